//! The course of a round: rolls, staying and leaving, scores, and the end.

use engine::rules::Rules as _;
use engine::rules::dice::{
    Action, Ask, Color, DiceSet, Die, Event, Face, Mark, Number, Prediction, Refusal,
};

use crate::dice_book::told::{GREGOR, HARRY, JESTER, MINERVA, PLAIN, Told, set};

#[test]
fn the_first_round_of_the_book() {
    let mut told = Told::round(None);
    told.predictions(["5 green", "2 blue", "2 red"]);
    assert_eq!(told.asked(), [Some(Ask::NameWizardColor), None, None]);
    told.named(Some(Color::Green));
    assert!(matches!(told.due(), Some(Event::Roll { roll: 1, rolled: DiceSet::ALL, .. })));

    told.rolled("G G W B B R Y");
    told.says(HARRY, PLAIN);
    told.says(GREGOR, Action::Stay);
    told.says(MINERVA, Action::Roll(set(&[3, 4, 5, 6])));
    let Some(left @ Event::Leave { seat: HARRY, count: 2, xs: 1, minus: 0, .. }) = told.due()
    else {
        panic!("{:?}", told.due());
    };
    told.happens(left);
    let Some(Event::Roll { roll: 2, rolled, dice: after }) = told.due() else {
        panic!("{:?}", told.due());
    };
    assert_eq!(rolled, set(&[3, 4, 5, 6]));
    assert_eq!(after.face(Die::new(2).unwrap()), Some(Face::Wizard), "put aside");

    told.rolled("G G W G G R Y");
    told.says(GREGOR, Action::Stay);
    told.says(MINERVA, PLAIN);
    assert_eq!(told.settles().len(), 2, "Gregor must use that roll, too");
    assert_eq!(told.mark(MINERVA, "5 green"), Mark::Xs(1));
    assert_eq!(told.mark(HARRY, "2 blue"), Mark::Xs(1));
    assert_eq!(told.mark(GREGOR, "2 red"), Mark::Minus(1));
    assert_eq!(told.next_seer(), Some(HARRY));
}

#[test]
fn of_two_with_a_free_jester_box_each_chooses() {
    let mut told = Told::round(None);
    told.predictions(["4 green", "5 green", "3 red"]);
    told.named(None);
    for _ in 0..3 {
        told.rolled("G G W J J R R");
    }
    let ask = Ask::Score { jester: Number::new(2).unwrap() };
    assert_eq!(told.asked(), [Some(ask); 3]);
    assert_eq!(told.refused(HARRY, Action::Stay), Refusal::NotTheQuestion(ask));
    told.says(MINERVA, JESTER);
    told.says(HARRY, JESTER);
    told.says(GREGOR, PLAIN);
    assert_eq!(told.mark(MINERVA, "4 green"), Mark::Minus(0));
    assert_eq!(told.mark(HARRY, "5 green"), Mark::Minus(0));
    assert_eq!(told.mark(GREGOR, "3 red"), Mark::Minus(1));
    let jesters = told.game.pages().map(|page| page.jester_scores());
    assert_eq!(jesters.values(), [1, 1, 0]);
}

#[test]
fn a_choice_is_asked_only_where_there_is_one() {
    let mut told = Told::round(None);
    told.predictions(["4 green", "2 blue", "2 red"]);
    told.named(None);
    for _ in 0..3 {
        told.rolled("G G W J J R R");
    }
    assert_eq!(told.settles().len(), 1, "an exact hit scores its X");
    assert_eq!(told.mark(GREGOR, "2 red"), Mark::Xs(1));
    assert!(told.asked()[2].is_none() && told.asked()[0].is_some());
}

#[test]
fn the_next_roll_waits_until_everybody_has_answered_and_answers_may_change() {
    let mut told = Told::round(None);
    told.predictions(["5 green", "2 blue", "2 red"]);
    told.named(None);
    told.rolled("B B J R G Y W");
    told.says(MINERVA, Action::Roll(set(&[0, 1])));
    told.says(HARRY, PLAIN);
    assert_eq!(told.due(), None);
    assert_eq!(told.asked()[1], None, "Harry has answered");
    told.says(HARRY, Action::Stay);
    told.says(MINERVA, Action::Roll(set(&[0])));
    told.says(GREGOR, JESTER);
    let Some(gregor @ Event::Leave { seat: GREGOR, jester: true, .. }) = told.due() else {
        panic!("{:?}", told.due());
    };
    told.happens(gregor);
    assert!(matches!(told.due(), Some(Event::Roll { rolled, .. }) if rolled == set(&[0])));
    assert_eq!(told.refused(GREGOR, Action::Stay), Refusal::HasLeft);
}

#[test]
fn the_seer_leaves_and_ends_the_rolling_for_all() {
    let mut told = Told::round(None);
    told.predictions(["1 green", "2 blue", "2 red"]);
    told.named(Some(Color::Yellow));
    told.rolled("G J J R Y Y B");
    told.says(MINERVA, PLAIN);
    told.says(HARRY, Action::Stay);
    told.says(GREGOR, Action::Stay);
    assert_eq!(told.settles().len(), 1);
    let ask = Some(Ask::Score { jester: Number::new(2).unwrap() });
    assert_eq!(told.asked(), [None, ask, ask]);
    assert_eq!(told.game.seat_view(HARRY).out_of_time(), Some(JESTER), "worth more now");
    assert_eq!(
        told.refused(MINERVA, Action::Roll(DiceSet::ALL)),
        Refusal::HasLeft,
        "no other roll"
    );
}

#[test]
fn several_may_reach_the_target_in_one_round_and_all_get_the_bonus() {
    let mut told = Told::round(None);
    for (round, of) in (1..=9).zip(Prediction::all()) {
        told.happens(Event::Round { round, seer: MINERVA, magic: None });
        for seat in [MINERVA, HARRY, GREGOR] {
            told.happens(Event::Predict { seat, number: of.number, color: of.color });
            let xs = u8::from(seat != GREGOR || round < 9);
            let (jester, count, jesters, minus) = (false, of.number.get(), 0, 1 - xs);
            told.happens(Event::Leave { seat, jester, count, jesters, xs, minus });
        }
    }
    let Some(Event::End { totals, xs, places, .. }) = told.due() else { panic!("no end") };
    assert_eq!(xs.values(), [9, 9, 8]);
    assert_eq!(totals.values(), [28, 28, 20]);
    assert_eq!(places.values(), [1, 1, 3]);
}
