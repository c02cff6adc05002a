//! The cost of clocks: 10,000 tables with running clocks on a real store, while nothing is due, and
//! when many decisions are due at once. The benchmark prints figures and has no thresholds.
//!
//! `cargo bench --bench clocks -- 60` sets the number of seconds in which nothing is due (default
//! 30). Without `/proc`, the figures from it are 0.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a measurement may fail loudly"
)]

#[path = "siege/process.rs"]
#[allow(dead_code, clippy::cast_precision_loss, reason = "shared with a bench that needs more")]
mod process;

use std::collections::HashSet;
use std::path::Path;
use std::time::{Duration, Instant};

use henge::rules::{GameKind, Options};
use henge::store::Store;
use henge::table::{
    ChannelId, Clock, GuildId, Location, Move, Opening, Person, PressId, Randomness, UserId,
};
use henge::tables::{Change, Changes, Tables, Visit};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// The number of tables.
const TABLES: u64 = 10_000;
/// The number of tables that are set up concurrently.
const AT_ONCE: u64 = 100;
/// The number of people at each table.
const PEOPLE: u64 = 3;

fn main() {
    let seconds = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(30);
    Runtime::new().unwrap().block_on(measure(Duration::from_secs(seconds)));
}

async fn measure(idle: Duration) {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("henge.db");
    let (tables, _changes) = start(&database).await;
    let started = Instant::now();
    fill(&tables).await;
    println!("{TABLES} games with the slow clock are begun in {:?}", started.elapsed());
    while_nothing_is_due(idle).await;
    tables.close().await;
    for due in [1, 100, TABLES] {
        run_out(&database, due).await;
        sweep(&database, due).await;
    }
}

async fn start(database: &Path) -> (Tables, Changes) {
    let store = Store::open(&format!("sqlite://{}", database.display())).await.unwrap();
    let (tables, changes) = Tables::new(store, Duration::ZERO, Randomness::Seeded(7));
    tables.start_clocks().await.unwrap();
    (tables, changes)
}

/// Begins a card game of three people in each channel.
async fn fill(tables: &Tables) {
    for first in (0..TABLES).step_by(AT_ONCE as usize) {
        let begun =
            (first..first + AT_ONCE).map(|number| tokio::spawn(begin(tables.clone(), number)));
        for begun in begun.collect::<Vec<_>>() {
            begun.await.unwrap();
        }
    }
}

async fn begin(tables: Tables, number: u64) {
    let location = Location { guild: GuildId::new(1), channel: ChannelId::new(1 + number) };
    let person =
        |place| Person { id: UserId::new(1 + number * PEOPLE + place), name: "Ada".to_owned() };
    let press = |place| PressId::new(1 + number * 10 + place);
    let opening = Opening {
        clock: Clock::Slow,
        ..Opening::new(
            location,
            person(0),
            press(0),
            Options::classic(GameKind::Cards),
            tables.draw_secret().unwrap(),
        )
    };
    let table = tables.open(opening).await.unwrap().id;
    let moves = (1..PEOPLE).map(|place| (place, Move::Sit)).chain([(0, Move::Begin)]);
    for (nth, (place, next)) in (1..).zip(moves) {
        let visit = Visit { press: press(nth), person: person(place), location, manages: false };
        tables.visit(table, visit, Some(next)).await.unwrap().happened.unwrap();
    }
}

async fn while_nothing_is_due(idle: Duration) {
    let myself = std::process::id();
    let (computed, woken) = (process::computed(myself), wake_ups());
    tokio::time::sleep(idle).await;
    println!(
        "while nothing is due: {:?} computed and {} threads woken in {idle:?}",
        process::computed(myself).saturating_sub(computed),
        wake_ups() - woken,
    );
}

/// The number of times that a thread of this process has blocked, and therefore was woken.
fn wake_ups() -> u64 {
    let threads = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let waits = threads.filter_map(|thread| {
        let text = std::fs::read_to_string(thread.path().join("status")).ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"))?;
        line.trim().parse::<u64>().ok()
    });
    waits.sum()
}

/// Moves the decisions for which this number of tables wait a day and an hour into the past.
async fn run_out(database: &Path, due: u64) {
    let options = SqliteConnectOptions::new().filename(database);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    for older in [
        "update event set written_at = unixepoch() * 1000 where game_table > 0",
        "update game_table set due_at = (unixepoch() + 43200) * 1000",
        "update event set written_at = written_at - 90000000 where game_table <= $1",
        "update game_table set due_at = (unixepoch() - 3600) * 1000 where id <= $1",
    ] {
        let query = sqlx::query(older);
        let query = if older.contains("$1") { query.bind(due as i64) } else { query };
        query.execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// Starts the bot with this number of decisions due: it reads each table, decides, and stores.
async fn sweep(database: &Path, due: u64) {
    let store = Store::open(&format!("sqlite://{}", database.display())).await.unwrap();
    let (tables, mut changes) = Tables::new(store, Duration::ZERO, Randomness::Seeded(7));
    let (computed, started) = (process::computed(std::process::id()), Instant::now());
    tables.start_clocks().await.unwrap();
    let known = started.elapsed();
    let mut decided = HashSet::new();
    while (decided.len() as u64) < due {
        if let Change::Changed(table) = changes.recv().await.unwrap() {
            decided.insert(table);
        }
    }
    let took = started.elapsed();
    let computed = process::computed(std::process::id()).saturating_sub(computed);
    println!(
        "{due} due: all clocks known after {known:?}, all decided after {took:?}, {computed:?} computed, {:?} a decision",
        took / due as u32,
    );
    tables.close().await;
}
