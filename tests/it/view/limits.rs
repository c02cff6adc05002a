//! Every message of every kind of game is within Discord's limits, whatever people are called.

use henge::features::Watching;
use henge::features::press::{Draft, OwnPress, Page, Press, Screen, Topic};
use henge::language::Language;
use henge::rules::{GameKind, Options};
use henge::table::{CutWords, Move, Table, TableId, UserId, is_invisible};
use henge::view::{Message, Words};
use strum::VariantArray as _;

use crate::shared::emojis::{in_every_language, words_of};
use crate::view::check::{check, check_sentences};
use crate::view::games::{Moment, begun, by, every_card_option, live, lobby, play, user};
use crate::view::names::hostile;

/// The interval between checked moments of a game. It is not a divisor of any number of players, so
/// that all kinds of moments occur.
const EVERY: u64 = 31;

#[test]
fn every_message_of_every_card_game_is_within_the_limits() {
    let all = in_every_language();
    for seats in 3..=6 {
        // The other half of the options is played with other numbers of players.
        let options = every_card_option(seats).into_iter().skip(seats % 2).step_by(2);
        for (number, options) in (0..).zip(options) {
            let [words, pictured] = words_of(&all, seats + number as usize);
            let table = hostile_lobby(options.into(), seats, number);
            check(words.table(&table.public_view()).message());
            let mut place = number;
            play(words, &table, number, |moment| {
                place += 1;
                if place % EVERY == 0 || moment.table.is_over() {
                    check_moment(words, moment);
                    check_moment(pictured, moment);
                }
            });
        }
    }
}

#[test]
fn a_table_that_was_ended_is_within_the_limits() {
    let all = in_every_language();
    for (number, options) in (0..).zip(every_card_option(6)) {
        let lobby = hostile_lobby(options.into(), 6, number);
        let playing = begun(&lobby);
        for table in [
            playing.decide(&by(1), &Move::End, 0).unwrap().table,
            playing.decide(&by(2), &Move::Leave, 0).unwrap().table,
            lobby.decide(&by(1), &Move::End, 0).unwrap().table,
        ] {
            for words in words_of(&all, number as usize) {
                check_table(words, &table, &Draft::default());
            }
        }
    }
}

#[test]
fn the_rules_in_short_are_within_the_limits() {
    for words in in_every_language().as_flattened() {
        for topic in Topic::VARIANTS {
            check(words.rules(*topic).message());
        }
    }
}

#[test]
fn the_rules_of_every_table_are_within_the_limits() {
    let all = in_every_language();
    for seats in 3..=6 {
        for (number, options) in (0..).zip(every_card_option(seats).into_iter().step_by(5)) {
            let lobby = hostile_lobby(options.into(), seats, number);
            for view in [lobby.public_view(), begun(&lobby).public_view()] {
                for topic in Topic::VARIANTS {
                    for words in words_of(&all, seats + number as usize) {
                        check(words.rules_at(&view, *topic).message());
                    }
                }
            }
        }
    }
}

#[test]
fn every_page_of_the_panel_is_within_the_limits() {
    let all = in_every_language();
    for kind in GameKind::VARIANTS.iter().copied() {
        for choice in Options::choices(kind) {
            for (place, value) in choice.words().iter().enumerate() {
                let options = Options::classic(kind).with(&choice.name, value).unwrap();
                for number in 0..4 {
                    let [words, _] = words_of(&all, place + number as usize);
                    let seats = options.most_seats();
                    let view = hostile_lobby(options, seats, number).public_view();
                    for page in Page::VARIANTS {
                        check(words.panel(&view, UserId::new(1), *page).message());
                        check(words.panel(&view, UserId::new(2), *page).message());
                    }
                }
            }
        }
    }
}

#[test]
fn the_forms_are_within_the_limits() {
    for words in Language::VARIANTS.iter().map(|language| Words::of(*language)) {
        let table = TableId::new(u64::MAX);
        let typing = Press::Own(table, Draft::default(), OwnPress::Type);
        for form in [words.cut_form(table), words.move_form(typing)] {
            for (text, most) in [(&form.title, 45), (&form.label, 45), (&form.placeholder, 100)] {
                check_sentences(text);
                let length = text.encode_utf16().count();
                assert!((1..=most).contains(&length), "longer than {most}: {text}");
            }
            assert!(form.press.text().len() <= 100 && (1..=4000).contains(&form.longest));
        }
    }
}

/// A lobby of people with hostile names and hostile cuts, and a computer player if there is room
/// for one.
fn hostile_lobby(options: Options, seats: usize, number: u64) -> Table {
    let people = if seats > 3 { seats - 1 } else { seats };
    let lobby = lobby(options, &hostile(people, number as usize), seats - people, number);
    let words = hostile(people, number as usize + 1).into_iter().map(longest_cut);
    (1..).zip(words).fold(lobby, |lobby, (person, words)| match words {
        Some(words) => lobby.decide(&by(person), &Move::Cut(words), 0).unwrap().table,
        None => lobby,
    })
}

/// The longest cut made from this text, if it is visible.
fn longest_cut(words: &str) -> Option<CutWords> {
    let marks = words.chars().filter(|mark| !is_invisible(*mark)).cycle();
    let words: String = marks.take(CutWords::LONGEST).collect();
    CutWords::typed(&words).ok()
}

/// Checks everything that is visible at a moment.
fn check_moment(words: &Words, moment: &Moment) {
    check_table(words, &moment.table, &Draft::default());
    for view in moment.people() {
        let hand = moment.own(words, &view);
        check(&hand);
        for draft in other_layouts(&hand) {
            check(words.own(&view, Screen::Hand, &draft).message());
        }
        let user = user(&view);
        for press in answers(&hand) {
            check_sentence_of_refusal(words, &moment.table, user, press);
        }
    }
}

/// Checks everything that is visible at a table with this draft.
fn check_table(words: &Words, table: &Table, draft: &Draft) {
    let view = table.public_view();
    check(words.table(&view).message());
    if let Some(result) = words.result(&view) {
        check(result.message());
    }
    for screen in Screen::VARIANTS.iter().copied() {
        check(words.onlooker(&view, screen).message());
        let spectator = UserId::new(99);
        let own = Watching::default();
        let shown = words.onlooker(&view, screen);
        check(words.for_a_spectator(shown, &view, &own, spectator).message());
        for own in (1..=6).filter_map(|id| table.private_view(UserId::new(id))) {
            check(words.own(&own, screen, draft).message());
        }
    }
}

/// The other layouts that a hand offers.
fn other_layouts(hand: &Message) -> Vec<Draft> {
    let layout = |press: Press| match press {
        Press::Own(_, draft, OwnPress::Show(Screen::Hand)) => Some(draft),
        _ => None,
    };
    live(hand).into_iter().filter_map(|button| layout(button.press)).collect()
}

/// All answers on a hand, including those that are illegal now.
fn answers(hand: &Message) -> Vec<OwnPress> {
    let buttons = hand.rows.iter().flatten();
    let answer = |press: &Press| match press {
        Press::Own(_, _, press @ OwnPress::Answer { .. }) => Some(*press),
        _ => None,
    };
    buttons.filter_map(|button| answer(&button.press)).collect()
}

fn check_sentence_of_refusal(words: &Words, table: &Table, user: UserId, press: OwnPress) {
    if let Err(refusal) = crate::view::games::answered(table, user, press) {
        check(words.refusal(refusal, &table.public_view(), user, None).message());
    }
}
