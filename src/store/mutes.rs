//! People whose reactions others do not want to see: read when the database is opened and kept in memory, as every
//! table with a reaction asks for them.

use std::collections::BTreeSet;

use sqlx::SqlitePool;

use super::memory::Kept;
use super::{Store, WriteError};
use crate::peers::Choice;
use crate::table::{Person, UserId};

/// Pairs of a person and somebody whom they have muted.
#[derive(Clone, Default)]
pub(super) struct AllMutes(Kept<BTreeSet<(UserId, UserId)>>);

impl Store {
    pub fn has_muted(&self, person: UserId, other: UserId) -> bool {
        self.memory.mutes.0.read().contains(&(person, other))
    }

    /// Stores that this person has muted the other one, or has not any more. Changes nothing if nothing is stored about
    /// one of them.
    pub async fn mute(&self, person: UserId, other: UserId, on: bool) -> Result<(), WriteError> {
        let other = Person { id: other, name: String::new() };
        self.choose_if_known(person, Choice::Mute(other, on)).await
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

    /// Remembers what was stored.
    pub(super) fn follow(&self, person: UserId, choice: &Choice) {
        match choice {
            Choice::Mute(other, true) => drop(self.0.write().insert((person, other.id))),
            Choice::Mute(other, false) => drop(self.0.write().remove(&(person, other.id))),
            Choice::Language(_) | Choice::Look(_) | Choice::Hints(_) | Choice::Zone(_) => {}
        }
    }

    /// Forgets the choices of a person who was deleted, and those about them.
    pub(super) fn forget(&self, gone: UserId) {
        self.0.write().retain(|(person, other)| *person != gone && *other != gone);
    }
}
