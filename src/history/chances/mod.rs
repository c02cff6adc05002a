//! Everybody's chance to win a game, before its first round and after each: their points, and what the rest may
//! bring, as if masters played on, each for themselves. Where several have most points, each has a part of the win.
//!
//! Chances are added and multiplied and nothing else, so they are the same on every machine. How good they are is
//! measured by games of masters (`tests/it/history/decisive.rs`).

mod cards;
mod dice;
mod spread;

use crate::rules::PerSeat;

pub use cards::chances_at_cards;
pub use dice::chances_at_dice;

/// Who has won, from everybody's place.
pub fn won(places: &PerSeat<u8>) -> PerSeat<f64> {
    let wins = places.map(|place| if place == 1 { 1.0 } else { 0.0 });
    let winners = wins.values().iter().sum::<f64>();
    wins.map(|win| win / winners)
}
