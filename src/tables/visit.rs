//! Somebody at a table: who comes, what they see, and why they cannot.

use std::fmt;

use crate::store::{ReadError, WriteError};
use crate::table::{
    Back, ChannelId, Location, Person, PressId, PrivateView, PublicView, Refusal, TableId,
};

/// Somebody who comes to a table by a press or a command.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The interaction.
    pub press: PressId,
    /// Who.
    pub person: Person,
    /// Where.
    pub location: Location,
    /// Whether they may manage the server.
    pub manages: bool,
}

/// What a visit saw when it was over.
#[derive(Clone)]
pub struct Seen {
    /// What came of the move.
    pub happened: Result<Happened, Refusal>,
    /// What was decided for who came while they were away or late, if they do not know it yet.
    pub back: Option<Back>,
    /// Whether who came is to be told that the table cannot be shown.
    pub unseen: bool,
    /// What everybody may see.
    pub public: PublicView,
    /// What who came may see as a player of the game.
    pub own: Option<PrivateView>,
}

impl fmt::Debug for Seen {
    /// A refusal may name the cards of whom it is for: they never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seen(sealed)")
    }
}

/// What came of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// No move was made.
    Nothing,
    /// It has taken effect.
    Now,
    /// It had taken effect before: Discord delivered the press twice.
    Before,
}

/// Why nobody can come to a table, or a move has no effect.
#[derive(thiserror::Error)]
pub enum TablesError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// What is stored of the table makes no sense: it is set aside.
    #[error("the table is set aside")]
    SetAside,
    /// The table stands in another channel: the press is forged.
    #[error("the table stands in another channel")]
    Elsewhere,
    /// There is none in this channel; the one at which who asks plays is in another, which may be gone.
    #[error("the table is in another channel")]
    In(ChannelId),
    /// There is none in this channel; the channel of one at which who asks plays is gone.
    #[error("the table's channel is gone")]
    Astray,
    /// The channel has a table already.
    #[error("the channel has a table already")]
    ChannelTaken,
    /// The database refuses to write a step.
    #[error("{error}")]
    NotStored {
        /// Whose step it was.
        table: TableId,
        /// Why.
        error: WriteError,
    },
    /// The database refuses to write anything else.
    #[error(transparent)]
    Write(WriteError),
    /// The database cannot be read.
    #[error(transparent)]
    Read(ReadError),
    /// Too much is read at once.
    #[error("too much is read at once")]
    Busy,
    /// The operating system gives no randomness.
    #[error("the operating system gives no randomness")]
    NoRandomness,
    /// The work broke off: a fault of ours.
    #[error("the work on a table broke off")]
    Broken,
    /// The bot is stopping.
    #[error("the tables are closed")]
    Closed,
}

impl TablesError {
    /// Whether the log has been told already.
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
    /// What is logged names no hidden card.
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
