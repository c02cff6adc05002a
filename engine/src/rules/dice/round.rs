//! One round, and everything that has happened in it.

use super::ask::Rolling;
use super::die::{Dice, DiceSet};
use super::magic::{Effect, MagicCard};
use super::page::{Page, Prediction};
use super::scoring::{DiceOnTable, RollResult};
use super::wizard_color::WizardColor;
use crate::rules::{PerSeat, Seat, SeatCount};

/// A seat's use of the Magic Card `cross-out`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Strike {
    /// The seat has not decided yet.
    #[default]
    Undecided,
    /// The seat decided to strike nothing.
    Nothing,
    /// The seat struck this box.
    Box(Prediction),
}

/// The result with which a seat left the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// The number of the roll that the seat scored.
    pub roll: u8,
    pub result: RollResult,
}

/// One round, and everything that has happened in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The number of the round, from 1 (0 before the first).
    pub number: u8,
    pub seer: Seat,
    /// The Magic Card of the round, in the variant with Magic Cards.
    pub magic: Option<MagicCard>,
    pub predictions: PerSeat<Option<Prediction>>,
    /// The strikes of the players (Magic Card `cross-out`).
    pub strikes: PerSeat<Strike>,
    /// The color that Wizards count as, once it is settled.
    pub wizards: Option<WizardColor>,
    /// The number of rolls made so far; turning two dice counts as one.
    pub roll: u8,
    /// The dice that were last rolled or turned.
    pub rolled: DiceSet,
    /// The faces of the seven dice.
    pub dice: Dice,
    /// The results of the players who have left the round.
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

    /// The special rules of the round.
    pub const fn effect(&self) -> Effect {
        Effect::of(self.magic)
    }

    /// The first roll after the predictions.
    pub fn roll_after_predictions(&self) -> Rolling {
        Rolling::after_predictions(self.effect(), &self.dice)
    }

    /// The dice on the table, and what they count as. Wizards count for nothing until the Wizard
    /// Color is settled.
    pub fn on_table(&self) -> DiceOnTable {
        DiceOnTable {
            dice: self.dice,
            wizards: self.wizards.unwrap_or(WizardColor::Nothing),
            effect: self.effect(),
        }
    }

    /// The number of dice that count for a prediction; `None` before the first roll and before the
    /// Wizard Color is settled.
    pub fn count_now(&self, of: Prediction) -> Option<u8> {
        (self.roll > 0 && self.wizards.is_some()).then(|| self.on_table().count(of.color))
    }

    /// Writes a seat's results of this round on its page.
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

    /// Returns whether all players have left the round.
    pub fn is_scored(&self) -> bool {
        self.scores.values().iter().all(Option::is_some)
    }

    pub fn everybody_predicted(&self) -> bool {
        self.predictions.values().iter().all(Option::is_some)
    }
}
