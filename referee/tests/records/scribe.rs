//! Helpers that write records: lines by hand, random numbers for the players, and checks of the
//! referee's verdict.

use referee::{Fault, Game, check};
use serde_json::{Value, json};

/// A random number generator of the tests' own (`SplitMix64`), the same in every run.
pub struct Luck(pub u64);

impl Luck {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((z ^ (z >> 31)) % bound as u64).unwrap()
    }

    pub fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for at in (1..all.len()).rev() {
            all.swap(at, self.below(at + 1));
        }
    }
}

pub fn card_options() -> Value {
    json!({"bidding": "open", "plus-minus-one": "off", "clairvoyance": "off", "unicolore": false,
        "rounds": "all", "ties": "shared"})
}

pub fn dice_options() -> Value {
    json!({"target": 9, "magic-cards": true})
}

pub fn header(game: &str, seats: usize, options: &Value) -> Value {
    let names: Vec<String> = (0..seats).map(|seat| format!("player {seat}")).collect();
    let mut header = json!({"record": 1, "game": game, "engine": 1, "options": options, "seats": names,
        "commitment": null, "seed": null, "proof": null});
    if game == "dice" {
        header["first"] = json!("drawn");
    }
    header
}

pub fn text(lines: &[Value]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect::<Vec<_>>().concat()
}

/// The single game that these lines record.
pub fn allowed(lines: &[Value]) -> Game {
    check(&text(lines)).unwrap_or_else(|fault| panic!("{fault}")).remove(0)
}

/// The fault that must be found in these lines.
pub fn refused(lines: &[Value]) -> Fault {
    match check(&text(lines)) {
        Err(fault) => fault,
        Ok(games) => panic!("no fault found in {games:?}\n{}", text(lines)),
    }
}

/// Checks that the last of these lines is faulty, for a reason with these words.
pub fn last_refused(lines: &[Value], words: &str) {
    let fault = refused(lines);
    assert_eq!(fault.line, lines.len(), "{fault}");
    assert!(fault.sentence.contains(words), "{fault}");
}
