//! What a seat may be asked, and why an answer may be refused.

use super::card::{Card, CardSet, Suit};
use super::event::Action;

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

impl Ask {
    /// Every answer that is allowed, in the order in which it is offered.
    pub fn answers(&self) -> Vec<Action> {
        match *self {
            Self::NameTrump => Suit::ALL.map(Action::NameTrump).to_vec(),
            Self::Predict { cards, forbidden } => {
                let allowed = (0..=cards).filter(|tricks| Some(*tricks) != forbidden);
                allowed.map(Action::Predict).collect()
            }
            Self::Play { playable } => {
                let mut cards: Vec<Card> = playable.cards().collect();
                // Wizards are alike, and so are Jesters.
                cards.dedup();
                cards.into_iter().map(Action::Play).collect()
            }
        }
    }
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
