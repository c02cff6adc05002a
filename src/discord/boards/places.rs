//! Reports to the tables whether they could be shown: a game that cannot be seen waits.

use tracing::debug;

use super::board::Board;
use super::outcome::Outcome;
use super::{Boards, LATELY, lock};
use crate::clock::now_ms;
use crate::table::GuildId;
use crate::tables::TablesError;

impl Boards {
    /// Stores the outcome of showing a table if it makes a difference.
    pub(super) async fn note(&self, board: &Board, outcome: Outcome) -> Result<(), TablesError> {
        let tables = self.inner.responder.tables();
        let table = board.table;
        let noted = match outcome {
            Outcome::Shown if !board.is_unseen => Ok(()),
            Outcome::Shown => tables.is_seen(table).await,
            Outcome::Unseen => tables.is_unseen(table).await,
            Outcome::ChannelGone => tables.has_lost_channel(table).await,
            Outcome::Over => {
                tables.forget_if_over(table).await;
                Ok(())
            }
            Outcome::Failed | Outcome::Refused | Outcome::Nowhere | Outcome::Closed => Ok(()),
        };
        match noted {
            Err(TablesError::NoTable | TablesError::SetAside | TablesError::Closed) => Ok(()),
            noted => noted,
        }
    }

    /// Returns whether this server has removed the bot.
    pub(in crate::discord) fn has_left(&self, guild: GuildId) -> bool {
        lock(&self.inner.left).contains_key(&guild)
    }

    /// Records that this server has removed the bot: its tables are not drawn any more, and the
    /// time is stored. Returns whether that is new.
    pub(in crate::discord) async fn leave(&self, guild: GuildId) -> bool {
        let (now, is_new) = (now_ms(), !self.has_left(guild));
        lock(&self.inner.left).entry(guild).or_insert(now);
        if let Err(error) = self.tables().store().server_is_left(guild, now).await {
            debug!("that a server was left is not stored: {error}");
        }
        is_new
    }

    /// Records that the bot is on this server; if it was not, the server's tables are shown again.
    /// Returns whether that is new.
    pub(in crate::discord) fn is_there(&self, guild: GuildId) -> bool {
        let left = lock(&self.inner.left).remove(&guild);
        if let Some(since) = left {
            let boards = self.clone();
            self.working().spawn(async move {
                let store = boards.inner.responder.tables().store();
                if let Err(error) = store.server_is_there(guild).await {
                    debug!("that the bot is on a server again is not stored: {error}");
                }
                // Tables that ended shortly before may not have been shown since.
                let ended = since - LATELY.as_millis() as i64;
                for table in store.tables_of(guild, ended).await.unwrap_or_default() {
                    boards.look_again(table);
                }
            });
        }
        left.is_some()
    }

    pub(in crate::discord) fn tables(&self) -> &crate::tables::Tables {
        self.inner.responder.tables()
    }
}
