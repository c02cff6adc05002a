//! Presses about challenges, and the person on whom the user command is used.

use crate::features::press::{Draft, NotAPress, OwnPress, read, read_table};
use crate::table::{Person, TableId};

/// A press about the deal of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengePress {
    /// Opens the presser's game with this deal, and begins it if they have not.
    Play(TableId),
    /// A press in the presser's game with this deal.
    Own(TableId, Draft, OwnPress),
    /// A person of that game challenges everyone in the channel.
    Dare(TableId),
    /// The record of the presser's finished game with this deal.
    Record(TableId),
}

/// The person on whom the user command is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub person: Person,
    pub presence: Presence,
}

/// Whether a person can be challenged in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// A member of the server who can see the channel.
    Here,
    /// A person who has left the server, or cannot see the channel.
    Absent,
    Bot,
}

impl ChallengePress {
    pub(in crate::features) fn text(&self) -> String {
        match self {
            Self::Play(table) => format!("p.{table}"),
            Self::Own(table, draft, press) => format!("o.{table}.{draft}.{}", press.text()),
            Self::Dare(table) => format!("d.{table}"),
            Self::Record(table) => format!("r.{table}"),
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["p", table] => Ok(Self::Play(read_table(table)?)),
            ["o", table, draft, press @ ..] => {
                Ok(Self::Own(read_table(table)?, read(draft)?, OwnPress::read(press)?))
            }
            ["d", table] => Ok(Self::Dare(read_table(table)?)),
            ["r", table] => Ok(Self::Record(read_table(table)?)),
            _ => Err(NotAPress),
        }
    }
}
