//! A press that opened a lobby, or took a seat in one, opens no new lobby when it is delivered
//! again after the lobby was closed.

use std::time::Duration;

use henge::table::{Move, Opening, Person, PressId, Randomness, TableId, UserId};
use henge::tables::{Tables, Visit};

use crate::store::database::{Database, opening};

async fn tables(database: &Database) -> Tables {
    Tables::new(database.open().await, Duration::ZERO, Randomness::Seeded(7)).0
}

async fn press(tables: &Tables, table: TableId, opening: &Opening, next: Move) {
    let Opening { press, host: person, location, .. } = opening.clone();
    let visit = Visit { press, person, location, manages: false };
    tables.visit(table, visit, Some(next)).await.unwrap().happened.unwrap();
}

#[tokio::test]
async fn a_press_that_comes_again_opens_no_second_lobby() {
    let database = Database::new();
    let tables = tables(&database).await;
    // Ada opens a lobby, and Ben joins her with a press that would open one if there were none.
    let ada = opening(1);
    let ben = Person { id: UserId::new(2), name: "Ben".to_owned() };
    let ben = Opening { press: PressId::new(2000), host: ben, ..opening(1) };
    let lobby = tables.open(ada.clone()).await.unwrap().id;
    press(&tables, lobby, &ben, Move::Sit).await;
    assert_eq!(tables.open(ada.clone()).await.unwrap().id, lobby, "while it stands");
    for (number, who) in [&ada, &ben].into_iter().enumerate() {
        let up = Opening { press: PressId::new(3000 + number as u64), ..who.clone() };
        press(&tables, lobby, &up, Move::StandUp).await;
    }
    for again in [ada, ben] {
        let now = tables.open(again).await.unwrap();
        assert!(now.id == lobby && now.is_over(), "table {} instead of {lobby}", now.id);
    }
    assert!(tables.store().table(TableId::new(2)).await.unwrap().is_none());
    tables.close().await;
}
