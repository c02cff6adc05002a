//! Computer players of the dice game.
//!
//! `levels` describes each level. `handfuls`, `programme` and `bystander` compute the results of
//! rolls, `worth` their value and `habits` the likely predictions of the others; `thinker` decides
//! by them, `errors` are those of weaker players, `weighing` compares answers, and `hinting` explains them. `archmage`
//! contains what only an archmage knows. `game` plays whole games fast, for programs that need very
//! many. `judge` judges games that are over: in `playout` they are played to their end by a `steady`
//! player.

mod archmage;
mod bystander;
mod errors;
pub mod game;
mod habits;
mod handfuls;
mod hinting;
pub mod judge;
mod levels;
mod playout;
#[cfg(test)]
mod positions;
mod programme;
mod random;
mod steady;
mod thinker;
mod weighing;
mod worth;

pub use archmage::Stakes;
pub use worth::Prices;

use crate::computer::hint::Why;
use crate::computer::{Persona, Plays, Search, ViewOf};
use crate::rules::chance::Draws;
use crate::rules::dice::{Action, Ask, BoxSet, DiceGame, Die, Face, SeatView, Turned};

use archmage::Archmage;
use thinker::Thinker;

impl ViewOf for SeatView {
    type Game = DiceGame;
}

impl Plays for DiceGame {
    fn choose(who: impl Into<Persona>, view: &SeatView, luck: &mut Draws) -> Option<Action> {
        Some(levels::action(who.into(), view.ask?, view, luck))
    }

    fn answers(view: &SeatView) -> Vec<Action> {
        view.ask.as_ref().map(Ask::answers).unwrap_or_default()
    }

    fn alternatives(view: &SeatView) -> Vec<Action> {
        match view.ask {
            Some(ask @ Ask::Predict { .. }) => ask.answers(),
            Some(
                Ask::Turn
                | Ask::Strike { .. }
                | Ask::NameWizardColor
                | Ask::Roll(_)
                | Ask::RollOrScore { .. }
                | Ask::StayOrScore { .. }
                | Ask::Score { .. },
            )
            | None => Vec::new(),
        }
    }

    const ENVY: f64 = 0.0;

    fn weigh(view: &SeatView, answers: &[Action], _: &mut Draws) -> Vec<f64> {
        Thinker { view, prices: &levels::TUNED }.weigh(answers)
    }

    fn promise(view: &SeatView, _: &mut Draws) -> Option<f64> {
        let Ask::Predict { boxes } = view.ask? else { return None };
        let promises = Thinker { view, prices: &levels::POINTS }.promises(boxes);
        promises.into_iter().map(|(_, promise)| promise).reduce(f64::max)
    }

    fn why(view: &SeatView, best: Action, _: &[Action], _: &mut Draws) -> Option<Why> {
        Thinker { view, prices: &levels::TUNED }.why(best)
    }

    const SEARCH: Search<Self> = Search {
        version: 3,
        measured: judge::measured,
        compared: judge::compared,
        deal: judge::deal,
    };
}

/// The action of a player with these prices; `None` if the seat is not asked.
pub fn choose_at(prices: &Prices, view: &SeatView, luck: &mut Draws) -> Option<Action> {
    Some(Thinker { view, prices }.action(view.ask?, luck))
}

/// The stakes of an archmage.
pub const fn stakes() -> Stakes {
    levels::AMONG_RIVALS
}

/// The action of an archmage with these stakes; `None` if the seat is not asked.
pub fn choose_for(stakes: &Stakes, view: &SeatView, luck: &mut Draws) -> Option<Action> {
    Some(Archmage { view, stakes }.action(view.ask?, luck))
}

/// Turns the first two dice: before any die shows a face, all of them are equivalent.
fn turn(one: Face, other: Face) -> Action {
    let mut dice = Die::all();
    match (dice.next(), dice.next()) {
        (Some(first), Some(second)) => Turned::new((first, one), (second, other)),
        _ => None,
    }
    .map_or(Action::Stay, Action::Turn)
}

fn predict(boxes: BoxSet, place: usize) -> Action {
    boxes.nth(place).map_or(Action::Stay, Action::Predict)
}

fn pick(count: usize, luck: &mut Draws) -> usize {
    luck.below(count as u32) as usize
}
