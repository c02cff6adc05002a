//! Tables that cannot be shown in their channel: their games wait, and each person who presses a
//! button there is told once.

use std::collections::BTreeSet;
use std::sync::PoisonError;

use super::{Slot, Tables, TablesError};
use crate::table::{By, Move, Stage, Table, TableId, UserId};

/// The fate of a table whose server has removed the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removed {
    /// The lobby has been closed.
    Closed,
    /// The game waits until the bot is back.
    Waits,
    /// Unchanged: the table is over, or was already waiting.
    Same,
}

impl Tables {
    /// The table cannot be shown in its channel.
    pub async fn is_unseen(&self, id: TableId) -> Result<(), TablesError> {
        self.by_boards(id, Move::Disappear, |table| !table.is_unseen()).await.map(drop)
    }

    /// The table is shown again.
    pub async fn is_seen(&self, id: TableId) -> Result<(), TablesError> {
        self.by_boards(id, Move::Appear, Table::is_unseen).await.map(drop)
    }

    /// The channel of this table is gone.
    pub async fn has_lost_channel(&self, id: TableId) -> Result<(), TablesError> {
        self.by_boards(id, Move::LoseChannel, |table| !table.is_astray).await.map(drop)
    }

    /// The server of this table has removed the bot.
    pub async fn is_removed(&self, id: TableId) -> Result<Removed, TablesError> {
        if self.look(id, |table| matches!(table.stage, Stage::Lobby(_))).await? {
            self.end(id).await?;
            return Ok(Removed::Closed);
        }
        let waits = self.by_boards(id, Move::Disappear, |table| !table.is_unseen()).await?;
        Ok(if waits { Removed::Waits } else { Removed::Same })
    }

    /// Makes a move in the name of the task that shows tables, unless it would make no difference.
    /// Returns whether it was made.
    async fn by_boards(
        &self,
        id: TableId,
        next: Move,
        differs: impl FnOnce(&Table) -> bool,
    ) -> Result<bool, TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        let now = self.load(id, &slot, &mut table).await?;
        if now.is_over() || !differs(now) {
            return Ok(false);
        }
        // A refusal means that the move makes no difference.
        Ok(self.step(&slot, &mut table, None, &By::Boards, &next).await?.is_ok())
    }
}

impl Slot {
    /// Returns whether this person must now be told that the table cannot be shown. Each person is
    /// told once.
    pub(super) fn is_to_be_told(&self, table: &Table, user: UserId) -> bool {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if table.is_unseen() {
            return told.insert(user);
        }
        *told = BTreeSet::new();
        false
    }
}
