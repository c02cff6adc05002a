//! Lobbies to which nobody comes any more are closed; games without a running clock at which nobody moves any
//! more are ended.

use std::time::Duration;

use tracing::warn;

use super::{Tables, TablesError};
use crate::clock::now_ms;
use crate::table::{By, Move, TableId};

/// A lobby without a press for so long is closed.
const LOBBY_LEFT_AFTER: Duration = Duration::from_hours(1);
/// A game without a move for so long is ended.
const GAME_LEFT_AFTER: Duration = Duration::from_hours(7 * 24);
/// How often they are looked for.
const EVERY: Duration = Duration::from_mins(1);

impl Tables {
    /// From now on lobbies without a press for an hour are closed, and games without a clock, or which pause,
    /// are ended a week after the last move.
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
    ///
    /// # Errors
    /// The database cannot be read, or refuses to write.
    pub async fn close_lobbies_left_since(&self, moment: i64) -> Result<(), TablesError> {
        self.end_all(self.inner.store.lobbies_left_since(moment).await?).await
    }

    /// Ends the games on which no clock runs, without a move since that moment, in Unix milliseconds.
    ///
    /// # Errors
    /// The database cannot be read, or refuses to write.
    pub async fn end_games_left_since(&self, moment: i64) -> Result<(), TablesError> {
        self.end_all(self.inner.store.games_left_since(moment).await?).await
    }

    async fn end_all(&self, left: Vec<TableId>) -> Result<(), TablesError> {
        for table in left {
            match self.end(table).await {
                // What makes no sense keeps no other table open.
                Ok(()) | Err(TablesError::SetAside | TablesError::NoTable) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Ends a table without anybody's press.
    ///
    /// # Errors
    /// There is no such table, or the database refuses.
    pub async fn end(&self, id: TableId) -> Result<(), TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        self.load(id, &slot, &mut table).await?;
        // Over meanwhile, it is not ended again: that is fine.
        self.step(&slot, &mut table, None, &By::Time, &Move::End).await.map(drop)
    }
}
