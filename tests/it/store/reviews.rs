//! Reviews of finished games: how they are kept.

use henge::computer::advice::Effort;
use henge::history::Replay;
use henge::rules::GameKind;
use henge::table::{GuildId, UserId};
use sqlx::{AssertSqlSafe, Connection as _};

use crate::store::database::Database;
use crate::store::play::{Ada, tables};

/// A review is shown as it was, by whichever version of the judge; one that cannot be read is
/// replaced. Whoever played there finds it in their export.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_kept_with_its_game() {
    let database = Database::new();
    let tables = tables(&database).await;
    let mut connection = database.connect().await;
    for kind in [GameKind::Cards, GameKind::Dice] {
        let ada = Ada::begin(&tables, kind).await;
        let id = ada.table;
        ada.play(u32::MAX).await;
        let store = tables.store();
        assert_eq!(store.review(id).await.unwrap(), None);
        let (table, log) = store.past_game(GuildId::new(1), id).await.unwrap().unwrap();
        let effort = Effort { choosing: 2, measuring: 3, deals: 2 };
        let review = Replay::of(&table, &log, "").unwrap().review(&effort).unwrap();
        store.keep_review(id, review.clone()).await.unwrap();
        assert_eq!(store.review(id).await.unwrap().as_ref(), Some(&review));
        let mut altered = async |body: &str| {
            let number = id.get();
            let alter = format!("update review set body = {body} where game_table = {number}");
            sqlx::query(AssertSqlSafe(alter)).execute(&mut connection).await.unwrap();
        };
        altered("json_set(body, '$.judge', 0)").await;
        assert_eq!(store.review(id).await.unwrap().unwrap().judge, 0);
        altered("'{}'").await;
        assert_eq!(store.review(id).await.unwrap(), None);
        store.keep_review(id, review.clone()).await.unwrap();
        assert_eq!(store.review(id).await.unwrap(), Some(review));
    }
    let exported = async |person| {
        let export = tables.store().export(UserId::new(person)).await.unwrap();
        export["tables"]["review"].as_array().unwrap().len()
    };
    assert_eq!((exported(1).await, exported(77).await), (2, 0));
    tables.close().await;
    connection.close().await.unwrap();
}
