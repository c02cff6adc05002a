//! Another world: the same to one viewer, with what they do not see made anew.
//!
//! All pages and dice lie open. Hidden are only predictions that are made unseen, until all are in.

use rand::{Rng, RngExt as _};

use super::game::DiceGame;
use super::view::SeatView;
use crate::rules::Seat;

pub(super) fn another(game: &DiceGame, viewer: Option<Seat>, luck: &mut impl Rng) -> DiceGame {
    let mut other = game.clone();
    let unseen = |seat: &Seat| {
        Some(*seat) != viewer
            && game.round.predictions[*seat].is_some()
            && game.said_for_all(*seat).is_none()
    };
    for seat in game.seats().seats().filter(unseen) {
        let boxes = game.may_predict(seat);
        other.round.predictions[seat] = boxes.nth(luck.random_range(0..boxes.len().max(1)));
    }
    other
}

impl SeatView {
    /// A game that this view fits: what the seat does not see has not been said in it.
    pub fn world(&self) -> DiceGame {
        let table = &self.table;
        let mut round = table.round;
        round.predictions[self.seat] = self.prediction;
        DiceGame {
            beginning: table.beginning,
            round,
            rounds_before: table.rounds_before.clone(),
            intentions: table.intentions,
            pages: table.pages,
            final_scores: None,
            over: table.over,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::dice::{Beginning, DiceGame, Options};
    use crate::rules::{Chance, PerSeat, Rules as _, SeatCount};

    /// Where nothing is hidden a seat sees all that there is.
    #[test]
    fn the_world_of_a_view_is_the_game() {
        let (seats, chance) = (SeatCount::THREE, Chance::new([5; 32]));
        let beginning =
            Beginning::draw(Options::default(), PerSeat::none(seats), &mut chance.set_up());
        let mut game = DiceGame::new(&beginning.unwrap());
        let mut luck = chance.stream(u64::MAX);
        game.go_on(&chance);
        let mut decisions = 0;
        while let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) {
            for viewer in seats.seats() {
                assert_eq!(game.seat_view(viewer).world(), game);
            }
            let answers = game.asked(seat).unwrap().answers();
            let answer = answers[luck.below(answers.len() as u32) as usize];
            let event = game.answer(seat, &answer).unwrap();
            game.carry_out(event, &chance);
            decisions += 1;
        }
        assert!(game.is_over() && decisions > 60, "{decisions}");
    }
}
