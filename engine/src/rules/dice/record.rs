//! The dice game's part of a record's header, and the check of a recorded event.
//!
//! The record shows what was done, not what was intended: staying and striking nothing are not
//! recorded. So the check first adds the unrecorded decisions that a recorded event implies.

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

/// The part of the beginning that a record's header holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Header {
    /// Always null: in the dice game no seat owns a suit.
    #[serde(default)]
    pub suits: (),
    /// The way in which the first Seer was determined.
    pub first: FirstSeer,
    /// For each seat, whether its player was the last to play on this server, according to its
    /// records.
    pub last_played: PerSeat<bool>,
}

/// The reason why a recorded event is not allowed at its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unexplained {
    /// The rules refuse the decision.
    #[error("the rules refuse it: {0:?}")]
    Refused(Refusal),
    /// The rules and the seed require a different event.
    #[error("due here is {}", serde_json::to_string(.0).unwrap_or_default())]
    Due(Event),
    /// No such event follows without a decision, and no player is asked for it.
    #[error("nothing of the kind can happen here")]
    Nothing,
    /// Events of this kind do not belong in a record.
    #[error("it does not belong in a record")]
    NotRecorded,
}

impl DiceGame {
    /// Checks that the rules and the seed allow this event of a record at this point. The game has
    /// been replayed from the record alone.
    ///
    /// # Errors
    /// The reason why they do not.
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

    /// The event that follows without a decision.
    fn due(&self, chance: &Chance) -> Result<Event, Unexplained> {
        self.consequence(chance).ok_or(Unexplained::Nothing)
    }

    /// The event that results from the seat's decision.
    fn decided(&self, seat: Seat, action: Action) -> Result<Event, Unexplained> {
        self.answer(seat, &action).map_err(Unexplained::Refused)
    }

    /// The event if the Seer names this Wizard Color. If no strike of the Seer is recorded, the
    /// Seer struck nothing before.
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

    /// The game just before a roll of these dice. If nothing else is recorded, every player struck
    /// nothing and stayed, and the Seer chose these dice if there was a choice.
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

    /// The event if this seat leaves. Every player still in the round may leave, or must, once a
    /// roll may be scored.
    fn left(&self, seat: Seat, jester: bool) -> Result<Event, Unexplained> {
        if !self.may_leave(seat) {
            return Err(Unexplained::Nothing);
        }
        let scoring = if jester { Scoring::JesterScore } else { Scoring::Prediction };
        self.check_scoring(seat, scoring).map_err(Unexplained::Refused)?;
        self.leave_event(seat, scoring).ok_or(Unexplained::Nothing)
    }
}
