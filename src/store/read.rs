//! What is read: tables as they stand, and the logs of games.

use sqlx::FromRow;

use super::rows::FORM;
use super::{ReadError, Store, id, number};
use crate::computer::Level;
use crate::rules::{self, Beginning, Event, GameKind, Options};
use crate::table::{
    ChannelId, GuildId, Lobby, MessageId, Person, Place, Player, Playing, PressId, Secret, Sitter,
    Stage, StandingOrder, Table, TableId, UserId,
};

/// A table as it is stored.
#[derive(Debug)]
pub struct StoredTable {
    /// The table.
    pub table: Table,
    /// Where its message is.
    pub message: Option<MessageId>,
}

#[derive(FromRow)]
struct TableRow {
    guild: i64,
    channel: i64,
    host: i64,
    options: String,
    secret: Vec<u8>,
    stage: String,
    begin_press: Option<i64>,
    message: Option<i64>,
}

#[derive(FromRow)]
struct SeatRow {
    person: Option<i64>,
    name: Option<String>,
    computer: Option<String>,
    level: Option<String>,
    press: i64,
    standing_order: i64,
}

impl Store {
    /// The table that stands in this channel now.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn table_in(&self, channel: ChannelId) -> Result<Option<TableId>, ReadError> {
        let found = sqlx::query_scalar::<_, i64>(
            "select id from game_table where channel = $1 and stage in ('lobby', 'playing')",
        )
        .bind(id(channel.get()))
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.map(|table| TableId::new(number(table))))
    }

    /// Who of these people last played on this server, either game; several if it was the same game.
    ///
    /// # Errors
    /// The database does not answer.
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

    /// When the last game of this person ended, and at which table it was.
    async fn last_game(
        &self,
        guild: GuildId,
        person: UserId,
    ) -> Result<Option<(i64, i64)>, ReadError> {
        let found = sqlx::query_as::<_, (i64, i64)>(
            "select ended_at, game_table from result where guild = $1 and person = $2
             order by ended_at desc, game_table desc limit 1",
        )
        .bind(id(guild.get()))
        .bind(id(person.get()))
        .fetch_optional(&self.readers)
        .await?;
        Ok(found)
    }

    /// The tables at which somebody may be answered for: a computer has a seat, or standing orders are
    /// carried out, as in the dice game.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn tables_to_wake(&self) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar::<_, i64>(
            "select id from game_table where stage = 'playing' and
             (options like '{\"game\":\"dice\"%' or exists
              (select 1 from seat where game_table = game_table.id and level is not null))
             order by id",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(found.into_iter().map(|table| TableId::new(number(table))).collect())
    }

    /// The tables that people look at: those not over, and those that were over after this moment.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn tables_shown(&self, since: i64) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar::<_, i64>(
            "select id from game_table where stage in ('lobby', 'playing') or ended_at >= $1
             order by id",
        )
        .bind(since)
        .fetch_all(&self.readers)
        .await?;
        Ok(found.into_iter().map(|table| TableId::new(number(table))).collect())
    }

    /// Whether this press has taken effect.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn has_press(&self, press: PressId) -> Result<bool, ReadError> {
        let found = sqlx::query_scalar::<_, i64>("select 1 from press where id = $1")
            .bind(id(press.get()))
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.is_some())
    }

    /// A table as it is stored, or `None` when there is no such table.
    ///
    /// # Errors
    /// The database does not answer, or holds what makes no sense.
    pub async fn table(&self, table: TableId) -> Result<Option<StoredTable>, ReadError> {
        let row = sqlx::query_as::<_, TableRow>(
            "select guild, channel, host, options, secret, stage, begin_press, message
             from game_table where id = $1",
        )
        .bind(id(table.get()))
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let sitters = self.sitters(table).await?;
        let log = self.log(table).await?;
        let malformed = |what: String| ReadError::Malformed { table, what };
        let message = row.message.map(|message| MessageId::new(number(message)));
        let table = row.into_table(table, &sitters, log).map_err(malformed)?;
        Ok(Some(StoredTable { table, message }))
    }

    /// The log of a game: what was settled before the first round, and the events. `None` before it
    /// began.
    ///
    /// # Errors
    /// The database does not answer, or holds what makes no sense.
    pub async fn log(&self, table: TableId) -> Result<Option<(Beginning, Vec<Event>)>, ReadError> {
        let rows = sqlx::query_as::<_, (i64, String)>(
            "select form, body from event where game_table = $1 order by number",
        )
        .bind(id(table.get()))
        .fetch_all(&self.readers)
        .await?;
        read_log(&rows).map_err(|what| ReadError::Malformed { table, what })
    }

    async fn sitters(&self, table: TableId) -> Result<Vec<Sitter>, ReadError> {
        let rows = sqlx::query_as::<_, SeatRow>(
            "select seat.person, person.name, seat.computer, seat.level, seat.press,
                    seat.standing_order
             from seat left join person on person.id = seat.person
             where seat.game_table = $1 order by seat.place",
        )
        .bind(id(table.get()))
        .fetch_all(&self.readers)
        .await?;
        let sitters = rows.into_iter().map(SeatRow::into_sitter).collect::<Result<_, _>>();
        sitters.map_err(|what| ReadError::Malformed { table, what })
    }
}

fn read_log(rows: &[(i64, String)]) -> Result<Option<(Beginning, Vec<Event>)>, String> {
    let Some(((_, first), events)) = rows.split_first() else { return Ok(None) };
    if let Some((form, _)) = rows.iter().find(|(form, _)| *form != FORM) {
        return Err(format!("form {form} of an event is unknown to this version"));
    }
    let beginning: Beginning = serde_json::from_str(first).map_err(|e| e.to_string())?;
    let kind: GameKind = beginning.options().kind();
    let events = events
        .iter()
        .map(|(_, body)| Event::read(kind, body).map_err(|error| error.to_string()))
        .collect::<Result<_, _>>()?;
    Ok(Some((beginning, events)))
}

impl TableRow {
    fn into_table(
        self,
        id: TableId,
        sitters: &[Sitter],
        log: Option<(Beginning, Vec<Event>)>,
    ) -> Result<Table, String> {
        let options: Options = serde_json::from_str(&self.options).map_err(|e| e.to_string())?;
        let bytes: [u8; 32] = self.secret.try_into().map_err(|_| "the secret is not 32 bytes")?;
        let secret = Secret::stored(bytes);
        let playing = || {
            let (beginning, events) = log.ok_or("its log is empty")?;
            let begin = self.begin_press.ok_or("nobody began it")?;
            let begin = PressId::new(number(begin));
            Ok::<_, String>(Box::new(Playing::stored(
                id,
                &secret,
                sitters.to_vec(),
                begin,
                beginning,
                &events,
            )))
        };
        let stage = match self.stage.as_str() {
            "lobby" => Stage::Lobby(Lobby::of(sitters.to_vec())),
            "playing" => Stage::Playing(playing()?),
            "over" => Stage::Over(playing()?),
            "closed" => Stage::Closed,
            other => return Err(format!("{other:?} is no stage")),
        };
        Ok(Table {
            id,
            place: Place {
                guild: GuildId::new(number(self.guild)),
                channel: ChannelId::new(number(self.channel)),
            },
            host: UserId::new(number(self.host)),
            options,
            commitment: rules::chance::commitment(id.get(), secret.open()),
            secret: secret.clone(),
            stage,
        })
    }
}

impl SeatRow {
    fn into_sitter(self) -> Result<Sitter, String> {
        let level = match &self.level {
            Some(word) => Some(word.parse::<Level>().map_err(|error| error.to_string())?),
            None => None,
        };
        let person = self.person.map(|person| Person {
            id: UserId::new(number(person)),
            name: self.name.unwrap_or_default(),
        });
        let player = match (person, self.computer, level) {
            (Some(person), _, None) => Player::Person(person),
            (Some(left), _, Some(level)) => Player::StandIn { left, level },
            (None, Some(name), Some(level)) => Player::Computer { name, level },
            (None, _, _) => return Err("nobody sits on one of its seats".to_owned()),
        };
        let press = PressId::new(number(self.press));
        let standing_order =
            if self.standing_order == 1 { StandingOrder::On } else { StandingOrder::Off };
        Ok(Sitter { player, press, standing_order })
    }
}
