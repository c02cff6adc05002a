//! What a move changes: the table's next state, and what to store for it.

use std::fmt;

use super::{Person, Refusal, Spectacle, Table};
use crate::rules::keeps;

/// A possible step of a table: its next state, and what to store for it.
#[derive(Debug)]
pub struct Step {
    /// The table after the step.
    pub table: Table,
    /// The additions to the log.
    pub log: Log,
    /// The extent of the step's changes in the database.
    pub rows: Rows,
    /// The most notable event of the step; it decides how long the table stays on screen.
    pub spectacle: Option<Spectacle>,
}

/// The entries that a step adds to the log.
#[derive(Default, PartialEq, Eq)]
pub struct Log {
    /// The number of entries that the log must have before.
    pub after: u32,
    /// The new entries, as they are stored.
    pub lines: Vec<String>,
    /// When they were written, in Unix milliseconds.
    pub written_at: i64,
}

/// The extent of a step's changes in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rows {
    /// Only the log changes.
    Same,
    /// The table's row and its seats change too.
    Changed,
}

impl Step {
    /// A step that changes the table's row or its seats, and not the log.
    pub(super) fn of_rows(table: Table) -> Self {
        Self { table, log: Log::default(), rows: Rows::Changed, spectacle: None }
    }

    /// This step, if its log is what was applied to the table before it, and nothing that is settled
    /// changes.
    pub(super) fn checked(self, before: &Table) -> Result<Self, Refusal> {
        self.check(before).map_err(Refusal::Broken)?;
        Ok(self)
    }

    fn check(&self, before: &Table) -> Result<(), &'static str> {
        let Self { table, log, .. } = self;
        let (entries, added) = (before.entries(), log.lines.len() as u32);
        keeps(added == 0 || log.after == entries, "a step goes on where the log ends")?;
        keeps(table.entries() == entries + added, "each entry is applied once")?;
        keeps(!before.is_over() || added == 0, "nothing follows the end")?;
        let sealed = |table: &Table| (table.id, table.commitment);
        keeps(sealed(table) == sealed(before), "a seal never changes")?;
        let may_cut = before.lobby().is_ok();
        keeps(may_cut || table.cuts == before.cuts, "nobody cuts once the game has begun")
    }

    /// This step, taken by this person before the game's end.
    pub(super) fn ended_by(mut self, person: &Person) -> Self {
        self.table.ended_by = Some(person.clone());
        self
    }
}

impl fmt::Debug for Log {
    /// Omits the entries: dealt hands must never reach a log file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Log({} lines after {})", self.lines.len(), self.after)
    }
}
