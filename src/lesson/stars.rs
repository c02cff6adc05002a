//! The stars that a learner earns with a lesson.

use crate::rules::{OfGame, SeatView};

/// The stars for one lesson: three for an exact prediction, two for one that is one off, one for any
/// other. A Jester Score counts as exact, since it makes up for a miss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stars {
    One = 1,
    Two,
    Three,
}

impl Stars {
    /// The most stars that a lesson gives.
    pub const MOST: u8 = Self::Three as u8;

    /// The stars for a round that is over; `None` if it was not scored.
    pub(super) fn of(view: &SeatView) -> Option<Self> {
        let off = match view {
            OfGame::Cards(view) => {
                let round = view.table.sheet.last()?;
                round.predictions[view.seat].abs_diff(round.won[view.seat])
            }
            OfGame::Dice(view) => {
                let result = view.table.round.scores[view.seat]?.result;
                let of = view.table.round.predictions[view.seat]?;
                if result.is_good() { 0 } else { result.count.abs_diff(of.number.get()) }
            }
        };
        Some(match off {
            0 => Self::Three,
            1 => Self::Two,
            _ => Self::One,
        })
    }

    pub const fn count(self) -> u8 {
        self as u8
    }

    /// The stars with this digit.
    pub(super) const fn read(digit: char) -> Option<Self> {
        match digit {
            '1' => Some(Self::One),
            '2' => Some(Self::Two),
            '3' => Some(Self::Three),
            _ => None,
        }
    }
}
