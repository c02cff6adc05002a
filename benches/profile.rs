//! The cost of the profile of a person with ten thousand games: reading, text, drawing.
//!
//! Run it with `cargo bench --bench profile`.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a measurement may fail loudly"
)]

use criterion::{Criterion, criterion_group, criterion_main};
use henge::features::profile::ProfileReader;
use henge::rules::GameKind;
use henge::scores::ProfilePage;
use henge::server::Look;
use henge::store::Store;
use henge::table::{GuildId, UserId};
use henge::view::Words;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// The number of games with four players. Person 1, who wins one in four, plays in a third of them;
/// others of 200 people have the other seats.
const GAMES: u32 = 30_000;

async fn store(folder: &TempDir) -> Store {
    let path = folder.path().join("henge.db");
    let url = format!("sqlite://{}", path.display());
    Store::open(&url).await.unwrap().close().await;
    let options = SqliteConnectOptions::new().filename(path).foreign_keys(false);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    for query in [
        "with recursive n (i) as (select 1 union all select i + 1 from n where i < 200)
         insert into person (id, name) select i, 'P' || i from n",
        "with recursive n (i) as (select 0 union all select i + 1 from n where i + 1 < 4 * $1)
         insert into result (game_table, person, guild, game, ended_at, seats, people, stood_in, place, points,
                             predictions, exact, exact_longest, exact_first, exact_last, rating_mean,
                             rating_deviation, rating_shown)
         select i / 4, iif(i % 12 = 0, 1, 2 + (i * 67 + i / 199) % 199), 1, 'cards', i / 4, 4, 4, 0,
                1 + (i + i / 12) % 4, abs(random()) % 300, 20, abs(random()) % 21, 4, 1, 2,
                25 + (abs(random()) % 1000000) / 100000.0, 2 + (abs(random()) % 1000000) / 1000000.0,
                1000 + abs(random()) % 1000
         from n",
    ] {
        sqlx::query(query).bind(GAMES).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    Store::open(&url).await.unwrap()
}

fn profiles(criterion: &mut Criterion) {
    let folder = TempDir::new().unwrap();
    let runtime = Runtime::new().unwrap();
    let store = runtime.block_on(store(&folder));
    let (guild, person, page) =
        (GuildId::new(1), UserId::new(1), ProfilePage::Game(GameKind::Cards));
    let read = async || store.profile(guild, person, page).await.unwrap().unwrap();
    let profile = runtime.block_on(read());
    assert_eq!(profile.games().0.len(), 10_000);
    criterion.bench_function("profile, read", |bench| {
        bench.iter(|| runtime.block_on(read()));
    });
    let words = Words::english();
    let reader =
        ProfileReader { id: person, look: Look::Pictures, has_pictures: true, elsewhere: 0 };
    criterion.bench_function("profile, in words", |bench| {
        bench.iter(|| words.profile_with_buttons(&profile, page, reader));
    });
    let message = words.profile_with_buttons(&profile, page, reader);
    let picture = message.pictured().unwrap().picture.clone();
    criterion.bench_function("profile, drawn", |bench| bench.iter(|| picture.png().unwrap()));
}

criterion_group!(benches, profiles);
criterion_main!(benches);
