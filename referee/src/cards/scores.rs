//! The Tablet of Truth: points of a round, totals, and places at the end.

use super::events::{End, Score};
use super::options::{Options, Ties};
use crate::places::{pairs, places};
use crate::record::Halt;
use crate::tally::{Occurrence, Tally};
use std::cmp::Ordering;

/// The points of each player, one entry per round.
#[derive(Debug)]
pub(super) struct Scores(Vec<Vec<i64>>);

/// The values that are compared to determine places, in this order.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Merit {
    total: i64,
    exact_rounds: usize,
    best_round: i64,
}

impl Scores {
    pub(super) fn of(seats: usize) -> Self {
        Self(vec![Vec::new(); seats])
    }

    pub(super) fn totals(&self) -> Vec<i64> {
        self.0.iter().map(|points| points.iter().sum()).collect()
    }

    /// Enters the points of a round, given the predictions and the tricks won.
    pub(super) fn enter(
        &mut self,
        predictions: &[usize],
        won: &[usize],
        score: &Score,
        tally: &mut Tally,
    ) -> Result<(), Halt> {
        let points: Vec<i64> =
            predictions.iter().zip(won).map(|(predicted, won)| points(*predicted, *won)).collect();
        require!(
            score.points == points,
            "the round's points are {points:?}, not {:?}",
            score.points
        );
        for (own, points) in self.0.iter_mut().zip(points) {
            own.push(points);
            tally.saw_if(points > 0, Occurrence::ExactRound);
        }
        require!(
            score.totals == self.totals(),
            "the totals are {:?}, not {:?}",
            self.totals(),
            score.totals
        );
        Ok(())
    }

    pub(super) fn check_end(
        &self,
        end: &End,
        options: &Options,
        tally: &mut Tally,
    ) -> Result<(), Halt> {
        require!(
            end.totals == self.totals(),
            "the totals are {:?}, not {:?}",
            self.totals(),
            end.totals
        );
        let merits: Vec<Merit> = self.0.iter().map(|points| merit(points, options.ties)).collect();
        let places = places(&merits);
        require!(end.places == places, "the places are {places:?}, not {:?}", end.places);
        notice_ties(&merits, tally);
        Ok(())
    }
}

/// The points of a player: 20 plus 10 a trick for an exact prediction, otherwise minus 10 for each
/// trick over or under.
fn points(predicted: usize, won: usize) -> i64 {
    let tens = |tricks: usize| 10 * i64::try_from(tricks).unwrap_or(i64::MAX / 10);
    if predicted == won { 20 + tens(won) } else { -tens(predicted.abs_diff(won)) }
}

fn merit(points: &[i64], ties: Ties) -> Merit {
    let total = points.iter().sum();
    match ties {
        Ties::Shared => Merit { total, exact_rounds: 0, best_round: 0 },
        Ties::Tournament => Merit {
            total,
            // Only an exact prediction earns more than 0 points.
            exact_rounds: points.iter().filter(|points| **points > 0).count(),
            best_round: points.iter().copied().max().unwrap_or(0),
        },
    }
}

fn notice_ties(merits: &[Merit], tally: &mut Tally) {
    for (one, other) in pairs(merits).filter(|(one, other)| one.total == other.total) {
        let exact = one.exact_rounds.cmp(&other.exact_rounds);
        let best = one.best_round.cmp(&other.best_round);
        tally.saw(match (exact, best) {
            (Ordering::Less | Ordering::Greater, _) => Occurrence::TieBrokenByExactRounds,
            (Ordering::Equal, Ordering::Less | Ordering::Greater) => {
                Occurrence::TieBrokenByBestRound
            }
            (Ordering::Equal, Ordering::Equal) => Occurrence::SharedPlace,
        });
    }
}
