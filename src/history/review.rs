//! The review of a finished game by a judge who searches: the verdict on each choice, and what a
//! player's points came from.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::account::{Account, accounts};
use super::coach::{Decision, Made};
use super::replay::{Course, Replay, Step};
use crate::computer::Plays;
use crate::computer::advice::{Deal, Effort, Estimate, Judged};
use crate::rules::games::of_game;
use crate::rules::{Chance, Draws, PerSeat, Seat};

/// The largest number of answers that are all compared with the best one.
pub(super) const MOST_COMPARED: usize = 25;

/// A review of a whole game, as it is kept with the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The version of the judge.
    pub judge: u32,
    /// True if the judge has searched; the first judges of dice were masters, who estimated.
    pub searched: bool,
    /// The choices for which the judge found something better, if only by an uncertain margin.
    pub(super) found: Vec<Found>,
    pub accounts: PerSeat<Account>,
}

/// A choice, and something that may be better.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Found {
    pub(super) step: u32,
    pub(super) seat: Seat,
    /// The action, as in a button.
    best: String,
    cost: f64,
    error: Option<f64>,
    /// The costs of the answers that were neither given nor the best, if the choice cost something.
    /// The first judge did not compare them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    others: Vec<Other>,
}

/// An answer as in a button, what it costs, and the standard error of that.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Other(String, f64, Option<f64>);

impl Replay {
    /// Reviews the game; `None` if no round was scored. This takes about a minute with all the
    /// worlds of [`Effort::FULL`].
    pub fn review(&self, effort: &Effort) -> Option<Review> {
        let made = self.totals.last()?;
        Some(of_game!(&self.course, course => course.review(self.scored_steps(), made, effort)))
    }

    /// The same replay with the verdicts of this review.
    #[must_use]
    pub fn with(mut self, review: Option<Review>) -> Self {
        self.review = review;
        self
    }

    /// The choice made at this step, with the verdict of the review or, without one, a master's.
    /// `None` if the step has no choice, or only changes an earlier one.
    pub fn choice(&self, step: u32) -> Option<Decision> {
        let steps = self.steps.get(step as usize..)?;
        let is_reviewed = |round: u8| usize::from(round) <= self.totals.len();
        of_game!(&self.course, course => {
            let made = course.made_at(step, steps)?;
            match self.review.as_ref().filter(|_| is_reviewed(made.round)) {
                None => made.judged(),
                Some(review) => Some(made.reviewed(review)),
            }
        })
    }
}

impl Review {
    /// The verdict on this action at this step: what was not found wanting was as good.
    pub(super) fn verdict<A: Copy + FromStr>(&self, step: u32, done: A) -> Judged<A> {
        let found = self.found_at(step);
        let found = found.and_then(|found| Some((found, found.best.parse::<A>().ok()?)));
        match found {
            Some((Found { cost, error, .. }, best)) => {
                Judged { done, best, cost: *cost, error: *error }
            }
            None => Judged { done, best: done, cost: 0.0, error: self.searched.then_some(0.0) },
        }
    }

    /// The verdict on another answer at this step; `None` if it was not compared.
    pub(super) fn compared<A: Copy + FromStr + PartialEq>(
        &self,
        step: u32,
        answer: A,
    ) -> Option<Judged<A>> {
        let found = self.found_at(step)?;
        let best = found.best.parse::<A>().ok()?;
        if answer == best {
            return Some(Judged { done: best, best, cost: 0.0, error: found.error.and(Some(0.0)) });
        }
        let is_it = |Other(text, ..): &&Other| text.parse::<A>().is_ok_and(|it| it == answer);
        let Other(_, cost, error) = found.others.iter().find(is_it)?;
        Some(Judged { done: answer, best, cost: *cost, error: *error })
    }

    fn found_at(&self, step: u32) -> Option<&Found> {
        self.found.iter().find(|found| found.step == step)
    }

    /// The steps of the choices that cost something, of this seat or of all, in order.
    pub(super) fn costly(&self, seat: Option<Seat>) -> impl Iterator<Item = u32> {
        let is_theirs = move |found: &&Found| seat.is_none_or(|seat| found.seat == seat);
        let costly = self.found.iter().filter(|found| !found.is_as_good());
        costly.filter(is_theirs).map(|found| found.step)
    }
}

impl<G: Plays> Made<G> {
    /// The decision with the verdict of this review.
    pub(super) fn reviewed(&self, review: &Review) -> Decision {
        self.with(review.verdict(self.step, self.done))
    }

    /// The allowed answers that were neither given nor the best one; none if there are too many.
    fn others(&self, best: G::Action) -> Vec<G::Action> {
        let mut answers = G::answers(&self.view);
        answers.retain(|answer| *answer != self.done && *answer != best);
        if answers.len() < MOST_COMPARED { answers } else { Vec::new() }
    }
}

impl<G: Plays> Course<G> {
    fn review(&self, steps: &[Step], points: &PerSeat<i16>, effort: &Effort) -> Review {
        let search = G::SEARCH;
        let measured = |made: &Made<G>| {
            let luck = &mut luck(u64::from(made.step));
            let judged = as_kept((search.measured)(&made.view, made.done, effort, luck)?);
            let others = if judged.is_as_good() { Vec::new() } else { made.others(judged.best) };
            let leads = (search.compared)(&made.view, (judged.best, &others), effort, luck);
            Some((made.with(judged), others.iter().zip(leads).map(Other::of).collect()))
        };
        let (choices, others): (Vec<_>, Vec<_>) =
            self.made(steps).iter().filter_map(measured).unzip();
        let accounts = accounts(points, &choices, &self.deals(steps, effort));
        let found = Found::among(&choices, others);
        Review { judge: search.version, searched: true, found, accounts }
    }

    /// Measures what luck brought each seat before each step, where it decided something.
    fn deals(&self, steps: &[Step], effort: &Effort) -> Vec<Deal> {
        let (mut game, mut happened) = (self.start.clone(), 0);
        let deal = |step: &Step| {
            let mut before = game.clone();
            // The first event after a step is a decision.
            if happened > 0 && happened < step.events {
                before.evolve(&self.events[happened]);
            }
            for event in &self.events[happened..step.events] {
                game.evolve(event);
            }
            happened = step.events;
            // These streams are none of those that judge the steps.
            let luck = |place: u64| luck((u64::from(step.round) << 40) + (place << 32));
            (G::SEARCH.deal)((&before, &game), effort, &luck)
        };
        steps.iter().filter_map(deal).collect()
    }
}

/// The judge's luck is the same for every game, so that anyone who asks again gets the same review.
fn luck(number: u64) -> Draws {
    Chance::new([0; 32]).stream(number)
}

/// A verdict as it is kept, so that whatever follows from it is the same now and later.
fn as_kept<A>(judged: Judged<A>) -> Judged<A> {
    let Judged { cost, error, .. } = judged;
    Judged { cost: hundredths(cost), error: error.map(hundredths), ..judged }
}

/// A number with two digits after the point, which is what is kept.
pub(super) fn hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

impl Found {
    /// The choices for which something better was found. `others` are the costs of the other answers
    /// to each of them.
    fn among(choices: &[Decision], others: Vec<Vec<Other>>) -> Vec<Self> {
        let is_found = |(choice, _): &(&Decision, _)| choice.judged.best != choice.judged.done;
        choices.iter().zip(others).filter(is_found).map(Self::of).collect()
    }

    fn of((choice, others): (&Decision, Vec<Other>)) -> Self {
        let Decision { step, seat, judged: Judged { best, cost, error, .. }, .. } = *choice;
        let best = of_game!(best, best => best.to_string());
        Self { step, seat, best, cost, error, others }
    }

    fn is_as_good(&self) -> bool {
        Judged { done: (), best: (), cost: self.cost, error: self.error }.is_as_good()
    }
}

impl Other {
    fn of<A: ToString>((answer, lead): (&A, Estimate)) -> Self {
        let Estimate { points, error } = lead;
        Self(answer.to_string(), hundredths(points.max(0.0)), Some(hundredths(error)))
    }
}
