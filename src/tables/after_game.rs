//! What is said to a player after the game, besides the result: it takes longer to find out.

use std::sync::atomic::Ordering;

use tracing::warn;

use super::{Slot, Tables, TablesError};
use crate::table::{Table, TableId};

impl Tables {
    /// Lets a master break down the points of a game that is over, if that is still to be done. The
    /// table is then shown with that.
    pub(super) fn judge(&self, slot: &Slot, table: &Table) {
        let is_due = table.after.verdict.is_some_and(|verdict| verdict.breakdown.is_none());
        if !is_due || slot.is_judged.swap(true, Ordering::AcqRel) {
            return;
        }
        let (tables, id) = (self.clone(), table.id);
        self.inner.work.spawn(async move {
            match tables.break_down(id).await {
                Ok(true) => tables.read_again(id).await,
                Ok(false) | Err(TablesError::Closed) => {}
                Err(error) => {
                    warn!(table = %id, "the points are not broken down: {error}");
                    // The next look at the table tries it again.
                    tables.slot(id).is_judged.store(false, Ordering::Release);
                }
            }
        });
    }

    async fn break_down(&self, id: TableId) -> Result<bool, TablesError> {
        let permit = self.inner.thinkers.acquire().await;
        let _permit = permit.map_err(|_| TablesError::Closed)?;
        let table = self.look(id, Table::clone).await?;
        let log = self.inner.store.log(id).await?;
        Ok(self.inner.store.break_down(table, log).await?)
    }
}
