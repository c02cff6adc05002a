//! The logs of games.

use sqlx::SqliteConnection;

use super::{ReadError, Store, WriteError};
use crate::table::TableId;
use crate::work::Step as _;

/// The form in which events are written.
const FORM: i64 = 1;

/// The entries of a log, and when each was written.
#[derive(Default)]
pub(super) struct Written {
    pub(super) lines: Vec<String>,
    pub(super) at: Vec<i64>,
}

impl Store {
    /// The log of a game, as its entries are stored: the beginning, then the events. Empty before the game began.
    ///
    /// # Errors
    /// The database does not answer, or an entry has a form that this version does not know.
    pub async fn log(&self, table: TableId) -> Result<Vec<String>, ReadError> {
        let read = async { log(&mut *self.readers.acquire().await?, table).await };
        Ok(read.step_of(&self.work).await?.lines)
    }
}

pub(super) async fn log(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Written, ReadError> {
    let rows = sqlx::query_as::<_, (i64, String, Option<i64>)>(
        "select form, body, written_at from event where game_table = $1 order by number",
    )
    .bind(table)
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

/// Returns true if the log had exactly the entries before this one.
pub(super) async fn add_event(
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
    .bind(table)
    .bind(number)
    .bind(FORM)
    .bind(body)
    .bind(written_at)
    .execute(connection)
    .await?;
    Ok(added.rows_affected() == 1)
}
