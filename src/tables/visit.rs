//! A person's visit to a table: who comes, what they see, and why a visit can fail.

use std::fmt;

use crate::store::{ReadError, WriteError};
use crate::table::{
    Back, ChannelId, Eyes, Location, Person, PressId, PrivateView, PublicView, Refusal, TableId,
};

/// A person who visits a table by a press or a command.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The id of the interaction.
    pub press: PressId,
    pub person: Person,
    pub location: Location,
    /// True if they may manage the server.
    pub manages: bool,
}

/// The state of a table at the end of a visit.
#[derive(Clone)]
pub struct Seen {
    /// The outcome of the move.
    pub happened: Result<Happened, Refusal>,
    /// The report of what was decided for the visitor while they were away or late, if they do not
    /// know it yet.
    pub back: Option<Back>,
    /// True if the visitor must be told that the table cannot be shown.
    pub unseen: bool,
    pub public: PublicView,
    /// The visitor's view as a player of the game.
    pub own: Option<PrivateView>,
    /// What the visitor may see through the eyes of a player.
    pub eyes: Eyes,
}

impl fmt::Debug for Seen {
    /// Omits everything: a refusal may name cards of the person it is for, and those must never
    /// reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seen(sealed)")
    }
}

/// The outcome of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// No move was made.
    Nothing,
    /// The move has taken effect.
    Now,
    /// The move took effect earlier: Discord delivered the press twice.
    Before,
}

/// The reason why a table cannot be visited, or why a move has no effect.
#[derive(thiserror::Error)]
pub enum TablesError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The stored rows of the table are inconsistent: it is set aside.
    #[error("the table is set aside")]
    SetAside,
    /// The table is in another channel: the press is forged.
    #[error("the table stands in another channel")]
    Elsewhere,
    /// This channel has no table; the table at which the person plays is in another channel, which
    /// may be gone.
    #[error("the table is in another channel")]
    In(ChannelId),
    /// This channel has no table; the channel of the table at which the person plays is gone.
    #[error("the table's channel is gone")]
    Astray,
    /// The channel already has a table.
    #[error("the channel has a table already")]
    ChannelTaken,
    /// The database refuses to write a step.
    #[error("{error}")]
    NotStored {
        /// The table whose step it was.
        table: TableId,
        error: WriteError,
    },
    /// The database refuses to write anything else.
    #[error(transparent)]
    Write(WriteError),
    /// The database cannot be read.
    #[error(transparent)]
    Read(ReadError),
    /// Too many reads are in progress.
    #[error("too much is read at once")]
    Busy,
    /// The operating system gives no randomness.
    #[error("the operating system gives no randomness")]
    NoRandomness,
    /// The task broke off: a fault of ours.
    #[error("the work on a table broke off")]
    Broken,
    /// The bot is stopping.
    #[error("the tables are closed")]
    Closed,
}

impl TablesError {
    /// Returns whether the error has already been logged.
    pub const fn is_logged(&self) -> bool {
        match self {
            Self::NotStored { error, .. } | Self::Write(error) => error.is_logged(),
            Self::NoTable
            | Self::SetAside
            | Self::Elsewhere
            | Self::In(_)
            | Self::Astray
            | Self::ChannelTaken
            | Self::Read(_)
            | Self::Busy
            | Self::NoRandomness
            | Self::Broken
            | Self::Closed => false,
        }
    }
}

impl fmt::Debug for TablesError {
    /// Uses the text of the error, which names no hidden card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<ReadError> for TablesError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Busy => Self::Busy,
            ReadError::Database(_) | ReadError::Malformed { .. } | ReadError::Deletions(_) => {
                Self::Read(error)
            }
        }
    }
}

impl From<WriteError> for TablesError {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::ChannelTaken => Self::ChannelTaken,
            WriteError::PressedBefore(_)
            | WriteError::Database(_)
            | WriteError::Unwritable(_)
            | WriteError::Deletions(_)
            | WriteError::StillRead
            | WriteError::FilesGone
            | WriteError::Closed => Self::Write(error),
        }
    }
}
