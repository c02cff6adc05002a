//! The results of a tournament for its participants.

#![allow(clippy::cast_precision_loss, reason = "no tournament has 2^52 of anything")]

use std::time::Duration;

use serde::Serialize;

use super::players::{PlayedBy, winners};
use crate::rules::{GameResult, Seat};

/// The results of one deal, played from every seat, for each place in sitting order.
pub(super) struct Tally {
    places: Vec<Share>,
}

/// The results of one deal for one place.
#[derive(Clone, Default)]
struct Share {
    /// The number of games won; a win shared by two counts half to each.
    wins: f64,
    points: f64,
    predictions: u64,
    exact: u64,
    thought: Vec<Duration>,
    /// The number of games lost by default.
    forfeits: u64,
    /// The fault by which the first of them was lost.
    first_fault: Option<String>,
    /// The number of games after which a kept program was not ready for the next one.
    unready: u64,
}

impl Tally {
    pub(super) fn new(places: usize) -> Self {
        Self { places: vec![Share::default(); places] }
    }

    /// The number of games that each place has won.
    pub(super) fn wins(&self) -> impl Iterator<Item = f64> {
        self.places.iter().map(|share| share.wins)
    }

    /// Adds a game in which the places had these seats. A player who has lost by default does not
    /// win, whatever the stand-in has scored: the best of the other players do.
    pub(super) fn add(
        &mut self,
        seats: &[Seat],
        result: Option<&GameResult>,
        mut played: Vec<PlayedBy>,
    ) {
        let winners = result.map_or(Vec::new(), |result| winners(result, &played));
        for (share, seat) in self.places.iter_mut().zip(seats) {
            if winners.contains(seat) {
                share.wins += 1.0 / winners.len() as f64;
            }
            if let Some(result) = result {
                share.points += f64::from(result.totals[*seat]);
                share.predictions += u64::from(result.predictions[*seat]);
                share.exact += u64::from(result.exact[*seat]);
            }
            let played = std::mem::take(&mut played[seat.index()]);
            share.thought.extend(played.thought);
            share.unready += u64::from(played.is_unready);
            if let Some(fault) = played.fault {
                share.forfeits += 1;
                share.first_fault.get_or_insert_with(|| fault.to_string());
            }
        }
    }
}

/// The results of one participant.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct EntrantResult {
    pub entrant: String,
    /// The number of seats in each game.
    pub seats: usize,
    pub games: u64,
    /// The number of games won at all these seats together; a shared win is divided.
    pub wins: f64,
    /// The share of games won.
    pub win_share: Mean,
    /// The points of one seat in one game.
    pub points: Mean,
    /// The share of predictions that came true exactly.
    pub predictions_hit: Option<f64>,
    pub decisions: usize,
    /// The time for a decision: CPU time of the thread for our levels, time until the answer for a
    /// program.
    pub milliseconds: Milliseconds,
    /// The number of games lost by default.
    pub forfeits: u64,
    /// The fault by which the first of them was lost.
    pub first_fault: Option<String>,
    /// The number of games after which a kept program was not ready for the next one.
    pub not_ready: u64,
}

/// A mean over the deals.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Mean {
    /// The mean; null without a deal.
    pub mean: Option<f64>,
    /// The standard error of the mean. The unit is the deal, not the game, because games of the
    /// same deal resemble each other. Null for fewer than two deals.
    pub standard_error: Option<f64>,
}

/// The time that a decision took.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Milliseconds {
    /// The mean over all decisions.
    pub mean: Option<f64>,
    /// The 99th percentile of all decisions.
    pub p99: Option<f64>,
}

/// The results of a participant at these places.
pub(super) fn entrant_result(
    entrant: String,
    places: &[usize],
    rotations: usize,
    deals: &[Tally],
) -> EntrantResult {
    let of_deal = |deal: &Tally, what: fn(&Share) -> f64| -> f64 {
        places.iter().map(|place| what(&deal.places[*place])).sum()
    };
    let shares = || deals.iter().flat_map(|deal| places.iter().map(|place| &deal.places[*place]));
    let games = rotations as f64;
    let seat_games = games * places.len() as f64;
    let win_shares = deals.iter().map(|deal| of_deal(deal, |share| share.wins) / games);
    let points = deals.iter().map(|deal| of_deal(deal, |share| share.points) / seat_games);
    let predictions: u64 = shares().map(|share| share.predictions).sum();
    let exact: u64 = shares().map(|share| share.exact).sum();
    let thought: Vec<Duration> = shares().flat_map(|share| share.thought.iter().copied()).collect();
    EntrantResult {
        entrant,
        seats: places.len(),
        games: (deals.len() * rotations) as u64,
        wins: deals.iter().map(|deal| of_deal(deal, |share| share.wins)).sum(),
        win_share: Mean::of(&win_shares.collect::<Vec<_>>()),
        points: Mean::of(&points.collect::<Vec<_>>()),
        predictions_hit: (predictions > 0).then(|| exact as f64 / predictions as f64),
        decisions: thought.len(),
        milliseconds: Milliseconds::of(thought),
        forfeits: shares().map(|share| share.forfeits).sum(),
        first_fault: shares().find_map(|share| share.first_fault.clone()),
        not_ready: shares().map(|share| share.unready).sum(),
    }
}

impl Mean {
    fn of(values: &[f64]) -> Self {
        let count = values.len() as f64;
        if values.is_empty() {
            return Self { mean: None, standard_error: None };
        }
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let standard_error = (count > 1.0).then(|| (squares / (count - 1.0) / count).sqrt());
        Self { mean: Some(mean), standard_error }
    }
}

impl Milliseconds {
    fn of(mut thought: Vec<Duration>) -> Self {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
        thought.sort_unstable();
        let sum: Duration = thought.iter().sum();
        let count = thought.len();
        let last = (count * 99).div_ceil(100).checked_sub(1);
        Self {
            mean: (count > 0).then(|| milliseconds(sum) / count as f64),
            p99: last.and_then(|at| thought.get(at)).copied().map(milliseconds),
        }
    }
}
