//! Ladders: every player plays against every other one, and all are rated.

#![allow(clippy::cast_precision_loss, reason = "no ladder has 2^52 of anything")]

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::Serialize;

use super::ratings::{self, Pair};
use super::series::{Progress, Series, rotations};
use super::tally::EntrantResult;
use super::tournament::{Standings, standings, written};
use super::{Broken, Entrant, Programs, Simulation};
use crate::rules::{GameKind, Options, SeatCount};

/// A series of games between each two of several players, who sit alternately at a table with an
/// even number of seats.
pub struct Ladder {
    /// The options of the game, which must allow this number of seats.
    pub options: Options,
    pub seats: SeatCount,
    /// The players: two or more, no two of them equal.
    pub players: Vec<Entrant>,
    pub programs: Arc<Programs>,
    /// The seed of all randomness: every pair plays the same deals.
    pub seed: String,
    /// The minimum number of games of each pair; it is rounded up to whole deals.
    pub games: u64,
    /// The number of threads. The results are the same for any number.
    pub threads: NonZeroUsize,
}

/// The results of a ladder.
#[derive(Debug, Serialize)]
pub struct Ratings {
    pub game: GameKind,
    pub options: serde_json::Value,
    /// The number of seats.
    pub players: usize,
    pub seed: String,
    /// The number of games of all pairs together.
    pub games: u64,
    /// The players, the best first.
    pub ladder: Vec<Rated>,
    /// The results of each pair.
    pub pairs: Vec<Met>,
}

/// The results of a player.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rated {
    pub entrant: String,
    pub rating: f64,
    /// The standard error of the rating; it follows from those of the wins, which are over deals.
    pub standard_error: f64,
    pub games: u64,
    pub wins: f64,
    /// The share of games won.
    pub win_share: Option<f64>,
    /// The mean points of one seat in one game.
    pub points: Option<f64>,
    /// The number of games lost by default.
    pub forfeits: u64,
    /// The fault by which the first of them was lost.
    pub first_fault: Option<String>,
    /// The number of games after which a kept program was not ready for the next one.
    pub not_ready: u64,
}

/// The results of a pair of players.
#[derive(Debug, Serialize)]
pub struct Met {
    pub players: [String; 2],
    pub games: u64,
    /// The number of games that each of them has won.
    pub wins: [f64; 2],
}

impl Ladder {
    /// Plays the ladder, calls `tell` after each deal of a pair, and ends early once `stop` is set:
    /// only deals that were played from every seat count. The pairs play each deal one after
    /// another, so all have played equally many at any time, or one less.
    ///
    /// # Errors
    /// The error of the first game that could not be played.
    pub fn play(&self, stop: &AtomicBool, tell: impl FnMut(&Progress)) -> Result<Ratings, Broken> {
        let pairs = self.pairs();
        let companies: Vec<Simulation> = pairs.iter().map(|pair| self.company(*pair)).collect();
        let rotations = companies.first().map_or(1, |company| rotations(&company.entrants));
        let deals = self.games.div_ceil(rotations as u64);
        let series = Series { companies: &companies, deals, threads: self.threads };
        let played = series.play(stop, tell)?;
        let met: Vec<Standings> = companies
            .iter()
            .zip(played)
            .map(|(company, deals)| standings(company, &deals))
            .collect::<Result<_, _>>()?;
        let compared = pairs.iter().zip(&met).map(|(players, met)| compared(*players, met));
        let ratings = ratings::ratings(self.players.len(), &compared.collect::<Vec<_>>());
        let mut ladder: Vec<Rated> = self
            .players
            .iter()
            .zip(ratings)
            .map(|(player, rating)| rated(&player.to_string(), rating, &met))
            .collect();
        ladder.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        Ok(Ratings {
            game: self.options.kind(),
            options: written(&self.options)?,
            players: self.seats.get(),
            seed: self.seed.clone(),
            games: met.iter().map(|met| met.games).sum(),
            ladder,
            pairs: met.iter().filter_map(Met::of).collect(),
        })
    }

    /// Each two players, by their index.
    fn pairs(&self) -> Vec<[usize; 2]> {
        let players = self.players.len();
        (0..players).flat_map(|one| (one + 1..players).map(move |other| [one, other])).collect()
    }

    fn company(&self, pair: [usize; 2]) -> Simulation {
        let sits = |place: usize| self.players[pair[place % 2]].clone();
        Simulation {
            options: self.options,
            entrants: (0..self.seats.get()).map(sits).collect(),
            seed: self.seed.clone(),
            programs: Arc::clone(&self.programs),
        }
    }
}

/// The results of a pair for the ratings. A game that both have lost by default counts half for
/// each. After a single deal the variance is that of games that do not depend on each other.
fn compared(players: [usize; 2], met: &Standings) -> Pair {
    let games = met.games as f64;
    let won = |player: usize| met.entrants.get(player).map_or(0.0, |result| result.wins);
    let wins = (games + won(0) - won(1)) / 2.0;
    let error = met.entrants.first().and_then(|first| first.win_share.standard_error);
    let variance = match error {
        Some(error) => (error * games).powi(2),
        None if games > 0.0 => wins * (games - wins) / games,
        None => 0.0,
    };
    Pair { players, games, wins, variance }
}

fn rated(player: &str, rating: ratings::Rating, met: &[Standings]) -> Rated {
    let all = met.iter().flat_map(|met| &met.entrants);
    let own: Vec<&EntrantResult> = all.filter(|result| result.entrant == player).collect();
    let games: u64 = own.iter().map(|result| result.games).sum();
    let wins = own.iter().map(|result| result.wins).sum();
    let points = own.iter().filter_map(|result| Some(result.points.mean? * result.games as f64));
    let per_game = |sum: f64| (games > 0).then(|| sum / games as f64);
    Rated {
        entrant: player.to_owned(),
        rating: rating.rating,
        standard_error: rating.error,
        games,
        wins,
        win_share: per_game(wins),
        points: per_game(points.sum()),
        forfeits: own.iter().map(|result| result.forfeits).sum(),
        first_fault: own.iter().find_map(|result| result.first_fault.clone()),
        not_ready: own.iter().map(|result| result.not_ready).sum(),
    }
}

impl Met {
    fn of(met: &Standings) -> Option<Self> {
        let [one, other] = &met.entrants[..] else { return None };
        let players = [one, other].map(|result| result.entrant.clone());
        Some(Self { players, games: met.games, wins: [one.wins, other.wins] })
    }
}
