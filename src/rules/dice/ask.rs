//! What a seat may be asked, and why an answer may be refused.

use super::die::{Color, DiceSet, Die, Face, Turned};
use super::event::Action;
use super::page::{BoxSet, Number, Prediction};
use super::scoring::Scoring;
use crate::rules::Seat;

/// What a seat is asked to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// The Seer, to turn two dice.
    Turn,
    /// To predict one of these.
    Predict {
        /// What may be predicted.
        boxes: BoxSet,
    },
    /// To strike one of these boxes, or none.
    Strike {
        /// What may be struck.
        boxes: BoxSet,
    },
    /// The Seer, to name the Wizard Color.
    NameWizardColor,
    /// The Seer, to roll: nobody may leave yet.
    Roll(Rolling),
    /// The Seer, to roll again, or to score this roll.
    RollOrScore {
        /// What may be rolled.
        rolling: Rolling,
        /// The Jester box that may be used, if one may.
        jester: Option<Number>,
    },
    /// To stay for the next roll, or to score this one.
    StayOrScore {
        /// The Jester box that may be used, if one may.
        jester: Option<Number>,
    },
    /// To score this roll, with a Jester Score or without.
    Score {
        /// The Jester box that may be used.
        jester: Number,
    },
}

impl Ask {
    /// What the Seer may roll, where that is asked.
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

    /// The Jester box that may be used, where one may.
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

    /// Every answer that is allowed, in the order in which it is offered.
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

/// Every way to turn two dice. None lies on the table then: the first two stand for all.
fn every_turn() -> impl Iterator<Item = Turned> {
    let faces = Face::ALL.into_iter().flat_map(|one| Face::ALL.map(|other| (one, other)));
    faces.filter_map(|(one, other)| {
        let mut dice = Die::all();
        Turned::new((dice.next()?, one), (dice.next()?, other))
    })
}

/// What the Seer may roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rolling {
    /// The dice to choose from.
    pub dice: DiceSet,
    /// How many it must be.
    pub at_least: u8,
}

impl Rolling {
    /// All of these dice, without a choice.
    pub const fn all_of(dice: DiceSet) -> Self {
        Self { dice, at_least: dice.len() as u8 }
    }

    /// Every set of dice that may be rolled.
    pub fn sets(self) -> impl Iterator<Item = DiceSet> {
        let of_these = move |set: &DiceSet| set.minus(self.dice).is_empty();
        let all = DiceSet::every_set().filter(of_these);
        all.filter(move |set| set.len() >= usize::from(self.at_least))
    }
}

/// Why an action is not allowed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Only the Seer turns and rolls dice and names the Wizard Color.
    OnlyTheSeer(Seat),
    /// The seat has scored this round.
    HasLeft,
    /// The game waits for others.
    NotYourTurn,
    /// The game asks this seat something else.
    NotTheQuestion(Ask),
    /// The predicted box of one's own page is used.
    BoxUsed(Prediction),
    /// Somebody has predicted this in this round.
    BoxTaken {
        /// What.
        prediction: Prediction,
        /// Who.
        by: Seat,
    },
    /// Only boxes in the colour of one's prediction that hold minus points may be struck.
    NothingToStrike {
        /// The box without.
        at: Prediction,
        /// What may be struck.
        boxes: BoxSet,
    },
    /// More dice must be rolled.
    TooFewDice {
        /// How many it must be.
        at_least: u8,
    },
    /// Jesters may not be rolled again in this round.
    StuckJesters(DiceSet),
    /// A Jester Score needs one to five Jesters.
    NoJesterBox {
        /// How many lie there.
        jesters: u8,
    },
    /// The Jester box of this number is used.
    JesterBoxUsed(Number),
    /// The prediction is hit: it scores its X.
    Hit,
}
