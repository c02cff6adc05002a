//! The sessions of shards at Discord's gateway, so that a restart resumes them.

use sqlx::{FromRow, SqliteConnection};

use super::writer::Write;
use super::{ReadError, Store, WriteError};
use crate::work::Step as _;

/// The session of one shard.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct GatewaySession {
    /// The shard, from 0.
    pub shard: u32,
    /// The number of all shards.
    pub shards: u32,
    /// Discord's id of the session.
    pub session: String,
    /// The number of the last event that was read.
    #[sqlx(try_from = "i64")]
    pub sequence: u64,
    /// The address at which the session is resumed.
    pub resume_url: String,
    /// Milliseconds from Discord's clock to this machine's for the quickest press, if there was a press.
    pub quickest: Option<i64>,
}

impl Store {
    /// The sessions that were last kept.
    pub async fn gateway_sessions(&self) -> Result<Vec<GatewaySession>, ReadError> {
        let sessions = sqlx::query_as("select * from gateway_session order by shard")
            .fetch_all(&self.readers)
            .step_of(&self.work)
            .await?;
        Ok(sessions)
    }

    /// Keeps these sessions instead of those kept before.
    pub async fn keep_sessions(&self, sessions: Vec<GatewaySession>) -> Result<(), WriteError> {
        self.writer.ask(KeepSessions(sessions)).await
    }
}

struct KeepSessions(Vec<GatewaySession>);

impl Write for KeepSessions {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        sqlx::query("delete from gateway_session").execute(&mut *connection).await?;
        for kept in &self.0 {
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
}
