//! What the processes of one bot tell each other: the choices that people make for every server, and deletions.
//!
//! Each process has an inbox in a folder that all of them share. A request may arrive twice, and requests in any order:
//! of two choices the later one holds, and a deletion ends what was chosen before it.

mod choice;
mod mailboxes;
mod written;

pub use choice::{About, Choice};
pub use mailboxes::{Mailboxes, NotTold, Received};

use crate::table::Person;

/// Something that a person has asked of the whole bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The person; in a deletion the name is empty.
    pub person: Person,
    /// The moment at which they asked, in Unix milliseconds.
    pub at: i64,
    pub asks: Asks,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asks {
    Choice(Choice),
    Deletion,
}

impl Request {
    /// Returns whether a deletion of `person` at this moment ends the choice that this request asks for.
    fn is_ended_by(&self, person: &Person, at: i64) -> bool {
        let names = match &self.asks {
            Asks::Choice(choice) => {
                self.person.id == person.id
                    || choice.other().is_some_and(|other| other.id == person.id)
            }
            Asks::Deletion => false,
        };
        names && self.at <= at
    }
}
