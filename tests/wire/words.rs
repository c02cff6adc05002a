//! Texts that people read, taken from the locale files, so that tests do not depend on their
//! wording.

use std::sync::LazyLock;

use henge::table::{Refusal, Table, UserId};
use henge::view::Words;
use playground::Person;

pub static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);

/// The message with this id.
pub fn say(id: &str) -> String {
    with(id, &[])
}

/// The message with this id and these arguments.
pub fn with(id: &str, values: &[(&'static str, &str)]) -> String {
    assert!(ENGLISH.has(id), "no sentence is called {id}");
    // Numbers choose plurals.
    let values = values.iter().map(|(name, value)| {
        let number = value.parse::<i64>();
        (*name, number.map_or_else(|_| (*value).into(), Into::into))
    });
    ENGLISH.with(id, values)
}

/// Returns whether this text of a table's message says who has won the game.
pub fn says_who_won(text: &str) -> bool {
    let said =
        |count: usize| ENGLISH.with("table-over", [("names", "|".into()), ("count", count.into())]);
    [1, 2].map(said).iter().any(|said| {
        let (before, after) = said.split_once('|').expect("the winners are named");
        text.starts_with(before) && text.ends_with(after)
    })
}

/// The message to this person, in these words, if this is refused in the current state of the
/// table.
pub fn why(words: &Words, table: &Table, person: &Person, refusal: Refusal) -> String {
    words.why(refusal, &table.public_view(), UserId::new(person.id.0))
}
