//! Each player's chance to win a game, before its first round and after each. It follows from the
//! points so far and from what the remaining rounds may bring if masters played on, each for
//! themselves. Players who tie for the most points share the win.
//!
//! The calculation only adds and multiplies, so results are the same on every machine. Their
//! quality is measured with games between masters (`tests/it/history/decisive.rs`).

mod cards;
mod dice;
mod spread;

use crate::rules::PerSeat;

pub use cards::chances_at_cards;
pub use dice::chances_at_dice;

/// The result as chances, from the final places: winners share 1 equally.
pub fn won(places: &PerSeat<u8>) -> PerSeat<f64> {
    let wins = places.map(|place| if place == 1 { 1.0 } else { 0.0 });
    let winners = wins.values().iter().sum::<f64>();
    wins.map(|win| win / winners)
}
