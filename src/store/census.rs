//! How many tables stand and how large the database is, for whoever watches over the bot.

use sqlx::SqlitePool;

use super::{ReadError, Store};
use crate::metrics::{Metrics, Standing};
use crate::work::{Step as _, Work};

impl Store {
    /// The instruments that measure this database and what is done with it.
    pub const fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// How the bot works, the database included.
    pub const fn work(&self) -> &Work {
        &self.work
    }

    /// Writes that wait for the disk.
    pub fn writes_waiting(&self) -> usize {
        self.writer.waiting()
    }

    /// How many tables are not over, and how large the database is.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn standing(&self) -> Result<Standing, ReadError> {
        let (lobbies, playing, bytes) = sqlx::query_as::<_, (i64, i64, i64)>(
            "select count(*) filter (where stage = 'lobby'), count(*) filter (where stage = 'playing'), \
                    (select page_count * page_size from pragma_page_count, pragma_page_size) \
             from game_table where stage in ('lobby', 'playing') and set_aside_at is null",
        )
        .fetch_one(&self.readers)
        .step_of(&self.work)
        .await?;
        let [lobbies, playing, bytes] = [lobbies, playing, bytes].map(i64::cast_unsigned);
        Ok(Standing { lobbies, playing, bytes })
    }

    /// Counts the tables that are set aside: they are looked for when the database is opened, and when there is one more.
    pub(super) async fn count_set_aside(&self) {
        if let Ok(count) = set_aside(&self.readers).step_of(&self.work).await {
            self.metrics.set_aside(count);
        }
    }
}

/// How many tables are set aside, the games that are over among them.
pub(super) async fn set_aside(readers: &SqlitePool) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar("select count(*) from game_table where set_aside_at is not null")
        .fetch_one(readers)
        .await
}
