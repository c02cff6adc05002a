//! Alt texts of pictures: they contain everything that is on the picture.

use henge::picture::Picture;
use henge::rules::dice::{self, Intention};
use henge::rules::{TableView, cards};
use henge::table::{Person, Player, UserId};
use henge::view::Words;

use crate::pictures::beside::setups;
use crate::pictures::games::Setup;

const NAMES: [&str; 4] = ["Ada", "Ben", "Cy", "Di"];

/// One of this number of tables is checked.
const ONE_IN: usize = 3;

/// The left edge of a picture's columns, their total width, and the top of their rows.
const CARD_COLUMNS: (i32, i32, i32) = (158, 634, 230);
const DICE_COLUMNS: (i32, i32, i32) = (124, 672, 235);

/// The numbers of a text with their signs. A number in words, "one X", counts as well.
fn numbers(text: &str) -> Vec<String> {
    let is_of_number = |letter: char| letter.is_ascii_digit() || letter == '−';
    let text = text.replace("one X", "1 X");
    let parts = text.split(|letter| !is_of_number(letter));
    parts.filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// The numbers in the rows of each seat, and those above the rows.
fn written(picture: &Picture, view: &TableView) -> ([Vec<String>; NAMES.len()], Vec<String>) {
    let (left, room, rows) = match view {
        TableView::Cards(_) => CARD_COLUMNS,
        TableView::Dice(_) => DICE_COLUMNS,
    };
    let (mut of_seats, mut above) = (<[Vec<String>; NAMES.len()]>::default(), Vec::new());
    for written in picture.written() {
        let middle = i32::midpoint(written.ink.left, written.ink.right) - left;
        let column = usize::try_from(middle * NAMES.len() as i32 / room).unwrap_or_default();
        if written.ink.top < rows {
            above.extend(numbers(&written.text));
        } else {
            of_seats[column].extend(numbers(&written.text));
        }
    }
    (of_seats, above)
}

/// The sentence about this seat.
fn sentence<'a>(alt: &'a str, name: &str) -> &'a str {
    let is_on_it = |sentence: &&str| {
        let starts = ["said", "has a hidden prediction", "has not predicted"]
            .map(|verb| format!("{name} {verb}"));
        sentence.starts_with(&format!("{name}: "))
            || starts.iter().any(|start| sentence.starts_with(start))
    };
    alt.split(". ").find(is_on_it).unwrap_or_else(|| panic!("{name} in {alt}"))
}

#[track_caller]
fn check_said(text: &str, wanted: Vec<String>) {
    let mut said = numbers(text);
    for number in wanted {
        let place = said.iter().position(|said| *said == number);
        let place = place.unwrap_or_else(|| panic!("{number} is written and not said: {text}"));
        said.swap_remove(place);
    }
}

/// The line about this seat in the version without a picture.
fn line<'a>(text: &'a str, name: &str) -> &'a str {
    let block = text.split("```").nth(1).unwrap();
    let is_on_it = |line: &&str| line.trim_start_matches(['>', '*', ' ']).starts_with(name);
    block.lines().find(is_on_it).unwrap_or_else(|| panic!("{name} in {text}"))
}

#[test]
fn every_number_on_a_table_is_said_of_it_and_stands_in_the_text_that_stands_alone() {
    let words = Words::english();
    let (mut tables, mut checked) = (0, 0);
    for setup in setups(&NAMES) {
        setup.play(|view| {
            tables += 1;
            if tables % ONE_IN != 0 {
                return;
            }
            let message = words.table(&view);
            let Some(shown) = message.pictured() else { return };
            let (picture, game) = (&shown.picture, &view.board().unwrap().game);
            let text = &message.message().embed.as_ref().unwrap().description;
            let (of_seats, above) = written(picture, game);
            for (name, numbers) in NAMES.iter().zip(of_seats) {
                // After a Jester Score the predicted box contains 0, unless it has an X.
                let line = line(text, name).replace(" J", "0J");
                check_said(&line, numbers.clone());
                // The alt text need not say that nobody has won a trick yet.
                let needs_none =
                    matches!(game, TableView::Cards(view) if !view.everybody_predicted);
                let numbers = numbers.into_iter().filter(|number| !needs_none || number != "0");
                check_said(sentence(picture.alt(), name), numbers.collect());
            }
            // The round and cards are above the rows; in the dice game there are only places, and
            // the note that Wizards do not count.
            if matches!(game, TableView::Cards(view) if view.everybody_predicted) {
                check_said(picture.alt(), above);
            }
            checked += 1;
        });
    }
    assert!(checked > 150, "{checked} of {tables} tables were checked");
}

#[test]
fn whatever_somebody_has_answered_is_said_of_a_table() {
    let words = Words::english();
    let mut answers = 0;
    for setup in setups(&NAMES) {
        setup.play(|view| {
            let TableView::Dice(game) = &view.board().unwrap().game else { return };
            let Some(shown) = words.table(&view).pictured().cloned() else { return };
            for (name, seat) in NAMES.iter().zip(game.beginning.seats.seats()) {
                if game.round.scores[seat].is_some() {
                    continue;
                }
                let Some(intention) = game.intentions[seat] else { continue };
                let said = match intention {
                    Intention::Stay => "stays",
                    Intention::Roll(_) => "rolls",
                    Intention::Score(_) => "scores",
                };
                let alt = shown.picture.alt();
                assert!(sentence(alt, name).contains(said), "{name} {said}: {alt}");
                answers += 1;
            }
        });
    }
    assert!(answers > 50, "{answers} answers");
}

/// Three players with the same name, and others.
fn alike(options: henge::rules::Options) -> Setup {
    let names = ["Nebukadnezar", "Nebukadnezar", "Nebukadnezar", "Ben"];
    let players = (1..)
        .zip(names)
        .map(|(id, name)| Player::Person(Person { id: UserId::new(id), name: name.to_owned() }));
    Setup { options, seats: 4_usize.try_into().unwrap(), players: players.collect(), luck: 1 }
}

#[test]
fn who_are_called_alike_are_told_apart_by_their_places_as_on_the_picture() {
    let words = Words::english();
    for options in [cards::Options::default().into(), dice::Options::default().into()] {
        alike(options).play(|view| {
            let messages = [Some(words.table(&view)), words.result(&view)];
            for message in messages.into_iter().flatten() {
                let Some(shown) = message.pictured() else { continue };
                let alt = shown.picture.alt();
                for name in ["Nebukadnezar 1", "Nebukadnezar 2", "Nebukadnezar 3"] {
                    assert!(alt.contains(name), "{alt}");
                }
                assert!(!alt.contains("Ben 4"), "{alt}");
            }
        });
    }
}

#[test]
fn what_a_letter_in_a_race_at_dice_means_is_said() {
    let words = Words::english();
    for setup in setups(&["Ada", "Ben", "Cy"]) {
        setup.play(|view| {
            let Some(result) = words.result(&view) else { return };
            let alt = result.pictured().unwrap().picture.alt().to_owned();
            let has_any = [" J,", " J."].iter().any(|mark| alt.contains(mark));
            assert_eq!(alt.contains("J at a Jester Score"), has_any, "{alt}");
        });
    }
}
