//! Which entries of a log somebody decided.

use henge::rules::cards::{self, CardGame};
use henge::rules::dice::{self, DiceGame, Intention, Prediction, Scoring, WizardColor};
use henge::rules::{Rules as _, Seat};
use henge::table::TableGame;

/// A game whose decisions can be read from its log.
pub trait Decided: TableGame {
    /// Whose decision this event is that comes next, and which, if nothing gives it by itself.
    fn decided(&self, event: &Self::Event) -> Option<(Seat, Self::Action)>;

    /// Whether answers that were given before this event cannot be changed any more.
    fn settles(event: &Self::Event) -> bool;
}

impl Decided for CardGame {
    fn decided(&self, event: &cards::Event) -> Option<(Seat, cards::Action)> {
        event.decision()
    }

    /// Every answer stands at once.
    fn settles(_: &cards::Event) -> bool {
        true
    }
}

impl Decided for DiceGame {
    fn decided(&self, event: &dice::Event) -> Option<(Seat, dice::Action)> {
        use dice::{Action, Event};
        let seer = self.table_view().round.seer;
        let decided = match *event {
            Event::Turn { faces } => (seer, Action::Turn(faces)),
            Event::Predict { seat, number, color } => {
                (seat, Action::Predict(Prediction { number, color }))
            }
            Event::Strike { seat, number, color } => {
                (seat, Action::Strike(Some(Prediction { number, color })))
            }
            Event::StrikeNothing { seat } => (seat, Action::Strike(None)),
            Event::WizardColor { color: WizardColor::One(color) } => {
                (seer, Action::NameWizardColor(Some(color)))
            }
            Event::Intend { seat, intention: Intention::Stay } => (seat, Action::Stay),
            Event::Intend { seat, intention: Intention::Roll(dice) } => (seat, Action::Roll(dice)),
            Event::Intend { seat, intention: Intention::Score(scoring) } => {
                (seat, Action::Score(scoring))
            }
            Event::Leave { seat, jester: true, .. } => (seat, Action::Score(Scoring::JesterScore)),
            Event::Leave { seat, jester: false, .. } => (seat, Action::Score(Scoring::Prediction)),
            Event::WizardColor { color: WizardColor::Every | WizardColor::Nothing }
            | Event::Round { .. }
            | Event::Roll { .. }
            | Event::End { .. }
            | Event::Stopped {} => return None,
        };
        Some(decided)
    }

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
