//! Texts of buttons, pressed one after another at a table: each is read as it is written, and then
//! changes the table or is refused. Whatever is shown afterwards is within Discord's limits.
//!
//! The first character of an input chooses the moment at which play begins. Each line is a text,
//! after a digit for the person who presses.
#![no_main]

use std::sync::LazyLock;

use fuzz::check::check;
use fuzz::mutation::one_of;
use fuzz::tables::{MOMENTS, by, move_of};
use henge::features::press::{Draft, OwnPress, Press, Screen, TypedMove};
use henge::lesson::Progress;
use henge::table::{Person, Table, UserId};
use henge::view::{Message, NotMoved, Words};

/// The most lines of an input that are pressed.
const PRESSED: usize = 8;

static WORDS: LazyLock<Words> = LazyLock::new(Words::english);

libfuzzer_sys::fuzz_target!(|input: &str| {
    let Some(moment) = input.chars().next() else { return };
    let Some(table) = one_of(&MOMENTS, moment as usize) else { return };
    let mut table = table.clone();
    for line in input[moment.len_utf8()..].lines().take(PRESSED) {
        let Some(digit) = line.chars().next() else { continue };
        let person = u64::from(digit.to_digit(10).unwrap_or(1));
        press(&mut table, person, &line[digit.len_utf8()..]);
    }
});

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    fuzz::mutation::mutate(data, size, max_size, seed, fuzz::mutation::lines)
});

fn press(table: &mut Table, person: u64, text: &str) {
    type_in(table, person, text);
    let Ok(press) = Press::read(text) else { return };
    assert_eq!(press.text(), text);
    assert!(text.len() <= 100, "it would not fit a button");
    match press {
        Press::Own(_, draft, press) => own(table, person, &draft, press),
        Press::Lesson(progress, draft, press) => lesson(&progress, &draft, press),
        Press::Show(_, screen) => drop(shown(table, person, screen, &Draft::default())),
        _ => {}
    }
}

/// A press on the private message of this person.
fn own(table: &mut Table, person: u64, draft: &Draft, press: OwnPress) {
    let (user, view) = (UserId::new(person), table.public_view());
    let mut after = draft.clone();
    if let Some(next) = move_of(press) {
        match table.decide(&by(person), &next, 0) {
            Ok(step) => {
                *table = step.table;
                after = WORDS.draft_after(draft, press);
                check(WORDS.table(&table.public_view()).message());
            }
            Err(refusal) => check_buttons(WORDS.refusal(refusal, &view, user, None).message()),
        }
    }
    match press {
        OwnPress::Show(screen) => drop(shown(table, person, screen, &after)),
        OwnPress::Rules(topic) => {
            if let Some(own) = table.private_view(user) {
                check_buttons(WORDS.own_rules(&own, topic, &after).message());
            }
        }
        _ => drop(shown(table, person, Screen::Hand, &after)),
    }
}

/// What is shown on this screen; every button on it can be pressed.
fn shown(table: &Table, person: u64, screen: Screen, draft: &Draft) -> Option<Message> {
    let own = table.private_view(UserId::new(person))?;
    let message = WORDS.own(&own, screen, draft).message().clone();
    check_buttons(&message);
    Some(message)
}

fn check_buttons(message: &Message) {
    check(message);
    let selects = message.selects.iter().chain(&message.more).map(|select| &select.press);
    for press in message.rows.iter().flatten().map(|button| &button.press).chain(selects) {
        assert_eq!(Press::read(&press.text()).as_ref(), Ok(press));
    }
}

/// A press in a lesson.
fn lesson(progress: &Progress, draft: &Draft, press: OwnPress) {
    let learner = Person { id: UserId::new(1), name: "Ada".to_owned() };
    let Ok(state) = progress.look(&learner) else { return };
    match press {
        OwnPress::Show(screen) => {
            check_buttons(WORDS.own(&state.own, screen, draft).inside_lesson(progress).message());
        }
        OwnPress::Answer { action, .. } => match progress.with(action) {
            Ok(further) => {
                let state = further.look(&learner).expect("an accepted action is progress");
                check_buttons(WORDS.lesson(&further, &state, draft).text.message());
            }
            Err(refusal) => {
                let refusal = refusal.map(NotMoved::Forbidden);
                let refused = WORDS.lesson_refused(progress, &state, draft, refusal);
                check_buttons(refused.text.message());
            }
        },
        _ => check_buttons(WORDS.lesson(progress, &state, draft).text.message()),
    }
}

/// The text as a move that is typed: it means one move, or the answer says what is possible. Every
/// suggestion can be chosen.
fn type_in(table: &Table, person: u64, text: &str) {
    let (Some(typed), Some(own)) = (TypedMove::read(text), table.private_view(UserId::new(person)))
    else {
        return;
    };
    let possible = WORDS.possible(&own);
    if let TypedMove::Free(text) = &typed {
        match WORDS.read_move(&WORDS, &own, text) {
            Ok(press) => assert!(possible.iter().any(|one| one.press == press)),
            Err(sentence) => assert!(sentence.encode_utf16().count() <= 2000, "{sentence}"),
        }
    }
    let choices = WORDS.suggestions(&WORDS, &own, text);
    assert!(choices.len() <= 25);
    for choice in choices {
        assert!((1..=100).contains(&choice.label.encode_utf16().count()), "{choice:?}");
        let Some(TypedMove::Chosen(_, press)) = TypedMove::read(&choice.value) else {
            panic!("{choice:?} cannot be chosen")
        };
        assert!(possible.iter().any(|one| one.press == press));
    }
}
