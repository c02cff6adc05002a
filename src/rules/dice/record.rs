//! Whether a recorded event may stand where it stands.
//!
//! The record shows what was done, not who meant to: who stays and strikes nothing is not in it. So what
//! a recorded event takes for granted is put in before it.

use serde::{Deserialize, Serialize};

use super::ask::{Ask, Refusal};
use super::beginning::FirstSeer;
use super::die::DiceSet;
use super::event::{Action, Event, Intention};
use super::game::DiceGame;
use super::page::Prediction;
use super::scoring::Scoring;
use super::wizard_color::WizardColor;
use crate::rules::{Chance, PerSeat, Rules, Seat};

/// What of the beginning stands in a record's header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Header {
    /// No seat owns a suit: null.
    #[serde(default)]
    pub suits: (),
    /// How the first Seer was found.
    pub first: FirstSeer,
    /// Who last played on this server, by its records, a seat each.
    pub last_played: PerSeat<bool>,
}

/// Why a recorded event may not stand there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unexplained {
    /// The rules refuse the decision.
    #[error("the rules refuse it: {0:?}")]
    Refused(Refusal),
    /// The rules and the luck give something else.
    #[error("due here is {}", serde_json::to_string(.0).unwrap_or_default())]
    Due(Event),
    /// Neither follows such an event by itself, nor is anybody asked for it.
    #[error("nothing of the kind can happen here")]
    Nothing,
    /// Such events do not belong in a record.
    #[error("it does not belong in a record")]
    NotRecorded,
}

impl DiceGame {
    /// Whether the rules and the luck allow this event of a record here. The game has been replayed from
    /// the record alone.
    ///
    /// # Errors
    /// Why they do not.
    pub(super) fn check(&self, event: &Event, chance: &Chance) -> Result<(), Unexplained> {
        let due = match *event {
            Event::Stopped {} if !self.is_over() && self.consequence(chance).is_none() => {
                return Ok(());
            }
            Event::Intend { .. } | Event::StrikeNothing { .. } => {
                return Err(Unexplained::NotRecorded);
            }
            Event::Round { .. } | Event::End { .. } | Event::Stopped {} => self.due(chance)?,
            Event::Turn { faces } => self.decided(self.round.seer, Action::Turn(faces))?,
            Event::Predict { seat, number, color } => {
                self.decided(seat, Action::Predict(Prediction { number, color }))?
            }
            Event::Strike { seat, number, color } => {
                self.decided(seat, Action::Strike(Some(Prediction { number, color })))?
            }
            Event::WizardColor { color } => {
                self.due(chance).or_else(|_| self.wizard_color_decided(color))?
            }
            Event::Roll { rolled, .. } => self.with_a_roll_of(rolled)?.due(chance)?,
            Event::Leave { seat, jester, .. } => self.left(seat, jester)?,
        };
        if due == *event { Ok(()) } else { Err(Unexplained::Due(due)) }
    }

    /// What follows by itself.
    fn due(&self, chance: &Chance) -> Result<Event, Unexplained> {
        self.consequence(chance).ok_or(Unexplained::Nothing)
    }

    /// What the seat's decision gives.
    fn decided(&self, seat: Seat, action: Action) -> Result<Event, Unexplained> {
        self.answer(seat, &action).map_err(Unexplained::Refused)
    }

    /// Before naming the Wizard Color the Seer struck nothing, if nothing else is recorded.
    fn wizard_color_decided(&self, color: WizardColor) -> Result<Event, Unexplained> {
        let WizardColor::One(named) = color else { return Err(Unexplained::Nothing) };
        let seer = self.round.seer;
        let mut game = self.clone();
        game.strike_nothing(seer);
        game.decided(seer, Action::NameWizardColor(Some(named)))
    }

    fn strike_nothing(&mut self, seat: Seat) {
        if let Some(Ask::Strike { .. }) = self.asked(seat) {
            self.evolve(&Event::StrikeNothing { seat });
        }
    }

    /// Before a roll everybody struck nothing and stayed, if nothing else is recorded, and the Seer chose
    /// these dice, if there was a choice.
    fn with_a_roll_of(&self, rolled: DiceSet) -> Result<Self, Unexplained> {
        let mut game = self.clone();
        for seat in self.seats().seats() {
            game.strike_nothing(seat);
            match game.asked(seat) {
                Some(Ask::StayOrScore { .. }) => {
                    game.evolve(&Event::Intend { seat, intention: Intention::Stay });
                }
                Some(Ask::Roll(_) | Ask::RollOrScore { .. }) => {
                    let roll = game.decided(seat, Action::Roll(rolled))?;
                    game.evolve(&roll);
                }
                Some(
                    Ask::Turn
                    | Ask::Predict { .. }
                    | Ask::Strike { .. }
                    | Ask::NameWizardColor
                    | Ask::Score { .. },
                ) => return Err(Unexplained::Nothing),
                None => {}
            }
        }
        Ok(game)
    }

    /// Whoever is still in may leave, or must, once a roll may be scored.
    fn left(&self, seat: Seat, jester: bool) -> Result<Event, Unexplained> {
        if !self.may_leave(seat) {
            return Err(Unexplained::Nothing);
        }
        let scoring = if jester { Scoring::JesterScore } else { Scoring::Prediction };
        self.check_scoring(seat, scoring).map_err(Unexplained::Refused)?;
        self.leave_event(seat, scoring).ok_or(Unexplained::Nothing)
    }
}
