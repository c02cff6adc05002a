//! A new file, which is filled with the rows of some servers and is not in its place yet.

use std::io;
use std::path::PathBuf;

use sqlx::sqlite::{SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use tempfile::NamedTempFile;

use super::source::{Held, Source};
use super::{SplitError, unwritable};
use crate::store::files::folder_of;
use crate::store::owners::{OURS, TABLES, TAKEN};
use crate::table::GuildId;

/// A file that is not in its place yet; it is deleted if it never gets there.
pub(super) struct New {
    pub(super) file: NamedTempFile,
    pub(super) target: PathBuf,
}

/// The last table number of the sources, and the time up to which all of them have carried out deletions.
#[derive(Clone, Copy)]
pub(super) struct Continuation {
    pub(super) last_table: i64,
    /// The moment after which deletions may not be carried out in all of its rows.
    pub(super) until: i64,
}

impl New {
    pub(super) fn at(target: PathBuf) -> Result<Self, SplitError> {
        let file = tempfile::Builder::new().prefix(".henge-").tempfile_in(folder_of(&target));
        match file {
            Ok(file) => Ok(Self { file, target }),
            Err(error) => Err(unwritable(&target, error)),
        }
    }

    /// Fills it with the rows of these servers and with those that belong to no server, and checks it.
    pub(super) async fn filled(
        self,
        sources: &[(&Source, Vec<GuildId>)],
        ends: Continuation,
    ) -> Result<(Self, Held), SplitError> {
        // If this process ends, so does the file: nothing of it has to be safe before it is whole.
        let options = SqliteConnectOptions::new()
            .filename(self.file.path())
            .auto_vacuum(SqliteAutoVacuum::Incremental)
            .journal_mode(SqliteJournalMode::Memory)
            .synchronous(SqliteSynchronous::Off)
            .foreign_keys(false)
            .pragma("temp_store", "memory");
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let mut triggers = Vec::new();
        for (number, (source, servers)) in sources.iter().enumerate() {
            let copy = source.copy.to_str().ok_or(io::ErrorKind::InvalidFilename.into());
            let copy = copy.map_err(|error| unwritable(&source.copy, error))?;
            let attach = sqlx::query("attach database $1 as source").bind(copy);
            attach.execute(&mut connection).await?;
            let mut change = connection.begin().await?;
            if number == 0 {
                triggers = make_tables(&mut change).await?;
            }
            take(&mut change, source, servers).await?;
            change.commit().await?;
            sqlx::query("detach database source").execute(&mut connection).await?;
        }
        finish(&mut connection, triggers, ends).await?;
        let held = Held::of(&mut connection).await?;
        connection.close().await?;
        Ok((self, held))
    }
}

/// Makes the tables and indexes of `source`. Returns its triggers: they would count every row that is copied.
async fn make_tables(connection: &mut SqliteConnection) -> Result<Vec<String>, SplitError> {
    let schema = format!(
        "select type, sql from source.sqlite_schema
         where sql is not null and {OURS} order by type <> 'table', rowid"
    );
    let schema = sqlx::query_as::<_, (String, String)>(AssertSqlSafe(schema));
    let schema = schema.fetch_all(&mut *connection).await?;
    let (triggers, others): (Vec<_>, Vec<_>) =
        schema.into_iter().partition(|(kind, _)| kind == "trigger");
    for (_, sql) in others {
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *connection).await?;
    }
    Ok(triggers.into_iter().map(|(_, sql)| sql).collect())
}

async fn finish(
    connection: &mut SqliteConnection,
    triggers: Vec<String>,
    Continuation { last_table, until }: Continuation,
) -> Result<(), SplitError> {
    let mut change = connection.begin().await?;
    for trigger in triggers {
        sqlx::query(AssertSqlSafe(trigger)).execute(&mut *change).await?;
    }
    sqlx::query("delete from sqlite_sequence").execute(&mut *change).await?;
    let number = "insert into sqlite_sequence (name, seq) values ('game_table', $1)";
    sqlx::query(number).bind(last_table).execute(&mut *change).await?;
    let carried_out = sqlx::query("update carried_out set until = min(until, $1)").bind(until);
    carried_out.execute(&mut *change).await?;
    change.commit().await?;
    Ok(())
}

/// Adds the rows of these servers, and those that belong to no server.
async fn take(
    connection: &mut SqliteConnection,
    source: &Source,
    servers: &[GuildId],
) -> Result<(), SplitError> {
    let same = "select id from source.game_table where id in (select id from main.game_table)
                order by id limit 1";
    if let Some(table) = sqlx::query_scalar(same).fetch_optional(&mut *connection).await? {
        return Err(SplitError::SameTable { table, file: source.path.clone() });
    }
    sqlx::query(TAKEN).execute(&mut *connection).await?;
    sqlx::query("delete from taken").execute(&mut *connection).await?;
    for server in servers {
        let add = sqlx::query("insert into taken (guild) values ($1)").bind(server);
        add.execute(&mut *connection).await?;
    }
    for (table, owner) in TABLES {
        for statement in owner.copy(table) {
            sqlx::query(AssertSqlSafe(statement)).execute(&mut *connection).await?;
        }
    }
    Ok(())
}
