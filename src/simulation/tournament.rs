//! Tournaments: each deal is played once from every seat, so that luck cancels out.

use std::num::NonZeroUsize;
use std::slice;
use std::sync::atomic::AtomicBool;

use serde::Serialize;

use super::series::{Progress, Series, distinct, rotations};
use super::tally::{EntrantResult, Tally, entrant_result};
use super::{Broken, Simulation};
use crate::rules::{GameKind, Options};

/// A series of games between the same players over the same deals from rotating seats.
pub struct Tournament {
    /// The options, the participants and the seed.
    pub simulation: Simulation,
    /// The minimum number of games: the last deal is played from every seat as well.
    pub games: u64,
    /// The number of threads. The results are the same for any number.
    pub threads: NonZeroUsize,
}

/// The results of a tournament.
#[derive(Debug, Serialize)]
pub struct Standings {
    pub game: GameKind,
    pub options: serde_json::Value,
    pub players: usize,
    pub seed: String,
    pub deals: u64,
    /// The number of times each deal was played: once for each distinct seating that results from
    /// moving on place by place.
    pub rotations: usize,
    pub games: u64,
    /// The results of all participants, in the order in which they were named.
    pub entrants: Vec<EntrantResult>,
}

impl Tournament {
    /// Plays the tournament, calls `tell` after each deal, and ends early once `stop` is set: only
    /// deals that were played from every seat count. All results but the milliseconds are
    /// reproducible.
    ///
    /// # Errors
    /// The error of the game with the lowest number that could not be played.
    pub fn play(
        &self,
        stop: &AtomicBool,
        tell: impl FnMut(&Progress),
    ) -> Result<Standings, Broken> {
        let deals = self.games.div_ceil(rotations(&self.simulation.entrants) as u64);
        let companies = slice::from_ref(&self.simulation);
        let played = Series { companies, deals, threads: self.threads }.play(stop, tell)?;
        standings(&self.simulation, played.first().map_or(&[], Vec::as_slice))
    }
}

/// The standings of these players after these deals.
pub(super) fn standings(company: &Simulation, deals: &[Tally]) -> Result<Standings, Broken> {
    let Simulation { options, entrants, seed, programs: _ } = company;
    let (places, rotations) = (entrants.len(), rotations(entrants));
    let results = distinct(entrants).into_iter().map(|entrant| {
        let sits: Vec<usize> = (0..places).filter(|place| entrants[*place] == *entrant).collect();
        entrant_result(entrant.to_string(), &sits, rotations, deals)
    });
    Ok(Standings {
        game: options.kind(),
        options: written(options)?,
        players: places,
        seed: seed.clone(),
        deals: deals.len() as u64,
        rotations,
        games: (deals.len() * rotations) as u64,
        entrants: results.collect(),
    })
}

/// The options as in a record's header.
pub(super) fn written(options: &Options) -> Result<serde_json::Value, Broken> {
    let mut header = serde_json::to_value(options)?;
    Ok(header["options"].take())
}
