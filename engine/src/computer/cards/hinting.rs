//! Why a master's answer is better than another one, for a hint.

use super::judge;
use crate::computer::hint::{Why, percent};
use crate::computer::reasons::Reasoned as _;
use crate::rules::cards::{Action, SeatView};
use crate::rules::chance::Draws;

/// The number of worlds in which a chance is estimated. Its standard error is at most 5 %.
const WORLDS: u32 = 100;
/// A chance below this percentage explains no choice.
const LITTLE: u8 = 5;

pub(super) fn why(view: &SeatView, best: Action, worse: &[Action], luck: &mut Draws) -> Why {
    let mut tempting = worse.iter().filter(|other| is_near(best, **other));
    if let Some(reason) = tempting.find_map(|other| view.reason(*other, best)) {
        return Why::Reason(reason);
    }
    if is_out_of_reach(view) {
        return Why::OutOfReach;
    }
    match percent(judge::chance(view, best, WORLDS, luck)) {
        ..LITTLE => Why::Unlikely,
        chance => Why::Chance(chance),
    }
}

/// Returns whether another answer can be compared with the best one: of the predictions only the
/// next ones.
const fn is_near(best: Action, other: Action) -> bool {
    match (best, other) {
        (Action::Predict(best), Action::Predict(other)) => best.abs_diff(other) == 1,
        (Action::Predict(_) | Action::NameTrump(_) | Action::Play(_), _) => true,
    }
}

fn is_out_of_reach(view: &SeatView) -> bool {
    let Some(said) = view.prediction else { return false };
    let (won, left) = (view.table.won[view.seat], view.table.cards - view.table.tricks_taken());
    won > said || said - won > left
}
