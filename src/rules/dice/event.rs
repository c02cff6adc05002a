//! What a seat may do, and what happens: the events of the game's record, and two that stay out of it.

use serde::{Deserialize, Serialize};

use super::die::{Color, Dice, DiceSet, Turned};
use super::magic::MagicCard;
use super::page::{Number, Prediction};
use super::scoring::{RollResult, Scoring};
use super::wizard_color::WizardColor;
use crate::rules::{PerSeat, Seat};

/// What a seat may do when it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The Seer: these two dice show these faces (Magic Card `turn-two`).
    Turn(Turned),
    /// This will be rolled.
    Predict(Prediction),
    /// This box is struck, or none (Magic Card `cross-out`).
    Strike(Option<Prediction>),
    /// The Seer: every Wizard counts as this; if none is named, as the colour of the Seer's prediction.
    NameWizardColor(Option<Color>),
    /// The Seer: these dice are rolled again.
    Roll(DiceSet),
    /// I leave the round and score this roll; if the Seer does, there is no other.
    Score(Scoring),
    /// I stay for the next roll.
    Stay,
}

/// What happened; written as in the game's record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// A round begins.
    Round {
        /// Its number, from 1.
        round: u8,
        /// Who rolls.
        seer: Seat,
        /// The Magic Card of the round, in the variant.
        magic: Option<MagicCard>,
    },
    /// The Seer turned two dice; this counts as roll 1.
    Turn {
        /// Which, to what.
        faces: Turned,
    },
    /// A prediction.
    Predict {
        /// Whose.
        seat: Seat,
        /// How many dice.
        number: Number,
        /// Of which colour.
        color: Color,
    },
    /// A box with minus points is struck.
    Strike {
        /// Whose.
        seat: Seat,
        /// In which column.
        number: Number,
        /// In which colour.
        color: Color,
    },
    /// Nothing is struck. Not in the record.
    StrikeNothing {
        /// By whom.
        seat: Seat,
    },
    /// It is settled what Wizards count as.
    WizardColor {
        /// As what.
        color: WizardColor,
    },
    /// What a seat will do with this roll once everybody has said so. Not in the record: there the
    /// next roll and those who leave show it.
    Intend {
        /// Who.
        seat: Seat,
        /// What.
        intention: Intention,
    },
    /// Dice are rolled.
    Roll {
        /// Which roll of the round, from 1.
        roll: u8,
        /// The dice rolled now.
        rolled: DiceSet,
        /// What all seven show after it.
        dice: Dice,
    },
    /// A seat scores this roll.
    Leave {
        /// Who.
        seat: Seat,
        /// Whether a Jester Score was taken.
        jester: bool,
        /// How many dice count for the prediction.
        count: u8,
        /// How many Jesters lie there.
        jesters: u8,
        /// How many Xs go in the predicted box.
        xs: u8,
        /// How many minus points go there.
        minus: u8,
    },
    /// The game is over.
    End {
        /// The final points.
        totals: PerSeat<i16>,
        /// How many Xs everybody has.
        xs: PerSeat<u8>,
        /// How many Jester Scores everybody has.
        jester_scores: PerSeat<u8>,
        /// Everybody's place; a shared place skips the next.
        places: PerSeat<u8>,
    },
    /// The table was ended before the game was.
    Stopped {},
}

impl Event {
    /// Whether the event belongs in the game's record. The others say what somebody wants to do, and the
    /// record shows what was done.
    pub const fn is_recorded(&self) -> bool {
        match self {
            Self::StrikeNothing { .. } | Self::Intend { .. } => false,
            Self::Round { .. }
            | Self::Turn { .. }
            | Self::Predict { .. }
            | Self::Strike { .. }
            | Self::WizardColor { .. }
            | Self::Roll { .. }
            | Self::Leave { .. }
            | Self::End { .. }
            | Self::Stopped {} => true,
        }
    }

    /// The decision that this event is in a round of this Seer's, or `None` when it followed by itself.
    pub(super) const fn decision(&self, seer: Seat) -> Option<(Seat, Action)> {
        let decision = match *self {
            Self::Turn { faces } => (seer, Action::Turn(faces)),
            Self::Predict { seat, number, color } => {
                (seat, Action::Predict(Prediction { number, color }))
            }
            Self::Strike { seat, number, color } => {
                (seat, Action::Strike(Some(Prediction { number, color })))
            }
            Self::StrikeNothing { seat } => (seat, Action::Strike(None)),
            Self::WizardColor { color: WizardColor::One(color) } => {
                (seer, Action::NameWizardColor(Some(color)))
            }
            Self::Intend { seat, intention: Intention::Stay } => (seat, Action::Stay),
            Self::Intend { seat, intention: Intention::Roll(dice) } => (seat, Action::Roll(dice)),
            Self::Intend { seat, intention: Intention::Score(scoring) } => {
                (seat, Action::Score(scoring))
            }
            Self::Leave { seat, jester: true, .. } => (seat, Action::Score(Scoring::JesterScore)),
            Self::Leave { seat, jester: false, .. } => (seat, Action::Score(Scoring::Prediction)),
            Self::WizardColor { color: WizardColor::Every | WizardColor::Nothing }
            | Self::Round { .. }
            | Self::Roll { .. }
            | Self::End { .. }
            | Self::Stopped {} => return None,
        };
        Some(decision)
    }

    pub(super) const fn leave(seat: Seat, result: RollResult) -> Self {
        Self::Leave {
            seat,
            jester: matches!(result.scoring, Scoring::JesterScore),
            count: result.count,
            jesters: result.jesters,
            xs: result.xs,
            minus: result.minus,
        }
    }
}

/// What a seat will do with a roll. It may be changed until everybody has said so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intention {
    /// Wait for the next.
    Stay,
    /// The Seer: roll these dice.
    Roll(DiceSet),
    /// Leave, and score it like this.
    Score(Scoring),
}
