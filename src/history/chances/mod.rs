//! Each player's chance to win a game, before its first round and after each. It follows from the
//! points so far and from what the remaining rounds may bring if masters played on, each for
//! themselves. Players who tie for the most points share the win.
//!
//! The calculation only adds and multiplies, so results are the same on every machine. Their
//! quality is measured with games between masters (`tests/it/history/decisive.rs`).

mod cards;
mod dice;
mod spread;

use crate::rules::{PerSeat, PublicState};

pub use cards::chances_at_cards;
pub use dice::chances_at_dice;

/// A table view from which chances can be estimated.
pub(crate) trait Estimated: PublicState {
    /// Each seat's estimated chance to win before the first round and after each, by the standard
    /// of masters.
    fn estimated(&self) -> Vec<PerSeat<f64>>;

    /// The estimated chances, with the actual result in place of the last estimate if the game is
    /// finished.
    fn chances(&self) -> Vec<PerSeat<f64>> {
        let mut chances = self.estimated();
        if let (Some(last), Some(places)) = (chances.last_mut(), self.places()) {
            *last = won(places);
        }
        chances
    }
}

/// The result as chances, from the final places: winners share 1 equally.
pub fn won(places: &PerSeat<u8>) -> PerSeat<f64> {
    let wins = places.map(|place| if place == 1 { 1.0 } else { 0.0 });
    let winners = wins.values().iter().sum::<f64>();
    wins.map(|win| win / winners)
}
