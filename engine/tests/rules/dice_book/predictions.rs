//! Predictions, the Wizard Color, and refusals.

use engine::rules::Rules as _;
use engine::rules::dice::{
    Action, Ask, BoxState, Color, DiceSet, Event, Number, Prediction, Refusal, WizardColor,
};

use crate::dice_book::told::{GREGOR, HARRY, JESTER, MINERVA, PLAIN, Told, prediction};

#[test]
fn a_prediction_differs_from_those_made_and_from_used_boxes() {
    let mut told = Told::round(None);
    told.predict(MINERVA, "5 green");
    let taken = Refusal::BoxTaken { prediction: prediction("5 green"), by: MINERVA };
    assert_eq!(told.refused(HARRY, Action::Predict(prediction("5 green"))), taken);
    assert_eq!(
        told.game.seat_view(HARRY).box_state(prediction("5 green")),
        BoxState::Taken(MINERVA)
    );
    assert_eq!(told.refused(GREGOR, Action::Predict(prediction("1 red"))), Refusal::NotYourTurn);
    told.happens(Event::Round { round: 2, seer: MINERVA, magic: None });
    told.predict(MINERVA, "5 green");
    let (seat, jester, count, jesters, xs, minus) = (MINERVA, false, 5, 0, 1, 0);
    told.happens(Event::Leave { seat, jester, count, jesters, xs, minus });
    told.happens(Event::Round { round: 3, seer: MINERVA, magic: None });
    let again = Action::Predict(prediction("5 green"));
    assert_eq!(told.refused(MINERVA, again), Refusal::BoxUsed(prediction("5 green")));
}

#[test]
fn whose_free_boxes_are_all_taken_repeats_one() {
    let mut told = Told::round(None);
    for (round, of) in (1..).zip(Prediction::all().skip(2)) {
        let (seat, jester, count, jesters, xs, minus) = (HARRY, false, 0, 0, 0, of.number.get());
        told.happens(Event::Round { round, seer: MINERVA, magic: None });
        told.happens(Event::Predict { seat, number: of.number, color: of.color });
        told.happens(Event::Leave { seat, jester, count, jesters, xs, minus });
    }
    told.happens(Event::Round { round: 19, seer: GREGOR, magic: None });
    told.predict(GREGOR, "1 blue");
    told.predict(MINERVA, "2 blue");
    let (one, two) = (prediction("1 blue"), prediction("2 blue"));
    assert_eq!(told.asked()[1], Some(Ask::Predict { boxes: [one, two].into_iter().collect() }));

    told.happens(Event::Round { round: 19, seer: GREGOR, magic: None });
    told.predict(GREGOR, "1 blue");
    told.predict(MINERVA, "1 red");
    let Some(Event::Predict { seat: HARRY, number, .. }) = told.due() else {
        panic!("one box is left: {:?}", told.due());
    };
    assert_eq!(number.get(), 2);
}

#[test]
fn if_no_wizard_color_is_named_wizards_count_as_the_seers_colour() {
    for (seers, color) in [("5 green", Color::Green), ("1 yellow", Color::Yellow)] {
        let mut told = Told::round(None);
        told.predictions([seers, "2 blue", "2 red"]);
        let event = told.game.answer(MINERVA, &Action::NameWizardColor(None)).unwrap();
        assert_eq!(event, Event::WizardColor { color: WizardColor::One(color) });
        told.happens(event);
        told.rolled("W W W B J J J");
        let on_table = told.game.table_view().round.on_table();
        assert_eq!(on_table.count(color), 3);
        assert_eq!(on_table.count(Color::Blue), 1);
    }
}

#[test]
fn a_jester_score_is_refused_with_its_reason() {
    let mut told = Told::round(None);
    told.predictions(["1 green", "2 blue", "2 red"]);
    told.named(Some(Color::Yellow));
    told.rolled("G G R R B Y Y");
    assert_eq!(told.refused(HARRY, JESTER), Refusal::NoJesterBox { jesters: 0 });
    told.rolled("J G R R B Y Y");
    assert_eq!(told.refused(GREGOR, JESTER), Refusal::Hit);
    told.says(HARRY, JESTER);
    told.says(GREGOR, PLAIN);
    told.says(MINERVA, PLAIN);
    told.settles();
    told.happens(Event::Round { round: 2, seer: HARRY, magic: None });
    told.predict(HARRY, "1 green");
    told.predict(GREGOR, "5 green");
    told.predict(MINERVA, "5 red");
    told.says(HARRY, Action::NameWizardColor(None));
    told.rolled("J R R R B Y Y");
    assert_eq!(told.refused(HARRY, JESTER), Refusal::JesterBoxUsed(Number::new(1).unwrap()));
    assert_eq!(told.refused(MINERVA, Action::Roll(DiceSet::ALL)), Refusal::OnlyTheSeer(HARRY));
    told.happens(Event::Stopped {});
    assert_eq!(told.refused(HARRY, PLAIN), Refusal::Over);
}
