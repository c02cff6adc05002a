//! Records of games, as `henge verify` reads them.

use henge::computer::Level;
use henge::record::verify;
use henge::rules::{GameKind, Options};
use henge::simulation::{Entrant, LIMIT, Simulation};
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use strum::VariantArray as _;

use crate::fuzz::{altered, try_all};

/// A short record of each game.
fn valid() -> Vec<String> {
    let entrants = vec![Entrant::Level(Level::Random); 3];
    let play = |kind: &GameKind| {
        let options = match kind {
            GameKind::Cards => Options::classic(*kind).with("rounds", "short").unwrap(),
            GameKind::Dice => Options::classic(*kind),
        };
        let simulation = Simulation {
            options,
            entrants: entrants.clone(),
            seed: "fuzz".to_owned(),
            limit: LIMIT,
        };
        simulation.play(0).unwrap().text()
    };
    GameKind::VARIANTS.iter().map(play).collect()
}

#[test]
fn a_record_holds_or_its_fault_is_named() {
    let valid = valid();
    let make = |luck: &mut ChaCha20Rng| {
        let record = &valid[luck.random_range(0..valid.len())];
        if luck.random_bool(0.5) {
            return altered::text(&valid, luck);
        }
        let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
        let at = luck.random_range(0..lines.len());
        let mut line = serde_json::from_str(&lines[at]).unwrap();
        altered::json(&mut line, luck);
        lines[at] = line.to_string();
        lines.join("\n")
    };
    try_all("records", 5, make, |text| {
        // The referee shares no code with `verify`, and must not break either.
        let _ = referee::check(text);
        verify(text).is_ok()
    });
}
