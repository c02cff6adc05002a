//! A player for tests that takes any allowed action.

use super::{pick, predict, turn};
use crate::rules::chance::Draws;
use crate::rules::dice::{Action, Ask, Color, DiceSet, Die, Face, Rolling, Scoring};

pub(super) fn any(ask: Ask, luck: &mut Draws) -> Action {
    match ask {
        Ask::Turn => turn(Face::ALL[pick(6, luck)], Face::ALL[pick(6, luck)]),
        Ask::Predict { boxes } => predict(boxes, pick(boxes.len(), luck)),
        Ask::Strike { boxes } => Action::Strike(boxes.nth(pick(boxes.len() + 1, luck))),
        Ask::NameWizardColor => Action::NameWizardColor(Color::ALL.get(pick(5, luck)).copied()),
        Ask::Roll(rolling) => Action::Roll(any_dice(rolling, luck)),
        Ask::RollOrScore { rolling, jester } => {
            if pick(3, luck) == 0 || rolling.dice.is_empty() {
                any_score(jester.is_some(), luck)
            } else {
                Action::Roll(any_dice(rolling, luck))
            }
        }
        Ask::StayOrScore { jester } => {
            if pick(2, luck) == 0 {
                Action::Stay
            } else {
                any_score(jester.is_some(), luck)
            }
        }
        Ask::Score { .. } => any_score(true, luck),
    }
}

fn any_score(jester: bool, luck: &mut Draws) -> Action {
    let takes_it = jester && pick(2, luck) == 0;
    Action::Score(if takes_it { Scoring::JesterScore } else { Scoring::Prediction })
}

/// The number of dice that must be rolled plus a random number of others, chosen at random.
fn any_dice(rolling: Rolling, luck: &mut Draws) -> DiceSet {
    let mut dice: Vec<Die> = rolling.dice.dice().collect();
    luck.shuffle(&mut dice, Die::COUNT);
    let at_least = usize::from(rolling.at_least.max(1)).min(dice.len());
    let count = at_least + pick(dice.len() - at_least + 1, luck);
    dice.into_iter().take(count).collect()
}
