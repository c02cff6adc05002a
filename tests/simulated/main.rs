//! The whole bot in simulations with seeds: real rules, tables and store, a simulated clock, people
//! who press the buttons that they see, and a Discord that loses, delays, duplicates, refuses and
//! rate-limits. Each seed switches about half of all that can happen off. `HENGE_SEED=7` replays one
//! seed and prints its trace, `HENGE_SEEDS=10000` plays that many seeds, and
//! `HENGE_SEEDS=10000-20000` those from the first of these numbers on.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

mod anywhere;
mod bot;
mod counts;
mod day;
mod due;
mod emojis;
mod evening;
mod gateway;
mod laws;
mod luck;
mod people;
mod pictures;
mod places;
mod privacy;
mod reminders;
mod run;
mod slow;
mod solo;
mod swarm;
mod tablet;
mod trace;
mod weather;
mod week;

use std::num::NonZeroUsize;
use std::ops::Range;
use std::panic::catch_unwind;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// The number of seeds that are played unless `HENGE_SEEDS` sets another.
const SEEDS: u64 = 60;
/// The number of seeds after which a long run says how far it is.
const TOLD_EVERY: u64 = 1000;

#[test]
fn every_law_holds_with_every_seed() {
    if let Some(seed) = number("HENGE_SEED") {
        let trace = run::play(seed);
        eprintln!("{}\nseed {seed} holds: {:016x}", trace.course(), trace.sum());
        return;
    }
    let (seeds, begun) = (seeds(), Instant::now());
    let next = AtomicU64::new(seeds.start);
    let threads = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let failed = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let seed = next.fetch_add(1, Ordering::Relaxed)
                    && seeds.contains(&seed)
                {
                    if catch_unwind(|| run::play(seed)).is_err() {
                        failed.lock().unwrap().push(seed);
                    }
                    if (seed + 1).is_multiple_of(TOLD_EVERY) {
                        let (failed, time) = (failed.lock().unwrap(), begun.elapsed().as_secs());
                        eprintln!("seed {seed} of {seeds:?} after {time} s, failed: {failed:?}");
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap();
    assert!(
        failed.is_empty(),
        "seeds {failed:?} of {seeds:?} break a law: HENGE_SEED plays one again"
    );
}

#[test]
fn a_seed_is_always_the_same_run() {
    for seed in 0..3 {
        let (once, again) = (run::play(seed), run::play(seed));
        assert_eq!(once.first_difference(&again), None, "seed {seed}");
    }
}

/// The seeds to play: a number of them, or from one to another.
fn seeds() -> Range<u64> {
    let Ok(text) = std::env::var("HENGE_SEEDS") else { return 0..SEEDS };
    let number = |text: &str| whole("HENGE_SEEDS", text);
    match text.split_once('-') {
        Some((first, end)) => number(first)..number(end),
        None => 0..number(&text),
    }
}

/// A number from an environment variable.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| whole(name, &text))
}

fn whole(name: &str, text: &str) -> u64 {
    text.trim().parse().unwrap_or_else(|_| panic!("{name} should be a whole number, like 7"))
}
