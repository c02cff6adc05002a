//! People, and values as JSON, which several writes store.

use serde::Serialize;
use sqlx::SqliteConnection;

use super::WriteError;
use super::statements::Statement;
use crate::clock::now_ms;
use crate::table::Person;

pub(super) fn as_json(value: &impl Serialize) -> Result<String, WriteError> {
    serde_json::to_string(value).map_err(|error| WriteError::Unwritable(error.to_string()))
}

pub(super) async fn upsert_people(
    connection: &mut SqliteConnection,
    people: &[&Person],
) -> Result<(), WriteError> {
    for person in people {
        upsert(person).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(super) fn upsert(person: &Person) -> Statement {
    sqlx::query(
        "insert into person (id, name, since) values ($1, $2, $3)
         on conflict (id) do update set name = excluded.name",
    )
    .bind(person.id)
    .bind(&person.name)
    .bind(now_ms())
}
