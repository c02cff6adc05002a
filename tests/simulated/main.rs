//! The whole bot in simulations with seeds: real rules, tables and store, a simulated clock, people
//! who press the buttons that they see, and a Discord that loses, delays, duplicates, refuses and
//! rate-limits. `HENGE_SEED=7` replays one seed and prints its trace, `HENGE_SEEDS=10000` plays
//! that many seeds.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

mod bot;
mod due;
mod emojis;
mod evening;
mod laws;
mod luck;
mod people;
mod pictures;
mod places;
mod privacy;
mod reminders;
mod run;
mod slow;
mod trace;
mod weather;

use std::num::NonZeroUsize;
use std::panic::catch_unwind;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// The number of seeds that are played unless `HENGE_SEEDS` sets another.
const SEEDS: u64 = 200;

#[test]
fn every_law_holds_with_every_seed() {
    if let Some(seed) = number("HENGE_SEED") {
        let trace = run::play(seed);
        eprintln!("{}\nseed {seed} holds: {:016x}", trace.course(), trace.sum());
        return;
    }
    let (next, last) = (AtomicU64::new(0), number("HENGE_SEEDS").unwrap_or(SEEDS));
    let threads = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let failed = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let seed = next.fetch_add(1, Ordering::Relaxed)
                    && seed < last
                {
                    if catch_unwind(|| run::play(seed)).is_err() {
                        failed.lock().unwrap().push(seed);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap();
    assert!(
        failed.is_empty(),
        "seeds {failed:?} of {last} break a law: HENGE_SEED plays one again"
    );
}

#[test]
fn a_seed_is_always_the_same_run() {
    for seed in 0..3 {
        let (once, again) = (run::play(seed), run::play(seed));
        assert_eq!(once.first_difference(&again), None, "seed {seed}");
    }
}

/// A number from an environment variable.
fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.trim().parse().unwrap_or_else(|_| panic!("{name} should be a whole number, like 7")))
}
