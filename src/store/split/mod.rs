//! Splitting a database by server, and merging such databases, for a bot that runs as several processes.
//!
//! The files that are named stay as they are: copies of them are brought up to date and read, and new files are filled,
//! checked, and put in their place at the end.
//!
//! **The number of a table never changes.** Buttons carry it, and the luck of a game is committed to together with it
//! (`rules/chance.rs`). So after a split each file numbers its new tables in a block of its own, and files in which the
//! same number names two tables are not merged.
//!
//! **People are in every file.** When files are merged, the choices and the name of a person are those of the file in
//! which they took a seat last. They are known since the earliest moment in any file, and a deletion counts as carried
//! out once every file has carried it out: so the next start deletes them wherever they were not deleted yet.

mod source;
mod target;

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

use tempfile::NamedTempFile;

use source::{Held, Source, check_same};
use target::{Continuation, New};

use super::deletions::Remembered;
use super::files::{DELETED, beside, folder_of};
use super::restore::sync;
use super::{OpenError, Store, Unfit};
use crate::sharding::{AllShards, ShardRange};
use crate::table::{GuildId, TableId};

/// The number of tables for which each shard has numbers. A file has those of its first shard.
const NUMBERS: i64 = 1_000_000_000;

/// A file, and what it holds of servers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub path: PathBuf,
    pub servers: usize,
    pub tables: i64,
    /// The number of games that were recounted.
    pub games: usize,
}

#[derive(Debug, thiserror::Error)]
pub enum SplitError {
    /// A database is in use, half restored, or cannot be brought up to date.
    #[error(transparent)]
    Place(#[from] OpenError),
    #[error("{file} cannot be used: {why}")]
    Unfit { file: PathBuf, why: Unfit },
    #[error("{0} exists already: move it away, or name another place")]
    Exists(PathBuf),
    #[error("{0} is named twice")]
    Twice(PathBuf),
    #[error(
        "server {server} is in {one} and in {other}: a server's games cannot be in two files; find out which process \
         had its shard"
    )]
    SameServer { server: GuildId, one: PathBuf, other: PathBuf },
    #[error(
        "table {table} of {file} has the number of a table in a file before it: only files that henge split made of \
         one database can be merged"
    )]
    SameTable { table: TableId, file: PathBuf },
    #[error(
        "the lists of deleted people next to these files have different keys: only files that henge split made of one \
         database can be merged"
    )]
    OtherKey,
    /// Another program made it, or this version forgets it: its rows would be lost.
    #[error("nobody knows to whom the rows of the table {0} belong")]
    Unknown(String),
    #[error("the copy is not what it should be ({0}); nothing is kept of it")]
    Wrong(String),
    #[error("cannot write {path}: {error}")]
    File { path: PathBuf, error: io::Error },
    #[error("cannot copy the rows: {0}")]
    Database(#[from] sqlx::Error),
}

impl Store {
    /// Makes a database of the servers of each range in this folder.
    pub async fn split(
        database: &Path,
        shards: &AllShards,
        folder: &Path,
    ) -> Result<Vec<Part>, SplitError> {
        let targets = shards.ranges().iter().map(|range| folder.join(name(database, *range)));
        let targets: Vec<PathBuf> = targets.collect();
        targets.iter().try_for_each(|target| refuse_existing(target))?;
        let source = Source::open(database, folder).await?;
        let list = source.deletions.clone().map_or_else(Remembered::new, Ok);
        let list = list.map_err(|error| unwritable(folder, error))?;
        let mut new = Vec::with_capacity(targets.len());
        for (range, target) in shards.ranges().iter().zip(targets) {
            let servers = source.held.servers.iter().copied();
            let servers = servers.filter(|server| range.contains(*server)).collect();
            let file = New::at(target)?;
            let last_table = source.last_table + i64::from(*range.shards().start()) * NUMBERS;
            let ends = Continuation { last_table, until: i64::MAX };
            new.push(file.filled(&[(&source, servers)], ends).await?);
        }
        check_same([&source.held], new.iter().map(|(_, held)| held))?;
        put_in_place(new, &list)
    }

    /// Makes one database of these. Returns what each of them holds, and at the end what the new one does.
    pub async fn merge(files: &[PathBuf], database: &Path) -> Result<Vec<Part>, SplitError> {
        refuse_existing(database)?;
        check_different(files)?;
        let mut sources = Vec::with_capacity(files.len());
        for file in files {
            sources.push(Source::open(file, folder_of(database)).await?);
        }
        check_apart(&sources)?;
        let lists = sources.iter().map(|source| source.deletions.clone()).collect();
        let lists = Remembered::joined(lists).map_err(|error| unwritable(database, error))?;
        let (list, until) = lists.ok_or(SplitError::OtherKey)?;
        let last_table = sources.iter().map(|source| source.last_table).max().unwrap_or_default();
        let all: Vec<_> =
            sources.iter().map(|source| (source, source.held.servers.clone())).collect();
        let file = New::at(database.to_owned())?;
        let new = file.filled(&all, Continuation { last_table, until }).await?;
        check_same(sources.iter().map(|source| &source.held), [&new.1])?;
        let parts = sources.iter().map(|source| source.held.part(&source.path));
        let mut parts: Vec<Part> = parts.collect();
        parts.extend(put_in_place(vec![new], &list)?);
        Ok(parts)
    }
}

/// The name of the file with the servers of this range, like `henge-0-3-of-16.db`.
fn name(database: &Path, range: ShardRange) -> String {
    let stem = database.file_stem().unwrap_or_default().to_string_lossy();
    format!("{stem}-{}.db", range.to_string().replace('/', "-of-"))
}

fn check_different(files: &[PathBuf]) -> Result<(), SplitError> {
    let mut seen = HashSet::new();
    let is_known = |file: &&PathBuf| !seen.insert(file.canonicalize().unwrap_or((*file).clone()));
    match files.iter().find(is_known) {
        Some(file) => Err(SplitError::Twice(file.clone())),
        None => Ok(()),
    }
}

fn check_apart(sources: &[Source]) -> Result<(), SplitError> {
    let mut holders = HashMap::new();
    for Source { path, held, .. } in sources {
        for server in &held.servers {
            if let Some(one) = holders.insert(*server, path) {
                let (one, other) = (one.clone(), path.clone());
                return Err(SplitError::SameServer { server: *server, one, other });
            }
        }
    }
    Ok(())
}

/// Refuses a place where anything of another database is.
fn refuse_existing(target: &Path) -> Result<(), SplitError> {
    let ends = ["", "-wal", "-shm", DELETED].map(|end| beside(target, end));
    let found = ends.into_iter().find(|path| path.symlink_metadata().is_ok());
    found.map_or(Ok(()), |path| Err(SplitError::Exists(path)))
}

/// Puts the new files in their places, each with the list of deletions: all of them or none.
fn put_in_place(new: Vec<(New, Held)>, list: &Remembered) -> Result<Vec<Part>, SplitError> {
    let (mut parts, mut placed) = (Vec::with_capacity(new.len()), Vec::new());
    for (New { file, target }, held) in new {
        if let Err(error) = place(file, &target, list, &mut placed) {
            for path in placed {
                let _ = fs::remove_file(path);
            }
            return Err(unwritable(&target, error));
        }
        parts.push(held.part(&target));
    }
    Ok(parts)
}

/// Puts a file in its place, after the list of deletions, so that it is nowhere without the list.
fn place(
    file: NamedTempFile,
    target: &Path,
    list: &Remembered,
    placed: &mut Vec<PathBuf>,
) -> io::Result<()> {
    let deleted = beside(target, DELETED);
    list.write(&deleted)?;
    placed.push(deleted);
    file.as_file().sync_all()?;
    file.persist_noclobber(target).map_err(|kept| kept.error)?;
    placed.push(target.to_owned());
    sync(folder_of(target))
}

fn unwritable(path: &Path, error: io::Error) -> SplitError {
    SplitError::File { path: path.to_owned(), error }
}
