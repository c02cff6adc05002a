//! The beginner, who makes the mistakes of people who are new to the game.
//!
//! Beginners expect more of three rolls than they should, and count on every Wizard. They ignore
//! the Seer Card, take a box that looks almost best, never break up dice that already count, and
//! often forget their Jester boxes.

use super::apprentice;
use super::{pick, predict};
use crate::rules::chance::Draws;
use crate::rules::dice::odds::Odds;
use crate::rules::dice::{
    Action, Ask, BoxSet, DiceSet, Prediction, Rolling, Scoring, SeatView, WizardColor,
};

/// The amount by which the probability of a single roll seems higher because more rolls follow.
const HOPE: f64 = 0.25;
/// The number of best-looking boxes from which one is chosen at random.
const LOOK_ALIKE: usize = 4;
/// A Jester box is forgotten once in this many times.
const FORGETS: usize = 2;

pub(super) fn beginner(ask: Ask, view: &SeatView, luck: &mut Draws) -> Action {
    match ask {
        Ask::Predict { boxes } => predicted(boxes, view, luck),
        Ask::Roll(rolling) => Action::Roll(missing(rolling, view)),
        Ask::RollOrScore { rolling, .. } => {
            let dice = missing(rolling, view);
            if hits(view) || has_enough(view) || dice.is_empty() {
                score(view, luck)
            } else {
                Action::Roll(dice)
            }
        }
        Ask::StayOrScore { .. } if !hits(view) => Action::Stay,
        Ask::StayOrScore { .. } | Ask::Score { .. } => score(view, luck),
        Ask::Turn | Ask::Strike { .. } | Ask::NameWizardColor => {
            apprentice::apprentice(ask, view, luck)
        }
    }
}

/// Predicts one of the best-looking boxes.
fn predicted(boxes: BoxSet, view: &SeatView, luck: &mut Draws) -> Action {
    let mut boxes_by_looks: Vec<_> = boxes.boxes().map(|of| (looks(of, view), of)).collect();
    boxes_by_looks.sort_by(|one, other| other.0.total_cmp(&one.0));
    let place = pick(boxes_by_looks.len().min(LOOK_ALIKE), luck);
    let chosen = boxes_by_looks.get(place);
    chosen.map_or_else(|| predict(boxes, 0), |(_, of)| Action::Predict(*of))
}

fn looks(of: Prediction, view: &SeatView) -> f64 {
    let round = &view.table.round;
    let odds = Odds::new(of, WizardColor::One(of.color), round.effect());
    let chance = HOPE + odds.before(&round.dice, round.roll_after_predictions(), 1);
    chance * f64::from(of.number.get())
}

/// The dice that do not count.
fn missing(rolling: Rolling, view: &SeatView) -> DiceSet {
    let round = &view.table.round;
    let counting = view.prediction.map(|own| round.on_table().counting(own.color));
    let dice = rolling.dice.minus(counting.unwrap_or(DiceSet::EMPTY));
    if dice.len() >= usize::from(rolling.at_least) {
        return dice;
    }
    let more = rolling.dice.minus(dice).dice();
    let wanted = usize::from(rolling.at_least) - dice.len();
    dice.or(more.take(wanted).collect())
}

fn hits(view: &SeatView) -> bool {
    view.offer().is_some_and(|offer| offer.prediction.xs > 0)
}

/// Returns whether more dice count than were predicted, so that another roll could only add more.
fn has_enough(view: &SeatView) -> bool {
    let count = view.prediction.and_then(|own| view.table.round.count_now(own));
    count.zip(view.prediction).is_some_and(|(count, own)| count > own.number.get())
}

fn score(view: &SeatView, luck: &mut Draws) -> Action {
    let better = view.worth_more().unwrap_or(Scoring::Prediction);
    let forgets = better == Scoring::JesterScore && pick(FORGETS, luck) == 0;
    Action::Score(if forgets { Scoring::Prediction } else { better })
}
