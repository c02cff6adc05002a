//! What a review says of one seat's game, and its decisions to be tried again.

use super::account::Account;
use super::coach::Decision;
use super::marks::{Grades, Mark};
use super::moment::Moment;
use super::replay::{At, Replay, SeenBy};
use super::review::MOST_COMPARED;
use crate::computer::Plays;
use crate::computer::advice::Judged;
use crate::computer::reasons::{Reason, Reasoned as _};
use crate::rules::games::of_game;
use crate::rules::{Action, Rules, Seat};
use crate::table::{Player, PublicView, UserId};

/// The largest number of moments that a review shows.
const KEY_MOMENTS: usize = 3;
/// The largest number of answers that are offered when a decision is tried again.
const MOST_OFFERED: usize = 20;

/// The review of one seat's game.
pub struct Reviewed {
    pub table: PublicView,
    /// The seat whose game was judged.
    pub seat: Seat,
    pub account: Account,
    /// True if the judge has searched.
    pub searched: bool,
    pub grades: Grades,
    /// The seat's chance to win before the first round and after each.
    pub chances: Vec<f64>,
    pub mistakes: Vec<Mistake>,
    /// The costliest choices, the costliest one first.
    pub moments: Vec<KeyMoment>,
    /// The step of the first choice that cost something.
    pub first: Option<u32>,
}

/// A mistake or a blunder, and when it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    pub mark: Mark,
    /// The round, counted from 1.
    pub round: u8,
    /// The part of the round that was over, in thousandths.
    pub through: u16,
}

/// A costly choice, and why another one was better.
pub struct KeyMoment {
    /// The moment as the player saw it.
    pub moment: Moment,
    pub choice: Decision,
    /// `None` if no fact of the position that is known here explains the difference.
    pub reason: Option<Reason>,
}

/// A decision that cost something, to be tried again.
pub struct Retry {
    pub key: KeyMoment,
    /// The answers to choose from, in the order in which they were offered.
    pub offered: Vec<Offered>,
}

/// An answer that is offered, with its verdict; `None` if it was not compared with the best one.
pub type Offered = (Action, Option<Judged<Action>>);

/// The reason why a game cannot be reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoReview {
    /// No round of the game was scored.
    NoRound,
    /// The game has no such seat.
    NoSeat,
}

impl Replay {
    /// Why there is no review of this seat's game, if there is none.
    pub fn unreviewable(&self, seat: Option<Seat>) -> Option<NoReview> {
        let Some(made) = self.totals.last() else { return Some(NoReview::NoRound) };
        seat.is_some_and(|seat| !made.seats().has(seat)).then_some(NoReview::NoSeat)
    }

    /// The review of a seat's game. If no seat is given, it is the seat of this person, or the first
    /// seat if they had none. `None` if the game has no review or no such seat.
    pub fn reviewed(&self, seat: Option<Seat>, of: UserId) -> Option<Reviewed> {
        let review = self.review.as_ref()?;
        let own = || {
            let is_theirs = |player: &Player| player.belongs_to(of);
            self.over.players().iter().position(is_theirs).unwrap_or_default()
        };
        let seat = seat.unwrap_or_else(|| Seat::new(own() as u8));
        if !review.accounts.seats().has(seat) {
            return None;
        }
        let choices = self.choices(seat);
        let mut costly: Vec<Decision> =
            review.costly(Some(seat)).filter_map(|step| self.choice(step)).collect();
        let first = costly.first().map(|choice| choice.step);
        costly.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        costly.truncate(KEY_MOMENTS);
        Some(Reviewed {
            table: self.over.clone(),
            seat,
            account: review.accounts[seat],
            searched: review.searched,
            grades: Grades::of(&choices),
            chances: self.chances().iter().map(|chances| chances[seat]).collect(),
            mistakes: choices.iter().filter_map(|choice| self.mistake(choice)).collect(),
            moments: costly.into_iter().filter_map(|choice| self.key_moment(choice)).collect(),
            first,
        })
    }

    /// The choices of this seat between two answers or more, with the verdicts of the review; empty
    /// if there is no review.
    pub fn choices(&self, seat: Seat) -> Vec<Decision> {
        let Some(review) = &self.review else { return Vec::new() };
        of_game!(&self.course, course: Game => {
            let mut made = course.made(self.scored_steps());
            made.retain(|made| made.seat == seat && <Game as Plays>::answers(&made.view).len() > 1);
            made.iter().map(|made| made.reviewed(review)).collect()
        })
    }

    /// The choice at this step, to be tried again; `None` if there is none that cost something.
    pub fn retry(&self, step: u32) -> Option<Retry> {
        let review = self.review.as_ref()?;
        let choice = self.choice(step).filter(|_| review.costly(None).any(|at| at == step))?;
        let offered = of_game!(&self.course, course: Game => {
            let view = course.after(self.steps.get(step as usize)?.events).seat_view(choice.seat);
            let Judged { done, best, .. } = choice.judged;
            let (done, best) = (done.try_into().ok()?, best.try_into().ok()?);
            let verdict = |answer: <Game as Rules>::Action| -> Offered {
                let known = (answer == done).then(|| review.verdict(step, done));
                let judged = known.or_else(|| review.compared(step, answer));
                (answer.into(), judged.map(Judged::of_any_game))
            };
            offered::<Game>(&view, done, best).into_iter().map(verdict).collect()
        });
        Some(Retry { key: self.key_moment(choice)?, offered })
    }

    /// The step of the next choice that cost something, of the seat whose view is shown or of all.
    pub(super) fn next_mistake(&self, at: At) -> Option<u32> {
        self.costly(at.seen_by).find(|step| *step > at.step)
    }

    /// Returns whether the choice at this step cost something, if this view shows it.
    pub(super) fn is_mistake(&self, at: At) -> bool {
        self.costly(at.seen_by).any(|step| step == at.step)
    }

    fn costly(&self, seen_by: SeenBy) -> impl Iterator<Item = u32> {
        let seat = match seen_by {
            SeenBy::Above => None,
            SeenBy::Seat(seat) => Some(seat),
        };
        self.review.iter().flat_map(move |review| review.costly(seat))
    }

    fn key_moment(&self, choice: Decision) -> Option<KeyMoment> {
        let moment = self.moment(At { step: choice.step, seen_by: SeenBy::Seat(choice.seat) })?;
        let Judged { done, best, .. } = choice.judged;
        let reason = of_game!(&moment.views, views => {
            let view = views.get(choice.seat.index())?;
            view.reason(done.try_into().ok()?, best.try_into().ok()?)
        });
        Some(KeyMoment { moment, choice, reason })
    }

    fn mistake(&self, choice: &Decision) -> Option<Mistake> {
        let mark = Mark::of(&choice.judged);
        if mark < Mark::Mistake {
            return None;
        }
        let of_round: Vec<u32> = (0..)
            .zip(&self.steps)
            .filter(|(_, step)| step.round == choice.round)
            .map(|(number, _)| number)
            .collect();
        let before = of_round.iter().filter(|step| **step < choice.step).count();
        let through = (before * 1000 / of_round.len().max(1)) as u16;
        Some(Mistake { mark, round: choice.round, through })
    }
}

/// The answers to choose from: all that are allowed, or the first ones; if there are too many to
/// compare, only the one that was given and the best.
fn offered<G: Plays>(view: &G::SeatView, done: G::Action, best: G::Action) -> Vec<G::Action> {
    let is_known = |answer: &G::Action| *answer == done || *answer == best;
    let mut answers = G::answers(view);
    let others = answers.iter().filter(|answer| !is_known(answer)).count();
    let mut room = if others < MOST_COMPARED { MOST_OFFERED - 2 } else { 0 };
    answers.retain(|answer| {
        let is_offered = is_known(answer) || room > 0;
        room -= usize::from(is_offered && !is_known(answer));
        is_offered
    });
    answers
}
