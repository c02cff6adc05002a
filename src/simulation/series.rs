//! A series of games: each deal is played once from every seat, by one company or by several, on
//! many threads, until all are played or somebody stops it.

#![allow(clippy::cast_precision_loss, reason = "no series has 2^52 of anything")]

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use super::tally::Tally;
use super::{Broken, Deal, Entrant, Simulation, Spoken};
use crate::rules::games::of_game;
use crate::rules::{OptionsOf, Rules as _};

/// The deals that these companies play, all of one size and with the same number of rotations.
pub(super) struct Series<'a> {
    pub(super) companies: &'a [Simulation],
    pub(super) deals: u64,
    pub(super) threads: NonZeroUsize,
}

/// How far a series is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress<'a> {
    /// The number of games that have been played.
    pub played: u64,
    /// The number of games in all.
    pub games: u64,
    /// The participant with the most wins for each of its seats.
    pub leader: &'a Entrant,
    /// The share of the leader's games that it has won.
    pub share: f64,
}

/// The score of a participant so far.
struct Score<'a> {
    entrant: &'a Entrant,
    wins: f64,
    seats: f64,
    games: f64,
}

/// A deal of one company that was played from every seat, or the reason why it was not.
type Finished = (u64, Result<Tally, Broken>);

impl Series<'_> {
    /// Plays the deals, each by one company after another, and calls `tell` after each of these.
    /// Once `stop` is set no other game is begun and none goes on. Returns the deals that each
    /// company has finished, in their order.
    ///
    /// # Errors
    /// The error of the first deal that could not be played.
    pub(super) fn play(
        &self,
        stop: &AtomicBool,
        mut tell: impl FnMut(&Progress),
    ) -> Result<Vec<Vec<Tally>>, Broken> {
        let companies = self.companies.len() as u64;
        let next = AtomicU64::new(0);
        let (finished, results) = mpsc::channel();
        let mut played = thread::scope(|scope| {
            for _ in 0..self.threads.get() {
                let (finished, next) = (finished.clone(), &next);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.deals * companies {
                            return;
                        }
                        let tally = self.deal(number, stop);
                        if tally.is_err() {
                            // No other deal is begun.
                            next.store(self.deals * companies, Ordering::Relaxed);
                        }
                        // The receiver outlives all threads.
                        let _received = finished.send((number, tally));
                    }
                });
            }
            drop(finished);
            self.collected(&results, &mut tell)
        });
        played.sort_by_key(|(number, _)| *number);
        let mut tallies: Vec<Vec<Tally>> = self.companies.iter().map(|_| Vec::new()).collect();
        for (number, tally) in played {
            match tally {
                Ok(tally) => tallies[self.company_of(number)].push(tally),
                Err(Broken::Stopped) => {}
                Err(broken) => return Err(broken),
            }
        }
        Ok(tallies)
    }

    /// The company that plays this deal: the companies play each deal one after another.
    fn company_of(&self, number: u64) -> usize {
        (number % self.companies.len() as u64) as usize
    }

    fn collected(
        &self,
        results: &Receiver<Finished>,
        tell: &mut impl FnMut(&Progress),
    ) -> Vec<Finished> {
        let rotations = self.companies.first().map_or(0, |company| rotations(&company.entrants));
        let games = self.deals * self.companies.len() as u64 * rotations as u64;
        let (mut finished, mut played, mut scores) = (Vec::new(), 0, Vec::new());
        for (number, tally) in results {
            if let Ok(tally) = &tally {
                played += rotations as u64;
                let company = &self.companies[self.company_of(number)];
                Score::add(&mut scores, &company.entrants, tally, rotations as f64);
                let per_seat = |one: &&Score| one.wins / one.seats;
                let best = scores.iter().max_by(|a, b| per_seat(a).total_cmp(&per_seat(b)));
                if let Some(Score { entrant: leader, wins, games: of, .. }) = best {
                    tell(&Progress { played, games, leader, share: wins / of });
                }
            }
            finished.push((number, tally));
        }
        finished
    }

    /// Plays one deal from every seat.
    fn deal(&self, number: u64, stop: &AtomicBool) -> Result<Tally, Broken> {
        let company = &self.companies[self.company_of(number)];
        let number = number / self.companies.len() as u64;
        let mut tally = Tally::new(company.entrants.len());
        for rotation in 0..rotations(&company.entrants) {
            let deal = Deal { number, rotation };
            of_game!(company.options, options => game(company, options, deal, stop, &mut tally))?;
        }
        Ok(tally)
    }
}

fn game<O: OptionsOf<Game: Spoken>>(
    company: &Simulation,
    options: O,
    deal: Deal,
    stop: &AtomicBool,
    tally: &mut Tally,
) -> Result<(), Broken> {
    let go_on = |_: &_| if stop.load(Ordering::Relaxed) { Err(Broken::Stopped) } else { Ok(()) };
    let played = company.game::<O::Game>(options, deal, go_on)?;
    let places = company.entrants.len();
    let mut seats = played.order.clone();
    for (place, seat) in played.order.iter().enumerate() {
        seats[(place + deal.rotation) % places] = *seat;
    }
    tally.add(&seats, played.game.result().as_ref(), played.players);
    Ok(())
}

/// The number of distinct seatings that result from moving on place by place: two if two
/// participants alternate.
pub(super) fn rotations(entrants: &[Entrant]) -> usize {
    let alike = |by: &usize| {
        (0..entrants.len()).all(|place| entrants[place] == entrants[(place + by) % entrants.len()])
    };
    (1..entrants.len()).find(alike).unwrap_or(entrants.len())
}

/// The participants, each of them once.
pub(super) fn distinct(entrants: &[Entrant]) -> Vec<&Entrant> {
    let mut distinct: Vec<&Entrant> = Vec::new();
    for entrant in entrants {
        if !distinct.contains(&entrant) {
            distinct.push(entrant);
        }
    }
    distinct
}

impl<'a> Score<'a> {
    /// Adds a deal that was played this number of times.
    fn add(all: &mut Vec<Self>, company: &'a [Entrant], tally: &Tally, games: f64) {
        for entrant in distinct(company) {
            let at = all.iter().position(|one| one.entrant == entrant).unwrap_or_else(|| {
                all.push(Self { entrant, wins: 0.0, seats: 0.0, games: 0.0 });
                all.len() - 1
            });
            all[at].games += games;
            let places = tally.wins().zip(company).filter(|(_, other)| *other == entrant);
            for (wins, _) in places {
                all[at].wins += wins;
                all[at].seats += games;
            }
        }
    }
}
