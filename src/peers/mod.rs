//! What the processes of one bot tell each other: the choices that people make for every server, and deletions.
//!
//! Each process has an inbox in a folder that all of them share. Whatever a process is told, it may be told again, and
//! in any order: of two choices the later one holds, and a deletion ends what was chosen before it.

mod choice;
mod mailboxes;
mod written;

pub use choice::{About, Choice};
pub use mailboxes::{Mailboxes, NotTold, Received};

use crate::table::Person;

/// Something that a person has asked of the whole bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// A person who is deleted is told without a name.
    pub person: Person,
    /// When they asked, in Unix milliseconds.
    pub at: i64,
    pub asks: Asks,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asks {
    Choice(Choice),
    Deletion,
}

impl Request {
    /// Returns whether a deletion of `person` at this moment ends what this asks for.
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
