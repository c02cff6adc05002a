//! What a seat may be asked, and why an answer may be refused.

use super::card::{Card, CardSet, Suit};

/// What a seat is asked to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To name a trump suit.
    NameTrump,
    /// To predict 0 to `cards` tricks, but not `forbidden` (plus/minus one).
    Predict {
        /// How many cards were dealt to each.
        cards: u8,
        /// The number that would make the predictions add up.
        forbidden: Option<u8>,
    },
    /// To play one of these cards.
    Play {
        /// What may be played.
        playable: CardSet,
    },
}

/// Why an action is not allowed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The game waits for others.
    NotYourTurn,
    /// The game asks this seat something else.
    NotTheQuestion(Ask),
    /// A prediction above the number of cards.
    MoreThanCards {
        /// How many cards were dealt to each.
        cards: u8,
    },
    /// Plus/minus one: the predictions would add up to the number of tricks.
    AddsUp {
        /// The number of tricks that they would add up to.
        cards: u8,
    },
    /// This card is not in the hand.
    NotInHand(Card),
    /// The suit must be followed; these cards may be played.
    Follow {
        /// The suit to follow.
        suit: Suit,
        /// What may be played instead.
        playable: CardSet,
    },
}
