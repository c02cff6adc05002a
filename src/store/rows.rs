//! People and options, which several writes store.

use sqlx::{QueryBuilder, SqliteConnection};

use super::WriteError;
use crate::clock::now_ms;
use crate::rules::Options;
use crate::table::Person;

pub(super) fn options_text(options: &Options) -> Result<String, WriteError> {
    serde_json::to_string(options).map_err(|error| WriteError::Unwritable(error.to_string()))
}

pub(super) async fn upsert_people(
    connection: &mut SqliteConnection,
    people: &[&Person],
) -> Result<(), WriteError> {
    if people.is_empty() {
        return Ok(());
    }
    let since = now_ms();
    let mut query = QueryBuilder::new("insert into person (id, name, since) ");
    query.push_values(people, |mut row, person| {
        row.push_bind(person.id).push_bind(&person.name).push_bind(since);
    });
    query.push(" on conflict (id) do update set name = excluded.name");
    query.build().execute(connection).await?;
    Ok(())
}
