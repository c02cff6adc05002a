//! Requests as text, in JSON.

use serde::{Deserialize, Serialize};

use super::{About, Asks, Choice, Request};
use crate::sharding::ShardRange;
use crate::table::{Person, UserId};

/// The word for a deletion, in place of what a choice is about.
const DELETION: &str = "deletion";
/// The end of the year 9999, in Unix milliseconds. No request is from later.
const END_OF_TIME: i64 = 253_402_300_800_000;

#[derive(Serialize, Deserialize)]
struct Written {
    /// The shards of the process that has written it.
    from: String,
    at: i64,
    person: Named,
    about: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<Named>,
}

#[derive(Serialize, Deserialize)]
struct Named {
    id: u64,
    name: String,
}

pub(super) fn write(from: ShardRange, request: &Request) -> serde_json::Result<Vec<u8>> {
    let named = |person: &Person| Named { id: person.id.get(), name: person.name.clone() };
    let (about, value, other) = match &request.asks {
        Asks::Choice(choice) => {
            (About::from(choice).to_string(), choice.value(), choice.other().map(named))
        }
        Asks::Deletion => (DELETION.to_owned(), None, None),
    };
    let (from, person) = (from.to_string(), named(&request.person));
    serde_json::to_vec(&Written { from, at: request.at, person, about, value, other })
}

/// The request; `None` if it is none, or one of a later version.
pub(super) fn read(text: &[u8]) -> Option<Request> {
    let written: Written = serde_json::from_slice(text).ok()?;
    // SQLite has signed integers, and ids below zero are those of deleted people.
    let is_id = |named: &Named| i64::try_from(named.id).is_ok_and(|id| id > 0);
    let are_ids = [&written.person].into_iter().chain(&written.other).all(is_id);
    if !are_ids || !(0..END_OF_TIME).contains(&written.at) {
        return None;
    }
    let person = |Named { id, name }| Person { id: UserId::new(id), name };
    let asks = if written.about == DELETION {
        Asks::Deletion
    } else {
        let about = written.about.parse().ok()?;
        let other = written.other.map(person);
        Asks::Choice(Choice::read(about, written.value.as_deref(), other)?)
    };
    Some(Request { person: person(written.person), at: written.at, asks })
}
