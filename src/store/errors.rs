//! Errors of opening, reading and writing the database.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::table::TableId;

/// SQLite's error codes for a file that is damaged, or that is no database.
const CORRUPT: u32 = 11;
const NOT_A_DATABASE: u32 = 26;

#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("DATABASE_URL is {url:?}: it should be like sqlite://henge.db")]
    Address { url: String },
    #[error(
        "{path} is in use by another henge: stop it first, or set DATABASE_URL to another file"
    )]
    InUse { path: PathBuf },
    #[error(
        "{path} has another name (a hard link): remove one of them, or SQLite will confuse them"
    )]
    Linked { path: PathBuf },
    #[error(
        "{path} is damaged ({what}): keep it aside with its -wal file, and put a backup in its place \
         (docs/hosting.md, Back up and restore)"
    )]
    Damaged { path: PathBuf, what: String },
    #[error("cannot open {path}: {error}")]
    File { path: PathBuf, error: io::Error },
    #[error(
        "there is no database {path}: set DATABASE_URL, like sqlite://playground-data/henge.db"
    )]
    Missing { path: PathBuf },
    #[error("cannot use {path} as the database: {error}")]
    Database { path: PathBuf, error: sqlx::Error },
    #[error(
        "{path} was made by a newer henge: install that, or restore the backup from before the upgrade \
         (henge restore FILE)"
    )]
    Newer { path: PathBuf },
    #[error("{path} is half restored: run henge restore FILE again; what was there is kept")]
    HalfRestored { path: PathBuf },
    #[error(
        "{path} lies where nothing can be written, and its newest moves stand in {path}-wal: copy both to \
         another folder and set DATABASE_URL to the copy"
    )]
    Frozen { path: PathBuf },
    #[error("cannot bring {path} up to date: {error}")]
    Migration { path: PathBuf, error: sqlx::migrate::MigrateError },
}

#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    #[error("cannot read the database: {0}")]
    Database(#[from] sqlx::Error),
    #[error("the file that remembers deletions cannot be read: {0}")]
    Deletions(#[from] io::Error),
    #[error("too much is read at once")]
    Busy,
    #[error("table {table} is not stored as it should be: {what}")]
    Malformed { table: TableId, what: String },
}

/// The reason why a write has changed nothing.
#[derive(Clone, Debug, thiserror::Error)]
pub enum WriteError {
    /// The press has opened this table before.
    #[error("the press has taken effect at table {0}")]
    PressedBefore(TableId),
    #[error("another table stands in this channel")]
    ChannelTaken,
    /// The disk is full, the database is locked, or its file is damaged.
    #[error("cannot write to the database: {0}")]
    Database(Arc<sqlx::Error>),
    /// A value has no text form: a fault of ours.
    #[error("cannot be written: {0}")]
    Unwritable(String),
    #[error("the file that remembers deletions cannot be written: {0}")]
    Deletions(Arc<io::Error>),
    /// The database or its write-ahead log was moved or replaced: what is written would be lost.
    #[error("the database's files were deleted or replaced")]
    FilesGone,
    /// A reader still uses the write-ahead log, so it cannot be emptied.
    #[error("somebody still reads what was deleted")]
    StillRead,
    /// The writer has stopped.
    #[error("the database is closed")]
    Closed,
}

impl OpenError {
    /// The error for this file, given SQLite's error.
    pub(super) fn of(path: &Path, error: sqlx::Error) -> Self {
        let path = path.to_owned();
        match code(&error) {
            Some(CORRUPT | NOT_A_DATABASE) => Self::Damaged { path, what: error.to_string() },
            Some(_) | None => Self::Database { path, error },
        }
    }
}

/// SQLite's primary error code: the low byte of its extended one.
pub(super) fn code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?.parse::<u32>().ok()?;
    Some(code & 0xff)
}

impl WriteError {
    /// True if the writer logs this error, once for all callers whom it concerns.
    pub const fn is_logged(&self) -> bool {
        match self {
            Self::Database(_) | Self::FilesGone | Self::Closed => true,
            Self::PressedBefore(_)
            | Self::ChannelTaken
            | Self::Unwritable(_)
            | Self::StillRead
            | Self::Deletions(_) => false,
        }
    }
}

impl From<sqlx::Error> for WriteError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Arc::new(error))
    }
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        Self::Deletions(Arc::new(error))
    }
}
