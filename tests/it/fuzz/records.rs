//! Records of games, as `henge verify` reads them.

use std::sync::Arc;

use henge::computer::Level;
use henge::record::verify;
use henge::rules::{GameKind, Options};
use henge::simulation::{Entrant, Simulation};
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use strum::VariantArray as _;

use crate::fuzz::{altered, try_all};

/// A short record of each game.
fn valid() -> Vec<String> {
    let entrants = vec![Entrant::Computer(Level::RANDOM.into()); 3];
    let play = |kind: &GameKind| {
        let options = match kind {
            GameKind::Cards => Options::classic(*kind).with("rounds", "short").unwrap(),
            GameKind::Dice => Options::classic(*kind),
        };
        let simulation = Simulation {
            options,
            entrants: entrants.clone(),
            seed: "fuzz".to_owned(),
            programs: Arc::default(),
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

/// An event has all its keys, for the referee as well: one that does not apply is null.
#[test]
fn a_record_without_a_key_is_refused() {
    for record in valid() {
        let lines: Vec<&str> = record.lines().collect();
        let mut tried = 0;
        for (at, line) in lines.iter().enumerate().skip(1) {
            let event: serde_json::Value = serde_json::from_str(line).unwrap();
            for key in event.as_object().unwrap().keys() {
                let mut without = event.clone();
                without.as_object_mut().unwrap().remove(key);
                let without = without.to_string();
                let before = lines[..at].iter().copied();
                let altered = before.chain([without.as_str()]).collect::<Vec<_>>().join("\n");
                let fault = verify(&altered).unwrap_err();
                assert_eq!(fault.line, at + 1, "{without}: {fault}");
                assert!(referee::check(&altered).is_err());
                tried += 1;
            }
        }
        assert!(tried > 100);
    }
}
