//! The 60 cards: four suits with ranks 1 to 13, four Wizards, four Jesters.

use crate::record::Halt;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Suit {
    Blue,
    Green,
    Red,
    Yellow,
}

impl Suit {
    const ALL: [Self; 4] = [Self::Blue, Self::Green, Self::Red, Self::Yellow];

    fn letter(self) -> char {
        match self {
            Self::Blue => 'B',
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
        }
    }
}

/// A card. All Wizards are equal, and so are all Jesters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub(crate) enum Card {
    Jester,
    /// A suit and a rank, 1 to 13.
    Suited(Suit, u8),
    Wizard,
}

impl Card {
    pub(crate) fn suit(self) -> Option<Suit> {
        match self {
            Self::Suited(suit, _) => Some(suit),
            Self::Jester | Self::Wizard => None,
        }
    }

    /// The rank, regardless of the suit: a Wizard ranks above 13, a Jester below 1.
    pub(crate) fn rank(self) -> u8 {
        match self {
            Self::Jester => 0,
            Self::Suited(_, rank) => rank,
            Self::Wizard => 14,
        }
    }

    fn suited(text: &str) -> Option<Self> {
        let letter = text.chars().next()?;
        let suit = Suit::ALL.into_iter().find(|suit| suit.letter() == letter)?;
        let rank = text[1..].parse().ok().filter(|rank| (1..=13).contains(rank))?;
        // Only the canonical notation is accepted: no `B01`, no `B+1`.
        Some(Self::Suited(suit, rank)).filter(|card| card.to_string() == text)
    }

    fn copies(self) -> usize {
        match self {
            Self::Suited(..) => 1,
            Self::Jester | Self::Wizard => 4,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Jester => write!(f, "J"),
            Self::Suited(suit, rank) => write!(f, "{}{rank}", suit.letter()),
            Self::Wizard => write!(f, "W"),
        }
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let card = match text.as_str() {
            "J" => Some(Self::Jester),
            "W" => Some(Self::Wizard),
            suited => Self::suited(suited),
        };
        card.ok_or_else(|| format!("there is no card `{text}`"))
    }
}

/// Refuses cards that cannot all come from one deck.
pub(crate) fn check_one_deck(cards: impl Iterator<Item = Card>) -> Result<(), Halt> {
    let mut dealt: BTreeMap<Card, usize> = BTreeMap::new();
    for card in cards {
        let copies = dealt.entry(card).or_default();
        *copies += 1;
        require!(*copies <= card.copies(), "the deck holds only {} of {card}", card.copies());
    }
    Ok(())
}
