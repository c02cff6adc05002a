//! The review of a finished game by a judge who searches: the verdict on each choice, and what a
//! player's points came from.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::account::{Account, Deal, accounts, estimated_accounts};
use super::coach::{Decision, Made, promised};
use super::replay::{Course, Replay, Step};
use crate::computer::advice::{Effort, Estimate, Judged, judged, thoughts};
use crate::computer::{Plays, Search};
use crate::rules::games::of_game;
use crate::rules::{Chance, Draws, PerSeat, Seat};

/// The version of the judge who searches. Another one may give other verdicts.
pub const REVIEWER: u32 = 2;

/// The largest number of answers that are all compared with the best one.
pub(super) const MOST_COMPARED: usize = 25;

/// A review of a whole game, as it is kept with the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The version of the judge.
    pub judge: u32,
    /// True if the judge has searched; otherwise it is a master, who has estimated.
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

    /// The review of a game that needs no search; `None` if it needs one, or if no round was scored.
    pub fn review_at_once(&self) -> Option<Review> {
        let made = self.totals.last()?;
        of_game!(&self.course, course => course.review_at_once(self.scored_steps(), made))
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
        let Some(search) = G::SEARCH else { return self.estimated(steps, points) };
        let measured = |made: &Made<G>| {
            let luck = &mut luck(u64::from(made.step));
            let judged = as_kept((search.measured)(&made.view, made.done, effort, luck)?);
            let others = if judged.is_as_good() { Vec::new() } else { made.others(judged.best) };
            let leads = (search.compared)(&made.view, (judged.best, &others), effort, luck);
            let lead = |lead: Estimate| (lead.points, Some(lead.error));
            Some((made.with(judged), Other::all(&others, leads.into_iter().map(lead))))
        };
        let (choices, others): (Vec<_>, Vec<_>) =
            self.made(steps).iter().filter_map(measured).unzip();
        let deals = self.deals(&search, steps, effort);
        let accounts = accounts(points, &choices, &deals);
        Review { judge: REVIEWER, searched: true, found: Found::among(&choices, others), accounts }
    }

    fn review_at_once(&self, steps: &[Step], points: &PerSeat<i16>) -> Option<Review> {
        G::SEARCH.is_none().then(|| self.estimated(steps, points))
    }

    /// The review by a master.
    fn estimated(&self, steps: &[Step], points: &PerSeat<i16>) -> Review {
        let made = self.made(steps);
        let estimated = |made: &Made<G>| {
            let judged = as_kept(judged::<G>(&made.view, made.done)?);
            let others = if judged.is_as_good() { Vec::new() } else { made.others(judged.best) };
            let answers = [&[judged.best], &*others].concat();
            let worth = G::weigh(&made.view, &answers, &mut thoughts());
            let lead = |worth_of_other: &f64| (worth[0] - worth_of_other, None);
            Some((made.with(judged), Other::all(&others, worth[1..].iter().map(lead))))
        };
        let (choices, others): (Vec<_>, Vec<_>) = made.iter().filter_map(estimated).unzip();
        let promised = promised(&made, self.start.seats());
        let accounts = estimated_accounts(points, &choices, promised);
        Review { judge: REVIEWER, searched: false, found: Found::among(&choices, others), accounts }
    }

    /// The points that each seat could expect of each round.
    fn deals(&self, search: &Search<G>, steps: &[Step], effort: &Effort) -> Vec<Deal> {
        let (mut game, mut happened, mut round) = (self.start.clone(), 0, 0);
        let mut deals = Vec::new();
        for step in steps {
            self.events[happened..step.events].iter().for_each(|event| game.evolve(event));
            happened = step.events;
            if step.round == round {
                continue;
            }
            round = step.round;
            deals.push(Deal::of(search, &game, round, effort));
        }
        deals
    }
}

/// The judge's luck is the same for every game, so that whoever asks again gets the same review.
pub(super) fn luck(number: u64) -> Draws {
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
    /// These answers, with what each of them costs.
    fn all<A: ToString>(
        answers: &[A],
        costs: impl Iterator<Item = (f64, Option<f64>)>,
    ) -> Vec<Self> {
        let other = |(answer, (cost, error)): (&A, (f64, Option<f64>))| {
            Self(answer.to_string(), hundredths(cost.max(0.0)), error.map(hundredths))
        };
        answers.iter().zip(costs).map(other).collect()
    }
}
