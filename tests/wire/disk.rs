//! The bot's database, read by the test while the bot runs.

use std::time::Duration;

use henge::rules::Seat;
use henge::store::{MessageKind, Store};
use henge::table::{Costliest, MessageId, Stage as TableStage, Table, TableId, UserId};
use playground::Person;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tokio::task::JoinHandle;

use crate::stage::{Stage, database_url};

/// A table with what its game brought everybody, and the events of its log, one line each.
pub async fn table(stage: &Stage, number: u64) -> (Table, Vec<String>) {
    let store = Store::open_to_read(&database_url(&stage.database())).await.unwrap();
    let id = TableId::new(number);
    let mut table = store.table(id).await.unwrap().expect("there is such a table");
    store.complete(&mut table).await.unwrap();
    let log = store.log(id).await.unwrap();
    store.close().await;
    (table, log.into_iter().skip(1).collect())
}

/// The costliest choice of this seat, once a master has looked at the game of this table.
pub async fn costliest(stage: &Stage, table: &Table, seat: Seat) -> Option<Costliest> {
    if !table.is_over() {
        return None;
    }
    let store = Store::open_to_read(&database_url(&stage.database())).await.unwrap();
    let costliest = store.costliest(table, seat).await.unwrap();
    store.close().await;
    costliest
}

/// The id of a message of the table, if it is stored.
pub async fn posted(stage: &Stage, number: u64, kind: MessageKind) -> Option<MessageId> {
    let store = Store::open_to_read(&database_url(&stage.database())).await.unwrap();
    let messages = store.messages(TableId::new(number)).await.unwrap();
    store.close().await;
    messages.get(&kind).copied()
}

/// The names of the players in their seats.
pub async fn seats(stage: &Stage, number: u64) -> Vec<String> {
    let (table, _) = table(stage, number).await;
    table.sitters().iter().map(|sitter| sitter.player.name().to_owned()).collect()
}

/// The stage that the table has reached.
pub async fn stage_of(stage: &Stage, number: u64) -> &'static str {
    match table(stage, number).await.0.stage {
        TableStage::Lobby(_) => "lobby",
        TableStage::Playing(_) => "playing",
        TableStage::Over(_) => "over",
        TableStage::Closed => "closed",
    }
}

/// The number of events of this kind in the log.
pub async fn logged(stage: &Stage, number: u64, kind: &str) -> usize {
    let (_, events) = table(stage, number).await;
    let named = format!("{{\"event\":\"{kind}\"");
    events.iter().filter(|event| event.starts_with(&named)).count()
}

/// The number of answers by this person in a card game.
pub async fn answers_of(stage: &Stage, number: u64, person: &Person) -> usize {
    let (table, events) = table(stage, number).await;
    let view = table.private_view(UserId::new(person.id.0)).unwrap();
    let seat = view.seat.index() as u64;
    let by = |event: &&String| {
        let event: serde_json::Value = serde_json::from_str(event).unwrap();
        match event["event"].as_str() {
            Some("predict" | "play") => event["seat"] == seat,
            Some("trump") => event["by"] == seat,
            _ => false,
        }
    };
    events.iter().filter(by).count()
}

/// Deletes what is stored about the messages of tables.
pub async fn forget_messages(stage: &Stage) {
    let mut connection = connect(stage).await;
    sqlx::query("delete from table_message").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Locks the database for writers for this long.
pub async fn hold(stage: &Stage, long: Duration) -> JoinHandle<()> {
    let mut connection = connect(stage).await;
    sqlx::query("begin immediate").execute(&mut connection).await.unwrap();
    tokio::spawn(async move {
        tokio::time::sleep(long).await;
        sqlx::query("rollback").execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    })
}

/// A connection that waits long for other writers.
async fn connect(stage: &Stage) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(stage.database());
    let options = options.busy_timeout(Duration::from_secs(20));
    SqliteConnection::connect_with(&options).await.unwrap()
}
