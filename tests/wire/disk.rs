//! What the bot has stored, read beside it.

use std::time::Duration;

use henge::rules::{Event, cards};
use henge::store::Store;
use henge::table::{Stage as TableStage, Table, TableId, UserId};
use playground::Person;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tokio::task::JoinHandle;

use crate::stage::{Stage, database_url};

/// A table, and the events of its log.
pub async fn table(stage: &Stage, number: u64) -> (Table, Vec<Event>) {
    let store = Store::open_to_read(&database_url(&stage.database())).await.unwrap();
    let id = TableId::new(number);
    let table = store.table(id).await.unwrap().expect("there is such a table").table;
    let events = store.log(id).await.unwrap().map(|(_, events)| events).unwrap_or_default();
    store.close().await;
    (table, events)
}

/// Who sits there, in sitting order.
pub async fn seats(stage: &Stage, number: u64) -> Vec<String> {
    let (table, _) = table(stage, number).await;
    table.sitters().iter().map(|sitter| sitter.player.name().to_owned()).collect()
}

/// How far the table has come.
pub async fn stage_of(stage: &Stage, number: u64) -> &'static str {
    match table(stage, number).await.0.stage {
        TableStage::Lobby(_) => "lobby",
        TableStage::Playing(_) => "playing",
        TableStage::Over(_) => "over",
        TableStage::Closed => "closed",
    }
}

/// How many events of this kind the log has.
pub async fn logged(stage: &Stage, number: u64, kind: &str) -> usize {
    let (_, events) = table(stage, number).await;
    let named = format!("{{\"event\":\"{kind}\"");
    events.iter().filter(|event| event.line().starts_with(&named)).count()
}

/// How often this person has answered something.
pub async fn answers_of(stage: &Stage, number: u64, person: &Person) -> usize {
    let (table, events) = table(stage, number).await;
    let seat = table.game().unwrap().seat_of(UserId::new(person.id.0)).unwrap();
    let by = |event: &&Event| match event {
        Event::Cards(
            cards::Event::Predict { seat: by, .. }
            | cards::Event::Play { seat: by, .. }
            | cards::Event::Trump { by: Some(by), .. },
        ) => *by == seat,
        Event::Cards(_) | Event::Dice(_) => false,
    };
    events.iter().filter(by).count()
}

/// Keeps the database locked for writers for this long.
pub async fn hold(stage: &Stage, long: Duration) -> JoinHandle<()> {
    let options = SqliteConnectOptions::new().filename(stage.database());
    let options = options.busy_timeout(Duration::from_secs(20));
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query("begin immediate").execute(&mut connection).await.unwrap();
    tokio::spawn(async move {
        tokio::time::sleep(long).await;
        sqlx::query("rollback").execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    })
}
