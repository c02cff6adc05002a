//! Any input is read, refused or dropped, and never breaks anything: texts of buttons, commands,
//! whole interactions, stored games, records, lines to players. The input is valid and then altered
//! at random, by bytes and by structure, or entirely random.
//!
//! `HENGE_FUZZ=10000000 cargo test --release --test it fuzz::` sets the total number of inputs;
//! `HENGE_SEED` repeats one run.

mod altered;
mod commands;
mod interactions;
mod presses;
mod questions;
mod records;
mod stored;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use rand::rngs::ChaCha20Rng;

use crate::seed::Seed;

/// The total number of inputs, unless `HENGE_FUZZ` sets another.
const ALL: usize = 20_000;

/// Tries this share, in percent, of all inputs. An input is made before it is tried, so that it can
/// be printed if it breaks something.
fn try_all<T: std::fmt::Debug>(
    what: &str,
    percent: usize,
    make: impl Fn(&mut ChaCha20Rng) -> T,
    read: impl Fn(&T) -> bool,
) {
    let all = std::env::var("HENGE_FUZZ").map_or(ALL, |all| all.parse().unwrap());
    let count = all / 100 * percent;
    let (mut luck, started) = (Seed::of_this_run().luck(percent as u64), Instant::now());
    let mut accepted = 0;
    for number in 0..count {
        let tried = make(&mut luck);
        let outcome = catch_unwind(AssertUnwindSafe(|| read(&tried)));
        assert!(outcome.is_ok(), "{what} number {number} breaks something: {tried:#?}");
        accepted += usize::from(outcome.is_ok_and(|is_accepted| is_accepted));
    }
    eprintln!("{what}: {count} in {:.1?}, {accepted} of them accepted", started.elapsed());
    // Otherwise nothing beyond the first check of the input was tested.
    assert!(accepted > 0 && accepted < count, "{what}: {accepted} of {count} accepted");
}
