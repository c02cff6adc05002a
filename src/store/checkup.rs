//! A check of the database, for a host who sets up a bot or looks for a fault.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

use sqlx::{Connection as _, SqliteConnection};
use tokio::time::Instant;

use super::backup::nightly;
use super::files::{Files, beside, folder_of};
use super::open::{check, is_newer, read_address, readable};
use super::{OpenError, Store};
use crate::clock;

/// The number of writes that are measured; the median counts.
const WRITES: usize = 5;
/// A write as large as that of a small move.
const WRITTEN: [u8; 4096] = [0x5a; 4096];

/// The state of the database and its disk.
#[derive(Debug)]
pub struct Checkup {
    pub path: PathBuf,
    /// The size in bytes, with the write-ahead log; `None` if the file does not exist yet.
    pub size: Option<u64>,
    /// True if a bot uses it.
    pub is_in_use: bool,
    /// The free bytes of its disk, if the system tells.
    pub free: Option<u64>,
    /// The time of a small write next to it, until it is on disk.
    pub write: io::Result<Duration>,
    /// The reason why it cannot be used, if there is one.
    pub state: Result<(), OpenError>,
}

impl Store {
    /// Looks at the database and changes nothing in it; a bot may run.
    pub async fn check_up(url: &str) -> Result<Checkup, OpenError> {
        let path = read_address(url)?.get_filename().to_owned();
        let size = |end| beside(&path, end).metadata().ok().map(|file| file.len());
        let folder = folder_of(&path);
        Ok(Checkup {
            size: size("").map(|database| database + size("-wal").unwrap_or_default()),
            is_in_use: Files::are_taken(&path),
            free: free(folder),
            write: time_of_a_write(folder),
            state: state(url, &path).await,
            path,
        })
    }

    /// The age of the newest nightly backup in this folder, if there is one.
    pub fn age_of_last_backup(folder: &Path) -> io::Result<Option<Duration>> {
        let Some(last) = nightly(folder)?.into_iter().max() else { return Ok(None) };
        let made = last.metadata()?.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
        Ok(Some(clock::now().saturating_sub(made)))
    }
}

async fn state(url: &str, path: &Path) -> Result<(), OpenError> {
    Files::refuse_half_restored(path)?;
    if !path.exists() {
        return Ok(());
    }
    let options = readable(read_address(url)?.read_only(true)).await?;
    let unusable = |error| OpenError::of(path, error);
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(unusable)?;
    check(&mut connection, path).await?;
    if is_newer(&mut connection).await.map_err(unusable)? {
        return Err(OpenError::Newer { path: path.to_owned() });
    }
    connection.close().await.map_err(unusable)
}

fn time_of_a_write(folder: &Path) -> io::Result<Duration> {
    let mut file = tempfile::Builder::new().prefix(".henge-").tempfile_in(folder)?;
    let mut times = [Duration::ZERO; WRITES];
    for time in &mut times {
        let begun = Instant::now();
        file.write_all(&WRITTEN)?;
        file.as_file().sync_data()?;
        *time = begun.elapsed();
    }
    times.sort_unstable();
    Ok(times[WRITES / 2])
}

#[cfg(unix)]
fn free(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail * disk.f_frsize)
}

#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}
