//! First games: lessons of one round each, by the real rules, against computer players.
//!
//! A lesson keeps nothing. What it has come to follows from which lesson it is and from what the learner has done in
//! it, and both stand in the buttons of its message: so it survives everything, and any number of people learn at
//! once.

mod deals;
mod play;
mod progress;

pub use deals::Deal;
pub use play::Fault;
pub use progress::{NoProgress, Progress, Standing};

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::rules::GameKind;

/// A lesson: one round of a game, dealt so that there is something to learn. In the order in which they are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Lesson {
    /// Cards: a single card, and whether it wins.
    Predicting,
    /// Cards: a suit to follow, a Wizard and a Jester.
    Following,
    /// Cards: the dealer names the trump suit and predicts last.
    NamingTrump,
    /// Dice: another one is the Seer.
    Seer,
    /// Dice: the learner is the Seer, names the Wizard Color and rolls.
    WizardColor,
    /// Dice: Jesters lie there, and make up for a prediction that misses.
    JesterScore,
}

impl Lesson {
    /// Which game is learned.
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
    pub const fn first(game: GameKind) -> Self {
        match game {
            GameKind::Cards => Self::Predicting,
            GameKind::Dice => Self::Seer,
        }
    }

    /// The next lesson of the same game; `None` after the last one.
    pub fn next(self) -> Option<Self> {
        Self::of(self.game()).skip_while(|lesson| *lesson != self).nth(1)
    }

    /// Which of its game's lessons it is, from 1.
    pub fn number(self) -> usize {
        Self::of(self.game()).take_while(|lesson| *lesson != self).count() + 1
    }

    /// The word for it in buttons and the names of sentences.
    pub fn word(self) -> &'static str {
        self.into()
    }
}
