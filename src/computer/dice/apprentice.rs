//! The apprentice: predicts what has a fair chance, and keeps the dice that help.

use super::{pick, predict, turn};
use crate::rules::chance::Draws;
use crate::rules::dice::magic::Wizards;
use crate::rules::dice::odds::Odds;
use crate::rules::dice::{
    Action, Ask, BoxSet, Color, DiceSet, Mark, Prediction, Rolling, Scoring, SeatView, WizardColor,
};

pub(super) fn apprentice(ask: Ask, view: &SeatView, luck: &mut Draws) -> Action {
    match ask {
        Ask::Turn => turned(view),
        Ask::Predict { boxes } => predicted(boxes, view, luck),
        Ask::Strike { boxes } => Action::Strike(costliest(boxes, view)),
        Ask::NameWizardColor => Action::NameWizardColor(None),
        Ask::Roll(rolling) => Action::Roll(helpful(rolling, view)),
        Ask::RollOrScore { rolling, .. } => {
            if hits(view) || rolling.dice.is_empty() {
                Action::Score(worth_more(view))
            } else {
                Action::Roll(helpful(rolling, view))
            }
        }
        Ask::StayOrScore { .. } => {
            if hits(view) {
                Action::Score(worth_more(view))
            } else {
                Action::Stay
            }
        }
        Ask::Score { .. } => Action::Score(worth_more(view)),
    }
}

/// Turns two dice to the colour in which the player's page has the most free boxes.
fn turned(view: &SeatView) -> Action {
    let free = |color: &Color| view.page().free().boxes().filter(|of| of.color == *color).count();
    let color = Color::ALL.into_iter().max_by_key(free).unwrap_or(Color::Blue);
    turn(color.into(), color.into())
}

/// Predicts the box with the highest expected points: its value times its probability, minus the
/// expected loss of a miss.
fn predicted(boxes: BoxSet, view: &SeatView, luck: &mut Draws) -> Action {
    let best =
        boxes.boxes().max_by(|one, other| promise(*one, view).total_cmp(&promise(*other, view)));
    best.map_or_else(|| predict(boxes, pick(boxes.len(), luck)), Action::Predict)
}

fn promise(of: Prediction, view: &SeatView) -> f64 {
    let round = &view.table.round;
    let own = view.seat == round.seer;
    let wizards = own_wizard_color(of, view);
    let rolls = view.table.most_rolls.unwrap_or(of.number.get()).saturating_sub(round.roll);
    let odds = Odds::new(of, wizards, round.effect());
    let next = round.roll_after_predictions();
    let chance = odds.before(&round.dice, next, rolls.max(1));
    // Another player rolls for another prediction, so the probability for a single roll is more
    // accurate.
    let single = odds.before(&round.dice, next, 1);
    let chance = if own { chance } else { (chance + 2.0 * single) / 3.0 };
    chance * f64::from(view.table.worth(of)) - (1.0 - chance)
}

/// The colour that Wizards will count as, as far as it is known before it is settled.
fn own_wizard_color(of: Prediction, view: &SeatView) -> WizardColor {
    let round = &view.table.round;
    if let Some(settled) = round.wizards {
        return settled;
    }
    match round.effect().wizards {
        Wizards::AsNamed => {
            let seers = round.predictions[round.seer].map_or(of.color, |seers| seers.color);
            WizardColor::One(seers)
        }
        Wizards::EveryColor => WizardColor::Every,
        Wizards::NoColor => WizardColor::Nothing,
    }
}

fn costliest(boxes: BoxSet, view: &SeatView) -> Option<Prediction> {
    boxes.boxes().max_by_key(|of| match view.page().mark(*of) {
        Mark::Minus(points) => points,
        Mark::Free | Mark::Xs(_) | Mark::Struck(_) => 0,
    })
}

/// The dice to roll that make the prediction most likely.
fn helpful(rolling: Rolling, view: &SeatView) -> DiceSet {
    let round = &view.table.round;
    let fewest = || rolling.dice.dice().take(usize::from(rolling.at_least.max(1))).collect();
    let (Some(of), Some(wizards)) = (view.prediction, round.wizards) else { return fewest() };
    let rolls = view.table.most_rolls.unwrap_or(3).saturating_sub(round.roll).max(1);
    let odds = Odds::new(of, wizards, round.effect());
    let best = odds.best_roll(&round.dice, rolling, rolls).map(|(dice, _)| dice);
    best.filter(|dice| !dice.is_empty()).unwrap_or_else(fewest)
}

fn hits(view: &SeatView) -> bool {
    view.offer().is_some_and(|offer| offer.prediction.xs > 0)
}

fn worth_more(view: &SeatView) -> Scoring {
    view.worth_more().unwrap_or(Scoring::Prediction)
}
