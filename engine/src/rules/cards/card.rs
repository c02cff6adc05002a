//! The sixty cards, and sets of cards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// A suit. Its cards show a people: blue the humans, green the elves, red the dwarves, yellow the
/// giants.
pub use crate::rules::color::Color as Suit;

/// A rank, 1 to 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rank(u8);

impl Rank {
    const COUNT: u32 = 13;

    /// The rank with this number, if it is 1 to 13.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=13 => Some(Self(number)),
            _ => None,
        }
    }

    /// The number of this rank, 1 to 13.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// One card. The four Wizards are alike, and so are the four Jesters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Card {
    Suited(Suit, Rank),
    /// A Wizard beats every other card.
    Wizard,
    /// A Jester loses to every other card.
    Jester,
}

impl Card {
    /// The suit of the card; Wizards and Jesters have none.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Self::Suited(suit, _) => Some(suit),
            Self::Wizard | Self::Jester => None,
        }
    }
}

/// Writes `B1` to `Y13`, `W` or `J`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Suited(suit, rank) => write!(f, "{}{}", suit.letter(), rank.number()),
            Self::Wizard => f.write_str("W"),
            Self::Jester => f.write_str("J"),
        }
    }
}

/// The error for a text that is not a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no card: cards are B1 to B13, G, R and Y likewise, W and J")]
pub struct NotACard(String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let suited = |suit: Suit| {
            let number = text.get(1..).filter(|digits| !digits.starts_with(['0', '+']));
            let rank = number.and_then(|digits| digits.parse().ok()).and_then(Rank::new);
            rank.map(|rank| Self::Suited(suit, rank))
        };
        let card = match text {
            "W" => Some(Self::Wizard),
            "J" => Some(Self::Jester),
            _ => {
                Suit::ALL.into_iter().find(|suit| text.starts_with(suit.letter())).and_then(suited)
            }
        };
        card.ok_or_else(|| NotACard(text.to_owned()))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A set of cards in one word: one bit for each card of a suit, then four bits for the Wizards and
/// four for the Jesters, of which the lowest are set first.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

/// The bit of the lowest card of a suit.
const fn first_bit(suit: Suit) -> u32 {
    suit as u32 * Rank::COUNT
}

const WIZARDS: Kind = Kind { first_bit: 52 };
const JESTERS: Kind = Kind { first_bit: 56 };
const SUIT: u64 = (1 << Rank::COUNT) - 1;

/// Four cards that are alike: the Wizards or the Jesters.
#[derive(Clone, Copy)]
struct Kind {
    first_bit: u32,
}

impl Kind {
    const fn mask(self) -> u64 {
        0b1111 << self.first_bit
    }

    const fn count(self, bits: u64) -> u32 {
        (bits & self.mask()).count_ones()
    }
}

impl CardSet {
    pub const EMPTY: Self = Self(0);
    pub const DECK: Self = Self((1 << 60) - 1);

    /// The thirteen cards of a suit.
    pub const fn suit(suit: Suit) -> Self {
        Self(SUIT << first_bit(suit))
    }

    /// The four Wizards and the four Jesters.
    pub const fn wizards_and_jesters() -> Self {
        Self(WIZARDS.mask() | JESTERS.mask())
    }

    /// The fifteen cards that a player of unicolore owns.
    pub fn of_one_color(suit: Suit) -> Self {
        Self::suit(suit).with(Card::Wizard).with(Card::Jester)
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the set contains at least one such card.
    pub const fn has(self, card: Card) -> bool {
        self.0 & self.top_bit(card) != 0
    }

    /// The number of such cards in the set: up to four Wizards or Jesters, at most one of any other
    /// card.
    pub const fn count(self, card: Card) -> u32 {
        match card {
            Card::Suited(..) => self.has(card) as u32,
            Card::Wizard => WIZARDS.count(self.0),
            Card::Jester => JESTERS.count(self.0),
        }
    }

    /// The set with this card added; the same set if it already contains all such cards.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        let next = match card {
            Card::Suited(suit, rank) => 1 << (first_bit(suit) + rank.number() as u32 - 1),
            Card::Wizard => (1 << (52 + WIZARDS.count(self.0))) & WIZARDS.mask(),
            Card::Jester => (1 << (56 + JESTERS.count(self.0))) & JESTERS.mask(),
        };
        Self(self.0 | next)
    }

    /// The set with one such card removed; the same set if it contains none.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !self.top_bit(card))
    }

    /// The intersection of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The union of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of this set that are not in the other one; Wizards and Jesters are subtracted by
    /// number.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        other.cards().fold(self, Self::without)
    }

    /// All cards, sorted by suit and rank, then Wizards, then Jesters.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros())?;
            rest &= rest - 1;
            Some(card_at(bit))
        })
    }

    /// The card at this index of [`CardSet::cards`].
    pub fn nth(self, place: usize) -> Option<Card> {
        let mut rest = self.0;
        for _ in 0..place {
            rest &= rest.wrapping_sub(1);
        }
        (rest != 0).then(|| card_at(rest.trailing_zeros()))
    }

    /// The bit of a suited card, or the highest set bit of the Wizards or Jesters (0 if none is
    /// set).
    const fn top_bit(self, card: Card) -> u64 {
        match card {
            Card::Suited(suit, rank) => 1 << (first_bit(suit) + rank.number() as u32 - 1),
            Card::Wizard => (1 << (52 + WIZARDS.count(self.0))) >> 1 & WIZARDS.mask(),
            Card::Jester => (1 << (56 + JESTERS.count(self.0))) >> 1 & JESTERS.mask(),
        }
    }
}

/// The card for a bit of a set.
pub(super) const fn card_at(bit: u32) -> Card {
    if bit >= JESTERS.first_bit {
        Card::Jester
    } else if bit >= WIZARDS.first_bit {
        Card::Wizard
    } else {
        let suit = Suit::ALL[(bit / Rank::COUNT) as usize];
        Card::Suited(suit, Rank((bit % Rank::COUNT) as u8 + 1))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.cards().map(|card| card.to_string())).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let set: Self = cards.iter().copied().collect();
        if set.len() == cards.len() { Ok(set) } else { Err(D::Error::custom("a card too often")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    #[test]
    fn every_card_reads_as_it_is_written() {
        assert_eq!(CardSet::DECK.len(), 60);
        for card in CardSet::DECK.cards() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for text in ["", "B", "B0", "B14", "B01", "B+1", "X3", "WW", "w", "É1"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }

    #[test]
    fn wizards_are_alike_and_counted() {
        let hand = cards("W J W B3");
        assert_eq!(hand.count(Card::Wizard), 2);
        assert_eq!(hand.without(Card::Wizard), cards("B3 J W"));
        assert_eq!(hand.without(Card::Wizard).without(Card::Wizard).count(Card::Wizard), 0);
        assert_eq!(cards("W W W W W").len(), 4);
        assert_eq!(cards("J W W").minus(cards("W Y3")), cards("J W"));
    }

    #[test]
    fn a_set_is_listed_by_suit_then_wizards_then_jesters() {
        let listed: Vec<_> = cards("J Y1 W B13 G2 B2").cards().map(|c| c.to_string()).collect();
        assert_eq!(listed.join(" "), "B2 B13 G2 Y1 W J");
        assert_eq!(cards("J Y1 W").nth(1), Some(Card::Wizard));
        assert_eq!(cards("J Y1 W").nth(3), None);
    }
}
