//! Tournaments: each deal is played once from every seat, so that luck cancels out.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use serde::Serialize;

use super::tally::{EntrantResult, Tally, entrant_result};
use super::{Broken, Deal, Entrant, Simulation, Spoken};
use crate::rules::games::of_game;
use crate::rules::{GameKind, Options, OptionsOf, Rules as _};

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
    /// The number of players.
    pub players: usize,
    pub seed: String,
    /// The number of deals.
    pub deals: u64,
    /// The number of times each deal was played: once for each distinct seating that results from
    /// moving on place by place.
    pub rotations: usize,
    /// The number of games.
    pub games: u64,
    /// The results of all participants, in the order in which they were named.
    pub entrants: Vec<EntrantResult>,
}

impl Tournament {
    /// Plays the tournament. All results but the milliseconds are reproducible.
    ///
    /// # Errors
    /// The error of the game with the lowest number that could not be played.
    pub fn play(&self) -> Result<Standings, Broken> {
        let Simulation { options, entrants, seed, limit: _ } = &self.simulation;
        let rotations = rotations(entrants);
        let deals = self.games.div_ceil(rotations as u64);
        let played = self.tallies(deals, rotations)?;
        let places = entrants.len();
        let standings = distinct(entrants).into_iter().map(|entrant| {
            let sits: Vec<usize> =
                (0..places).filter(|place| entrants[*place] == *entrant).collect();
            entrant_result(entrant.to_string(), &sits, rotations, &played)
        });
        Ok(Standings {
            game: options.kind(),
            options: written(options)?,
            players: places,
            seed: seed.clone(),
            deals,
            rotations,
            games: deals * rotations as u64,
            entrants: standings.collect(),
        })
    }

    /// The results of each deal, in order.
    fn tallies(&self, deals: u64, rotations: usize) -> Result<Vec<Tally>, Broken> {
        let next = AtomicU64::new(0);
        let work = || {
            let mut played = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= deals {
                    return played;
                }
                let tally = self.deal(number, rotations);
                if tally.is_err() {
                    // No other deal is begun.
                    next.store(deals, Ordering::Relaxed);
                }
                played.push((number, tally));
            }
        };
        let mut played: Vec<(u64, Result<Tally, Broken>)> = thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.get()).map(|_| scope.spawn(work)).collect();
            let join = |thread: thread::ScopedJoinHandle<'_, _>| {
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            threads.into_iter().flat_map(join).collect()
        });
        played.sort_by_key(|(number, _)| *number);
        played.into_iter().map(|(_, tally)| tally).collect()
    }

    /// Plays one deal from every seat.
    fn deal(&self, number: u64, rotations: usize) -> Result<Tally, Broken> {
        let mut tally = Tally::new(self.simulation.entrants.len());
        for rotation in 0..rotations {
            let deal = Deal { number, rotation };
            of_game!(self.simulation.options, options => self.game(options, deal, &mut tally))?;
        }
        Ok(tally)
    }

    fn game<O: OptionsOf<Game: Spoken>>(
        &self,
        options: O,
        deal: Deal,
        tally: &mut Tally,
    ) -> Result<(), Broken> {
        let played = self.simulation.game::<O::Game>(options, deal, |_| Ok(()))?;
        let places = self.simulation.entrants.len();
        let mut seats = played.order.clone();
        for (place, seat) in played.order.iter().enumerate() {
            seats[(place + deal.rotation) % places] = *seat;
        }
        tally.add(&seats, played.game.result().as_ref(), played.players.played());
        Ok(())
    }
}

/// The number of distinct seatings that result from moving on place by place: two if two
/// participants alternate.
fn rotations(entrants: &[Entrant]) -> usize {
    let alike = |by: &usize| {
        (0..entrants.len()).all(|place| entrants[place] == entrants[(place + by) % entrants.len()])
    };
    (1..entrants.len()).find(alike).unwrap_or(entrants.len())
}

fn distinct(entrants: &[Entrant]) -> Vec<&Entrant> {
    let mut distinct: Vec<&Entrant> = Vec::new();
    for entrant in entrants {
        if !distinct.contains(&entrant) {
            distinct.push(entrant);
        }
    }
    distinct
}

/// The options as in a record's header.
fn written(options: &Options) -> Result<serde_json::Value, Broken> {
    let mut header = serde_json::to_value(options)?;
    Ok(header["options"].take())
}
