//! Comparison of the computed values of other players with rounds that are rolled.

use super::*;
use crate::rules::chance::{Chance, Draws};
use crate::rules::dice::scoring::Counted;
use crate::rules::dice::{Color, Effect, MagicCard, Number, Prediction, WizardColor};

const ROUNDS: u32 = 20_000;

fn hit(counted: &Counted) -> f64 {
    f64::from(u8::from(counted.count == counted.number.get()))
}

fn roll(dice: &Dice, rolled: DiceSet, luck: &mut Draws) -> Dice {
    rolled.dice().fold(*dice, |dice, die| dice.with(die, Face::ALL[luck.below(6) as usize]))
}

fn green(number: usize) -> Prediction {
    Prediction { number: Number::ALL[number - 1], color: Color::Green }
}

fn of_hits(seer: &Programme, own: Aim) -> (Eyes, Bystander<'_>) {
    let eyes = Eyes::of(seer.aim(), &own);
    let hits = |of_color, jesters| hit(&own.counted(of_color, jesters));
    let bystander = Bystander::new(seer, &eyes, hits);
    (eyes, bystander)
}

/// Compares the computed probability with the frequency of hits of a player who leaves with the
/// first hit.
fn check(seers: Prediction, own: Prediction, wizards: WizardColor, card: Option<MagicCard>) {
    let aim = Aim { prediction: seers, wizards, effect: Effect::of(card) };
    let programme = Programme::new(aim, 3, hit);
    let own = Aim { prediction: own, ..aim };
    let (eyes, bystander) = of_hits(&programme, own);
    let luck = &mut Chance::new([9; 32]).stream(0);
    let mut hits = 0;
    for _ in 0..ROUNDS {
        let mut dice = roll(&Dice::default(), DiceSet::ALL, luck);
        let counts = |dice: &Dice| {
            let faces = Die::all().filter_map(|die| dice.face(die));
            faces.filter(|face| own.counts(*face)).count() as u8 + own.effect.more_of_each_color
        };
        for rolls_left in (0..3).rev() {
            if counts(&dice) == own.prediction.number.get() {
                hits += 1;
                break;
            }
            let Some(kept) = programme.keeps(aim.handful(&dice), rolls_left) else { break };
            dice = roll(&dice, aim.rolled(&dice, kept.dice), luck);
        }
    }
    let seen = f64::from(hits) / f64::from(ROUNDS);
    let known = bystander.before(eyes.lying(&Dice::default()), Rolling::all_of(DiceSet::ALL));
    assert!((seen - known).abs() < 0.015, "{seen} seen, {known} worked out: {own:?} {aim:?}");
}

#[test]
fn the_chances_of_the_others_are_what_rounds_show() {
    let green_wizards = WizardColor::One(Color::Green);
    let blue = |number: usize| Prediction { color: Color::Blue, ..green(number) };
    check(green(3), green(2), green_wizards, None);
    check(green(5), green(4), green_wizards, None);
    check(green(4), blue(1), green_wizards, None);
    check(green(1), blue(2), WizardColor::One(Color::Blue), None);
    check(green(3), blue(3), WizardColor::Every, Some(MagicCard::EveryColor));
    check(green(2), blue(1), green_wizards, Some(MagicCard::StuckJesters));
    check(green(4), blue(2), green_wizards, Some(MagicCard::ExtraDie));
    check(green(4), blue(2), green_wizards, Some(MagicCard::OwnColorJesters));
}

#[test]
fn who_knows_what_the_seer_rolls_reckons_with_it() {
    use Face::{Blue, Green, Jester, Red};
    let aim = Aim { prediction: green(2), wizards: WizardColor::Nothing, effect: Effect::NONE };
    let programme = Programme::new(aim, 3, hit);
    let own = Aim { prediction: Prediction { color: Color::Blue, ..green(1) }, ..aim };
    let (eyes, bystander) = of_hits(&programme, own);
    let dice = Dice::from([Blue, Blue, Green, Red, Red, Jester, Red]);
    let one_blue_die = DiceSet::EMPTY.with(Die::all().next().unwrap());
    let kept = eyes.handful(&dice, DiceSet::ALL.minus(one_blue_die));
    assert!((bystander.when_kept(kept, 1) - 5.0 / 6.0).abs() < 1e-9);
}

#[test]
fn a_plan_that_holds_for_another_color_is_the_plan_for_it() {
    let luck = &mut Chance::new([4; 32]).stream(0);
    let next = Rolling::all_of(DiceSet::ALL);
    let of = |color| Prediction { color, ..green(3) };
    let wizards = Color::ALL.map(WizardColor::One).into_iter();
    let (mut programmes, mut bystanders) = (0, 0);
    for wizards in wizards.chain([WizardColor::Every, WizardColor::Nothing]) {
        let aim = Aim { prediction: green(2), wizards, effect: Effect::NONE };
        let programme = Programme::new(aim, 3, hit);
        for one in Color::ALL {
            let dice = roll(&Dice::default(), DiceSet::ALL, luck);
            let aim = Aim { prediction: Prediction { color: one, ..green(2) }, ..aim };
            if programme.holds_for(&aim) {
                let lying = aim.handful(&dice);
                let own = Programme::new(aim, 3, hit).before(lying, next).to_bits();
                assert_eq!(programme.before(lying, next).to_bits(), own, "{aim:?} {dice:?}");
                programmes += 1;
            }
            for other in Color::ALL {
                let (_, of_one) = of_hits(&programme, Aim { prediction: of(one), ..aim });
                let (eyes, own) = of_hits(&programme, Aim { prediction: of(other), ..aim });
                if of_one.holds_for(&eyes, &programme) {
                    let lying = eyes.lying(&dice);
                    let own = own.before(lying, next).to_bits();
                    assert_eq!(of_one.before(lying, next).to_bits(), own, "{aim:?} {dice:?}");
                    bystanders += 1;
                }
            }
        }
    }
    // For each of six kinds of Wizards, a plan holds for the color itself and for the equivalent
    // ones.
    assert!(programmes > 6 && bystanders > 6 * Color::ALL.len(), "{programmes}, {bystanders}");
}
