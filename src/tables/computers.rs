//! Computer players at their tables: they wait until the last event has been seen, think outside
//! the lock and the runtime, and make their moves like everybody else.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tracing::{debug, info, warn};

use super::{Slot, Tables, TablesError};
use crate::computer::{self, Persona};
use crate::rules::{Action, Chance, SeatView};
use crate::store::ReadError;
use crate::table::{By, Move, Refusal, Table, TableId};

/// The delay before computer players are tried again after the database or the operating system
/// refused something.
const AFTER_A_FAULT: Duration = Duration::from_secs(5);

/// The outcome of a look at a table's computer players.
enum Turn {
    /// One of them acted, or was too late.
    Taken,
    /// The game waits for none of them.
    Nobody,
}

impl Tables {
    /// After a restart: lets computer players go on at every table that waits for them.
    pub async fn wake(&self) -> Result<(), ReadError> {
        let tables = self.store().tables_with_computers().await?;
        info!("computer players sit at {} games", tables.len());
        for table in tables {
            self.drive(table);
        }
        Ok(())
    }

    /// Lets the computer players of this table act until it waits for people.
    pub(super) fn drive(&self, id: TableId) {
        let slot = self.slot(id);
        if slot.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let tables = self.clone();
        self.inner.work.spawn(async move {
            loop {
                tables.let_computers_act(id, &slot).await;
                slot.driven.store(false, Ordering::Release);
                // A change after the last look may have found this task still marked as running.
                match tables.look(id, |table| table.computer_asked().is_some()).await {
                    Ok(false)
                    | Err(TablesError::Closed | TablesError::NoTable | TablesError::SetAside) => {
                        return;
                    }
                    Ok(true) | Err(_) if slot.driven.swap(true, Ordering::AcqRel) => return,
                    Ok(true) | Err(_) => {}
                }
            }
        });
    }

    async fn let_computers_act(&self, id: TableId, slot: &Arc<Slot>) {
        loop {
            match self.take_turn(id, slot).await {
                Ok(Turn::Taken) => {}
                Ok(Turn::Nobody)
                | Err(TablesError::Closed | TablesError::NoTable | TablesError::SetAside) => return,
                Err(error) => {
                    if error.is_logged() {
                        debug!(table = %id, "computer players wait: {error}");
                    } else {
                        warn!(table = %id, "computer players wait: {error}");
                    }
                    tokio::time::sleep(AFTER_A_FAULT).await;
                }
            }
        }
    }

    async fn take_turn(&self, id: TableId, slot: &Arc<Slot>) -> Result<Turn, TablesError> {
        if !self.look(id, |table| table.computer_asked().is_some()).await? {
            return Ok(Turn::Nobody);
        }
        slot.pace.stood().await;
        let asked = |table: &Table| Some((table.computer_asked()?, table.entries()));
        let Some(((seat, question, persona, view), entries)) = self.look(id, asked).await? else {
            return Ok(Turn::Nobody);
        };
        let purpose = format!("computers {id} {entries}");
        let Some(action) = self.choose(&purpose, persona, view).await? else {
            return Ok(Turn::Nobody);
        };
        let next = Move::Answer { question, action };
        let mut table = slot.table.lock().await;
        self.load(id, slot, &mut table).await?;
        match self.step(slot, &mut table, None, &By::Seat(seat), &next).await? {
            // A refusal means that the table has moved on in the meantime.
            Ok(_) | Err(Refusal::Stale | Refusal::Over) => Ok(Turn::Taken),
            Err(_) => Err(TablesError::Broken),
        }
    }

    /// The action that this computer player chooses with this view; `purpose` selects
    /// its luck. It thinks on a thread of its own, and no more of them think at once than there are
    /// cores.
    pub(super) async fn choose(
        &self,
        purpose: &str,
        who: impl Into<Persona> + Send,
        view: SeatView,
    ) -> Result<Option<Action>, TablesError> {
        let luck = self.inner.randomness.draw(purpose).map_err(|_| TablesError::NoRandomness)?;
        let who = who.into();
        let think = move || computer::choose(who, &view, &mut Chance::new(luck).set_up());
        let permit = self.inner.thinkers.acquire().await;
        let _permit = permit.map_err(|_| TablesError::Closed)?;
        self.inner.work.think(think).await.map_err(|_| TablesError::Broken)
    }
}
