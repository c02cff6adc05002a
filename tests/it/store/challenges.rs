//! Challenges in the database: one game a person and deal, named on the result of the game.

use henge::rules::GameKind;
use henge::solo::{Finished, SameDeal};
use henge::store::{Challenge, Deleted};
use henge::table::{Person, TableId, UserId};
use sqlx::Connection as _;
use strum::VariantArray as _;

use crate::store::database::Database;
use crate::store::play::{Ada, tables};

fn cai() -> Person {
    Person { id: UserId::new(9), name: "Cai".to_owned() }
}

#[tokio::test]
async fn a_person_has_one_game_with_a_deal_and_the_result_names_them() {
    let database = Database::new();
    let tables = tables(&database).await;
    let ada = Ada::begin(&tables, GameKind::Dice).await;
    let table = ada.table;
    ada.play(u32::MAX).await;
    let store = tables.store();
    let begin = |actions: &str| store.begin_challenge(table, cai(), actions.to_owned());
    let go_on = |before: &str, actions: &str, finished: Option<Finished>| {
        let next = Challenge { actions: actions.to_owned(), finished };
        store.go_on_with_challenge(table, cai().id, before.to_owned(), next)
    };
    let playing = |actions: &str| Challenge { actions: actions.to_owned(), finished: None };
    assert_eq!(store.challenge(table, cai().id).await.unwrap(), None);
    assert_eq!(begin("p2B").await.unwrap(), Some(playing("p2B")));
    // Another press at the same time, and one later on, change nothing.
    assert_eq!(begin("p3B").await.unwrap(), Some(playing("p2B")));
    assert_eq!(go_on("p2B", "p2B-y", None).await.unwrap(), Some(playing("p2B-y")));
    assert_eq!(go_on("p2B", "p2B-n", None).await.unwrap(), Some(playing("p2B-y")));
    let named = async || store.table(table).await.unwrap().unwrap().after.challenged;
    assert_eq!(named().await, []);
    let finished = Some(Finished { totals: vec![2, -1] });
    let over = Challenge { actions: "p2B-y-s".to_owned(), finished: finished.clone() };
    assert_eq!(go_on("p2B-y", "p2B-y-s", finished).await.unwrap(), Some(over.clone()));
    assert_eq!(go_on("p2B-y-s", "p2B", None).await.unwrap(), Some(over));
    let [one] = &named().await[..] else { panic!("Cai has finished") };
    assert_eq!((one.name.as_str(), one.points), ("Cai", -1));

    // What other players predict in secret is in no export, and a deletion takes everything away.
    let export = store.export(cai().id).await.unwrap();
    let row = &export["tables"]["challenge"][0];
    assert_eq!((&row["totals"], row.get("actions")), (&"2 -1".into(), None));
    assert_eq!(store.delete_person(cai().id, Vec::new()).await.unwrap(), Deleted::Now);
    assert_eq!(store.challenge(table, cai().id).await.unwrap(), None);
    assert_eq!(named().await, []);
    tables.close().await;
}

#[tokio::test]
async fn a_deal_of_another_version_of_the_rules_is_not_repeated() {
    for kind in GameKind::VARIANTS {
        let database = Database::new();
        let tables = tables(&database).await;
        let ada = Ada::begin(&tables, *kind).await;
        let table = ada.table;
        ada.play(u32::MAX).await;
        tables.close().await;
        let deal = async || {
            let store = database.open().await;
            let stored = store.table(table).await.unwrap().unwrap();
            store.close().await;
            SameDeal::of(&stored)
        };
        assert!(deal().await.is_some());
        let other = sqlx::query("update game_table set engine = engine + 1");
        let mut connection = database.connect().await;
        other.execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        assert!(deal().await.is_none());
    }
}

#[tokio::test]
async fn there_is_no_challenge_without_a_game() {
    let database = Database::new();
    let store = database.open().await;
    let begun = store.begin_challenge(TableId::new(5), cai(), String::new()).await.unwrap();
    assert_eq!(begun, None);
    assert_eq!(store.known_of(cai().id).await.unwrap(), None);
    store.close().await;
}
