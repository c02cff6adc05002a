//! Presses on the private message of a spectator.

use std::collections::BTreeSet;

use crate::features::press::{NotAPress, read, read_seat};
use crate::rules::Seat;

/// What somebody without a seat wants at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpectatorPress {
    /// A seat in the lobby of the rematch when it opens.
    Next,
    /// No seat in it after all.
    NotNext,
    /// The seat of this computer player, from the next round on.
    SitIn(Seat),
    /// Not that seat after all.
    StayOut,
    /// Shows what this seat's player lets spectators see.
    Look(Seat),
    /// Shows the score sheet again.
    LookAway,
    /// A guess whose prediction comes true in this round: a select.
    Guess(u8),
}

impl SpectatorPress {
    /// The value of the select for a guess that nobody's prediction comes true. It means nothing next
    /// to a seat.
    pub(crate) const NOBODY: &str = "nobody";

    /// The value of the select for a seat.
    pub(crate) fn value(seat: Seat) -> String {
        seat.index().to_string()
    }

    /// The seats that were picked from the select.
    pub(in crate::features) fn read_guess(values: &[String]) -> Result<BTreeSet<Seat>, NotAPress> {
        let seats = values.iter().filter(|value| *value != Self::NOBODY);
        seats.map(|value| read_seat(value)).collect()
    }

    pub(in crate::features) fn text(self) -> String {
        match self {
            Self::Next => "in".to_owned(),
            Self::NotNext => "out".to_owned(),
            Self::SitIn(seat) => format!("sit-in.{}", seat.index()),
            Self::StayOut => "stay-out".to_owned(),
            Self::Look(seat) => format!("look.{}", seat.index()),
            Self::LookAway => "look-away".to_owned(),
            Self::Guess(round) => format!("guess.{round}"),
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        Ok(match fields {
            ["in"] => Self::Next,
            ["out"] => Self::NotNext,
            ["sit-in", seat] => Self::SitIn(read_seat(seat)?),
            ["stay-out"] => Self::StayOut,
            ["look", seat] => Self::Look(read_seat(seat)?),
            ["look-away"] => Self::LookAway,
            ["guess", round] => Self::Guess(read(round)?),
            _ => return Err(NotAPress),
        })
    }
}
