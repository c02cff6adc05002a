//! The messages of a table at Discord.

use std::collections::BTreeMap;

use sqlx::SqliteConnection;
use strum::EnumCount;

use super::writer::Write;
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
        self.writer.ask(SetMessage { table, kinds: kinds.to_vec(), message }).await
    }

    /// Stores that the table has no message of this kind any more.
    pub async fn forget_message(
        &self,
        table: TableId,
        kind: MessageKind,
    ) -> Result<(), WriteError> {
        self.writer.ask(ForgetMessage { table, kind }).await
    }

    /// Stores what the messages of this table show, in place of everything that was stored about
    /// it.
    pub async fn set_hashes(&self, table: TableId, hashes: Hashes) -> Result<(), WriteError> {
        self.writer.ask(SetHashes { table, hashes }).await
    }
}

struct SetMessage {
    table: TableId,
    kinds: Vec<MessageKind>,
    message: MessageId,
}

impl Write for SetMessage {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        for kind in &self.kinds {
            set_message(connection, self.table, *kind, self.message).await?;
        }
        Ok(())
    }
}

/// Stores that this is the table's message of this kind.
pub(super) async fn set_message(
    connection: &mut SqliteConnection,
    table: TableId,
    kind: MessageKind,
    message: MessageId,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into table_message (game_table, kind, message) values ($1, $2, $3)
         on conflict (game_table, kind) do update set message = excluded.message, shows = null",
    )
    .bind(table)
    .bind(kind.word())
    .bind(message)
    .execute(connection)
    .await?;
    Ok(())
}

struct ForgetMessage {
    table: TableId,
    kind: MessageKind,
}

impl Write for ForgetMessage {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        sqlx::query("delete from table_message where game_table = $1 and kind = $2")
            .bind(self.table)
            .bind(self.kind.word())
            .execute(connection)
            .await?;
        Ok(())
    }
}

struct SetHashes {
    table: TableId,
    hashes: Hashes,
}

impl Write for SetHashes {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        sqlx::query("update table_message set shows = null where game_table = $1")
            .bind(self.table)
            .execute(&mut *connection)
            .await?;
        for (kind, hash) in &self.hashes {
            sqlx::query("update table_message set shows = $3 where game_table = $1 and kind = $2")
                .bind(self.table)
                .bind(kind.word())
                .bind(hash)
                .execute(&mut *connection)
                .await?;
        }
        Ok(())
    }
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
