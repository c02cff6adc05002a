//! People's wish for a master's hints at the tables that allow them.

use super::{ReadError, Store, WriteError};
use crate::peers::Choice;
use crate::table::UserId;
use crate::work::Step as _;

impl Store {
    /// Returns false for people of whom nothing is stored.
    pub async fn wants_hints(&self, person: UserId) -> Result<bool, ReadError> {
        let wants = sqlx::query_scalar("select hints from person where id = $1")
            .bind(person)
            .fetch_optional(&self.readers)
            .step_of(&self.work)
            .await?;
        Ok(wants.unwrap_or_default())
    }

    /// Changes nothing for people of whom nothing is stored.
    pub async fn set_hints(&self, person: UserId, wants: bool) -> Result<(), WriteError> {
        self.choose_if_known(person, Choice::Hints(wants)).await
    }
}
