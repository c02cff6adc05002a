//! What a seat may do, and what happens: the events of the game's record.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::card::{Card, CardSet, Suit};
use super::schedule::MOST_ROUNDS;
use crate::rules::{PerSeat, Seat};

/// What a seat may do when it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The dealer, after a Wizard was turned up: this suit is trump.
    NameTrump(Suit),
    /// I will win that many tricks.
    Predict(u8),
    /// This card.
    Play(Card),
}

/// What happened; written as in the game's record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A round begins.
    Round {
        /// Its number, from 1.
        #[serde(deserialize_with = "at_most_as_many_as_rounds")]
        round: u8,
        /// How many cards each is dealt.
        #[serde(deserialize_with = "at_most_as_many_as_rounds")]
        cards: u8,
        /// Who deals.
        dealer: Seat,
    },
    /// The cards are dealt.
    Deal {
        /// What everybody holds.
        hands: PerSeat<CardSet>,
        /// The card turned up, if one was left.
        turned: Option<Card>,
    },
    /// Trump is settled.
    Trump {
        /// The trump suit, if there is one.
        suit: Option<Suit>,
        /// The dealer who named it, if somebody had to.
        by: Option<Seat>,
    },
    /// A prediction.
    Predict {
        /// Whose.
        seat: Seat,
        /// How many tricks.
        #[serde(deserialize_with = "at_most_as_many_as_rounds")]
        tricks: u8,
    },
    /// A card is played.
    Play {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A trick is taken.
    Trick {
        /// By whom.
        winner: Seat,
    },
    /// The round is scored.
    Score {
        /// The points of the round.
        points: PerSeat<i16>,
        /// The totals with them.
        totals: PerSeat<i16>,
    },
    /// The game is over.
    End {
        /// The final totals.
        totals: PerSeat<i16>,
        /// Everybody's place; a shared place skips the next.
        places: PerSeat<u8>,
    },
    /// The table was ended before the game was.
    Stopped {},
}

impl Event {
    /// The decision that this event is, or `None` when it followed by itself.
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

/// No game has more rounds than 20, no round more cards or tricks: what is read is bounded here, so that no sum
/// of it overflows.
fn at_most_as_many_as_rounds<'de, D: Deserializer<'de>>(read: D) -> Result<u8, D::Error> {
    let number = u8::deserialize(read)?;
    let fits = usize::from(number) <= MOST_ROUNDS;
    fits.then_some(number).ok_or_else(|| D::Error::custom("more than a game has rounds"))
}
