//! Rounds and pages of the dice game in the protocol.

use serde::{Deserialize, Serialize};

use crate::rules::dice::{
    self, Color, Dice, DiceSet, MagicCard, Mark, Number, Page, Prediction, RollResult, Scoring,
    WizardColor,
};
use crate::rules::{PerSeat, Seat};

#[cfg(test)]
use crate::protocol::schema::Within;

/// One round: what has happened in it, for all to see.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(deny_unknown_fields, rename = "dice_round")
)]
#[allow(clippy::struct_field_names, reason = "the words of a record")]
pub(super) struct Round {
    /// The number of the round, from 1.
    #[cfg_attr(test, schemars(with = "Within<1, 40>"))]
    round: u8,
    seer: Seat,
    /// The Magic Card of the round.
    magic: Option<MagicCard>,
    /// The predictions of all seats: null where one is not made, or covered.
    predictions: PerSeat<Option<Prediction>>,
    /// What each seat struck (Magic Card `cross-out`).
    strikes: PerSeat<Strike>,
    wizards: Wizards,
    /// The number of rolls that were made.
    #[cfg_attr(test, schemars(with = "Within<0, 20>"))]
    roll: u8,
    /// The dice that were rolled last.
    rolled: DiceSet,
    /// What the seven dice show.
    dice: Dice,
    /// What each seat has scored that has left the round, and at which roll.
    scores: PerSeat<Option<Score>>,
}

/// A seat's use of the Magic Card `cross-out`.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "strike"))]
enum Strike {
    #[default]
    Undecided,
    Nothing,
    Box(Prediction),
}

/// The color that every Wizard counts as.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
enum Wizards {
    Unsettled,
    Blue,
    Green,
    Red,
    Yellow,
    Every,
    Nothing,
}

/// What a seat scored when it left the round, and at which roll.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields, rename = "score"))]
struct Score {
    #[cfg_attr(test, schemars(with = "Within<1, 20>"))]
    roll: u8,
    #[serde(flatten)]
    scored: Scored,
}

/// The result of a roll.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields, rename = "scored"))]
pub(super) struct Scored {
    /// A Jester Score.
    jester: bool,
    /// The number of dice that count for the prediction.
    #[cfg_attr(test, schemars(with = "Within<0, 20>"))]
    count: u8,
    #[cfg_attr(test, schemars(with = "Within<0, 7>"))]
    jesters: u8,
    /// Xs put in the predicted box.
    #[cfg_attr(test, schemars(with = "Within<0, 2>"))]
    xs: u8,
    /// Minus points put there, 0 or more.
    #[cfg_attr(test, schemars(with = "Within<0, 20>"))]
    minus: u8,
}

/// A Page of Prediction: for each color what its boxes 1 to 5 hold.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields, rename = "page"))]
pub(super) struct Paper {
    blue: Row,
    green: Row,
    red: Row,
    yellow: Row,
    /// The Jester boxes 1 to 5: true where one holds an X.
    jesters: [bool; Number::ALL.len()],
}

type Row = [Option<Entry>; Number::ALL.len()];

/// What a box holds: Xs, minus points, or minus points that were struck and count 0.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields, rename = "mark"))]
enum Entry {
    Xs(#[cfg_attr(test, schemars(with = "Within<1, 2>"))] u8),
    Minus(#[cfg_attr(test, schemars(with = "Within<0, 20>"))] u8),
    Struck(#[cfg_attr(test, schemars(with = "Within<1, 20>"))] u8),
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
