//! What was said of games that are over: at once, and by a master who takes a while.

use super::rows::as_json;
use super::statements::Statement;
use super::{ReadError, Store, WriteError};
use crate::history::{breakdown, costliest};
use crate::rules::Seat;
use crate::table::{Costliest, Table, TableId, Verdict};

impl Store {
    /// Adds a master's breakdown of the points to the verdict on a game, given the lines of its log.
    /// Returns whether there was anything to add.
    pub async fn break_down(&self, table: Table, log: Vec<String>) -> Result<bool, WriteError> {
        let id = table.id;
        let Some(verdict) = table.after.verdict.filter(|said| said.breakdown.is_none()) else {
            return Ok(false);
        };
        let breakdown = self.work.think(move || breakdown(&table, &log)).await;
        let breakdown = breakdown.ok().flatten();
        if breakdown.is_some() {
            let verdict = Verdict { breakdown, ..verdict };
            self.writer.execute([keep_verdict(id, &verdict)?]).await?;
        }
        Ok(breakdown.is_some())
    }

    /// The costliest choice of this seat in a game that is over, if a master has named one.
    pub async fn costliest(
        &self,
        table: &Table,
        seat: Seat,
    ) -> Result<Option<Costliest>, ReadError> {
        let breakdown = table.after.verdict.and_then(|said| said.breakdown);
        let Some(step) = breakdown.and_then(|of| of[seat].costliest) else { return Ok(None) };
        let log = self.log(table.id).await?;
        let table = table.clone();
        let choice = self.work.think(move || costliest(&table, &log, (seat, step))).await;
        Ok(choice.ok().flatten())
    }
}

pub(super) fn keep_verdict(table: TableId, verdict: &Verdict) -> Result<Statement, WriteError> {
    let keep = sqlx::query("update game_table set verdict = $2 where id = $1");
    Ok(keep.bind(table).bind(as_json(verdict)?))
}
