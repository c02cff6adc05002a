//! Backups: the database as it is at one moment, copied while the bot goes on, and checked.

use std::convert::Infallible;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tracing::{error, info};

use super::Store;
use super::files::folder_of;

/// The number of nightly backups that are kept.
const KEPT: usize = 7;
/// The pause between two looks for today's backup.
const LOOK: Duration = Duration::from_hours(1);

#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The file exists already, or cannot be written.
    #[error("cannot make the backup {path}: {error}")]
    File { path: PathBuf, error: io::Error },
    #[error("cannot copy the database: {0}")]
    Database(#[from] sqlx::Error),
    #[error("the copy is damaged: {0}")]
    Damaged(String),
}

impl Store {
    /// Copies the database to a file that does not exist yet. The file appears when it is whole and on disk, and only
    /// its owner may read it.
    pub async fn back_up(&self, to: &Path) -> Result<(), BackupError> {
        let file = |error| BackupError::File { path: to.to_owned(), error };
        if to.exists() {
            return Err(file(io::ErrorKind::AlreadyExists.into()));
        }
        let folder = folder_of(to);
        let copy = tempfile::Builder::new().prefix(".henge-").tempfile_in(folder).map_err(file)?;
        let path = copy.path().to_str().ok_or(io::ErrorKind::InvalidFilename.into());
        sqlx::query("vacuum into $1").bind(path.map_err(file)?).execute(&self.readers).await?;
        check(copy.path()).await?;
        copy.as_file().sync_all().map_err(file)?;
        copy.persist_noclobber(to).map_err(|kept| file(kept.error))?;
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(file)
    }

    /// Makes a backup each day, once the day has begun (UTC), and keeps the last seven. Without a folder none is made.
    pub async fn back_up_nightly(&self, folder: Option<&Path>) -> Infallible {
        let Some(folder) = folder else { return std::future::pending().await };
        loop {
            if let Err(why) = self.back_up_today(folder).await {
                error!("there is no backup of today in {}: {why}", folder.display());
            }
            self.metrics.backed_up(last(folder));
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Makes today's backup, unless it is there, and deletes all but the last seven.
    pub async fn back_up_today(&self, folder: &Path) -> Result<(), BackupError> {
        let file = |error| BackupError::File { path: folder.to_owned(), error };
        std::fs::create_dir_all(folder).map_err(file)?;
        let name = sqlx::query_scalar::<_, String>("select 'henge-' || date() || '.db'");
        let today = folder.join(name.fetch_one(&self.readers).await?);
        if today.exists() {
            return Ok(());
        }
        self.back_up(&today).await?;
        info!("the database is backed up to {}", today.display());
        let mut backups = nightly(folder).map_err(file)?;
        backups.sort_unstable();
        let mut old = backups.iter().rev().skip(KEPT);
        old.try_for_each(std::fs::remove_file).map_err(file)
    }
}

/// Checks the copy page by page and writes nothing next to it.
async fn check(copy: &Path) -> Result<(), BackupError> {
    let options = SqliteConnectOptions::new().filename(copy).read_only(true).immutable(true);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let found = sqlx::query_scalar::<_, String>("pragma quick_check(1)").fetch_one(&mut connection);
    let found = found.await?;
    connection.close().await?;
    if found == "ok" { Ok(()) } else { Err(BackupError::Damaged(found)) }
}

/// The time of the last nightly backup, since 1970.
fn last(folder: &Path) -> Option<Duration> {
    let last = nightly(folder).ok()?.into_iter().max()?;
    last.metadata().ok()?.modified().ok()?.duration_since(UNIX_EPOCH).ok()
}

/// The nightly backups, whose names are days.
pub(super) fn nightly(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut backups = Vec::new();
    for file in folder.read_dir()? {
        let path = file?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let day = name.strip_prefix("henge-").and_then(|rest| rest.strip_suffix(".db"));
        if day.is_some_and(is_day) {
            backups.push(path);
        }
    }
    Ok(backups)
}

/// Returns true for a text like 2025-12-31: other files of the folder are left alone.
fn is_day(text: &str) -> bool {
    let form = "2025-12-31".chars();
    text.len() == form.clone().count()
        && form.zip(text.chars()).all(|(form, mark)| match form {
            '-' => mark == '-',
            _ => mark.is_ascii_digit(),
        })
}
