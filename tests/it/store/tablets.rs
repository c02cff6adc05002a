//! Tablets in the database: entries in order, each press once, and people who ask for their data or
//! want it deleted.

use henge::rules::{GameKind, Options, Seat};
use henge::store::{Deleted, Entered, Store};
use henge::table::{ChannelId, GuildId, Location, Person, PressId, UserId};
use henge::tablet::{Entry, Item, Named, Tablet};
use sqlx::AssertSqlSafe;

use crate::store::database::Database;

const FIRST: PressId = PressId::new(100);

fn person(id: u64, name: &str) -> Person {
    Person { id: UserId::new(id), name: name.to_owned() }
}

fn tablet(id: PressId, guild: u64) -> Tablet {
    let [ada, ben] = [person(1, "Ada"), person(2, "Ben")];
    Tablet {
        id,
        location: Location { guild: GuildId::new(guild), channel: ChannelId::new(9) },
        scribe: ada.clone(),
        options: Options::classic(GameKind::Cards),
        players: vec![Named::Person(ada), Named::Person(ben), Named::Name("Grandma".to_owned())],
        first: Seat::new(0),
        log: Vec::new(),
        draft: None,
        is_continued: false,
    }
}

fn line(numbers: [u8; 3]) -> Entry {
    Entry::Line(numbers.map(Item::Number).to_vec())
}

async fn there(store: &Store, id: PressId) -> Option<Tablet> {
    store.tablet(id).await.unwrap()
}

#[tokio::test]
async fn entries_are_kept_in_order_and_a_press_enters_once() {
    let database = Database::new();
    let store = database.open().await;
    let mut expected = tablet(FIRST, 5);
    assert_eq!(there(&store, FIRST).await, None);
    for _ in 0..2 {
        assert_eq!(store.open_tablet(expected.clone(), None).await.unwrap(), FIRST);
    }
    assert_eq!(there(&store, FIRST).await, Some(expected.clone()));
    store.keep_draft(FIRST, "1 2".to_owned()).await.unwrap();
    assert_eq!(there(&store, FIRST).await.unwrap().draft.as_deref(), Some("1 2"));
    let press = |number: u64| PressId::new(200 + number);
    for (number, id, entry, entered) in [
        (0, press(1), line([0, 1, 1]), Entered::Now),
        (0, press(1), line([0, 1, 1]), Entered::Before),
        (1, press(1), line([0, 1, 1]), Entered::Before),
        (0, press(2), line([1, 1, 1]), Entered::Behind),
        (2, press(2), line([1, 0, 0]), Entered::Behind),
        (1, press(2), Entry::Undo, Entered::Now),
    ] {
        let done = store.enter(&expected, number, id, &entry).await.unwrap();
        assert_eq!(done, entered, "{entry}");
    }
    assert!(store.has_entered(press(2)).await.unwrap());
    assert!(!store.has_entered(press(3)).await.unwrap());
    expected.log = vec![line([0, 1, 1]), Entry::Undo];
    store.close().await;
    let store = database.open().await;
    assert_eq!(there(&store, FIRST).await, Some(expected.clone()), "the draft is entered");
    let gone = Tablet { id: PressId::new(300), ..expected };
    assert_eq!(store.enter(&gone, 0, press(4), &Entry::End).await.unwrap(), Entered::Behind);
    store.close().await;
}

#[tokio::test]
async fn one_tablet_continues_another_and_old_ones_go() {
    let database = Database::new();
    let store = database.open().await;
    let [second, third, fourth] = [101, 102, 103].map(PressId::new);
    store.open_tablet(tablet(FIRST, 5), None).await.unwrap();
    assert_eq!(store.open_tablet(tablet(second, 5), Some(FIRST)).await.unwrap(), second);
    assert_eq!(store.open_tablet(tablet(third, 5), Some(FIRST)).await.unwrap(), second);
    assert!(there(&store, FIRST).await.unwrap().is_continued);
    store.enter(&tablet(FIRST, 5), 0, PressId::new(200), &line([0, 0, 0])).await.unwrap();
    // A month later, the tablets of this server that nobody has touched go with the next one.
    store.open_tablet(tablet(third, 6), None).await.unwrap();
    let mut connection = database.connect().await;
    let age = "update tablet set changed_at = changed_at - 31 * 86400000 where id in (100, 102)";
    sqlx::query(AssertSqlSafe(age)).execute(&mut connection).await.unwrap();
    store.open_tablet(tablet(fourth, 5), None).await.unwrap();
    for (id, is_there) in [(FIRST, false), (second, true), (third, true), (fourth, true)] {
        assert_eq!(there(&store, id).await.is_some(), is_there, "{id}");
    }
    let entries = sqlx::query_scalar::<_, i64>("select count(*) from tablet_entry");
    assert_eq!(entries.fetch_one(&mut connection).await.unwrap(), 0);
    store.close().await;
}

#[tokio::test]
async fn people_get_what_names_them_and_nothing_of_others_and_are_forgotten() {
    let database = Database::new();
    let store = database.open().await;
    store.open_tablet(tablet(FIRST, 5), None).await.unwrap();
    store.enter(&tablet(FIRST, 5), 0, PressId::new(200), &line([0, 0, 0])).await.unwrap();
    let ben = store.export(UserId::new(2)).await.unwrap();
    assert_eq!(ben["tables"]["tablet"].as_array().map(Vec::len), Some(0));
    assert_eq!(ben["tables"]["tablet_seat"].as_array().map(Vec::len), Some(1));
    assert!(!ben.to_string().contains("Grandma") && !ben.to_string().contains("Ada"), "{ben}");
    assert_eq!(ben["tables"]["tablet_entry"].as_array().map(Vec::len), Some(0));
    let ada = store.export(UserId::new(1)).await.unwrap();
    assert_eq!(ada["tables"]["tablet"].as_array().map(Vec::len), Some(1));
    // Ada keeps the tablet: she has typed all of it.
    let seats = ada["tables"]["tablet_seat"].as_array().unwrap();
    let names: Vec<&serde_json::Value> = seats.iter().map(|seat| &seat["name"]).collect();
    assert!(names.len() == 3 && names[2] == "Grandma", "{ada}");
    assert_eq!(ada["tables"]["tablet_entry"][0]["entry"], "line 0 0 0");
    assert!(!ada.to_string().contains("Ben") && seats[1]["person"].is_null(), "{ada}");
    assert_eq!(store.known_of(UserId::new(2)).await.unwrap().unwrap().tablets, 1);
    for id in [1, 2] {
        let deleted = store.delete_person(UserId::new(id), Vec::new()).await.unwrap();
        assert_eq!(deleted, Deleted::Now);
    }
    let left = there(&store, FIRST).await.unwrap();
    assert!(left.scribe.is_former() && left.scribe.name.is_empty());
    let is_former = |player: &Named| match player {
        Named::Person(person) => person.is_former() && person.name.is_empty(),
        Named::Name(name) => name == "Grandma",
    };
    assert!(left.players.iter().all(is_former), "{left:?}");
    assert_eq!(left.sheet().unwrap().step, 1, "the game of the others is whole");
    store.close().await;
}
