//! The form and the language that a person has chosen are stored, apply everywhere, concern only
//! them, and are deleted with them.

use henge::language::Language;
use henge::server::Look;
use henge::store::{Deleted, Store};
use henge::table::{GuildId, Location, Opening, PressId, UserId};

use crate::store::database::{Database, opening};

const ADA: UserId = UserId::new(1);
const BEN: UserId = UserId::new(2);

/// A database that knows Ada.
async fn with_ada(database: &Database) -> Store {
    let store = database.open().await;
    store.open_table(opening(1)).await.unwrap();
    store
}

#[tokio::test]
async fn what_somebody_likes_is_kept_and_is_theirs_alone() {
    let database = Database::new();
    let store = with_ada(&database).await;
    let ben = henge::table::Person { id: BEN, name: "Ben".to_owned() };
    store.open_table(Opening { host: ben, ..opening(2) }).await.unwrap();
    assert_eq!(store.look_of(ADA), Look::Pictures);
    store.set_look(opening(1).host, Look::Text).await.unwrap();
    assert_eq!(store.look_of(ADA), Look::Text);
    assert_eq!(store.look_of(BEN), Look::Pictures);
    store.close().await;
    // Her preference also survives when she plays on under another name.
    let store = database.open().await;
    let mut renamed = opening(3);
    renamed.host.name = "Adalgisa".to_owned();
    store.open_table(renamed).await.unwrap();
    assert_eq!(store.look_of(ADA), Look::Text);
    store.set_look(opening(1).host, Look::Pictures).await.unwrap();
    assert_eq!(store.look_of(ADA), Look::Pictures);
    store.close().await;
}

/// Who listens chooses the text-only form before their first game.
#[tokio::test]
async fn a_form_can_be_chosen_before_the_first_game() {
    let database = Database::new();
    let store = database.open().await;
    store.set_look(opening(1).host, Look::Text).await.unwrap();
    assert!(store.known_of(ADA).await.unwrap().unwrap().likes_text);
    store.close().await;
    let store = database.open().await;
    assert_eq!((store.look_of(ADA), store.language_of(ADA)), (Look::Text, None));
    store.close().await;
}

#[tokio::test]
async fn what_somebody_likes_is_handed_out_and_goes_with_them() {
    let database = Database::new();
    let store = with_ada(&database).await;
    store.set_look(opening(1).host, Look::Text).await.unwrap();
    store.set_hints(ADA, true).await.unwrap();
    let known = store.known_of(ADA).await.unwrap().unwrap();
    assert!(known.likes_text && known.wants_hints && store.wants_hints(ADA).await.unwrap());
    assert!(!known.chose_language);
    let export = store.export(ADA).await.unwrap();
    assert_eq!(export["tables"]["person"][0]["look"], "text");
    assert_eq!(export["tables"]["person"][0]["hints"], 1);
    store.close().await;
    let tables = crate::store::play::tables(&database).await;
    let ada = opening(1).host;
    assert_eq!(tables.delete_person(ada).await.unwrap(), Deleted::Now);
    let store = tables.store();
    assert_eq!(store.look_of(ADA), Look::Pictures);
    let mut connection = database.connect().await;
    let left = sqlx::query_scalar::<_, i64>("select count(*) from person where look = 'text'");
    assert_eq!(left.fetch_one(&mut connection).await.unwrap(), 0);
    // A deleted person who plays again starts with the default.
    let again = Opening { press: PressId::new(9), ..opening(4) };
    store.open_table(again).await.unwrap();
    assert_eq!(store.look_of(ADA), Look::Pictures);
    assert!(!store.wants_hints(ADA).await.unwrap());
    tables.close().await;
}

/// A language can be chosen before the first game, too: everybody reads answers.
#[tokio::test]
async fn a_language_is_kept_handed_out_and_goes_with_the_person() {
    let database = Database::new();
    let store = database.open().await;
    let ada = opening(1).host;
    store.set_language(ada.clone(), Some(Language::Dutch)).await.unwrap();
    store.close().await;
    let store = database.open().await;
    assert_eq!(store.language_of(ADA), Some(Language::Dutch));
    assert_eq!(store.language_of(BEN), None);
    assert!(store.known_of(ADA).await.unwrap().unwrap().chose_language);
    let export = store.export(ADA).await.unwrap();
    assert_eq!(export["tables"]["person"][0]["language"], "nl");
    store.set_language(ada.clone(), None).await.unwrap();
    assert_eq!(store.language_of(ADA), None);
    store.set_language(ada.clone(), Some(Language::French)).await.unwrap();
    store.close().await;
    let tables = crate::store::play::tables(&database).await;
    assert_eq!(tables.delete_person(ada).await.unwrap(), Deleted::Now);
    assert_eq!(tables.store().language_of(ADA), None);
    assert!(tables.store().known_of(ADA).await.unwrap().is_none());
    tables.close().await;
    let store = database.open().await;
    assert_eq!(store.language_of(ADA), None);
    store.close().await;
}

#[tokio::test]
async fn it_goes_with_the_last_server_on_which_somebody_has_played() {
    let database = Database::new();
    let store = with_ada(&database).await;
    let there = GuildId::new(2);
    let elsewhere = Location { guild: there, ..opening(2).location };
    store.open_table(Opening { location: elsewhere, ..opening(2) }).await.unwrap();
    store.set_look(opening(1).host, Look::Text).await.unwrap();
    store.set_language(opening(1).host, Some(Language::Dutch)).await.unwrap();
    for (guild, left) in [(GuildId::new(1), Look::Text), (there, Look::Pictures)] {
        let some = store.some_tables_of(guild).await.unwrap();
        store.delete_tables(some).await.unwrap();
        store.delete_rest_of(guild).await.unwrap();
        assert_eq!(store.look_of(ADA), left);
        assert_eq!(store.language_of(ADA).is_some(), left == Look::Text);
    }
    assert!(store.known_of(ADA).await.unwrap().is_none());
    store.close().await;
}
