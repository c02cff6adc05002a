//! The strength of computer players: a dial, ten numbers of which have names.

use std::fmt;
use std::str::FromStr;

/// The playing strength of a computer player: a number on a dial from 10 (beginner) to 100
/// (archmage).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// Plays any allowed action, all with the same probability: for tests. It is below the dial.
    pub const RANDOM: Self = Self(0);
    /// Knows the rules, and errs as people do who are new to the game.
    pub const BEGINNER: Self = Self(10);
    pub const NOVICE: Self = Self(20);
    pub const APPRENTICE: Self = Self(30);
    pub const JOURNEYMAN: Self = Self(40);
    pub const ADEPT: Self = Self(50);
    pub const CONJURER: Self = Self(60);
    /// Errs little: nearly a master.
    pub const MAGE: Self = Self(70);
    /// Knows the value of cards and dice, and forgets nothing that was shown.
    pub const MASTER: Self = Self(80);
    /// Plays like a master, and at some decisions like an archmage.
    pub const GRANDMASTER: Self = Self(90);
    /// Plays like a master, but looks one decision ahead before choosing.
    pub const ARCHMAGE: Self = Self(100);

    /// The levels with names, the weakest first.
    pub const NAMED: [Self; 11] = [
        Self::RANDOM,
        Self::BEGINNER,
        Self::NOVICE,
        Self::APPRENTICE,
        Self::JOURNEYMAN,
        Self::ADEPT,
        Self::CONJURER,
        Self::MAGE,
        Self::MASTER,
        Self::GRANDMASTER,
        Self::ARCHMAGE,
    ];
    const NAMES: [&str; 11] = [
        "random",
        "beginner",
        "novice",
        "apprentice",
        "journeyman",
        "adept",
        "conjurer",
        "mage",
        "master",
        "grandmaster",
        "archmage",
    ];
    /// The distance between two names on the dial.
    const STEP: u8 = 10;

    /// The level of computer players who join when no one has chosen one.
    pub const JOINING: Self = Self::APPRENTICE;

    /// All levels from beginner to archmage.
    pub fn dial() -> impl Iterator<Item = Self> {
        (Self::BEGINNER.0..=Self::ARCHMAGE.0).map(Self)
    }

    /// The number on the dial, 10 to 100; 0 for random.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The last level with a name that is not above this one.
    #[must_use]
    pub const fn named(self) -> Self {
        Self(self.0 - self.0 % Self::STEP)
    }

    /// The first level with a name that is above this one; `None` above an archmage.
    pub fn next_named(self) -> Option<Self> {
        Self::NAMED.into_iter().find(|named| *named > self)
    }

    /// The word for the last level with a name that is not above this one.
    pub const fn name(self) -> &'static str {
        Self::NAMES[(self.0 / Self::STEP) as usize]
    }

    /// The value at this level of something known at the ten names from beginner to archmage;
    /// between two names it is on the straight line between their values.
    pub(super) fn along(self, values: &[f32; 10]) -> f32 {
        let above_beginner = self.0.saturating_sub(Self::BEGINNER.0);
        let below = usize::from(above_beginner / Self::STEP).min(values.len() - 1);
        let above = (below + 1).min(values.len() - 1);
        let share = f32::from(above_beginner % Self::STEP) / f32::from(Self::STEP);
        values[below] + share * (values[above] - values[below])
    }
}

/// A name, or the number of a level that has none: the word for it in commands and the database.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == self.named() { f.pad(self.name()) } else { write!(f, "{}", self.0) }
    }
}

/// The error for a word that is not a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no level: choose {names}, or a number from 10 to 100", names = Level::NAMES.join(", "))]
pub struct NotALevel(pub(super) String);

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(word: &str) -> Result<Self, NotALevel> {
        let named = Self::NAMED.into_iter().find(|level| level.name() == word);
        let numbered = || Self::dial().find(|level| level.number().to_string() == word);
        named.or_else(numbered).ok_or_else(|| NotALevel(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_word_of_its_own() {
        for level in Level::dial().chain([Level::RANDOM]) {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!("30".parse(), Ok(Level::APPRENTICE));
        for word in ["", "9", "101", "030", "genius", "Master"] {
            assert!(word.parse::<Level>().is_err(), "{word}");
        }
    }

    #[test]
    fn what_is_known_at_the_names_changes_evenly_between_them() {
        let values = [1.0, 0.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 7.0];
        for (number, due) in [(10, 1.0), (15, 0.9), (20, 0.8), (25, 0.4), (30, 0.0), (100, 7.0)] {
            let value = Level(number).along(&values);
            assert!((value - due).abs() < 1e-6, "{number}: {value}");
        }
    }
}
