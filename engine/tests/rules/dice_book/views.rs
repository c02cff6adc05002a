//! What the views tell the players.

use engine::rules::dice::scoring::RollResult;
use engine::rules::dice::{
    Action, Ask, BoxSet, BoxState, Color, Dice, DiceSet, Event, Face, MagicCard, Number, Scoring,
    SeatView,
};
use engine::rules::{OfGame, Rules as _};

use crate::dice_book::told::{GREGOR, HARRY, MINERVA, PLAIN, Told, dice, prediction, set};

/// A round with these predictions in which every Wizard counts as green.
fn predicted(magic: Option<MagicCard>, said: [&str; 3]) -> Told {
    let mut told = Told::round(magic);
    told.predictions(said);
    told.named(Some(Color::Green));
    told
}

#[test]
fn dice_count_once_they_are_rolled_and_the_wizard_color_is_settled() {
    let mut told = Told::round(Some(MagicCard::RollFirst));
    let count = |told: &Told| told.game.table_view().round.count_now(prediction("5 green"));
    assert_eq!(count(&told), None);
    told.rolled("G G G W W B R");
    assert_eq!(count(&told), None, "nobody has named the Wizard Color");
    told.predictions(["5 green", "1 blue", "2 red"]);
    told.named(None);
    assert_eq!(count(&told), Some(5));

    let told = predicted(None, ["5 green", "1 blue", "2 red"]);
    assert_eq!(count(&told), None, "no die has been rolled");
}

#[test]
fn before_its_turn_a_seat_may_choose_the_free_boxes_that_nobody_has_predicted() {
    let later = |told: &Told| {
        [MINERVA, HARRY, GREGOR].map(|seat| told.game.seat_view(seat).predicts_later())
    };
    let mut told = Told::round(None);
    let all = told.game.pages()[HARRY].free();
    assert_eq!(later(&told), [BoxSet::EMPTY, all, all]);
    told.predict(MINERVA, "5 green");
    let others = all.minus(BoxSet::EMPTY.with(prediction("5 green")));
    assert_eq!(later(&told), [BoxSet::EMPTY, BoxSet::EMPTY, others]);
    told.predict(HARRY, "1 blue");
    told.predict(GREGOR, "2 red");
    assert_eq!(later(&told), [BoxSet::EMPTY; 3]);

    let turning = Told::round(Some(MagicCard::TurnTwo));
    assert_eq!(later(&turning), [BoxSet::EMPTY; 3], "nobody predicts yet");
}

#[test]
fn the_own_prediction_is_told_from_those_of_others() {
    let mut told = Told::round(None);
    told.predict(MINERVA, "5 green");
    let state = |seat| told.game.seat_view(seat).box_state(prediction("5 green"));
    assert_eq!([MINERVA, HARRY].map(state), [BoxState::Mine, BoxState::Taken(MINERVA)]);
    let free = told.game.seat_view(MINERVA).box_state(prediction("4 green"));
    assert_eq!(free, BoxState::Free);
}

#[test]
fn the_last_round_is_the_one_that_all_have_scored_last() {
    let mut told = predicted(None, ["5 green", "1 blue", "2 red"]);
    assert_eq!(told.game.table_view().last_round, None);
    for _ in 0..3 {
        told.rolled("G G G W W B R");
    }
    told.settles();
    let first = told.game.table_view().round;
    assert_eq!(told.game.table_view().last_round, Some(first));
    told.happens(Event::Round { round: 2, seer: HARRY, magic: None });
    assert_eq!(told.game.table_view().last_round, Some(first));
    assert_eq!(told.game.table_view().pages_by_round(), [*told.game.pages()]);
    assert!(!told.game.table_view().is_last_round(), "any round may be the last");
}

/// The view of a seat that has to choose with which score it leaves.
fn choosing(magic: Option<MagicCard>, said: &str, faces: &str) -> SeatView {
    let mut told = predicted(magic, [said, "1 blue", "2 red"]);
    for _ in 0..3 {
        told.rolled(faces);
    }
    assert!(matches!(told.asked()[0], Some(Ask::Score { .. })), "{:?}", told.asked());
    told.game.seat_view(MINERVA)
}

#[test]
fn who_runs_out_of_time_takes_the_result_with_more_points_then_with_more_xs() {
    let missed = choosing(None, "5 green", "G G W J J R Y");
    let hit = choosing(Some(MagicCard::SameColumn), "3 green", "G G W J J J Y");
    for view in [missed, hit] {
        assert_eq!(view.worth_more(), Some(Scoring::JesterScore));
        let action = Action::Score(Scoring::JesterScore);
        assert_eq!(view.out_of_time(), Some(action));
        let any_game = engine::rules::SeatView::from(view);
        assert_eq!(any_game.out_of_time(), Some(OfGame::Dice(action)));
    }
}

#[test]
fn who_runs_out_of_time_settles_nothing_more_than_the_rules_do() {
    let mut told = Told::round(None);
    let out_of_time = |told: &Told| {
        let view = told.game.seat_view(MINERVA);
        engine::rules::dice::DiceGame::out_of_time(&view)
    };
    assert_eq!(out_of_time(&told), None, "a computer player predicts");
    told.predictions(["5 green", "1 blue", "2 red"]);
    assert_eq!(out_of_time(&told), Some(Action::NameWizardColor(None)));
    told.named(None);
    told.rolled("G G W J J R Y");
    assert_eq!(out_of_time(&told), None, "a computer player rolls or scores");
    told.says(MINERVA, PLAIN);
    assert_eq!(out_of_time(&told), None, "nothing is asked");
}

fn result(scoring: Scoring, jesters: u8, xs: u8, minus: u8) -> RollResult {
    RollResult { scoring, count: 3, jesters, xs, minus }
}

#[test]
fn a_result_is_good_if_it_puts_an_x_into_any_box() {
    use Scoring::{JesterScore, Prediction};
    assert!(result(Prediction, 0, 1, 0).is_good());
    assert!(result(Prediction, 2, 2, 0).is_good());
    assert!(!result(Prediction, 0, 0, 1).is_good());
    assert!(!result(Prediction, 2, 0, 1).is_good(), "the Jesters are not used");
    assert!(result(JesterScore, 2, 0, 0).is_good());
    assert!(result(JesterScore, 2, 1, 0).is_good());
}

#[test]
fn each_x_gives_the_number_of_its_column_and_minus_points_are_taken_off() {
    let points = |xs, minus, number: usize| {
        result(Scoring::Prediction, 0, xs, minus).points(Number::ALL[number - 1])
    };
    assert_eq!([points(1, 0, 1), points(1, 0, 5), points(2, 0, 4)], [1, 5, 8]);
    assert_eq!([points(0, 1, 5), points(0, 8, 2), points(0, 0, 3)], [-1, -8, 0]);
}

#[test]
fn dice_that_are_taken_up_show_nothing() {
    let left = dice("G R W B G J R").without(set(&[0, 3, 6]));
    assert_eq!(left.not_lying(), set(&[0, 3, 6]));
    assert_eq!(left.showing(Face::Green), set(&[4]));
    assert_eq!(left.without(DiceSet::ALL), Dice::default());
}
