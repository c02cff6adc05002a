//! Why a master's answer is good, for a hint: the chances that a prediction comes true if the player
//! wants nothing else.

use super::bystander::{Bystander, Eyes};
use super::programme::{Aim, Programme};
use super::thinker::{Thinker, after_a_turn};
use crate::computer::hint::{Why, percent};
use crate::rules::dice::scoring::Counted;
use crate::rules::dice::{Action, Ask, DiceSet, Mark, Prediction, Scoring, Turned, WizardColor};

impl Thinker<'_> {
    pub(super) fn why(&self, answer: Action) -> Option<Why> {
        match answer {
            Action::Turn(turned) => self.why_turn(turned),
            Action::Predict(of) => {
                let chance = percent(self.chance_of(of)?);
                Some(Why::Worth { chance, points: self.points_of_a_hit(of) })
            }
            Action::Strike(of) => match self.view.page().mark(of?) {
                Mark::Minus(points) => Some(Why::Minus(points)),
                Mark::Free | Mark::Xs(_) | Mark::Struck(_) => None,
            },
            Action::NameWizardColor(color) => {
                let own = self.view.prediction?;
                let wizards = WizardColor::One(color.unwrap_or(own.color));
                Some(Why::Chance(percent(self.before_the_roll(own, wizards))))
            }
            Action::Roll(dice) => self.chance_after_rolling(dice).map(percent).map(Why::Chance),
            Action::Stay => self.chance_after_staying().map(percent).map(Why::Chance),
            Action::Score(scoring) => self.why_score(scoring),
        }
    }

    /// The box that is best after this turn, with its chance.
    fn why_turn(&self, turned: Turned) -> Option<Why> {
        let pair = turned.faces().map(|(_, face)| face);
        let worth = |programme: &Programme| self.worth_of_a_turn(programme, pair);
        let better = |best: Programme, next: Programme| {
            if worth(&next) > worth(&best) { next } else { best }
        };
        let aim = *self.programmes_of_a_turn().reduce(better)?.aim();
        let programme = Programme::new(aim, 2, is_hit);
        Some(Why::Box(aim.prediction, percent(after_a_turn(&programme, pair))))
    }

    fn why_score(&self, scoring: Scoring) -> Option<Why> {
        let offer = self.view.offer()?;
        let result = match scoring {
            Scoring::Prediction => offer.prediction,
            Scoring::JesterScore => offer.jester_score?,
        };
        if result.xs == 0 && result.jester_box().is_some() {
            return Some(Why::JesterScore { minus: offer.prediction.minus });
        }
        let going_on = match self.view.ask? {
            Ask::StayOrScore { .. } => self.chance_after_staying(),
            Ask::RollOrScore { .. } => self.chance_after_any_roll(),
            Ask::Turn
            | Ask::Predict { .. }
            | Ask::Strike { .. }
            | Ask::NameWizardColor
            | Ask::Roll(_)
            | Ask::Score { .. } => None,
        };
        let going_on = going_on.map(percent);
        Some(if result.xs > 0 { Why::Hit(going_on) } else { Why::Miss(going_on) })
    }

    /// The points of this prediction if it comes true.
    fn points_of_a_hit(&self, of: Prediction) -> i16 {
        let effect = self.view.table.round.effect();
        let hit = Counted { number: of.number, count: of.number.get(), jesters: 0, effect };
        hit.result(Scoring::Prediction).points(of.number)
    }

    /// The chance that this prediction comes true if it is made now.
    fn chance_of(&self, prediction: Prediction) -> Option<f64> {
        let round = &self.view.table.round;
        if self.view.seat == round.seer {
            let options = self.wizard_colors(prediction.color).into_iter();
            return options
                .map(|wizards| self.before_the_roll(prediction, wizards))
                .reduce(f64::max);
        }
        let seers = round.predictions[round.seer]?;
        let wizards = self.wizards(seers.color);
        let seers = Aim { prediction: seers, wizards, effect: round.effect() };
        let programme = self.programme(round.seer, seers);
        let own = Aim { prediction, ..seers };
        let eyes = Eyes::of(&seers, &own);
        let next = round.roll_after_predictions();
        let bystander = Bystander::new(&programme, &eyes, |of_color, jesters| {
            is_hit(&own.counted(of_color, jesters))
        });
        Some(bystander.before(eyes.lying(&round.dice), next))
    }

    /// The chance of the Seer's prediction before the first roll with this Wizard Color.
    fn before_the_roll(&self, prediction: Prediction, wizards: WizardColor) -> f64 {
        let round = &self.view.table.round;
        let programme = self.to_hit(Aim { prediction, wizards, effect: round.effect() });
        let lying = programme.aim().handful(&round.dice);
        programme.before(lying, round.roll_after_predictions())
    }

    fn chance_after_rolling(&self, rolled: DiceSet) -> Option<f64> {
        let programme = self.to_hit(self.own_aim()?);
        let kept = programme.aim().handful(&self.view.table.round.dice.without(rolled));
        let rolls_left = self.rolls_left().clamp(1, programme.rolls());
        Some(programme.rolling(kept, rolls_left - 1))
    }

    /// The chance of the Seer's prediction if the Seer rolls once more at least.
    fn chance_after_any_roll(&self) -> Option<f64> {
        let programme = self.to_hit(self.own_aim()?);
        let lying = programme.aim().handful(&self.view.table.round.dice);
        let rolls_left = self.rolls_left();
        (rolls_left > 0).then(|| programme.must_keep(lying, rolls_left, 1))?.map(|kept| kept.value)
    }

    fn chance_after_staying(&self) -> Option<f64> {
        self.leaving_and_staying_for(is_hit).map(|(_, staying)| staying)
    }

    /// The Seer's programme for nothing but the prediction.
    fn to_hit(&self, aim: Aim) -> Programme {
        Programme::new(aim, self.rolls_of(&aim), is_hit)
    }

    fn own_aim(&self) -> Option<Aim> {
        let prediction = self.view.prediction?;
        let effect = self.view.table.round.effect();
        Some(Aim { prediction, wizards: self.wizards(prediction.color), effect })
    }
}

/// 1 if the prediction has come true, otherwise 0.
fn is_hit(counted: &Counted) -> f64 {
    f64::from(u8::from(counted.result(Scoring::Prediction).xs > 0))
}
