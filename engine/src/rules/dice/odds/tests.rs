//! Probabilities known exactly, and probabilities computed die by die.

use std::collections::BTreeMap;

use super::*;
use crate::rules::dice::scoring::DiceOnTable;
use crate::rules::dice::{Color, MagicCard, Number};

const SEVEN: Rolling = Rolling::all_of(DiceSet::ALL);
const GREEN: WizardColor = WizardColor::One(Color::Green);

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
        let odds = odds(number, GREEN, None);
        check_chance(odds.before(&Dice::default(), SEVEN, 3), expected);
    }
}

#[test]
fn as_many_rolls_as_predicted_and_no_wizards() {
    for (number, expected) in (1..).zip([0.39, 0.53, 0.53, 0.48, 0.39]) {
        let odds = odds(number, WizardColor::Nothing, Some(MagicCard::SeersNumber));
        check_chance(odds.before(&Dice::default(), SEVEN, number), expected);
    }
}

#[test]
fn one_roll_is_a_binomial() {
    let another_color = WizardColor::One(Color::Red);
    check_chance(odds(1, another_color, None).before(&Dice::default(), SEVEN, 1), 0.3907);
    let two_faces = odds(2, WizardColor::Every, None).before(&Dice::default(), SEVEN, 1);
    check_chance(two_faces, 21.0 * 32.0 / 2187.0);
}

#[test]
fn an_extra_die_makes_one_a_prediction_of_none() {
    let odds = odds(1, GREEN, Some(MagicCard::ExtraDie));
    check_chance(odds.before(&Dice::default(), SEVEN, 1), (2.0_f64 / 3.0).powi(7));
}

#[test]
fn dice_that_miss_are_rolled_again() {
    use Face::{Blue, Green, Jester, Red, Wizard};
    let dice = Dice::from([Green, Red, Wizard, Blue, Green, Jester, Red]);
    let rolling = Rolling { dice: DiceSet::ALL, at_least: 1 };
    let five = odds(5, GREEN, None);
    let (roll, chance) = five.best_roll(&dice, rolling, 1).unwrap();
    assert_eq!(roll, [1, 3, 5, 6].into_iter().filter_map(Die::new).collect());
    check_chance(chance, 6.0 * 4.0 / 81.0);
    check_chance(five.now(&dice, 1), chance);
    let three = odds(3, GREEN, None);
    check_chance(three.now(&dice, 1), 1.0);
}

#[test]
fn of_too_many_dice_that_count_the_fewest_are_rolled_again() {
    use Face::{Blue, Green, Red};
    let dice = Dice::from([Green, Green, Green, Blue, Blue, Red, Red]);
    let rolling = Rolling { dice: DiceSet::ALL, at_least: 1 };
    // One of three dice is as likely to count as none of two.
    let (roll, chance) = odds(1, GREEN, None).best_roll(&dice, rolling, 1).unwrap();
    assert_eq!(roll, [0, 1].into_iter().filter_map(Die::new).collect());
    check_exactly(chance, 4.0 / 9.0);
}

#[test]
fn jesters_that_stick_stay() {
    use Face::{Green, Jester};
    let dice = Dice::from([Green, Jester, Jester, Jester, Jester, Jester, Jester]);
    let two = odds(2, GREEN, Some(MagicCard::StuckJesters));
    check_chance(two.now(&dice, 2), 0.0);
    let one = Rolling { dice: [0].into_iter().filter_map(Die::new).collect(), at_least: 1 };
    assert_eq!(two.best_roll(&dice, one, 1).unwrap().0, one.dice);
    let first = two.before(&Dice::default(), SEVEN, 3);
    let usual = odds(2, GREEN, None).before(&Dice::default(), SEVEN, 3);
    assert!(first < usual, "{first} {usual}");
}

/// The roll required by Magic Card `roll-first`: all seven dice show a face, and three or more must
/// be rolled again.
const THREE_OR_MORE: Rolling = Rolling { dice: DiceSet::ALL, at_least: 3 };

#[test]
fn who_must_roll_three_dice_cannot_keep_a_hit() {
    use Face::{Blue, Green, Red, Wizard};
    let five = odds(5, GREEN, Some(MagicCard::RollFirst));
    let hit = Dice::from([Green, Green, Green, Wizard, Wizard, Blue, Red]);
    check_chance(five.now(&hit, 2), 1.0);
    check_exactly(five.before(&hit, THREE_OR_MORE, 2), 20.0 / 27.0);
    check_exactly(five.before(&hit, THREE_OR_MORE, 1), 4.0 / 9.0);
    let none = Dice::from([Blue, Blue, Blue, Red, Red, Red, Red]);
    check_exactly(five.before(&none, THREE_OR_MORE, 2), 391_148.0 / 1_594_323.0);
    check_exactly(five.before(&none, THREE_OR_MORE, 1), 28.0 / 729.0);
}

#[test]
fn turned_dice_are_not_rolled_with_the_five_others() {
    let mut dice = Dice::default();
    for die in Die::all().take(2) {
        dice = dice.with(die, Face::Green);
    }
    let five_others = Rolling::all_of(dice.not_lying());
    let seven = odds(5, GREEN, Some(MagicCard::TurnTwo));
    check_exactly(seven.before(&dice, five_others, 1), 40.0 / 243.0);
}

#[test]
fn chances_are_those_of_all_ways_in_which_the_dice_can_fall() {
    use Face::{Blue, Green, Jester, Wizard};
    let lying = [
        Dice::from([Green; 7]),
        Dice::from([Green, Green, Wizard, Jester, Jester, Blue, Blue]),
        Dice::from([Jester, Jester, Jester, Jester, Jester, Green, Blue]),
        Dice::from([Blue; 7]),
    ];
    let cards = [None, Some(MagicCard::StuckJesters), Some(MagicCard::OwnColorJesters)];
    for (number, card) in [1, 3, 5].into_iter().zip(cards) {
        let odds = odds(number, GREEN, card);
        let mut by_hand = ByHand { odds, known: BTreeMap::new() };
        for dice in &lying {
            let free: DiceSet = Die::all().filter(|die| !by_hand.is_stuck(dice, *die)).collect();
            for at_least in [1, 3] {
                let next = Rolling { dice: free, at_least };
                check_exactly(odds.before(dice, next, 1), by_hand.best(dice, next, 1));
            }
            let two = Rolling { dice: free.dice().take(2).collect(), at_least: 1 };
            check_exactly(odds.before(dice, two, 2), by_hand.best(dice, two, 2));
        }
    }
}

#[track_caller]
fn check_exactly(chance: f64, expected: f64) {
    assert!((chance - expected).abs() < 1e-9, "{chance} is not {expected}");
}

/// Computes probabilities by trying every choice of dice and every outcome of every roll.
struct ByHand {
    odds: Odds,
    /// The best probability with a number of rolls left, once it has been computed.
    known: BTreeMap<(u8, [Option<Face>; DICE]), f64>,
}

impl ByHand {
    fn is_stuck(&self, dice: &Dice, one: Die) -> bool {
        let sticks = self.odds.effect.jesters == Jesters::Stuck;
        sticks && dice.face(one) == Some(Face::Jester)
    }

    fn hits(&self, dice: &Dice) -> bool {
        let Odds { prediction, wizards, effect } = self.odds;
        let on_table = DiceOnTable { dice: *dice, wizards, effect };
        on_table.count(prediction.color) == prediction.number.get()
    }

    /// The best probability if these dice are on the table and may be scored.
    fn now(&mut self, dice: &Dice, rolls: u8) -> f64 {
        let scored = f64::from(u8::from(self.hits(dice)));
        if rolls == 0 {
            return scored;
        }
        let mut faces: Vec<Option<Face>> = Die::all().map(|die| dice.face(die)).collect();
        faces.sort_unstable();
        let key = (rolls, faces.try_into().unwrap());
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let free: DiceSet = Die::all().filter(|die| !self.is_stuck(dice, *die)).collect();
        let chance = self.best(dice, Rolling { dice: free, at_least: 1 }, rolls).max(scored);
        self.known.insert(key, chance);
        chance
    }

    fn best(&mut self, dice: &Dice, next: Rolling, rolls: u8) -> f64 {
        let enough = |rolled: &DiceSet| rolled.len() >= usize::from(next.at_least);
        let sets = DiceSet::every_set().filter(|rolled| rolled.minus(next.dice).is_empty());
        let chances = sets.filter(enough).map(|rolled| self.rolled(dice, rolled, rolls - 1));
        chances.fold(0.0, f64::max)
    }

    /// The mean over all outcomes of a roll of these dice.
    fn rolled(&mut self, dice: &Dice, rolled: DiceSet, rolls: u8) -> f64 {
        let Some(one) = rolled.dice().next() else { return self.now(dice, rolls) };
        let rest = rolled.minus(DiceSet::EMPTY.with(one));
        let mut chance = 0.0;
        for (face, how_often) in self.kinds() {
            chance += how_often * self.rolled(&dice.with(one, face), rest, rolls);
        }
        chance
    }

    /// One face of each kind (counting or not, Jester or not), with the probability of the kind.
    fn kinds(&self) -> Vec<(Face, f64)> {
        let kind = |face: &Face| (self.odds.counts(*face), *face == Face::Jester);
        let mut kinds = BTreeMap::new();
        for face in Face::ALL {
            kinds.entry(kind(&face)).or_insert((face, 0.0)).1 += 1.0 / 6.0;
        }
        kinds.into_values().collect()
    }
}
