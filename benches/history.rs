//! The cost of a page of past games and of a step of a replay, on a server with ten thousand stored
//! games.
//!
//! Run it with `cargo bench --bench history`.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a measurement may fail loudly"
)]

use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use henge::computer::{Level, choose};
use henge::history::{At, GamesPage, Replay, SeenBy, check, record_of};
use henge::rules::{Chance, GameKind, Options, Seat};
use henge::store::Store;
use henge::table::{
    ChannelId, Chosen, GuildId, Location, Move, Opening, Person, PressId, Randomness, Secret,
    Table, TableId, UserId,
};
use henge::tables::{Tables, Visit};
use henge::view::Words;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// The number of copies of the dice game, all of them Ada's, with the ends of its log.
const STORED: i64 = 10_000;
const GUILD: GuildId = GuildId::new(1);
const ADA: UserId = UserId::new(1);

fn history(criterion: &mut Criterion) {
    let (runtime, folder) = (Runtime::new().unwrap(), TempDir::new().unwrap());
    let url = format!("sqlite://{}", folder.path().join("henge.db").display());
    let played = runtime.block_on(fill(&folder, &url));
    let store = runtime.block_on(Store::open(&url)).unwrap();
    for (name, of) in [("of the server", None), ("of one person", Some(ADA))] {
        for page in [0, STORED as u32 / GamesPage::LINES - 1] {
            criterion.bench_function(&format!("page {page} of the games {name}"), |bencher| {
                let read = || runtime.block_on(store.past_games(GUILD, GamesPage { of, page }));
                bencher.iter(|| assert_eq!(read().unwrap().games.len(), 10));
            });
        }
    }
    criterion.bench_function("the last game of the channel", |bencher| {
        bencher.iter(|| runtime.block_on(store.last_past_game(ChannelId::new(1))).unwrap());
    });
    for (name, table) in played {
        criterion.bench_function(&format!("a step of a replay of {name}"), |bencher| {
            bencher.iter(|| runtime.block_on(step(&store, table)));
        });
        criterion.bench_function(&format!("the check of {name}"), |bencher| {
            let (table, log) = runtime.block_on(store.past_game(GUILD, table)).unwrap().unwrap();
            bencher.iter(|| check(&record_of(&table, log.clone()).unwrap()));
        });
    }
    runtime.block_on(store.close());
}

/// Does everything that a press on a replay requires, up to the message: the last step but one, in
/// a player's view.
async fn step(store: &Store, table: TableId) {
    let (table, log) = store.past_game(GUILD, table).await.unwrap().unwrap();
    let replay = Replay::of(&table, &log, "").unwrap();
    let at = At { step: replay.last() - 1, seen_by: SeenBy::Seat(Seat::new(1)) };
    let message = Words::english().replay(&replay.moment(at).unwrap());
    assert!(message.message().embed.is_some());
}

/// Stores a whole card game of four players, a dice game of four, and the copies of the latter.
async fn fill(folder: &TempDir, url: &str) -> [(&'static str, TableId); 2] {
    let store = Store::open(url).await.unwrap();
    let (tables, _) = Tables::new(store, Duration::ZERO, Randomness::Seeded(7));
    let cards = play(&tables, GameKind::Cards).await;
    let dice = play(&tables, GameKind::Dice).await;
    tables.close().await;
    let options = SqliteConnectOptions::new().filename(folder.path().join("henge.db"));
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    for query in [
        "insert into game_table (id, guild, channel, host, options, secret, stage, begin_press, opened_at, ended_at)
         select i + 1000, guild, channel, host, options, secret, stage, begin_press, opened_at, ended_at
         from n, game_table where id = $1",
        "insert into seat (game_table, place, person, computer, level, press)
         select i + 1000, place, person, computer, level, press from n, seat where game_table = $1",
        "insert into event (game_table, number, form, body, written_at)
         select i + 1000, number, form, body, written_at from n, event where game_table = $1
         and number > (select max(number) - 20 from event where game_table = $1)",
    ] {
        let numbers = "with recursive n (i) as (select 1 union all select i + 1 from n where i < $2)";
        let query = sqlx::AssertSqlSafe(format!("{numbers} {query}"));
        sqlx::query(query).bind(dice.get() as i64).bind(STORED).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    [("fifteen rounds of cards", cards), ("a dice game", dice)]
}

/// Ada plays with three computer players to the end.
async fn play(tables: &Tables, kind: GameKind) -> TableId {
    let location = Location { guild: GUILD, channel: ChannelId::new(kind as u64 + 1) };
    let person = Person { id: ADA, name: "Ada".to_owned() };
    let mut press = 10_000 * (kind as u64 + 1);
    let opening = Opening::new(
        location,
        person.clone(),
        PressId::new(press),
        Options::classic(kind),
        Secret::stored([7; 32]),
    );
    let table = tables.open(opening).await.unwrap().id;
    let mut visit = async |next: Move| {
        press += 1;
        let person = person.clone();
        let visit = Visit { press: PressId::new(press), person, location, manages: false };
        let _ = tables.visit(table, visit, Some(next)).await.unwrap().happened;
    };
    visit(Move::Choose(Chosen::Level(Level::RANDOM))).await;
    for next in [Move::AddComputer, Move::AddComputer, Move::AddComputer, Move::Begin] {
        visit(next).await;
    }
    let mut luck = Chance::new([7; 32]).set_up();
    while !tables.look(table, Table::is_over).await.unwrap() {
        let own = tables.look(table, |table| table.private_view(ADA)).await.unwrap().unwrap();
        match choose(Level::RANDOM, &own.game, &mut luck) {
            Some(action) => visit(Move::Answer { question: own.question, action }).await,
            None => tokio::time::sleep(Duration::from_millis(1)).await,
        }
    }
    table
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).measurement_time(Duration::from_secs(2));
    targets = history
}
criterion_main!(benches);
