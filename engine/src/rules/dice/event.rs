//! The actions of a seat, the events of the game's record, and two events that are not recorded.

use serde::{Deserialize, Serialize};

use super::die::{Color, Dice, DiceSet, Turned};
use super::magic::MagicCard;
use super::page::{Number, Prediction};
use super::scoring::{RollResult, Scoring};
use super::wizard_color::WizardColor;
use crate::rules::{PerSeat, Seat};

/// An action of a seat that has been asked to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The Seer turns two dice to these faces (Magic Card `turn-two`).
    Turn(Turned),
    /// The player predicts this number of dice of a color.
    Predict(Prediction),
    /// The player strikes this box, or none (Magic Card `cross-out`).
    Strike(Option<Prediction>),
    /// The Seer names the color that every Wizard counts as; `None` means the color of the Seer's
    /// prediction.
    NameWizardColor(Option<Color>),
    /// The Seer rolls these dice.
    Roll(DiceSet),
    /// The player leaves the round and scores this roll; if the Seer does, there are no more rolls.
    Score(Scoring),
    /// The player stays for the next roll.
    Stay,
}

/// An event, in the form in which the game's record holds it. Every key is present: a value that does not apply is null.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    Round {
        /// The number of the round, from 1.
        round: u8,
        seer: Seat,
        /// The Magic Card of the round, in the variant with Magic Cards.
        #[serde(deserialize_with = "Option::deserialize")]
        magic: Option<MagicCard>,
    },
    /// The Seer turns two dice; this counts as roll 1.
    Turn {
        /// The two dice with their new faces.
        faces: Turned,
    },
    Predict {
        seat: Seat,
        /// The predicted number of dice.
        number: Number,
        color: Color,
    },
    /// A seat strikes a box with minus points.
    Strike {
        seat: Seat,
        /// The column of the box.
        number: Number,
        /// The color of the box.
        color: Color,
    },
    /// A seat strikes nothing. This event is not recorded.
    StrikeNothing { seat: Seat },
    /// The Wizard Color is settled.
    WizardColor {
        /// The color or colors that Wizards count as.
        #[serde(deserialize_with = "WizardColor::deserialize")]
        color: WizardColor,
    },
    /// A seat decides what it will do with this roll once everyone has decided. This event is not
    /// recorded: the next roll and the players who leave show it.
    Intend { seat: Seat, intention: Intention },
    Roll {
        /// The number of the roll in this round, from 1.
        roll: u8,
        /// The dice rolled now.
        rolled: DiceSet,
        /// The faces of all seven dice after the roll.
        dice: Dice,
    },
    /// A seat leaves the round and scores this roll.
    Leave {
        seat: Seat,
        /// True if a Jester Score was taken.
        jester: bool,
        /// The number of dice that count for the prediction.
        count: u8,
        /// The number of Jesters on the table.
        jesters: u8,
        /// The number of Xs for the predicted box.
        xs: u8,
        /// The number of minus points for the predicted box.
        minus: u8,
    },
    End {
        totals: PerSeat<i16>,
        /// The number of Xs of each player.
        xs: PerSeat<u8>,
        /// The number of Jester Scores of each player.
        jester_scores: PerSeat<u8>,
        /// The final place of each seat; a shared place skips the next.
        places: PerSeat<u8>,
    },
    /// The table was closed before the game ended.
    Stopped {},
}

impl Event {
    /// The seat that this event names, if it names one.
    pub(super) const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Round { seer: seat, .. }
            | Self::Predict { seat, .. }
            | Self::Strike { seat, .. }
            | Self::StrikeNothing { seat }
            | Self::Intend { seat, .. }
            | Self::Leave { seat, .. } => Some(seat),
            Self::Turn { .. }
            | Self::WizardColor { .. }
            | Self::Roll { .. }
            | Self::End { .. }
            | Self::Stopped {} => None,
        }
    }

    /// Returns whether the event belongs in the game's record. The other events only announce what
    /// a player intends; the record shows what was done.
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

    /// The decision that this event records in a round of this Seer, or `None` if it followed
    /// without one.
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

/// A seat's decision about a roll. It may be changed until everyone has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intention {
    /// The seat waits for the next roll.
    Stay,
    /// The Seer rolls these dice.
    Roll(DiceSet),
    /// The seat leaves and scores the roll like this.
    Score(Scoring),
}
