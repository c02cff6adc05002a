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
