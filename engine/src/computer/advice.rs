//! The verdicts on decisions of other players: by a master, who knows at once, or by a search.

use serde::{Deserialize, Serialize};

use super::{Level, Plays};
use crate::rules::{Action, Chance, Draws, PerSeat};

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

/// What luck brought each seat.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    /// The points that each seat could expect with any cards or dice.
    pub average: PerSeat<Estimate>,
    /// The points with the cards or dice that it got.
    pub dealt: PerSeat<Estimate>,
}

/// The numbers of worlds in which a search tries things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// For each decision, to choose the best action.
    pub choosing: u32,
    /// For each decision, to compare that action with the one taken: other worlds, since the action
    /// was chosen for doing well in the first ones.
    pub measuring: u32,
    /// For each round of cards, and for each roll, to find out what they were worth.
    pub deals: u32,
}

impl Effort {
    /// About a minute of one processor for a game.
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

/// Fixed random numbers: a master who is asked twice gives the same answer.
pub fn thoughts() -> Draws {
    Chance::new([0; 32]).set_up()
}
