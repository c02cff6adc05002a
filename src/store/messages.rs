//! The places of the messages of a table.

use sqlx::{FromRow, SqliteConnection};

use super::writer::Write;
use super::{ReadError, Store, WriteError};
use crate::table::{MessageId, Proposal, TableId};
use crate::work::Step as _;

/// A message that shows a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Posted {
    /// The table's own message.
    Table,
    /// The result of its game.
    Result,
    /// The line about the result in the channel above the table's thread.
    Report,
    /// The message that calls the players whose half time is up.
    Nudge,
    /// The message of the vote on this proposal.
    Vote(Proposal),
}

/// The messages of a table that are posted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, FromRow)]
pub struct Messages {
    #[sqlx(rename = "message")]
    pub table: Option<MessageId>,
    #[sqlx(rename = "result_message")]
    pub result: Option<MessageId>,
    #[sqlx(rename = "report_message")]
    pub report: Option<MessageId>,
    #[sqlx(rename = "nudge_message")]
    pub nudge: Option<MessageId>,
    #[sqlx(rename = "pause_message")]
    pub pause: Option<MessageId>,
    #[sqlx(rename = "end_message")]
    pub end: Option<MessageId>,
}

impl Messages {
    pub const fn of(mut self, posted: Posted) -> Option<MessageId> {
        *self.place(posted)
    }

    /// Notes where a message is now, or that it is nowhere; returns where it was before.
    pub const fn set(&mut self, posted: Posted, id: Option<MessageId>) -> Option<MessageId> {
        std::mem::replace(self.place(posted), id)
    }

    const fn place(&mut self, posted: Posted) -> &mut Option<MessageId> {
        match posted {
            Posted::Table => &mut self.table,
            Posted::Result => &mut self.result,
            Posted::Report => &mut self.report,
            Posted::Nudge => &mut self.nudge,
            Posted::Vote(Proposal::Pause) => &mut self.pause,
            Posted::Vote(Proposal::End) => &mut self.end,
        }
    }
}

impl Store {
    pub async fn messages(&self, table: TableId) -> Result<Messages, ReadError> {
        let found = sqlx::query_as(
            "select message, result_message, report_message, nudge_message, pause_message,
                    end_message
             from game_table where id = $1",
        )
        .bind(table)
        .fetch_optional(&self.readers)
        .step_of(&self.work)
        .await?;
        Ok(found.unwrap_or_default())
    }

    /// Stores where a table's message is, or that it is gone.
    pub async fn posted(
        &self,
        table: TableId,
        posted: Posted,
        message: Option<MessageId>,
    ) -> Result<(), WriteError> {
        self.writer.ask(SetMessage { table, posted, message }).await
    }
}

struct SetMessage {
    table: TableId,
    posted: Posted,
    message: Option<MessageId>,
}

impl Write for SetMessage {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        let update = match self.posted {
            Posted::Table => "update game_table set message = $2 where id = $1",
            Posted::Result => "update game_table set result_message = $2 where id = $1",
            Posted::Report => "update game_table set report_message = $2 where id = $1",
            Posted::Nudge => "update game_table set nudge_message = $2 where id = $1",
            Posted::Vote(Proposal::Pause) => {
                "update game_table set pause_message = $2 where id = $1"
            }
            Posted::Vote(Proposal::End) => "update game_table set end_message = $2 where id = $1",
        };
        sqlx::query(update).bind(self.table).bind(self.message).execute(connection).await?;
        Ok(())
    }
}
