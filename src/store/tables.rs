//! Lists of tables: in a channel, on a server, of a person, or left by everybody.

use sqlx::FromRow;

use super::{ReadError, Store};
use crate::table::{ChannelId, GuildId, TableId, UserId};
use crate::work::Step as _;

/// A game that a person plays in another channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRow)]
pub struct GameElsewhere {
    #[sqlx(rename = "id")]
    pub table: TableId,
    pub channel: ChannelId,
    /// True if that channel is gone.
    pub is_astray: bool,
}

/// The number of open tables of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRow)]
pub struct OpenTables {
    pub tables: i64,
    /// The lobbies of one host among these tables.
    pub lobbies: i64,
}

impl Store {
    /// The lobby or game in this channel.
    pub async fn table_in(&self, channel: ChannelId) -> Result<Option<TableId>, ReadError> {
        let found = sqlx::query_scalar(
            "select id from game_table where channel = $1 and stage in ('lobby', 'playing')
             and set_aside_at is null",
        );
        Ok(found.bind(channel).fetch_optional(&self.readers).step_of(&self.work).await?)
    }

    /// A game on this server at which this person has a seat, or may come back to one. A game whose channel is gone
    /// comes first, then a newer one.
    pub async fn game_of(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Option<GameElsewhere>, ReadError> {
        let found = sqlx::query_as(
            "select id, channel, channel_gone_at is not null as is_astray from game_table
             where guild = $1 and stage = 'playing' and set_aside_at is null and exists
             (select 1 from seat where game_table = game_table.id and person = $2
              and (level is null or away_since is not null))
             order by channel_gone_at is null, id desc limit 1",
        );
        let found = found.bind(guild).bind(user);
        Ok(found.fetch_optional(&self.readers).step_of(&self.work).await?)
    }

    /// The lobbies and games of a server, and the games that ended after this moment, in Unix milliseconds.
    pub async fn tables_of(&self, guild: GuildId, since: i64) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar(
            "select id from game_table
             where guild = $1 and set_aside_at is null
             and (stage in ('lobby', 'playing') or ended_at >= $2) order by id",
        );
        let found = found.bind(guild).bind(since);
        Ok(found.fetch_all(&self.readers).step_of(&self.work).await?)
    }

    /// The tables of all servers that people look at: lobbies, games, and the games that ended after this moment.
    pub async fn tables_shown(&self, since: i64) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar(
            "select id from game_table where set_aside_at is null and (stage in ('lobby', 'playing') or ended_at >= $1)
             order by id",
        );
        Ok(found.bind(since).fetch_all(&self.readers).step_of(&self.work).await?)
    }

    /// The number of open tables on a server, and of the lobbies of this host among them.
    pub async fn open_tables(&self, guild: GuildId, host: UserId) -> Result<OpenTables, ReadError> {
        let found = sqlx::query_as(
            "select count(*) as tables,
                    count(*) filter (where stage = 'lobby' and host = $2) as lobbies
             from game_table
             where stage in ('lobby', 'playing') and set_aside_at is null and guild = $1",
        );
        Ok(found.bind(guild).bind(host).fetch_one(&self.readers).step_of(&self.work).await?)
    }

    /// The games in which a computer has a seat.
    pub async fn tables_with_computers(&self) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar(
            "select id from game_table where stage = 'playing' and set_aside_at is null and exists
             (select 1 from seat where game_table = game_table.id and level is not null)
             order by id",
        );
        Ok(found.fetch_all(&self.readers).step_of(&self.work).await?)
    }

    /// The lobbies in which nobody has pressed since this moment, in Unix milliseconds, and whose hour, if they have
    /// one, is before it. A press's id says when it was pressed.
    pub async fn lobbies_left_since(&self, moment: i64) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar(
            "select id from game_table where stage = 'lobby' and set_aside_at is null
             and opened_at < $1 and (begins_at is null or begins_at < $1) and not exists
             (select 1 from press where game_table = game_table.id
              and (press.id >> 22) + 1420070400000 >= $1)
             order by id",
        );
        Ok(found.bind(moment).fetch_all(&self.readers).step_of(&self.work).await?)
    }

    /// The games in which no clock runs, because they have none or are paused, and in which nothing has happened
    /// since this moment, in Unix milliseconds.
    pub async fn games_left_since(&self, moment: i64) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar(
            "select id from game_table
             where stage = 'playing' and set_aside_at is null and due_at is null and opened_at < $1
             and $1 > (select written_at from event where game_table = game_table.id
                       order by number desc limit 1)
             and not exists (select 1 from stop
                             where game_table = game_table.id and max(since, coalesce(until, since)) >= $1)
             order by id",
        );
        Ok(found.bind(moment).fetch_all(&self.readers).step_of(&self.work).await?)
    }

    /// The lobby that was opened for a rematch of this game.
    pub async fn rematch_of(&self, table: TableId) -> Result<Option<TableId>, ReadError> {
        let found = sqlx::query_scalar(
            "select id from game_table where rematch_of = $1 and stage = 'lobby' and set_aside_at is null
             order by id limit 1",
        );
        Ok(found.bind(table).fetch_optional(&self.readers).step_of(&self.work).await?)
    }

    /// Those of these people who last played either game on this server; several if it was the same game.
    pub async fn last_played(
        &self,
        guild: GuildId,
        people: &[UserId],
    ) -> Result<Vec<UserId>, ReadError> {
        let mut last_games = Vec::new();
        for person in people {
            last_games.extend(self.last_game(guild, *person).await?.map(|game| (game, *person)));
        }
        let latest = last_games.iter().map(|(game, _)| *game).max();
        let of_them = last_games.into_iter().filter(|(game, _)| Some(*game) == latest);
        Ok(of_them.map(|(_, person)| person).collect())
    }

    /// The end of this person's last game, and its table.
    async fn last_game(
        &self,
        guild: GuildId,
        person: UserId,
    ) -> Result<Option<(i64, TableId)>, ReadError> {
        let found = sqlx::query_as(
            "select ended_at, game_table from result where guild = $1 and person = $2
             order by ended_at desc, game_table desc limit 1",
        );
        let found = found.bind(guild).bind(person);
        Ok(found.fetch_optional(&self.readers).step_of(&self.work).await?)
    }
}
