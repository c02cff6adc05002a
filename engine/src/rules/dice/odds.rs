//! The probability that the Seer's prediction comes true if they roll optimally for that alone.
//!
//! Each die counts for the prediction, or is stuck, or does neither, and only the numbers of these
//! matter. So the best play is computed backwards, from the last roll to the first, over a few
//! dozen positions.

use super::ask::Rolling;
use super::die::{Dice, DiceSet, Die, Face};
use super::magic::{Effect, Jesters};
use super::page::Prediction;
use super::scoring::counts;
use super::wizard_color::WizardColor;

/// The odds of a prediction under the rules of this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    prediction: Prediction,
    wizards: WizardColor,
    effect: Effect,
}

const DICE: usize = Die::COUNT;

/// A value for each number of counting dice and each number of stuck dice.
type Values = [[f64; DICE + 1]; DICE + 1];

/// The numbers of dice that count and of dice that are stuck; the rest of the seven do neither.
#[derive(Clone, Copy)]
struct Position {
    count: usize,
    stuck: usize,
}

/// The numbers of dice to roll again: of those that count, and of those that do neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Again {
    counting: usize,
    others: usize,
}

impl Odds {
    /// The odds of this prediction with this Wizard Color and this effect.
    pub const fn new(prediction: Prediction, wizards: WizardColor, effect: Effect) -> Self {
        Self { prediction, wizards, effect }
    }

    /// Returns whether a die that shows this face counts.
    pub const fn counts(&self, face: Face) -> bool {
        counts(face, self.prediction.color, self.wizards, self.effect)
    }

    /// The probability with `rolls` rolls to go, if the next one must be made with some of these
    /// dice.
    pub fn before(&self, dice: &Dice, next: Rolling, rolls: u8) -> f64 {
        self.best_roll(dice, next, rolls).map_or_else(|| self.now(dice, 0), |(_, chance)| chance)
    }

    /// The probability with `rolls_left` rolls left, if the dice may also be scored as they are.
    pub fn now(&self, dice: &Dice, rolls_left: u8) -> f64 {
        let Position { count, stuck } = self.position(dice);
        Play::of(self).values(rolls_left)[count][stuck]
    }

    /// The best dice for the first of `rolls` rolls, and the probability of success with them; of
    /// equally good sets the smallest. `None` if nothing can be rolled.
    pub fn best_roll(&self, dice: &Dice, rolling: Rolling, rolls: u8) -> Option<(DiceSet, f64)> {
        let counts = |die: &Die| dice.face(*die).is_some_and(|face| self.counts(face));
        let (counting, others): (Vec<Die>, Vec<Die>) = rolling.dice.dice().partition(counts);
        let most = Again { counting: counting.len(), others: others.len() };
        let play = Play::of(self);
        let later = play.values(rolls.checked_sub(1)?);
        let at_least = usize::from(rolling.at_least);
        let (again, chance) = play.best(&later, self.position(dice), most, at_least)?;
        let counting = counting.into_iter().take(again.counting);
        Some((counting.chain(others.into_iter().take(again.others)).collect(), chance))
    }

    fn position(&self, dice: &Dice) -> Position {
        let counting = |face: &&Face| self.counts(**face);
        Position {
            count: Face::ALL
                .iter()
                .filter(counting)
                .map(|face| usize::from(dice.count(*face)))
                .sum(),
            stuck: match self.effect.jesters {
                Jesters::Stuck => usize::from(dice.count(Face::Jester)),
                Jesters::AsUsual | Jesters::OwnColor | Jesters::SameColumn => 0,
            },
        }
    }
}

/// Everything that is the same in all positions.
struct Play {
    /// The number of dice that must count.
    needed: usize,
    /// The probability that of `dice` dice rolled, `count` count and `stuck` get stuck:
    /// `falls[dice][count][stuck]`.
    falls: [Values; DICE + 1],
}

impl Play {
    fn of(odds: &Odds) -> Self {
        let counting = Face::ALL.iter().filter(|face| odds.counts(**face)).count();
        let stuck = match odds.effect.jesters {
            Jesters::Stuck => 1.0 / 6.0,
            Jesters::AsUsual | Jesters::OwnColor | Jesters::SameColumn => 0.0,
        };
        let needed = odds.prediction.number.get().saturating_sub(odds.effect.more_of_each_color);
        Self { needed: usize::from(needed), falls: falls(f64::from(counting as u8) / 6.0, stuck) }
    }

    /// The probabilities in all positions with `rolls` rolls left.
    fn values(&self, rolls: u8) -> Values {
        let mut scored = Values::default();
        scored[self.needed] = [1.0; DICE + 1];
        (0..rolls).fold(scored, |later, _| self.with_one_more_roll(&scored, &later))
    }

    fn with_one_more_roll(&self, scored: &Values, later: &Values) -> Values {
        let mut values = *scored;
        for count in 0..=DICE {
            let most_stuck = if self.anything_sticks() { DICE - count } else { 0 };
            for stuck in 0..=most_stuck {
                let all = Again { counting: count, others: DICE - count - stuck };
                if let Some((_, chance)) = self.best(later, Position { count, stuck }, all, 1) {
                    values[count][stuck] = chance.max(scored[count][stuck]);
                }
            }
        }
        values
    }

    /// The best dice to roll in this position, at most `most` and at least `at_least`, and the
    /// probability with them.
    fn best(
        &self,
        later: &Values,
        position: Position,
        most: Again,
        at_least: usize,
    ) -> Option<(Again, f64)> {
        let mut best: Option<(Again, f64)> = None;
        for rolled in at_least..=most.counting + most.others {
            for counting in rolled.saturating_sub(most.others)..=rolled.min(most.counting) {
                let again = Again { counting, others: rolled - counting };
                let kept = Position { count: position.count - counting, ..position };
                let chance = self.expected(later, kept, rolled);
                if best.is_none_or(|(_, known)| chance > known + f64::EPSILON) {
                    best = Some((again, chance));
                }
            }
        }
        best
    }

    /// The probability if `rolled` dice are rolled in addition to those kept.
    fn expected(&self, later: &Values, kept: Position, rolled: usize) -> f64 {
        let falls = &self.falls[rolled];
        let most_stuck = if self.anything_sticks() { rolled } else { 0 };
        let mut chance = 0.0;
        for stuck in 0..=most_stuck {
            for count in 0..=rolled - stuck {
                chance += falls[count][stuck] * later[kept.count + count][kept.stuck + stuck];
            }
        }
        chance
    }

    fn anything_sticks(&self) -> bool {
        self.falls[1][0][1] > 0.0
    }
}

/// Builds the distributions die by die: each die counts, or gets stuck, or does neither.
fn falls(counts: f64, sticks: f64) -> [Values; DICE + 1] {
    let mut falls = [Values::default(); DICE + 1];
    falls[0][0][0] = 1.0;
    for dice in 0..DICE {
        for count in 0..=dice {
            for stuck in 0..=dice - count {
                let so_far = falls[dice][count][stuck];
                falls[dice + 1][count + 1][stuck] += so_far * counts;
                falls[dice + 1][count][stuck + 1] += so_far * sticks;
                falls[dice + 1][count][stuck] += so_far * (1.0 - counts - sticks);
            }
        }
    }
    falls
}

#[cfg(test)]
mod tests;
