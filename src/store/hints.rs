//! Who wants a master's hints where they may be had.

use sqlx::SqliteConnection;

use super::writer::Job;
use super::{ReadError, Store, WriteError, id};
use crate::table::UserId;
use crate::work::Step as _;

impl Store {
    /// Whether this person wants them; somebody of whom nothing is stored does not.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn wants_hints(&self, person: UserId) -> Result<bool, ReadError> {
        let wants = sqlx::query_scalar("select hints from person where id = $1")
            .bind(id(person.get()))
            .fetch_optional(&self.readers)
            .step_of(&self.work)
            .await?;
        Ok(wants.unwrap_or_default())
    }

    /// From now on this person wants them, or none. Of somebody of whom nothing is stored nothing is stored by this.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn set_hints(&self, person: UserId, wants: bool) -> Result<(), WriteError> {
        self.writer.ask(|reply| Job::Hints(person, wants, reply)).await
    }
}

/// Writes it.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    person: UserId,
    wants: bool,
) -> Result<(), WriteError> {
    sqlx::query("update person set hints = $2 where id = $1")
        .bind(id(person.get()))
        .bind(wants)
        .execute(connection)
        .await?;
    Ok(())
}
