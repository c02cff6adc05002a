//! The people who have no seat at a table and want one in the lobby of its rematch.

use sqlx::SqliteConnection;

use super::rows::upsert;
use super::{ReadError, Store, WriteError};
use crate::table::{Person, Player, PressId, Sitter, TableId, UserId};
use crate::work::Step as _;

impl Store {
    /// The people who want a seat in the lobby of this table's rematch, in the order in which they
    /// said so.
    pub async fn next_players(&self, table: TableId) -> Result<Vec<Sitter>, ReadError> {
        let found = async { next_players(&mut *self.readers.acquire().await?, table).await };
        Ok(found.step_of(&self.work).await?)
    }

    /// Stores that this person wants a seat in the lobby of this table's rematch.
    pub async fn add_next_player(&self, table: TableId, sitter: Sitter) -> Result<(), WriteError> {
        let Some(person) = sitter.player.person() else { return Ok(()) };
        let add = sqlx::query(
            "insert into next_player (game_table, person, press) values ($1, $2, $3)
             on conflict (game_table, person) do nothing",
        );
        let add = add.bind(table).bind(person.id).bind(sitter.press);
        self.writer.execute([upsert(person), add]).await
    }

    /// Stores that this person does not want that seat any more.
    pub async fn remove_next_player(
        &self,
        table: TableId,
        person: UserId,
    ) -> Result<(), WriteError> {
        let remove = sqlx::query("delete from next_player where game_table = $1 and person = $2");
        self.writer.execute([remove.bind(table).bind(person)]).await
    }
}

pub(super) async fn next_players(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Vec<Sitter>, sqlx::Error> {
    let rows = sqlx::query_as::<_, (UserId, String, PressId)>(
        "select person.id, name, press from next_player join person on person.id = person
         where game_table = $1 and not former order by press",
    )
    .bind(table)
    .fetch_all(connection)
    .await?;
    let sitter = |(id, name, press)| Sitter { player: Player::Person(Person { id, name }), press };
    Ok(rows.into_iter().map(sitter).collect())
}

/// Forgets everybody who wanted a seat in the lobby of this table's rematch: it is open.
pub(super) async fn clear_next_players(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<(), sqlx::Error> {
    sqlx::query("delete from next_player where game_table = $1")
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}
