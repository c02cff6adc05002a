//! Those who play one game: what each decides, and how long that takes.

use std::time::Duration;

use super::{Broken, Entrant};
use crate::clock;
use crate::computer::Plays;
use crate::rules::Seat;
use crate::rules::chance::{Chance, Draws};

/// Those who play one game, by their seats.
pub(super) struct Players<'a> {
    seats: Vec<Player<'a>>,
}

/// Who sits at a seat.
struct Player<'a> {
    entrant: &'a Entrant,
    /// Its own luck.
    luck: Draws,
    /// How long each decision took.
    thought: Vec<Duration>,
}

impl<'a> Players<'a> {
    /// These sit down, in the order of the seats.
    pub(super) fn new(entrants: &[&'a Entrant], thoughts: &Chance) -> Self {
        let sits = |(seat, entrant): (u64, &&'a Entrant)| Player {
            entrant,
            luck: thoughts.stream(seat),
            thought: Vec::new(),
        };
        Self { seats: (0..).zip(entrants).map(sits).collect() }
    }

    /// The event that the seat's decision is.
    pub(super) fn decide<G: Plays>(&mut self, game: &G, seat: Seat) -> Result<G::Event, Broken> {
        let player = &mut self.seats[seat.index()];
        let view = game.seat_view(seat);
        let Entrant::Level(level) = player.entrant;
        let begun = clock::time_of_this_thread();
        let action = G::choose(*level, &view, &mut player.luck);
        player.thought.push(clock::time_of_this_thread().saturating_sub(begun));
        let level = *level;
        let action = action.ok_or(Broken::Silent { level })?;
        game.answer(seat, &action)
            .map_err(|refusal| Broken::Refused { level, refusal: refusal.into() })
    }

    /// How long each decision of each seat took.
    pub(super) fn thought(self) -> Vec<Vec<Duration>> {
        self.seats.into_iter().map(|player| player.thought).collect()
    }
}
