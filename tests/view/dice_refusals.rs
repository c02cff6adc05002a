//! What the dice game refuses is said in one sentence, which says what would be allowed.

use std::collections::BTreeMap;

use henge::press::{HandOrder, HandPress, Press};
use henge::rules::dice::{self, Refusal};
use henge::rules::{self, GameKind, Options};
use henge::table::{self, StageFace, Table, UserId};
use henge::view::Words;

use crate::actions::every_action;
use crate::games::{lobby, play};

/// What a refusal is called, without what it names.
fn kind(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Over => "over",
        Refusal::OnlyTheSeer(_) => "only the Seer",
        Refusal::HasLeft => "has left",
        Refusal::NotYourTurn => "not your turn",
        Refusal::NotTheQuestion(_) => "not the question",
        Refusal::BoxUsed(_) => "box used",
        Refusal::BoxTaken { .. } => "box taken",
        Refusal::NothingToStrike { .. } => "nothing to strike",
        Refusal::TooFewDice { .. } => "too few dice",
        Refusal::StuckJesters(_) => "stuck Jesters",
        Refusal::NoJesterBox { .. } => "no Jester box",
        Refusal::JesterBoxUsed(_) => "Jester box used",
        Refusal::Hit => "hit",
    }
}

/// Everybody presses everything at every moment of some games; what refuses it, and how that is said.
fn refusals() -> BTreeMap<&'static str, Vec<String>> {
    let words = Words::english();
    let mut said: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut note = |table: &Table, user: UserId| {
        let Ok(playing) = table.playing() else { return };
        let Some(seat) = playing.seat_of(user) else { return };
        for action in every_action(GameKind::Dice) {
            let question = playing.question(seat);
            let Err(table::Refusal::Rule(rules::Refusal::Dice(refusal))) =
                table.act(user, question, &action)
            else {
                continue;
            };
            let sentences = said.entry(kind(refusal)).or_default();
            if sentences.len() < 40 {
                let refusal = table::Refusal::Rule(rules::Refusal::Dice(refusal));
                sentences.push(words.why(refusal, &table.face()));
            }
        }
    };
    let options = dice::Options { magic_cards: true, ..dice::Options::default() };
    for number in 0..3 {
        play(&words, &lobby(Options::Dice(options), 3, number), number, |table| {
            (1..=3).map(UserId::new).for_each(|user| note(table, user));
        });
    }
    said
}

#[test]
fn every_refusal_has_its_sentence() {
    let said = refusals();
    let kinds: Vec<&str> = said.keys().copied().collect();
    // A game that is over has no table that is played: its presses find the final message.
    let all = [
        "Jester box used",
        "box taken",
        "box used",
        "has left",
        "hit",
        "no Jester box",
        "not the question",
        "not your turn",
        "nothing to strike",
        "only the Seer",
        "stuck Jesters",
        "too few dice",
    ];
    assert_eq!(kinds, all);
    for (one, sentences) in &said {
        for sentence in sentences {
            assert!(sentence.ends_with('.'), "{one}: {sentence}");
            assert!(sentence.len() > 20 && !sentence.contains('⟨'), "{one}: {sentence}");
        }
        for (other, others) in said.iter().filter(|(other, _)| *other != one) {
            assert!(!others.contains(&sentences[0]), "{one} and {other} are said alike");
        }
    }
}

#[test]
fn a_refusal_names_what_it_is_about() {
    let said = refusals();
    for (kind, part) in [
        ("box taken", "is taken this round by"),
        ("box used", "is used on your page"),
        ("too few dice", "must be rolled: mark more"),
        ("no Jester box", "lie there"),
        ("only the Seer", "Only the Seer"),
        ("stuck Jesters", "Jesters may not be rolled again"),
        ("hit", "is hit"),
    ] {
        assert!(said[kind].iter().all(|sentence| sentence.contains(part)), "{:#?}", said[kind]);
    }
}

#[test]
fn a_page_shows_a_free_box_live_only_to_who_is_asked() {
    let words = Words::english();
    let options = Options::Dice(dice::Options::default());
    play(&words, &lobby(options, 3, 7), 7, |table| {
        let StageFace::Playing(board) = table.face().stage else { return };
        for user in (1..=3).map(UserId::new) {
            let Some(face) = table.seat_face(user) else { continue };
            let page = words.hand(&face, HandOrder::Suit);
            let is_prediction = |press: Press| {
                let Press::Hand(_, _, HandPress::Act { action, .. }) = press else { return false };
                matches!(action, rules::Action::Dice(dice::Action::Predict(_)))
            };
            let offered = crate::games::live(page.message())
                .into_iter()
                .filter(|press| is_prediction(*press));
            let table::TableView::Dice(view) = &board.view else { panic!("a dice game") };
            let free = match view.asked[face.seat] {
                Some(dice::Ask::Predict { boxes }) => boxes.len(),
                _ => 0,
            };
            assert_eq!(offered.count(), free);
        }
    });
}
