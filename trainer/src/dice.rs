//! Dice games against a fixed company.

use anyhow::{Context as _, Result};
use engine::computer::{Level, Plays as _};
use engine::rules::dice::{Action, Beginning, DiceGame, Options, SeatView};
use engine::rules::{Chance, Draws, PerSeat, Rules as _, SeatCount};

/// The seating of a game.
pub struct Contest<'a> {
    /// The seats of the measured player.
    pub own: &'a [usize],
    /// The number of seats.
    pub seats: usize,
    /// The level of the players on all other seats.
    pub company: Level,
    pub options: Options,
}

impl Contest<'_> {
    /// The share of the win, in the game with this seed, that goes to the measured seats if they
    /// play with `choose`. A win that several players share is divided among them.
    pub fn wins(
        &self,
        seed: u64,
        mut choose: impl FnMut(&SeatView, &mut Draws) -> Option<Action>,
    ) -> Result<f64> {
        let seats = SeatCount::try_from(self.seats).ok().context("so many cannot play")?;
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        let chance = Chance::new(bytes);
        let beginning =
            Beginning::draw(self.options, &[], PerSeat::none(seats), &mut chance.set_up())
                .ok()
                .context("so many cannot play")?;
        let mut game = DiceGame::new(&beginning);
        let mut luck = chance.stream(u64::MAX);
        game.go_on(&chance);
        while let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) {
            let view = game.seat_view(seat);
            let action = if self.own.contains(&seat.index()) {
                choose(&view, &mut luck)
            } else {
                DiceGame::choose(self.company, &view, &mut luck)
            };
            let action = action.context("who is asked acts")?;
            let answer = game.answer(seat, &action).ok().context("what is done is allowed")?;
            game.carry_out(answer, &chance);
        }
        let places = game.result().context("the game has ended")?.places;
        let first = places.iter().filter(|(_, place)| **place == 1).count();
        let won = self.own.iter().filter(|seat| places.values()[**seat] == 1).count();
        Ok(won as f64 / first as f64)
    }
}
