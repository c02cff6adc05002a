//! What is read: tables as they stand, and the logs of games.

use sqlx::{FromRow, SqliteConnection};

use super::rows::{FORM, Posted, Why};
use super::{ReadError, Store, id, number, rated, votes};
use crate::computer::Level;
use crate::rules::Options;
use crate::rules::chance::commitment;
use crate::rules::games::of_game;
use crate::rules::seat::MOST_SEATS;
use crate::table::{
    AnyPlaying, Attendance, ChannelId, Cut, CutWords, GuildId, Lobby, Location, MessageId, Person,
    Player, PressId, Proposal, Question, Secret, Sitter, Stage, Stop, StoredGame, Table, TableId,
    UserId,
};
use crate::work::Step as _;

/// Where the messages of a table are, once they are posted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Messages {
    /// The table's own.
    pub table: Option<MessageId>,
    /// That with the result of its game.
    pub result: Option<MessageId>,
    /// The line about it in the channel above the table's thread.
    pub report: Option<MessageId>,
    /// The one that calls those who are waited for.
    pub nudge: Option<MessageId>,
    /// That of the vote on a pause.
    pub pause: Option<MessageId>,
    /// That of the vote on the end.
    pub end: Option<MessageId>,
}

impl Messages {
    /// Where this stands.
    pub const fn of(&self, posted: Posted) -> Option<MessageId> {
        match posted {
            Posted::Table => self.table,
            Posted::Result => self.result,
            Posted::Report => self.report,
            Posted::Nudge => self.nudge,
            Posted::Vote(Proposal::Pause) => self.pause,
            Posted::Vote(Proposal::End) => self.end,
        }
    }

    /// This stands there now, or nowhere; gives where it stood before.
    pub const fn set(&mut self, posted: Posted, id: Option<MessageId>) -> Option<MessageId> {
        let place = match posted {
            Posted::Table => &mut self.table,
            Posted::Result => &mut self.result,
            Posted::Report => &mut self.report,
            Posted::Nudge => &mut self.nudge,
            Posted::Vote(Proposal::Pause) => &mut self.pause,
            Posted::Vote(Proposal::End) => &mut self.end,
        };
        std::mem::replace(place, id)
    }
}

#[derive(FromRow)]
struct TableRow {
    guild: i64,
    channel: i64,
    parent: Option<i64>,
    host: i64,
    options: String,
    joining: String,
    hints: bool,
    secret: Vec<u8>,
    stage: String,
    engine: u32,
    clock: String,
    begin_press: Option<i64>,
    ended_by: Option<i64>,
    ended_by_name: Option<String>,
    channel_gone_at: Option<i64>,
}

#[derive(FromRow)]
pub(super) struct SeatRow {
    person: Option<i64>,
    name: Option<String>,
    computer: Option<String>,
    level: Option<String>,
    pub(super) press: i64,
    ordered: Option<String>,
    missed: u8,
    back_at: i64,
    decided: u16,
    decided_since: u32,
    called: u32,
    away_since: Option<u32>,
}

/// What is stored of a table beside its row.
struct Beside {
    seats: Vec<SeatRow>,
    cuts: Vec<CutRow>,
    voices: Vec<votes::VoiceRow>,
    log: Written,
    pauses: Vec<Stop>,
    unseen: Vec<Stop>,
    outages: Vec<Stop>,
}

/// The entries of a log, and when each was written.
#[derive(Default)]
struct Written {
    lines: Vec<String>,
    at: Vec<i64>,
}

#[derive(FromRow)]
pub(super) struct CutRow {
    person: i64,
    pub(super) words: String,
}

/// How much is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenTables {
    /// Lobbies and games.
    pub tables: i64,
    /// Lobbies of one host.
    pub lobbies: i64,
}

impl Store {
    /// The table that stands in this channel now.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn table_in(&self, channel: ChannelId) -> Result<Option<TableId>, ReadError> {
        let found = sqlx::query_scalar::<_, i64>(
            "select id from game_table where channel = $1 and stage in ('lobby', 'playing')
             and set_aside_at is null",
        )
        .bind(id(channel.get()))
        .fetch_optional(&self.readers)
        .step_of(&self.work)
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
        .step_of(&self.work)
        .await?;
        Ok(found)
    }

    /// The lobbies in which nobody has pressed since that moment, in Unix milliseconds. When somebody
    /// pressed is said by the press's own number.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn lobbies_left_since(&self, moment: i64) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar::<_, i64>(
            "select id from game_table where stage = 'lobby' and set_aside_at is null
             and opened_at < $1 and not exists
             (select 1 from press where game_table = game_table.id
              and (press.id >> 22) + 1420070400000 >= $1)
             order by id",
        )
        .bind(moment)
        .fetch_all(&self.readers)
        .step_of(&self.work)
        .await?;
        Ok(found.into_iter().map(|table| TableId::new(number(table))).collect())
    }

    /// The games on which no clock runs and in which nothing has happened since that moment, in Unix
    /// milliseconds: those without a clock, and those that pause.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn games_left_since(&self, moment: i64) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar::<_, i64>(
            "select id from game_table
             where stage = 'playing' and set_aside_at is null and due_at is null and opened_at < $1
             and $1 > (select written_at from event where game_table = game_table.id
                       order by number desc limit 1)
             and not exists (select 1 from stop
                             where game_table = game_table.id and max(since, coalesce(until, since)) >= $1)
             order by id",
        )
        .bind(moment)
        .fetch_all(&self.readers)
        .step_of(&self.work)
        .await?;
        Ok(found.into_iter().map(|table| TableId::new(number(table))).collect())
    }

    /// How much is open on a server, and of it the lobbies of this host.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn open_tables(&self, guild: GuildId, host: UserId) -> Result<OpenTables, ReadError> {
        let (tables, lobbies) = sqlx::query_as::<_, (i64, i64)>(
            "select count(*), count(*) filter (where stage = 'lobby' and host = $2)
             from game_table
             where stage in ('lobby', 'playing') and set_aside_at is null and guild = $1",
        )
        .bind(id(guild.get()))
        .bind(id(host.get()))
        .fetch_one(&self.readers)
        .step_of(&self.work)
        .await?;
        Ok(OpenTables { tables, lobbies })
    }

    /// The tables at which a computer has a seat and a game is played.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn tables_with_computers(&self) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar::<_, i64>(
            "select id from game_table where stage = 'playing' and set_aside_at is null and exists
             (select 1 from seat where game_table = game_table.id and level is not null)
             order by id",
        )
        .fetch_all(&self.readers)
        .step_of(&self.work)
        .await?;
        Ok(found.into_iter().map(|table| TableId::new(number(table))).collect())
    }

    /// The tables about whose clock something is to be done, and when, in Unix milliseconds.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn clocks_due(&self) -> Result<Vec<(TableId, i64)>, ReadError> {
        let found = sqlx::query_as::<_, (i64, i64)>(
            "select id, due_at from game_table
             where due_at is not null and stage = 'playing' and set_aside_at is null",
        )
        .fetch_all(&self.readers)
        .step_of(&self.work)
        .await?;
        Ok(found.into_iter().map(|(table, due)| (TableId::new(number(table)), due)).collect())
    }

    /// The lobby in which the game of this table is to be played once more.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn rematch_of(&self, table: TableId) -> Result<Option<TableId>, ReadError> {
        let found = sqlx::query_scalar::<_, i64>(
            "select id from game_table where rematch_of = $1 and stage = 'lobby' and set_aside_at is null
             order by id limit 1",
        )
        .bind(id(table.get()))
        .fetch_optional(&self.readers)
        .step_of(&self.work)
        .await?;
        Ok(found.map(|table| TableId::new(number(table))))
    }

    /// The tables that people look at: those not over, and those that were over after this moment.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn tables_shown(&self, since: i64) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar::<_, i64>(
            "select id from game_table where set_aside_at is null and (stage in ('lobby', 'playing') or ended_at >= $1)
             order by id",
        )
        .bind(since)
        .fetch_all(&self.readers)
        .step_of(&self.work)
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
            .step_of(&self.work)
            .await?;
        Ok(found.is_some())
    }

    /// A table as it is stored, or `None` when there is no such table.
    ///
    /// # Errors
    /// The database does not answer, or holds what makes no sense.
    pub async fn table(&self, table: TableId) -> Result<Option<Table>, ReadError> {
        // Its rows are of one moment, whatever is written meanwhile.
        let read = async { read_table(&mut *self.readers.begin().await?, table).await };
        read.step_of(&self.work).await
    }

    /// Where the messages of a table are.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn messages(&self, table: TableId) -> Result<Messages, ReadError> {
        type Six = (Option<i64>, Option<i64>, Option<i64>, Option<i64>, Option<i64>, Option<i64>);
        let found = sqlx::query_as::<_, Six>(
            "select message, result_message, report_message, nudge_message, pause_message,
                    end_message
             from game_table where id = $1",
        )
        .bind(id(table.get()))
        .fetch_optional(&self.readers)
        .step_of(&self.work)
        .await?;
        let message = |id: Option<i64>| id.map(|id| MessageId::new(number(id)));
        let (table, result, report, nudge, pause, end) = found.unwrap_or_default();
        Ok(Messages {
            table: message(table),
            result: message(result),
            report: message(report),
            nudge: message(nudge),
            pause: message(pause),
            end: message(end),
        })
    }

    /// The log of a game, as its entries are stored: what was settled before the first round, then the
    /// events. Empty before it began.
    ///
    /// # Errors
    /// The database does not answer, or holds what this version does not know.
    pub async fn log(&self, table: TableId) -> Result<Vec<String>, ReadError> {
        let read = async { log(&mut *self.readers.acquire().await?, table).await };
        Ok(read.step_of(&self.work).await?.lines)
    }
}

/// A table as it is stored, or `None` when there is no such table.
pub(super) async fn read_table(
    moment: &mut SqliteConnection,
    table: TableId,
) -> Result<Option<Table>, ReadError> {
    read_rows(moment, table).await.map_err(|error| match error {
        ReadError::Database(
            error @ (sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)),
        ) => ReadError::Malformed { table, what: error.to_string() },
        other => other,
    })
}

async fn read_rows(
    moment: &mut SqliteConnection,
    table: TableId,
) -> Result<Option<Table>, ReadError> {
    let row = sqlx::query_as::<_, TableRow>(
        "select guild, channel, parent, host, options, joining, game_table.hints, secret, stage, engine, clock, begin_press,
                ended_by, person.name as ended_by_name, channel_gone_at
         from game_table left join person on person.id = ended_by
         where game_table.id = $1",
    )
    .bind(id(table.get()))
    .fetch_optional(&mut *moment)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let beside = Beside {
        seats: seats(moment, table).await?,
        cuts: cuts(moment, table).await?,
        voices: votes::voices(moment, table).await?,
        log: log(moment, table).await?,
        pauses: stops(moment, Some(table), Why::Away).await?,
        unseen: stops(moment, Some(table), Why::Unseen).await?,
        outages: stops(moment, None, Why::Away).await?,
    };
    let malformed = |what: String| ReadError::Malformed { table, what };
    let stored = row.into_table(table, beside).map_err(malformed)?;
    let ratings = if stored.is_over() { rated::of_table(moment, table).await? } else { Vec::new() };
    Ok(Some(Table { ratings, ..stored }))
}

async fn log(connection: &mut SqliteConnection, table: TableId) -> Result<Written, ReadError> {
    let rows = sqlx::query_as::<_, (i64, String, Option<i64>)>(
        "select form, body, written_at from event where game_table = $1 order by number",
    )
    .bind(id(table.get()))
    .fetch_all(connection)
    .await?;
    if let Some((form, ..)) = rows.iter().find(|(form, ..)| *form != FORM) {
        let what = format!("form {form} of an event is unknown to this version");
        return Err(ReadError::Malformed { table, what });
    }
    let mut log = Written::default();
    for (_, body, written_at) in rows {
        log.lines.push(body);
        log.at.push(written_at.unwrap_or_default());
    }
    Ok(log)
}

/// The times in which the clock of this table does not run, or, without a table, no clock, in the order of
/// their beginnings.
async fn stops(
    connection: &mut SqliteConnection,
    table: Option<TableId>,
    why: Why,
) -> Result<Vec<Stop>, ReadError> {
    let rows = sqlx::query_as::<_, (i64, Option<i64>)>(
        "select since, until from stop where game_table is $1 and unseen = $2 order by since, rowid",
    )
    .bind(table.map(|table| id(table.get())))
    .bind(why == Why::Unseen)
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(|(since, until)| Stop { since, until }).collect())
}

pub(super) async fn seats(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Vec<SeatRow>, ReadError> {
    let rows = sqlx::query_as::<_, SeatRow>(
        "select seat.person, person.name, seat.computer, seat.level, seat.press, seat.ordered,
                seat.missed, seat.back_at, seat.decided, seat.decided_since,
                seat.called, seat.away_since
         from seat left join person on person.id = seat.person
         where seat.game_table = $1 order by seat.place",
    )
    .bind(id(table.get()))
    .fetch_all(connection)
    .await?;
    Ok(rows)
}

pub(super) async fn cuts(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Vec<CutRow>, ReadError> {
    let rows = sqlx::query_as::<_, CutRow>(
        "select person, words from cut where game_table = $1 order by place",
    )
    .bind(id(table.get()))
    .fetch_all(connection)
    .await?;
    Ok(rows)
}

impl TableRow {
    fn into_table(self, id: TableId, beside: Beside) -> Result<Table, String> {
        let options: Options = serde_json::from_str(&self.options).map_err(|e| e.to_string())?;
        let bytes: [u8; 32] = self.secret.try_into().map_err(|_| "the secret is not 32 bytes")?;
        let secret = Secret::stored(bytes);
        let ended_by = self.ended_by.map(|person| Person {
            id: UserId::new(number(person)),
            name: self.ended_by_name.unwrap_or_default(),
        });
        let mut table = Table {
            id,
            location: Location {
                guild: GuildId::new(number(self.guild)),
                channel: ChannelId::new(number(self.channel)),
            },
            parent: self.parent.map(|parent| ChannelId::new(number(parent))),
            host: UserId::new(number(self.host)),
            options,
            clock: self.clock.parse().map_err(|_| format!("{:?} is no clock", self.clock))?,
            pauses: beside.pauses,
            unseen: beside.unseen,
            is_astray: self.channel_gone_at.is_some(),
            outages: beside.outages,
            joining: self.joining.parse::<Level>().map_err(|error| error.to_string())?,
            hints: self.hints,
            commitment: commitment(id.get(), secret.open()),
            secret,
            cuts: CutRow::into_cuts(beside.cuts, &beside.seats)?,
            votes: Vec::new(),
            stage: Stage::Closed,
            ended_by,
            ratings: Vec::new(),
        };
        let begin = self.begin_press.map(|press| PressId::new(number(press)));
        let (engine, seats, log) = (self.engine, beside.seats, beside.log);
        table.stage = match self.stage.as_str() {
            "lobby" => Stage::Lobby(lobby(sitters(seats)?)?),
            "playing" => Stage::Playing(game(&table, engine, begin, seats, log)?),
            "over" => Stage::Over(game(&table, engine, begin, seats, log)?),
            "closed" => Stage::Closed,
            other => return Err(format!("{other:?} is no stage")),
        };
        table.votes = votes::of_table(beside.voices, &table)?;
        let is_played = matches!(table.stage, Stage::Playing(_));
        match table.game() {
            Some(game) if of_game!(game, game => game.is_over()) == is_played => {
                Err("its game is not where its stage says".to_owned())
            }
            Some(_) | None => Ok(table),
        }
    }
}

/// Its choices need not go together, nor suit those who sit there: that is said until its game begins.
fn lobby(sitters: Vec<Sitter>) -> Result<Lobby, String> {
    if sitters.len() > MOST_SEATS {
        return Err("more sit there than at any game".to_owned());
    }
    Ok(Lobby::of(sitters))
}

fn game(
    table: &Table,
    engine: u32,
    begin: Option<PressId>,
    seats: Vec<SeatRow>,
    log: Written,
) -> Result<Box<AnyPlaying>, String> {
    let mut lines = log.lines.into_iter();
    let beginning = lines.next().ok_or("its log is empty")?;
    let attendance = |seat: &SeatRow| {
        let SeatRow { missed, back_at, decided, decided_since, called, .. } = *seat;
        Attendance { missed, back_at, decided, decided_since, called: Question::new(called) }
    };
    let stored = StoredGame {
        engine,
        orders: seats.iter().map(|seat| seat.ordered.clone()).collect(),
        attendance: seats.iter().map(attendance).collect(),
        sitters: sitters(seats)?,
        begin: begin.ok_or("nobody began it")?,
        beginning,
        events: lines.collect(),
        written_at: log.at,
    };
    table.stored_game(&stored).map(Box::new)
}

fn sitters(seats: Vec<SeatRow>) -> Result<Vec<Sitter>, String> {
    seats.into_iter().map(SeatRow::into_sitter).collect()
}

impl CutRow {
    /// Everybody who cut sits there, and has cut once.
    fn into_cuts(rows: Vec<Self>, seats: &[SeatRow]) -> Result<Vec<Cut>, String> {
        let mut cuts: Vec<Cut> = Vec::new();
        for row in rows {
            let by = UserId::new(number(row.person));
            if seats.iter().all(|seat| seat.person != Some(row.person)) {
                return Err("somebody cut who does not sit there".to_owned());
            }
            if cuts.iter().any(|cut| cut.by == by) {
                return Err("somebody cut twice".to_owned());
            }
            cuts.push(Cut { by, words: row.words()? });
        }
        Ok(cuts)
    }

    fn words(&self) -> Result<CutWords, String> {
        let words = CutWords::typed(&self.words).map_err(|why| why.to_string())?;
        let is_as_typed = words.text() == self.words;
        is_as_typed.then_some(words).ok_or_else(|| "a cut holds what cannot be seen".to_owned())
    }
}

impl SeatRow {
    pub(super) fn into_sitter(self) -> Result<Sitter, String> {
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
            (Some(left), _, Some(level)) => {
                Player::StandIn { left, level, away_since: self.away_since }
            }
            (None, Some(name), Some(level)) => Player::Computer { name, level },
            (None, _, _) => return Err("nobody sits on one of its seats".to_owned()),
        };
        let press = PressId::new(number(self.press));
        Ok(Sitter { player, press })
    }
}
