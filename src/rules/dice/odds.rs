//! How likely the Seer's prediction comes true, if they roll as well as can be for that alone.
//!
//! For a prediction a die counts, or is stuck, or does neither, and only the numbers of these matter. So
//! the best play is worked out backwards, from the last roll to the first, over a few dozen positions.

use super::ask::Rolling;
use super::die::{Dice, DiceSet, Die, Face};
use super::magic::{Effect, Jesters};
use super::page::Prediction;
use super::scoring::counts;
use super::wizard_color::WizardColor;

/// The odds of a prediction: what it needs of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    prediction: Prediction,
    wizards: WizardColor,
    effect: Effect,
}

const DICE: usize = Die::COUNT;

/// A value for each number of dice that count and each number of stuck ones.
type Values = [[f64; DICE + 1]; DICE + 1];

/// How many dice count, and how many are stuck; the rest of the seven do neither.
#[derive(Clone, Copy)]
struct Position {
    count: usize,
    stuck: usize,
}

/// How many dice to roll again: of those that count, and of those that do neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Again {
    counting: usize,
    others: usize,
}

impl Odds {
    /// This prediction, when Wizards count as this and the round has this effect.
    pub const fn new(prediction: Prediction, wizards: WizardColor, effect: Effect) -> Self {
        Self { prediction, wizards, effect }
    }

    /// Whether a die that shows this counts.
    pub const fn counts(&self, face: Face) -> bool {
        counts(face, self.prediction.color, self.wizards, self.effect)
    }

    /// The chance before a roll of all dice that do not lie there yet, with so many rolls to come, that
    /// one included. Without dice: before roll 1; with two: after they were turned.
    pub fn before(&self, lying: &Dice, rolls: u8) -> f64 {
        let play = Play::of(self);
        let fresh = lying.not_lying().len();
        play.expected(&play.values(rolls.saturating_sub(1)), self.position(lying), fresh)
    }

    /// The chance with these dice and so many rolls left, where this roll may also be scored.
    pub fn now(&self, dice: &Dice, rolls_left: u8) -> f64 {
        let Position { count, stuck } = self.position(dice);
        Play::of(self).values(rolls_left)[count][stuck]
    }

    /// The dice to roll with the first of so many rolls, and the chance then; of equally good ones the
    /// fewest. `None` when nothing can be rolled.
    pub fn best_roll(&self, dice: &Dice, rolling: Rolling, rolls: u8) -> Option<(DiceSet, f64)> {
        let play = Play::of(self);
        let later = play.values(rolls.checked_sub(1)?);
        let (again, chance) =
            play.best(&later, self.position(dice), usize::from(rolling.at_least))?;
        let counting = |die: &Die| dice.face(*die).is_some_and(|face| self.counts(face));
        let those = |wanted: bool| rolling.dice.dice().filter(move |die| counting(die) == wanted);
        let chosen = those(true).take(again.counting).chain(those(false).take(again.others));
        Some((chosen.collect(), chance))
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

/// What is the same in all positions.
struct Play {
    /// How many dice must count.
    needed: usize,
    /// The chance that of so many dice rolled so many count and so many get stuck.
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

    /// The chances in all positions with so many rolls left.
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
                if let Some((_, chance)) = self.best(later, Position { count, stuck }, 1) {
                    values[count][stuck] = chance.max(scored[count][stuck]);
                }
            }
        }
        values
    }

    /// The best dice to roll in this position, at least so many, and the chance then.
    fn best(&self, later: &Values, position: Position, at_least: usize) -> Option<(Again, f64)> {
        let others = DICE - position.count - position.stuck;
        let mut best: Option<(Again, f64)> = None;
        for rolled in at_least..=position.count + others {
            for counting in rolled.saturating_sub(others)..=rolled.min(position.count) {
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

    /// The chance when so many dice are rolled beside those kept.
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

/// Each die more counts, or gets stuck, or does neither.
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
mod tests {
    use super::super::die::Color;
    use super::super::magic::MagicCard;
    use super::super::page::Number;
    use super::*;

    fn odds(number: u8, wizards: WizardColor, card: Option<MagicCard>) -> Odds {
        let prediction = Prediction { number: Number::new(number).unwrap(), color: Color::Green };
        Odds::new(prediction, wizards, Effect::of(card))
    }

    fn check_chance(chance: f64, expected: f64) {
        assert!((chance - expected).abs() < 0.005, "{chance} is not {expected}");
    }

    #[test]
    fn three_rolls_for_the_seers_own_colour() {
        for (number, expected) in (1..).zip([0.85, 0.86, 0.80, 0.69, 0.52]) {
            let odds = odds(number, WizardColor::One(Color::Green), None);
            check_chance(odds.before(&Dice::default(), 3), expected);
        }
    }

    #[test]
    fn as_many_rolls_as_predicted_and_no_wizards() {
        for (number, expected) in (1..).zip([0.39, 0.53, 0.53, 0.48, 0.39]) {
            let odds = odds(number, WizardColor::Nothing, Some(MagicCard::SeersNumber));
            check_chance(odds.before(&Dice::default(), number), expected);
        }
    }

    #[test]
    fn one_roll_is_a_binomial() {
        let another_color = WizardColor::One(Color::Red);
        check_chance(odds(1, another_color, None).before(&Dice::default(), 1), 0.3907);
        let two_faces = odds(2, WizardColor::Every, None).before(&Dice::default(), 1);
        check_chance(two_faces, 21.0 * 32.0 / 2187.0);
    }

    #[test]
    fn an_extra_die_makes_one_a_prediction_of_none() {
        let odds = odds(1, WizardColor::One(Color::Green), Some(MagicCard::ExtraDie));
        check_chance(odds.before(&Dice::default(), 1), (2.0_f64 / 3.0).powi(7));
    }

    #[test]
    fn dice_that_miss_are_rolled_again() {
        use Face::{Blue, Green, Jester, Red, Wizard};
        let dice = Dice::from([Green, Red, Wizard, Blue, Green, Jester, Red]);
        let rolling = Rolling { dice: DiceSet::ALL, at_least: 1 };
        let five = odds(5, WizardColor::One(Color::Green), None);
        let (roll, chance) = five.best_roll(&dice, rolling, 1).unwrap();
        assert_eq!(roll, [1, 3, 5, 6].into_iter().filter_map(Die::new).collect());
        check_chance(chance, 6.0 * 4.0 / 81.0);
        check_chance(five.now(&dice, 1), chance);
        let three = odds(3, WizardColor::One(Color::Green), None);
        check_chance(three.now(&dice, 1), 1.0);
    }

    #[test]
    fn jesters_that_stick_stay() {
        use Face::{Green, Jester};
        let dice = Dice::from([Green, Jester, Jester, Jester, Jester, Jester, Jester]);
        let two = odds(2, WizardColor::One(Color::Green), Some(MagicCard::StuckJesters));
        check_chance(two.now(&dice, 2), 0.0);
        let one = Rolling { dice: [0].into_iter().filter_map(Die::new).collect(), at_least: 1 };
        assert_eq!(two.best_roll(&dice, one, 1).unwrap().0, one.dice);
        let first = two.before(&Dice::default(), 3);
        let usual = odds(2, WizardColor::One(Color::Green), None).before(&Dice::default(), 3);
        assert!(first < usual, "{first} {usual}");
    }
}
