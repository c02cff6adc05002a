//! Storing a step: its press, its lines of the log, and the table's rows where they change.

use sqlx::SqliteConnection;

use super::changed::Changed;
use super::log::add_event;
use super::presses::add_press;
use super::writer::Write;
use super::{Store, WriteError};
use crate::table::{AfterGame, Clock, Log, PressId, Rows, Step, Table, TableId};

/// The outcome of saving a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// The step is on disk.
    Appended,
    /// A step by this press was stored before.
    AlreadyDone,
    /// The log has entries that the step does not follow: the table must be loaded again.
    Behind,
}

impl Store {
    /// Stores a step and returns the table after it. A press takes effect once.
    ///
    /// # Errors
    /// The database refuses. After [`WriteError::Closed`] and errors of the commit the outcome is
    /// unknown: the table must be loaded again.
    pub async fn save(
        &self,
        press: Option<PressId>,
        step: Step,
    ) -> Result<(Saved, Table), WriteError> {
        let (save, table) = Save::of(press, step);
        let (saved, after) = self.writer.ask(save).await?;
        Ok((saved, Table { after, ..table }))
    }
}

/// A step as rows.
struct Save {
    table: TableId,
    press: Option<PressId>,
    log: Log,
    changed: Option<Changed>,
    /// The moment when the table's clock is next due, if the table has a clock.
    due: Option<Due>,
}

/// A moment in Unix milliseconds; none while nobody is waited for, or no clock runs.
#[derive(Clone, Copy)]
struct Due(Option<i64>);

impl Save {
    fn of(press: Option<PressId>, step: Step) -> (Self, Table) {
        let changed = match step.rows {
            Rows::Same => None,
            Rows::Changed => Some(Changed::of(&step.table)),
        };
        let Step { table, log, .. } = step;
        let due = (table.clock != Clock::None).then(|| Due(table.wakes(0)));
        (Self { table: table.id, press, log, changed, due }, table)
    }
}

impl Write for Save {
    /// The outcome, and what is shown of the results if the step ends a game.
    type Done = (Saved, AfterGame);

    async fn write(&self, connection: &mut SqliteConnection) -> Result<Self::Done, WriteError> {
        if let Some(press) = self.press
            && !add_press(connection, press, self.table).await?
        {
            return Ok((Saved::AlreadyDone, AfterGame::default()));
        }
        for (number, body) in (self.log.after..).zip(&self.log.lines) {
            if !add_event(connection, self.table, (number, self.log.written_at), body).await? {
                return Ok((Saved::Behind, AfterGame::default()));
            }
        }
        let counted = match &self.changed {
            Some(changed) => changed.write(connection, self.table).await?,
            None => AfterGame::default(),
        };
        if let Some(due) = self.due {
            set_due(connection, self.table, due).await?;
        }
        Ok((Saved::Appended, counted))
    }

    fn stays((saved, _): &Self::Done) -> bool {
        *saved == Saved::Appended
    }
}

async fn set_due(
    connection: &mut SqliteConnection,
    table: TableId,
    Due(due_at): Due,
) -> Result<(), WriteError> {
    sqlx::query("update game_table set due_at = $2 where id = $1")
        .bind(table)
        .bind(due_at)
        .execute(connection)
        .await?;
    Ok(())
}
