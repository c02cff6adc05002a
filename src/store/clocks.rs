//! When the bot ran, and when it did not.

use sqlx::SqliteConnection;

use super::WriteError;
use super::rows::{self, Why};
use crate::table::Stop;

pub(super) async fn is_alive(
    connection: &mut SqliteConnection,
    now: i64,
) -> Result<(), WriteError> {
    sqlx::query(
        "insert into alive (only_row, at) values (1, $1)
         on conflict (only_row) do update set at = excluded.at",
    )
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}

/// Remembers that the bot was away since it last said that it runs, and forgets what ended before that moment.
pub(super) async fn outage(
    connection: &mut SqliteConnection,
    now: i64,
    forget_before: i64,
) -> Result<Option<Stop>, WriteError> {
    let alive = sqlx::query_scalar::<_, i64>("select at from alive")
        .fetch_optional(&mut *connection)
        .await?;
    sqlx::query("delete from stop where game_table is null and until < $1")
        .bind(forget_before)
        .execute(&mut *connection)
        .await?;
    let outage = alive.filter(|since| *since < now).map(|since| Stop { since, until: Some(now) });
    if let Some(outage) = outage {
        rows::add_stop(connection, None, outage, Why::Away).await?;
        is_alive(connection, now).await?;
    }
    Ok(outage)
}
