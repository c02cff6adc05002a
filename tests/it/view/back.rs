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
fn deeds_of_one_kind_in_a_row_stand_together() {
    assert_eq!(told(true, &[]), "-# You are back.");
    assert_eq!(
        told(true, &cards(&["p2", "cB11", "cR3", "cW", "tB", "p0"])),
        "-# You are back. A computer player decided for you: predicted 2; \
         played 🟦B11, 🟥R3, 🧙W; named trump blue; predicted 0."
    );
    assert_eq!(
        told(true, &dice(&["p2R", "y", "y", "r02", "r1", "s"])),
        "-# You are back. A computer player decided for you: predicted 2×🟥R; \
         stayed 2 times; rolled 2 times; scored."
    );
    assert_eq!(
        told(false, &cards(&["cJ"])),
        "-# Your time ran out. A computer player decided for you: played 🃏J."
    );
}

#[test]
fn every_deed_is_in_words_and_no_list_is_long() {
    for kind in GameKind::VARIANTS {
        let all = every_action(*kind);
        for action in &all {
            let text = told(true, &[*action]);
            check_sentences(&Words::english().back(&Back {
                was_away: true,
                decided: 1,
                done: vec![*action],
            }));
            assert!(!text.contains(": ."), "{text}");
        }
        let most = all.iter().copied().cycle().take(2000).collect::<Vec<_>>();
        let text = told(true, &most);
        assert!(text.encode_utf16().count() < 1000, "{text}");
        assert!(text.contains("1994 more before that."), "{text}");
    }
}
