//! Which servers have removed the bot: without any intent it is told of none, so it asks.

use std::time::Duration;

use tracing::{info, warn};

use super::boards::Boards;
use super::rest::Rest;
use crate::table::GuildId;
use crate::tables::{Removed, TablesError};

/// How often it asks.
const EVERY: Duration = Duration::from_hours(24);

/// Finds out which servers have removed the bot.
#[derive(Clone)]
pub(super) struct Servers {
    pub(super) rest: Rest,
    pub(super) boards: Boards,
}

impl Servers {
    /// From now on it asks each day.
    pub(super) async fn look_daily(&self) {
        loop {
            tokio::time::sleep(EVERY).await;
            self.look().await;
        }
    }

    /// Asks once. What cannot be listed to its end removes nothing.
    pub(super) async fn look(&self) {
        let there = match self.rest.servers().await {
            Ok(there) => there,
            Err(error) => return warn!("it is not known which servers the bot is on: {error}"),
        };
        let store = self.boards.tables().store();
        let known = match store.guilds().await {
            Ok(known) => known,
            Err(error) => return warn!("it is not known which servers have tables: {error}"),
        };
        let (mut gone, mut back, mut closed, mut waiting) = (0, 0, 0, 0);
        for guild in known {
            if there.contains(&guild) {
                back += usize::from(self.boards.is_there(guild));
                continue;
            }
            gone += usize::from(self.boards.leave(guild));
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
