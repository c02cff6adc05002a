//! The number of open tables and the size of the database, for a host who watches over the bot.

use super::{ReadError, Store};
use crate::metrics::{Metrics, StoredTables};
use crate::work::{Step as _, Work};

impl Store {
    /// The instruments that measure this database.
    pub const fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// The way in which the database works: on all threads, or step by step.
    pub const fn work(&self) -> &Work {
        &self.work
    }

    /// The number of writes that wait for the disk.
    pub fn writes_waiting(&self) -> usize {
        self.writer.waiting()
    }

    pub async fn stored_tables(&self) -> Result<StoredTables, ReadError> {
        let (lobbies, playing, bytes) = sqlx::query_as::<_, (i64, i64, i64)>(
            "select count(*) filter (where stage = 'lobby'), count(*) filter (where stage = 'playing'), \
                    (select page_count * page_size from pragma_page_count, pragma_page_size) \
             from game_table where stage in ('lobby', 'playing') and set_aside_at is null",
        )
        .fetch_one(&self.readers)
        .step_of(&self.work)
        .await?;
        let [lobbies, playing, bytes] = [lobbies, playing, bytes].map(i64::cast_unsigned);
        Ok(StoredTables { lobbies, playing, bytes })
    }
}
