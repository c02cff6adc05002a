//! The tables in memory: loaded when somebody needs them, and forgotten.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tracing::error;

use super::company::Around;
use super::eyes::OpenEyes;
use super::pace::Pace;
use super::{Slot, Tables, TablesError};
use crate::store::ReadError;
use crate::table::{Table, TableId};

impl Tables {
    /// Drops a table that is over and shown from memory; an old press on it loads it again.
    pub async fn forget_if_over(&self, id: TableId) {
        let slot = self.slot(id);
        let table = slot.table.lock().await;
        if table.as_ref().is_none_or(Table::is_over) {
            self.slots().remove(&id);
        }
    }

    /// Sets a table with inconsistent rows aside, and logs that once.
    pub(super) async fn set_aside(&self, id: TableId, slot: &Slot, what: &str) -> TablesError {
        if !slot.is_set_aside.swap(true, Ordering::AcqRel) {
            error!(table = %id, "the table is set aside: {what}");
            // If the database refuses, the channel stays occupied; the store has logged the reason.
            let _ = self.inner.store.set_aside(id).await;
        }
        TablesError::SetAside
    }

    pub(super) async fn load<'a>(
        &self,
        id: TableId,
        slot: &Slot,
        table: &'a mut Option<Table>,
    ) -> Result<&'a Table, TablesError> {
        if self.inner.closed.load(Ordering::Acquire) {
            return Err(TablesError::Closed);
        }
        if table.is_none() {
            if slot.is_set_aside.load(Ordering::Acquire) {
                return Err(TablesError::SetAside);
            }
            *table = match self.inner.store.table(id).await {
                Err(ReadError::Malformed { what, .. }) => {
                    return Err(self.set_aside(id, slot, &what).await);
                }
                read => read?,
            };
        }
        if table.is_none() {
            self.slots().remove(&id);
        }
        let now = table.as_mut().ok_or(TablesError::NoTable)?;
        self.inner.store.complete(now).await?;
        Ok(now)
    }

    pub(super) fn slot(&self, id: TableId) -> Arc<Slot> {
        let new = || {
            Arc::new(Slot {
                table: tokio::sync::Mutex::default(),
                pace: Pace::new(self.inner.pause),
                driven: AtomicBool::default(),
                presence: Mutex::default(),
                told: Mutex::default(),
                is_set_aside: AtomicBool::default(),
                is_judged: AtomicBool::default(),
                around: Around::default(),
                eyes: OpenEyes::default(),
            })
        };
        self.slots().entry(id).or_insert_with(new).clone()
    }

    pub(super) fn slots(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Slot>>> {
        // The code that holds this lock cannot panic halfway through a change.
        self.inner.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
