//! The capacity of the bot: many tables, restarts, floods, faults, long runs, several processes. The
//! bot runs in a process of its own, as a host starts it; the playground and its people are in this
//! one. The benchmark prints figures with their targets and has no thresholds.
//!
//! `cargo bench --bench siege -- ordinary 600`: one or more scenarios, and the number of seconds
//! for which people play (default: `HENGE_SIEGE_SECONDS`, or else each scenario's own time).
//! Without arguments it lists the scenarios. `CARGO_PROFILE_BENCH_LTO=off` makes the build fast.
//! Without `/proc`, the figures from it are 0.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a measurement may fail loudly"
)]
#![allow(clippy::cast_precision_loss, reason = "figures are printed with few digits")]

mod bot;
mod faults;
mod figures;
mod flood;
mod leaderboard;
#[path = "../shared/moves.rs"]
mod moves;
mod ordinary;
mod party;
mod process;
mod processes;
mod restart;
#[path = "../shared/results.rs"]
mod results;
#[path = "../../tests/shared/seed.rs"]
mod seed;
mod sight;
mod soak;
mod split;
mod stage;
mod stop;
mod stored;
mod tally;
mod truth;

use std::time::Duration;

use tokio::runtime::Runtime;

/// A scenario: its name, its default time of play, and its function.
type Scenario = (&'static str, Duration, fn(&Runtime, Duration));

const SCENARIOS: [Scenario; 8] = [
    ("ordinary", Duration::from_mins(10), ordinary::run),
    ("restart", Duration::ZERO, restart::run),
    ("stop", Duration::from_secs(5), stop::run),
    ("flood", Duration::from_secs(20), flood::run),
    ("leaderboard", Duration::from_secs(20), leaderboard::run),
    ("faults", Duration::from_mins(10), faults::run),
    ("soak", Duration::from_mins(15), soak::run),
    ("processes", Duration::from_secs(30), processes::run),
];

fn main() {
    let words: Vec<String> =
        std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let seconds = words.iter().find_map(|word| word.parse().ok());
    let set = || std::env::var("HENGE_SIEGE_SECONDS").ok()?.parse().ok();
    let time = seconds.or_else(set).map(Duration::from_secs);
    let asked = |name: &str| words.iter().any(|word| word == name);
    if !SCENARIOS.iter().any(|(name, ..)| asked(name)) {
        println!("scenarios: {}", SCENARIOS.map(|(name, ..)| name).join(", "));
        return;
    }
    let runtime = Runtime::new().unwrap();
    for (name, usual, run) in SCENARIOS.iter().filter(|(name, ..)| asked(name)) {
        println!("== {name}");
        run(&runtime, time.unwrap_or(*usual));
    }
    runtime.shutdown_background();
}
