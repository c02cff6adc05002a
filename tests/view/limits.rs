//! Discord's limits for messages.

use std::collections::HashSet;
use std::iter;

use henge::computer::Level;
use henge::press::HandOrder;
use henge::rules::dice::Face;
use henge::rules::{GameKind, Options, SeatCount};
use henge::table::{PressId, StageFace, Table, UserId};
use henge::view::{Embed, Message, Words};
use unicode_width::UnicodeWidthStr as _;

use crate::games::{every_card_option, every_dice_option, lobby, play};

/// How wide a table in a code block may be, so that a phone does not wrap it.
const WIDEST: usize = 34;

/// Which moments of a game are looked at: not a divisor of any number of players, so that all come up.
const EVERY: u64 = 7;

#[test]
fn every_message_of_every_card_game_is_within_the_limits() {
    for seats in 3..=6 {
        let options = every_card_option(SeatCount::try_from(seats).unwrap());
        check_games(seats, options, EVERY);
    }
}

#[test]
fn every_message_of_every_dice_game_is_within_the_limits() {
    for seats in 2..=5 {
        check_games(seats, every_dice_option().cycle().take(8), 1);
    }
}

fn check_games(seats: usize, options: impl Iterator<Item = Options>, every: u64) {
    let words = Words::english();
    for (number, options) in (0..).zip(options) {
        let lobby = lobby(options, seats, number);
        let mut moment = number;
        play(&words, &lobby, number, |table| {
            moment += 1;
            if moment % every == 0 || table.is_over() {
                check_table(&words, table);
            }
        });
    }
}

#[test]
fn the_rules_in_short_are_within_the_limits() {
    let words = Words::english();
    for kind in GameKind::ALL {
        check(words.rules(kind).message());
    }
}

#[test]
fn a_table_that_was_ended_is_within_the_limits() {
    let words = Words::english();
    let cards = every_card_option(SeatCount::try_from(6_usize).unwrap()).zip(iter::repeat(6));
    let dice = every_dice_option().zip(iter::repeat(5));
    for (number, (options, seats)) in (0..).zip(cards.chain(dice)) {
        let table = lobby(options, seats, number);
        let begun = table.begin(table.host, PressId::new(99), &[]).unwrap().table;
        check_table(&words, &begun.stop().unwrap().table);
        check_table(&words, &begun.leave(begun.host, Level::Random).unwrap().table);
        check_table(&words, &table.close().unwrap().table);
    }
}

/// Everything that can be seen of a table.
fn check_table(words: &Words, table: &Table) {
    let face = table.face();
    check(words.table(&face).message());
    if let StageFace::Playing(board) | StageFace::Over { board, .. } = &face.stage {
        check(words.score_sheet(board).message());
    }
    for person in (1..=6).map(UserId::new) {
        let Some(face) = table.seat_face(person) else { continue };
        for order in HandOrder::ALL {
            check(words.hand(&face, order).message());
        }
        let to_turn = Face::ALL.map(|first| words.ask_what_to_turn(&face, first));
        for asked in to_turn.into_iter().chain([words.ask_how_to_score(&face)]).flatten() {
            check(asked.message());
        }
    }
}

fn check(message: &Message) {
    check_length(&message.content, 2000);
    let all = message.content.encode_utf16().count();
    assert!(all > 0 || message.embed.is_some() || !message.rows.is_empty(), "an empty message");
    check_sentences(&message.content);
    if let Some(embed) = &message.embed {
        check_embed(embed);
    }
    check_buttons(message);
}

fn check_embed(embed: &Embed) {
    check_length(&embed.title, 256);
    check_length(&embed.description, 4096);
    check_length(&embed.footer, 2048);
    assert!(!embed.footer.contains('\\'), "an escape is shown as it is typed: {}", embed.footer);
    assert!(embed.fields.len() <= 25);
    let mut all = vec![&embed.title, &embed.description, &embed.footer];
    for field in &embed.fields {
        check_length(&field.name, 256);
        check_length(&field.value, 1024);
        assert!(!field.name.is_empty() && !field.value.is_empty(), "{field:?}");
        all.extend([&field.name, &field.value]);
    }
    assert!(all.iter().map(|text| text.encode_utf16().count()).sum::<usize>() <= 6000, "{embed:?}");
    for text in all {
        check_sentences(text);
    }
}

/// Discord counts as JavaScript does.
fn check_length(text: &str, most: usize) {
    assert!(text.encode_utf16().count() <= most, "longer than {most}: {text}");
}

/// Every sentence exists, nothing in it is live, and columns stay within a phone's width.
fn check_sentences(text: &str) {
    assert!(!text.contains('⟨') && !text.contains("{$"), "a sentence is missing: {text}");
    assert!(!text.contains(['\u{202e}', '\u{0}', '\u{7}']), "{text:?}");
    let (running, columns): (Vec<_>, Vec<_>) =
        text.split("```").enumerate().partition(|(part, _)| part % 2 == 0);
    for line in columns.iter().flat_map(|(_, block)| block.lines()) {
        assert!(line.width() <= WIDEST, "{} wide: {line}", line.width());
    }
    let running: String = running.into_iter().map(|(_, part)| part).collect();
    for live in ["@everyone", "<@", "**bold", "__low", "~~gone", "||spoiler", "](", "https://"] {
        assert!(!running.contains(live), "{live} is live in {running}");
    }
}

fn check_buttons(message: &Message) {
    assert!(message.rows.len() <= 5, "{} rows", message.rows.len());
    let mut ids = HashSet::new();
    for row in &message.rows {
        assert!((1..=5).contains(&row.len()), "{} buttons in a row", row.len());
        for button in row {
            check_length(&button.label, 80);
            assert!(!button.label.trim().is_empty());
            check_sentences(&button.label);
            let id = button.press.text();
            check_length(&id, 100);
            assert!(ids.insert(id), "two buttons are alike: {:?}", button.press);
        }
    }
}
