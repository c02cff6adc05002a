//! A press and its view: what the presser is told and what they are shown belong to the same
//! moment, however many people press at once.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use henge::computer::advice::Effort;
use henge::daily::DayClock;
use henge::features::{Days, Responder};
use henge::rules::{GameKind, Options};
use henge::store::Store;
use henge::table::{
    ChannelId, GuildId, Location, Move, Opening, Person, PressId, PublicStage, Randomness, Refusal,
    TableId, UserId,
};
use henge::tables::{Happened, Seen, Tables, Visit};
use henge::view::Wordbook;
use tempfile::TempDir;
use tokio::task::JoinSet;

const LOCATION: Location = Location { guild: GuildId::new(1), channel: ChannelId::new(2) };
/// More people than a table has seats.
const PEOPLE: u64 = 9;
const PRESSES_EACH: u64 = 25;

async fn tables(folder: &TempDir) -> Tables {
    let database = folder.path().join("henge.db");
    let store = Store::open(&format!("sqlite://{}", database.display())).await.unwrap();
    Tables::new(store, Duration::ZERO, Randomness::Seeded(7)).0
}

fn person(number: u64) -> Person {
    Person { id: UserId::new(number), name: format!("P{number}") }
}

async fn lobby(tables: &Tables) -> TableId {
    let opening = Opening::new(
        LOCATION,
        person(0),
        PressId::new(1),
        Options::classic(GameKind::Cards),
        tables.draw_secret().unwrap(),
    );
    tables.open(opening).await.unwrap().id
}

async fn press(tables: &Tables, table: TableId, by: u64, press: u64, next: Move) -> Seen {
    let press = PressId::new(press);
    let visit = Visit { press, person: person(by), location: LOCATION, manages: false };
    tables.visit(table, visit, Some(next)).await.unwrap()
}

/// Checks that what this person is told about a seat matches what they are shown.
fn check_one_moment(seen: &Seen, by: u64, next: &Move) {
    let PublicStage::Lobby(players) = &seen.public.stage else { panic!("the host stays") };
    let sits = players.iter().any(|player| player.is(UserId::new(by)));
    let full = players.len() == seen.public.options.most_seats();
    let told = match (next, seen.happened) {
        (Move::Sit, Ok(Happened::Now) | Err(Refusal::SeatedAlready)) => sits,
        (Move::Sit, Err(Refusal::Full)) => full && !sits,
        (Move::StandUp, Ok(Happened::Now) | Err(Refusal::NotSeated)) => !sits,
        (_, other) => panic!("{next:?} comes to {other:?}"),
    };
    assert!(told, "{next:?} of {by} comes to {:?}; there sit {players:?}", seen.happened);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn what_a_press_is_told_and_shown_is_of_one_moment() {
    let folder = TempDir::new().unwrap();
    let tables = tables(&folder).await;
    let table = lobby(&tables).await;
    let mut people = JoinSet::new();
    for by in 1..=PEOPLE {
        let tables = tables.clone();
        people.spawn(async move {
            for number in 0..PRESSES_EACH {
                let next = if (by + number) % 3 == 0 { Move::StandUp } else { Move::Sit };
                let seen = press(&tables, table, by, by * 1000 + number, next.clone()).await;
                check_one_moment(&seen, by, &next);
            }
        });
    }
    people.join_all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn everybody_who_sits_down_at_once_sees_a_table_of_their_own_moment() {
    let folder = TempDir::new().unwrap();
    let tables = tables(&folder).await;
    let table = lobby(&tables).await;
    let mut people = JoinSet::new();
    for by in 1..=PEOPLE {
        let tables = tables.clone();
        people.spawn(async move { press(&tables, table, by, 100 + by, Move::Sit).await });
    }
    let seen = people.join_all().await;
    let seated = seen.iter().filter(|seen| seen.happened == Ok(Happened::Now));
    let mut counts: Vec<usize> = seated.map(|seen| seen.public.players().len()).collect();
    counts.sort_unstable();
    assert_eq!(counts, [2, 3, 4, 5, 6]);
}

/// The id of a press made this many minutes ago.
fn minutes_ago(minutes: u64) -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let then = u64::try_from(now.as_millis()).unwrap() - minutes * 60_000;
    (then - 1_420_070_400_000) << 22
}

#[tokio::test]
async fn a_lobby_that_was_left_is_closed_and_one_where_somebody_pressed_is_not() {
    let folder = TempDir::new().unwrap();
    let tables = tables(&folder).await;
    let table = lobby(&tables).await;
    let stage = async || tables.look(table, |table| table.public_view().stage).await.unwrap();
    let in_a_minute = || {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        i64::try_from(now.as_millis()).unwrap() + 60_000
    };
    // The lobby looks as if it had been opened long ago, with a later press by somebody.
    press(&tables, table, 1, minutes_ago(0) + (120_000 << 22), Move::Sit).await;
    tables.close_lobbies_left_since(in_a_minute()).await.unwrap();
    assert!(matches!(stage().await, PublicStage::Lobby(_)));
    press(&tables, table, 1, minutes_ago(30), Move::StandUp).await;
    tables.close_lobbies_left_since(in_a_minute() + 180_000).await.unwrap();
    assert!(matches!(stage().await, PublicStage::Closed { ended_by: None }));
}

#[tokio::test]
async fn a_message_is_written_again_only_if_something_has_changed() {
    let folder = tempfile::tempdir().unwrap();
    let tables = tables(&folder).await;
    let table = lobby(&tables).await;
    let (days, _) = Days::new(None, DayClock::default(), Randomness::System);
    let responder = Responder::new(tables.clone(), Wordbook::default(), false, Effort::FULL, days);
    let shown = async || responder.shown(table, &[]).await.unwrap().0;
    let earlier = shown().await;
    let written = std::ptr::from_ref(&*earlier.message().message().content);
    let unchanged = shown().await.or_same(earlier);
    assert_eq!(std::ptr::from_ref(&*unchanged.message().message().content), written);
    press(&tables, table, 1, 2, Move::Sit).await;
    let changed = shown().await.or_same(unchanged.clone());
    assert_ne!(changed.message(), unchanged.message());
    assert_eq!(changed.message(), shown().await.message());
}
