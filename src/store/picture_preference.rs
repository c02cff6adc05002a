//! People's choice between pictures and text in their private messages.

use sqlx::SqliteConnection;

use super::writer::Write;
use super::{ReadError, Store, WriteError};
use crate::server::Look;
use crate::table::UserId;
use crate::work::Step as _;

impl Store {
    /// The person's choice, for every server; the default for people of whom nothing is stored.
    pub async fn look(&self, person: UserId) -> Result<Look, ReadError> {
        let look = sqlx::query_scalar::<_, String>("select look from person where id = $1")
            .bind(person)
            .fetch_optional(&self.readers)
            .step_of(&self.work)
            .await?;
        Ok(look.and_then(|look| look.parse().ok()).unwrap_or_default())
    }

    /// Changes nothing for people of whom nothing is stored.
    pub async fn set_look(&self, person: UserId, look: Look) -> Result<(), WriteError> {
        self.writer.ask(SetLook { person, look }).await
    }
}

struct SetLook {
    person: UserId,
    look: Look,
}

impl Write for SetLook {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        sqlx::query("update person set look = $2 where id = $1")
            .bind(self.person)
            .bind(self.look.to_string())
            .execute(connection)
            .await?;
        Ok(())
    }
}
