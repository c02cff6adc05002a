//! A summary of the data stored about a person.

use std::collections::BTreeMap;

/// A summary of the data stored about a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalData {
    /// The name last seen.
    pub name: String,
    /// True if they want their private messages as text only.
    pub likes_text: bool,
    /// True if they want a master's hints where a table allows them.
    pub wants_hints: bool,
    /// True if they have chosen the language in which they are answered.
    pub chose_language: bool,
    /// The time zone that they have named, by its IANA name.
    pub zone: Option<String>,
    /// The number of tables at which they have had a seat.
    pub tables: i64,
    /// The number of those tables at which they sit now, or to which they may come back.
    pub open: i64,
    /// The number of servers on which they are known.
    pub servers: i64,
    /// The number of games whose result counts for them.
    pub results: i64,
    /// The number of cuts that they have made.
    pub cuts: i64,
    /// The number of tablets that they keep, or on which they have a seat.
    pub tablets: i64,
    /// The number of rows that concern nobody else, by the names of their tables in the database.
    /// Standings are left out: they follow from the results.
    pub alone: BTreeMap<String, i64>,
}
