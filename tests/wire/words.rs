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
    ENGLISH.with(id, values.iter().map(|(name, value)| (*name, (*value).into())))
}

/// The message to this person, in these words, if this is refused in the current state of the
/// table.
pub fn why(words: &Words, table: &Table, person: &Person, refusal: Refusal) -> String {
    words.why(refusal, &table.public_view(), UserId::new(person.id.0))
}
