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

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use tempfile::{NamedTempFile, TempDir};

use super::deletions::Remembered;
use super::files::{DELETED, Files, beside, folder_of};
use super::owners::{OURS, TABLES, TAKEN, unknown};
use super::restore::{checked, copied, sync};
use super::servers::servers;
use super::{OpenError, Recount, Store, Unfit, open, recount};
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
            let ends = Ends { last_table, until: i64::MAX };
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
        let new = file.filled(&all, Ends { last_table, until }).await?;
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

/// A database that is split or merged.
struct Source {
    path: PathBuf,
    /// A copy, which is up to date.
    copy: PathBuf,
    held: Held,
    /// The number of the last table that was ever opened.
    last_table: i64,
    deletions: Option<Remembered>,
    /// Keeps the bot out.
    _files: Files,
    /// The folder of the copy, which is deleted in the end.
    _folder: TempDir,
}

impl Source {
    /// Copies a database that no bot uses into this folder, and checks it.
    async fn open(path: &Path, folder: &Path) -> Result<Self, SplitError> {
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
struct Held {
    /// In the order of their ids.
    servers: Vec<GuildId>,
    /// The number of rows of each table.
    rows: BTreeMap<&'static str, i64>,
    recount: Recount,
}

impl Held {
    /// Checks that the database is whole, and counts.
    async fn of(connection: &mut SqliteConnection) -> Result<Self, SplitError> {
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
    fn together<'a>(several: impl IntoIterator<Item = &'a Self>) -> Self {
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

    fn part(&self, path: &Path) -> Part {
        let tables = self.rows.get("game_table").copied().unwrap_or_default();
        let (servers, games) = (self.servers.len(), self.recount.games);
        Part { path: path.to_owned(), servers, tables, games }
    }
}

/// A file that is not in its place yet; it is deleted if it never gets there.
struct New {
    file: NamedTempFile,
    target: PathBuf,
}

/// What a new file goes on from.
#[derive(Clone, Copy)]
struct Ends {
    /// The number of the last table.
    last_table: i64,
    /// The moment after which deletions may not be carried out in all of its rows.
    until: i64,
}

impl New {
    fn at(target: PathBuf) -> Result<Self, SplitError> {
        let file = tempfile::Builder::new().prefix(".henge-").tempfile_in(folder_of(&target));
        match file {
            Ok(file) => Ok(Self { file, target }),
            Err(error) => Err(unwritable(&target, error)),
        }
    }

    /// Fills it with the rows of these servers and with those that belong to no server, and checks it.
    async fn filled(
        self,
        sources: &[(&Source, Vec<GuildId>)],
        ends: Ends,
    ) -> Result<(Self, Held), SplitError> {
        // If this process ends, so does the file: nothing of it has to be safe before it is whole.
        let options = SqliteConnectOptions::new()
            .filename(self.file.path())
            .auto_vacuum(SqliteAutoVacuum::Incremental)
            .journal_mode(SqliteJournalMode::Memory)
            .synchronous(SqliteSynchronous::Off)
            .foreign_keys(false)
            .pragma("temp_store", "memory");
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let mut triggers = Vec::new();
        for (number, (source, servers)) in sources.iter().enumerate() {
            let copy = source.copy.to_str().ok_or(io::ErrorKind::InvalidFilename.into());
            let copy = copy.map_err(|error| unwritable(&source.copy, error))?;
            let attach = sqlx::query("attach database $1 as source").bind(copy);
            attach.execute(&mut connection).await?;
            let mut change = connection.begin().await?;
            if number == 0 {
                triggers = make_tables(&mut change).await?;
            }
            take(&mut change, source, servers).await?;
            change.commit().await?;
            sqlx::query("detach database source").execute(&mut connection).await?;
        }
        finish(&mut connection, triggers, ends).await?;
        let held = Held::of(&mut connection).await?;
        connection.close().await?;
        Ok((self, held))
    }
}

/// Makes the tables and indexes of `source`. Returns its triggers: they would count every row that is copied.
async fn make_tables(connection: &mut SqliteConnection) -> Result<Vec<String>, SplitError> {
    let schema = format!(
        "select type, sql from source.sqlite_schema
         where sql is not null and {OURS} order by type <> 'table', rowid"
    );
    let schema = sqlx::query_as::<_, (String, String)>(AssertSqlSafe(schema));
    let schema = schema.fetch_all(&mut *connection).await?;
    let (triggers, others): (Vec<_>, Vec<_>) =
        schema.into_iter().partition(|(kind, _)| kind == "trigger");
    for (_, sql) in others {
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *connection).await?;
    }
    Ok(triggers.into_iter().map(|(_, sql)| sql).collect())
}

async fn finish(
    connection: &mut SqliteConnection,
    triggers: Vec<String>,
    Ends { last_table, until }: Ends,
) -> Result<(), SplitError> {
    let mut change = connection.begin().await?;
    for trigger in triggers {
        sqlx::query(AssertSqlSafe(trigger)).execute(&mut *change).await?;
    }
    sqlx::query("delete from sqlite_sequence").execute(&mut *change).await?;
    let number = "insert into sqlite_sequence (name, seq) values ('game_table', $1)";
    sqlx::query(number).bind(last_table).execute(&mut *change).await?;
    let carried_out = sqlx::query("update carried_out set until = min(until, $1)").bind(until);
    carried_out.execute(&mut *change).await?;
    change.commit().await?;
    Ok(())
}

/// Adds the rows of these servers, and those that belong to no server.
async fn take(
    connection: &mut SqliteConnection,
    source: &Source,
    servers: &[GuildId],
) -> Result<(), SplitError> {
    let same = "select id from source.game_table where id in (select id from main.game_table)
                order by id limit 1";
    if let Some(table) = sqlx::query_scalar(same).fetch_optional(&mut *connection).await? {
        return Err(SplitError::SameTable { table, file: source.path.clone() });
    }
    sqlx::query(TAKEN).execute(&mut *connection).await?;
    sqlx::query("delete from taken").execute(&mut *connection).await?;
    for server in servers {
        let add = sqlx::query("insert into taken (guild) values ($1)").bind(server);
        add.execute(&mut *connection).await?;
    }
    for (table, owner) in TABLES {
        for statement in owner.copy(table) {
            sqlx::query(AssertSqlSafe(statement)).execute(&mut *connection).await?;
        }
    }
    Ok(())
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
fn check_same<'a>(
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
