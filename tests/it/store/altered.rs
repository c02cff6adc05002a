//! Rows that somebody has altered: the rules never see data that they would not have written. Such
//! a table is set aside, and the others go on.

use std::time::Duration;

use henge::rules::GameKind;
use henge::store::Store;
use henge::table::{Randomness, Table, TableId};
use henge::tables::{Tables, TablesError};
use rand::{Rng, RngExt as _};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

use crate::seed::Seed;
use crate::store::database::{Database, opening};
use crate::store::play::{Ada, tables};

/// The number of alterations.
const TIMES: u32 = 600;

/// A database with games of both kinds in progress.
async fn played() -> (Database, Vec<TableId>) {
    let database = Database::new();
    let (tables, mut played) = (tables(&database).await, Vec::new());
    for kind in [GameKind::Cards, GameKind::Dice] {
        let ada = Ada::begin(&tables, kind).await;
        played.push(ada.table);
        ada.play(60).await;
    }
    tables.close().await;
    (database, played)
}

/// Reads the table as a bot does that has just started.
async fn found(store: &Store, table: TableId) -> Result<(), TablesError> {
    let tables = Tables::new(store.clone(), Duration::ZERO, Randomness::Seeded(7)).0;
    let look = |table: &Table| {
        let own = table.private_view(opening(1).host.id);
        drop((table.public_view(), own, table.computer_asked()));
    };
    tables.look(table, look).await
}

async fn entry(connection: &mut SqliteConnection, table: TableId, number: i64) -> String {
    sqlx::query_scalar("select body from event where game_table = $1 and number = $2")
        .bind(table.get() as i64)
        .bind(number)
        .fetch_one(connection)
        .await
        .unwrap()
}

async fn set_entry(connection: &mut SqliteConnection, table: TableId, number: i64, body: &str) {
    sqlx::query("update event set body = $3 where game_table = $1 and number = $2")
        .bind(table.get() as i64)
        .bind(number)
        .bind(body)
        .execute(connection)
        .await
        .unwrap();
}

/// The text with one alteration: a changed digit or character, a missing end, or a repeated piece.
fn altered(body: &str, luck: &mut impl Rng) -> String {
    let mut marks: Vec<char> = body.chars().collect();
    let at = luck.random_range(0..marks.len());
    let numbers: Vec<usize> = (0..marks.len()).filter(|at| marks[*at].is_ascii_digit()).collect();
    match luck.random_range(0..5) {
        0 | 1 if !numbers.is_empty() => {
            let digit = char::from(luck.random_range(b'0'..=b'9'));
            marks[numbers[luck.random_range(0..numbers.len())]] = digit;
        }
        0..=2 => marks[at] = char::from(luck.random_range(b' '..=b'~')),
        3 => marks.truncate(at),
        _ => {
            let piece = marks[at..(at + 9).min(marks.len())].to_vec();
            marks.splice(at..at, piece);
        }
    }
    marks.into_iter().collect()
}

#[tokio::test]
async fn an_altered_log_is_refused_and_never_breaks_the_rules() {
    let (database, played) = played().await;
    let mut luck = Seed::of_this_run().luck(0);
    let store = database.open().await;
    let mut connection = database.connect().await;
    let mut refused = 0;
    for _ in 0..TIMES {
        let table = played[luck.random_range(0..played.len())];
        let number = luck.random_range(0..60);
        let body = entry(&mut connection, table, number).await;
        set_entry(&mut connection, table, number, &altered(&body, &mut luck)).await;
        match found(&store, table).await {
            // The altered text has the same meaning.
            Ok(()) => {}
            Err(TablesError::SetAside) => refused += 1,
            Err(other) => panic!("{other}"),
        }
        set_entry(&mut connection, table, number, &body).await;
        found(&store, table).await.unwrap();
    }
    assert!(refused > TIMES / 2, "{refused} of {TIMES}");
    connection.close().await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn rows_that_make_no_sense_are_refused() {
    let (database, played) = played().await;
    for alteration in [
        r#"update game_table set options = '{"game":"cards","options":{"bidding":"loud"}}'"#,
        "update game_table set options = '{\"game\"'",
        "update game_table set options = (select options from game_table order by id desc limit 1)",
        "update game_table set begin_press = null",
        "update game_table set stage = 'over'",
        "update game_table set secret = zeroblob(32)",
        "delete from event where number = 0",
        "delete from event where number = 9",
        "delete from seat where place = 1",
        "update seat set level = 'oracle' where level is not null",
        "update event set form = 2 where number = 9",
        "update event set body = cast(x'c328' as text) where number = 9",
        "insert into person (id, name) values (77, 'Eve');
         insert into voice select id, 'end', 0, 77, 5 from game_table",
        &format!("{EVE_SITS}; insert into voice values (1, 'end', 0, 77, 5), (1, 'end', 1, 1, 6)"),
    ] {
        let found = found_after(&database, played[0], alteration).await;
        assert!(matches!(found, Err(TablesError::SetAside)), "{alteration}: {found:?}");
    }
}

/// Reads the table from a copy of the database after this change.
async fn found_after(
    database: &Database,
    table: TableId,
    alteration: &str,
) -> Result<(), TablesError> {
    let copy = Database::new();
    std::fs::copy(database.path(), copy.path()).unwrap();
    let mut connection = copy.connect().await;
    let altered = sqlx::raw_sql(AssertSqlSafe(alteration)).execute(&mut connection).await.unwrap();
    assert!(altered.rows_affected() > 0, "{alteration}");
    connection.close().await.unwrap();
    let store = copy.open().await;
    let found = found(&store, table).await;
    store.close().await;
    found
}

/// Replaces a computer player at the first table with another person.
const EVE_SITS: &str = "insert into person (id, name) values (77, 'Eve'); update seat
    set person = 77, computer = null, level = null where game_table = 1 and place = 2";

#[tokio::test]
async fn a_vote_of_two_who_play_makes_sense() {
    let (database, played) = played().await;
    let vote = format!("{EVE_SITS}; insert into voice values (1, 'end', 0, 77, 5)");
    found_after(&database, played[0], &vote).await.unwrap();
}

#[tokio::test]
async fn where_a_table_is_set_aside_another_may_stand() {
    let (database, played) = played().await;
    let store = database.open().await;
    let mut connection = database.connect().await;
    set_entry(&mut connection, played[0], 9, "{").await;
    let tables = Tables::new(store, Duration::ZERO, Randomness::Seeded(7)).0;
    for _ in 0..2 {
        let looked = tables.look(played[0], |_| ()).await;
        assert!(matches!(looked, Err(TablesError::SetAside)), "{looked:?}");
    }
    let channel = opening(1).location.channel;
    assert!(matches!(tables.table_in(channel).await, Err(TablesError::NoTable)));
    let press = henge::table::PressId::new(99);
    let another = henge::table::Opening { press, ..opening(1) };
    tables.open(another).await.unwrap();
    tables.look(played[1], |_| ()).await.unwrap();
    connection.close().await.unwrap();
    tables.close().await;
}

#[tokio::test]
async fn a_lobby_that_makes_no_sense_keeps_no_other_open_and_counts_for_nobody() {
    let database = Database::new();
    let before = tables(&database).await;
    let [broken, left] = [1, 2].map(opening);
    let host = broken.host.id;
    let guild = broken.location.guild;
    let broken = before.open(broken).await.unwrap().id;
    let left = before.open(left).await.unwrap().id;
    before.close().await;
    let mut connection = database.connect().await;
    sqlx::query("update game_table set options = '{' where id = $1")
        .bind(broken.get() as i64)
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let tables = tables(&database).await;
    tables.close_lobbies_left_since(i64::MAX).await.unwrap();
    let over = tables.look(left, Table::is_over).await.unwrap();
    let open = tables.store().open_tables(guild, host).await.unwrap();
    assert!(over && open.tables == 0 && open.lobbies == 0, "{over}, {open:?}");
    tables.close().await;
}
