//! Closes lobbies that nobody joins any more, and ends games without a running clock in which
//! nobody moves any more.

use std::time::Duration;

use tracing::warn;

use super::{Tables, TablesError};
use crate::clock::now_ms;
use crate::table::{By, Move, TableId};

/// A lobby is closed after this time without a press.
const LOBBY_LEFT_AFTER: Duration = Duration::from_hours(1);
/// A game without a running clock is ended after this time without a move.
const GAME_LEFT_AFTER: Duration = Duration::from_hours(7 * 24);
/// The interval between two searches for abandoned tables.
const EVERY: Duration = Duration::from_mins(1);

impl Tables {
    /// Starts the task that closes lobbies after an hour without a press, and ends games that have
    /// no clock or are paused a week after their last move.
    pub fn end_what_is_left(&self) {
        let tables = self.clone();
        self.inner.work.spawn(async move {
            loop {
                match tables.end_what_was_left_before(now_ms()).await {
                    Ok(()) => {}
                    Err(TablesError::Closed) => return,
                    Err(error) => warn!("tables that were left stay open: {error}"),
                }
                tokio::time::sleep(EVERY).await;
            }
        });
    }

    async fn end_what_was_left_before(&self, now: i64) -> Result<(), TablesError> {
        self.close_lobbies_left_since(now - LOBBY_LEFT_AFTER.as_millis() as i64).await?;
        self.end_games_left_since(now - GAME_LEFT_AFTER.as_millis() as i64).await
    }

    /// Closes the lobbies without a press since that moment, in Unix milliseconds.
    pub async fn close_lobbies_left_since(&self, moment: i64) -> Result<(), TablesError> {
        self.end_all(self.inner.store.lobbies_left_since(moment).await?).await
    }

    /// Ends the games without a running clock and without a move since that moment, in Unix
    /// milliseconds.
    pub async fn end_games_left_since(&self, moment: i64) -> Result<(), TablesError> {
        self.end_all(self.inner.store.games_left_since(moment).await?).await
    }

    async fn end_all(&self, left: Vec<TableId>) -> Result<(), TablesError> {
        for table in left {
            match self.end(table).await {
                // A table with inconsistent rows must not keep the others open.
                Ok(()) | Err(TablesError::SetAside | TablesError::NoTable) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Ends a table without a press.
    pub async fn end(&self, id: TableId) -> Result<(), TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        self.load(id, &slot, &mut table).await?;
        // A refusal is fine: the table has ended in the meantime.
        self.step(&slot, &mut table, None, &By::Time, &Move::End).await.map(drop)
    }
}
