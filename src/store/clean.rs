//! Removing the last traces of deleted rows from the database's files, without keeping players waiting.
//!
//! SQLite overwrites deleted rows at once (`secure_delete`), but two kinds of copies are left: in the gaps of pages that
//! were split, and earlier states of pages in the write-ahead log. So each deletion is noted, and soon afterwards free
//! pages are given back, a reader finds the gaps and the writer clears them, both a few pages at a time between other
//! writes, and the log is emptied. Where a program that replicates the database always reads from the log, it is cut
//! instead, once that program has restarted it (`wal.rs`). A file of an earlier version is rewritten first (`rewrite.rs`).

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::{AssertSqlSafe, SqliteConnection};
use tracing::error;

use super::files::beside;
use super::pages::{Group, cleared, is_unclean};
use super::rewrite::{empty_log, has_a_map, rewrite};
use super::writer::Write;
use super::{BUSY, ReadError, Store, WriteError, wal};
use crate::work::Step as _;

/// SQLite is compiled by `.cargo/config.toml` so that raw pages can be read and written.
const _: &str =
    env!("LIBSQLITE3_FLAGS", "build henge in its own folder, where .cargo/config.toml is");

/// The pause between two clean-ups. With the time that a clean-up takes, a deleted row may be found in the files for ten
/// minutes.
const EVERY: Duration = Duration::from_mins(7);
/// The most pages that are given back, or cleared, in one write.
const AT_ONCE: usize = 64;
/// The most attempts to empty the log while somebody still reads from it, and the pause between two of them.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(250);
/// The most attempts while nobody waits for the clean-up: two minutes. Litestream restarts the log a minute after it did
/// so last.
const PATIENT_TRIES: u32 = 480;
/// The pause after each group of pages: players need the processors more.
const BREATH: Duration = Duration::from_millis(5);

impl Store {
    /// Cleans the files within ten minutes of each deletion.
    pub async fn keep_clean(&self) -> Infallible {
        loop {
            if let Err(why) = self.clean(PATIENT_TRIES).await {
                error!("what was deleted may still stand in the database's files: {why}");
            }
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Cleans the files, if a row was deleted since the last time.
    ///
    /// # Errors
    /// The database refuses, or somebody reads deleted rows for long; the next clean-up tries again.
    pub async fn clean_up(&self) -> Result<(), CleanError> {
        self.clean(TRIES).await
    }

    async fn clean(&self, tries: u32) -> Result<(), CleanError> {
        let Some((deletions, has_a_map)) = self.unclean().await? else { return Ok(()) };
        if has_a_map {
            self.give_back().await?;
            // While games go on, pages change places with pages next to them: the second look finds the pages that the
            // first one missed.
            if self.clear_gaps().await? {
                self.clear_gaps().await?;
            }
        }
        self.end_clean_up(deletions, tries).await?;
        self.metrics.cleaned_up();
        Ok(())
    }

    /// The number of deletions to clean up, if there is one; and true if the file has a pointer map.
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
            let give_back = AssertSqlSafe(format!("pragma incremental_vacuum({AT_ONCE})"));
            self.writer.execute([sqlx::query(give_back)]).await?;
        }
        Ok(())
    }

    /// Returns true if there was anything in the gaps.
    async fn clear_gaps(&self) -> Result<bool, CleanError> {
        let mut found = false;
        let pages = self.pragma("pragma page_count").await? as u32;
        let size = self.pragma("pragma page_size").await? as u32;
        for group in Group::all(pages, size) {
            for unclean in self.unclean_of(group).await?.chunks(AT_ONCE) {
                self.writer.ask(Clear(unclean.to_vec())).await?;
                found = true;
            }
            tokio::time::sleep(BREATH).await;
        }
        Ok(found)
    }

    /// The pages of this group that hold bytes which they do not use.
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

    async fn end_clean_up(&self, deletions: i64, tries: u32) -> Result<(), CleanError> {
        let log = self.log_file().await?;
        // All that is written from now on holds nothing that was deleted before.
        let unclean = run(&log)?;
        let mut cut = None;
        for _ in 1..tries {
            match self.writer.ask(EndCleanUp { deletions, cut: cut.take() }).await {
                Err(WriteError::StillRead) => {
                    // The program that has restarted the log reads its beginning first, and has the pause for that.
                    cut = (run(&log)? != unclean).then(|| log.clone());
                    tokio::time::sleep(PAUSE).await;
                }
                done => return Ok(done?),
            }
        }
        Ok(self.writer.ask(EndCleanUp { deletions, cut }).await?)
    }

    /// The file of the write-ahead log.
    async fn log_file(&self) -> Result<PathBuf, ReadError> {
        let file = "select file from pragma_database_list where name = 'main'";
        let file = sqlx::query_scalar::<_, String>(file).fetch_one(&self.readers);
        Ok(beside(Path::new(&file.step_of(&self.work).await?), "-wal"))
    }

    async fn pragma(&self, pragma: &'static str) -> Result<i64, ReadError> {
        Ok(sqlx::query_scalar(pragma).fetch_one(&self.readers).step_of(&self.work).await?)
    }
}

/// The reason why files may still hold deleted rows.
#[derive(Debug, thiserror::Error)]
pub enum CleanError {
    #[error(transparent)]
    Read(#[from] ReadError),
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// Notes that rows were deleted.
pub(super) async fn note(connection: &mut SqliteConnection) -> Result<(), WriteError> {
    sqlx::query(
        "insert into unclean (only_row, deletions) values (1, 1)
         on conflict (only_row) do update set deletions = deletions + 1",
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Clears the gaps of these pages.
struct Clear(Vec<u32>);

impl Write for Clear {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        // Only the pointer map tells which pages have unused bytes.
        if has_a_map(connection).await? {
            for page in &self.0 {
                clear(connection, *page).await?;
            }
        }
        Ok(())
    }
}

/// Clears the bytes that this page does not use, as the page is now.
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

/// The log's current run.
fn run(log: &Path) -> Result<Option<wal::Run>, WriteError> {
    Ok(wal::run(log).map_err(sqlx::Error::Io)?)
}

/// Empties the write-ahead log, or cuts it, and waits for no reader: players would wait as well.
struct EndCleanUp {
    /// The number of deletions that are cleaned up by it.
    deletions: i64,
    /// The file of the log, if it was restarted since everything was cleared.
    cut: Option<PathBuf>,
}

impl Write for EndCleanUp {
    type Done = ();

    const IN_TRANSACTION: bool = false;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        // The file is of an earlier version, and there was no room to rewrite it when it was opened.
        if !has_a_map(connection).await? {
            rewrite(connection).await?;
        }
        sqlx::query("pragma busy_timeout = 0").execute(&mut *connection).await?;
        let emptied = empty_log(connection).await;
        let statement = format!("pragma busy_timeout = {}", BUSY.as_millis());
        sqlx::query(AssertSqlSafe(statement)).execute(&mut *connection).await?;
        if !emptied? {
            let Some(log) = &self.cut else { return Err(WriteError::StillRead) };
            cut(connection, log).await?;
        }
        // Rows that were deleted meanwhile are still to be cleaned up.
        sqlx::query("delete from unclean where deletions = $1")
            .bind(self.deletions)
            .execute(connection)
            .await?;
        Ok(())
    }
}

/// Cuts off what the log holds of earlier runs, while nobody else writes.
async fn cut(connection: &mut SqliteConnection, log: &Path) -> Result<(), WriteError> {
    sqlx::query("begin immediate").execute(&mut *connection).await?;
    let cut = wal::cut(log);
    sqlx::query("rollback").execute(connection).await?;
    Ok(cut.map_err(sqlx::Error::Io)?)
}
