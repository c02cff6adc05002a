//! The number of dice that count, results, the next Seer, final points and places.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::die::{Color, Dice, DiceSet, Face};
use super::magic::{Effect, Jesters};
use super::options::Target;
use super::page::{Mark, Number, Page, Prediction};
use super::wizard_color::WizardColor;
use crate::rules::{PerSeat, Seat, places::places};

/// The way in which a roll is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// The roll is scored for the prediction alone.
    Prediction,
    /// The roll is scored with a Jester Score.
    JesterScore,
}

/// The result of a roll for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RollResult {
    pub scoring: Scoring,
    /// The number of dice that count for the prediction.
    pub count: u8,
    /// The number of Jesters on the table.
    pub jesters: u8,
    /// The number of Xs for the predicted box.
    pub xs: u8,
    /// The number of minus points for the predicted box.
    pub minus: u8,
}

impl RollResult {
    /// The mark for the predicted box.
    pub const fn mark(&self) -> Mark {
        if self.xs > 0 { Mark::Xs(self.xs) } else { Mark::Minus(self.minus) }
    }

    /// The Jester box that gets an X, if any.
    pub const fn jester_box(&self) -> Option<Number> {
        match self.scoring {
            Scoring::Prediction => None,
            Scoring::JesterScore => Number::new(self.jesters),
        }
    }

    /// Returns whether the result puts an X into any box.
    pub const fn is_good(&self) -> bool {
        self.xs > 0 || self.jester_box().is_some()
    }

    /// The points that this result gives the predicted box in column `number`.
    pub const fn points(&self, number: Number) -> i16 {
        self.xs as i16 * number.get() as i16 - self.minus as i16
    }
}

/// Returns whether a die with this face counts for a prediction in this color.
pub const fn counts(face: Face, color: Color, wizards: WizardColor, effect: Effect) -> bool {
    match face {
        Face::Blue => matches!(color, Color::Blue),
        Face::Green => matches!(color, Color::Green),
        Face::Red => matches!(color, Color::Red),
        Face::Yellow => matches!(color, Color::Yellow),
        Face::Wizard => wizards.counts_as(color),
        Face::Jester => match effect.jesters {
            Jesters::OwnColor => true,
            Jesters::AsUsual | Jesters::Stuck | Jesters::SameColumn => false,
        },
    }
}

/// The dice of a round, and the rules by which they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceOnTable {
    /// The faces of the seven dice.
    pub dice: Dice,
    /// The color that every Wizard counts as.
    pub wizards: WizardColor,
    /// The special rules of this round.
    pub effect: Effect,
}

impl DiceOnTable {
    /// The number of dice that count for a prediction in this color.
    pub fn count(&self, color: Color) -> u8 {
        self.counting(color).len() as u8 + self.effect.more_of_each_color
    }

    /// The dice that count for a prediction in this color.
    pub fn counting(&self, color: Color) -> DiceSet {
        let faces =
            Face::ALL.into_iter().filter(|face| counts(*face, color, self.wizards, self.effect));
        faces.fold(DiceSet::EMPTY, |dice, face| dice.or(self.dice.showing(face)))
    }

    /// The number of Jesters on the table.
    pub fn jesters(&self) -> u8 {
        self.dice.count(Face::Jester)
    }

    /// The numbers on which the score of this prediction depends.
    pub fn counted(&self, prediction: Prediction) -> Counted {
        let (count, jesters) = (self.count(prediction.color), self.jesters());
        Counted { number: prediction.number, count, jesters, effect: self.effect }
    }

    /// The result of this prediction.
    pub fn result(&self, prediction: Prediction, scoring: Scoring) -> RollResult {
        self.counted(prediction).result(scoring)
    }

    /// The Jester box that this prediction may use.
    pub fn jester_score(&self, prediction: Prediction, page: &Page) -> Option<Number> {
        self.counted(prediction).jester_score(page)
    }
}

/// Everything that a prediction's score depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The predicted number of dice.
    pub number: Number,
    /// The number of dice that count.
    pub count: u8,
    /// The number of Jesters on the table.
    pub jesters: u8,
    /// The special rules of this round.
    pub effect: Effect,
}

impl Counted {
    /// The result of the prediction.
    pub const fn result(&self, scoring: Scoring) -> RollResult {
        let Self { number, count, jesters, effect } = *self;
        let missed_by = count.abs_diff(number.get());
        let factor = effect.predictions_score.factor();
        let (xs, minus) = match scoring {
            Scoring::Prediction if missed_by == 0 => (factor, 0),
            Scoring::Prediction => (0, factor * missed_by),
            Scoring::JesterScore if self.is_same_column() => (1, 0),
            Scoring::JesterScore => (0, 0),
        };
        RollResult { scoring, count, jesters, xs, minus }
    }

    /// The Jester box that may be used: the one for this number of Jesters, 1 to 5, if it is free
    /// and the prediction is missed, or if a Jester Score gives an X in addition to a hit.
    #[inline]
    pub fn jester_score(&self, page: &Page) -> Option<Number> {
        let free = Number::new(self.jesters).filter(|jesters| !page.has_jester_score(*jesters))?;
        let hit = self.count == self.number.get();
        (!hit || self.is_same_column()).then_some(free)
    }

    /// Returns whether a Jester Score puts an X in both boxes.
    const fn is_same_column(&self) -> bool {
        match self.effect.jesters {
            Jesters::SameColumn => self.jesters == self.number.get(),
            Jesters::AsUsual | Jesters::Stuck | Jesters::OwnColor => false,
        }
    }
}

/// The next Seer: the player with the highest prediction in a color other than the Seer's; of
/// equal ones the first clockwise, who was the first to predict. If there is none, the Seer stays.
#[inline]
pub fn next_seer(seer: Seat, predictions: &PerSeat<Option<Prediction>>) -> Seat {
    let seer_color = predictions[seer].map(|prediction| prediction.color);
    let others = predictions.seats().clockwise_from(seer).filter_map(|seat| {
        let prediction = predictions[seat]?;
        (Some(prediction.color) != seer_color).then_some((seat, prediction.number))
    });
    let highest = others.reduce(|best, next| if next.1 > best.1 { next } else { best });
    highest.map_or(seer, |(seat, _)| seat)
}

/// The bonus for every player who has reached the target.
pub const BONUS: i16 = 3;

/// The points of a page, including the bonus if it has reached the target.
pub fn final_points(page: &Page, target: Target) -> i16 {
    let bonus = if page.xs() >= target.xs() { BONUS } else { 0 };
    page.points() + bonus
}

/// The final place of each seat: more points first, then fewer Jester Scores; after that the place
/// is shared.
pub fn final_places(totals: &PerSeat<i16>, jester_scores: &PerSeat<u8>) -> PerSeat<u8> {
    places(&PerSeat::from_fn(totals.seats(), |seat| (totals[seat], Reverse(jester_scores[seat]))))
}

#[cfg(test)]
mod tests;
