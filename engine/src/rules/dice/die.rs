//! The seven dice, their faces, and sets of dice.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use strum::{EnumCount, IntoStaticStr, VariantArray};

pub use crate::rules::color::Color;
use crate::rules::variants::all;

/// A face of a die.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumCount,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Face {
    Blue,
    Green,
    Red,
    Yellow,
    /// The face counts as the Wizard Color.
    Wizard,
    /// The face counts as no color, and may give a Jester Score.
    Jester,
}

impl Face {
    /// All six faces, in the order in which a draw numbers them.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// The word for this face in message ids and in the names of emojis.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The letter for this face in the texts of buttons.
    pub const fn letter(self) -> char {
        match self {
            Self::Blue => 'B',
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Wizard => 'W',
            Self::Jester => 'J',
        }
    }
}

impl From<Color> for Face {
    fn from(color: Color) -> Self {
        match color {
            Color::Blue => Self::Blue,
            Color::Green => Self::Green,
            Color::Red => Self::Red,
            Color::Yellow => Self::Yellow,
        }
    }
}

/// One of the seven dice, which keep their index 0 to 6 throughout the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Die(u8);

impl Die {
    pub const COUNT: usize = 7;

    /// The die with this index, if it is 0 to 6.
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::COUNT as u8 { Some(Self(index)) } else { None }
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The index of the die, 0 to 6.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of some of the seven dice.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct DiceSet(u8);

impl DiceSet {
    pub const EMPTY: Self = Self(0);
    pub const ALL: Self = Self((1 << Die::COUNT) - 1);

    /// The number of dice.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn has(self, die: Die) -> bool {
        self.0 & (1 << die.0) != 0
    }

    /// The set with this die added.
    #[must_use]
    pub const fn with(self, die: Die) -> Self {
        Self(self.0 | 1 << die.0)
    }

    /// The union of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The dice of this set that are not in the other one.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The dice in the order of their index.
    pub fn dice(self) -> impl Iterator<Item = Die> + Clone {
        Die::all().filter(move |die| self.has(*die))
    }

    /// All 128 sets of dice.
    pub fn every_set() -> impl Iterator<Item = Self> + Clone {
        (0..=Self::ALL.0).map(Self)
    }
}

impl FromIterator<Die> for DiceSet {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Self {
        dice.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.dice().map(Die::index)).finish()
    }
}

/// Writes the indices of the dice.
impl Serialize for DiceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.dice().map(Die::index))
    }
}

impl<'de> Deserialize<'de> for DiceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let indices = Vec::<u8>::deserialize(deserializer)?;
        let dice: Option<Self> = indices.iter().copied().map(Die::new).collect();
        dice.filter(|dice| dice.len() == indices.len())
            .ok_or_else(|| D::Error::custom("dice are 0 to 6, each at most once"))
    }
}

/// The faces of the seven dice; a die that has not been rolled or turned yet shows none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice([Option<Face>; Die::COUNT]);

impl Dice {
    /// The face of this die.
    pub const fn face(&self, die: Die) -> Option<Face> {
        self.0[die.index()]
    }

    /// The dice that show this face.
    pub fn showing(&self, face: Face) -> DiceSet {
        Die::all().filter(|die| self.face(*die) == Some(face)).collect()
    }

    /// The number of dice that show this face.
    pub fn count(&self, face: Face) -> u8 {
        self.0.iter().filter(|shown| **shown == Some(face)).count() as u8
    }

    /// The dice that show no face yet.
    pub fn not_lying(&self) -> DiceSet {
        Die::all().filter(|die| self.face(*die).is_none()).collect()
    }

    /// The dice without the faces of those in `taken`.
    #[must_use]
    pub fn without(&self, taken: DiceSet) -> Self {
        let left = DiceSet::ALL.minus(taken).dice();
        let left = left.filter_map(|die| Some((die, self.face(die)?)));
        left.fold(Self::default(), |dice, (die, face)| dice.with(die, face))
    }

    /// The dice with this one showing this face.
    #[must_use]
    pub const fn with(mut self, die: Die, face: Face) -> Self {
        self.0[die.index()] = Some(face);
        self
    }
}

impl From<[Face; Die::COUNT]> for Dice {
    fn from(faces: [Face; Die::COUNT]) -> Self {
        Self(faces.map(Some))
    }
}

/// Two different dice, and the faces they are turned to (Magic Card `turn-two`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turned([(Die, Face); 2]);

impl Turned {
    /// Returns these two dice, or `None` if they are the same die.
    pub fn new(one: (Die, Face), other: (Die, Face)) -> Option<Self> {
        match one.0.cmp(&other.0) {
            std::cmp::Ordering::Less => Some(Self([one, other])),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Self([other, one])),
        }
    }

    /// The dice and their faces, in the order of the index.
    pub const fn faces(self) -> [(Die, Face); 2] {
        self.0
    }
}

/// Writes a map from the index, as text, to the face.
impl Serialize for Turned {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.map(|(die, face)| (die.index(), face)))
    }
}

impl<'de> Deserialize<'de> for Turned {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let faces = std::collections::BTreeMap::<String, Face>::deserialize(deserializer)?;
        let mut dice =
            faces.iter().map(|(index, face)| Some((Die::new(index.parse().ok()?)?, *face)));
        let two = match (dice.next(), dice.next(), dice.next()) {
            (Some(Some(one)), Some(Some(other)), None) => Self::new(one, other),
            _ => None,
        };
        two.ok_or_else(|| D::Error::custom("two dice are turned, of 0 to 6"))
    }
}

#[cfg(test)]
mod tests;
