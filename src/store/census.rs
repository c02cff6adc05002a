//! How many tables stand, for whoever watches over the bot.

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

    /// How many tables are not over.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn standing(&self) -> Result<Standing, ReadError> {
        let (lobbies, playing) = sqlx::query_as::<_, (i64, i64)>(
            "select coalesce(sum(stage = 'lobby'), 0), coalesce(sum(stage = 'playing'), 0) \
             from game_table where stage in ('lobby', 'playing') and set_aside_at is null",
        )
        .fetch_one(&self.readers)
        .step_of(&self.work)
        .await?;
        Ok(Standing { lobbies: lobbies.cast_unsigned(), playing: playing.cast_unsigned() })
    }
}
