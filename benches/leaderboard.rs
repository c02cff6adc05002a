//! The cost of a leaderboard page on a server with many games, that of a game's end, and that of the
//! table of a day on which many people have played the deal of the day. The benchmark prints figures
//! and has no thresholds.
//!
//! `cargo bench --bench leaderboard`; a word after `--` omits the large server, and `day` all but the
//! deal of the day.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a measurement may fail loudly"
)]

#[path = "shared/results.rs"]
#[allow(dead_code, reason = "shared with benchmarks that need less")]
mod results;

use std::time::{Duration, Instant};

use henge::daily::{Day, Deal};
use henge::rules::{GameKind, SeatCount};
use henge::scores::{By, Leaderboard, Period};
use henge::store::Store;
use henge::table::{GuildId, UserId};
use results::{FIRST_TABLE, PEOPLE, RESULTS, fill_with};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use strum::VariantArray as _;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// The number of times that a page is read.
const TIMES: u32 = 200;

/// The numbers of results and people of a server with ten thousand games.
const TEN_THOUSAND: (u32, u32) = (40_000, 1_000);

/// The day whose table is read, and the number of people who have played on it.
const DAY: Day = Day::of_number(29);
const OF_A_DAY: u32 = 100_000;
/// The number of servers of a day whose rows are measured.
const SERVERS: u32 = 10_000;

fn main() {
    let runtime = Runtime::new().unwrap();
    let words: Vec<String> =
        std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    runtime.block_on(measure_day());
    if words == ["day"] {
        return;
    }
    runtime.block_on(measure(TEN_THOUSAND));
    if words.is_empty() {
        runtime.block_on(measure((RESULTS, PEOPLE)));
    }
}

/// The bytes that a day stores, and the time for its table.
async fn measure_day() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("henge.db");
    let url = format!("sqlite://{}", database.display());
    Store::open(&url).await.unwrap().close().await;
    let options = SqliteConnectOptions::new().filename(&database);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let people = format!(
        "with recursive people (id) as (select 1 union all select id + 1 from people where id < {OF_A_DAY})
         insert into person (id, name, since) select id, 'person ' || id, 0 from people"
    );
    added(&mut connection, people).await;
    let actions = Deal::new(DAY, [1; 32]).setting().masters().text();
    for (day, actions) in [(DAY, actions.as_str()), (DAY.after(), "")] {
        let games = format!(
            "insert into daily_game
             select 1, {day}, id, 1, '{actions}', '20 40 30 70 60', abs(random()) % 300 - 100,
                    1796000000000 + id, 0
             from person"
        );
        let bytes = added(&mut connection, games).await / i64::from(OF_A_DAY);
        println!("a person and day, with {} bytes of moves: {bytes} bytes", actions.len());
    }
    let servers = format!(
        "with recursive server (id) as (select 2 union all select id + 1 from server where id <= {SERVERS})
         insert into daily_message select id << 42, {DAY}, id << 42, id << 42, 1 from server;
         insert into daily_people select guild, day, 1 from daily_message"
    );
    let bytes = added(&mut connection, servers).await / i64::from(SERVERS);
    println!("a server and day: {bytes} bytes in two rows");
    connection.close().await.unwrap();
    let store = Store::open(&url).await.unwrap();
    let started = Instant::now();
    for _ in 0..TIMES {
        let table = store.day_table(GuildId::new(1), DAY).await.unwrap();
        assert_eq!(table.people, OF_A_DAY);
    }
    println!("the table of a day of {OF_A_DAY} people: {:?}", started.elapsed() / TIMES);
    let started = Instant::now();
    for person in 1..=TIMES {
        let person = UserId::new(u64::from(person));
        assert!(store.daily_place(GuildId::new(1), DAY, person).await.unwrap().is_some());
    }
    println!("a person's place among them: {:?}", started.elapsed() / TIMES);
    store.close().await;
}

/// Carries this out. Returns the bytes that it has added to the database.
async fn added(connection: &mut SqliteConnection, change: String) -> i64 {
    let bytes = async |connection: &mut SqliteConnection| {
        let pages = "select page_count * page_size from pragma_page_count(), pragma_page_size()";
        sqlx::query_scalar::<_, i64>(pages).fetch_one(connection).await.unwrap()
    };
    let before = bytes(connection).await;
    sqlx::raw_sql(AssertSqlSafe(change)).execute(&mut *connection).await.unwrap();
    bytes(connection).await - before
}

async fn measure((results, people): (u32, u32)) {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("henge.db");
    let options = SqliteConnectOptions::new().filename(&database).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    fill_with(&mut connection, GuildId::new(1), (results, people)).await;
    let started = Instant::now();
    let store = Store::open(&format!("sqlite://{}", database.display())).await.unwrap();
    println!(
        "{results} results of {people} people are rated and counted in {:?}",
        started.elapsed()
    );
    let last = people / Leaderboard::LINES * 9 / 10;
    let of_four = SeatCount::try_from(4_usize).ok();
    for period in [Period::AllTime, Period::Month, Period::ThisSeason] {
        for by in By::VARIANTS.iter().copied() {
            for (page, players) in [(0, None), (last, None), (0, of_four)] {
                let board =
                    Leaderboard { by, period, players, page, ..Leaderboard::of(GameKind::Cards) };
                println!("{board:?}: {:?}", page_time(&store, board).await);
            }
        }
    }
    println!(
        "a game's end, the results alone: {:?}",
        end_time(&mut connection, results, people).await
    );
    store.close().await;
}

/// The mean time of a page.
async fn page_time(store: &Store, leaderboard: Leaderboard) -> Duration {
    let started = Instant::now();
    for _ in 0..TIMES {
        let asked = UserId::new(7);
        let standings = store.leaderboard(GuildId::new(1), asked, leaderboard).await.unwrap();
        assert!(standings.people > 0);
    }
    started.elapsed() / TIMES
}

/// The mean time to write and count four results.
async fn end_time(connection: &mut SqliteConnection, results: u32, people: u32) -> Duration {
    let started = Instant::now();
    for game in 0..TIMES {
        let first = game * 4 % (people - 4) + 1;
        let query = format!(
            "insert into result (game_table, person, guild, game, ended_at, seats, people, stood_in, place, points,
                                 predictions, exact, rating_shown)
             select {FIRST_TABLE} + {results} + {game}, id, 1, 'cards', unixepoch() * 1000, 4, 4, 0, 1, 50, 10, 5,
                    1200 + id % 100
             from person where id between {first} and {first} + 3"
        );
        sqlx::query(AssertSqlSafe(query)).execute(&mut *connection).await.unwrap();
    }
    started.elapsed() / TIMES
}
