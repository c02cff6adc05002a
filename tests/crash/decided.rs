//! The log entries after which answers can no longer be changed.

use henge::rules::cards::{self, CardGame};
use henge::rules::dice::{self, DiceGame};
use henge::table::TableGame;

/// A game whose log says when answers become final.
pub trait Decided: TableGame {
    /// Returns whether answers before this event can no longer be changed.
    fn settles(event: &Self::Event) -> bool;
}

impl Decided for CardGame {
    /// Every answer is final at once.
    fn settles(_: &cards::Event) -> bool {
        true
    }
}

impl Decided for DiceGame {
    /// An answer to the current roll may be changed until the next roll.
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
