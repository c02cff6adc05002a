//! How people like the pictures in their private messages.

use sqlx::SqliteConnection;

use super::writer::Job;
use super::{ReadError, Store, WriteError, id};
use crate::server::Look;
use crate::table::UserId;
use crate::work::Step as _;

impl Store {
    /// How this person likes them, on every server; the default for somebody of whom nothing is stored.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn look(&self, person: UserId) -> Result<Look, ReadError> {
        let look = sqlx::query_scalar::<_, String>("select look from person where id = $1")
            .bind(id(person.get()))
            .fetch_optional(&self.readers)
            .step_of(&self.work)
            .await?;
        Ok(look.and_then(|look| look.parse().ok()).unwrap_or_default())
    }

    /// From now on this person likes them so. Of somebody of whom nothing is stored nothing is stored by this.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn set_look(&self, person: UserId, look: Look) -> Result<(), WriteError> {
        self.writer.ask(|reply| Job::Look(person, look, reply)).await
    }
}

/// Writes it.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    person: UserId,
    look: Look,
) -> Result<(), WriteError> {
    sqlx::query("update person set look = $2 where id = $1")
        .bind(id(person.get()))
        .bind(look.to_string())
        .execute(connection)
        .await?;
    Ok(())
}
