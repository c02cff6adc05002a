//! Marks for choices, and the accuracy of a player's game. Both follow from what the choices cost.

use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::coach::Decision;
use crate::computer::advice::Judged;
use crate::rules::{Action, GameKind, OfGame, cards, dice};

/// The mark of a choice, by what it cost.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumCount, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Mark {
    /// The judge found nothing better.
    Best,
    /// Something else may be better, but the judge cannot tell.
    Good,
    /// The choice cost less than a mistake does.
    Slip,
    Mistake,
    Blunder,
}

/// The costs at which choices are marked, in points of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// A choice with this cost counts half for the accuracy.
    pub half: f64,
    /// The smallest cost of a mistake.
    pub mistake: f64,
    /// The smallest cost of a blunder.
    pub blunder: f64,
}

/// The accuracy of a player's game and the number of choices with each mark. Only decisions between
/// two answers or more are choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Grades {
    /// The accuracy of the predictions in percent; `None` if there was no choice.
    pub predictions: Option<u8>,
    /// The accuracy of all other choices in percent; `None` if there was none.
    pub play: Option<u8>,
    counts: [u32; Mark::COUNT],
}

impl Mark {
    /// The mark of a choice with this verdict. One that costs no more than the judge's error is never
    /// marked worse than good.
    pub fn of(judged: &Judged<Action>) -> Self {
        let scale = Scale::of(judged.done.kind());
        if judged.best == judged.done {
            Self::Best
        } else if judged.is_as_good() {
            Self::Good
        } else if judged.cost < scale.mistake {
            Self::Slip
        } else if judged.cost < scale.blunder {
            Self::Mistake
        } else {
            Self::Blunder
        }
    }

    pub fn word(self) -> &'static str {
        self.into()
    }
}

impl Scale {
    pub const fn of(game: GameKind) -> Self {
        match game {
            GameKind::Cards => Self { half: 5.0, mistake: 5.0, blunder: 15.0 },
            GameKind::Dice => Self { half: 1.0, mistake: 1.0, blunder: 2.5 },
        }
    }
}

impl Grades {
    /// The grades for these choices of a player.
    pub fn of(choices: &[Decision]) -> Self {
        let mut counts = [0; Mark::COUNT];
        for choice in choices {
            counts[Mark::of(&choice.judged) as usize] += 1;
        }
        let of_kind = |is_prediction: bool| {
            let judged = choices.iter().map(|choice| &choice.judged);
            accuracy(judged.filter(|judged| is_a_prediction(judged.done) == is_prediction))
        };
        Self { predictions: of_kind(true), play: of_kind(false), counts }
    }

    /// The number of choices with this mark.
    pub const fn count(&self, mark: Mark) -> u32 {
        self.counts[mark as usize]
    }
}

/// The accuracy of choices with these verdicts in whole percent, rounded down: the mean of
/// `half / (half + cost)`. A choice that is as good as the best costs nothing.
fn accuracy<'a>(choices: impl Iterator<Item = &'a Judged<Action>>) -> Option<u8> {
    let share = |judged: &Judged<Action>| {
        let half = Scale::of(judged.done.kind()).half;
        if judged.is_as_good() { 1.0 } else { half / (half + judged.cost) }
    };
    let add = |(sum, count): (f64, f64), share: f64| (sum + share, count + 1.0);
    let (sum, count) = choices.map(share).fold((0.0, 0.0), add);
    (count > 0.0).then(|| (100.0 * sum / count) as u8)
}

const fn is_a_prediction(action: Action) -> bool {
    match action {
        OfGame::Cards(cards::Action::Predict(_)) | OfGame::Dice(dice::Action::Predict(_)) => true,
        OfGame::Cards(cards::Action::NameTrump(_) | cards::Action::Play(_))
        | OfGame::Dice(
            dice::Action::Turn(_)
            | dice::Action::Strike(_)
            | dice::Action::NameWizardColor(_)
            | dice::Action::Roll(_)
            | dice::Action::Score(_)
            | dice::Action::Stay,
        ) => false,
    }
}
