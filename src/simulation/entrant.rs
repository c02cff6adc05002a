//! Who plays: a computer player of ours.

use std::fmt;
use std::str::FromStr;

use crate::computer::{Level, NotALevel};
use crate::rules::SeatCount;

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A computer player of this level.
    Level(Level),
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Entrant {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        text.parse().map(Self::Level)
    }
}

/// Those who play, one after the other: separated by commas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrants(pub Vec<Entrant>);

impl FromStr for Entrants {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        text.split(',').map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

/// Those who play, in sitting order: the same one everywhere, or one for each seat.
///
/// # Errors
/// How many would be right.
pub fn at_seats(entrants: &[Entrant], seats: SeatCount) -> Result<Vec<Entrant>, String> {
    match entrants {
        [entrant] => Ok(vec![entrant.clone(); seats.get()]),
        _ if entrants.len() == seats.get() => Ok(entrants.to_vec()),
        _ => Err(format!("--seats takes one level, or one for each of the {} seats", seats.get())),
    }
}
