//! What is written: tables, seats, events, presses and results, each in one place.

use sqlx::{QueryBuilder, SqliteConnection};

use super::results::{self, Finished};
use super::{Saved, WriteError, id, leaderboard, number};
use crate::clock::now_ms;
use crate::computer::Level;
use crate::rules::games::of_game;
use crate::rules::{ENGINE, GameKind, Options};
use crate::scores::{Earned, earned};
use crate::table::{
    Attendance, Clock, Cut, Location, Log, MessageId, Opening, Person, Player, PressId, Proposal,
    Rated, Rows, Sitter, Stage, Step, Stop, Table, TableId, UserId, Vote,
};

/// The form in which events are written.
pub(super) const FORM: i64 = 1;

/// A step as rows.
pub(super) struct Save {
    table: TableId,
    press: Option<PressId>,
    log: Log,
    changed: Option<Changed>,
    /// When something is next to be done about the table's clock, if it has one.
    due: Option<Due>,
}

/// A moment in Unix milliseconds; none while nobody is waited for, or time stands still.
#[derive(Clone, Copy)]
struct Due(Option<i64>);

/// The table's row and its seats, where they change.
struct Changed {
    host: UserId,
    options: Options,
    clock: Clock,
    joining: Level,
    hints: bool,
    stage: &'static str,
    begin: Option<PressId>,
    is_over: bool,
    /// Who ended it: perhaps somebody who never sat at any table.
    ended_by: Option<Person>,
    sitters: Vec<Sitter>,
    /// What each of them has ordered; nothing before the game.
    orders: Vec<&'static str>,
    /// How well each of them keeps to the clock; nothing before the game.
    attendances: Vec<Attendance>,
    /// When the table paused.
    pauses: Vec<Stop>,
    /// When it could not be shown.
    unseen: Vec<Stop>,
    /// Whether its channel is gone.
    is_astray: bool,
    /// The cuts of a lobby; later they stay as they are.
    cuts: Option<Vec<Cut>>,
    /// What people vote on, once the game has begun.
    votes: Option<Vec<Vote>>,
    location: Location,
    game: GameKind,
    earned: Vec<Earned>,
}

impl Save {
    pub(super) fn of(press: Option<PressId>, step: Step) -> (Self, Table) {
        let changed = match step.rows {
            Rows::Same => None,
            Rows::Changed => Some(Changed::of(&step.table)),
        };
        let Step { table, log, .. } = step;
        let due = (table.clock != Clock::None).then(|| Due(table.wakes(0)));
        (Self { table: table.id, press, log, changed, due }, table)
    }

    /// Gives what is shown of the ratings to which a game came, if it ends by this.
    pub(super) async fn write(
        &self,
        connection: &mut SqliteConnection,
    ) -> Result<(Saved, Vec<Rated>), WriteError> {
        if let Some(press) = self.press
            && !add_press(connection, press, self.table).await?
        {
            return Ok((Saved::AlreadyDone, Vec::new()));
        }
        for (number, body) in (self.log.after..).zip(&self.log.lines) {
            if !add_event(connection, self.table, (number, self.log.written_at), body).await? {
                return Ok((Saved::Behind, Vec::new()));
            }
        }
        let ratings = match &self.changed {
            Some(changed) => changed.write(connection, self.table).await?,
            None => Vec::new(),
        };
        if let Some(due) = self.due {
            set_due(connection, self.table, due).await?;
        }
        Ok((Saved::Appended, ratings))
    }
}

impl Changed {
    fn of(table: &Table) -> Self {
        Self {
            host: table.host,
            options: table.options,
            clock: table.clock,
            joining: table.joining,
            hints: table.hints,
            stage: stage_word(&table.stage),
            begin: table.begun_by(),
            is_over: table.is_over(),
            ended_by: table.ended_by.clone(),
            sitters: table.sitters(),
            orders: table
                .game()
                .map_or_else(Vec::new, |playing| of_game!(playing, playing => playing.orders())),
            attendances: table.game().map_or_else(
                Vec::new,
                |playing| of_game!(playing, playing => playing.attendances()),
            ),
            pauses: table.pauses.clone(),
            unseen: table.unseen.clone(),
            is_astray: table.is_astray,
            cuts: table.lobby().is_ok().then(|| table.cuts.clone()),
            votes: table.game().map(|_| table.votes.clone()),
            location: table.location,
            game: table.options.kind(),
            earned: earned(table),
        }
    }

    async fn write(
        &self,
        connection: &mut SqliteConnection,
        table: TableId,
    ) -> Result<Vec<Rated>, WriteError> {
        let seated = self.sitters.iter().filter_map(|sitter| sitter.player.person());
        let people: Vec<&Person> = seated.chain(&self.ended_by).collect();
        upsert_people(connection, &people).await?;
        let ended_at = self.end(connection).await?;
        update_table(connection, table, self, ended_at).await?;
        if self.stage != stage_word(&Stage::Closed) {
            let kept = (self.orders.as_slice(), self.attendances.as_slice());
            replace_seats(connection, table, &self.sitters, kept).await?;
        }
        if !self.pauses.is_empty() || !self.unseen.is_empty() {
            replace_stops(connection, table, &self.pauses, &self.unseen).await?;
        }
        if let Some(cuts) = &self.cuts {
            replace_cuts(connection, table, cuts).await?;
        }
        if let Some(votes) = &self.votes {
            replace_votes(connection, table, votes).await?;
        }
        let mut ratings = Vec::new();
        if let Some(ended_at) = ended_at
            && !self.earned.is_empty()
        {
            let (guild, game, seats) = (self.location.guild, self.game, self.sitters.len());
            let finished = Finished {
                table,
                guild,
                game,
                ended_at,
                seats,
                hints: self.hints,
                earned: &self.earned,
            };
            ratings = results::write(connection, finished).await?;
            leaderboard::go_on(connection, guild, game).await?;
        }
        if self.is_over {
            forget_presses(connection, table).await?;
        }
        Ok(ratings)
    }

    /// When it was over: one moment for everybody who played.
    async fn end(&self, connection: &mut SqliteConnection) -> Result<Option<i64>, WriteError> {
        Ok(match (self.is_over, self.earned.is_empty()) {
            (false, _) => None,
            (true, true) => Some(now_ms()),
            (true, false) => Some(results::end(connection, self.location.guild, self.game).await?),
        })
    }
}

pub(super) const fn stage_word(stage: &Stage) -> &'static str {
    match stage {
        Stage::Lobby(_) => "lobby",
        Stage::Playing(_) => "playing",
        Stage::Over(_) => "over",
        Stage::Closed => "closed",
    }
}

pub(super) async fn open_table(
    connection: &mut SqliteConnection,
    opening: &Opening,
) -> Result<TableId, WriteError> {
    if let Some(table) = table_of_press(connection, opening.press).await? {
        return Err(WriteError::PressedBefore(table));
    }
    let sitters = opening.sitters();
    let seated: Vec<&Person> = sitters.iter().filter_map(|sitter| sitter.player.person()).collect();
    upsert_people(connection, &seated).await?;
    let inserted = sqlx::query_scalar::<_, i64>(
        "insert into game_table
             (guild, channel, host, options, joining, secret, stage, opened_at, rematch_of, engine, clock,
              parent, hints)
         values ($1, $2, $3, $4, $5, $6, 'lobby', $7, $8, $9, $10, $11, $12) returning id",
    )
    .bind(id(opening.location.guild.get()))
    .bind(id(opening.location.channel.get()))
    .bind(id(opening.host.id.get()))
    .bind(written(&opening.options)?)
    .bind(opening.joining.word())
    .bind(opening.secret.open().as_slice())
    .bind(now_ms())
    .bind(opening.rematch_of.map(|table| id(table.get())))
    .bind(ENGINE)
    .bind(opening.clock.word())
    .bind(opening.parent.map(|parent| id(parent.get())))
    .bind(opening.hints)
    .fetch_one(&mut *connection)
    .await;
    let table = match inserted {
        Ok(table) => TableId::new(table.cast_unsigned()),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            return Err(WriteError::ChannelTaken);
        }
        Err(error) => return Err(error.into()),
    };
    replace_seats(connection, table, &sitters, (&[], &[])).await?;
    add_press(connection, opening.press, table).await?;
    Ok(table)
}

pub(super) fn written(options: &Options) -> Result<String, WriteError> {
    serde_json::to_string(options).map_err(|error| WriteError::Unwritable(error.to_string()))
}

/// The table at which this press has taken effect.
async fn table_of_press(
    connection: &mut SqliteConnection,
    press: PressId,
) -> Result<Option<TableId>, WriteError> {
    let table = sqlx::query_scalar::<_, i64>("select game_table from press where id = $1")
        .bind(id(press.get()))
        .fetch_optional(connection)
        .await?;
    Ok(table.map(|table| TableId::new(number(table))))
}

/// The table's channel is free for another.
pub(super) async fn set_aside(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<(), WriteError> {
    sqlx::query("update game_table set set_aside_at = $2 where id = $1 and set_aside_at is null")
        .bind(id(table.get()))
        .bind(now_ms())
        .execute(connection)
        .await?;
    Ok(())
}

/// A message that shows a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Posted {
    /// The table itself.
    Table,
    /// The result of its game.
    Result,
    /// The line about the result in the channel above the table's thread.
    Report,
    /// The message that calls those who are waited for.
    Nudge,
    /// The message of the vote on this.
    Vote(Proposal),
}

pub(super) async fn set_message(
    connection: &mut SqliteConnection,
    table: TableId,
    posted: Posted,
    message: Option<MessageId>,
) -> Result<(), WriteError> {
    let update = match posted {
        Posted::Table => "update game_table set message = $2 where id = $1",
        Posted::Result => "update game_table set result_message = $2 where id = $1",
        Posted::Report => "update game_table set report_message = $2 where id = $1",
        Posted::Nudge => "update game_table set nudge_message = $2 where id = $1",
        Posted::Vote(Proposal::Pause) => "update game_table set pause_message = $2 where id = $1",
        Posted::Vote(Proposal::End) => "update game_table set end_message = $2 where id = $1",
    };
    sqlx::query(update)
        .bind(id(table.get()))
        .bind(message.map(|message| id(message.get())))
        .execute(connection)
        .await?;
    Ok(())
}

async fn upsert_people(
    connection: &mut SqliteConnection,
    people: &[&Person],
) -> Result<(), WriteError> {
    if people.is_empty() {
        return Ok(());
    }
    let since = now_ms();
    let mut query = QueryBuilder::new("insert into person (id, name, since) ");
    query.push_values(people, |mut row, person| {
        row.push_bind(id(person.id.get())).push_bind(&person.name).push_bind(since);
    });
    query.push(" on conflict (id) do update set name = excluded.name");
    query.build().execute(connection).await?;
    Ok(())
}

async fn update_table(
    connection: &mut SqliteConnection,
    table: TableId,
    changed: &Changed,
    ended_at: Option<i64>,
) -> Result<(), WriteError> {
    let updated = sqlx::query(
        "update game_table set host = $2, stage = $3, begin_press = $4, ended_at = $5, ended_by = $6,
                options = $7, joining = $8, clock = $9, channel = $10, hints = $13,
                message = case when channel = $10 then message end,
                nudge_message = case when channel = $10 then nudge_message end,
                channel_gone_at = case when $11 then coalesce(channel_gone_at, $12) end
         where id = $1",
    )
    .bind(id(table.get()))
    .bind(id(changed.host.get()))
    .bind(changed.stage)
    .bind(changed.begin.map(|press| id(press.get())))
    .bind(ended_at)
    .bind(changed.ended_by.as_ref().map(|person| id(person.id.get())))
    .bind(written(&changed.options)?)
    .bind(changed.joining.word())
    .bind(changed.clock.word())
    .bind(id(changed.location.channel.get()))
    .bind(changed.is_astray)
    .bind(now_ms())
    .bind(changed.hints)
    .execute(connection)
    .await;
    match updated {
        Ok(_) => Ok(()),
        // It was to be taken to this channel.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            Err(WriteError::ChannelTaken)
        }
        Err(error) => Err(error.into()),
    }
}

async fn replace_seats(
    connection: &mut SqliteConnection,
    table: TableId,
    sitters: &[Sitter],
    (orders, attendances): (&[&str], &[Attendance]),
) -> Result<(), WriteError> {
    sqlx::query("delete from seat where game_table = $1")
        .bind(id(table.get()))
        .execute(&mut *connection)
        .await?;
    if sitters.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::new(
        "insert into seat (game_table, place, person, computer, level, press, ordered,
                           missed, back_at, decided, decided_since, called, away_since) ",
    );
    query.push_values((0i64..).zip(sitters), |mut row, (place, Sitter { player, press })| {
        let order = orders.get(place as usize).filter(|word| !word.is_empty());
        let computer = match player {
            Player::Computer { name, .. } => Some(name),
            Player::Person(_) | Player::StandIn { .. } => None,
        };
        let away_since = match player {
            Player::StandIn { away_since, .. } => *away_since,
            Player::Person(_) | Player::Computer { .. } => None,
        };
        let attendance = attendances.get(place as usize).copied().unwrap_or_default();
        row.push_bind(id(table.get())).push_bind(place);
        row.push_bind(player.scored_for().map(|person| id(person.id.get())));
        row.push_bind(computer).push_bind(player.level().map(Level::word));
        row.push_bind(id(press.get())).push_bind(order.copied());
        row.push_bind(i64::from(attendance.missed)).push_bind(attendance.back_at);
        row.push_bind(i64::from(attendance.decided)).push_bind(i64::from(attendance.decided_since));
        row.push_bind(i64::from(attendance.called.get())).push_bind(away_since);
    });
    query.build().execute(connection).await?;
    Ok(())
}

async fn replace_stops(
    connection: &mut SqliteConnection,
    table: TableId,
    pauses: &[Stop],
    unseen: &[Stop],
) -> Result<(), WriteError> {
    sqlx::query("delete from stop where game_table = $1")
        .bind(id(table.get()))
        .execute(&mut *connection)
        .await?;
    for pause in pauses {
        add_stop(connection, Some(table), *pause, Why::Away).await?;
    }
    for stop in unseen {
        add_stop(connection, Some(table), *stop, Why::Unseen).await?;
    }
    Ok(())
}

/// Why time stood still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// The bot was away, or everybody at the table.
    Away,
    /// The table could not be shown.
    Unseen,
}

/// A time in which no clock runs: of this table, or of all.
pub(super) async fn add_stop(
    connection: &mut SqliteConnection,
    table: Option<TableId>,
    stop: Stop,
    why: Why,
) -> Result<(), WriteError> {
    sqlx::query("insert into stop (game_table, since, until, unseen) values ($1, $2, $3, $4)")
        .bind(table.map(|table| id(table.get())))
        .bind(stop.since)
        .bind(stop.until)
        .bind(why == Why::Unseen)
        .execute(connection)
        .await?;
    Ok(())
}

async fn set_due(
    connection: &mut SqliteConnection,
    table: TableId,
    Due(due_at): Due,
) -> Result<(), WriteError> {
    sqlx::query("update game_table set due_at = $2 where id = $1")
        .bind(id(table.get()))
        .bind(due_at)
        .execute(connection)
        .await?;
    Ok(())
}

async fn replace_cuts(
    connection: &mut SqliteConnection,
    table: TableId,
    cuts: &[Cut],
) -> Result<(), WriteError> {
    sqlx::query("delete from cut where game_table = $1")
        .bind(id(table.get()))
        .execute(&mut *connection)
        .await?;
    for (place, Cut { by, words }) in (0i64..).zip(cuts) {
        sqlx::query("insert into cut (game_table, place, person, words) values ($1, $2, $3, $4)")
            .bind(id(table.get()))
            .bind(place)
            .bind(id(by.get()))
            .bind(words.text())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn replace_votes(
    connection: &mut SqliteConnection,
    table: TableId,
    votes: &[Vote],
) -> Result<(), WriteError> {
    sqlx::query("delete from voice where game_table = $1")
        .bind(id(table.get()))
        .execute(&mut *connection)
        .await?;
    for Vote { on, id: vote, agreed } in votes {
        for (place, person) in (0i64..).zip(agreed) {
            sqlx::query(
                "insert into voice (game_table, proposal, place, person, vote)
                 values ($1, $2, $3, $4, $5)",
            )
            .bind(id(table.get()))
            .bind(on.word())
            .bind(place)
            .bind(id(person.get()))
            .bind(id(vote.get()))
            .execute(&mut *connection)
            .await?;
        }
    }
    Ok(())
}

/// Whether the press is new.
async fn add_press(
    connection: &mut SqliteConnection,
    press: PressId,
    table: TableId,
) -> Result<bool, WriteError> {
    let added = sqlx::query(
        "insert into press (id, game_table) values ($1, $2) on conflict (id) do nothing",
    )
    .bind(id(press.get()))
    .bind(id(table.get()))
    .execute(connection)
    .await?;
    Ok(added.rows_affected() == 1)
}

/// Whether the log had exactly the entries before this one.
async fn add_event(
    connection: &mut SqliteConnection,
    table: TableId,
    (number, written_at): (u32, i64),
    body: &str,
) -> Result<bool, WriteError> {
    let added = sqlx::query(
        "insert into event (game_table, number, form, body, written_at)
         select $1, $2, $3, $4, $5
         where $2 = (select coalesce(max(number) + 1, 0) from event where game_table = $1)",
    )
    .bind(id(table.get()))
    .bind(i64::from(number))
    .bind(FORM)
    .bind(body)
    .bind(written_at)
    .execute(connection)
    .await?;
    Ok(added.rows_affected() == 1)
}

/// A table that is over takes no press: those of its game need not be known any more. Those of its lobby are
/// kept, for one of them may have come by a press that would open a lobby now (`/wizard play`, Rematch).
async fn forget_presses(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<(), WriteError> {
    sqlx::query(
        "delete from press where game_table = $1
         and id >= (select begin_press from game_table where game_table.id = $1)",
    )
    .bind(id(table.get()))
    .execute(connection)
    .await?;
    Ok(())
}
