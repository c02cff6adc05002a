//! The questions a seat may have to answer, and the reasons why an answer may be refused.

use super::card::{Card, CardSet, Suit};
use super::event::Action;

/// A question a seat has to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The dealer names the trump suit.
    NameTrump,
    /// The seat predicts 0 to `cards` tricks, but not `forbidden` (plus/minus one).
    Predict {
        /// The number of cards dealt to each player.
        cards: u8,
        /// The number that would make the predictions add up to the number of tricks.
        forbidden: Option<u8>,
    },
    /// The seat plays one of these cards.
    Play {
        /// The cards that may be played.
        playable: CardSet,
    },
}

impl Ask {
    /// All allowed answers, in the order in which they are offered.
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

/// The reason why an action is not allowed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    Over,
    /// The game waits for other players.
    NotYourTurn,
    /// The game asks this seat a different question.
    NotTheQuestion(Ask),
    /// The prediction exceeds the number of cards.
    MoreThanCards {
        /// The number of cards dealt to each player.
        cards: u8,
    },
    /// Plus/minus one: the predictions would add up to the number of tricks.
    AddsUp {
        /// The number of tricks.
        cards: u8,
    },
    /// This card is not in the hand.
    NotInHand(Card),
    /// The suit must be followed.
    Follow {
        suit: Suit,
        /// The cards that may be played instead.
        playable: CardSet,
    },
}
