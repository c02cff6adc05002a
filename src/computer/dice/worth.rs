//! What a result is worth to a player, in points.

use crate::rules::dice::scoring::{BONUS, Counted};
use crate::rules::dice::{Page, RollResult, Scoring};

/// What things are worth beside the points that they bring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prices {
    /// An X: it brings the end nearer, and the bonus.
    pub x: f64,
    /// What an X is worth more for each ten points that one leads by.
    pub race: f64,
    /// To end the game by an X five points ahead of the others.
    pub finish: f64,
    /// What the X of a Jester box is worth more, or less, than another.
    pub jester_x: f64,
    /// A box of each column that is still free.
    pub free: [f64; 5],
    /// To be the next Seer.
    pub seer: f64,
    /// A point that somebody else does not get.
    pub rivals: f64,
}

/// What results are worth on one page.
#[derive(Clone, Copy)]
pub(super) struct Worth<'a> {
    pub(super) page: &'a Page,
    pub(super) prices: &'a Prices,
    pub(super) target: u8,
    /// The points of the best of the others.
    pub(super) best_of_others: i16,
}

impl Worth<'_> {
    /// The better way to score this, and what it is worth.
    pub(super) fn best(&self, counted: &Counted) -> (Scoring, f64) {
        let plain = self.of(counted, &counted.result(Scoring::Prediction));
        if counted.jester_score(self.page).is_some() {
            let jester = self.of(counted, &counted.result(Scoring::JesterScore));
            if jester > plain {
                return (Scoring::JesterScore, jester);
            }
        }
        (Scoring::Prediction, plain)
    }

    /// What it is worth to score it like this.
    pub(super) fn of(&self, counted: &Counted, result: &RollResult) -> f64 {
        let jester_x = u8::from(result.jester_box().is_some());
        let (before, points) = (self.page.xs(), result.points(counted.number));
        let after = before + result.xs + jester_x;
        let lead = self.page.points() - self.best_of_others;
        let x = self.prices.x + self.prices.race * (f64::from(lead) / 10.0).clamp(-1.0, 1.0);
        let ends = if after >= self.target {
            let lead = f64::from(lead + points + BONUS) - 1.5;
            f64::from(BONUS) + self.prices.finish * (lead / 5.0).clamp(-1.0, 1.0)
        } else {
            0.0
        };
        let jester_x = f64::from(jester_x) * (self.prices.jester_x + x);
        f64::from(points) + f64::from(result.xs) * x + jester_x + ends
    }
}
