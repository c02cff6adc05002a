//! A database that is split or merged, and what it holds.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use tempfile::TempDir;

use super::{Part, SplitError, unwritable};
use crate::store::deletions::Remembered;
use crate::store::files::{DELETED, Files, beside};
use crate::store::owners::{TABLES, unknown};
use crate::store::restore::{checked, copied};
use crate::store::servers::servers;
use crate::store::{Recount, open, recount};
use crate::table::GuildId;

/// A database that is split or merged.
pub(super) struct Source {
    pub(super) path: PathBuf,
    /// A copy, which is up to date.
    pub(super) copy: PathBuf,
    pub(super) held: Held,
    /// The number of the last table that was ever opened.
    pub(super) last_table: i64,
    pub(super) deletions: Option<Remembered>,
    /// Keeps the bot out.
    _files: Files,
    /// The folder of the copy, which is deleted in the end.
    _folder: TempDir,
}

impl Source {
    /// Copies a database that no bot uses into this folder, and checks it.
    pub(super) async fn open(path: &Path, folder: &Path) -> Result<Self, SplitError> {
        let unfit = |why| SplitError::Unfit { file: path.to_owned(), why };
        path.metadata().map_err(|error| unfit(error.into()))?;
        Files::refuse_half_restored(path)?;
        let files = Files::reserve(path)?;
        let made = tempfile::Builder::new().prefix(".henge-").tempdir_in(folder);
        let made = made.map_err(|error| unwritable(folder, error))?;
        let copy = copied(files.path(), &made).map_err(|error| unfit(error.into()))?;
        checked(&copy).await.map_err(unfit)?;
        open::bring_up_to_date(&copy).await?;
        let deletions = Remembered::beside(files.path());
        let deletions = deletions.map_err(|error| unwritable(&beside(path, DELETED), error))?;
        let options = SqliteConnectOptions::new().filename(&copy);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let held = Held::of(&mut connection).await?;
        let last = "select coalesce(max(seq), 0) from sqlite_sequence where name = 'game_table'";
        let last_table = sqlx::query_scalar(last).fetch_one(&mut connection).await?;
        connection.close().await?;
        let path = path.to_owned();
        Ok(Self { path, copy, held, last_table, deletions, _files: files, _folder: made })
    }
}

/// What a database holds of servers.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Held {
    /// In the order of their ids.
    pub(super) servers: Vec<GuildId>,
    /// The number of rows of each table.
    pub(super) rows: BTreeMap<&'static str, i64>,
    pub(super) recount: Recount,
}

impl Held {
    /// Checks that the database is whole, and counts.
    pub(super) async fn of(connection: &mut SqliteConnection) -> Result<Self, SplitError> {
        check_whole(connection).await?;
        if let Some(table) = unknown(connection).await? {
            return Err(SplitError::Unknown(table));
        }
        let mut rows = BTreeMap::new();
        for (table, owner) in TABLES {
            let Some(count) = owner.count(table) else { continue };
            let count = sqlx::query_scalar(AssertSqlSafe(count)).fetch_one(&mut *connection);
            rows.insert(*table, count.await?);
        }
        let servers = servers(connection).await?;
        Ok(Self { servers, rows, recount: recount::recounted(connection).await? })
    }

    /// What several databases hold together.
    pub(super) fn together<'a>(several: impl IntoIterator<Item = &'a Self>) -> Self {
        let mut all = Self::default();
        for held in several {
            all.servers.extend(&held.servers);
            for (table, rows) in &held.rows {
                *all.rows.entry(table).or_default() += rows;
            }
            all.recount.games += held.recount.games;
            all.recount.unreadable.extend_from_slice(&held.recount.unreadable);
            all.recount.differences.extend_from_slice(&held.recount.differences);
        }
        all.servers.sort_unstable();
        all.recount.unreadable.sort_unstable();
        all.recount.differences.sort_unstable();
        all
    }

    pub(super) fn part(&self, path: &Path) -> Part {
        let tables = self.rows.get("game_table").copied().unwrap_or_default();
        let (servers, games) = (self.servers.len(), self.recount.games);
        Part { path: path.to_owned(), servers, tables, games }
    }
}

/// Checks every page, every index, and that no row names one that is missing.
async fn check_whole(connection: &mut SqliteConnection) -> Result<(), SplitError> {
    let found = sqlx::query_scalar::<_, String>("pragma integrity_check(1)");
    let found = found.fetch_one(&mut *connection).await?;
    if found != "ok" {
        return Err(SplitError::Wrong(found));
    }
    let loose = "select \"table\" || ' names a missing ' || parent from pragma_foreign_key_check";
    match sqlx::query_scalar(loose).fetch_optional(connection).await? {
        Some(what) => Err(SplitError::Wrong(what)),
        None => Ok(()),
    }
}

/// Checks that the new files hold together what the others did, and that the same comes of counting it again.
pub(super) fn check_same<'a>(
    before: impl IntoIterator<Item = &'a Held>,
    after: impl IntoIterator<Item = &'a Held>,
) -> Result<(), SplitError> {
    let (before, after) = (Held::together(before), Held::together(after));
    let wrong = |what: String| Err(SplitError::Wrong(what));
    if before.servers != after.servers {
        return wrong(format!("{} servers, not {}", after.servers.len(), before.servers.len()));
    }
    for (table, rows) in &before.rows {
        let now = after.rows.get(table).copied().unwrap_or_default();
        if now != *rows {
            return wrong(format!("{now} rows of {table}, not {rows}"));
        }
    }
    if before.recount != after.recount {
        return wrong("henge recount finds other differences in it".to_owned());
    }
    Ok(())
}
