//! Opening the database: its files, a check that it is whole, the migrations.

use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use futures_util::future::{BoxFuture, LocalBoxFuture};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection as _, SqliteConnection, SqlitePool};
use tracing::info;

use super::deletions::Deletions;
use super::errors::code;
use super::files::{Files, Watch, beside};
use super::memory::Memory;
use super::reader::Reader;
use super::writer::Writer;
use super::{BUSY, OpenError, Recount, RecountError, Store, recount, rewrite, set_aside};
use crate::metrics::Metrics;
use crate::work::{Step as _, Work};

/// The number of connections that read tables, which is rare.
const READERS: u32 = 4;
/// The memory for pages of each of them, in KiB as SQLite writes them: they read a few rows each.
const READ_IN_MEMORY: &str = "-256";
static MIGRATIONS: Migrator = sqlx::migrate!();
/// SQLite's error codes if it may make no files next to the database.
const READ_ONLY: u32 = 8;
const CANNOT_OPEN: u32 = 14;

impl Store {
    /// Opens the database, or makes it, and brings it up to date.
    pub fn open(url: &str) -> LocalBoxFuture<'_, Result<Self, OpenError>> {
        Self::open_with(url, Work::default())
    }

    /// Opens the database and uses it on all threads, or step by step. The future is boxed, so that
    /// the migrations and the writer are compiled here, and not again in each test that opens one.
    pub fn open_with(url: &str, work: Work) -> LocalBoxFuture<'_, Result<Self, OpenError>> {
        Box::pin(Self::open_and_start(url, work))
    }

    async fn open_and_start(url: &str, work: Work) -> Result<Self, OpenError> {
        let opened = Opened::open(url).step_of(&work).await?;
        let Opened { connection, readers, leaderboards, history, memory, files, watch, set_aside } =
            opened;
        let (metrics, deletions) = (Metrics::default(), Deletions::of(files.path()));
        metrics.set_aside(set_aside);
        let writer = Writer::start(connection, files, watch, metrics.clone(), work.clone());
        let tells_others = false;
        Ok(Self {
            readers,
            leaderboards,
            history,
            writer,
            memory,
            deletions,
            tells_others,
            work,
            metrics,
        })
    }
}

/// The database's files and connections.
struct Opened {
    connection: SqliteConnection,
    readers: SqlitePool,
    leaderboards: Reader,
    memory: Memory,
    history: Reader,
    files: Files,
    watch: Watch,
    /// The number of tables that are set aside.
    set_aside: i64,
}

impl Opened {
    async fn open(url: &str) -> Result<Self, OpenError> {
        Self::open_file(read_address(url)?).await
    }

    async fn open_file(options: SqliteConnectOptions) -> Result<Self, OpenError> {
        let files = Files::take(options.get_filename())?;
        let path = files.path();
        let options = options
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY);
        let unusable = |error| OpenError::of(path, error);
        // Temporary data is kept in memory, not in files that are made and deleted again.
        // Deleted rows are overwritten at once, and free pages are given back (`clean.rs`).
        let to_write = options.clone().pragma("temp_store", "memory");
        let to_write =
            to_write.auto_vacuum(SqliteAutoVacuum::Incremental).pragma("secure_delete", "on");
        let mut connection = SqliteConnection::connect_with(&to_write).await.map_err(unusable)?;
        check(&mut connection, path).await?;
        if is_newer(&mut connection).await.map_err(unusable)? {
            return Err(OpenError::Newer { path: path.to_owned() });
        }
        MIGRATIONS
            .run(&mut connection)
            .await
            .map_err(|error| OpenError::Migration { path: path.to_owned(), error })?;
        rewrite::bring_up_to_date(&mut connection, path).await.map_err(unusable)?;
        let counted = recount::catch_up(&mut connection).await.map_err(unusable)?;
        if counted > 0 {
            info!(results = counted, "earlier results are rated, and stand on the leaderboards");
        }
        let to_read = options.read_only(true);
        let readers = SqlitePoolOptions::new().max_connections(READERS);
        let of_tables = to_read.clone().pragma("cache_size", READ_IN_MEMORY);
        let readers = readers.connect_with(of_tables).await.map_err(unusable)?;
        let leaderboards = Reader::open(to_read.clone()).await.map_err(unusable)?;
        let history = Reader::open(to_read).await.map_err(unusable)?;
        let memory = Memory::read(&readers).await.map_err(unusable)?;
        let set_aside = set_aside::count(&readers).await.map_err(unusable)?;
        let watch = files.watch();
        let watch = watch.map_err(|error| OpenError::File { path: path.to_owned(), error })?;
        Ok(Self { connection, readers, leaderboards, memory, history, files, watch, set_aside })
    }

    /// Closes everything; the last connection folds the write-ahead log into the file.
    async fn close(self) -> Result<(), sqlx::Error> {
        self.readers.close().await;
        self.leaderboards.close().await;
        self.history.close().await;
        self.connection.close().await
    }
}

impl Store {
    /// The path of the database, if there is no such file.
    pub fn missing(url: &str) -> Result<Option<PathBuf>, OpenError> {
        let path = read_address(url)?.get_filename().to_owned();
        Ok((!path.exists()).then_some(path))
    }

    /// The folder next to the database for the deal of the day.
    pub fn folder_beside(url: &str) -> Result<PathBuf, OpenError> {
        Ok(beside(read_address(url)?.get_filename(), ".daily"))
    }

    /// Opens a database for reading alone, which another process may be writing to.
    pub fn open_to_read(url: &str) -> BoxFuture<'_, Result<Self, OpenError>> {
        Box::pin(Self::open_only_to_read(url))
    }

    async fn open_only_to_read(url: &str) -> Result<Self, OpenError> {
        let options = read_address(url)?.read_only(true).busy_timeout(BUSY);
        let path = options.get_filename().to_owned();
        Files::refuse_half_restored(&path)?;
        if !path.exists() {
            return Err(OpenError::Missing { path });
        }
        let options = readable(options).await?;
        let unusable = |error| OpenError::of(&path, error);
        let readers = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone());
        let readers = readers.await.map_err(unusable)?;
        let leaderboards = Reader::open(options.clone()).await.map_err(unusable)?;
        let history = Reader::open(options).await.map_err(unusable)?;
        let (writer, work, metrics) = (Writer::stopped(), Work::default(), Metrics::default());
        let deletions = Deletions::of(&path);
        let (memory, tells_others) = (Memory::default(), false);
        Ok(Self {
            readers,
            leaderboards,
            history,
            writer,
            memory,
            deletions,
            tells_others,
            work,
            metrics,
        })
    }
}

impl Store {
    /// Recounts every figure of this database and corrects the wrong ones, all of them or none.
    pub async fn recount_and_repair(url: &str) -> Result<Recount, RecountError> {
        let mut opened = Opened::open(url).await?;
        let found = recount::repair(&mut opened.connection).await?;
        opened.close().await?;
        Ok(found)
    }
}

/// Brings a database up to date, as the start of the bot does.
pub(super) async fn bring_up_to_date(path: &Path) -> Result<(), OpenError> {
    let opened = Opened::open_file(SqliteConnectOptions::new().filename(path)).await?;
    opened.close().await.map_err(|error| OpenError::of(path, error))
}

/// Returns true if a migration has been applied that this version does not know.
pub(super) async fn is_newer(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let steps = "select count(*) from sqlite_schema where name = '_sqlx_migrations'";
    if sqlx::query_scalar::<_, i64>(steps).fetch_one(&mut *connection).await? == 0 {
        return Ok(false);
    }
    let steps = sqlx::query_scalar("select version from _sqlx_migrations");
    let steps: Vec<i64> = steps.fetch_all(connection).await?;
    Ok(steps.iter().any(|version| !MIGRATIONS.version_exists(*version)))
}

/// The options with which a database can be read. SQLite makes a file next to it even to read; where it may not, as on a
/// read-only mount, the database is taken as immutable, provided that no process writes to it and it has no log.
pub(super) async fn readable(
    options: SqliteConnectOptions,
) -> Result<SqliteConnectOptions, OpenError> {
    let path = options.get_filename().to_owned();
    let look = async {
        let mut connection = SqliteConnection::connect_with(&options).await?;
        sqlx::query("select count(*) from sqlite_schema").execute(&mut connection).await?;
        connection.close().await
    };
    match look.await {
        Err(error) if matches!(code(&error), Some(READ_ONLY | CANNOT_OPEN)) => {}
        Ok(()) => return Ok(options),
        Err(error) => return Err(OpenError::of(&path, error)),
    }
    if Files::are_taken(&path) {
        return Err(OpenError::InUse { path });
    }
    if beside(&path, "-wal").metadata().is_ok_and(|log| log.len() > 0) {
        return Err(OpenError::Frozen { path });
    }
    Ok(options.immutable(true))
}

/// Checks that every page can be read and is well-formed.
pub(super) async fn check(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    match damage(connection).await.map_err(|error| OpenError::of(path, error))? {
        None => Ok(()),
        Some(what) => Err(OpenError::Damaged { path: path.to_owned(), what }),
    }
}

/// The first damage that SQLite finds, in one line.
pub(super) async fn damage(
    connection: &mut SqliteConnection,
) -> Result<Option<String>, sqlx::Error> {
    let found = sqlx::query_scalar::<_, String>("pragma quick_check(1)").fetch_one(connection);
    let found = found.await?;
    Ok((found != "ok").then(|| found.lines().collect::<Vec<_>>().join(" ")))
}

/// Refuses an address without `sqlite:`, which would be taken for a path, and a database in memory, which would be lost.
pub(super) fn read_address(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    let address = || OpenError::Address { url: url.to_owned() };
    if !url.starts_with("sqlite:") || url.contains(":memory:") || url.contains("mode=memory") {
        return Err(address());
    }
    SqliteConnectOptions::from_str(url).map_err(|_| address())
}
