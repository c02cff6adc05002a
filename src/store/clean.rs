//! What was deleted is in no page of the database's files any more, and nobody who plays waits for that.
//!
//! What SQLite deletes it overwrites at once (`secure_delete`). Two kinds of copies are left: those in the gaps of pages
//! that were split, and earlier states of pages in the write-ahead log. So it is noted that something was deleted, and
//! soon afterwards free pages are given back, the gaps are found by a reader and cleared by the writer, both a few
//! pages at a time between what else is written, and the log is emptied.
//!
//! A file of an earlier version is written anew once, when it is opened: no page holds what was deleted before, and it
//! has the pointer map by which pages are told apart from then on.

use std::convert::Infallible;
use std::path::Path;
use std::time::Duration;

use sqlx::SqliteConnection;
use tracing::{error, info, warn};

use super::pages::{Group, cleared, is_unclean};
use super::{ReadError, Store, WriteError};
use crate::work::Step as _;

/// Pages are read and written as they are: `.cargo/config.toml` has SQLite compiled so.
const _: &str =
    env!("LIBSQLITE3_FLAGS", "build henge in its own folder, where .cargo/config.toml is");

/// How often is looked whether something was deleted: so long it may still be found in the files.
const EVERY: Duration = Duration::from_mins(10);
/// The most pages that are given back, or cleared, in one write.
const AT_ONCE: usize = 64;
/// How often the log is tried to be emptied while somebody still reads from it, and the pause between.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(250);
/// The pause after each group of pages that is looked through: whoever plays needs the processors more.
const BREATH: Duration = Duration::from_millis(5);
/// How many bytes a second are written anew, roughly.
const A_SECOND: u64 = 100_000_000;
/// How SQLite says that free pages are given back when it is told to.
const INCREMENTAL: i64 = 2;

/// A part of a clean-up, written between what else is written.
pub(super) enum Sweep {
    /// Some free pages are given back.
    GiveBack,
    /// The gaps of these pages are cleared.
    Clear(Vec<u32>),
}

/// The end of a clean-up, outside a transaction.
#[derive(Clone, Copy)]
pub(super) struct Last {
    /// How many deletions are cleaned up by it.
    deletions: i64,
}

impl Store {
    /// From now on the files are cleaned within ten minutes of each deletion.
    pub async fn keep_clean(&self) -> Infallible {
        loop {
            if let Err(why) = self.clean_up().await {
                error!("what was deleted may still stand in the database's files: {why}");
            }
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Cleans the files, if something was deleted since they last were.
    ///
    /// # Errors
    /// The database refuses, or somebody reads what was deleted for long; it is tried again then.
    pub async fn clean_up(&self) -> Result<(), CleanError> {
        let Some((deletions, has_a_map)) = self.unclean().await? else { return Ok(()) };
        if has_a_map {
            self.give_back().await?;
            // While somebody plays pages change places with pages next to them: the second look finds what the first
            // one missed.
            if self.clear_gaps().await? {
                self.clear_gaps().await?;
            }
        }
        self.end_clean_up(Last { deletions }).await?;
        self.metrics.cleaned_up();
        Ok(())
    }

    /// How many deletions are to be cleaned up, if any is; and whether the file has a pointer map.
    async fn unclean(&self) -> Result<Option<(i64, bool)>, ReadError> {
        let read = async {
            let mut connection = self.readers.acquire().await?;
            let deletions = sqlx::query_scalar("select deletions from unclean");
            let deletions = deletions.fetch_optional(&mut *connection).await?;
            Ok::<_, sqlx::Error>(deletions.zip(Some(has_a_map(&mut connection).await?)))
        };
        Ok(read.step_of(&self.work).await?)
    }

    async fn give_back(&self) -> Result<(), CleanError> {
        let free = self.pragma("pragma freelist_count").await?;
        for _ in 0..(free as usize).div_ceil(AT_ONCE) {
            self.writer.sweep(Sweep::GiveBack).await?;
        }
        Ok(())
    }

    /// Whether there was anything in them.
    async fn clear_gaps(&self) -> Result<bool, CleanError> {
        let mut found = false;
        let pages = self.pragma("pragma page_count").await? as u32;
        let size = self.pragma("pragma page_size").await? as u32;
        for group in Group::all(pages, size) {
            for unclean in self.unclean_of(group).await?.chunks(AT_ONCE) {
                self.writer.sweep(Sweep::Clear(unclean.to_vec())).await?;
                found = true;
            }
            tokio::time::sleep(BREATH).await;
        }
        Ok(found)
    }

    /// The pages of this group in which something stands that they do not use.
    async fn unclean_of(&self, group: Group) -> Result<Vec<u32>, ReadError> {
        let read = sqlx::query_as::<_, (u32, Vec<u8>)>(
            "with recursive page (number) as (select $1 union all select number + 1 from page where number < $2)
             select number, data from page cross join sqlite_dbpage on pgno = number",
        );
        let read = read.bind(group.map).bind(group.last).fetch_all(&self.readers);
        let pages = read.step_of(&self.work).await?;
        let Some(((_, map), pages)) = pages.split_first() else { return Ok(Vec::new()) };
        let unclean = pages
            .iter()
            .filter(|(page, bytes)| group.is_of_a_tree(*page, map) && is_unclean(bytes));
        Ok(unclean.map(|(page, _)| *page).collect())
    }

    async fn end_clean_up(&self, last: Last) -> Result<(), WriteError> {
        for _ in 1..TRIES {
            match self.writer.clean_up(last).await {
                Err(WriteError::StillRead) => tokio::time::sleep(PAUSE).await,
                done => return done,
            }
        }
        self.writer.clean_up(last).await
    }

    async fn pragma(&self, pragma: &'static str) -> Result<i64, ReadError> {
        Ok(sqlx::query_scalar(pragma).fetch_one(&self.readers).step_of(&self.work).await?)
    }
}

/// Why files may still hold what was deleted.
#[derive(Debug, thiserror::Error)]
pub enum CleanError {
    /// It cannot be found out.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// They cannot be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// Notes that something was deleted.
pub(super) async fn note(connection: &mut SqliteConnection) -> Result<(), WriteError> {
    sqlx::query(
        "insert into unclean (only_row, deletions) values (1, 1)
         on conflict (only_row) do update set deletions = deletions + 1",
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Whether the file has a pointer map; SQLite knows it as it was when this connection last read from the file.
async fn has_a_map(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let kind: i64 = sqlx::query_scalar("pragma auto_vacuum").fetch_one(connection).await?;
    Ok(kind == INCREMENTAL)
}

impl Sweep {
    pub(super) async fn write(self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        match self {
            Self::GiveBack => {
                let statement = format!("pragma incremental_vacuum({AT_ONCE})");
                sqlx::query(sqlx::AssertSqlSafe(statement)).execute(connection).await?;
            }
            Self::Clear(pages) => {
                // Without a map nothing would say what is cleared.
                let pages = if has_a_map(connection).await? { pages } else { Vec::new() };
                for page in pages {
                    clear(connection, page).await?;
                }
            }
        }
        Ok(())
    }
}

/// Clears what this page does not use, as it stands now.
async fn clear(connection: &mut SqliteConnection, number: u32) -> Result<(), WriteError> {
    let Some(page) = read(connection, number).await? else { return Ok(()) };
    let group = Group::of(number, page.len() as u32);
    let map = read(connection, group.map).await?.unwrap_or_default();
    if !group.is_of_a_tree(number, &map) || !is_unclean(&page) {
        return Ok(());
    }
    sqlx::query("update sqlite_dbpage set data = $2 where pgno = $1")
        .bind(number)
        .bind(cleared(page))
        .execute(connection)
        .await?;
    Ok(())
}

async fn read(
    connection: &mut SqliteConnection,
    number: u32,
) -> Result<Option<Vec<u8>>, sqlx::Error> {
    let page = sqlx::query_scalar("select data from sqlite_dbpage where pgno = $1");
    page.bind(number).fetch_optional(connection).await
}

impl Last {
    /// Empties the log, and waits for nobody: whoever plays would wait as well.
    pub(super) async fn write(self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        // It is of an earlier version, and there was no room to bring it up to date.
        if !has_a_map(connection).await? {
            write_anew(connection).await?;
        }
        sqlx::query("pragma busy_timeout = 0").execute(&mut *connection).await?;
        let emptied = empty_log(connection).await;
        let statement = format!("pragma busy_timeout = {}", super::open::BUSY.as_millis());
        sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut *connection).await?;
        if !emptied? {
            return Err(WriteError::StillRead);
        }
        // What was deleted meanwhile is still to be cleaned up.
        sqlx::query("delete from unclean where deletions = $1")
            .bind(self.deletions)
            .execute(connection)
            .await?;
        Ok(())
    }
}

/// Whether the log is empty now.
async fn empty_log(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let emptied = sqlx::query_as::<_, (bool, i64, i64)>("pragma wal_checkpoint(truncate)");
    let (is_busy, _, _) = emptied.fetch_one(connection).await?;
    Ok(!is_busy)
}

/// Writes a file of an earlier version anew, unless that was done before. Where there is no room for it the file is
/// used as it is: a deletion then takes as long as it did.
pub(super) async fn bring_up_to_date(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<(), sqlx::Error> {
    if has_a_map(connection).await? {
        return Ok(());
    }
    let bytes = path.metadata().map(|file| file.len()).unwrap_or_default();
    let (seconds, megabytes) = (bytes.div_ceil(A_SECOND), (2 * bytes).div_ceil(1_000_000));
    info!(
        "{} is written anew, once, so that no game waits for a deletion from now on: that takes about {seconds} s, \
         and {megabytes} MB of free space meanwhile",
        path.display()
    );
    match write_anew(connection).await {
        Ok(()) => {
            info!("{} is written anew", path.display());
            empty_log(connection).await.map(drop)
        }
        Err(why) => {
            warn!(
                "{} is used as it is: games will wait for deletions, and the next start tries again: {why}",
                path.display()
            );
            Ok(())
        }
    }
}

/// Writes the database anew, outside a transaction, with a pointer map. The copy may be large and is made in a file,
/// though what a transaction may have to undo is kept in memory.
async fn write_anew(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("pragma temp_store = file").execute(&mut *connection).await?;
    let written_anew = sqlx::query("vacuum").execute(&mut *connection).await;
    sqlx::query("pragma temp_store = memory").execute(&mut *connection).await?;
    written_anew.map(drop)
}
