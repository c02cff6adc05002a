//! The messages of a table at Discord.

use std::collections::BTreeMap;

use sqlx::SqliteConnection;
use strum::EnumCount;

use super::statements::Statement;
use super::{ReadError, Store, WriteError};
use crate::table::{MessageId, Proposal, TableId};
use crate::work::Step as _;

/// A kind of message that shows a table. A table has at most one message of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumCount)]
pub enum MessageKind {
    /// The result of the game.
    Result,
    /// The table's own message.
    Table,
    /// The line about the table in the parent channel of its thread: the message from which the
    /// thread was started, or else one that is posted when the game is over.
    Report,
    /// The message that pinged the players whose time was half up: the table's message as it was
    /// then, or, from earlier versions, one of its own.
    Reminder,
    /// The message of the vote on this proposal.
    Vote(Proposal),
}

impl MessageKind {
    /// All kinds, in the order in which a table's worker attends to them.
    pub const ALL: [Self; 6] = [
        Self::Result,
        Self::Table,
        Self::Report,
        Self::Reminder,
        Self::Vote(Proposal::Pause),
        Self::Vote(Proposal::End),
    ];

    /// The word for this kind in the database.
    pub fn word(self) -> &'static str {
        match self {
            Self::Result => "result",
            Self::Table => "table",
            Self::Report => "report",
            Self::Reminder => "reminder",
            Self::Vote(on) => on.into(),
        }
    }

    fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// A new kind must be in [`MessageKind::ALL`].
const _: () = assert!(MessageKind::ALL.len() == MessageKind::COUNT - 1 + Proposal::COUNT);

/// The messages of a table that are posted.
pub type Messages = BTreeMap<MessageKind, MessageId>;

/// Hashes of what messages of a table show; those whose content may have changed are left out.
pub type Hashes = BTreeMap<MessageKind, Vec<u8>>;

impl Store {
    pub async fn messages(&self, table: TableId) -> Result<Messages, ReadError> {
        let found: Vec<(String, MessageId)> =
            sqlx::query_as("select kind, message from table_message where game_table = $1")
                .bind(table)
                .fetch_all(&self.readers)
                .step_of(&self.work)
                .await?;
        Ok(found.iter().filter_map(|(word, id)| Some((MessageKind::read(word)?, *id))).collect())
    }

    /// What the messages of this table show.
    pub async fn hashes(&self, table: TableId) -> Result<Hashes, ReadError> {
        let found: Vec<(String, Vec<u8>)> = sqlx::query_as(
            "select kind, shows from table_message where game_table = $1 and shows is not null",
        )
        .bind(table)
        .fetch_all(&self.readers)
        .step_of(&self.work)
        .await?;
        let known = found.into_iter();
        Ok(known.filter_map(|(word, hash)| Some((MessageKind::read(&word)?, hash))).collect())
    }

    /// Stores where a message of the table is, which may be of several kinds.
    pub async fn posted(
        &self,
        table: TableId,
        kinds: &[MessageKind],
        message: MessageId,
    ) -> Result<(), WriteError> {
        self.writer.execute(kinds.iter().map(|kind| set_message(table, *kind, message))).await
    }

    /// Stores that the table has no message of this kind any more.
    pub async fn forget_message(
        &self,
        table: TableId,
        kind: MessageKind,
    ) -> Result<(), WriteError> {
        let delete = sqlx::query("delete from table_message where game_table = $1 and kind = $2");
        self.writer.execute([delete.bind(table).bind(kind.word())]).await
    }

    /// Stores what the messages of this table show, in place of everything that was stored about
    /// it.
    pub async fn set_hashes(&self, table: TableId, hashes: Hashes) -> Result<(), WriteError> {
        let forget = "update table_message set shows = null where game_table = $1";
        let set = "update table_message set shows = $3 where game_table = $1 and kind = $2";
        let set = hashes
            .into_iter()
            .map(|(kind, hash)| sqlx::query(set).bind(table).bind(kind.word()).bind(hash));
        self.writer.execute([sqlx::query(forget).bind(table)].into_iter().chain(set)).await
    }
}

/// Stores that this is the table's message of this kind.
pub(super) fn set_message(table: TableId, kind: MessageKind, message: MessageId) -> Statement {
    sqlx::query(
        "insert into table_message (game_table, kind, message) values ($1, $2, $3)
         on conflict (game_table, kind) do update set message = excluded.message, shows = null",
    )
    .bind(table)
    .bind(kind.word())
    .bind(message)
}

/// Forgets the messages that stay behind in a channel that the table leaves.
pub(super) async fn leave_channel(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "delete from table_message where game_table = $1 and kind not in ('result', 'report')",
    )
    .bind(table)
    .execute(connection)
    .await?;
    Ok(())
}
