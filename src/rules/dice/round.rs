//! One round: what has happened in it.

use super::ask::Rolling;
use super::die::{Dice, DiceSet};
use super::magic::{Effect, MagicCard, Rolls};
use super::page::{Page, Prediction};
use super::scoring::{DiceOnTable, RollResult};
use super::wizard_color::WizardColor;
use crate::rules::{PerSeat, Seat, SeatCount};

/// What a seat did with the Magic Card `cross-out`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Strike {
    /// Nothing yet.
    #[default]
    Undecided,
    /// Struck nothing.
    Nothing,
    /// Struck this box.
    Box(Prediction),
}

/// With what a seat left the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// With which roll.
    pub roll: u8,
    /// With what.
    pub result: RollResult,
}

/// One round: what has happened in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its number, from 1 (0 before the first).
    pub number: u8,
    /// Who rolls.
    pub seer: Seat,
    /// The Magic Card of the round, in the variant.
    pub magic: Option<MagicCard>,
    /// What everybody predicted.
    pub predictions: PerSeat<Option<Prediction>>,
    /// Who struck what (Magic Card `cross-out`).
    pub strikes: PerSeat<Strike>,
    /// What Wizards count as, once that is settled.
    pub wizards: Option<WizardColor>,
    /// How many rolls were made; turning two dice counts as one.
    pub roll: u8,
    /// The dice rolled, or turned, last.
    pub rolled: DiceSet,
    /// What the seven dice show.
    pub dice: Dice,
    /// Who has left the round, with what.
    pub scores: PerSeat<Option<Score>>,
}

impl Round {
    pub(super) fn begin(
        seats: SeatCount,
        number: u8,
        seer: Seat,
        magic: Option<MagicCard>,
    ) -> Self {
        Self {
            number,
            seer,
            magic,
            predictions: PerSeat::none(seats),
            strikes: PerSeat::none(seats),
            wizards: None,
            roll: 0,
            rolled: DiceSet::EMPTY,
            dice: Dice::default(),
            scores: PerSeat::none(seats),
        }
    }

    /// What is special in it.
    pub const fn effect(&self) -> Effect {
        Effect::of(self.magic)
    }

    /// The roll that must be made after the predictions: with all dice that show nothing yet, or, where
    /// all seven lie there already, with three or more that the Seer chooses.
    pub fn roll_after_predictions(&self) -> Rolling {
        match self.effect().rolls {
            Rolls::UpToThree | Rolls::SeersNumber => Rolling::all_of(DiceSet::ALL),
            Rolls::FirstBeforePredictions => Rolling { dice: DiceSet::ALL, at_least: 3 },
            Rolls::TwoTurnedFirst => Rolling::all_of(self.dice.not_lying()),
        }
    }

    /// What lies there, as it counts; before the Wizard Color is settled Wizards count for nothing.
    pub fn on_table(&self) -> DiceOnTable {
        DiceOnTable {
            dice: self.dice,
            wizards: self.wizards.unwrap_or(WizardColor::Nothing),
            effect: self.effect(),
        }
    }

    /// How many dice count for a prediction, once some lie there and it is settled what Wizards count as.
    pub fn count_now(&self, of: Prediction) -> Option<u8> {
        (self.roll > 0 && self.wizards.is_some()).then(|| self.on_table().count(of.color))
    }

    /// Writes on a seat's page what the round has brought it.
    pub(super) fn write_on(&self, page: &mut Page, seat: Seat) {
        if let Strike::Box(struck) = self.strikes[seat] {
            page.strike(struck);
        }
        let (Some(score), Some(prediction)) = (&self.scores[seat], self.predictions[seat]) else {
            return;
        };
        page.write(prediction, score.result.mark());
        if let Some(jesters) = score.result.jester_box() {
            page.write_jester_score(jesters);
        }
    }

    /// Whether everybody has left it.
    pub fn is_scored(&self) -> bool {
        self.scores.values().iter().all(Option::is_some)
    }

    /// Whether everybody has predicted.
    pub fn everybody_predicted(&self) -> bool {
        self.predictions.values().iter().all(Option::is_some)
    }
}
