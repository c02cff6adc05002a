//! What is settled before the first round.

use serde::{Deserialize, Serialize};

use super::options::{Options, Unplayable};
use crate::rules::chance::Draws;
use crate::rules::{PerSeat, Seat, SeatCount};

/// What is settled before the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beginning {
    /// How many play.
    pub seats: SeatCount,
    /// The choices of this game.
    pub options: Options,
    /// The first Seer.
    pub seer: Seat,
    /// How the first Seer was found.
    pub first: FirstSeer,
    /// Who last played on this server, by its records.
    pub last_played: PerSeat<bool>,
}

/// How the first Seer was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstSeer {
    /// By the records alone: one of them was the last to play.
    LastPlayed,
    /// Drawn among the last who played, or among all.
    Drawn,
}

impl Beginning {
    /// The first Seer is the one who last played. If several did, in the same game, or nobody ever did,
    /// the Seer is drawn among these, in the order of the seats.
    ///
    /// # Errors
    /// The rule that forbids these choices for that many players.
    pub fn draw(
        options: Options,
        last_played: PerSeat<bool>,
        draws: &mut Draws,
    ) -> Result<Self, Unplayable> {
        let seats = last_played.seats();
        options.check_for(seats)?;
        let played: Vec<Seat> = seats.seats().filter(|seat| last_played[*seat]).collect();
        let among = if played.is_empty() { seats.seats().collect() } else { played };
        let (seer, first) = match among[..] {
            [seer] => (seer, FirstSeer::LastPlayed),
            _ => (among[draws.below(among.len() as u32) as usize], FirstSeer::Drawn),
        };
        Ok(Self { seats, options, seer, first, last_played })
    }
}
