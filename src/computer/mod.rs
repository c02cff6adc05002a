//! Computer players: functions from the view of a seat to an action.
//!
//! A player knows no more than the seat's view, and its randomness is its own, never the game's.
//! Nothing here depends on hash order, and the only floating-point operations used are the four
//! basic ones, which give the same results on every machine: the same view and random numbers give
//! the same action everywhere.

pub mod advice;
pub mod cards;
pub mod dice;
pub mod network;
pub mod packed;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use self::advice::{Effort, Estimate, Judged};
use crate::rules::games::map_game;
use crate::rules::variants::all;
use crate::rules::{Action, Draws, PerSeat, Rules, SeatView};

/// The playing strength of a computer player.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumCount, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays any allowed action, all with the same probability: for tests.
    Random,
    /// Knows the rules, and makes the mistakes of people who are new to the game.
    Beginner,
    /// Predicts what has a fair chance, and plays towards it: takes or avoids tricks, keeps dice
    /// that help.
    Apprentice,
    /// Has learned the value of cards and dice, but does not always remember what was played.
    Adept,
    /// Plays like an adept, but forgets nothing that was shown.
    Master,
    /// Plays like a master, but looks one decision ahead before choosing.
    Archmage,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// The level of computer players who join when no one has chosen one.
    pub const JOINING: Self = Self::Apprentice;

    /// The word for this level in commands and the database.
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

/// The error for a word that is not a level.
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

/// A game that computer players can play.
pub trait Plays: Rules {
    /// The action of a player of this level, or `None` if the seat is not asked.
    fn choose(level: Level, view: &Self::SeatView, luck: &mut Draws) -> Option<Self::Action>;

    /// The allowed answers that a master may consider equally good.
    fn alternatives(view: &Self::SeatView) -> Vec<Self::Action>;

    /// The gain to a master, as a fraction of a point, if each of the other players loses one
    /// point.
    const ENVY: f64;

    /// The values of these answers to a master, in points. Only their differences are meaningful.
    fn weigh(view: &Self::SeatView, answers: &[Self::Action], luck: &mut Draws) -> Vec<f64>;

    /// The expected points of a seat in this round if it is asked to predict and plays like a
    /// master, minus [`Plays::ENVY`] times the mean of the other players' points; `None` if the
    /// seat is not asked to predict.
    fn promise(view: &Self::SeatView, luck: &mut Draws) -> Option<f64>;

    /// The search that judges games that are over; `None` if only masters judge them.
    const SEARCH: Option<Search<Self>> = None;
}

/// A function that judges an answer of a seat with this view.
pub type Measured<G> = fn(
    &<G as Rules>::SeatView,
    <G as Rules>::Action,
    &Effort,
    &mut Draws,
) -> Option<Judged<<G as Rules>::Action>>;

/// A search that judges games that are over.
pub struct Search<G: Rules> {
    /// The verdict on this answer; `None` if the seat is not asked.
    pub measured: Measured<G>,
    /// The points that each seat makes of a round with any cards, if masters play, given a view when
    /// the round begins.
    pub average: fn(&G::SeatView, &Effort, &mut Draws) -> PerSeat<Estimate>,
    /// The points that the seat makes of a round with the cards that it sees, if masters play, given
    /// its view when the round begins.
    pub dealt: fn(&G::SeatView, &Effort, &mut Draws) -> Estimate,
}

/// The action of a player of this level with this view, or `None` if the seat is not asked.
pub fn choose(level: Level, view: &SeatView, luck: &mut Draws) -> Option<Action> {
    Some(map_game!(view, view => chosen_by(&**view, level, luck)?))
}

/// A seat's view of a game.
pub trait ViewOf {
    /// The game that this view belongs to.
    type Game: Plays<SeatView = Self>;
}

fn chosen_by<V: ViewOf>(
    view: &V,
    level: Level,
    luck: &mut Draws,
) -> Option<<V::Game as Rules>::Action> {
    V::Game::choose(level, view, luck)
}
