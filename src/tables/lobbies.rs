//! Lobbies to which nobody comes any more are closed.

use std::time::Duration;

use tracing::warn;

use super::{Tables, TablesError};
use crate::clock::now_ms;
use crate::table::{By, Move, TableId};

/// A lobby without a press for so long is closed.
const LEFT_AFTER: Duration = Duration::from_hours(1);
/// How often they are looked for.
const EVERY: Duration = Duration::from_mins(1);

impl Tables {
    /// From now on lobbies without a press for an hour are closed.
    pub fn close_left_lobbies(&self) {
        let tables = self.clone();
        self.store().work().spawn(async move {
            loop {
                match tables
                    .close_lobbies_left_since(now_ms() - LEFT_AFTER.as_millis() as i64)
                    .await
                {
                    Ok(()) => {}
                    Err(TablesError::Closed) => return,
                    Err(error) => warn!("lobbies that were left stay open: {error}"),
                }
                tokio::time::sleep(EVERY).await;
            }
        });
    }

    /// Closes the lobbies without a press since that moment, in Unix milliseconds.
    ///
    /// # Errors
    /// The database cannot be read, or refuses to write.
    pub async fn close_lobbies_left_since(&self, moment: i64) -> Result<(), TablesError> {
        for lobby in self.inner.store.lobbies_left_since(moment).await? {
            match self.close_lobby(lobby).await {
                // What makes no sense keeps no other lobby open.
                Ok(()) | Err(TablesError::SetAside | TablesError::NoTable) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    async fn close_lobby(&self, id: TableId) -> Result<(), TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        self.load(id, &slot, &mut table).await?;
        // Begun meanwhile, it is no lobby any more: that is fine.
        self.step(&slot, &mut table, None, &By::Time, &Move::End).await.map(drop)
    }
}
