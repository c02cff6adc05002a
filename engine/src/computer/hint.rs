//! A hint: what a master would do, and why.
//!
//! A hint is made from the view of the seat that gets it, so it knows no more than the player does.

use super::advice::thoughts;
use super::reasons::Reason;
use super::{Level, Plays, ViewOf};
use crate::rules::dice::Prediction;
use crate::rules::games::of_game;
use crate::rules::{Action, Rules, SeatView};

/// An answer counts as equally good if its value is at most this many points below the best.
const AS_GOOD: f64 = 1.0;

/// The answer of a master with a player's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    pub action: Action,
    /// `None` if the answer speaks for itself.
    pub why: Option<Why>,
}

/// Why a master answers like this. Chances are in percent, and estimates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Nothing else is allowed.
    Forced,
    /// Everything else is about as good.
    Equal,
    /// A fact that tells the answer from another one.
    Reason(Reason),
    /// The chance that the player's prediction comes true after the answer.
    Chance(u8),
    /// The prediction cannot come true any more.
    OutOfReach,
    /// Cards: the prediction comes true in so few cases that other things matter more.
    Unlikely,
    /// Dice: the chance that the prediction comes true, and what it is then worth.
    Worth { chance: u8, points: i16 },
    /// Dice: this box may be predicted next, and has this chance to come true.
    Box(Prediction, u8),
    /// Dice: the prediction has come true. The chance that it would come true again with more rolls,
    /// if there are more.
    Hit(Option<u8>),
    /// Dice: the prediction has not come true. The chance that it would with more rolls, if there are
    /// more.
    Miss(Option<u8>),
    /// Dice: a Jester Score costs nothing, but the prediction would cost these minus points.
    JesterScore { minus: u8 },
    /// Dice: a box holds these minus points.
    Minus(u8),
}

/// What a master would do with this view; `None` if the seat is not asked.
pub fn hint(view: &SeatView) -> Option<Hint> {
    of_game!(view, view => of_view(&**view))
}

fn of_view<V: ViewOf>(view: &V) -> Option<Hint> {
    let best = V::Game::choose(Level::MASTER, view, &mut thoughts())?;
    Some(Hint { action: best.into(), why: why(view, best) })
}

fn why<V: ViewOf>(view: &V, best: <V::Game as Rules>::Action) -> Option<Why> {
    if V::Game::answers(view).len() == 1 {
        return Some(Why::Forced);
    }
    let mut others = V::Game::alternatives(view);
    others.retain(|other| *other != best);
    let worth = V::Game::weigh(view, &[&[best], &*others].concat(), &mut thoughts());
    let (of_best, of_others) = worth.split_first()?;
    let mut worse: Vec<_> = others.iter().copied().zip(of_others).collect();
    worse.retain(|(_, worth)| of_best - *worth > AS_GOOD);
    if worse.is_empty() && !others.is_empty() {
        return Some(Why::Equal);
    }
    worse.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let worse: Vec<_> = worse.into_iter().map(|(other, _)| other).collect();
    V::Game::why(view, best, &worse, &mut thoughts())
}

/// A chance in whole percent. What is only likely or unlikely is never said to be certain.
pub(super) fn percent(chance: f64) -> u8 {
    (100.0 * chance).round().clamp(1.0, 99.0) as u8
}
