//! After which entries of a log no answer can be changed any more.

use henge::rules::cards::{self, CardGame};
use henge::rules::dice::{self, DiceGame};
use henge::table::TableGame;

/// A game whose log says when answers are settled.
pub trait Decided: TableGame {
    /// Whether answers that were given before this event cannot be changed any more.
    fn settles(event: &Self::Event) -> bool;
}

impl Decided for CardGame {
    /// Every answer stands at once.
    fn settles(_: &cards::Event) -> bool {
        true
    }
}

impl Decided for DiceGame {
    /// Until the next roll an answer to the one that lies there may be changed.
    fn settles(event: &dice::Event) -> bool {
        use dice::Event;
        match event {
            Event::Round { .. } | Event::Turn { .. } | Event::Roll { .. } | Event::End { .. } => {
                true
            }
            Event::Predict { .. }
            | Event::Strike { .. }
            | Event::StrikeNothing { .. }
            | Event::WizardColor { .. }
            | Event::Intend { .. }
            | Event::Leave { .. }
            | Event::Stopped {} => false,
        }
    }
}
