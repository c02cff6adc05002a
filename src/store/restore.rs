//! Restoring: a backup takes the database's place, and the replaced files are kept next to it.
//!
//! The copy is checked before any file is touched. From then on a folder next to the database, `.restoring`, holds the
//! copy and the files that have been put aside so far. While the folder exists the bot does not start, and another
//! restore goes on where the first was interrupted. Files only ever move, and never over another file.

use std::fs::{self, DirBuilder, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;

use super::files::{Files, beside, folder_of, private};
use super::open::{damage, is_newer, read_address};
use super::{OpenError, Store};

/// The endings of the files that belong to the database alone: the file of deletions stays.
const OF_THE_DATABASE: [&str; 3] = ["", "-wal", "-shm"];

/// A backup that has taken the database's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    pub database: PathBuf,
    /// The folder with the files of the replaced database.
    pub aside: Option<PathBuf>,
    /// The number of all tables that were ever opened in the backup.
    pub tables: i64,
    /// The day on which the last of them was opened, in UTC.
    pub last_opened: Option<String>,
}

#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The database is in use, or its place cannot be used.
    #[error(transparent)]
    Place(#[from] OpenError),
    /// The file cannot take the database's place. Nothing was touched.
    #[error("{file} is not restored: {why}")]
    Unfit { file: PathBuf, why: Unfit },
    /// The files cannot be moved. The folder `.restoring` is kept.
    #[error(
        "cannot put the backup in the place of {database}: {error}; nothing is lost, run henge restore again"
    )]
    Move { database: PathBuf, error: io::Error },
}

/// The reason why a file cannot take the database's place.
#[derive(Debug, thiserror::Error)]
pub enum Unfit {
    #[error("it cannot be copied ({0})")]
    Unreadable(#[from] io::Error),
    #[error("it is the database itself; name a backup of it")]
    Itself,
    #[error("a henge uses it; make a backup of it with henge backup")]
    InUse,
    /// SQLite cannot use the file, or another program made it.
    #[error("it is no database of henge's")]
    Foreign,
    #[error("it is damaged ({0}); take an earlier backup")]
    Damaged(String),
    #[error("it was made by a newer henge; install that, or take the backup from before")]
    Newer,
    #[error("it cannot be read ({0})")]
    Database(#[from] sqlx::Error),
}

/// A summary of a backup.
pub(super) struct Held {
    tables: i64,
    last_opened: Option<String>,
}

impl Store {
    /// Puts a backup in the place of the database, whose files are kept in a folder next to it.
    pub async fn restore(url: &str, file: &Path) -> Result<Restored, RestoreError> {
        let files = Files::reserve(read_address(url)?.get_filename())?;
        let database = files.path().to_owned();
        let unfit = |why| RestoreError::Unfit { file: file.to_owned(), why };
        let failed = |error| RestoreError::Move { database: database.clone(), error };
        if file.canonicalize().is_ok_and(|file| file == database) {
            return Err(unfit(Unfit::Itself));
        }
        if Files::are_taken(file) {
            return Err(unfit(Unfit::InUse));
        }
        let folder = tempfile::Builder::new().prefix(".henge-").tempdir_in(folder_of(&database));
        let folder = folder.map_err(failed)?;
        let copy = copied(file, &folder).map_err(|error| unfit(error.into()))?;
        let Held { tables, last_opened } = checked(&copy).await.map_err(unfit)?;
        File::open(&copy).and_then(|copy| copy.sync_all()).map_err(failed)?;
        let aside = put_in_place(&copy, &database).map_err(failed)?;
        Ok(Restored { database, aside, tables, last_opened })
    }
}

/// A copy of the file for its owner alone, with the write-ahead log next to it.
pub(super) fn copied(file: &Path, folder: &TempDir) -> io::Result<PathBuf> {
    let copy = folder.path().join("henge.db");
    for end in ["", "-wal"] {
        let mut from = match File::open(beside(file, end)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound && !end.is_empty() => continue,
            opened => opened?,
        };
        let mut to = private().write(true).create_new(true).open(beside(&copy, end))?;
        io::copy(&mut from, &mut to)?;
    }
    Ok(copy)
}

/// Checks that the copy is whole and of this version or an earlier one, and makes it a single file.
pub(super) async fn checked(copy: &Path) -> Result<Held, Unfit> {
    let options = SqliteConnectOptions::new().filename(copy);
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(foreign)?;
    let ours =
        "select count(*) from sqlite_schema where name in ('_sqlx_migrations', 'game_table')";
    let ours = sqlx::query_scalar::<_, i64>(ours).fetch_one(&mut connection).await;
    if ours.map_err(foreign)? != 2 {
        return Err(Unfit::Foreign);
    }
    if let Some(what) = damage(&mut connection).await? {
        return Err(Unfit::Damaged(what));
    }
    if is_newer(&mut connection).await? {
        return Err(Unfit::Newer);
    }
    let held = "select count(*), date(max(opened_at) / 1000, 'unixepoch') from game_table";
    let (tables, last_opened) = sqlx::query_as(held).fetch_one(&mut connection).await?;
    sqlx::query("pragma journal_mode = delete").execute(&mut connection).await?;
    connection.close().await?;
    Ok(Held { tables, last_opened })
}

/// The reason behind an error of SQLite's first look at a file.
fn foreign(error: sqlx::Error) -> Unfit {
    match OpenError::of(Path::new(""), error) {
        OpenError::Damaged { what, .. } if what.contains("not a database") => Unfit::Foreign,
        OpenError::Damaged { what, .. } => Unfit::Damaged(what),
        OpenError::Database { error, .. } => Unfit::Database(error),
        other => Unfit::Damaged(other.to_string()),
    }
}

/// Moves the database's files aside, and the copy to their place. Every step may be the last one before a power cut.
fn put_in_place(copy: &Path, database: &Path) -> io::Result<Option<PathBuf>> {
    let restoring = Files::restoring(database);
    let (new, old) = (restoring.join("new.db"), restoring.join("old"));
    make_folder(&restoring)?;
    fs::rename(copy, &new)?;
    sync(&restoring)?;
    sync(folder_of(database))?;
    let name = Path::new(database.file_name().ok_or(io::ErrorKind::InvalidFilename)?);
    let moves = OF_THE_DATABASE.map(|end| (beside(database, end), old.join(beside(name, end))));
    if moves.iter().any(|(from, to)| from.exists() && to.exists()) {
        // Somebody has put another database there since a restore was interrupted.
        put_aside(&old, database)?;
    }
    make_folder(&old)?;
    for (from, to) in moves {
        if from.exists() {
            fs::rename(from, to)?;
        }
    }
    sync(&old)?;
    let aside = put_aside(&old, database)?;
    fs::rename(new, database)?;
    sync(folder_of(database))?;
    fs::remove_dir(&restoring)?;
    sync(folder_of(database))?;
    Ok(aside)
}

/// Gives a folder of files a name of its own next to the database, unless it is empty.
fn put_aside(folder: &Path, database: &Path) -> io::Result<Option<PathBuf>> {
    if folder.read_dir()?.next().is_none() {
        fs::remove_dir(folder)?;
        return Ok(None);
    }
    let mut names = (1_u64..).map(|number| beside(database, &format!(".before-{number}")));
    let aside = names.find(|name| name.symlink_metadata().is_err());
    let aside = aside.ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(folder, &aside)?;
    sync(folder_of(database))?;
    Ok(Some(aside))
}

/// Makes a folder for its owner alone, which may exist already.
fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        made => made,
    }
}

/// Makes the moves in a folder survive a power cut.
pub(super) fn sync(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}
