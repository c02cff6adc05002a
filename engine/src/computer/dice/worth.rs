//! The value of a result to a player, in points.

use crate::rules::dice::scoring::{BONUS, Counted};
use crate::rules::dice::{Page, RollResult, Scoring};

/// The values of things in addition to their points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prices {
    /// The value of an X: it brings the end and the bonus nearer.
    pub x: f64,
    /// The additional value of an X for each ten points of lead.
    pub race: f64,
    /// The value of ending the game with an X while five points ahead of the others.
    pub finish: f64,
    /// The value of the X in a Jester box, relative to any other X.
    pub jester_x: f64,
    /// The value of a free box, for each column.
    pub free: [f64; 5],
    /// The value of being the next Seer.
    pub seer: f64,
    /// The value of a point that another player does not get.
    pub rivals: f64,
}

impl Prices {
    /// These prices, moved by this share of the way towards others.
    pub(super) fn towards(&self, other: &Self, share: f64) -> Self {
        let between = |one: f64, other: f64| one * (1.0 - share) + other * share;
        let free = std::array::from_fn(|place| between(self.free[place], other.free[place]));
        Self {
            x: between(self.x, other.x),
            race: between(self.race, other.race),
            finish: between(self.finish, other.finish),
            jester_x: between(self.jester_x, other.jester_x),
            free,
            seer: between(self.seer, other.seer),
            rivals: between(self.rivals, other.rivals),
        }
    }

    /// The prices of a player to whom each number predicted is worth this much more.
    pub(super) fn with_liking_for_numbers(mut self, more: f64) -> Self {
        for (number, price) in (1..).zip(&mut self.free) {
            *price -= more * f64::from(number);
        }
        self
    }
}

/// The values of results on one page.
#[derive(Clone, Copy)]
pub(super) struct Worth<'a> {
    page: &'a Page,
    prices: &'a Prices,
    /// The number of Xs that ends the game.
    target: u8,
    xs: u8,
    /// The lead of this page over the best of the other players, in points.
    lead: i16,
    /// The value of an X.
    x: f64,
}

impl<'a> Worth<'a> {
    pub(super) fn new(page: &'a Page, prices: &'a Prices, target: u8, best_of_others: i16) -> Self {
        let lead = page.points() - best_of_others;
        let x = prices.x + prices.race * (f64::from(lead) / 10.0).clamp(-1.0, 1.0);
        Self { page, prices, target, xs: page.xs(), lead, x }
    }

    /// The better way to score, and its value.
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

    /// The value of this result.
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
