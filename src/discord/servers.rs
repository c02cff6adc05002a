//! Finds out which servers have removed the bot. Without intents the gateway does not say so,
//! therefore the bot asks. The data stored about a server is deleted thirty days after the bot has
//! left.

use std::collections::HashSet;
use std::time::Duration;

use tracing::{info, warn};

use super::boards::Boards;
use super::rest::Rest;
use crate::clock::now_ms;
use crate::metrics::Metrics;
use crate::sharding::ShardRange;
use crate::table::GuildId;
use crate::tables::{Removed, TablesError};

/// Interval at which the bot asks.
const EVERY: Duration = Duration::from_hours(24);
/// The time for which a server's data is kept after the bot has left it.
const KEPT: Duration = Duration::from_hours(30 * 24);

/// Finds out which servers have removed the bot.
#[derive(Clone)]
pub(super) struct Servers {
    pub(super) rest: Rest,
    pub(super) boards: Boards,
    pub(super) metrics: Metrics,
    /// The shards of this process; `None` if it runs all.
    pub(super) shards: Option<ShardRange>,
}

impl Servers {
    /// Checks once a day, forever.
    pub(super) async fn look_daily(&self) {
        loop {
            tokio::time::sleep(EVERY).await;
            self.look().await;
        }
    }

    /// Checks once. If the list of servers is incomplete, nothing is removed.
    pub(super) async fn look(&self) {
        let there = match self.rest.servers().await {
            Ok(there) => there,
            Err(error) => return warn!("it is not known which servers the bot is on: {error}"),
        };
        self.metrics.on_servers(there.iter().filter(|server| self.is_own(**server)).count());
        let known = match self.boards.tables().store().known_servers().await {
            Ok(known) => known,
            Err(error) => return warn!("it is not known which servers have tables: {error}"),
        };
        let (mut gone, mut back, mut closed, mut waiting) = (0, 0, 0, 0);
        for guild in known {
            if there.contains(&guild) {
                back += usize::from(self.boards.is_there(guild));
                continue;
            }
            gone += usize::from(self.boards.leave(guild).await);
            match self.remove(guild).await {
                Ok(removed) => {
                    closed += removed.iter().filter(|table| **table == Removed::Closed).count();
                    waiting += removed.iter().filter(|table| **table == Removed::Waits).count();
                }
                Err(TablesError::Closed) => return,
                Err(error) => warn!("tables of a server that is gone stay as they are: {error}"),
            }
        }
        if gone + back + closed + waiting > 0 {
            info!(
                "servers with tables that have removed the bot: {gone}, that are back: {back}; lobbies closed: \
                 {closed}, games that wait: {waiting}"
            );
        }
        match self.delete_left_long_ago(&there).await {
            Ok(0) | Err(TablesError::Closed) => {}
            Ok(deleted) => {
                info!("servers that were left thirty days ago and are deleted: {deleted}");
            }
            Err(error) => warn!("servers that were left long ago are not deleted: {error}"),
        }
    }

    /// Returns whether a server belongs to a shard of this process.
    fn is_own(&self, server: GuildId) -> bool {
        self.shards.is_none_or(|shards| shards.contains(server))
    }

    /// Deletes the data of servers that the bot left long ago, and returns their number. `there`
    /// contains the servers that it is on.
    async fn delete_left_long_ago(&self, there: &HashSet<GuildId>) -> Result<usize, TablesError> {
        let tables = self.boards.tables();
        let before = now_ms() - KEPT.as_millis() as i64;
        let mut deleted = 0;
        for (guild, since) in tables.store().left_servers().await? {
            if there.contains(&guild) {
                tables.store().server_is_there(guild).await?;
            } else if since <= before && self.boards.has_left(guild) {
                tables.delete_server(guild).await?;
                deleted += 1;
            }
        }
        Ok(deleted)
    }

    async fn remove(&self, guild: GuildId) -> Result<Vec<Removed>, TablesError> {
        let tables = self.boards.tables();
        let mut removed = Vec::new();
        for table in tables.store().tables_of(guild, i64::MAX).await? {
            match tables.is_removed(table).await {
                Err(TablesError::NoTable | TablesError::SetAside) => {}
                became => removed.push(became?),
            }
        }
        Ok(removed)
    }
}
