//! The verdicts on decisions of other players: by a master, who knows at once, or by a search.

use serde::{Deserialize, Serialize};

use super::{Level, Plays, ViewOf};
use crate::rules::games::of_game;
use crate::rules::{Action, Chance, Draws, Rules, SeatView};

/// A decision, compared with what a master or a search would have done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged<A> {
    /// The action that was taken.
    pub done: A,
    /// The action that the judge would have taken.
    pub best: A,
    /// The loss in value compared with that action, in points, at least 0.
    pub cost: f64,
    /// The standard error of the cost, if a search has measured it.
    pub error: Option<f64>,
}

/// A choice that costs a master's estimate of fewer points than this is as good as a master's.
pub const WORTH_A_WORD: f64 = 0.5;
/// A measured cost of at most this many standard errors is nothing.
const SURE: f64 = 2.0;

/// A measured number of points, and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    pub points: f64,
    pub error: f64,
}

/// The numbers of worlds in which a search tries things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// For each decision, to choose the best action.
    pub choosing: u32,
    /// For each decision, to compare that action with the one taken: other worlds, since the action
    /// was chosen for doing well in the first ones.
    pub measuring: u32,
    /// For each round, to find out what the cards were worth.
    pub deals: u32,
}

impl Effort {
    /// About a minute of one processor for a game of cards.
    pub const FULL: Self = Self { choosing: 200, measuring: 600, deals: 1000 };
}

impl<A> Judged<A> {
    /// Returns whether the action is as good as the judge's, as far as the judge can tell.
    pub fn is_as_good(&self) -> bool {
        match self.error {
            None => self.cost < WORTH_A_WORD,
            Some(error) => self.cost <= SURE * error,
        }
    }

    /// This opinion of an action that may be of any game.
    pub fn of_any_game(self) -> Judged<Action>
    where
        A: Into<Action>,
    {
        Judged {
            done: self.done.into(),
            best: self.best.into(),
            cost: self.cost,
            error: self.error,
        }
    }
}

/// A master's opinion of this answer; `None` if the seat is not asked.
pub fn judged<G: Plays>(view: &G::SeatView, done: G::Action) -> Option<Judged<G::Action>> {
    let best = G::choose(Level::MASTER, view, &mut thoughts())?;
    let worth = G::weigh(view, &[best, done], &mut thoughts());
    let cost = worth.first()? - worth.get(1)?;
    Some(Judged { done, best, cost: cost.max(0.0), error: None })
}

/// An answer counts as equally good if its value is at most this many points below the best.
const AS_GOOD: f64 = 1.0;
/// The largest number of answers named.
const MOST_NAMED: usize = 3;

/// The actions that a master would consider with this view, the best first; empty if the seat is
/// not asked.
pub fn advice(view: &SeatView) -> Vec<Action> {
    of_game!(view, view => advised(&**view).into_iter().map(Into::into).collect())
}

fn advised<V: ViewOf>(view: &V) -> Vec<<V::Game as Rules>::Action> {
    let Some(best) = V::Game::choose(Level::MASTER, view, &mut thoughts()) else {
        return Vec::new();
    };
    let mut others = V::Game::alternatives(view);
    others.retain(|other| *other != best);
    let worth = V::Game::weigh(view, &[&[best], &*others].concat(), &mut thoughts());
    let Some((of_best, of_others)) = worth.split_first() else { return vec![best] };
    let mut near: Vec<_> = others.into_iter().zip(of_others).collect();
    near.retain(|(_, worth)| of_best - *worth <= AS_GOOD);
    near.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    [best].into_iter().chain(near.into_iter().map(|(other, _)| other)).take(MOST_NAMED).collect()
}

/// Fixed random numbers: a master who is asked twice gives the same answer.
pub fn thoughts() -> Draws {
    Chance::new([0; 32]).set_up()
}
