//! Commitment and seed, compared with values computed elsewhere.

use crate::scribe::{Luck, allowed, card_options, header, last_refused};
use serde_json::{Value, json};

fn open(cuts: &Value, commitment: &str, seed: &str) -> Value {
    let mut header = header("cards", 3, &card_options());
    header["proof"] = json!({"table": "123456789012345678", "secret": "07".repeat(32),
        "presses": ["11", "0", "18446744073709551615"], "begin": "99", "cuts": cuts});
    header["commitment"] = json!(commitment);
    header["seed"] = json!(seed);
    header
}

// Computed with Python's hashlib.
const COMMITMENT: &str = "afeb2ea3528d733745225df015ddcbac693c615831610856af3f8d42b8eaaac9";
const SEED: &str = "130244ac3e8a15056fb5517f5bc4524d28a66f41d7346676a8b7ab89afeb9e19";
const SEED_WITH_CUTS: &str = "292a86bf3d838a360d20cbb45bf19c98c8ee2d7c506b7df0f9776ccef8ea2a8a";

/// A stopped game with this header.
fn stopped(header: Value) -> Vec<Value> {
    vec![header, json!({"event": "stopped"})]
}

#[test]
fn the_proof_opens_commitment_and_seed() {
    allowed(&stopped(open(&json!([]), COMMITMENT, SEED)));
    let cuts = json!(["abra", "cadabra é"]);
    allowed(&stopped(open(&cuts, COMMITMENT, SEED_WITH_CUTS)));
    last_refused(&[open(&cuts, COMMITMENT, SEED)], "the seed is not");
    last_refused(&[open(&cuts, SEED, SEED_WITH_CUTS)], "the commitment is not");
}

#[test]
fn anything_altered_in_the_proof_is_found() {
    for (key, other) in [
        ("table", json!("123456789012345679")),
        ("table", json!("0123456789012345678")),
        ("secret", json!("08".repeat(32))),
        ("secret", json!("07".repeat(31))),
        ("presses", json!(["0", "11", "18446744073709551615"])),
        ("presses", json!(["11", "0"])),
        ("begin", json!("98")),
        ("begin", json!(99)),
        ("cuts", json!([""])),
        ("cuts", Value::Null),
    ] {
        let mut header = open(&json!([]), COMMITMENT, SEED);
        header["proof"][key] = other;
        assert_eq!(crate::scribe::refused(&stopped(header)).line, 1);
    }
}

#[test]
fn a_record_with_an_open_proof_must_be_closed() {
    let mut lines = crate::card_player::play(3, &card_options(), &mut Luck(1));
    lines[0] = open(&json!([]), COMMITMENT, SEED);
    allowed(&lines);
    lines.pop();
    last_refused(&lines, "breaks off");
}
