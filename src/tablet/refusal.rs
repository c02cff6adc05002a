//! The reasons why an entry is refused.

use crate::rules::Seat;
use crate::rules::dice::{Number, Prediction};

/// The reason why an entry is refused. Nothing is entered then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the entry breaks a rule: {self:?}")]
pub enum Refusal {
    /// The game cannot be played with these options or this number of players.
    Unplayable,
    /// Something else is due, or the game is over.
    NotDue,
    /// A part of the line is no number, prediction or result.
    NotUnderstood,
    /// The line has more or fewer items than there are seats.
    Count { wanted: usize, typed: usize },
    /// A number is larger than the number of cards of the round.
    MoreThanCards { seat: Seat, cards: u8 },
    /// Plus/minus one: the predictions add up to the number of tricks. The seat predicts last.
    AddsUp { seat: Seat, cards: u8 },
    /// The tricks of all players are not as many as the cards of the round.
    Sum { sum: u16, cards: u8 },
    /// The box holds a result.
    BoxUsed { seat: Seat, of: Prediction },
    /// Another player has predicted the box in this round.
    BoxTaken { seat: Seat, of: Prediction, by: Seat },
    /// The box that is to be struck holds no minus points, or the Magic Card strikes nothing.
    NothingToStrike { seat: Seat },
    /// More dice count than there are.
    MoreThanDice { seat: Seat },
    /// The Jester box of this number holds its X.
    JesterBoxUsed { seat: Seat, jesters: Number },
}
