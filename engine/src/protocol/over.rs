//! The result of a game, for a program that goes on to play the next one.

use serde::{Deserialize, Serialize};

#[cfg(test)]
use super::schema::Within;
use super::{Line, PROTOCOL};
use crate::rules::{GameKind, GameResult, PerSeat, Seat};

/// The line that answers a result.
pub const READY: &str = "ready";

/// The part of the line that only a result has.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub(super) struct Ending {
    pub(super) over: Over,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields, inline))]
pub struct Over {
    /// The seat of the program.
    pub seat: Seat,
    /// The points of all seats.
    pub totals: PerSeat<i16>,
    /// The places of all seats by the rules; 1 is the best.
    #[cfg_attr(test, schemars(with = "PerSeat<Within<1, 6>>"))]
    pub places: PerSeat<u8>,
    /// The seats that have won: the best of those that have not lost by default.
    pub winners: Vec<Seat>,
}

impl Over {
    /// The result for this seat.
    pub fn new(seat: Seat, result: &GameResult, winners: &[Seat]) -> Self {
        Self { seat, totals: result.totals, places: result.places, winners: winners.to_vec() }
    }
}

/// The line with this result.
pub fn over(game: GameKind, over: Over) -> Result<String, serde_json::Error> {
    serde_json::to_string(&Line { protocol: PROTOCOL, game, view: Ending { over } })
}
