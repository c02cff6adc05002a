//! docs/players.md shows a line of each kind, as it is today.

use std::collections::BTreeMap;

use henge::protocol::{self, Heard};
use henge::rules::cards::{self, CardGame};
use henge::rules::dice::DiceGame;
use henge::rules::{GameKind, OfGame, SeatCount};
use serde_json::Value;

use crate::shared::options::dice_options;
use crate::tournament::protocol::{form, questions};

const DOCUMENT: &str = include_str!("../../../docs/players.md");

/// The kind of a line: the game and its question, or `over`.
fn kind(line: &str) -> String {
    let line: Value = serde_json::from_str(line).unwrap();
    match line["ask"]["what"].as_str() {
        Some(what) => format!("{} {what}", line["game"].as_str().unwrap()),
        None => "over".to_owned(),
    }
}

/// The shortest line of each kind of question in some games.
fn questions_of_today() -> BTreeMap<String, String> {
    let mut shortest: BTreeMap<String, String> = BTreeMap::new();
    let mut keep = |question: &str| {
        let known = shortest.entry(kind(question)).or_insert_with(|| question.to_owned());
        if question.len() < known.len() {
            question.clone_into(known);
        }
    };
    for number in 0..20 {
        questions::<CardGame>(cards::Options::default(), 4, number, |_, _, line| keep(line));
        for options in dice_options(SeatCount::try_from(2_u8).unwrap()) {
            questions::<DiceGame>(options, 2, number, |_, _, line| keep(line));
        }
    }
    shortest
}

/// The line that is written from what a line says.
fn written_again(line: &str) -> String {
    match protocol::read(line).unwrap() {
        Heard::Over(over) => protocol::over(GameKind::Cards, over).unwrap(),
        Heard::Question(_, OfGame::Cards(view)) => {
            protocol::question::<CardGame>(&view).unwrap().unwrap()
        }
        Heard::Question(_, OfGame::Dice(view)) => {
            protocol::question::<DiceGame>(&view).unwrap().unwrap()
        }
    }
}

#[test]
fn the_document_shows_a_line_of_each_kind_as_it_is_today() {
    let today = questions_of_today();
    let shown: Vec<&str> =
        DOCUMENT.lines().filter(|line| line.starts_with("{\"protocol\"")).collect();
    let kinds: Vec<String> = shown.iter().map(|line| kind(line)).collect();
    for line in &shown {
        let kind = kind(line);
        let instead = today.get(&kind);
        assert_eq!(written_again(line), *line, "a line of today: {instead:?}");
        let name = kind.split(' ').next().unwrap();
        form(name).validate(&serde_json::from_str(line).unwrap()).unwrap();
    }
    for (kind, line) in &today {
        assert!(kinds.contains(kind), "docs/players.md lacks a line of {kind}: {line}");
    }
    assert_eq!((today.len(), kinds.len()), (11, 12), "each question, and a result: {kinds:?}");
}
