//! Computer players: what a seat sees goes in, what it does comes out.
//!
//! They know no more than the seat's view, and their luck is their own, never the game's. Nothing here
//! depends on hash order, and of floating point only the four operations are used, which are alike on
//! every machine: the same view and luck give the same action everywhere.

mod cards;
mod dice;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rules::chance::Draws;
use crate::rules::{Action, Game, Rules, Seat};

/// How well a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any allowed action, each as likely: for tests.
    Random,
    /// Predicts what has a fair chance, and plays towards it: takes or avoids tricks, keeps dice that help.
    Apprentice,
}

impl Level {
    /// From the weakest.
    pub const ALL: [Self; 2] = [Self::Random, Self::Apprentice];

    /// The word for it in commands and the database.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Apprentice => "apprentice",
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
#[error("{0:?} is no level: choose random or apprentice")]
pub struct NotALevel(String);

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(word: &str) -> Result<Self, NotALevel> {
        let level = Self::ALL.into_iter().find(|level| level.word() == word);
        level.ok_or_else(|| NotALevel(word.to_owned()))
    }
}

/// What this seat's view of its game is; it holds nothing that the seat may not know.
pub struct View(Inner);

enum Inner {
    Cards(Box<crate::rules::cards::SeatView>),
    Dice(Box<crate::rules::dice::SeatView>),
}

impl View {
    /// What this seat sees of the game.
    pub fn of(game: &Game, seat: Seat) -> Self {
        match game {
            Game::Cards(game) => game.seat_view(seat).into(),
            Game::Dice(game) => game.seat_view(seat).into(),
        }
    }
}

impl From<crate::rules::cards::SeatView> for View {
    fn from(view: crate::rules::cards::SeatView) -> Self {
        Self(Inner::Cards(Box::new(view)))
    }
}

impl From<crate::rules::dice::SeatView> for View {
    fn from(view: crate::rules::dice::SeatView) -> Self {
        Self(Inner::Dice(Box::new(view)))
    }
}

/// What a player of this level does, or `None` when it is not asked.
pub fn choose(level: Level, view: &View, luck: &mut Draws) -> Option<Action> {
    match &view.0 {
        Inner::Cards(view) => cards::choose(level, view, luck).map(Action::Cards),
        Inner::Dice(view) => dice::choose(level, view, luck).map(Action::Dice),
    }
}
