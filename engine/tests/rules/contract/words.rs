//! Words and numbers that records, buttons and failures of tests show.

use engine::rules::cards::{Card, CardSet};
use engine::rules::dice::magic::Pile;
use engine::rules::dice::{BoxSet, DiceSet, Die, Face, MagicCard, Number, Prediction};
use engine::rules::{Color, GameKind, Seat, SeatCount};
use serde_json::{from_str, to_value};
use strum::VariantArray as _;

#[test]
fn games_colors_and_faces_have_the_words_of_records() {
    assert_eq!(
        GameKind::VARIANTS.iter().map(|kind| kind.word()).collect::<Vec<_>>(),
        ["cards", "dice"]
    );
    assert_eq!(Color::ALL.map(Color::word), ["blue", "green", "red", "yellow"]);
    let faces = ["blue", "green", "red", "yellow", "wizard", "jester"];
    assert_eq!(Face::ALL.map(Face::word), faces);
    for (face, word) in Face::ALL.iter().zip(faces) {
        assert_eq!(to_value(face).unwrap(), word);
    }
}

#[test]
fn a_table_has_two_to_six_seats() {
    for seats in 0..=8_u8 {
        let text = seats.to_string();
        let count = from_str::<SeatCount>(&text);
        assert_eq!(count.is_ok(), (2..=6).contains(&seats), "{text}");
        assert!(count.is_err() || to_value(count.unwrap()).unwrap() == seats);
        assert_eq!(from_str::<Seat>(&text).is_ok(), seats < 6, "{text}");
    }
    assert_eq!(Seat::new(3).to_string(), "seat 3");
}

#[test]
fn a_set_is_printed_as_what_is_in_it() {
    let cards: CardSet =
        ["J", "B13", "W"].map(|card| card.parse::<Card>().unwrap()).into_iter().collect();
    assert_eq!(format!("{cards:?}"), r#"{"B13", "W", "J"}"#);
    let dice: DiceSet = [0, 5].into_iter().filter_map(Die::new).collect();
    assert_eq!(format!("{dice:?}"), "{0, 5}");
    let boxes = BoxSet::EMPTY.with(Prediction { number: Number::ALL[1], color: Color::Red });
    assert_eq!(format!("{boxes:?}"), r#"{"2 Red"}"#);
    let rest = MagicCard::ALL[1..].iter().fold(Pile::FULL, |pile, card| pile.without(*card));
    assert_eq!(format!("{rest:?}"), format!("{{{:?}}}", MagicCard::ALL[0]));
}

#[test]
fn a_set_holds_what_is_added_twice_once() {
    let card: Card = "G7".parse().unwrap();
    let seven = CardSet::EMPTY.with(card);
    assert_eq!((seven.with(card), seven.or(seven)), (seven, seven));
    let die = Die::new(4).unwrap();
    let fifth = DiceSet::EMPTY.with(die);
    assert_eq!((fifth.with(die), fifth.or(fifth)), (fifth, fifth));
    let at = Prediction { number: Number::ALL[2], color: Color::Green };
    let third = BoxSet::EMPTY.with(at);
    assert_eq!(third.with(at), third);
}
