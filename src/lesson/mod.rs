//! Lessons for newcomers: one round each, by the real rules, against computer players.
//!
//! A lesson stores nothing. Its position follows from the lesson and the learner's actions in it,
//! and the custom ids of the message's buttons contain both, and the stars of the lessons before. A lesson therefore survives a restart,
//! and any number of people can learn at once.

mod deals;
mod play;
mod progress;
mod stars;

pub use deals::Deal;
pub use play::WrongAction;
pub use progress::{LessonState, NoProgress, Progress};
pub use stars::Stars;

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::rules::GameKind;

/// A lesson: one round of a game, dealt so that there is something to learn. Variants are in the
/// order in which lessons are taken.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Lesson {
    /// Cards: the learner predicts whether a single card wins.
    #[default]
    Predicting,
    /// Cards: the learner follows suit and holds a Wizard and a Jester.
    Following,
    /// Cards: the learner is the dealer, names the trump suit and predicts last.
    NamingTrump,
    /// Dice: another player is the Seer.
    Seer,
    /// Dice: the learner is the Seer, names the Wizard Color and rolls.
    WizardColor,
    /// Dice: the first roll shows Jesters, which make up for a missed prediction.
    JesterScore,
}

impl Lesson {
    /// The game that this lesson teaches.
    pub const fn game(self) -> GameKind {
        match self {
            Self::Predicting | Self::Following | Self::NamingTrump => GameKind::Cards,
            Self::Seer | Self::WizardColor | Self::JesterScore => GameKind::Dice,
        }
    }

    /// The lessons of a game, in their order.
    pub fn of(game: GameKind) -> impl Iterator<Item = Self> {
        Self::VARIANTS.iter().copied().filter(move |lesson| lesson.game() == game)
    }

    /// The first lesson of a game.
    pub fn first(game: GameKind) -> Self {
        Self::of(game).next().unwrap_or_default()
    }

    /// The next lesson of the same game; `None` after the last one.
    pub fn next(self) -> Option<Self> {
        Self::of(self.game()).skip_while(|lesson| *lesson != self).nth(1)
    }

    /// The lesson's number among those of its game, counted from 1.
    pub fn number(self) -> usize {
        Self::of(self.game()).take_while(|lesson| *lesson != self).count() + 1
    }

    /// The lesson's name in button ids and message keys.
    pub fn word(self) -> &'static str {
        self.into()
    }
}
