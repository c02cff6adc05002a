//! Everything that is settled before the first round.

use serde::{Deserialize, Serialize};

use super::card::Suit;
use super::deal::draw_suits;
use super::options::{Options, Unplayable};
use crate::rules::chance::Draws;
use crate::rules::{PerSeat, Seat, SeatCount};

/// Everything that is settled before the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beginning {
    pub seats: SeatCount,
    pub options: Options,
    /// The first dealer (drawn).
    pub dealer: Seat,
    /// Unicolore: the suit that each seat owns (drawn).
    pub suits: Option<PerSeat<Suit>>,
}

impl Beginning {
    /// Draws the first dealer and, in unicolore, the suits.
    ///
    /// # Errors
    /// The rule that forbids these options for this number of players.
    pub fn draw(options: Options, seats: SeatCount, draws: &mut Draws) -> Result<Self, Unplayable> {
        options.check_for(seats)?;
        let dealer = Seat::new(draws.below(seats.get() as u32) as u8);
        let suits = options.unicolore.then(|| draw_suits(seats, draws));
        Ok(Self { seats, options, dealer, suits })
    }
}
