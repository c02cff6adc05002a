//! What a prediction is worth before the dice are rolled.

use super::{OfEachNumber, Thinker, best_of, known_or};
use crate::computer::dice::bystander::{Bystander, Eyes};
use crate::computer::dice::habits::Others;
use crate::computer::dice::programme::{Aim, Programme};
use crate::computer::dice::{pick, predict};
use crate::rules::SeenPrediction;
use crate::rules::chance::Draws;
use crate::rules::dice::{Action, BoxSet, Options, Prediction};

impl Thinker<'_> {
    pub(in crate::computer::dice) fn predicted(&self, boxes: BoxSet, luck: &mut Draws) -> Action {
        let best = best_of(self.promises(boxes));
        best.map_or_else(|| predict(boxes, pick(boxes.len(), luck)), Action::Predict)
    }

    /// The value of the rolls of the round with each of these boxes as prediction.
    pub(in crate::computer::dice) fn promises_of_rolls(
        &self,
        boxes: BoxSet,
    ) -> Vec<(Prediction, f64)> {
        let round = &self.view.table.round;
        if self.view.seat == round.seer {
            return self.own_rolls(boxes);
        }
        round.predictions[round.seer].map_or_else(Vec::new, |seers| self.rolls_after(seers, boxes))
    }

    fn own_rolls(&self, boxes: BoxSet) -> Vec<(Prediction, f64)> {
        let round = &self.view.table.round;
        let next = round.roll_after_predictions();
        let mut programmes: Vec<Programme> = Vec::new();
        let mut worth = |aim: Aim| {
            let programme = known_or(
                &mut programmes,
                |programme| programme.holds_for(&aim),
                || self.programme(self.view.seat, aim),
            );
            programme.before(aim.handful(&round.dice), next)
        };
        let of_box = |prediction: Prediction| {
            let options = self.wizard_colors(prediction.color).into_iter();
            let values =
                options.map(|wizards| worth(Aim { prediction, wizards, effect: round.effect() }));
            (prediction, values.fold(f64::MIN, f64::max))
        };
        boxes.boxes().map(of_box).collect()
    }

    /// The value of the rolls with each of these boxes as prediction, if the Seer has predicted
    /// `seers`.
    pub(in crate::computer::dice) fn rolls_after(
        &self,
        seers: Prediction,
        boxes: BoxSet,
    ) -> Vec<(Prediction, f64)> {
        let round = &self.view.table.round;
        let wizards = self.wizards(seers.color);
        let seers_aim = Aim { prediction: seers, wizards, effect: round.effect() };
        let programme = self.programme(round.seer, seers_aim);
        let next = round.roll_after_predictions();
        let mut bystanders: Vec<Bystander<'_, OfEachNumber>> = Vec::new();
        let of_box = |prediction: Prediction| {
            let aim = Aim { prediction, ..seers_aim };
            let eyes = Eyes::of(&seers_aim, &aim);
            let bystander = known_or(
                &mut bystanders,
                |bystander| bystander.holds_for(&eyes, &programme),
                || self.bystander_of_each_number(&programme, &eyes, aim),
            );
            let of_each = bystander.before(eyes.lying(&round.dice), next);
            (prediction, of_each[usize::from(prediction.number.get()) - 1])
        };
        boxes.boxes().map(of_box).collect()
    }

    pub(in crate::computer::dice) fn price_of_the_box(&self, prediction: Prediction) -> f64 {
        self.prices.free[usize::from(prediction.number.get()) - 1]
    }

    /// The value of being the next Seer, which is lower if the game is about to end.
    pub(in crate::computer::dice) fn price_of_the_seer(&self) -> f64 {
        let table = &self.view.table;
        // Every option is named, so that nobody can add one and forget the computer players.
        let Options { target, magic_cards: _, first_seer: _ } = table.beginning.options;
        let target = target.xs();
        let left = table.xs.values().iter().map(|xs| target.saturating_sub(*xs)).min();
        let left = f64::from(left.unwrap_or(target));
        self.prices.seer * left / (left + 1.5)
    }

    /// The probability that this prediction makes its player the next Seer.
    pub(in crate::computer::dice) fn chance_to_be_seer(
        &self,
        own: Prediction,
        others: &Others<'_>,
    ) -> f64 {
        let table = &self.view.table;
        if self.view.seat == table.round.seer {
            return others.all_follow(own);
        }
        let Some(seers) = table.round.predictions[table.round.seer] else { return 0.0 };
        let number = own.number.get();
        if own.color == seers.color {
            return 0.0;
        }
        let taken = others.said().with(own);
        let said = table.predictions.iter();
        let said = said.filter(|(seat, _)| ![self.view.seat, table.round.seer].contains(seat));
        said.fold(1.0, |chance, (seat, said)| match said {
            SeenPrediction::Shown(said)
                if said.color != seers.color && said.number.get() >= number =>
            {
                0.0
            }
            SeenPrediction::Shown(_) => chance,
            SeenPrediction::NotMade | SeenPrediction::Covered => {
                chance * (1.0 - others.outbids(seat, number, seers, taken))
            }
        })
    }
}
