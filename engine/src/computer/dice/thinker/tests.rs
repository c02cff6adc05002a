//! Positions in which the right choice is obvious.

use super::*;
use crate::computer::dice::levels::TUNED;
use crate::computer::dice::positions::{of, roll_or_score, view};
use crate::rules::chance::Chance;
use crate::rules::dice::{DiceSet, Page};

impl SeatView {
    fn does(&self, ask: Ask) -> Action {
        let luck = &mut Chance::new([2; 32]).stream(0);
        Thinker { view: self, prices: &TUNED }.action(ask, luck)
    }
}

use Face::{Blue, Green, Jester, Red, Wizard, Yellow};

#[test]
fn a_seer_who_has_hit_scores() {
    let view = view(0).says(0, of(5, Color::Green));
    let view = view.lying(1, [Green, Green, Green, Wizard, Wizard, Red, Blue]);
    assert_eq!(view.does(roll_or_score()), Action::Score(Scoring::Prediction));
}

#[test]
fn a_seer_who_needs_one_more_keeps_what_counts() {
    let view = view(0).says(0, of(5, Color::Green));
    let view = view.lying(2, [Green, Green, Green, Wizard, Yellow, Red, Blue]);
    let Action::Roll(dice) = view.does(roll_or_score()) else { panic!("rolls") };
    let others: DiceSet = [4, 5, 6].into_iter().filter_map(Die::new).collect();
    assert!(!dice.is_empty() && dice.minus(others).is_empty(), "{dice:?}");
}

#[test]
fn a_jester_score_is_taken_instead_of_many_minus_points() {
    let view = view(1).says(0, of(1, Color::Green)).says(1, of(5, Color::Blue));
    let view = view.lying(3, [Green, Red, Red, Jester, Jester, Red, Yellow]);
    let jester = Number::new(2).unwrap();
    assert_eq!(view.does(Ask::Score { jester }), Action::Score(Scoring::JesterScore));
}

#[test]
fn who_has_hit_leaves() {
    let view = view(1).says(0, of(5, Color::Green)).says(1, of(2, Color::Blue));
    let view = view.lying(1, [Blue, Blue, Green, Red, Red, Jester, Yellow]);
    let leaves = Action::Score(Scoring::Prediction);
    assert_eq!(view.does(Ask::StayOrScore { jester: None }), leaves);
}

#[test]
fn who_has_missed_stays_while_nothing_is_lost_by_it() {
    let view = view(1).says(0, of(5, Color::Green)).says(1, of(3, Color::Green));
    let view = view.lying(1, [Blue, Blue, Green, Red, Red, Yellow, Yellow]);
    assert_eq!(view.does(Ask::StayOrScore { jester: None }), Action::Stay);
}

#[test]
fn who_predicts_last_takes_the_seer_card_where_it_is_cheap() {
    let said = view(2).says(0, of(5, Color::Green)).says(1, of(4, Color::Green));
    let boxes = Page::default()
        .free()
        .minus([of(5, Color::Green), of(4, Color::Green)].into_iter().collect());
    let Action::Predict(own) = said.does(Ask::Predict { boxes }) else { panic!("predicts") };
    assert_ne!(own.color, Color::Green, "{own:?}");
    assert!(own.number.get() <= 2, "{own:?}");
}

#[test]
fn whoever_sees_a_decision_answers_it() {
    for steps in 0..3 {
        let view = view(steps);
        let boxes = view.page().free();
        let (said, by) = (view.says(0, of(3, Color::Red)), steps);
        let action = said.does(Ask::Predict { boxes });
        assert!(matches!(action, Action::Predict(of) if boxes.has(of)), "{by}: {action:?}");
    }
}
