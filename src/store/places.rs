//! On which servers and in which channels tables stand.

use super::{ReadError, Store, id, number};
use crate::table::{ChannelId, GuildId, TableId, UserId};
use crate::work::Step as _;

/// A game that somebody plays in another channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameElsewhere {
    /// Which.
    pub table: TableId,
    /// In which channel.
    pub channel: ChannelId,
    /// Whether that channel is gone.
    pub is_astray: bool,
}

impl Store {
    /// A game on this server at which this person has a seat, or may come back to one: rather one whose channel
    /// is gone, rather a newer one.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn game_of(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Option<GameElsewhere>, ReadError> {
        let found = sqlx::query_as::<_, (i64, i64, bool)>(
            "select id, channel, channel_gone_at is not null from game_table
             where guild = $1 and stage = 'playing' and set_aside_at is null and exists
             (select 1 from seat where game_table = game_table.id and person = $2
              and (level is null or away_since is not null))
             order by channel_gone_at is null, id desc limit 1",
        )
        .bind(id(guild.get()))
        .bind(id(user.get()))
        .fetch_optional(&self.readers)
        .step_of(&self.work)
        .await?;
        Ok(found.map(|(table, channel, is_astray)| GameElsewhere {
            table: TableId::new(number(table)),
            channel: ChannelId::new(number(channel)),
            is_astray,
        }))
    }

    /// The lobbies and games of a server, and what was over after this moment, in Unix milliseconds.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn tables_of(&self, guild: GuildId, since: i64) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar::<_, i64>(
            "select id from game_table
             where guild = $1 and set_aside_at is null
             and (stage in ('lobby', 'playing') or ended_at >= $2) order by id",
        )
        .bind(id(guild.get()))
        .bind(since)
        .fetch_all(&self.readers)
        .step_of(&self.work)
        .await?;
        Ok(found.into_iter().map(|table| TableId::new(number(table))).collect())
    }
}
