//! Comparison of the programme with an independent one, which tries every subset of dice and every
//! outcome of every roll.

use super::*;
use crate::rules::chance::{Chance, Draws};
use crate::rules::dice::{Color, MagicCard, Number};

/// A value for each number of dice that count and each number of Jesters.
type Worths = [[f64; 9]; 8];

/// A value for each position: the number of counting dice that are no Jesters, then the number of
/// Jesters.
type Values = [[f64; 8]; 8];

struct Brute {
    /// The probability that of `dice` dice `count` count and `jesters` are Jesters:
    /// `falls[dice][count][jesters]`.
    falls: [Values; 8],
    sticky: bool,
}

fn factorial(number: usize) -> f64 {
    (1..=number).map(|factor| f64::from(factor as u32)).product()
}

/// The probabilities by the multinomial formula.
#[expect(clippy::needless_range_loop, reason = "the numbers are those of the formula")]
fn falls([of_color, of_jester, of_rest]: [f64; 3]) -> [Values; 8] {
    let mut falls = [Values::default(); 8];
    for (dice, of_dice) in falls.iter_mut().enumerate() {
        for count in 0..=dice {
            for jester in 0..=dice - count {
                let rest = dice - count - jester;
                let alike = factorial(count) * factorial(jester) * factorial(rest);
                let chance = of_color.powi(count as i32)
                    * of_jester.powi(jester as i32)
                    * of_rest.powi(rest as i32);
                of_dice[count][jester] = factorial(dice) / alike * chance;
            }
        }
    }
    falls
}

impl Brute {
    /// The expected value if these dice are kept and `dice` others are rolled.
    fn rolled(&self, later: &Values, counting: usize, jesters: usize, dice: usize) -> f64 {
        let mut sum = 0.0;
        for count in 0..=dice {
            for jester in 0..=dice - count {
                sum += self.falls[dice][count][jester] * later[counting + count][jesters + jester];
            }
        }
        sum
    }

    /// The best expected value of rolling some of these dice.
    fn best(&self, later: &Values, counting: usize, jesters: usize, at_least: usize) -> f64 {
        let others = 7 - counting - jesters;
        let mut best = f64::NEG_INFINITY;
        for rolled_counting in 0..=counting {
            for rolled_jesters in 0..=if self.sticky { 0 } else { jesters } {
                for rolled_others in 0..=others {
                    let dice = rolled_counting + rolled_jesters + rolled_others;
                    if dice >= at_least {
                        let (kept, kept_jesters) =
                            (counting - rolled_counting, jesters - rolled_jesters);
                        best = best.max(self.rolled(later, kept, kept_jesters, dice));
                    }
                }
            }
        }
        best
    }
}

fn some_aim(luck: &mut Draws) -> Aim {
    let cards: Vec<Option<MagicCard>> =
        [None].into_iter().chain(MagicCard::ALL.map(Some)).collect();
    let number = Number::ALL[luck.below(5) as usize];
    let prediction = Prediction { number, color: Color::Green };
    let wizards =
        [WizardColor::One(Color::Green), WizardColor::One(Color::Red), WizardColor::Nothing];
    let card = cards[luck.below(cards.len() as u32) as usize];
    Aim { prediction, wizards: wizards[luck.below(3) as usize], effect: Effect::of(card) }
}

fn some_worths(luck: &mut Draws) -> Worths {
    let mut some = || f64::from(luck.below(1000)) / 100.0 - 5.0;
    std::array::from_fn(|_| std::array::from_fn(|_| some()))
}

/// The number of random programmes, each of which is checked in all its positions.
const PROGRAMMES: usize = 7_000;

#[test]
fn in_a_million_positions_the_programme_is_as_good_as_can_be() {
    let luck = &mut Chance::new([3; 32]).stream(0);
    let mut positions = 0;
    for _ in 0..PROGRAMMES {
        let (aim, worths) = (some_aim(luck), some_worths(luck));
        let worth =
            |counted: &Counted| worths[usize::from(counted.jesters)][usize::from(counted.count)];
        let programme = Programme::new(aim, 5, worth);
        let faces = |kind| Face::ALL.iter().filter(|face| aim.kind(**face) == kind).count();
        let chances = [Kind::Counts, Kind::Jester, Kind::Neither]
            .map(|kind| f64::from(faces(kind) as u32) / 6.0);
        let brute = Brute { falls: falls(chances), sticky: aim.jesters_stick() };
        let mut scored = Values::default();
        for (counting, row) in scored.iter_mut().enumerate() {
            for (jesters, value) in row.iter_mut().enumerate().take(8 - counting) {
                *value = worth(&aim.counted(counting, jesters));
            }
        }
        let mut later = scored;
        for rolls_left in 1..=4 {
            let mut values = scored;
            for counting in 0..=7 {
                for jesters in 0..=7 - counting {
                    let lying = handful(counting, jesters);
                    let best = brute.best(&later, counting, jesters, 1);
                    let here = scored[counting][jesters];
                    let kept = programme.keeps(lying, rolls_left).map_or(here, |kept| kept.value);
                    assert!((kept - best.max(here)).abs() < 0.001, "{aim:?} {lying:?}");
                    let three = brute.best(&later, counting, jesters, 3);
                    let must = programme.must_keep(lying, rolls_left, 3).map(|kept| kept.value);
                    let three = three.is_finite().then_some(three);
                    assert_eq!(must.is_some(), three.is_some(), "{aim:?} {lying:?}");
                    let off = must.zip(three).map_or(0.0, |(must, three)| (must - three).abs());
                    assert!(off < 0.001, "{aim:?} {lying:?}");
                    values[counting][jesters] = best.max(here);
                    positions += 1;
                }
            }
            later = values;
            let begun = brute.rolled(&later, 0, 0, 7);
            assert!(
                (programme.rolling(Handful::EMPTY, rolls_left) - begun).abs() < 0.001,
                "{aim:?}"
            );
        }
    }
    assert!(positions > 1_000_000, "{positions}");
}

fn handful(counting: usize, jesters: usize) -> Handful {
    let counts = Handful::EMPTY.with(Kind::Counts as usize, counting);
    counts.with(Kind::Jester as usize, jesters).with(Kind::Neither as usize, 7 - counting - jesters)
}

#[test]
fn what_is_kept_is_not_rolled() {
    use Face::{Blue, Green, Jester, Red, Wizard};
    let dice = Dice::from([Green, Red, Wizard, Blue, Green, Jester, Red]);
    let prediction = Prediction { number: Number::ALL[1], color: Color::Green };
    let aim = Aim { prediction, wizards: WizardColor::One(Color::Green), effect: Effect::NONE };
    let kept = Handful::EMPTY.with(Kind::Counts as usize, 2).with(Kind::Jester as usize, 1);
    let rolled: DiceSet = [1, 3, 4, 6].into_iter().filter_map(Die::new).collect();
    assert_eq!(aim.rolled(&dice, kept), rolled);
}
