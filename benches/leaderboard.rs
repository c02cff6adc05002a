//! What a page of a leaderboard costs when a server has played a lot, and a game's end with it. Prints
//! figures and judges nothing.
//!
//! `cargo bench --bench leaderboard`
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a measurement may fail loudly"
)]

#[path = "shared/results.rs"]
mod results;

use std::time::{Duration, Instant};

use henge::rules::GameKind;
use henge::scores::{By, Leaderboard, Period};
use henge::store::Store;
use henge::table::GuildId;
use results::{FIRST_TABLE, PEOPLE, RESULTS, fill};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use strum::VariantArray as _;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// How often a page is read.
const TIMES: u32 = 200;

fn main() {
    Runtime::new().unwrap().block_on(measure());
}

async fn measure() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("henge.db");
    let options = SqliteConnectOptions::new().filename(&database).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    fill(&mut connection, GuildId::new(1)).await;
    let started = Instant::now();
    let store = Store::open(&format!("sqlite://{}", database.display())).await.unwrap();
    println!("{RESULTS} results of {PEOPLE} people are counted in {:?}", started.elapsed());
    let last = PEOPLE / Leaderboard::LINES * 9 / 10;
    for period in Period::VARIANTS {
        for by in By::VARIANTS {
            for page in [0, last] {
                let leaderboard =
                    Leaderboard { game: GameKind::Cards, by: *by, period: *period, page };
                println!("{leaderboard:?}: {:?}", page_time(&store, leaderboard).await);
            }
        }
    }
    println!("a game's end, the results alone: {:?}", end_time(&mut connection).await);
    store.close().await;
}

/// The mean time of a page.
async fn page_time(store: &Store, leaderboard: Leaderboard) -> Duration {
    let started = Instant::now();
    for _ in 0..TIMES {
        let standings = store.leaderboard(GuildId::new(1), leaderboard).await.unwrap();
        assert_eq!(standings.lines.len(), Leaderboard::LINES as usize);
    }
    started.elapsed() / TIMES
}

/// The mean time in which four results are written and counted.
async fn end_time(connection: &mut SqliteConnection) -> Duration {
    let started = Instant::now();
    for game in 0..TIMES {
        let query = format!(
            "insert into result
             select {FIRST_TABLE} + {RESULTS} + {game}, id, 1, 'cards', unixepoch() * 1000, 4, 4, 0, 1, 50, 10, 5
             from person where id between {game} * 4 + 1 and {game} * 4 + 4"
        );
        sqlx::query(AssertSqlSafe(query)).execute(&mut *connection).await.unwrap();
    }
    started.elapsed() / TIMES
}
