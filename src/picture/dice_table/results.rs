//! The rows below a dice table: what counts now, the results of the round, and the points.

use super::Drawing;
use crate::picture::colors::{CREAM, HIT, MISS};
use crate::picture::letters::{Room, words};
use crate::picture::scene::points;
use crate::rules::dice::{Intention, Prediction, RollResult, Scoring};
use crate::rules::{Seat, SeenPrediction};

/// The baselines of the current count, and of Xs and points.
const NOW: f32 = 329.0;
const POINTS: f32 = 381.0;

impl Drawing<'_> {
    /// Draws the number of dice that count for a seat and its announced answer; or the result, once
    /// the seat has left the round.
    pub(super) fn now(&mut self, seat: Seat) {
        let view = &self.table.view;
        if let Some(score) = &view.round.scores[seat] {
            return self.brought(seat, &score.result);
        }
        let middle = self.middle(seat);
        match view.intentions[seat] {
            Some(Intention::Stay | Intention::Roll(_)) => {
                self.on.put("roll_32", (middle - 54.0, 302.0));
            }
            Some(Intention::Score(_)) => self.on.put("scores_32", (middle - 54.0, 302.0)),
            None => {}
        }
        let SeenPrediction::Shown(of) = view.predictions[seat] else { return };
        if let Some(count) = view.round.count_now(of) {
            self.count(middle, of, count);
        }
    }

    fn count(&mut self, middle: f32, of: Prediction, count: u8) {
        let is_hit = count == of.number.get();
        let room = Room::around(middle, 40.0, NOW);
        let ink = if is_hit { HIT } else { CREAM };
        words(38).write(&mut self.on, &count.to_string(), room, ink);
        if is_hit {
            self.on.put("hit_32", (middle + 16.0, 300.0));
        }
    }

    /// Draws a seat's result of the round: Xs, negative points, or a Jester Score.
    fn brought(&mut self, seat: Seat, result: &RollResult) {
        let middle = self.middle(seat);
        if result.scoring == Scoring::JesterScore {
            return self.jester_score(middle, result);
        }
        match result.xs {
            0 => {
                let minus = points(-i16::from(result.minus));
                let room = Room::around(middle - 12.0, 64.0, NOW);
                words(38).write(&mut self.on, &minus, room, MISS);
                let aside = words(38).width(&minus) / 2.0 - 8.0;
                self.on.put("miss_32", (middle + aside, 300.0));
            }
            xs => self.x_marks(middle, xs),
        }
    }

    fn x_marks(&mut self, middle: f32, xs: u8) {
        let left = middle - 22.0 * f32::from(xs) + 2.0;
        for place in 0..xs {
            self.on.put("x_mark_40", (left + 44.0 * f32::from(place), 297.0));
        }
    }

    /// Draws a Jester Score: the entry in the predicted box, and the number of the Jester box that
    /// gets an X.
    fn jester_score(&mut self, middle: f32, result: &RollResult) {
        match result.xs {
            0 => {
                let room = Room::around(middle - 42.0, 24.0, NOW);
                words(38).write(&mut self.on, "0", room, CREAM);
            }
            xs => self.x_marks(middle - 42.0, xs),
        }
        self.on.put("die_jester_32", (middle - 14.0, 301.0));
        let jesters = format!("×{}", result.jesters);
        words(30).write(&mut self.on, &jesters, Room::from(middle + 21.0, 36.0, 327.0), CREAM);
    }

    /// Draws a seat's number of Xs and its points.
    pub(super) fn points(&mut self, seat: Seat) {
        let (view, middle) = (&self.table.view, self.middle(seat));
        self.on.put("x_mark_28", (middle - 58.0, 356.0));
        let xs = view.xs[seat].to_string();
        words(30).write(&mut self.on, &xs, Room::from(middle - 26.0, 36.0, POINTS), CREAM);
        let total = points(view.totals[seat]);
        words(30).write(&mut self.on, &total, Room::until(middle + 58.0, 48.0, POINTS), CREAM);
    }
}
