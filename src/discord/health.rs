//! The health of the bot, for monitoring.

use std::time::Duration;

use tracing::info;

use super::gateway::{Connected, Shards};
use crate::metrics::{Metrics, Readings, StoredTables, Totals, memory};
use crate::store::ReadError;
use crate::tables::Tables;

/// The time within which the database must answer.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(2);

/// The health of the bot.
#[derive(Clone)]
pub struct Health {
    pub(super) tables: Tables,
    pub(super) shards: Shards,
    pub(super) metrics: Metrics,
}

/// The reason why nobody can play now.
#[derive(Debug, thiserror::Error)]
pub enum NotReady {
    /// The gateway connection of at least one shard is down.
    #[error("Discord's gateway is not connected: only {0}")]
    Gateway(Connected),
    /// The database cannot be read.
    #[error(transparent)]
    Database(#[from] ReadError),
    /// The database does not answer in time.
    #[error("the database does not answer")]
    Silent,
}

impl Health {
    /// Checks whether people can play: every shard must be connected and the database must answer.
    pub async fn check_ready(&self) -> Result<(), NotReady> {
        let connected = self.connected();
        if !connected.is_complete() {
            return Err(NotReady::Gateway(connected));
        }
        self.stored_tables().await.map(drop)
    }

    /// All metrics in the `OpenMetrics` text format.
    pub async fn figures(&self) -> String {
        let now = Readings {
            // If this cannot be read now, the last known values are used.
            stored: self.stored_tables().await.ok(),
            writes_waiting: self.tables.store().writes_waiting(),
            shards: self.connected().shards().collect(),
            all_shards: self.shards.total(),
            silence: self.shards.silence(),
        };
        self.metrics.text(&now)
    }

    /// Logs the events since these totals and the current number of games; returns the current
    /// totals.
    pub async fn log(&self, before: Totals) -> Totals {
        let totals = self.metrics.totals();
        let (since, now) = (totals - before, self.stored_tables().await.unwrap_or_default());
        info!(
            lobbies = now.lobbies,
            playing = now.playing,
            games_ended = since.games_ended,
            presses_answered = since.answered,
            presses_busy = since.busy,
            presses_dropped = since.dropped,
            presses_failed = since.failed,
            requests_done = since.requests.done,
            requests_limited = since.requests.limited,
            requests_refused = since.requests.refused,
            requests_lost = since.requests.lost,
            memory_mib = memory().unwrap_or_default() >> 20,
            "what was done since the last line like this"
        );
        totals
    }

    /// Which shards are connected.
    pub fn connected(&self) -> Connected {
        self.shards.connected()
    }

    /// The current number of lobbies and games, according to the database.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn stored_tables(&self) -> Result<StoredTables, NotReady> {
        let asked = tokio::time::timeout(REQUEST_TIMEOUT, self.tables.store().stored_tables());
        Ok(asked.await.map_err(|_| NotReady::Silent)??)
    }
}
