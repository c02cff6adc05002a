//! The actions of a seat, and the events of the game's record.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::card::{Card, CardSet, Suit};
use super::schedule::MOST_ROUNDS;
use crate::rules::{PerSeat, Seat};

/// An action of a seat that has been asked to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The dealer names the trump suit after a Wizard was turned up.
    NameTrump(Suit),
    /// The player predicts this number of tricks.
    Predict(u8),
    /// The player plays this card.
    Play(Card),
}

/// An event, in the form in which the game's record holds it. Every key is present: a value that does not apply is null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    Round {
        /// The number of the round, from 1.
        #[serde(deserialize_with = "at_most_as_many_as_rounds")]
        round: u8,
        /// The number of cards dealt to each player.
        #[serde(deserialize_with = "at_most_as_many_as_rounds")]
        cards: u8,
        dealer: Seat,
    },
    /// The cards are dealt.
    Deal {
        hands: PerSeat<CardSet>,
        /// The card turned up, if one was left.
        #[serde(deserialize_with = "Option::deserialize")]
        turned: Option<Card>,
    },
    /// The trump suit is settled.
    Trump {
        /// The trump suit; `None` if the round has no trump.
        #[serde(deserialize_with = "Option::deserialize")]
        suit: Option<Suit>,
        /// The dealer who named the suit, if one had to be named.
        #[serde(deserialize_with = "Option::deserialize")]
        by: Option<Seat>,
    },
    Predict {
        seat: Seat,
        /// The predicted number of tricks.
        #[serde(deserialize_with = "at_most_as_many_as_rounds")]
        tricks: u8,
    },
    /// A seat plays a card.
    Play { seat: Seat, card: Card },
    /// A trick is taken.
    Trick { winner: Seat },
    /// The round is scored.
    Score {
        /// The points of the round.
        points: PerSeat<i16>,
        /// The totals including the points of the round.
        totals: PerSeat<i16>,
    },
    End {
        totals: PerSeat<i16>,
        /// The final place of each seat; a shared place skips the next.
        places: PerSeat<u8>,
    },
    /// The table was closed before the game ended.
    Stopped {},
}

impl Event {
    /// The seat that this event names, if it names one.
    pub(super) const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Round { dealer: seat, .. }
            | Self::Predict { seat, .. }
            | Self::Play { seat, .. }
            | Self::Trick { winner: seat } => Some(seat),
            Self::Trump { by, .. } => by,
            Self::Deal { .. } | Self::Score { .. } | Self::End { .. } | Self::Stopped {} => None,
        }
    }

    /// The decision that this event records, or `None` if it followed without one.
    pub const fn decision(&self) -> Option<(Seat, Action)> {
        match *self {
            Self::Predict { seat, tricks } => Some((seat, Action::Predict(tricks))),
            Self::Play { seat, card } => Some((seat, Action::Play(card))),
            Self::Trump { suit: Some(suit), by: Some(seat) } => {
                Some((seat, Action::NameTrump(suit)))
            }
            Self::Trump { .. }
            | Self::Round { .. }
            | Self::Deal { .. }
            | Self::Trick { .. }
            | Self::Score { .. }
            | Self::End { .. }
            | Self::Stopped {} => None,
        }
    }
}

/// No game has more than 20 rounds, and no round more cards or tricks. Numbers are bounded when
/// they are read, so that no sum of them overflows.
fn at_most_as_many_as_rounds<'de, D: Deserializer<'de>>(read: D) -> Result<u8, D::Error> {
    let number = u8::deserialize(read)?;
    let fits = usize::from(number) <= MOST_ROUNDS;
    fits.then_some(number).ok_or_else(|| D::Error::custom("more than a game has rounds"))
}
