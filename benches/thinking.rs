//! The time that computer players think about a decision: each level plays whole games against
//! itself, on one core.
//!
//! `cargo bench --bench thinking`, or `-- master` for one level. The first decisions of each level
//! include calculations that are then cached.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::cast_precision_loss,
    reason = "a measurement may fail loudly, and prints few digits"
)]

use std::time::{Duration, Instant};

use henge::computer::{Level, Plays};
use henge::rules::cards::{self, CardGame};
use henge::rules::dice::{self, DiceGame};
use henge::rules::{Chance, PerSeat, SeatCount};

/// The number of whole games of each kind and level.
const GAMES: u8 = 12;

fn main() {
    let words: Vec<String> =
        std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let asked = |level: &Level| words.is_empty() || words.iter().any(|word| word == level.name());
    let plain = dice::Options::default();
    for level in Level::NAMED.into_iter().filter(asked) {
        for seats in [4, 6] {
            let options = cards::Options::default();
            measure::<CardGame>(&format!("{level}, cards of {seats}"), options, seats, level);
        }
        for (what, magic_cards) in [("dice of 4", false), ("dice of 4 with Magic Cards", true)] {
            let options = dice::Options { magic_cards, ..plain };
            measure::<DiceGame>(&format!("{level}, {what}"), options, 4, level);
        }
    }
}

fn measure<G: Plays>(what: &str, options: G::Options, seats: usize, level: Level) {
    let mut times: Vec<Duration> =
        (0..GAMES).flat_map(|number| play::<G>(options, seats, level, number)).collect();
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e6;
    let (median, late, longest) = (at(0.5), at(0.99), at(1.0));
    let count = times.len();
    println!(
        "{what:<40} p50 {median:>8.1} µs, p99 {late:>8.1} µs, longest {longest:>8.1} µs of {count}"
    );
}

/// Plays a whole game. Returns the time of each decision.
fn play<G: Plays>(options: G::Options, seats: usize, level: Level, number: u8) -> Vec<Duration> {
    let (chance, seats) = (Chance::new([number; 32]), SeatCount::try_from(seats).unwrap());
    let (mut draws, mut thoughts) = (chance.set_up(), chance.stream(9));
    let mut game = G::new(&G::draw(options, &[], PerSeat::none(seats), &mut draws).ok().unwrap());
    game.go_on(&chance);
    let mut times = Vec::new();
    while let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) {
        let view = game.seat_view(seat);
        let begun = Instant::now();
        let action = G::choose(level, &view, &mut thoughts).unwrap();
        times.push(begun.elapsed());
        let answer = game.answer(seat, &action).unwrap();
        game.carry_out(answer, &chance);
    }
    times
}
