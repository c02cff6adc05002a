//! When the bot ran and when it did not, and other times in which no clock runs.

use sqlx::{FromRow, SqliteConnection};

use super::statements::Statement;
use super::writer::Write;
use super::{ReadError, Store, WriteError};
use crate::table::{Stop, TableId};
use crate::work::Step as _;

/// The reason why no clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// The bot was away, or everybody at the table.
    Away,
    /// The table could not be shown.
    Unseen,
}

impl Store {
    /// Notes that the bot runs at this moment, in Unix milliseconds.
    pub async fn is_alive(&self, now: i64) -> Result<(), WriteError> {
        self.writer.execute([alive(now)]).await
    }

    /// Stores and returns the time from the moment when the bot last noted that it runs until `now`, in which no
    /// clock ran. Forgets such times that ended before `forget_before`.
    pub async fn outage(&self, now: i64, forget_before: i64) -> Result<Option<Stop>, WriteError> {
        self.writer.ask(Outage { now, forget_before }).await
    }

    /// The tables whose clock is due, and when, in Unix milliseconds.
    pub async fn clocks_due(&self) -> Result<Vec<(TableId, i64)>, ReadError> {
        let due = sqlx::query_as(
            "select id, due_at from game_table
             where due_at is not null and stage = 'playing' and set_aside_at is null",
        );
        Ok(due.fetch_all(&self.readers).step_of(&self.work).await?)
    }

    /// The lobbies that begin by themselves, and when, in Unix milliseconds.
    pub async fn hours_named(&self) -> Result<Vec<(TableId, i64)>, ReadError> {
        let named = sqlx::query_as(
            "select id, begins_at from game_table
             where begins_by is not null and stage = 'lobby' and set_aside_at is null",
        );
        Ok(named.fetch_all(&self.readers).step_of(&self.work).await?)
    }
}

fn alive(now: i64) -> Statement {
    sqlx::query(
        "insert into alive (only_row, at) values (1, $1)
         on conflict (only_row) do update set at = excluded.at",
    )
    .bind(now)
}

struct Outage {
    now: i64,
    forget_before: i64,
}

impl Write for Outage {
    type Done = Option<Stop>;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<Option<Stop>, WriteError> {
        let Self { now, forget_before } = *self;
        let last = sqlx::query_scalar::<_, i64>("select at from alive")
            .fetch_optional(&mut *connection)
            .await?;
        sqlx::query("delete from stop where game_table is null and until < $1")
            .bind(forget_before)
            .execute(&mut *connection)
            .await?;
        let since = last.filter(|since| *since < now);
        let outage = since.map(|since| Stop { since, until: Some(now) });
        if let Some(outage) = outage {
            add_stop(connection, None, outage, Why::Away).await?;
            alive(now).execute(connection).await?;
        }
        Ok(outage)
    }
}

#[derive(FromRow)]
struct StopRow {
    since: i64,
    until: Option<i64>,
}

/// The times in which the clock of this table does not run, or, without a table, no clock; the earliest first.
pub(super) async fn stops(
    connection: &mut SqliteConnection,
    table: Option<TableId>,
    why: Why,
) -> Result<Vec<Stop>, ReadError> {
    let rows = sqlx::query_as::<_, StopRow>(
        "select since, until from stop where game_table is $1 and unseen = $2 order by since, rowid",
    )
    .bind(table)
    .bind(why == Why::Unseen)
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(|StopRow { since, until }| Stop { since, until }).collect())
}

pub(super) async fn replace_stops(
    connection: &mut SqliteConnection,
    table: TableId,
    pauses: &[Stop],
    unseen: &[Stop],
) -> Result<(), WriteError> {
    sqlx::query("delete from stop where game_table = $1")
        .bind(table)
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

/// Adds a time in which no clock runs: the clock of this table, or all clocks.
async fn add_stop(
    connection: &mut SqliteConnection,
    table: Option<TableId>,
    stop: Stop,
    why: Why,
) -> Result<(), WriteError> {
    sqlx::query("insert into stop (game_table, since, until, unseen) values ($1, $2, $3, $4)")
        .bind(table)
        .bind(stop.since)
        .bind(stop.until)
        .bind(why == Why::Unseen)
        .execute(connection)
        .await?;
    Ok(())
}
