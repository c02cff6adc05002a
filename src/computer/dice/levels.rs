//! What each level does.

use super::thinker::Thinker;
use super::worth::Prices;
use super::{apprentice, random};
use crate::computer::Level;
use crate::rules::chance::Draws;
use crate::rules::dice::{Action, Ask, SeatView};

/// How a computer plays.
pub(super) enum Player {
    /// Does anything that is allowed.
    Random,
    /// Goes for what has a fair chance, and for nothing else.
    Apprentice,
    /// Knows the odds, and what things are worth.
    Thinker(&'static Prices),
}

impl Player {
    /// That of this level.
    pub(super) const fn of(level: Level) -> Self {
        match level {
            Level::Random => Self::Random,
            Level::Beginner | Level::Apprentice => Self::Apprentice,
            Level::Adept => Self::Thinker(&PLAIN),
            Level::Master | Level::Archmage => Self::Thinker(&TUNED),
        }
    }

    /// What it does.
    pub(super) fn action(&self, ask: Ask, view: &SeatView, luck: &mut Draws) -> Action {
        match self {
            Self::Random => random::any(ask, luck),
            Self::Apprentice => apprentice::apprentice(ask, view, luck),
            Self::Thinker(prices) => Thinker { view, prices }.action(ask, luck),
        }
    }
}

/// The points that lie on the table, and a little for each X.
const PLAIN: Prices = Prices {
    x: 0.5,
    race: 0.0,
    finish: 0.0,
    jester_x: -0.2,
    free: [0.0; 5],
    seer: 0.0,
    rivals: 0.0,
};

/// Guessed.
const TUNED: Prices = Prices {
    x: 0.5,
    race: 0.0,
    finish: 0.0,
    jester_x: -0.2,
    free: [0.2, 0.4, 0.6, 0.8, 1.0],
    seer: 3.0,
    rivals: 0.0,
};
