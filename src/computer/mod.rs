//! Computer players: what a seat sees goes in, what it does comes out.
//!
//! They know no more than the seat's view, and their luck is their own, never the game's. Nothing here
//! depends on hash order, and of floating point only the four operations are used, which are alike on
//! every machine: the same view and luck give the same action everywhere.

pub mod advice;
pub mod cards;
pub mod dice;
pub mod network;
pub mod packed;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use crate::rules::games::map_game;
use crate::rules::variants::all;
use crate::rules::{Action, Draws, Rules, SeatView};

/// How well a computer plays.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumCount, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any allowed action, each as likely: for tests.
    Random,
    /// Knows the rules, and errs as people do who are new to the game.
    Beginner,
    /// Predicts what has a fair chance, and plays towards it: takes or avoids tricks, keeps dice that help.
    Apprentice,
    /// Has learned what cards and dice are worth, and does not always remember what was played.
    Adept,
    /// Forgets nothing that was shown.
    Master,
    /// A master who looks a decision ahead before choosing.
    Archmage,
}

impl Level {
    /// From the weakest.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// That of computer players who sit down where nobody has chosen one.
    pub const JOINING: Self = Self::Apprentice;

    /// The word for it in commands and the database.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Beginner => "beginner",
            Self::Apprentice => "apprentice",
            Self::Adept => "adept",
            Self::Master => "master",
            Self::Archmage => "archmage",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no level: choose random, beginner, apprentice, adept, master or archmage")]
pub struct NotALevel(String);

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(word: &str) -> Result<Self, NotALevel> {
        let level = Self::ALL.into_iter().find(|level| level.word() == word);
        level.ok_or_else(|| NotALevel(word.to_owned()))
    }
}

/// A game that computer players know.
pub trait Plays: Rules {
    /// What a player of this level does, or `None` when it is not asked.
    fn choose(level: Level, view: &Self::SeatView, luck: &mut Draws) -> Option<Self::Action>;

    /// Answers to what the seat is asked of which a master may hold several for as good.
    fn alternatives(view: &Self::SeatView) -> Vec<Self::Action>;

    /// By how much of a point a master is better off when each of the others has lost one.
    const ENVY: f64;

    /// What each of these answers to what the seat is asked is worth to a master, in points. Only their
    /// differences mean something.
    fn weigh(view: &Self::SeatView, answers: &[Self::Action], luck: &mut Draws) -> Vec<f64>;

    /// How many points a seat that is asked to predict will make of the round if it plays as a master does, less
    /// [`Plays::ENVY`] times what the others make on average; `None` when it is not asked to predict.
    fn promise(view: &Self::SeatView, luck: &mut Draws) -> Option<f64>;
}

/// What a player of this level does who sees this, or `None` when it is not asked.
pub fn choose(level: Level, view: &SeatView, luck: &mut Draws) -> Option<Action> {
    Some(map_game!(view, view => chosen_by(&**view, level, luck)?))
}

/// A seat's view of a game.
pub trait ViewOf {
    /// Of which.
    type Game: Plays<SeatView = Self>;
}

fn chosen_by<V: ViewOf>(
    view: &V,
    level: Level,
    luck: &mut Draws,
) -> Option<<V::Game as Rules>::Action> {
    V::Game::choose(level, view, luck)
}
