//! Opening the database: its files, whether it is whole, the migrations.

use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection as _, SqliteConnection, SqlitePool};
use tracing::info;

use super::files::{Files, Watch, beside};
use super::settings::Known;
use super::writer::Writer;
use super::{Store, census, clean, leaderboard, recount};
use crate::metrics::Metrics;
use crate::work::{Step as _, Work};

/// Read connections that stay open: reloads are rare.
const READERS: u32 = 4;
/// How much of the file each of them keeps in memory, in KiB as SQLite writes them: they read a few rows each.
const READ_IN_MEMORY: &str = "-256";
/// The steps by which a database of an earlier version becomes one of this.
static MIGRATIONS: Migrator = sqlx::migrate!();
/// SQLite's kinds of error where it may make no files beside the database.
const READ_ONLY: u32 = 8;
const CANNOT_OPEN: u32 = 14;
/// SQLite's kinds of error for what is no database any more, or never was.
const CORRUPT: u32 = 11;
const NOT_A_DATABASE: u32 = 26;
/// How long a connection waits for another one's lock.
pub(super) const BUSY: Duration = Duration::from_secs(5);

/// Why the database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is not one of SQLite.
    #[error("DATABASE_URL is {url:?}: it should be like sqlite://henge.db")]
    Address {
        /// What it is.
        url: String,
    },
    /// Another process has it open.
    #[error(
        "{path} is in use by another henge: stop it first, or set DATABASE_URL to another file"
    )]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// It has more than one name.
    #[error(
        "{path} has another name (a hard link): remove one of them, or SQLite will confuse them"
    )]
    Linked {
        /// The file.
        path: PathBuf,
    },
    /// It is not whole.
    #[error(
        "{path} is damaged ({what}): keep it aside with its -wal file, and put a backup in its place \
         (docs/hosting.md, Back up and restore)"
    )]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What SQLite says of it.
        what: String,
    },
    /// The file cannot be read or written.
    #[error("cannot open {path}: {error}")]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// There is none to be read.
    #[error(
        "there is no database {path}: set DATABASE_URL, like sqlite://playground-data/henge.db"
    )]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// SQLite cannot use it.
    #[error("cannot use {path} as the database: {error}")]
    Database {
        /// The file.
        path: PathBuf,
        /// Why.
        error: sqlx::Error,
    },
    /// It was made by a newer version.
    #[error(
        "{path} was made by a newer henge: install that, or restore the backup from before the upgrade \
         (henge restore FILE)"
    )]
    Newer {
        /// The file.
        path: PathBuf,
    },
    /// A backup was to take its place, and the restore was interrupted.
    #[error("{path} is half restored: run henge restore FILE again; what was there is kept")]
    HalfRestored {
        /// The file.
        path: PathBuf,
    },
    /// It lies where nothing can be written, and not all of it can be read so.
    #[error(
        "{path} lies where nothing can be written, and its newest moves stand in {path}-wal: copy both to \
         another folder and set DATABASE_URL to the copy"
    )]
    Frozen {
        /// The file.
        path: PathBuf,
    },
    /// It cannot be brought up to date.
    #[error("cannot bring {path} up to date: {error}")]
    Migration {
        /// The file.
        path: PathBuf,
        /// Why.
        error: sqlx::migrate::MigrateError,
    },
}

impl Store {
    /// Opens the database, or makes it, and brings it up to date.
    ///
    /// # Errors
    /// Another process uses it, or it cannot be opened.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        Self::open_with(url, Work::default()).await
    }

    /// The same, working in this way.
    ///
    /// # Errors
    /// Another process uses it, or it cannot be opened.
    pub async fn open_with(url: &str, work: Work) -> Result<Self, OpenError> {
        let opened = Opened::open(url).step_of(&work).await?;
        let Opened { connection, readers, leaderboards, history, known, files, watch, set_aside } =
            opened;
        let (metrics, deletions) = (Metrics::default(), files.deletions());
        metrics.set_aside(set_aside);
        let writer = Writer::start(connection, files, watch, metrics.clone(), work.clone());
        Ok(Self { readers, leaderboards, history, writer, known, deletions, work, metrics })
    }
}

/// The database's files and connections.
pub(super) struct Opened {
    pub(super) connection: SqliteConnection,
    readers: SqlitePool,
    leaderboards: leaderboard::Reader,
    known: Known,
    history: leaderboard::Reader,
    files: Files,
    watch: Watch,
    /// How many tables are set aside.
    set_aside: i64,
}

impl Opened {
    pub(super) async fn open(url: &str) -> Result<Self, OpenError> {
        let options = read_address(url)?;
        let files = Files::take(options.get_filename())?;
        let path = files.path();
        let options = options
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY);
        let unusable = |error| OpenError::of(path, error);
        // What a transaction may have to undo is kept in memory, not in files that are made and deleted again.
        // What is deleted is overwritten at once, and free pages are given back (`clean.rs`).
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
        clean::bring_up_to_date(&mut connection, path).await.map_err(unusable)?;
        let counted = recount::catch_up(&mut connection).await.map_err(unusable)?;
        if counted > 0 {
            info!(results = counted, "earlier results are rated, and stand on the leaderboards");
        }
        let to_read = options.read_only(true);
        let readers = SqlitePoolOptions::new().max_connections(READERS);
        let of_tables = to_read.clone().pragma("cache_size", READ_IN_MEMORY);
        let readers = readers.connect_with(of_tables).await.map_err(unusable)?;
        let leaderboards = leaderboard::Reader::open(to_read.clone()).await.map_err(unusable)?;
        let history = leaderboard::Reader::open(to_read).await.map_err(unusable)?;
        let known = Known::read(&readers).await.map_err(unusable)?;
        let set_aside = census::set_aside(&readers).await.map_err(unusable)?;
        let watch = files.watch();
        let watch = watch.map_err(|error| OpenError::File { path: path.to_owned(), error })?;
        Ok(Self { connection, readers, leaderboards, known, history, files, watch, set_aside })
    }

    /// Closes everything; the last connection folds the write-ahead log into the file.
    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        self.readers.close().await;
        self.leaderboards.close().await;
        self.history.close().await;
        self.connection.close().await
    }
}

impl Store {
    /// Opens a database that another process may be writing to, to read only.
    ///
    /// # Errors
    /// It cannot be opened.
    pub async fn open_to_read(url: &str) -> Result<Self, OpenError> {
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
        let leaderboards = leaderboard::Reader::open(options.clone()).await.map_err(unusable)?;
        let history = leaderboard::Reader::open(options).await.map_err(unusable)?;
        let (writer, work, metrics) = (Writer::stopped(), Work::default(), Metrics::default());
        let deletions = Files::deletions_of(&path);
        let known = Known::default();
        Ok(Self { readers, leaderboards, history, writer, known, deletions, work, metrics })
    }
}

impl OpenError {
    /// What this error of SQLite says about the file.
    pub(super) fn of(path: &Path, error: sqlx::Error) -> Self {
        let path = path.to_owned();
        match kind(&error) {
            Some(CORRUPT | NOT_A_DATABASE) => Self::Damaged { path, what: error.to_string() },
            Some(_) | None => Self::Database { path, error },
        }
    }
}

/// SQLite's kind of an error: the low byte of its code.
fn kind(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?.parse::<u32>().ok()?;
    Some(code & 0xff)
}

/// Whether a step has made the database that is not known here.
pub(super) async fn is_newer(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let steps = "select count(*) from sqlite_schema where name = '_sqlx_migrations'";
    if sqlx::query_scalar::<_, i64>(steps).fetch_one(&mut *connection).await? == 0 {
        return Ok(false);
    }
    let steps = sqlx::query_scalar("select version from _sqlx_migrations");
    let steps: Vec<i64> = steps.fetch_all(connection).await?;
    Ok(steps.iter().any(|version| !MIGRATIONS.version_exists(*version)))
}

/// How a database can be read. SQLite makes a file beside it even to read; where it may not, as on a read-only mount,
/// the database is read as it lies there, provided that no process writes to it and all of it stands in the one file.
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
        Err(error) if matches!(kind(&error), Some(READ_ONLY | CANNOT_OPEN)) => {}
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

/// Whether every page can be read and is what it should be.
pub(super) async fn check(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    match damage(connection).await.map_err(|error| OpenError::of(path, error))? {
        None => Ok(()),
        Some(what) => Err(OpenError::Damaged { path: path.to_owned(), what }),
    }
}

/// The first thing that SQLite finds damaged, in one line.
pub(super) async fn damage(
    connection: &mut SqliteConnection,
) -> Result<Option<String>, sqlx::Error> {
    let found = sqlx::query_scalar::<_, String>("pragma quick_check(1)").fetch_one(connection);
    let found = found.await?;
    Ok((found != "ok").then(|| found.lines().collect::<Vec<_>>().join(" ")))
}

/// What is not marked as SQLite's would be taken for a path, and what is only in memory would be lost.
pub(super) fn read_address(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    let address = || OpenError::Address { url: url.to_owned() };
    if !url.starts_with("sqlite:") || url.contains(":memory:") || url.contains("mode=memory") {
        return Err(address());
    }
    SqliteConnectOptions::from_str(url).map_err(|_| address())
}
