//! A comparison of the values of answers to a master.

use std::cell::OnceCell;

use super::thinker::Thinker;
use crate::rules::dice::{Action, BoxSet, DiceSet, Mark, Prediction, Scoring, Turned};

impl Thinker<'_> {
    /// The value of each of these answers.
    pub(super) fn weigh(&self, answers: &[Action]) -> Vec<f64> {
        let boxes: BoxSet = answers.iter().filter_map(predicted).collect();
        let promises = if boxes.is_empty() { Vec::new() } else { self.promises(boxes) };
        let worth_of_box = |of: &Prediction| {
            promises.iter().find(|(known, _)| known == of).map_or(0.0, |(_, promise)| *promise)
        };
        let wizards = OnceCell::new();
        let worth = |answer: &Action| match answer {
            Action::Turn(turned) => self.worth_of_turning(*turned),
            Action::Predict(of) => worth_of_box(of),
            Action::Strike(of) => of.map_or(0.0, |of| self.worth_of_striking(of)),
            Action::NameWizardColor(color) => self.view.prediction.map_or(0.0, |own| {
                let worth = wizards.get_or_init(|| self.worth_of_wizards(own));
                worth[color.unwrap_or(own.color) as usize]
            }),
            Action::Roll(dice) => self.worth_of_rolling(*dice),
            Action::Score(scoring) => self.worth_of_scoring(*scoring),
            Action::Stay => self.leaving_and_staying().map_or(0.0, |(_, staying)| staying),
        };
        answers.iter().map(worth).collect()
    }

    fn worth_of_turning(&self, turned: Turned) -> f64 {
        let pair = turned.faces().map(|(_, face)| face);
        let of_each = self.programmes_of_a_turn();
        let worth = of_each.map(|programme| self.worth_of_a_turn(&programme, pair));
        worth.reduce(f64::max).unwrap_or(0.0)
    }

    /// The minus points that striking this box removes.
    fn worth_of_striking(&self, of: Prediction) -> f64 {
        match self.view.page().mark(of) {
            Mark::Minus(points) => f64::from(points),
            Mark::Free | Mark::Xs(_) | Mark::Struck(_) => 0.0,
        }
    }

    /// The value of rolling these dice to the Seer.
    fn worth_of_rolling(&self, rolled: DiceSet) -> f64 {
        let Some(programme) = self.seers_programme() else { return 0.0 };
        let kept = self.view.table.round.dice.without(rolled);
        let rolls_left = self.rolls_left().clamp(1, programme.rolls());
        programme.rolling(programme.aim().handful(&kept), rolls_left - 1)
    }

    fn worth_of_scoring(&self, scoring: Scoring) -> f64 {
        let Some(own) = self.view.prediction else { return 0.0 };
        let counted = self.view.table.round.on_table().counted(own);
        self.worth(self.view.seat).of(&counted, &counted.result(scoring))
    }
}

const fn predicted(answer: &Action) -> Option<Prediction> {
    match answer {
        Action::Predict(of) => Some(*of),
        Action::Turn(_)
        | Action::Strike(_)
        | Action::NameWizardColor(_)
        | Action::Roll(_)
        | Action::Score(_)
        | Action::Stay => None,
    }
}
