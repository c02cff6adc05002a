//! The deal of the day in the database: one game a person, tables of a day, streaks, messages.

use henge::daily::Day;
use henge::solo::Finished;
use henge::store::{DailyGame, Deleted, Store};
use henge::table::{ChannelId, GuildId, MessageId, Person, UserId};

use crate::store::database::Database;

const HERE: GuildId = GuildId::new(u64::MAX);
const THERE: GuildId = GuildId::new(2);
const DAY: Day = Day::of_number(29);

fn person(id: u64) -> Person {
    Person { id: UserId::new(id), name: format!("person {id}") }
}

fn begun(guild: GuildId) -> DailyGame {
    DailyGame { guild, players: 1, actions: String::new(), finished: None, is_struck: false }
}

/// This person plays to the end on a server.
async fn finish(store: &Store, guild: GuildId, id: u64, day: Day, totals: &[i16]) {
    let game = store.begin_daily_game(person(id), day, begun(guild)).await.unwrap();
    let finished = Some(Finished { totals: totals.to_vec() });
    let next = DailyGame { actions: "p1".to_owned(), finished, ..game.clone() };
    let stands = store.set_daily_actions(UserId::new(id), day, game.actions, next.clone()).await;
    assert_eq!(stands.unwrap(), Some(next));
}

#[tokio::test]
async fn a_person_has_one_game_a_day_on_all_servers() {
    let database = Database::new();
    let store = database.open().await;
    let ada = UserId::new(1);
    assert_eq!(store.begin_daily_game(person(1), DAY, begun(HERE)).await.unwrap(), begun(HERE));
    // Begun elsewhere, it goes on here.
    assert_eq!(store.begin_daily_game(person(1), DAY, begun(THERE)).await.unwrap(), begun(HERE));
    assert_eq!(store.daily_servers(ada, DAY).await.unwrap(), [HERE]);
    let moved = DailyGame { actions: "p1".to_owned(), ..begun(HERE) };
    let set = |before: &str, game: &DailyGame| {
        store.set_daily_actions(ada, DAY, before.to_owned(), game.clone())
    };
    assert_eq!(set("", &moved).await.unwrap(), Some(moved.clone()));
    // Of two moves at once the second changes nothing, and is shown the first.
    let other = DailyGame { actions: "p2".to_owned(), ..begun(HERE) };
    assert_eq!(set("", &other).await.unwrap(), Some(moved.clone()));
    let finished = Some(Finished { totals: vec![20, 10] });
    let over = DailyGame { actions: "p1-cW".to_owned(), finished, ..begun(HERE) };
    assert_eq!(set("p1", &over).await.unwrap(), Some(over.clone()));
    // A finished game is not changed any more.
    assert_eq!(set("p1-cW", &moved).await.unwrap(), Some(over.clone()));
    // Finished, it is shown on the other server, too, if the person asks for it there.
    for _ in 0..2 {
        store.show_daily_game(ada, DAY, THERE).await.unwrap();
    }
    assert_eq!(store.begin_daily_game(person(1), DAY, begun(THERE)).await.unwrap(), over);
    assert_eq!(store.daily_servers(ada, DAY).await.unwrap().len(), 2);
    for guild in [HERE, THERE] {
        let table = store.day_table(guild, DAY).await.unwrap();
        assert_eq!((table.people, table.entries[0].finished.points()), (1, 10));
    }
    assert_eq!(store.daily_streak(ada, DAY).await.unwrap(), 1, "one day, not two");
    // Another day is another game.
    assert_eq!(store.daily_game(ada, DAY.after()).await.unwrap(), None);
    store.close().await;
}

#[tokio::test]
async fn the_table_of_a_day_has_the_best_first_and_counts_days_in_a_row() {
    let database = Database::new();
    let store = database.open().await;
    for (id, points) in [(1, 50), (2, 70), (3, 50), (4, -10)] {
        finish(&store, HERE, id, DAY, &[20, points]).await;
    }
    finish(&store, THERE, 5, DAY, &[20, 200]).await;
    store.begin_daily_game(person(6), DAY, begun(HERE)).await.unwrap();
    let table = store.day_table(HERE, DAY).await.unwrap();
    let people: Vec<u64> = table.entries.iter().map(|entry| entry.person.get()).collect();
    assert_eq!(people, [2, 1, 3, 4], "equal points: who was first");
    for (place, id) in (1..).zip(people) {
        let own = store.daily_place(HERE, DAY, UserId::new(id)).await.unwrap();
        assert_eq!(own, Some((place, 4)));
    }
    for nowhere in [5, 6] {
        assert_eq!(store.daily_place(HERE, DAY, UserId::new(nowhere)).await.unwrap(), None);
    }
    assert_eq!((table.people, table.streak, table.yesterday), (4, 1, None));
    finish(&store, HERE, 3, DAY.after(), &[20]).await;
    let table = store.day_table(HERE, DAY.after()).await.unwrap();
    assert_eq!((table.streak, table.entries[0].streak), (2, 2));
    assert_eq!(table.yesterday.unwrap().points, 70);
    let later = Day::of_number(DAY.number() + 2);
    assert_eq!(store.day_table(HERE, later).await.unwrap().streak, 2, "today is not over yet");
    let late = Day::of_number(DAY.number() + 3);
    assert_eq!(store.day_table(HERE, late).await.unwrap().streak, 0);
    assert_eq!(store.daily_streak(UserId::new(3), late).await.unwrap(), 0);
    // Who is deleted is not counted any more, and the message that names them is drawn again.
    store.begin_day(HERE, DAY, ChannelId::new(7)).await.unwrap();
    store.day_is_shown(HERE, DAY, 4).await.unwrap();
    assert_eq!(store.delete_person(UserId::new(1), Vec::new()).await.unwrap(), Deleted::Now);
    let table = store.day_table(HERE, DAY).await.unwrap();
    assert_eq!((table.people, table.entries.len()), (3, 3));
    assert_eq!(store.daily_message(HERE, DAY).await.unwrap().unwrap().shown, None);
    store.close().await;
}

#[tokio::test]
async fn a_days_message_is_posted_once_and_mentions_those_who_asked_and_have_not_played() {
    let database = Database::new();
    let store = database.open().await;
    for id in 1..=3 {
        store.remind_daily(HERE, person(id), true).await.unwrap();
    }
    store.remind_daily(HERE, person(2), false).await.unwrap();
    store.remind_daily(THERE, person(4), true).await.unwrap();
    assert!(store.is_reminded_daily(HERE, UserId::new(1)).await.unwrap());
    assert!(!store.is_reminded_daily(HERE, UserId::new(2)).await.unwrap());
    finish(&store, THERE, 3, DAY, &[20]).await;
    let begin = || store.begin_day(HERE, DAY, ChannelId::new(7));
    assert_eq!(begin().await.unwrap(), Some(vec![UserId::new(1)]));
    assert_eq!(begin().await.unwrap(), None, "somebody else posts it");
    store.day_is_posted(HERE, DAY, Some(MessageId::new(8))).await.unwrap();
    store.day_is_shown(HERE, DAY, 3).await.unwrap();
    let posted = store.daily_message(HERE, DAY).await.unwrap().unwrap();
    assert_eq!((posted.channel, posted.shown), (ChannelId::new(7), Some(3)));
    assert_eq!(posted.message, Some(MessageId::new(8)));
    let stale = async |since| store.servers_with_stale_days(since).await.unwrap();
    assert_eq!(stale(DAY).await, [], "nobody has finished there");
    finish(&store, HERE, 2, DAY, &[20]).await;
    store.day_is_shown(HERE, DAY, 0).await.unwrap();
    assert_eq!((stale(DAY).await, stale(DAY.after()).await), (vec![HERE], Vec::new()));
    store.day_is_posted(HERE, DAY, None).await.unwrap();
    assert_eq!(store.daily_message(HERE, DAY).await.unwrap(), None);
    begin().await.unwrap();
    let later = Day::of_number(DAY.number() + 7);
    store.begin_day(HERE, later, ChannelId::new(7)).await.unwrap();
    assert_eq!(store.daily_message(HERE, DAY).await.unwrap(), None, "a week later it is forgotten");
    store.close().await;
}

#[tokio::test]
async fn actions_are_emptied_a_week_later_and_results_stay() {
    let database = Database::new();
    let store = database.open().await;
    finish(&store, HERE, 1, DAY, &[20, 30]).await;
    store.begin_daily_game(person(2), DAY, begun(HERE)).await.unwrap();
    for (days, is_kept) in [(6, true), (7, false)] {
        let day = Day::of_number(DAY.number() + days);
        store.begin_day(HERE, day, ChannelId::new(7)).await.unwrap();
        let game = store.daily_game(UserId::new(1), DAY).await.unwrap().unwrap();
        assert_eq!(!game.actions.is_empty(), is_kept, "after {days} days");
        assert_eq!(game.finished.unwrap().totals, [20, 30]);
    }
    store.close().await;
}
