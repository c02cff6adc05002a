//! The messages of a table at Discord.

use std::collections::BTreeMap;

use sqlx::SqliteConnection;

use super::writer::Write;
use super::{ReadError, Store, WriteError};
use crate::table::{MessageId, Proposal, TableId};
use crate::work::Step as _;

/// A message that shows a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

impl Posted {
    const ALL: [Self; 6] = [
        Self::Table,
        Self::Result,
        Self::Report,
        Self::Nudge,
        Self::Vote(Proposal::Pause),
        Self::Vote(Proposal::End),
    ];

    fn word(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Result => "result",
            Self::Report => "report",
            Self::Nudge => "nudge",
            Self::Vote(on) => on.into(),
        }
    }
}

/// The messages of a table that are posted.
pub type Messages = BTreeMap<Posted, MessageId>;

impl Store {
    pub async fn messages(&self, table: TableId) -> Result<Messages, ReadError> {
        let found: Vec<(String, MessageId)> =
            sqlx::query_as("select kind, message from table_message where game_table = $1")
                .bind(table)
                .fetch_all(&self.readers)
                .step_of(&self.work)
                .await?;
        let kind = |word: &str| Posted::ALL.into_iter().find(|posted| posted.word() == word);
        Ok(found.iter().filter_map(|(word, id)| Some((kind(word)?, *id))).collect())
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
        let write = match self.message {
            Some(_) => {
                "insert into table_message (game_table, kind, message) values ($1, $2, $3)
                 on conflict (game_table, kind) do update set message = excluded.message"
            }
            None => "delete from table_message where game_table = $1 and kind = $2",
        };
        let write = sqlx::query(write).bind(self.table).bind(self.posted.word());
        let write = match self.message {
            Some(message) => write.bind(message),
            None => write,
        };
        write.execute(connection).await?;
        Ok(())
    }
}

/// Forgets the messages that stay behind in a channel that the table leaves.
pub(super) async fn leave_channel(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<(), sqlx::Error> {
    sqlx::query("delete from table_message where game_table = $1 and kind <> 'result'")
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}
