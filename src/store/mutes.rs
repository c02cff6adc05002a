//! People whose reactions others do not want to see: read when the database is opened and kept in memory, as every
//! table with a reaction asks for them.

use std::collections::BTreeSet;

use sqlx::{AssertSqlSafe, SqliteConnection, SqlitePool};

use super::memory::Kept;
use super::writer::Write;
use super::{Store, WriteError};
use crate::table::UserId;

/// Pairs of a person and somebody whom they have muted.
#[derive(Clone, Default)]
pub(super) struct AllMutes(Kept<BTreeSet<(UserId, UserId)>>);

impl Store {
    /// Returns whether this person has muted the other one.
    pub fn has_muted(&self, person: UserId, other: UserId) -> bool {
        self.memory.mutes.0.read().contains(&(person, other))
    }

    /// Stores that this person has muted the other one, or has not any more. Changes nothing if nothing is stored about
    /// one of them.
    pub async fn mute(&self, person: UserId, other: UserId, on: bool) -> Result<(), WriteError> {
        let is_stored = self.writer.ask(Mute { person, other, on }).await?;
        let mut all = self.memory.mutes.0.write();
        if on && is_stored {
            all.insert((person, other));
        } else {
            all.remove(&(person, other));
        }
        Ok(())
    }
}

impl AllMutes {
    pub(super) async fn read(readers: &SqlitePool) -> Result<Self, sqlx::Error> {
        let all = Self::default();
        all.read_again(readers).await?;
        Ok(all)
    }

    /// Reads all of them again, after people were deleted.
    pub(super) async fn read_again(&self, readers: &SqlitePool) -> Result<(), sqlx::Error> {
        let all = sqlx::query_as::<_, (UserId, UserId)>("select person, muted from mute");
        let all = all.fetch_all(readers).await?.into_iter().collect();
        *self.0.write() = all;
        Ok(())
    }

    /// Forgets the choices of a person who was deleted, and those about them.
    pub(super) fn forget(&self, gone: UserId) {
        self.0.write().retain(|(person, other)| *person != gone && *other != gone);
    }
}

struct Mute {
    person: UserId,
    other: UserId,
    on: bool,
}

impl Write for Mute {
    /// True if there is a row now.
    type Done = bool;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<bool, WriteError> {
        let statement = if self.on {
            "insert or replace into mute (person, muted)
             select one.id, other.id from person as one join person as other
             where one.id = $1 and other.id = $2 and not one.former and not other.former"
        } else {
            "delete from mute where person = $1 and muted = $2"
        };
        let statement = sqlx::query(AssertSqlSafe(statement)).bind(self.person).bind(self.other);
        let changed = statement.execute(connection).await?;
        Ok(self.on && changed.rows_affected() > 0)
    }
}
