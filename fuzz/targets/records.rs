//! Records as `henge verify` reads them: a record that is accepted is accepted again, by the referee
//! too, however its JSON is written.
#![no_main]

use std::sync::Arc;

use fuzz::mutation;
use fuzz::tables::every_option;
use henge::computer::Level;
use henge::record::{Verified, verify};
use henge::rules::{GameKind, Options};
use henge::simulation::{Entrant, Simulation};
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use serde_json::Value;

/// One of this number of mutations is another game.
const NEW: u32 = 100;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let verified = verify(text);
    let judged = referee::check(text);
    let Ok(verified) = verified else { return };
    let games = judged.unwrap_or_else(|fault| panic!("the referee refuses it: {fault}"));
    assert_eq!(games.len(), verified.games);
    let stopped = games.iter().filter(|game| game.close == referee::Close::Stopped).count();
    assert_eq!(stopped, verified.stopped);
    let Verified { games, events, stopped, repeats } = verified;
    assert_eq!(games + events, text.lines().count());
    // Keys may be in any order, and each record stands alone.
    let rewritten: Vec<String> = text.lines().map(rewritten).collect();
    let twice = [rewritten.join("\n"), rewritten.join("\n")].join("\n");
    let expected = Verified {
        games: 2 * games,
        events: 2 * events,
        stopped: 2 * stopped,
        repeats: repeats.repeat(2),
    };
    assert_eq!(verify(&twice), Ok(expected));
    // Nothing after the end belongs to it, and nothing is missing.
    let lines: Vec<&str> = text.lines().collect();
    assert!(verify(&lines[..lines.len() - 1].join("\n")).is_err(), "the end is missing");
    assert!(verify(&format!("{}\n{}", lines.join("\n"), lines[lines.len() - 1])).is_err());
});

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutation::mutate(data, size, max_size, seed, |text, luck| {
        if luck.random_ratio(1, NEW) { game(luck) } else { mutation::lines(text, luck) }
    })
});

/// The same line as a JSON library writes it.
fn rewritten(line: &str) -> String {
    let value: Value = serde_json::from_str(line).expect("an accepted line is JSON");
    value.to_string()
}

/// The record of another random game.
fn game(luck: &mut ChaCha20Rng) -> String {
    let (kind, seats) = match luck.random_range(0..5) {
        0 | 1 => (GameKind::Cards, luck.random_range(3..=6)),
        _ => (GameKind::Dice, luck.random_range(2..=5)),
    };
    let options: Vec<Options> = every_option(kind, seats);
    let Some(options) = mutation::any(&options, luck) else { return String::new() };
    let simulation = Simulation {
        options: *options,
        entrants: vec![Entrant::Computer(Level::RANDOM.into()); seats],
        seed: luck.random::<u64>().to_string(),
        programs: Arc::default(),
    };
    simulation.play(0).map(|record| record.text()).unwrap_or_default()
}
