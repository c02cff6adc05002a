//! Reading one table as it is stored, with the log of its game.

use sqlx::{FromRow, SqliteConnection};

use super::challenges::challenged;
use super::clocks::{Why, stops};
use super::cuts::{CutRow, cuts};
use super::log::{Written, log};
use super::next_players::next_players;
use super::seats::{SeatRow, seats, sitters};
use super::{ReadError, Store, bests, rated, series, votes};
use crate::rules::Options;
use crate::rules::chance::commitment;
use crate::rules::games::of_game;
use crate::rules::seat::MOST_SEATS;
use crate::table::{
    AfterGame, AnyPlaying, ChannelId, GuildId, Hour, Joining, LastTime, Lobby, Location, Person,
    PressId, Secret, Sitter, Stage, Stop, StoredGame, Table, TableId, Titles, UserId,
};
use crate::work::Step as _;

#[derive(FromRow)]
struct TableRow {
    guild: GuildId,
    channel: ChannelId,
    parent: Option<ChannelId>,
    host: UserId,
    options: String,
    joining: String,
    hints: bool,
    tempo: Option<String>,
    secret: Vec<u8>,
    stage: String,
    engine: u32,
    clock: String,
    begin_press: Option<PressId>,
    ended_by: Option<UserId>,
    ended_by_name: Option<String>,
    channel_gone_at: Option<i64>,
    rematch_of: Option<TableId>,
    verdict: Option<String>,
    begins_at: Option<i64>,
    begins_by: Option<PressId>,
}

/// The rows of other tables that belong to one row of `game_table`.
struct Beside {
    seats: Vec<SeatRow>,
    cuts: Vec<CutRow>,
    voices: Vec<votes::VoiceRow>,
    log: Written,
    pauses: Vec<Stop>,
    unseen: Vec<Stop>,
    outages: Vec<Stop>,
}

impl Store {
    /// A table as it is stored, or `None` when there is no such table.
    pub async fn table(&self, table: TableId) -> Result<Option<Table>, ReadError> {
        // All rows are of one moment, whatever is written meanwhile.
        let read = async { read_table(&mut *self.readers.begin().await?, table).await };
        read.step_of(&self.work).await
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
        "select guild, channel, parent, host, options, joining, game_table.hints, tempo, secret, stage, engine, clock, begin_press,
                ended_by, person.name as ended_by_name, channel_gone_at, rematch_of, verdict,
                begins_at, begins_by
         from game_table left join person on person.id = ended_by
         where game_table.id = $1",
    )
    .bind(table)
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
    if !stored.is_over() {
        return Ok(Some(stored));
    }
    let after = AfterGame {
        ratings: rated::of_table(moment, table).await?,
        series: series::of_table(moment, table).await?,
        bests: bests::of_table(moment, table).await?,
        rematch: rematch(moment, table).await?,
        challenged: challenged(moment, table).await?,
        verdict: stored.after.verdict,
        achieved: None,
    };
    Ok(Some(Table { after, ..stored }))
}

/// The people who have a seat in the lobby of this table's rematch, in sitting order; as long as there
/// is no lobby, those who will have one.
pub(super) async fn rematch(
    moment: &mut SqliteConnection,
    table: TableId,
) -> Result<Vec<Person>, sqlx::Error> {
    let people = sqlx::query_as::<_, (UserId, String)>(
        "select person.id, name from seat join person on person.id = seat.person
         where not former and game_table =
             (select min(id) from game_table
              where rematch_of = $1 and stage = 'lobby' and set_aside_at is null)
         order by place",
    )
    .bind(table)
    .fetch_all(&mut *moment)
    .await?;
    if people.is_empty() {
        let next = next_players(moment, table).await?;
        return Ok(next.iter().filter_map(|sitter| sitter.player.person()).cloned().collect());
    }
    Ok(people.into_iter().map(|(id, name)| Person { id, name }).collect())
}

impl TableRow {
    fn into_table(self, id: TableId, beside: Beside) -> Result<Table, String> {
        let options: Options = serde_json::from_str(&self.options).map_err(|e| e.to_string())?;
        let bytes: [u8; 32] = self.secret.try_into().map_err(|_| "the secret is not 32 bytes")?;
        let secret = Secret::stored(bytes);
        let ended_by =
            self.ended_by.map(|id| Person { id, name: self.ended_by_name.unwrap_or_default() });
        let verdict = self.verdict.map(|verdict| serde_json::from_str(&verdict)).transpose();
        let verdict = verdict.map_err(|error| error.to_string())?;
        let mut table = Table {
            id,
            location: Location { guild: self.guild, channel: self.channel },
            parent: self.parent,
            host: self.host,
            options,
            clock: self.clock.parse().map_err(|_| format!("{:?} is no clock", self.clock))?,
            pauses: beside.pauses,
            unseen: beside.unseen,
            is_astray: self.channel_gone_at.is_some(),
            outages: beside.outages,
            joining: self.joining.parse::<Joining>().map_err(|error| error.to_string())?,
            hints: self.hints,
            chosen_tempo: self
                .tempo
                .map(|word| word.parse().map_err(|_| format!("{word:?} is no tempo")))
                .transpose()?,
            commitment: commitment(id.get(), secret.open()),
            secret,
            cuts: CutRow::into_cuts(beside.cuts, &beside.seats)?,
            votes: Vec::new(),
            hour: self.begins_at.map(|at| match self.begins_by {
                Some(by) => Hour::Named { at, by },
                None => Hour::Missed { at },
            }),
            stage: Stage::Closed,
            ended_by,
            rematch_of: self.rematch_of,
            after: AfterGame { verdict, ..AfterGame::default() },
            titles: Titles::default(),
            last_time: LastTime::default(),
        };
        let (begin, engine) = (self.begin_press, self.engine);
        let (seats, log) = (beside.seats, beside.log);
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

/// A lobby may have options that do not go together, or do not suit its players: *Begin* refuses them.
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
    let stored = StoredGame {
        engine,
        orders: seats.iter().map(|seat| seat.ordered.clone()).collect(),
        attendance: seats.iter().map(SeatRow::attendance).collect(),
        sitters: sitters(seats)?,
        begin: begin.ok_or("nobody began it")?,
        beginning,
        events: lines.collect(),
        written_at: log.at,
    };
    table.stored_game(&stored).map(Box::new)
}
