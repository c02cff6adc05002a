//! Random draws number their values in an order that must never change, because old seeds would
//! give other games.

use henge::rules::cards::{CardSet, Suit};
use henge::rules::dice::{Color, Face, MagicCard, Prediction};
use serde::Serialize;

/// Checks the values in the order of their numbers, by their words in records.
#[track_caller]
fn check_order<T: Serialize>(all: impl IntoIterator<Item = T>, expected: &str) {
    let words = all.into_iter().map(|one| serde_json::to_string(&one).unwrap());
    let words: Vec<String> = words.map(|word| word.trim_matches('"').to_owned()).collect();
    assert_eq!(words.join(" "), expected);
}

#[test]
fn the_faces_of_a_die() {
    check_order(Face::ALL, "blue green red yellow wizard jester");
}

#[test]
fn the_magic_cards() {
    let expected = "every-color stuck-jesters roll-first turn-two extra-die own-color-jesters cross-out \
                    seers-number same-column secret";
    check_order(MagicCard::ALL, expected);
}

#[test]
fn the_suits_of_unicolore() {
    check_order(Suit::ALL, "blue green red yellow");
}

#[test]
fn the_cards_of_the_deck() {
    let suited = |letter| (1..=13).map(move |rank| format!("{letter}{rank}"));
    let suits: Vec<String> = ["B", "G", "R", "Y"].into_iter().flat_map(suited).collect();
    check_order(CardSet::DECK.cards(), &format!("{} W W W W J J J J", suits.join(" ")));
}

/// Computer players choose by number, too.
#[test]
fn the_colours_and_the_boxes_of_a_page() {
    check_order(Color::ALL, "blue green red yellow");
    let boxes = Prediction::all().map(|at| format!("{}{:?}", at.number.get(), at.color));
    let expected = ["Blue", "Green", "Red", "Yellow"].map(|color| {
        (1..=5).map(|number| format!("{number}{color}")).collect::<Vec<_>>().join(" ")
    });
    check_order(boxes, &expected.join(" "));
}
