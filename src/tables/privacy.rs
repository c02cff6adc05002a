//! Deletion of a person at their request, and of a server that the bot has left: tables in memory
//! follow the disk.

use std::sync::Arc;

use tracing::info;

use super::{Slot, Tables, TablesError};
use crate::store::{Asked, Deleted};
use crate::table::{By, GuildId, Move, Person, PressId, Table, TableId, UserId};

/// The maximum number of attempts to delete a person who keeps sitting down in the meantime.
const TRIES: u32 = 3;

impl Tables {
    /// Deletes a person: they leave every lobby, and every game for good, and afterwards no stored
    /// data names them any more. The work is completed even if the caller stops waiting for it.
    ///
    /// # Errors
    /// The database refuses: they may have left their tables, and nothing is deleted. Or they keep
    /// sitting down again in the meantime.
    pub async fn delete_person(&self, person: Person) -> Result<Deleted, TablesError> {
        self.delete_person_who_asked(person, Asked::Here).await
    }

    /// Deletes a person who has asked for it.
    pub(super) async fn delete_person_who_asked(
        &self,
        person: Person,
        asked: Asked,
    ) -> Result<Deleted, TablesError> {
        let tables = self.clone();
        let work = self.inner.work.spawn(async move { tables.delete(person, asked).await });
        work.await.map_err(|_| TablesError::Broken)?
    }

    /// Deletes again every person who was deleted before and is in the database again, because it
    /// is an older backup.
    pub async fn delete_again(&self) -> Result<(), TablesError> {
        let again = self.store().deleted_before().await?;
        if !again.is_empty() {
            info!(
                "people who were deleted before and are deleted from this backup: {}",
                again.len()
            );
        }
        for (person, at) in again {
            self.delete(person, Asked::Before { at }).await?;
        }
        Ok(self.store().deletions_are_carried_out().await?)
    }

    async fn delete(&self, person: Person, asked: Asked) -> Result<Deleted, TablesError> {
        let user = person.id;
        for _ in 0..TRIES {
            for table in self.store().tables_with(user).await? {
                self.leave_for_good(table, &person).await?;
            }
            match self.delete_once(user, asked).await? {
                Deleted::Not => {}
                done @ (Deleted::Now | Deleted::Before) => {
                    self.forget_person(user).await;
                    return Ok(done);
                }
            }
        }
        Err(TablesError::Busy)
    }

    async fn leave_for_good(&self, id: TableId, person: &Person) -> Result<(), TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        let next = match self.load(id, &slot, &mut table).await {
            Ok(now) if now.lobby().is_ok() => Move::StandUp,
            Ok(_) => Move::Leave,
            Err(TablesError::NoTable | TablesError::SetAside) => return Ok(()),
            Err(error) => return Err(error),
        };
        let (person, last_played) = (person.clone(), Vec::new());
        let by = By::Person { person, press: PressId::default(), manages: false, last_played };
        // A refusal is fine: they no longer sit there, or the table has ended in the meantime.
        self.step(&slot, &mut table, None, &by, &next).await.map(drop)
    }

    /// Deletes them while nobody else can write to a table that they have left and that is still
    /// played.
    async fn delete_once(&self, user: UserId, asked: Asked) -> Result<Deleted, TablesError> {
        let held = self.store().open_tables_naming(user).await?;
        let slots: Vec<Arc<Slot>> = held.iter().map(|table| self.slot(*table)).collect();
        let mut tables = Vec::with_capacity(slots.len());
        // Everybody who holds several locks takes them in the order of the tables' numbers.
        for slot in &slots {
            tables.push(slot.table.lock().await);
        }
        let deleted = self.store().delete_person_who_asked(user, held.clone(), asked).await;
        for table in &mut tables {
            **table = None;
        }
        drop(tables);
        for table in held {
            self.say_changed(table);
        }
        Ok(deleted?)
    }

    /// Removes the person from memory: tables that name them are dropped, to be loaded and shown
    /// again.
    async fn forget_person(&self, user: UserId) {
        let slots: Vec<(TableId, Arc<Slot>)> =
            self.slots().iter().map(|(id, slot)| (*id, slot.clone())).collect();
        self.inner.crowds.forget(user);
        for (id, slot) in slots {
            slot.is_gone(user);
            slot.around.forget(user);
            slot.eyes.forget(user);
            let mut table = slot.table.lock().await;
            if table.as_ref().is_some_and(|table| names(table, user)) {
                *table = None;
                drop(table);
                self.say_changed(id);
            }
        }
    }

    /// Deletes everything that is stored about a server.
    ///
    /// # Errors
    /// The database cannot be read, or refuses: a later attempt deletes the rest.
    pub async fn delete_server(&self, guild: GuildId) -> Result<(), TablesError> {
        loop {
            let mut some = self.store().some_tables_of(guild).await?;
            if some.is_empty() {
                return Ok(self.store().delete_rest_of(guild).await?);
            }
            some.sort_unstable();
            self.delete_tables(some).await?;
        }
    }

    async fn delete_tables(&self, ids: Vec<TableId>) -> Result<(), TablesError> {
        let slots: Vec<Arc<Slot>> = ids.iter().map(|table| self.slot(*table)).collect();
        let mut tables = Vec::with_capacity(slots.len());
        for slot in &slots {
            tables.push(slot.table.lock().await);
        }
        let deleted = self.store().delete_tables(ids.clone()).await;
        for table in &mut tables {
            **table = None;
        }
        drop(tables);
        self.slots().retain(|id, _| !ids.contains(id));
        self.inner.crowds.forget_tables(&ids);
        Ok(deleted?)
    }
}

/// Returns whether a table in memory names this person.
fn names(table: &Table, user: UserId) -> bool {
    let sitters = table.sitters();
    table.host == user
        || table.ended_by.as_ref().is_some_and(|person| person.id == user)
        || sitters.iter().any(|sitter| sitter.player.belongs_to(user))
}
