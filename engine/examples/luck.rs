//! Writes decks or dice of table after table as random bytes, without end, for a program that judges random numbers:
//! `cargo run --release -p engine --example luck -- decks | dieharder -g 200 -a`.
//!
//! A deck, or the rolls of a round, is one of a known number of equally likely outcomes. Its place among them is a
//! uniform number, and the lower 32 bits of that are what is written. The last, incomplete stretch of 2³² outcomes is
//! left out, so that no word is favoured.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "what goes wrong here is told loudly"
)]

use std::io::{BufWriter, Write as _, stdout};

use engine::rules::Chance;
use engine::rules::chance::Proof;

const CARDS: u8 = 60;
/// The cards whose order makes one word.
const TOGETHER: usize = 10;
const FACES: u32 = 6;
/// The dice of the rolls of a round.
const DICE: u32 = 7;
const ROLLS: u64 = 3;
const ROUNDS: u64 = 10;

fn main() {
    let words = match std::env::args().nth(1).as_deref() {
        Some("decks") => words_of_decks,
        Some("dice") => words_of_dice,
        _ => panic!("say decks or dice"),
    };
    let mut out = BufWriter::new(stdout().lock());
    for number in 0.. {
        let chance = table(number);
        for round in 1..=ROUNDS {
            for word in words(&chance, round) {
                // The reader has had enough.
                let Ok(()) = out.write_all(&word.to_le_bytes()) else { return };
            }
        }
    }
}

/// The luck of a table, whose seed is made as in play.
fn table(number: u64) -> Chance {
    let secret = [number.to_be_bytes(); 4].concat().try_into().unwrap();
    let presses = vec![number * 5 + 1, number * 5 + 2, 0];
    let (begin, cuts) = (number * 5 + 3, Vec::new());
    Proof { table: number + 1, secret, presses, begin, cuts }.chance()
}

/// A word for every ten cards of a deck, but for the last ten: they have too few orders.
fn words_of_decks(chance: &Chance, round: u64) -> Vec<u32> {
    let mut deck: [u8; CARDS as usize] = std::array::from_fn(|card| card as u8);
    let mut sorted = deck.to_vec();
    chance.stream(round).shuffle(&mut deck, sorted.len());
    let words = deck[..sorted.len() - TOGETHER].chunks(TOGETHER).map(|cards| {
        let mut orders = Outcome::default();
        for card in cards {
            let (place, left) = (sorted.binary_search(card).unwrap(), sorted.len());
            sorted.remove(place);
            orders.take(place as u64, left as u64);
        }
        orders
    });
    words.filter_map(|orders| orders.word()).collect()
}

/// A word for the dice of a round in which all are rolled every time.
fn words_of_dice(chance: &Chance, round: u64) -> Vec<u32> {
    let mut faces = Outcome::default();
    for roll in 1..=ROLLS {
        let mut draws = chance.stream(16 * round + roll);
        for _ in 0..DICE {
            faces.take(draws.below(FACES).into(), FACES.into());
        }
    }
    faces.word().into_iter().collect()
}

/// One of `of` equally likely outcomes.
struct Outcome {
    place: u64,
    of: u64,
}

impl Default for Outcome {
    fn default() -> Self {
        Self { place: 0, of: 1 }
    }
}

impl Outcome {
    /// Adds one of `of` equally likely outcomes, whatever the others were.
    fn take(&mut self, place: u64, of: u64) {
        self.place = self.place * of + place;
        self.of *= of;
    }

    fn word(&self) -> Option<u32> {
        let whole = self.of - self.of % (1 << 32);
        (self.place < whole).then_some(self.place as u32)
    }
}
