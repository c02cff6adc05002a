//! `henge split` and `henge merge`, and the games in the files before and after.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Instant;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};

use crate::bot::url;
use crate::figures::{aim, kept, say};

/// The number of records that are compared at most; more games are sampled.
const RECORDS: usize = 500;

/// Divides a database among these shards. Returns the new files in their order.
pub fn split(database: &Path, shards: &[&str]) -> Vec<PathBuf> {
    let folder = database.parent().unwrap();
    let arguments = [OsStr::new("split"), database.as_os_str()].into_iter();
    let arguments = arguments.chain(shards.iter().map(OsStr::new));
    divide(arguments.chain([OsStr::new("--into"), folder.as_os_str()]), folder);
    let name = |shards: &&str| folder.join(format!("henge-{}.db", shards.replace('/', "-of-")));
    shards.iter().map(name).collect()
}

/// Merges these files into one, and returns it.
pub fn merge(files: &[PathBuf]) -> PathBuf {
    let folder = files[0].parent().unwrap();
    let merged = folder.join("merged.db");
    let arguments = [OsStr::new("merge")].into_iter().chain(files.iter().map(|f| f.as_os_str()));
    divide(arguments.chain([OsStr::new("--into"), merged.as_os_str()]), folder);
    merged
}

/// Splits or merges files in this folder, and prints what the program says of them.
fn divide<'a>(arguments: impl Iterator<Item = &'a OsStr>, folder: &Path) {
    let started = Instant::now();
    let output = Command::new(env!("CARGO_BIN_EXE_henge")).args(arguments).output().unwrap();
    let said = String::from_utf8(succeeded(output).stdout).unwrap();
    for (file, holds) in said.lines().filter_map(|line| line.split_once(": ")) {
        say(Path::new(file).strip_prefix(folder).unwrap().to_str().unwrap(), holds);
    }
    say("it took", format!("{:.1} s", started.elapsed().as_secs_f64()));
}

/// The games that have ended, in one database or in several together.
pub struct Games {
    /// The records by the number of the table.
    records: BTreeMap<i64, Vec<u8>>,
    /// The number of games that are recounted, and what is said of their figures.
    recounted: (usize, BTreeSet<String>),
}

impl Games {
    pub async fn of(databases: &[PathBuf]) -> Self {
        let (mut ended, mut recounted) = (BTreeMap::new(), (0, BTreeSet::new()));
        for database in databases {
            let tables = ended_in(database).await;
            ended.extend(tables.into_iter().map(|table| (table, database)));
            let said = henge(&["recount"], database).stdout;
            let said = String::from_utf8(said).unwrap();
            for line in said.lines() {
                let (games, said) =
                    line.split_once(" games are recounted: ").unwrap_or(("0", line));
                recounted.0 += games.parse::<usize>().unwrap();
                recounted.1.insert(said.to_owned());
            }
        }
        let every = ended.len().div_ceil(RECORDS).max(1);
        let record = |(table, database): (i64, &PathBuf)| {
            let output = henge(&["record", &table.to_string()], database);
            (table, succeeded(output).stdout)
        };
        Self { records: ended.into_iter().step_by(every).map(record).collect(), recounted }
    }

    /// Prints whether these are the same games after the files were divided in this way.
    pub fn print_same(&self, after: &Self, way: &str) {
        let is_same = |(table, record): &(&i64, &Vec<u8>)| after.records.get(table) == Some(record);
        let (same, all) = (self.records.iter().filter(is_same).count(), self.records.len());
        let verdict = kept(all > 0 && same == all && after.records.len() == all);
        let records = format!("{same} of {all}, {}: {verdict}", after.records.len());
        aim(&format!("records after the {way} that are as before"), records, "all of them");
        let said = |Self { recounted: (games, said), .. }: &Self| format!("{games} {said:?}");
        let verdict = kept(self.recounted == after.recounted);
        let recounts = format!("{}, {}: {verdict}", said(self), said(after));
        aim(&format!("recount before the {way}, and after it"), recounts, "the same");
    }
}

/// The tables whose games have ended.
async fn ended_in(database: &Path) -> Vec<i64> {
    let file = SqliteConnectOptions::new().filename(database).read_only(true);
    let mut connection = SqliteConnection::connect_with(&file).await.unwrap();
    let ended = "select id from game_table where stage = 'over' order by id";
    let ended = sqlx::query_scalar(ended).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    ended
}

/// Runs a command of the program on this database.
fn henge(arguments: &[&str], database: &Path) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_henge"));
    program.args(arguments).env("DATABASE_URL", url(database)).output().unwrap()
}

fn succeeded(output: Output) -> Output {
    assert!(output.status.success(), "{output:?}");
    output
}
