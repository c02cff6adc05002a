//! The errors of players who are weaker than a master.
//!
//! They err as people do: they expect too much of three rolls, think little of the Seer Card and of
//! their free boxes, forget their Jester boxes, and misjudge the value of a box and of the dice to
//! roll by a little.

use super::levels::PLAIN;
use super::programme::Programme;
use super::thinker::{Thinker, best_of};
use super::worth::Prices;
use super::{pick, predict};
use crate::computer::luck::{blur, happens};
use crate::rules::chance::Draws;
use crate::rules::dice::{Action, Ask, BoxSet, DiceSet, Rolling, Scoring};

/// The size of each kind of error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Errors {
    /// The points expected of the rolls in excess, for each number predicted.
    hope: f64,
    /// The share of the values besides points (of a free box, an X, the Seer Card) that is ignored.
    ignores: f64,
    /// The probability of forgetting a Jester box.
    forgets: f32,
    /// The largest other error in the value of a box as prediction, in points.
    blur_of_boxes: f64,
    /// The largest other error in the value of dice to roll, in points.
    blur_of_rolls: f64,
}

impl Errors {
    /// The errors of a player between a master (0) and a beginner (1).
    pub(super) fn at(weakness: f64) -> Self {
        Self {
            hope: 0.41 * weakness,
            ignores: (1.38 * weakness).min(1.0),
            forgets: (0.69 * weakness) as f32,
            blur_of_boxes: 4.1 * weakness,
            blur_of_rolls: 4.1 * weakness,
        }
    }

    /// The prices at which the player values things, instead of these.
    pub(super) fn prices(&self, prices: &Prices) -> Prices {
        prices.towards(&PLAIN, self.ignores).with_liking_for_numbers(self.hope)
    }
}

/// A player who errs, at one decision.
pub(super) struct Errant<'a> {
    pub(super) thinker: Thinker<'a>,
    pub(super) errors: Errors,
}

impl Errant<'_> {
    pub(super) fn action(&self, ask: Ask, luck: &mut Draws) -> Action {
        match ask {
            Ask::Predict { boxes } => self.predicted(boxes, luck),
            Ask::Roll(rolling) => self.must_roll(rolling, luck),
            Ask::RollOrScore { rolling, .. } => self.rolls_or_scores(rolling, luck),
            Ask::StayOrScore { .. } => self.stays_or_scores(luck),
            Ask::Score { .. } => self.score(luck),
            Ask::Turn | Ask::Strike { .. } | Ask::NameWizardColor => self.thinker.action(ask, luck),
        }
    }

    fn predicted(&self, boxes: BoxSet, luck: &mut Draws) -> Action {
        let promises = self.thinker.promises(boxes).into_iter();
        let best = best_of(promises.map(|(of, promise)| {
            (of, promise + self.errors.blur_of_boxes * f64::from(blur(luck)))
        }));
        best.map_or_else(|| predict(boxes, pick(boxes.len(), luck)), Action::Predict)
    }

    fn must_roll(&self, rolling: Rolling, luck: &mut Draws) -> Action {
        let rolled = self.thinker.seers_programme();
        let rolled = rolled.and_then(|programme| self.best_roll(&programme, rolling, luck));
        let fewest = || rolling.dice.dice().take(usize::from(rolling.at_least)).collect();
        Action::Roll(rolled.map_or_else(fewest, |(dice, _)| dice))
    }

    fn rolls_or_scores(&self, rolling: Rolling, luck: &mut Draws) -> Action {
        let rolled = self.thinker.seers_programme().and_then(|programme| {
            let (dice, value) = self.best_roll(&programme, rolling, luck)?;
            let lying = programme.aim().handful(&self.thinker.view.table.round.dice);
            (value > programme.scoring(lying)).then_some(dice)
        });
        rolled.map_or_else(|| self.score(luck), Action::Roll)
    }

    /// The dice that seem best to roll, and what they seem to be worth.
    fn best_roll(
        &self,
        programme: &Programme,
        rolling: Rolling,
        luck: &mut Draws,
    ) -> Option<(DiceSet, f64)> {
        let (dice, rolls_left) = (&self.thinker.view.table.round.dice, self.thinker.rolls_left());
        let lying = programme.aim().handful(dice);
        let mut best: Option<(DiceSet, f64)> = None;
        for kept in programme.choices(lying, rolls_left, rolling.at_least) {
            let value = kept.value + self.errors.blur_of_rolls * f64::from(blur(luck));
            if best.is_none_or(|(_, known)| value > known) {
                best = Some((programme.aim().rolled(dice, kept.dice), value));
            }
        }
        best
    }

    fn stays_or_scores(&self, luck: &mut Draws) -> Action {
        match self.thinker.leaving_and_staying() {
            Some((leaving, staying))
                if staying + self.errors.blur_of_rolls * f64::from(blur(luck)) > leaving + 1e-9 =>
            {
                Action::Stay
            }
            Some(_) | None => self.score(luck),
        }
    }

    fn score(&self, luck: &mut Draws) -> Action {
        let better = self.thinker.score();
        let forgets =
            better == Action::Score(Scoring::JesterScore) && happens(self.errors.forgets, luck);
        if forgets { Action::Score(Scoring::Prediction) } else { better }
    }
}
