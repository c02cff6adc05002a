//! A connection for reads that take long, so that players do not wait for them: leaderboards and profiles have one, and
//! games that are over another.

use std::sync::Arc;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::ReadError;

/// The number of reads that run or wait at once; one more is refused.
const AT_ONCE: usize = 16;

#[derive(Clone)]
pub(super) struct Reader {
    connection: SqlitePool,
    places: Arc<Semaphore>,
}

impl Reader {
    pub(super) async fn open(options: SqliteConnectOptions) -> Result<Self, sqlx::Error> {
        let connection = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
        Ok(Self { connection, places: Arc::new(Semaphore::new(AT_ONCE)) })
    }

    pub(super) const fn connection(&self) -> &SqlitePool {
        &self.connection
    }

    /// A place among the reads that run or wait.
    pub(super) fn place(&self) -> Result<SemaphorePermit<'_>, ReadError> {
        self.places.try_acquire().map_err(|_| ReadError::Busy)
    }

    pub(super) async fn close(&self) {
        self.connection.close().await;
    }
}
