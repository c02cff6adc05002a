//! The cost of a game's end on a server with many games: the last press is decided; the results are
//! written, rated and counted; and all of it is on the disk. The benchmark prints figures and has
//! no thresholds.
//!
//! Run it with `cargo bench --bench ending`.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a measurement may fail loudly"
)]

#[path = "shared/moves.rs"]
mod moves;
#[path = "shared/results.rs"]
#[allow(dead_code, reason = "shared with benchmarks that need less")]
mod results;

use std::path::Path;
use std::time::{Duration, Instant};

use henge::rules::{GameKind, Options};
use henge::store::Store;
use henge::table::{
    By, ChannelId, GuildId, Location, Move, Opening, Person, Randomness, Table, TableId, UserId,
};
use henge::tables::Tables;
use moves::{any_answer, moved, next_press, step};
use results::fill_with;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

/// The number of games with four players that end one after the other.
const GAMES: u64 = 250;
/// The number of games that are played concurrently up to their last move.
const AT_ONCE: u64 = 50;
/// The numbers of results and people of the server; they amount to ten thousand games.
const PAST: (u32, u32) = (40_000, 1_000);
const SERVER: GuildId = GuildId::new(1);

fn main() {
    let folder = TempDir::new().unwrap();
    let runtime = Runtime::new().unwrap();
    runtime.block_on(measure(&folder.path().join("henge.db")));
}

async fn measure(database: &Path) {
    let tables = tables(database).await;
    let mut last_moves = Vec::new();
    for first in (0..GAMES).step_by(AT_ONCE as usize) {
        let mut playing = JoinSet::new();
        for game in first..first + AT_ONCE {
            let tables = tables.clone();
            playing.spawn(async move {
                let table = begun(&tables, game).await;
                while !tables.look(table, is_before_its_end).await.unwrap() {
                    assert!(step(&tables, table).await);
                }
                table
            });
        }
        last_moves.extend(playing.join_all().await);
    }
    let one = begun(&tables, GAMES).await;
    println!("a move that ends no game: {}", each(&tables, [one; GAMES as usize]).await);
    println!("the end of a game: {}", each(&tables, last_moves).await);
    tables.close().await;
}

/// The times that one move at each of these tables takes, one after the other.
async fn each(moving: &Tables, at: impl IntoIterator<Item = TableId>) -> String {
    let computed_before = computed();
    let mut times = Vec::new();
    for table in at {
        let started = Instant::now();
        assert!(step(moving, table).await);
        times.push(started.elapsed());
    }
    let computed = computed().saturating_sub(computed_before) / times.len() as u32;
    times.sort();
    let (p50, p99) = (times[times.len() / 2], times[times.len() * 99 / 100]);
    format!("least {:?}, p50 {p50:?}, p99 {p99:?}; {computed:?} computed each", times[0])
}

/// Returns whether the next answer ends the game.
fn is_before_its_end(table: &Table) -> bool {
    let (person, next) = any_answer(table).expect("the game is not over");
    let by = By::Person { person, press: next_press(), manages: false, last_played: Vec::new() };
    any_answer(&table.decide(&by, &next, 0).unwrap().table).is_none()
}

/// The CPU time of all threads of this process.
fn computed() -> Duration {
    let threads = std::fs::read_dir("/proc/self/task").unwrap();
    let of_thread = |thread: std::io::Result<std::fs::DirEntry>| {
        let told = std::fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
        told.split(' ').next()?.parse::<u64>().ok()
    };
    Duration::from_nanos(threads.filter_map(of_thread).sum())
}

async fn tables(database: &Path) -> Tables {
    let options = SqliteConnectOptions::new().filename(database).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    fill_with(&mut connection, SERVER, PAST).await;
    connection.close().await.unwrap();
    let store = Store::open(&format!("sqlite://{}", database.display())).await.unwrap();
    let (tables, mut changes) = Tables::new(store, Duration::ZERO, Randomness::System);
    tokio::spawn(async move { while changes.recv().await.is_some() {} });
    tables
}

/// A game of four people that has begun in its own channel.
async fn begun(tables: &Tables, game: u64) -> TableId {
    let person = |seat: u64| Person { id: UserId::new(game * 4 + seat + 1), name: "Ada".into() };
    let opening = Opening::new(
        Location { guild: SERVER, channel: ChannelId::new(game + 1) },
        person(0),
        next_press(),
        Options::classic(GameKind::Cards),
        tables.draw_secret().unwrap(),
    );
    let lobby = tables.open(opening).await.unwrap();
    for seat in 1..4 {
        assert!(moved(tables, lobby.id, lobby.location, person(seat), Move::Sit).await);
    }
    assert!(moved(tables, lobby.id, lobby.location, person(0), Move::Begin).await);
    lobby.id
}
