//! SQLite: tables, logs of games, people and lifetime scores.
//!
//! Reads go through a few connections; everything that changes goes through one writer (see `writer.rs`).

mod backup;
mod census;
mod checkup;
mod clean;
mod clocks;
mod deletions;
mod export;
mod figures;
mod files;
mod former;
mod hints;
mod history;
mod leaderboard;
mod looks;
mod open;
mod pages;
mod places;
mod players;
mod profile;
mod rated;
mod read;
mod recount;
mod restore;
mod results;
mod rows;
mod schema;
mod servers;
mod sessions;
mod settings;
mod votes;
mod writer;

use sqlx::SqlitePool;

use crate::work::Step as _;

pub use backup::BackupError;
pub use checkup::Checkup;
pub use clean::CleanError;
pub use former::Deleted;
pub use open::OpenError;
pub use places::GameElsewhere;
pub use read::{Messages, OpenTables};
pub use recount::{Recount, RecountError};
pub use restore::{RestoreError, Restored, Unfit};
pub use rows::Posted;
pub use sessions::GatewaySession;
pub use writer::{Saved, WriteError};

/// The database.
#[derive(Clone)]
pub struct Store {
    readers: SqlitePool,
    leaderboards: leaderboard::Reader,
    history: leaderboard::Reader,
    writer: writer::Writer,
    known: settings::Known,
    deletions: deletions::Deletions,
    work: crate::work::Work,
    metrics: crate::metrics::Metrics,
}

/// Why something could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The database did not answer.
    #[error("cannot read the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The file that remembers deletions cannot be read.
    #[error("the file that remembers deletions cannot be read: {0}")]
    Deletions(#[from] std::io::Error),
    /// Too many wait for it already.
    #[error("too much is read at once")]
    Busy,
    /// What is stored makes no sense.
    #[error("table {table} is not stored as it should be: {what}")]
    Malformed {
        /// Which table.
        table: crate::table::TableId,
        /// What is wrong with it.
        what: String,
    },
}

impl Store {
    /// Waits until nothing can be written any more because the database's files were deleted or replaced.
    pub async fn is_lost(&self) {
        self.writer.stopped_itself().await;
    }

    /// Waits until everything that was sent to the writer is stored, then closes the database.
    pub async fn close(&self) {
        // The last connection to close folds the write-ahead log into the file: one that may write.
        self.readers.close().step_of(&self.work).await;
        self.leaderboards.close().step_of(&self.work).await;
        self.history.close().step_of(&self.work).await;
        self.writer.finish().await;
    }
}

/// A Discord id as SQLite keeps it: the signed integer with the same bits.
const fn id(number: u64) -> i64 {
    number.cast_signed()
}

/// A Discord id as SQLite kept it.
const fn number(id: i64) -> u64 {
    id.cast_unsigned()
}
