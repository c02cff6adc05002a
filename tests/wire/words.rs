//! What people read, as the locale files have it: a sentence may change and no test notices.

use std::sync::LazyLock;

use henge::table::{Refusal, Table, UserId};
use henge::view::Words;
use playground::Person;

pub static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);

/// The sentence of this name.
pub fn say(id: &str) -> String {
    with(id, &[])
}

/// The sentence of this name with these texts in their places.
pub fn with(id: &str, values: &[(&'static str, &str)]) -> String {
    assert!(ENGLISH.has(id), "no sentence is called {id}");
    ENGLISH.with(id, values.iter().map(|(name, value)| (*name, (*value).into())))
}

/// What this person is told, in these words, when this is refused at the table as it stands.
pub fn why(words: &Words, table: &Table, person: &Person, refusal: Refusal) -> String {
    words.why(refusal, &table.public_view(), UserId::new(person.id.0))
}
