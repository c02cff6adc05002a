//! The behaviour of each level at dice.

use super::archmage::{Archmage, Stakes};
use super::errors::{Errant, Errors};
use super::random;
use super::thinker::Thinker;
use super::worth::Prices;
use crate::computer::Level;
use crate::rules::chance::Draws;
use crate::rules::dice::{Action, Ask, SeatView};

/// A style of play.
pub(super) enum Player {
    /// The player takes any allowed action.
    Random,
    /// The player knows the odds, but makes these errors.
    Errant(Errors),
    /// The player knows the odds, and values things at these prices.
    Thinker(&'static Prices),
    /// The player rolls like an archmage, but considers the others at one prediction in three
    /// only.
    Grandmaster,
    /// The player also considers what the others will predict and what they get.
    Archmage(&'static Stakes),
}

impl Player {
    /// The style of this level.
    pub(super) fn of(level: Level) -> Self {
        let errs = |weakness| Self::Errant(Errors::at(weakness));
        match level {
            Level::Random => Self::Random,
            Level::Beginner => errs(0.98),
            Level::Novice => errs(0.825),
            Level::Apprentice => errs(0.7),
            Level::Journeyman => errs(0.57),
            Level::Adept => errs(0.46),
            Level::Conjurer => errs(0.32),
            Level::Mage => errs(0.215),
            Level::Master => Self::Thinker(&TUNED),
            Level::Grandmaster => Self::Grandmaster,
            Level::Archmage => Self::Archmage(&AMONG_RIVALS),
        }
    }

    pub(super) fn action(&self, ask: Ask, view: &SeatView, luck: &mut Draws) -> Action {
        match self {
            Self::Random => random::any(ask, luck),
            Self::Errant(errors) => {
                let prices = errors.prices();
                Errant { thinker: Thinker { view, prices: &prices }, errors }.action(ask, luck)
            }
            Self::Thinker(prices) => Thinker { view, prices }.action(ask, luck),
            Self::Grandmaster => match ask {
                Ask::Predict { .. } if luck.below(3) > 0 => {
                    Thinker { view, prices: &TUNED }.action(ask, luck)
                }
                _ => Archmage { view, stakes: &AMONG_RIVALS }.action(ask, luck),
            },
            Self::Archmage(stakes) => Archmage { view, stakes }.action(ask, luck),
        }
    }
}

/// The prices that count only the points on the table and a little for each X.
pub(super) const PLAIN: Prices = Prices {
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
