//! What is stored about a person is listed, and nothing that is not.

use std::collections::BTreeMap;

use henge::language::Language;
use henge::table::PersonalData;
use henge::view::{Attached, Words};
use strum::VariantArray as _;

use crate::view::check::check;

fn nothing_chosen() -> PersonalData {
    PersonalData {
        name: "Ada".to_owned(),
        likes_text: false,
        wants_hints: false,
        chose_language: false,
        zone: None,
        tables: 3,
        open: 0,
        servers: 1,
        results: 2,
        cuts: 0,
        tablets: 2,
        alone: BTreeMap::new(),
    }
}

#[test]
fn each_choice_of_a_person_is_a_line() {
    let chosen = [
        (PersonalData { likes_text: true, ..nothing_chosen() }, "privacy-likes-text"),
        (PersonalData { wants_hints: true, ..nothing_chosen() }, "privacy-wants-hints"),
        (PersonalData { chose_language: true, ..nothing_chosen() }, "privacy-language"),
    ];
    for words in Language::VARIANTS.iter().map(|language| Words::of(*language)) {
        let listed = |known: &PersonalData| {
            let message = words.privacy(Some(known)).message().clone();
            check(&message);
            message.embed.unwrap().description
        };
        for (known, id) in &chosen {
            let line = format!("- {}", words.say(id));
            assert!(listed(known).lines().any(|other| other == line), "{line}");
            assert!(!listed(&nothing_chosen()).contains(&line), "{line}");
        }
    }
}

#[test]
fn where_there_are_several_databases_every_answer_about_what_is_stored_says_so() {
    for words in Language::VARIANTS.iter().map(|language| Words::of(*language)) {
        let answers = [
            words.privacy(Some(&nothing_chosen())),
            words.privacy(None),
            words.private("privacy-deleted"),
            words.exported(b"{}".to_vec()),
        ];
        for answer in answers {
            let told = words.and_told_elsewhere(answer.clone());
            let untold = words.and_elsewhere(answer);
            for (shown, id) in [(told, "privacy-told-elsewhere"), (untold, "privacy-elsewhere")] {
                let message = shown.message().clone();
                check(&message);
                let text = message.embed.map_or(message.content, |embed| embed.description);
                assert!(text.ends_with(&words.say(id)), "{text}");
            }
        }
    }
}

#[test]
fn an_export_that_discord_would_not_take_says_whom_to_ask() {
    let words = Words::english();
    let largest = words.exported(vec![b' '; Attached::LARGEST]).message().clone();
    assert!(largest.attached.is_some());
    let larger = words.exported(vec![b' '; Attached::LARGEST + 1]).message().clone();
    assert_eq!(larger.content, words.say("privacy-too-large"));
    assert!(larger.attached.is_none());
}
