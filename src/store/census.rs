//! How many tables stand and how large the database is, for whoever watches over the bot.

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
        let (lobbies, playing, set_aside, bytes) = sqlx::query_as::<_, (i64, i64, i64, i64)>(
            "select count(*) filter (where stage = 'lobby' and set_aside_at is null), \
                    count(*) filter (where stage = 'playing' and set_aside_at is null), \
                    count(*) filter (where set_aside_at is not null), \
                    (select page_count * page_size from pragma_page_count, pragma_page_size) \
             from game_table where stage in ('lobby', 'playing')",
        )
        .fetch_one(&self.readers)
        .step_of(&self.work)
        .await?;
        let [lobbies, playing, set_aside, bytes] =
            [lobbies, playing, set_aside, bytes].map(i64::cast_unsigned);
        Ok(Standing { lobbies, playing, set_aside, bytes })
    }
}
