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
    page: &'a Page,
    prices: &'a Prices,
    /// How many Xs end the game.
    target: u8,
    xs: u8,
    /// By how many points the page is ahead of the best of the others.
    lead: i16,
    /// What an X is worth.
    x: f64,
}

impl<'a> Worth<'a> {
    pub(super) fn new(page: &'a Page, prices: &'a Prices, target: u8, best_of_others: i16) -> Self {
        let lead = page.points() - best_of_others;
        let x = prices.x + prices.race * (f64::from(lead) / 10.0).clamp(-1.0, 1.0);
        Self { page, prices, target, xs: page.xs(), lead, x }
    }

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
        let points = result.points(counted.number);
        let after = self.xs + result.xs + jester_x;
        let ends = if after >= self.target {
            let lead = f64::from(self.lead + points + BONUS) - 1.5;
            f64::from(BONUS) + self.prices.finish * (lead / 5.0).clamp(-1.0, 1.0)
        } else {
            0.0
        };
        let jester_x = f64::from(jester_x) * (self.prices.jester_x + self.x);
        f64::from(points) + f64::from(result.xs) * self.x + jester_x + ends
    }
}
