//! The cost of a leaderboard page on a server with many games, and that of a game's end. The
//! benchmark prints figures and has no thresholds.
//!
//! `cargo bench --bench leaderboard`; a word after `--` omits the large server.
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

fn main() {
    let runtime = Runtime::new().unwrap();
    runtime.block_on(measure(TEN_THOUSAND));
    if std::env::args().skip(1).all(|word| word.starts_with('-')) {
        runtime.block_on(measure((RESULTS, PEOPLE)));
    }
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
