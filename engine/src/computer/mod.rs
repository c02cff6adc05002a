//! Computer players: functions from the view of a seat to an action.
//!
//! A player knows no more than the seat's view, and its randomness is its own, never the game's.
//! Nothing here depends on hash order, and the only floating-point operations used are the four
//! basic ones, which give the same results on every machine: the same view and random numbers give
//! the same action everywhere.

pub mod advice;
pub mod cards;
pub mod dice;
pub mod hint;
mod judging;
mod level;
mod luck;
pub mod network;
pub mod packed;
mod persona;
pub mod reasons;

pub use level::{Level, NotALevel};
pub use persona::{Character, Persona};

use self::advice::{Deal, Effort, Estimate, Judged};
use self::hint::Why;
use crate::rules::games::map_game;
use crate::rules::{Action, Draws, Rules, SeatView};

/// A game that computer players can play.
pub trait Plays: Rules {
    /// The action of such a player, or `None` if the seat is not asked.
    fn choose(
        who: impl Into<Persona>,
        view: &Self::SeatView,
        luck: &mut Draws,
    ) -> Option<Self::Action>;

    /// All allowed answers; empty if the seat is not asked.
    fn answers(view: &Self::SeatView) -> Vec<Self::Action>;

    /// The allowed answers that a master may consider equally good.
    fn alternatives(view: &Self::SeatView) -> Vec<Self::Action> {
        Self::answers(view)
    }

    /// The gain to a master, as a fraction of a point, if each of the other players loses one
    /// point.
    const ENVY: f64;

    /// The values of these answers to a master, in points. Only their differences are meaningful.
    fn weigh(view: &Self::SeatView, answers: &[Self::Action], luck: &mut Draws) -> Vec<f64>;

    /// The expected points of a seat in this round if it is asked to predict and plays like a
    /// master, minus [`Plays::ENVY`] times the mean of the other players' points; `None` if the
    /// seat is not asked to predict.
    fn promise(view: &Self::SeatView, luck: &mut Draws) -> Option<f64>;

    /// The reason why a master's answer is better than these others, which are worse, the best first.
    /// It is made from the view of the seat alone. `None` if there is nothing to say.
    fn why(
        view: &Self::SeatView,
        best: Self::Action,
        worse: &[Self::Action],
        luck: &mut Draws,
    ) -> Option<Why>;

    /// The search that judges games that are over.
    const SEARCH: Search<Self>;
}

/// A function that judges an answer of a seat with this view.
pub type Measured<G> = fn(
    &<G as Rules>::SeatView,
    <G as Rules>::Action,
    &Effort,
    &mut Draws,
) -> Option<Judged<<G as Rules>::Action>>;

/// A function that measures by how many points the first answer is better than each of the others,
/// for a seat with this view.
pub type Compared<G> = fn(
    &<G as Rules>::SeatView,
    (<G as Rules>::Action, &[<G as Rules>::Action]),
    &Effort,
    &mut Draws,
) -> Vec<Estimate>;

/// A function that measures what luck brought each seat between two moments of a game: after a
/// decision, and when the game waits for its players again. `None` if luck decided nothing. The
/// streams of random numbers are numbered from 0.
pub type Dealt<G> = fn((&G, &G), &Effort, &dyn Fn(u64) -> Draws) -> Option<Deal>;

/// A search that judges games that are over.
pub struct Search<G: Rules> {
    /// The version of the judge. Another one may give other verdicts.
    pub version: u32,
    /// The verdict on this answer; `None` if the seat is not asked.
    pub measured: Measured<G>,
    pub compared: Compared<G>,
    pub deal: Dealt<G>,
}

/// The action of such a player with this view, or `None` if the seat is not asked.
pub fn choose(who: impl Into<Persona>, view: &SeatView, luck: &mut Draws) -> Option<Action> {
    let who = who.into();
    Some(map_game!(view, view => chosen_by(&**view, who, luck)?))
}

/// A seat's view of a game.
pub trait ViewOf {
    /// The game that this view belongs to.
    type Game: Plays<SeatView = Self>;
}

fn chosen_by<V: ViewOf>(
    view: &V,
    who: Persona,
    luck: &mut Draws,
) -> Option<<V::Game as Rules>::Action> {
    V::Game::choose(who, view, luck)
}
