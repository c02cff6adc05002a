//! Tables that are set aside because what is stored of them makes no sense.

use sqlx::SqlitePool;

use super::{Store, WriteError};
use crate::clock::now_ms;
use crate::table::TableId;
use crate::work::Step as _;

impl Store {
    /// Sets a table aside: its channel is free for another.
    pub async fn set_aside(&self, table: TableId) -> Result<(), WriteError> {
        let set_aside =
            "update game_table set set_aside_at = $2 where id = $1 and set_aside_at is null";
        self.writer.execute([sqlx::query(set_aside).bind(table).bind(now_ms())]).await?;
        if let Ok(count) = count(&self.readers).step_of(&self.work).await {
            self.metrics.set_aside(count);
        }
        Ok(())
    }
}

/// The number of tables that are set aside, games that are over among them.
pub(super) async fn count(readers: &SqlitePool) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar("select count(*) from game_table where set_aside_at is not null")
        .fetch_one(readers)
        .await
}
