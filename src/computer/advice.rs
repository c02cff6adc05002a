//! What a master thinks of what others do.

use super::{Level, Plays, ViewOf};
use crate::rules::games::of_game;
use crate::rules::{Action, Chance, Draws, OfGame, Rules, SeatView, cards, dice};

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

/// An answer that is worth so much less than the best, in points, is as good.
const AS_GOOD: f64 = 1.0;
/// So many answers are named at most.
const MOST_NAMED: usize = 3;

/// What a master would do who sees this, the best first; nothing where nothing is asked.
pub fn advice(view: &SeatView) -> Vec<Action> {
    of_game!(view, view => advised(&**view).into_iter().map(Into::into).collect())
}

fn advised<V: ViewOf>(view: &V) -> Vec<<V::Game as Rules>::Action> {
    let Some(best) = V::Game::choose(Level::Master, view, &mut thoughts()) else {
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
