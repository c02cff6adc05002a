//! The sessions of shards at Discord's gateway, so that a restart resumes them.

use sqlx::{FromRow, SqliteConnection};

use super::writer::Job;
use super::{ReadError, Store, WriteError};
use crate::work::Step as _;

/// The session of one shard.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct GatewaySession {
    /// The shard, from 0.
    pub shard: u32,
    /// How many shards there were in all.
    pub shards: u32,
    /// Discord's name for the session.
    pub session: String,
    /// The number of the last event that was read.
    #[sqlx(try_from = "i64")]
    pub sequence: u64,
    /// Where it is resumed.
    pub resume_url: String,
    /// How long the quickest press took from Discord's clock to this machine's, in milliseconds, if there was one.
    pub quickest: Option<i64>,
}

impl Store {
    /// The sessions that were last kept.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn gateway_sessions(&self) -> Result<Vec<GatewaySession>, ReadError> {
        let sessions = sqlx::query_as("select * from gateway_session order by shard")
            .fetch_all(&self.readers)
            .step_of(&self.work)
            .await?;
        Ok(sessions)
    }

    /// Keeps these sessions in place of those before.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn keep_sessions(&self, sessions: Vec<GatewaySession>) -> Result<(), WriteError> {
        self.writer.ask(|reply| Job::Sessions(sessions, reply)).await
    }
}

/// Writes them.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    sessions: &[GatewaySession],
) -> Result<(), WriteError> {
    sqlx::query("delete from gateway_session").execute(&mut *connection).await?;
    for kept in sessions {
        sqlx::query(
            "insert into gateway_session (shard, shards, session, sequence, resume_url, quickest)
             values ($1, $2, $3, $4, $5, $6)",
        )
        .bind(kept.shard)
        .bind(kept.shards)
        .bind(&kept.session)
        .bind(kept.sequence.cast_signed())
        .bind(&kept.resume_url)
        .bind(kept.quickest)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
