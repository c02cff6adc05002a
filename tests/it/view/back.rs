//! The report for a person who returns: everything that was done for them, in words, however much
//! it was.

use henge::rules::{Action, GameKind, cards, dice};
use henge::table::Back;
use henge::view::Words;
use strum::VariantArray as _;

use crate::shared::actions::every_action;
use crate::view::check::check_sentences;

fn told(was_away: bool, done: &[Action]) -> String {
    let back = Back { was_away, decided: done.len() as u16, done: done.to_vec() };
    Words::english().back(&back).replace(['\u{2060}', '\u{a0}'], "")
}

fn cards(actions: &[&str]) -> Vec<Action> {
    actions.iter().map(|text| Action::Cards(text.parse::<cards::Action>().unwrap())).collect()
}

fn dice(actions: &[&str]) -> Vec<Action> {
    actions.iter().map(|text| Action::Dice(text.parse::<dice::Action>().unwrap())).collect()
}

#[test]
fn the_latest_deeds_of_one_kind_are_named_and_the_others_counted() {
    assert_eq!(told(true, &[]), "-# You are back.");
    assert_eq!(
        told(true, &cards(&["p2", "cB11", "cR3"])),
        "-# While you were away, a computer played 🟦B11, 🟥R3 for you and decided once more."
    );
    assert_eq!(
        told(true, &cards(&["cG1", "cB11", "cR3", "cW"])),
        "-# While you were away, a computer played 🟦B11, 🟥R3, 🧙W for you and decided once more."
    );
    assert_eq!(
        told(true, &cards(&["p2", "cB11", "cR3", "cW", "tB", "p0"])),
        "-# While you were away, a computer predicted 0 for you and decided 5 more times."
    );
    assert_eq!(
        told(true, &dice(&["p2R", "y", "y"])),
        "-# While you were away, a computer stayed 2 times for you and decided once more."
    );
    assert_eq!(
        told(true, &dice(&["p2R", "y", "y", "r02", "r1", "s"])),
        "-# While you were away, a computer scored for you and decided 5 more times."
    );
    assert_eq!(
        told(false, &cards(&["cJ"])),
        "-# Your time ran out: a computer played 🃏J for you."
    );
    assert_eq!(
        told(false, &cards(&["p1", "cJ"])),
        "-# Your time ran out: a computer played 🃏J for you and decided once more."
    );
}

/// The most characters of small print that fit into two lines of a phone's screen.
const TWO_LINES: usize = 104;

#[test]
fn every_deed_is_in_words_and_no_report_takes_more_than_two_lines() {
    for kind in GameKind::VARIANTS {
        let all = every_action(*kind);
        for action in &all {
            let text = told(true, &[*action]);
            check_sentences(&Words::english().back(&Back {
                was_away: true,
                decided: 1,
                done: vec![*action],
            }));
            assert!(!text.contains("computer  for you"), "{text}");
            for was_away in [true, false] {
                let many: Vec<Action> = all.iter().copied().take(50).chain([*action]).collect();
                let text = told(was_away, &many);
                let length = text.trim_start_matches("-# ").chars().count();
                assert!(length <= TWO_LINES, "{length} characters: {text}");
            }
        }
        let most: Vec<Action> = all.iter().copied().cycle().take(2000).collect();
        assert!(told(true, &most).ends_with(" more times."), "{}", told(true, &most));
    }
}
