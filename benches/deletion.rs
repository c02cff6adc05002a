//! The wait of other players while a person is deleted and the files are cleaned, on a bot with one
//! GiB of games. The benchmark prints figures and has no thresholds.
//!
//! `cargo bench --bench deletion`; a number after `--` sets another size, in MiB; `anew`: the file
//! is one that could not be migrated, so that the deletion rewrites all of it, as in earlier
//! versions.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a measurement may fail loudly"
)]

#[path = "shared/moves.rs"]
mod moves;

use std::path::Path;
use std::time::{Duration, Instant};

use henge::rules::{GameKind, Options};
use henge::store::{Deleted, Store};
use henge::table::{
    ChannelId, GuildId, Location, Move, Opening, Person, Randomness, Table, TableId, UserId,
};
use henge::tables::Tables;
use moves::{any_answer, moved, next_press, step};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// The size of the file in MiB.
const SIZE: u64 = 1024;
/// The number of players in the meantime, each at their own table, and the time between moves
/// there.
const CALLERS: u64 = 8;
const EACH: Duration = Duration::from_millis(40);
/// The time of play before the deletion.
const BEFORE: Duration = Duration::from_secs(20);
/// People with earlier games, and the one of them who is deleted.
const PEOPLE: u64 = 20_000;
const DELETED: UserId = UserId::new(1_000_000);

fn main() {
    let size = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(SIZE);
    // The folder must not be in memory, where temporary files may be.
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    Runtime::new().unwrap().block_on(measure(&folder.path().join("henge.db"), size));
}

async fn measure(database: &Path, size: u64) {
    let url = format!("sqlite://{}", database.display());
    Store::open(&url).await.unwrap().close().await;
    fill(database, size).await;
    let bytes = database.metadata().unwrap().len();
    let started = Instant::now();
    let store = Store::open(&url).await.unwrap();
    println!("a file of {} MiB is opened in {:?}", bytes >> 20, started.elapsed());
    if std::env::args().any(|word| word == "anew") {
        let options = SqliteConnectOptions::new().filename(database);
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::raw_sql("pragma auto_vacuum = none; vacuum").execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }
    let (tables, mut changes) = Tables::new(store, Duration::ZERO, Randomness::System);
    tokio::spawn(async move { while changes.recv().await.is_some() {} });
    let (stop, stopped) = watch::channel(());
    let mut callers = JoinSet::new();
    for caller in 0..CALLERS {
        callers.spawn(play(tables.clone(), caller, stopped.clone()));
    }
    tokio::time::sleep(BEFORE).await;
    let begun = Instant::now();
    let person = Person { id: DELETED, name: String::new() };
    assert_eq!(tables.delete_person(person).await.unwrap(), Deleted::Now);
    println!("somebody is deleted in {:?}", begun.elapsed());
    let cleaning = Instant::now();
    tables.store().clean_up().await.unwrap();
    let ended = Instant::now();
    println!("the files are clean after {:?}", ended - cleaning);
    stop.send(()).unwrap();
    let moves: Vec<(Instant, Duration)> = callers.join_all().await.into_iter().flatten().collect();
    let of = |during: &dyn Fn(Instant) -> bool| {
        moves.iter().filter(|(due, _)| during(*due)).map(|(_, took)| *took).collect()
    };
    println!("moves before: {}", figures(of(&|due| due < begun)));
    println!("moves meanwhile: {}", figures(of(&|due| begun <= due && due < ended)));
    tables.close().await;
}

fn figures(mut times: Vec<Duration>) -> String {
    times.sort();
    let at = |hundredths: usize| times[(times.len() * hundredths / 100).min(times.len() - 1)];
    format!(
        "{} of them, p50 {:?}, p99 {:?}, the longest {:?}",
        times.len(),
        at(50),
        at(99),
        at(100)
    )
}

/// Makes moves at fixed times, however long the previous one takes. Returns the due time of each
/// move, and how long after that it was on disk.
async fn play(
    tables: Tables,
    caller: u64,
    stopped: watch::Receiver<()>,
) -> Vec<(Instant, Duration)> {
    let mut moves = Vec::new();
    let mut table = opened(&tables, caller).await;
    let mut due = Instant::now();
    while !stopped.has_changed().unwrap() {
        if tables.look(table, |table: &Table| any_answer(table).is_none()).await.unwrap() {
            table = opened(&tables, caller).await;
            due = Instant::now();
        }
        tokio::time::sleep_until(due.into()).await;
        assert!(step(&tables, table).await);
        moves.push((due, due.elapsed()));
        due += EACH;
    }
    moves
}

/// A game of four people that has begun.
async fn opened(tables: &Tables, caller: u64) -> TableId {
    let person = |seat: u64| Person { id: UserId::new(caller * 4 + seat + 1), name: "Ada".into() };
    let opening = Opening::new(
        Location { guild: GuildId::new(1), channel: ChannelId::new(caller + 1) },
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

/// Inserts finished games with thirty kilobytes of log each, and their players.
async fn fill(database: &Path, size: u64) {
    let options = SqliteConnectOptions::new().filename(database);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let games = size * 1024 / 30;
    let first = DELETED.get();
    let numbers = |from: u64, to: u64| {
        format!(
            "with recursive n (i) as (select {from} union all select i + 1 from n where i < {to})"
        )
    };
    let mut queries = vec![
        "pragma synchronous = off".to_owned(),
        format!(
            "{} insert into person (id, name) select {first} + i * 7919 % {PEOPLE}, 'Somebody ' || i from n",
            numbers(0, PEOPLE - 1)
        ),
    ];
    for from in (1..=games).step_by(1000) {
        let to = games.min(from + 999);
        queries.extend([
            format!(
                "{} insert into game_table (id, guild, channel, host, options, secret, stage, opened_at, ended_at)
                 select 1000 + i, i % 50, i % 500, {first} + i % {PEOPLE}, '{{}}', randomblob(32), 'closed', i, i from n",
                numbers(from, to)
            ),
            format!(
                "{}, p (place) as (values (0), (1), (2), (3))
                 insert into seat (game_table, place, person, press)
                 select 1000 + i, place, {first} + (i * 31 + place * 17) % {PEOPLE}, i * 4 + place from n, p",
                numbers(from, to)
            ),
            format!(
                "{}, e (number) as (select 0 union all select number + 1 from e where number < 31)
                 insert into event (game_table, number, form, body)
                 select 1000 + i, number, 1, '{{\"played\":\"' || hex(randomblob(450)) || '\"}}' from n, e",
                numbers(from, to)
            ),
        ]);
    }
    for query in queries {
        sqlx::query(AssertSqlSafe(query)).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}
