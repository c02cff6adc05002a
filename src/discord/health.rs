//! How the bot is doing, for whoever watches over it.

use std::time::Duration;

use tracing::info;

use super::gateway::{Connected, Shards};
use crate::metrics::{Metrics, Moment, Standing, Totals, memory};
use crate::store::ReadError;
use crate::tables::Tables;

/// The database answers within this time, or is said not to.
const PATIENCE: Duration = Duration::from_secs(2);

/// How the bot is doing.
#[derive(Clone)]
pub struct Health {
    pub(super) tables: Tables,
    pub(super) shards: Shards,
    pub(super) metrics: Metrics,
}

/// Why nobody can play now.
#[derive(Debug, thiserror::Error)]
pub enum NotReady {
    /// Not every shard is connected to the gateway.
    #[error("Discord's gateway is not connected: {} of {} shards are", .0.up, .0.of)]
    Gateway(Connected),
    /// The database cannot be read.
    #[error(transparent)]
    Database(#[from] ReadError),
    /// The database keeps silent.
    #[error("the database does not answer")]
    Silent,
}

impl Health {
    /// Whether people can play: every shard is connected and the database answers.
    ///
    /// # Errors
    /// They cannot.
    pub async fn check_ready(&self) -> Result<(), NotReady> {
        let connected = self.connected();
        if !connected.is_complete() {
            return Err(NotReady::Gateway(connected));
        }
        self.standing().await.map(drop)
    }

    /// All figures in the text form of `OpenMetrics`.
    pub async fn figures(&self) -> String {
        let Connected { up, of } = self.connected();
        let now = Moment {
            // What cannot be read now is told as it was.
            standing: self.standing().await.ok(),
            writes_waiting: self.tables.store().writes_waiting(),
            shards_connected: up,
            shards: of,
            silence: self.shards.silence(),
        };
        self.metrics.text(&now)
    }

    /// Logs what has happened since these totals were read, and what is played now; gives the totals of now.
    pub async fn log(&self, before: Totals) -> Totals {
        let totals = self.metrics.totals();
        let (since, now) = (totals - before, self.standing().await.unwrap_or_default());
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

    /// How many shards are connected.
    pub fn connected(&self) -> Connected {
        self.shards.connected()
    }

    /// What is played now, as the database says.
    ///
    /// # Errors
    /// It does not answer.
    pub async fn standing(&self) -> Result<Standing, NotReady> {
        let asked = tokio::time::timeout(PATIENCE, self.tables.store().standing());
        Ok(asked.await.map_err(|_| NotReady::Silent)??)
    }
}
