//! SQLite: tables, logs of games, people and lifetime scores.
//!
//! Reads go through a few connections; every change goes through one writer: as statements, or as a `Write` where
//! something must be looked up first. A file holds the queries and writes of one feature, and the functions of `Store`
//! that others call.

mod backup;
mod bells;
mod bests;
mod census;
mod challenges;
mod changed;
mod chats;
mod checkup;
mod choices;
mod chosen;
mod clean;
mod clocks;
mod cuts;
mod daily;
mod daily_messages;
mod daily_table;
mod deletions;
mod errors;
mod export;
mod figures;
mod files;
mod former;
mod hints;
mod history;
mod ids;
mod last_time;
mod leaderboard;
mod log;
mod memory;
mod messages;
mod mutes;
mod next_players;
mod open;
mod opening;
mod owners;
mod pages;
mod players;
mod presses;
mod profile;
mod rated;
mod read;
mod reader;
mod recount;
mod restore;
mod results;
mod reviews;
mod rewrite;
mod rows;
mod save;
mod schema;
mod seats;
mod series;
mod servers;
mod sessions;
mod set_aside;
mod settings;
mod split;
mod standings;
mod statements;
mod strength;
mod tables;
mod tablets;
mod titles;
mod verdicts;
mod votes;
mod wal;
mod weeks;
mod writer;

use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::SqlitePool;

use crate::metrics::Metrics;
use crate::work::{Step as _, Work};
use reader::Reader;

pub use backup::BackupError;
pub use challenges::Challenge;
pub use checkup::Checkup;
pub use clean::CleanError;
pub use daily::DailyGame;
pub use daily_messages::DailyMessage;
pub use errors::{OpenError, ReadError, WriteError};
pub use former::{Asked, Deleted};
pub use messages::{Hashes, MessageKind, Messages};
pub use recount::{Recount, RecountError};
pub use restore::{RestoreError, Restored, Unfit};
pub use save::Saved;
pub use sessions::GatewaySession;
pub use split::{Part, SplitError};
pub use tables::{GameElsewhere, OpenTables};
pub use tablets::Entered;

/// The time for which a connection waits for another one's lock.
const BUSY: Duration = Duration::from_secs(5);

#[derive(Clone)]
pub struct Store {
    readers: SqlitePool,
    leaderboards: Reader,
    history: Reader,
    writer: writer::Writer,
    memory: memory::Memory,
    deletions: deletions::Deletions,
    /// True if other processes of the bot are told what people choose here.
    tells_others: bool,
    work: Work,
    metrics: Metrics,
}

impl Store {
    /// Waits until writes are refused because the database's files were deleted or replaced.
    pub async fn is_lost(&self) {
        self.writer.stopped_itself().await;
    }

    /// Waits until everything that was sent to the writer is stored, then closes the database.
    pub fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            // The last connection to close folds the write-ahead log into the file, so it is one that may write.
            self.readers.close().step_of(&self.work).await;
            self.leaderboards.close().step_of(&self.work).await;
            self.history.close().step_of(&self.work).await;
            self.writer.finish().await;
        })
    }
}
