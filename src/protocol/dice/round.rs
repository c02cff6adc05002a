//! Rounds and pages of the dice game in the protocol.

use serde::{Deserialize, Serialize};

use crate::rules::dice::{
    self, Color, Dice, DiceSet, MagicCard, Mark, Number, Page, Prediction, RollResult, Scoring,
    WizardColor,
};
use crate::rules::{PerSeat, Seat};

/// One round and everything public that has happened in it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(clippy::struct_field_names, reason = "the words of a record")]
pub(super) struct Round {
    round: u8,
    seer: Seat,
    magic: Option<MagicCard>,
    /// The public predictions; null if a prediction has not been made or is covered.
    predictions: PerSeat<Option<Prediction>>,
    strikes: PerSeat<Strike>,
    wizards: Wizards,
    roll: u8,
    rolled: DiceSet,
    dice: Dice,
    scores: PerSeat<Option<Score>>,
}

/// A seat's use of the Magic Card `cross-out`.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Strike {
    #[default]
    Undecided,
    Nothing,
    Box(Prediction),
}

/// The colour that every Wizard counts as.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Wizards {
    Unsettled,
    Blue,
    Green,
    Red,
    Yellow,
    Every,
    Nothing,
}

/// The result with which a seat left the round.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Score {
    roll: u8,
    #[serde(flatten)]
    scored: Scored,
}

/// The result of a roll.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(super) struct Scored {
    jester: bool,
    count: u8,
    jesters: u8,
    xs: u8,
    minus: u8,
}

/// A Page of Prediction: the contents of the boxes 1 to 5 of each colour, and for each Jester box 1
/// to 5 whether it holds an X.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
pub(super) struct Paper {
    blue: Row,
    green: Row,
    red: Row,
    yellow: Row,
    jesters: [bool; Number::ALL.len()],
}

type Row = [Option<Entry>; Number::ALL.len()];

/// The content of a box.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Entry {
    Xs(u8),
    Minus(u8),
    Struck(u8),
}

impl Round {
    pub(super) fn written(round: &dice::Round) -> Self {
        Self {
            round: round.number,
            seer: round.seer,
            magic: round.magic,
            predictions: round.predictions,
            strikes: round.strikes.map(|strike| match strike {
                dice::Strike::Undecided => Strike::Undecided,
                dice::Strike::Nothing => Strike::Nothing,
                dice::Strike::Box(at) => Strike::Box(at),
            }),
            wizards: Wizards::written(round.wizards),
            roll: round.roll,
            rolled: round.rolled,
            dice: round.dice,
            scores: round.scores.map(|score| {
                let dice::Score { roll, result } = score?;
                Some(Score { roll, scored: Scored::written(result) })
            }),
        }
    }

    pub(super) fn seen(&self) -> dice::Round {
        dice::Round {
            number: self.round,
            seer: self.seer,
            magic: self.magic,
            predictions: self.predictions,
            strikes: self.strikes.map(|strike| match strike {
                Strike::Undecided => dice::Strike::Undecided,
                Strike::Nothing => dice::Strike::Nothing,
                Strike::Box(at) => dice::Strike::Box(at),
            }),
            wizards: self.wizards.seen(),
            roll: self.roll,
            rolled: self.rolled,
            dice: self.dice,
            scores: self.scores.map(|score| {
                let Score { roll, scored } = score?;
                Some(dice::Score { roll, result: scored.seen() })
            }),
        }
    }
}

impl Wizards {
    const fn written(wizards: Option<WizardColor>) -> Self {
        match wizards {
            None => Self::Unsettled,
            Some(WizardColor::One(Color::Blue)) => Self::Blue,
            Some(WizardColor::One(Color::Green)) => Self::Green,
            Some(WizardColor::One(Color::Red)) => Self::Red,
            Some(WizardColor::One(Color::Yellow)) => Self::Yellow,
            Some(WizardColor::Every) => Self::Every,
            Some(WizardColor::Nothing) => Self::Nothing,
        }
    }

    const fn seen(self) -> Option<WizardColor> {
        match self {
            Self::Unsettled => None,
            Self::Blue => Some(WizardColor::One(Color::Blue)),
            Self::Green => Some(WizardColor::One(Color::Green)),
            Self::Red => Some(WizardColor::One(Color::Red)),
            Self::Yellow => Some(WizardColor::One(Color::Yellow)),
            Self::Every => Some(WizardColor::Every),
            Self::Nothing => Some(WizardColor::Nothing),
        }
    }
}

impl Scored {
    pub(super) const fn written(result: RollResult) -> Self {
        let RollResult { scoring, count, jesters, xs, minus } = result;
        Self { jester: matches!(scoring, Scoring::JesterScore), count, jesters, xs, minus }
    }

    pub(super) const fn seen(self) -> RollResult {
        let Self { jester, count, jesters, xs, minus } = self;
        let scoring = if jester { Scoring::JesterScore } else { Scoring::Prediction };
        RollResult { scoring, count, jesters, xs, minus }
    }
}

impl Paper {
    pub(super) fn written(page: &Page) -> Self {
        let row = |color| {
            Number::ALL.map(|number| match page.mark(Prediction { number, color }) {
                Mark::Free => None,
                Mark::Xs(xs) => Some(Entry::Xs(xs)),
                Mark::Minus(points) => Some(Entry::Minus(points)),
                Mark::Struck(points) => Some(Entry::Struck(points)),
            })
        };
        Self {
            blue: row(Color::Blue),
            green: row(Color::Green),
            red: row(Color::Red),
            yellow: row(Color::Yellow),
            jesters: Number::ALL.map(|number| page.has_jester_score(number)),
        }
    }

    pub(super) fn seen(self) -> Page {
        let mut page = Page::default();
        for at in Prediction::all() {
            let row = match at.color {
                Color::Blue => &self.blue,
                Color::Green => &self.green,
                Color::Red => &self.red,
                Color::Yellow => &self.yellow,
            };
            page.write(
                at,
                match row[usize::from(at.number.get()) - 1] {
                    None => Mark::Free,
                    Some(Entry::Xs(xs)) => Mark::Xs(xs),
                    Some(Entry::Minus(points)) => Mark::Minus(points),
                    Some(Entry::Struck(points)) => Mark::Struck(points),
                },
            );
        }
        for (number, holds) in Number::ALL.into_iter().zip(self.jesters) {
            if holds {
                page.write_jester_score(number);
            }
        }
        page
    }
}
