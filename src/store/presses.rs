//! Presses that have taken effect. Each does so once.

use sqlx::SqliteConnection;

use super::{ReadError, Store, WriteError};
use crate::table::{PressId, TableId};
use crate::work::Step as _;

impl Store {
    /// Returns true if this press has taken effect.
    pub async fn has_press(&self, press: PressId) -> Result<bool, ReadError> {
        let found = sqlx::query_scalar::<_, i64>("select 1 from press where id = $1").bind(press);
        Ok(found.fetch_optional(&self.readers).step_of(&self.work).await?.is_some())
    }
}

/// The table at which this press has taken effect.
pub(super) async fn table_of_press(
    connection: &mut SqliteConnection,
    press: PressId,
) -> Result<Option<TableId>, WriteError> {
    let table = sqlx::query_scalar("select game_table from press where id = $1");
    Ok(table.bind(press).fetch_optional(connection).await?)
}

/// Returns true if the press is new.
pub(super) async fn add_press(
    connection: &mut SqliteConnection,
    press: PressId,
    table: TableId,
) -> Result<bool, WriteError> {
    let added = sqlx::query(
        "insert into press (id, game_table) values ($1, $2) on conflict (id) do nothing",
    )
    .bind(press)
    .bind(table)
    .execute(connection)
    .await?;
    Ok(added.rows_affected() == 1)
}

/// Deletes the presses of a game that is over: its table takes no press. The presses of its lobby are kept, for one of
/// them may have come by a press that would open a lobby now (`/wizard play`, Rematch).
pub(super) async fn forget_presses(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<(), WriteError> {
    sqlx::query(
        "delete from press where game_table = $1
         and id >= (select begin_press from game_table where game_table.id = $1)",
    )
    .bind(table)
    .execute(connection)
    .await?;
    Ok(())
}
