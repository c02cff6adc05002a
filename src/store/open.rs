//! Opening the database: its file, the lock that keeps a second process out, the migrations.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, SqliteConnection};

use super::Store;
use super::writer::Writer;
use crate::metrics::Metrics;

/// Read connections that stay open: leaderboards and reloads are rare.
const READERS: u32 = 4;
/// How long a connection waits for another one's lock.
const BUSY: Duration = Duration::from_secs(5);

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
    /// It was made by another version.
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
        let options = read_address(url)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY);
        let path = options.get_filename().to_owned();
        let lock = lock(&path)?;
        let database = |error| OpenError::Database { path: path.clone(), error };
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(database)?;
        sqlx::migrate!()
            .run(&mut connection)
            .await
            .map_err(|error| OpenError::Migration { path: path.clone(), error })?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await
            .map_err(database)?;
        let metrics = Metrics::default();
        let writer = Writer::start(connection, lock, metrics.clone());
        Ok(Self { readers, writer, metrics })
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
        if !path.exists() {
            return Err(OpenError::Missing { path });
        }
        let readers = SqlitePoolOptions::new().max_connections(1).connect_with(options).await;
        let readers = readers.map_err(|error| OpenError::Database { path, error })?;
        Ok(Self { readers, writer: Writer::stopped(), metrics: Metrics::default() })
    }
}

/// What is not marked as SQLite's would be taken for a path.
fn read_address(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    let address = || OpenError::Address { url: url.to_owned() };
    if !url.starts_with("sqlite:") {
        return Err(address());
    }
    SqliteConnectOptions::from_str(url).map_err(|_| address())
}

/// Holds `<file>.lock` for as long as the process lives; the system lets go of it when that ends.
fn lock(path: &Path) -> Result<File, OpenError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let lock_path = PathBuf::from(name);
    let file = |error| OpenError::File { path: lock_path.clone(), error };
    let lock =
        File::options().create(true).truncate(false).write(true).open(&lock_path).map_err(file)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: path.to_owned() }),
        Err(TryLockError::Error(error)) => Err(file(error)),
    }
}
