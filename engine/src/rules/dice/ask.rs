//! The questions a seat may have to answer, and the reasons why an answer may be refused.

use super::die::{Color, Dice, DiceSet, Die, Face, Turned};
use super::event::Action;
use super::magic::{Effect, Rolls};
use super::page::{BoxSet, Number, Prediction};
use super::scoring::Scoring;
use crate::rules::Seat;

/// A question a seat has to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// The Seer turns two dice.
    Turn,
    /// The seat predicts one of these boxes.
    Predict { boxes: BoxSet },
    /// The seat strikes one of these boxes, or none.
    Strike { boxes: BoxSet },
    /// The Seer names the Wizard Color.
    NameWizardColor,
    /// The Seer must roll; no one may leave yet.
    Roll(Rolling),
    /// The Seer rolls again or scores this roll.
    RollOrScore {
        /// The dice that may be rolled.
        rolling: Rolling,
        /// The Jester box that the Seer may use, if any.
        jester: Option<Number>,
    },
    /// The seat stays for the next roll or scores this one.
    StayOrScore {
        /// The Jester box that the seat may use, if any.
        jester: Option<Number>,
    },
    /// The seat scores this roll, with or without a Jester Score.
    Score {
        /// The Jester box that the seat may use.
        jester: Number,
    },
}

impl Ask {
    /// The dice that the Seer may roll, if the question allows a roll.
    pub const fn rolling(&self) -> Option<Rolling> {
        match self {
            Self::Roll(rolling) | Self::RollOrScore { rolling, .. } => Some(*rolling),
            Self::Turn
            | Self::Predict { .. }
            | Self::Strike { .. }
            | Self::NameWizardColor
            | Self::StayOrScore { .. }
            | Self::Score { .. } => None,
        }
    }

    /// The Jester box that the seat may use, if any.
    pub const fn jester(&self) -> Option<Number> {
        match self {
            Self::RollOrScore { jester, .. } | Self::StayOrScore { jester } => *jester,
            Self::Score { jester } => Some(*jester),
            Self::Turn
            | Self::Predict { .. }
            | Self::Strike { .. }
            | Self::NameWizardColor
            | Self::Roll(_) => None,
        }
    }

    /// All allowed answers, in the order in which they are offered.
    pub fn answers(&self) -> Vec<Action> {
        let roll = |rolling: &Rolling| rolling.sets().map(Action::Roll).collect::<Vec<_>>();
        match self {
            Self::Turn => every_turn().map(Action::Turn).collect(),
            Self::Predict { boxes } => boxes.boxes().map(Action::Predict).collect(),
            Self::Strike { boxes } => {
                boxes.boxes().map(Some).chain([None]).map(Action::Strike).collect()
            }
            Self::NameWizardColor => {
                let colors = Color::ALL.into_iter().map(Some).chain([None]);
                colors.map(Action::NameWizardColor).collect()
            }
            Self::Roll(rolling) => roll(rolling),
            Self::RollOrScore { rolling, .. } => [self.scorings(), roll(rolling)].concat(),
            Self::StayOrScore { .. } => [self.scorings(), vec![Action::Stay]].concat(),
            Self::Score { .. } => self.scorings(),
        }
    }

    fn scorings(&self) -> Vec<Action> {
        let with_jesters = self.jester().map(|_| Scoring::JesterScore);
        [Scoring::Prediction].into_iter().chain(with_jesters).map(Action::Score).collect()
    }
}

/// Every pair of faces to which two dice can be turned. No die shows a face yet, so the first two
/// dice represent every pair of dice.
fn every_turn() -> impl Iterator<Item = Turned> {
    let faces = Face::ALL.into_iter().flat_map(|one| Face::ALL.map(|other| (one, other)));
    faces.filter_map(|(one, other)| {
        let mut dice = Die::all();
        Turned::new((dice.next()?, one), (dice.next()?, other))
    })
}

/// The choice of dice for a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rolling {
    /// The dice to choose from.
    pub dice: DiceSet,
    /// The smallest number of dice that must be rolled.
    pub at_least: u8,
}

impl Rolling {
    /// All of these dice, without a choice.
    pub const fn all_of(dice: DiceSet) -> Self {
        Self { dice, at_least: dice.len() as u8 }
    }

    /// The first roll after the predictions: with all dice that show no face yet or, if all seven
    /// already show one, with three or more that the Seer chooses.
    pub fn after_predictions(effect: Effect, dice: &Dice) -> Self {
        match effect.rolls {
            Rolls::UpToThree | Rolls::SeersNumber => Self::all_of(DiceSet::ALL),
            Rolls::FirstBeforePredictions => Self { dice: DiceSet::ALL, at_least: 3 },
            Rolls::TwoTurnedFirst => Self::all_of(dice.not_lying()),
        }
    }

    /// Every set of dice that may be rolled.
    pub fn sets(self) -> impl Iterator<Item = DiceSet> {
        let of_these = move |set: &DiceSet| set.minus(self.dice).is_empty();
        let all = DiceSet::every_set().filter(of_these);
        all.filter(move |set| set.len() >= usize::from(self.at_least))
    }
}

/// The reason why an action is not allowed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    Over,
    /// Only the Seer turns and rolls dice and names the Wizard Color.
    OnlyTheSeer(Seat),
    /// The seat has scored this round.
    HasLeft,
    /// The game waits for other players.
    NotYourTurn,
    /// The game asks this seat a different question.
    NotTheQuestion(Ask),
    /// The player has already used the predicted box.
    BoxUsed(Prediction),
    /// Another player has predicted this box in this round.
    BoxTaken {
        prediction: Prediction,
        /// The seat that predicted it.
        by: Seat,
    },
    /// The box may not be struck: only boxes with minus points in the color of the player's
    /// prediction may.
    NothingToStrike {
        /// The box without minus points, or in another color.
        at: Prediction,
        /// The boxes that may be struck.
        boxes: BoxSet,
    },
    /// More dice must be rolled.
    TooFewDice {
        at_least: u8,
    },
    /// These Jesters may not be rolled again in this round.
    StuckJesters(DiceSet),
    /// A Jester Score needs one to five Jesters.
    NoJesterBox {
        /// The number of Jesters on the table.
        jesters: u8,
    },
    /// The Jester box of this number is already used.
    JesterBoxUsed(Number),
    /// The prediction is hit, so it must be scored as an X.
    Hit,
}
