//! The account of a player's points: those expected, the deal, the choices, and the play.
//!
//! The points that a player made are those expected of any cards or dice at this table, the luck of
//! the deal or the rolls, the cost of the choices, and the luck of the play. What cards and rolls are
//! worth is measured, by others that are played on in the same way. A hard or easy table affects all
//! seats alike: it is part of what is expected, and the luck of the play of all seats adds up to zero.

use serde::{Deserialize, Serialize};

use super::coach::{Decision, table_effect};
use super::review::hundredths;
use crate::computer::advice::{Deal, Estimate, Judged};
use crate::rules::PerSeat;

/// What a seat's points came from. The parts add up to the points made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Account {
    /// The points that a good player makes with any cards or dice on this seat, at a table like this
    /// one.
    pub expected: Estimate,
    /// The luck of the deal or the rolls: what the seat's own cards, or all dice, were worth beyond
    /// that.
    pub deal: Estimate,
    /// What the seat's choices cost, below zero.
    pub choices: Estimate,
    /// The luck of the play: the rest of the points, which comes from the cards of others, what they
    /// did with them, and which of equally good choices turned out well. Over all seats it adds up to
    /// zero.
    pub play: Estimate,
    /// The points made.
    pub made: i16,
    /// The number of choices made.
    pub count: u32,
}

impl Account {
    /// The parts in whole points, which add up to the points made: what is expected, the deal, the
    /// choices, and the play.
    pub fn parts(&self) -> [i16; 4] {
        let [expected, deal, choices] =
            [self.expected, self.deal, self.choices].map(|part| part.points.round() as i16);
        [expected, deal, choices, self.made - expected - deal - choices]
    }
}

/// What each seat's points came from, given the points made, all choices, and the luck of each deal or
/// roll.
pub(super) fn accounts(
    points: &PerSeat<i16>,
    choices: &[Decision],
    luck: &[Deal],
) -> PerSeat<Account> {
    let seats = points.seats();
    let cost = PerSeat::from_fn(seats, |seat| {
        let own = choices.iter().filter(|choice| choice.seat == seat);
        sum(own.map(|choice| {
            let Judged { cost, error, .. } = choice.judged;
            let points = if choice.judged.is_as_good() { 0.0 } else { cost };
            Estimate { points, error: error.unwrap_or_default() }
        }))
    });
    // The points expected with any cards or dice, and with those that the seat got.
    let average = PerSeat::from_fn(seats, |seat| sum(luck.iter().map(|deal| deal.average[seat])));
    let dealt = PerSeat::from_fn(seats, |seat| sum(luck.iter().map(|deal| deal.dealt[seat])));
    let in_points = |estimates: &PerSeat<Estimate>| estimates.map(|estimate| estimate.points);
    // The same for all seats: above zero at an easy table, below at a hard one.
    let of_table = table_effect(points, &in_points(&cost), &in_points(&dealt));
    PerSeat::from_fn(seats, |seat| {
        let (average, dealt, cost) = (average[seat], dealt[seat], cost[seat]);
        let of_both = |one: Estimate, other: Estimate| sum([one, other].into_iter()).error;
        Account {
            expected: estimate(average.points + of_table, average.error),
            deal: estimate(dealt.points - average.points, of_both(dealt, average)),
            choices: estimate(-cost.points, cost.error),
            play: estimate(
                f64::from(points[seat]) + cost.points - dealt.points - of_table,
                of_both(dealt, cost),
            ),
            made: points[seat],
            count: choices.iter().filter(|choice| choice.seat == seat).count() as u32,
        }
    })
}

/// The sum of independent estimates.
fn sum(estimates: impl Iterator<Item = Estimate>) -> Estimate {
    let add = |(points, squares): (f64, f64), one: Estimate| {
        (points + one.points, squares + one.error * one.error)
    };
    let (points, squares) = estimates.fold((0.0, 0.0), add);
    Estimate { points, error: squares.sqrt() }
}

fn estimate(points: f64, error: f64) -> Estimate {
    Estimate { points: hundredths(points), error: hundredths(error) }
}
