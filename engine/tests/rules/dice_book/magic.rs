//! The ten Magic Cards, each according to the book.

use engine::rules::dice::{
    Action, Ask, BoxState, Color, DiceSet, Die, Event, Face, MagicCard, Mark, Number, Prediction,
    Refusal, Rolling, WizardColor,
};
use engine::rules::{Rules as _, SeenPrediction};

use crate::dice_book::told::{GREGOR, HARRY, JESTER, MINERVA, PLAIN, Told, prediction, set, turn};

#[test]
fn every_color_settles_the_wizard_color() {
    let mut told = Told::round(Some(MagicCard::EveryColor));
    told.predictions(["5 yellow", "2 red", "3 yellow"]);
    assert_eq!(told.due(), Some(Event::WizardColor { color: WizardColor::Every }));
    assert_eq!(told.game.table_view().worth(prediction("5 yellow")), 10);
}

#[test]
fn stuck_jesters_may_not_be_rolled_and_seven_end_the_rolling() {
    let mut told = Told::round(Some(MagicCard::StuckJesters));
    told.predictions(["5 green", "4 green", "2 yellow"]);
    told.named(None);
    told.rolled("G G G W J J R");
    let stuck = Refusal::StuckJesters(set(&[4, 5]));
    assert_eq!(told.refused(MINERVA, Action::Roll(set(&[4, 5, 6]))), stuck);
    assert_eq!(
        told.refused(MINERVA, Action::Roll(DiceSet::EMPTY)),
        Refusal::TooFewDice { at_least: 1 }
    );
    told.rolled("J J J J J J J");
    assert_eq!(told.settles().len(), 3, "that roll is the last");
    assert_eq!(told.mark(MINERVA, "5 green"), Mark::Minus(10));
}

#[test]
fn roll_first() {
    let mut told = Told::round(Some(MagicCard::RollFirst));
    assert!(matches!(told.due(), Some(Event::Roll { roll: 1, rolled: DiceSet::ALL, .. })));
    told.rolled("R R R R B G Y");
    told.predictions(["5 red", "1 blue", "2 green"]);
    told.named(None);
    let rolling = Rolling { dice: DiceSet::ALL, at_least: 3 };
    assert_eq!(told.asked(), [Some(Ask::Roll(rolling)), None, None]);
    assert_eq!(told.refused(HARRY, PLAIN), Refusal::NotYourTurn);
    assert_eq!(told.refused(MINERVA, PLAIN), Refusal::NotTheQuestion(Ask::Roll(rolling)));
    let two = Action::Roll(set(&[5, 6]));
    assert_eq!(told.refused(MINERVA, two), Refusal::TooFewDice { at_least: 3 });
    told.says(MINERVA, Action::Roll(set(&[4, 5, 6])));
    assert!(matches!(told.due(), Some(Event::Roll { roll: 2, .. })));
    told.rolled("R R R R B G Y");
    assert_eq!(told.asked()[1], Some(Ask::StayOrScore { jester: None }));
    told.rolled("R R R R B G Y");
    assert_eq!(told.settles().len(), 3, "the third roll is the last");
}

#[test]
fn turn_two() {
    let mut told = Told::round(Some(MagicCard::TurnTwo));
    assert_eq!(told.asked(), [Some(Ask::Turn), None, None]);
    let two = turn((5, Face::Yellow), (2, Face::Yellow));
    assert_eq!(told.refused(HARRY, Action::Turn(two)), Refusal::OnlyTheSeer(MINERVA));
    told.says(MINERVA, Action::Turn(two));
    told.predictions(["5 yellow", "1 blue", "2 green"]);
    told.named(None);
    let Some(second @ Event::Roll { roll: 2, rolled, dice }) = told.due() else {
        panic!("{:?}", told.due());
    };
    assert_eq!(rolled, set(&[0, 1, 3, 4, 6]));
    assert_eq!([2, 5].map(|die| dice.face(Die::new(die).unwrap())), [Some(Face::Yellow); 2]);
    told.happens(second);
    assert!(told.asked().iter().all(Option::is_some), "now they may leave");
    told.says(MINERVA, Action::Roll(DiceSet::ALL));
}

#[test]
fn cross_out() {
    let mut told = Told::round(Some(MagicCard::CrossOut));
    for (seat, number, color, minus) in [
        (MINERVA, "2", Color::Green, 1),
        (HARRY, "3", Color::Blue, 2),
        (GREGOR, "1", Color::Green, 1),
    ] {
        let number = Number::new(number.parse().unwrap()).unwrap();
        told.happens(Event::Predict { seat, number, color });
        let (jester, count, jesters, xs) = (false, number.get() + minus, 0, 0);
        told.happens(Event::Leave { seat, jester, count, jesters, xs, minus });
    }
    told.happens(Event::Round { round: 2, seer: GREGOR, magic: Some(MagicCard::CrossOut) });
    told.predict(GREGOR, "5 green");
    told.predict(MINERVA, "4 green");
    told.predict(HARRY, "2 blue");
    assert!(told.asked().iter().all(Option::is_some), "all at once");
    assert_eq!(told.game.seat_view(HARRY).out_of_time(), Some(Action::Strike(None)));
    let strike = |of| Action::Strike(Some(prediction(of)));
    let Refusal::NothingToStrike { boxes, .. } = told.refused(MINERVA, strike("4 green")) else {
        panic!("a box without minus points");
    };
    assert_eq!(boxes.boxes().collect::<Vec<_>>(), [prediction("2 green")]);
    told.says(MINERVA, strike("2 green"));
    told.says(GREGOR, Action::Strike(None));
    assert_eq!(told.asked()[2], Some(Ask::NameWizardColor));
    told.says(GREGOR, Action::NameWizardColor(None));
    assert_eq!(told.due(), None, "Harry may strike yet");
    told.says(HARRY, strike("3 blue"));
    assert!(matches!(told.due(), Some(Event::Roll { roll: 1, .. })));
    assert_eq!(told.mark(MINERVA, "2 green"), Mark::Struck(1));
    assert_eq!(told.mark(HARRY, "3 blue"), Mark::Struck(2));
    assert_eq!(told.game.totals().values(), [0, 0, -1]);
}

#[test]
fn boxes_are_struck_only_in_the_colour_of_the_prediction() {
    let mut told = Told::round(Some(MagicCard::CrossOut));
    for (round, missed) in (1..).zip(["2 green", "3 green", "4 blue", "1 red"]) {
        let Prediction { number, color } = prediction(missed);
        told.happens(Event::Round { round, seer: MINERVA, magic: None });
        told.happens(Event::Predict { seat: MINERVA, number, color });
        told.misses(MINERVA, 1);
    }
    told.happens(Event::Round { round: 5, seer: MINERVA, magic: Some(MagicCard::CrossOut) });
    told.predictions(["1 green", "1 blue", "2 red"]);
    let boxes = ["2 green", "3 green"].into_iter().map(prediction).collect();
    assert_eq!(told.asked()[0], Some(Ask::Strike { boxes }));
    for at in ["4 blue", "1 red"].map(prediction) {
        let refusal = Refusal::NothingToStrike { at, boxes };
        assert_eq!(told.refused(MINERVA, Action::Strike(Some(at))), refusal);
    }
}

#[test]
fn seers_number() {
    let mut told = Told::round(Some(MagicCard::SeersNumber));
    assert_eq!(told.game.table_view().most_rolls, None);
    told.predictions(["1 green", "2 blue", "2 red"]);
    let wizards = Event::WizardColor { color: WizardColor::Nothing };
    assert_eq!(told.due(), Some(wizards));
    told.happens(wizards);
    told.rolled("G W W W B B Y");
    assert_eq!(told.settles().len(), 3, "one roll, and all score it");
    assert_eq!(told.mark(MINERVA, "1 green"), Mark::Xs(1));
    assert_eq!(told.next_seer(), Some(HARRY));

    let mut five = Told::round(Some(MagicCard::SeersNumber));
    five.predictions(["5 blue", "2 blue", "2 red"]);
    five.happens(five.due().unwrap());
    five.rolled("G W W W B B Y");
    assert_eq!(five.game.table_view().most_rolls, Some(5));
    five.rolled("G W W W B B Y");
    five.rolled("G W W W B B Y");
    five.rolled("G W W W B B Y");
    assert!(matches!(five.asked()[0], Some(Ask::RollOrScore { .. })));
}

#[test]
fn same_column() {
    let mut told = Told::round(Some(MagicCard::SameColumn));
    told.predictions(["5 yellow", "3 green", "3 yellow"]);
    told.named(Some(Color::Blue));
    told.rolled("R R R R R R R");
    told.rolled("G G G J J J R");
    told.says(GREGOR, JESTER);
    told.says(HARRY, PLAIN);
    told.says(MINERVA, Action::Roll(set(&[0])));
    told.settles();
    assert_eq!(told.mark(GREGOR, "3 yellow"), Mark::Xs(1));
    assert_eq!(told.mark(HARRY, "3 green"), Mark::Xs(1));
    let xs = told.game.pages().map(|page| page.xs());
    assert_eq!(xs.values()[1..], [1, 2]);
}

#[test]
fn secret() {
    let mut told = Told::round(Some(MagicCard::Secret));
    told.predict(MINERVA, "5 red");
    assert!(told.asked()[1].is_some() && told.asked()[2].is_some(), "at once");
    let taken = Refusal::BoxTaken { prediction: prediction("5 red"), by: MINERVA };
    assert_eq!(told.refused(GREGOR, Action::Predict(prediction("5 red"))), taken);
    told.predict(GREGOR, "2 blue");
    let said = told.game.table_view().predictions;
    assert_eq!(said.values()[1..], [SeenPrediction::NotMade, SeenPrediction::Covered]);
    let (harry, gregor) = (told.game.seat_view(HARRY), told.game.seat_view(GREGOR));
    assert_eq!(harry.box_state(prediction("2 blue")), BoxState::Free);
    assert_eq!(gregor.prediction, Some(prediction("2 blue")));
    told.predict(HARRY, "2 blue");
    assert_eq!(
        told.game.table_view().predictions[GREGOR],
        SeenPrediction::Shown(prediction("2 blue"))
    );
    told.named(None);
    for _ in 0..3 {
        told.rolled("R R R R R R R");
    }
    told.settles();
    assert_eq!(told.next_seer(), Some(HARRY), "the next clockwise");
}
