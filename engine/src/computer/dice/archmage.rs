//! The archmage: a master who considers the other players.
//!
//! An archmage recognizes the players who play like masters, and foretells what they will predict.
//! So it knows whether a prediction makes it the next Seer, and what it leaves to the others. As
//! Seer it rolls so that the others get less.

mod outlook;
mod recognition;
mod replies;
mod rivalry;

use super::levels::TUNED;
use super::programme::Aim;
use super::thinker::{Thinker, best_of};
use super::worth::Prices;
use crate::rules::chance::Draws;
use crate::rules::dice::{Action, Ask, BoxSet, Prediction, SeatView};

use outlook::Outlook;
use replies::Replies;
use rivalry::{Player, Players, Rivalry};

/// The values that an archmage attaches to consequences of its actions, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stakes {
    /// The prices of its own results and boxes, and of being the next Seer while no player has an
    /// X.
    pub prices: Prices,
    /// The additional value of being the next Seer by the time a player has all Xs.
    pub seer_at_the_end: f64,
    /// The value of keeping the leader among the other players from becoming the next Seer.
    pub leaders_seer: f64,
    /// The value of one point that a prediction takes from a player who predicts later.
    pub in_predicting: f64,
    /// The value of one point that the Seer's rolls do not give another player.
    pub in_rolling: f64,
}

/// An archmage at one decision.
pub(super) struct Archmage<'a> {
    pub(super) view: &'a SeatView,
    pub(super) stakes: &'a Stakes,
}

impl Archmage<'_> {
    pub(super) fn action(&self, ask: Ask, luck: &mut Draws) -> Action {
        let chosen = match ask {
            Ask::Predict { boxes } => self.predicted(boxes).map(Action::Predict),
            Ask::Roll(rolling) => self.must_roll(rolling.at_least),
            Ask::RollOrScore { .. } => self.rolls_or_scores(),
            Ask::Turn
            | Ask::Strike { .. }
            | Ask::NameWizardColor
            | Ask::StayOrScore { .. }
            | Ask::Score { .. } => None,
        };
        chosen.unwrap_or_else(|| self.thinker().action(ask, luck))
    }

    const fn thinker(&self) -> Thinker<'_> {
        Thinker { view: self.view, prices: &self.stakes.prices }
    }

    fn predicted(&self, boxes: BoxSet) -> Option<Prediction> {
        let thinker = self.thinker();
        let outlook = Outlook::of(self.view);
        let mut replies = Replies::to(self.view);
        let promises = thinker.promises_of_rolls(boxes).into_iter().map(|(of, rolls)| {
            let foretold = replies.after(of);
            let seer = outlook.chance_to_be_seer(of, &foretold);
            let mut promise =
                rolls - thinker.price_of_the_box(of) + self.price_of_the_seer() * seer;
            if outlook.goes_to_the_leader(&foretold) {
                promise -= self.stakes.leaders_seer * (1.0 - seer);
            }
            (of, promise - self.stakes.in_predicting * outlook.left_to_masters(&foretold))
        });
        best_of(promises)
    }

    fn price_of_the_seer(&self) -> f64 {
        let table = &self.view.table;
        let most = f64::from(table.xs.values().iter().copied().max().unwrap_or(0));
        let come = most / f64::from(table.beginning.options.target.xs());
        self.stakes.prices.seer + self.stakes.seer_at_the_end * come
    }

    fn must_roll(&self, at_least: u8) -> Option<Action> {
        let rolls_left = self.thinker().rolls_left();
        let dice = self.rivalry()?.must_roll(&self.view.table.round.dice, rolls_left, at_least)?;
        Some(Action::Roll(dice))
    }

    fn rolls_or_scores(&self) -> Option<Action> {
        let thinker = self.thinker();
        let rolled = self.rivalry()?.rolls(&self.view.table.round.dice, thinker.rolls_left());
        Some(rolled.map_or_else(|| thinker.score(), Action::Roll))
    }

    /// The evaluation of the Seer's remaining rolls.
    fn rivalry(&self) -> Option<Rivalry> {
        let round = &self.view.table.round;
        let own = self.thinker();
        let others = Thinker { view: self.view, prices: &TUNED };
        let wizards = own.wizards(self.view.prediction?.color);
        let mut players = Players::new();
        for seat in round.predictions.seats().clockwise_from(self.view.seat) {
            let (Some(prediction), None) = (round.predictions[seat], round.scores[seat]) else {
                continue;
            };
            let aim = Aim { prediction, wizards, effect: round.effect() };
            players.push(if seat == self.view.seat {
                Player { aim, worth: own.worth(seat), to_the_seer: 1.0 }
            } else {
                Player { aim, worth: others.worth(seat), to_the_seer: -self.stakes.in_rolling }
            });
        }
        Some(Rivalry::new(&players, own.rolls_left()))
    }
}

#[cfg(test)]
mod tests;
