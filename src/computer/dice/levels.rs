//! What each level does.

use super::archmage::{Archmage, Stakes};
use super::thinker::Thinker;
use super::worth::Prices;
use super::{apprentice, beginner, random};
use crate::computer::Level;
use crate::rules::chance::Draws;
use crate::rules::dice::{Action, Ask, SeatView};

/// How a computer plays.
pub(super) enum Player {
    /// Does anything that is allowed.
    Random,
    /// Errs as people do.
    Beginner,
    /// Goes for what has a fair chance, and for nothing else.
    Apprentice,
    /// Knows the odds, and what things are worth.
    Thinker(&'static Prices),
    /// Minds besides what the others will say, and get.
    Archmage(&'static Stakes),
}

impl Player {
    /// That of this level.
    pub(super) const fn of(level: Level) -> Self {
        match level {
            Level::Random => Self::Random,
            Level::Beginner => Self::Beginner,
            Level::Apprentice => Self::Apprentice,
            Level::Adept => Self::Thinker(&PLAIN),
            Level::Master => Self::Thinker(&TUNED),
            Level::Archmage => Self::Archmage(&AMONG_RIVALS),
        }
    }

    /// What it does.
    pub(super) fn action(&self, ask: Ask, view: &SeatView, luck: &mut Draws) -> Action {
        match self {
            Self::Random => random::any(ask, luck),
            Self::Beginner => beginner::beginner(ask, view, luck),
            Self::Apprentice => apprentice::apprentice(ask, view, luck),
            Self::Thinker(prices) => Thinker { view, prices }.action(ask, luck),
            Self::Archmage(stakes) => Archmage { view, stakes }.action(ask, luck),
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

/// The points that lie on the table, and nothing else.
pub(super) const POINTS: Prices = Prices { x: 0.0, jester_x: 0.0, ..PLAIN };

/// Found by play against a fixed company: `trainer prices`.
pub(super) const TUNED: Prices = Prices {
    x: 0.9,
    race: 1.1,
    finish: 4.0,
    jester_x: -0.3,
    free: [0.2, 0.8, 1.0, 2.0, 2.1],
    seer: 4.4,
    rivals: 0.05,
};

/// Found by play against masters, adepts and apprentices: `trainer stakes`.
pub(super) const AMONG_RIVALS: Stakes = Stakes {
    prices: Prices { finish: 5.0, free: [0.0, 1.0, 1.0, 1.9, 2.0], seer: 3.0, ..TUNED },
    seer_at_the_end: 2.5,
    leaders_seer: 0.7,
    in_predicting: 0.5,
    in_rolling: 0.4,
};
