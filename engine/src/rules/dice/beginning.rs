//! Everything that is settled before the first round.

use serde::{Deserialize, Serialize};

use super::options::{Options, SeerRule, Unplayable};
use crate::rules::chance::Draws;
use crate::rules::{PerSeat, Seat, SeatCount};

/// Everything that is settled before the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beginning {
    pub seats: SeatCount,
    pub options: Options,
    pub seer: Seat,
    /// The way in which the first Seer was determined.
    pub first: FirstSeer,
    /// True for the players who were the last to play on this server, according to its records.
    pub last_played: PerSeat<bool>,
}

/// The way in which the first Seer was determined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstSeer {
    /// The records alone decided: exactly one of the players was the last to play.
    LastPlayed,
    /// The Seer was drawn among several who played last, or among all players.
    Drawn,
    /// The table chose the Seer in the lobby.
    Chosen,
}

impl Beginning {
    /// The first Seer is the player whom the table has chosen: `order` is the seat of each place in
    /// the lobby. If nobody is chosen, or nobody has that place, it is the player who last played.
    /// If several did, in the same game, the Seer is drawn among them; if no one ever did, or if the
    /// table wants it so, among all players. The candidates are numbered in the order of the seats.
    ///
    /// # Errors
    /// The rule that forbids these options for this number of players.
    pub fn draw(
        options: Options,
        order: &[Seat],
        last_played: PerSeat<bool>,
        draws: &mut Draws,
    ) -> Result<Self, Unplayable> {
        let seats = last_played.seats();
        options.check_for(seats)?;
        let chosen = options.first_seer.place().and_then(|place| order.get(place));
        if let Some(seer) = chosen.copied() {
            return Ok(Self { seats, options, seer, first: FirstSeer::Chosen, last_played });
        }
        let played: Vec<Seat> = seats.seats().filter(|seat| last_played[*seat]).collect();
        let of_all = played.is_empty() || options.first_seer == SeerRule::Drawn;
        let among = if of_all { seats.seats().collect() } else { played };
        let (seer, first) = match among[..] {
            [seer] => (seer, FirstSeer::LastPlayed),
            _ => (among[draws.below(among.len() as u32) as usize], FirstSeer::Drawn),
        };
        Ok(Self { seats, options, seer, first, last_played })
    }
}
