//! What was deleted is in no page of the database's files any more: they are written anew.
//!
//! SQLite leaves what is deleted where it stood until something else is written there, and a page's older states in
//! the write-ahead log. That would be overwritten at once only at a price for every write (and pages that were split
//! keep copies even so); so it is noted that something was deleted, and the file is written anew soon.

use std::convert::Infallible;
use std::time::Duration;

use sqlx::SqliteConnection;
use tracing::error;

use super::{ReadError, Store, WriteError};
use crate::work::Step as _;

/// How often is looked whether something was deleted: so long it may still be found in the files.
const EVERY: Duration = Duration::from_mins(10);

impl Store {
    /// From now on the files are written anew within ten minutes of each deletion.
    pub async fn keep_clean(&self) -> Infallible {
        loop {
            if let Err(why) = self.clean_up().await {
                error!("what was deleted may still stand in the database's files: {why}");
            }
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Writes the files anew, if something was deleted since they last were.
    ///
    /// # Errors
    /// The database refuses; it is tried again then.
    pub async fn clean_up(&self) -> Result<(), CleanError> {
        let is_unclean = sqlx::query_scalar("select exists (select 1 from unclean)")
            .fetch_one(&self.readers)
            .step_of(&self.work)
            .await;
        if is_unclean.map_err(ReadError::from)? {
            self.writer.clean_up().await?;
        }
        Ok(())
    }
}

/// Why files may still hold what was deleted.
#[derive(Debug, thiserror::Error)]
pub enum CleanError {
    /// It cannot be found out.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// They cannot be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// Something was deleted.
pub(super) async fn is_unclean(connection: &mut SqliteConnection) -> Result<(), WriteError> {
    sqlx::query("insert or ignore into unclean values (1)").execute(connection).await?;
    Ok(())
}

/// Writes the database anew and empties its log; outside a transaction. The copy may be large and is made in a file,
/// though what a transaction may have to undo is kept in memory.
pub(super) async fn clean_up(connection: &mut SqliteConnection) -> Result<(), WriteError> {
    sqlx::query("pragma temp_store = file").execute(&mut *connection).await?;
    let written_anew = sqlx::query("vacuum").execute(&mut *connection).await;
    sqlx::query("pragma temp_store = memory").execute(&mut *connection).await?;
    written_anew?;
    let (is_busy, _, _) = sqlx::query_as::<_, (bool, i64, i64)>("pragma wal_checkpoint(truncate)")
        .fetch_one(&mut *connection)
        .await?;
    if is_busy {
        return Err(WriteError::Unwritable("somebody still reads what was deleted".to_owned()));
    }
    sqlx::query("delete from unclean").execute(connection).await?;
    Ok(())
}
