//! A refusal of the dice game is one sentence, which says what would be legal.

use std::collections::BTreeMap;

use henge::features::press::Press;
use henge::rules::dice::Refusal;
use henge::rules::{self, GameKind};
use henge::table::{self, Table, UserId};
use henge::view::{PrivateMessage, Words};

use crate::shared::actions::every_action;
use crate::view::dice_games::{answer, people, play, with_magic_cards};

/// The name of a refusal, without its details.
fn kind(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Over => "over",
        Refusal::OnlyTheSeer(_) => "only the Seer",
        Refusal::HasLeft => "has left",
        Refusal::NotYourTurn => "not your turn",
        Refusal::NotTheQuestion(_) => "not the question",
        Refusal::BoxUsed(_) => "box used",
        Refusal::BoxTaken { .. } => "box taken",
        Refusal::NothingToStrike { .. } => "nothing to cross out",
        Refusal::TooFewDice { .. } => "too few dice",
        Refusal::StuckJesters(_) => "frozen Jesters",
        Refusal::NoJesterBox { .. } => "no Jester box",
        Refusal::JesterBoxUsed(_) => "Jester box used",
        Refusal::Hit => "hit",
    }
}

/// Checks that a refusal has one button, which leads to its explanation for this game.
pub fn check_link(refused: &PrivateMessage, game: GameKind) {
    let [row] = refused.message().rows.as_slice() else { panic!("{:?}", refused.message()) };
    let [link] = row.as_slice() else { panic!("{row:?}") };
    assert!(matches!(link.press, Press::Rules(Some(_), topic) if topic.game() == game), "{link:?}");
}

/// Everybody presses everything at all moments of some games. Returns the refusals with their
/// texts.
fn refusals() -> BTreeMap<&'static str, Vec<String>> {
    let words = Words::english();
    let mut said: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut note = |table: &Table, user: UserId| {
        for action in every_action(GameKind::Dice) {
            let rules::Action::Dice(action) = action else { continue };
            let Err(refused) = answer(table, user, action) else { continue };
            let table::Refusal::Rule(rules::Refusal::Dice(refusal)) = refused else { continue };
            let sentences = said.entry(kind(refusal)).or_default();
            if sentences.len() < 40 {
                check_link(
                    &words.refusal(refused, &table.public_view(), user, None),
                    GameKind::Dice,
                );
                sentences.push(words.why(refused, &table.public_view(), user));
            }
        }
    };
    for deal in with_magic_cards() {
        play(&words, deal, |table| people().for_each(|user| note(table, user)));
    }
    said
}

#[test]
fn every_refusal_has_its_sentence() {
    let said = refusals();
    let kinds: Vec<&str> = said.keys().copied().collect();
    // A finished game has no table in play; presses on it find the result.
    let all = [
        "Jester box used",
        "box taken",
        "box used",
        "frozen Jesters",
        "has left",
        "hit",
        "no Jester box",
        "not the question",
        "not your turn",
        "nothing to cross out",
        "only the Seer",
        "too few dice",
    ];
    assert_eq!(kinds, all);
    for (one, sentences) in &said {
        for sentence in sentences {
            assert!(sentence.ends_with('.'), "{one}: {sentence}");
            assert!(!sentence.ends_with(".."), "{one}: {sentence}");
            assert!(sentence.len() > 20 && !sentence.contains('⟨'), "{one}: {sentence}");
        }
        for (other, others) in said.iter().filter(|(other, _)| *other != one) {
            assert!(!others.contains(&sentences[0]), "{one} and {other} are said alike");
        }
    }
}

#[test]
fn a_refusal_says_what_would_be_allowed() {
    let said = refusals();
    for (kind, part) in [
        ("box taken", "choose another free box"),
        ("box used", "choose a free box"),
        ("too few dice", "mark more"),
        ("nothing to cross out", "You may cross out"),
        ("no Jester box", "score your prediction"),
        ("Jester box used", "score your prediction"),
        ("frozen Jesters", "mark other dice"),
        ("hit", "score its X"),
    ] {
        assert!(said[kind].iter().all(|sentence| sentence.contains(part)), "{:#?}", said[kind]);
    }
}
