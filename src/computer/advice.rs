//! What a master thinks of what others do.

use super::{Level, Plays};
use crate::rules::{Chance, Draws, OfGame, cards, dice};

/// A choice, and what a master would have done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged<A> {
    /// What was done.
    pub done: A,
    /// What a master would have done.
    pub best: A,
    /// What the choice is worth less than that, in points, from 0.
    pub cost: f64,
}

/// What a master thinks of this answer to what the seat is asked; `None` where it is not asked.
pub fn judged<G: Plays>(view: &G::SeatView, done: G::Action) -> Option<Judged<G::Action>> {
    let best = G::choose(Level::Master, view, &mut thoughts())?;
    let worth = G::weigh(view, &[best, done], &mut thoughts());
    let cost = worth.first()? - worth.get(1)?;
    Some(Judged { done, best, cost: cost.max(0.0) })
}

/// What a master would do here, the best first: as much as comes to the same within `margin` points, of these
/// answers to what the seat is asked.
pub fn advised<G: Plays>(
    view: &G::SeatView,
    answers: &[G::Action],
    margin: f64,
) -> Option<Vec<G::Action>> {
    let best = G::choose(Level::Master, view, &mut thoughts())?;
    let worth = G::weigh(view, &[&[best], answers].concat(), &mut thoughts());
    let (of_best, of_others) = worth.split_first()?;
    let near = answers
        .iter()
        .zip(of_others)
        .filter(|(answer, worth)| **answer != best && *of_best - **worth <= margin);
    Some([best].into_iter().chain(near.map(|(answer, _)| *answer)).collect())
}

impl From<Judged<cards::Action>> for OfGame<Judged<cards::Action>, Judged<dice::Action>> {
    fn from(judged: Judged<cards::Action>) -> Self {
        Self::Cards(judged)
    }
}

impl From<Judged<dice::Action>> for OfGame<Judged<cards::Action>, Judged<dice::Action>> {
    fn from(judged: Judged<dice::Action>) -> Self {
        Self::Dice(judged)
    }
}

/// A master who is asked twice says the same twice.
pub fn thoughts() -> Draws {
    Chance::new([0; 32]).set_up()
}
