//! Games that are over: pages of them, and one of them with its log. Games that are still played are not read here.

use serde::Deserialize;
use sqlx::{FromRow, SqliteConnection};
use tracing::warn;

use super::cuts::cuts;
use super::seats::{SeatRow, seats};
use super::{ReadError, Store};
use crate::history::{GamesPage, PastGame, PastGames, Played};
use crate::rules::chance::Proof;
use crate::rules::{Options, PerSeat, SeatCount};
use crate::table::{ChannelId, GuildId, Location, Player, PressId, Table, TableId, UserId};
use crate::work::Step as _;

#[derive(FromRow)]
struct Row {
    id: TableId,
    guild: GuildId,
    channel: ChannelId,
    parent: Option<ChannelId>,
    options: String,
    secret: Vec<u8>,
    begin_press: Option<PressId>,
    ended_at: Option<i64>,
    last_event: Option<String>,
}

/// The last event of a game that was played to its end.
#[derive(Deserialize)]
struct End {
    totals: PerSeat<i16>,
    places: PerSeat<u8>,
}

const COUNT_OF_ALL: &str = "select count(*) from game_table
 where guild = ? and stage = 'over' and set_aside_at is null";
const COUNT_OF_ONE: &str = "select count(*)
 from seat cross join game_table on game_table.id = seat.game_table
 where seat.person = ? and guild = ? and stage = 'over' and set_aside_at is null";
const OF_ALL: &str = "select id, guild, channel, parent, options, secret, begin_press, ended_at,
    (select body from event where game_table = game_table.id order by number desc limit 1) as last_event
 from game_table
 where guild = $1 and stage = 'over' and set_aside_at is null
 order by id desc limit $2 offset $3";
/// A person has one seat at a table.
const OF_ONE: &str = "select id, guild, channel, parent, options, secret, begin_press, ended_at,
    (select body from event where game_table = game_table.id order by number desc limit 1) as last_event
 from seat cross join game_table on game_table.id = seat.game_table
 where seat.person = $4 and guild = $1 and stage = 'over' and set_aside_at is null
 order by seat.game_table desc limit $2 offset $3";

impl Store {
    /// A page of the games of this server that are over.
    pub async fn past_games(
        &self,
        guild: GuildId,
        page: GamesPage,
    ) -> Result<PastGames, ReadError> {
        let _place = self.history.place()?;
        self.read_past_games(guild, page).step_of(&self.work).await
    }

    async fn read_past_games(
        &self,
        guild: GuildId,
        page: GamesPage,
    ) -> Result<PastGames, ReadError> {
        let mut moment = self.history.connection().begin().await?;
        let count = match page.of {
            Some(person) => sqlx::query_scalar(COUNT_OF_ONE).bind(person),
            None => sqlx::query_scalar(COUNT_OF_ALL),
        };
        let all: u32 = count.bind(guild).fetch_one(&mut *moment).await?;
        let query = if page.of.is_some() { OF_ONE } else { OF_ALL };
        let query = sqlx::query_as::<_, Row>(query)
            .bind(guild)
            .bind(GamesPage::LINES)
            .bind(i64::from(page.page) * i64::from(GamesPage::LINES));
        let query = match page.of {
            Some(person) => query.bind(person),
            None => query,
        };
        let rows = query.fetch_all(&mut *moment).await?;
        let mut games = Vec::with_capacity(rows.len());
        for row in rows {
            match past_game(&mut moment, row).await {
                Ok(game) => games.push(game),
                // One game that makes no sense does not hide the others.
                Err(error @ ReadError::Malformed { .. }) => warn!("a game is not listed: {error}"),
                Err(error) => return Err(error),
            }
        }
        let name = page.of.and_then(|person| name_at(&games, person));
        Ok(PastGames { page, name, games, all })
    }

    /// The newest game that is over and was played in this channel or one of its threads.
    pub async fn last_past_game(&self, channel: ChannelId) -> Result<Option<TableId>, ReadError> {
        let found = sqlx::query_scalar(
            "select max(id) from (
                 select max(id) as id from game_table
                 where channel = $1 and stage = 'over' and set_aside_at is null
                 union all
                 select max(id) from game_table
                 where parent = $1 and stage = 'over' and set_aside_at is null and parent is not null)",
        )
        .bind(channel)
        .fetch_one(self.history.connection())
        .step_of(&self.work)
        .await?;
        Ok(found)
    }

    /// A game that is over, and the lines of its log, entry 0 first; `None` if this server has no such game.
    pub async fn past_game(
        &self,
        guild: GuildId,
        table: TableId,
    ) -> Result<Option<(Table, Vec<String>)>, ReadError> {
        let _place = self.history.place()?;
        let is_over = sqlx::query_scalar::<_, i64>(
            "select 1 from game_table
             where id = $1 and guild = $2 and stage = 'over' and set_aside_at is null",
        )
        .bind(table)
        .bind(guild)
        .fetch_optional(self.history.connection())
        .step_of(&self.work)
        .await?;
        if is_over.is_none() {
            return Ok(None);
        }
        let Some(stored) = self.table(table).await? else { return Ok(None) };
        Ok(Some((stored, self.log(table).await?)))
    }
}

/// The name of this person at one of these games; `None` for people who did not play any of them.
fn name_at(games: &[PastGame], person: UserId) -> Option<String> {
    let mut seated = games.iter().flat_map(|game| &game.players).filter_map(Player::whose);
    seated.find(|seated| seated.id == person).map(|seated| seated.name.clone())
}

async fn past_game(connection: &mut SqliteConnection, row: Row) -> Result<PastGame, ReadError> {
    let table = row.id;
    let seats = seats(connection, table).await?;
    let cuts = cuts(connection, table).await?;
    let malformed = |what: String| ReadError::Malformed { table, what };
    let options: Options =
        serde_json::from_str(&row.options).map_err(|error| malformed(error.to_string()))?;
    let secret = row.secret.as_slice().try_into();
    let secret: [u8; 32] =
        secret.map_err(|_| malformed("the secret is not 32 bytes".to_owned()))?;
    let proof = Proof {
        table: table.get(),
        secret,
        presses: seats.iter().map(|seat| seat.press.get()).collect(),
        begin: row.begin_press.ok_or_else(|| malformed("nobody began it".to_owned()))?.get(),
        cuts: cuts.into_iter().map(|cut| cut.words).collect(),
    };
    let sitters = seats.into_iter().map(SeatRow::into_sitter);
    let sitters: Vec<_> = sitters.collect::<Result<_, _>>().map_err(malformed)?;
    let count = SeatCount::try_from(sitters.len()).map_err(|error| malformed(error.to_string()))?;
    let order = proof.chance().set_up().order_of_play(count);
    let mut players: Vec<_> = order.into_iter().zip(sitters).collect();
    players.sort_by_key(|(seat, _)| *seat);
    let players: Vec<Player> = players.into_iter().map(|(_, sitter)| sitter.player).collect();
    let location = Location { guild: row.guild, channel: row.channel };
    let end = row.last_event.and_then(|event| serde_json::from_str::<End>(&event).ok());
    let fits = |end: &End| end.totals.seats() == count && end.places.seats() == count;
    Ok(PastGame {
        table,
        played: Played::at(location, row.parent, &players),
        ended_at: row.ended_at.unwrap_or_default(),
        kind: options.kind(),
        players,
        result: end.filter(fits).map(|end| (end.totals, end.places)),
    })
}
