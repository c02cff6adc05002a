//! What the bot bears: many tables, restarts, floods, faults, hours. The bot runs as a process of its own, as
//! a host starts it; the playground and its people live in this one. Prints figures, each beside its aim, and
//! judges nothing.
//!
//! `cargo bench --bench siege -- ordinary 600`: one or more scenarios, and for how many seconds people play
//! (else `HENGE_SIEGE_SECONDS`, else each scenario's own time). Without a word it names the scenarios.
//! `CARGO_PROFILE_BENCH_LTO=off` makes the build quick. Where `/proc` is missing, what it tells is 0.
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
mod restart;
#[path = "../shared/results.rs"]
mod results;
#[path = "../../tests/shared/seed.rs"]
mod seed;
mod sight;
mod soak;
mod stage;
mod stop;
mod stored;
mod tally;
mod truth;

use std::time::Duration;

use tokio::runtime::Runtime;

/// A scenario: its word, how long people play unless it is said, what it does.
type Scenario = (&'static str, Duration, fn(&Runtime, Duration));

const SCENARIOS: [Scenario; 7] = [
    ("ordinary", Duration::from_mins(10), ordinary::run),
    ("restart", Duration::ZERO, restart::run),
    ("stop", Duration::from_secs(5), stop::run),
    ("flood", Duration::from_secs(20), flood::run),
    ("leaderboard", Duration::from_secs(20), leaderboard::run),
    ("faults", Duration::from_mins(10), faults::run),
    ("soak", Duration::from_mins(15), soak::run),
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
