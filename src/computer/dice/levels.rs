//! The behaviour of each level at dice.

use super::archmage::{Archmage, Stakes};
use super::thinker::Thinker;
use super::worth::Prices;
use super::{apprentice, beginner, random};
use crate::computer::Level;
use crate::rules::chance::Draws;
use crate::rules::dice::{Action, Ask, SeatView};

/// A style of play.
pub(super) enum Player {
    /// The player takes any allowed action.
    Random,
    /// The player makes a beginner's mistakes.
    Beginner,
    /// The player goes for a fair chance, and for nothing else.
    Apprentice,
    /// The player knows the odds, and values things at these prices.
    Thinker(&'static Prices),
    /// The player also considers what the others will predict and what they get.
    Archmage(&'static Stakes),
}

impl Player {
    /// The style of this level.
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

/// The prices that count only the points on the table and a little for each X.
const PLAIN: Prices = Prices {
    x: 0.5,
    race: 0.0,
    finish: 0.0,
    jester_x: -0.2,
    free: [0.0; 5],
    seer: 0.0,
    rivals: 0.0,
};

/// The prices that count only the points on the table.
pub(super) const POINTS: Prices = Prices { x: 0.0, jester_x: 0.0, ..PLAIN };

/// Prices found by play against fixed opponents: `trainer prices`.
pub(super) const TUNED: Prices = Prices {
    x: 0.9,
    race: 1.1,
    finish: 4.0,
    jester_x: -0.3,
    free: [0.2, 0.8, 1.0, 2.0, 2.1],
    seer: 4.4,
    rivals: 0.05,
};

/// Stakes found by play against masters, adepts and apprentices: `trainer stakes`.
pub(super) const AMONG_RIVALS: Stakes = Stakes {
    prices: Prices { finish: 5.0, free: [0.0, 1.0, 1.0, 1.9, 2.0], seer: 3.0, ..TUNED },
    seer_at_the_end: 2.5,
    leaders_seer: 0.7,
    in_predicting: 0.5,
    in_rolling: 0.4,
};
