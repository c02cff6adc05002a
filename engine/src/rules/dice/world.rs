//! Another world: a game that looks the same to one viewer, with everything hidden from them drawn
//! again.
//!
//! All pages and dice are public. Only predictions that are made unseen are hidden, until all have
//! been made.

use std::sync::Arc;

use rand::{Rng, RngExt as _};

use super::game::DiceGame;
use super::magic::Rolls;
use super::page::Page;
use super::round::Round;
use super::view::{SeatView, TableView};
use crate::rules::{PerSeat, Rules as _, Seat, SeatCount, SeenPrediction};

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
    /// A game that is consistent with this view. Predictions that the seat cannot see have not been
    /// made in it.
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

    /// Derives the view again from the rounds it shows. The result is equal if a game can look like
    /// this.
    #[must_use]
    pub fn again(&self) -> Self {
        let mut world = self.world();
        for (seat, said) in self.table.predictions.iter().filter(|(seat, _)| *seat != self.seat) {
            if *said == SeenPrediction::Covered {
                world.round.predictions[seat] = world.may_predict(seat).nth(0);
            }
        }
        let rounds = self.table.rounds_before.iter().chain([&world.round]);
        world.pages = pages_after(world.seats(), rounds);
        world.seat_view(self.seat)
    }
}

/// The pages of all players after these rounds.
fn pages_after<'a>(seats: SeatCount, rounds: impl Iterator<Item = &'a Round>) -> PerSeat<Page> {
    let mut pages = PerSeat::<Page>::none(seats);
    for round in rounds {
        for seat in seats.seats() {
            round.write_on(&mut pages[seat], seat);
        }
    }
    pages
}

impl TableView {
    /// The view of a seat when it was asked for its prediction in an earlier round. `None` if there
    /// was no such round, or if dice were rolled or turned before the predictions: their faces at
    /// that time are not stored.
    pub fn when_predicting(&self, round: u8, seat: Seat) -> Option<SeatView> {
        let before = usize::from(round).checked_sub(1)?;
        let then = self.rounds_before.get(before)?;
        match then.effect().rolls {
            Rolls::UpToThree | Rolls::SeersNumber => {}
            Rolls::FirstBeforePredictions | Rolls::TwoTurnedFirst => return None,
        }
        let seats = self.beginning.seats;
        let rounds_before = &self.rounds_before[..before];
        let mut round = Round::begin(seats, round, then.seer, then.magic);
        for earlier in seats.clockwise_from(then.seer).take_while(|earlier| *earlier != seat) {
            round.predictions[earlier] = then.predictions[earlier];
        }
        let game = DiceGame {
            beginning: self.beginning,
            round,
            rounds_before: Arc::new(rounds_before.to_vec()),
            intentions: PerSeat::none(seats),
            pages: pages_after(seats, rounds_before.iter()),
            final_scores: None,
            over: false,
        };
        Some(game.seat_view(seat))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use crate::rules::dice::{Ask, Beginning, DiceGame, Options, SeatView};
    use crate::rules::{Chance, PerSeat, Rules as _, Seat, SeatCount};

    /// If nothing is hidden, a seat sees everything that there is.
    #[test]
    fn the_world_of_a_view_is_the_game() {
        let (seats, chance) = (SeatCount::THREE, Chance::new([5; 32]));
        let beginning =
            Beginning::draw(Options::default(), &[], PerSeat::none(seats), &mut chance.set_up());
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

    /// Plays random games and compares the views at each prediction with the reconstructed ones.
    #[test]
    fn what_was_seen_at_a_prediction_is_seen_again() {
        let mut compared = 0;
        for (number, magic_cards) in (0..40).zip([false, true].into_iter().cycle()) {
            let (seats, chance) = (SeatCount::THREE, Chance::new([number; 32]));
            let options = Options { magic_cards, ..Options::default() };
            let beginning =
                Beginning::draw(options, &[], PerSeat::none(seats), &mut chance.set_up());
            let mut game = DiceGame::new(&beginning.unwrap());
            let mut luck = chance.stream(u64::MAX);
            game.go_on(&chance);
            let mut seen: HashMap<(u8, Seat), SeatView> = HashMap::new();
            while let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) {
                let view = game.seat_view(seat);
                if let Some(Ask::Predict { .. }) = view.ask {
                    seen.insert((game.round(), seat), view);
                }
                let answers = game.asked(seat).unwrap().answers();
                let answer = answers[luck.below(answers.len() as u32) as usize];
                let event = game.answer(seat, &answer).unwrap();
                game.carry_out(event, &chance);
            }
            let table = game.table_view();
            for ((round, seat), then) in seen {
                let Some(again) = table.when_predicting(round, seat) else { continue };
                compared += 1;
                assert_eq!(again.ask, then.ask);
                assert_eq!(again.prediction, None);
                assert_eq!(again.table.pages, then.table.pages);
                assert_eq!(again.table.rounds_before, then.table.rounds_before);
                assert_eq!(again.table.round.predictions, then.table.round.predictions);
            }
        }
        assert!(compared > 1_000, "{compared}");
    }
}
