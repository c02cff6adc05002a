//! Weeks in the database: what was played, one message a week, and one vote a person.
//! `cargo test --test it figures_of_a_week -- --ignored --nocapture` says how long the week of a
//! server with 10,000 games takes, and how much a week stores.

use std::time::Instant;

use henge::rules::{GameKind, Options};
use henge::scores::{Climber, Luckiest, Rivalry, Week, WeekLine};
use henge::store::{Deleted, Store};
use henge::table::{GuildId, Person, TableId, UserId};
use sqlx::{AssertSqlSafe, SqliteConnection};

use crate::store::database::Database;

const HERE: GuildId = GuildId::new(5);
const THERE: GuildId = GuildId::new(6);
const WEEK: Week = Week::of_number(2970);

fn person(id: u64) -> Person {
    Person { id: UserId::new(id), name: format!("person {id}") }
}

fn presets() -> Vec<Options> {
    [GameKind::Cards, GameKind::Dice].map(Options::classic).to_vec()
}

async fn run(connection: &mut SqliteConnection, statement: String) {
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(connection).await.unwrap();
}

/// The votes of a week, in the order of the ballot.
async fn votes(store: &Store, guild: GuildId, week: Week) -> Option<Vec<u32>> {
    let ballot = store.ballot(guild, week).await.unwrap()?;
    assert!(ballot.presets.iter().map(|(options, _)| *options).eq(presets()));
    Some(ballot.presets.into_iter().map(|(_, votes)| votes).collect())
}

#[tokio::test]
async fn a_week_has_one_message_and_a_person_one_vote() {
    let database = Database::new();
    let store = database.open().await;
    let vote = |id, choice| store.vote_in_week(HERE, WEEK, person(id), choice);
    assert!(!vote(1, 0).await.unwrap(), "there is no vote yet");
    assert_eq!(store.known_of(UserId::new(1)).await.unwrap(), None);
    assert!(!store.has_week_message(HERE, WEEK).await.unwrap());
    assert!(store.begin_week(HERE, WEEK, presets()).await.unwrap());
    assert!(!store.begin_week(HERE, WEEK, Vec::new()).await.unwrap(), "somebody else posts it");
    assert!(store.has_week_message(HERE, WEEK).await.unwrap());
    assert!(!store.has_week_message(THERE, WEEK).await.unwrap());
    for (id, choice, counted) in
        [(1, 0, [1, 0]), (2, 1, [1, 1]), (2, 1, [1, 1]), (1, 1, [0, 2]), (3, 0, [1, 2])]
    {
        assert!(vote(id, choice).await.unwrap());
        assert_eq!(votes(&store, HERE, WEEK).await.unwrap(), counted);
    }
    for beyond in [2, u8::MAX] {
        assert!(!vote(1, beyond).await.unwrap());
    }
    assert_eq!(votes(&store, THERE, WEEK).await, None);
    let winner = store.ballot(HERE, WEEK).await.unwrap().unwrap().winner();
    assert_eq!(winner, Some((Options::classic(GameKind::Dice), 2)));

    // A person's vote is in their export, and goes with them.
    let export = store.export(UserId::new(2)).await.unwrap();
    assert_eq!(export["tables"]["week_vote"][0]["choice"], 1);
    assert_eq!(store.delete_person(UserId::new(2), Vec::new()).await.unwrap(), Deleted::Now);
    assert_eq!(votes(&store, HERE, WEEK).await.unwrap(), [1, 1]);

    // A message that was refused is begun again, and the votes of the week before last go.
    let next = WEEK.after();
    assert!(store.begin_week(HERE, next, presets()).await.unwrap());
    store.forget_week(HERE, next).await.unwrap();
    assert!(store.begin_week(HERE, next, presets()).await.unwrap());
    assert_eq!(votes(&store, HERE, WEEK).await.unwrap(), [1, 1], "its winner is this week's");
    assert!(store.begin_week(THERE, WEEK, presets()).await.unwrap());
    assert!(store.begin_week(HERE, next.after(), presets()).await.unwrap());
    assert_eq!(votes(&store, HERE, WEEK).await, None);
    assert_eq!(votes(&store, THERE, WEEK).await, Some(vec![0, 0]));
    let mut connection = database.connect().await;
    let left = sqlx::query_scalar::<_, i64>("select count(*) from week_vote");
    assert_eq!(left.fetch_one(&mut connection).await.unwrap(), 0);
    store.close().await;
}

/// A finished game of these people, who come in in this order; at this time, in minutes after the
/// week has begun.
async fn played(connection: &mut SqliteConnection, table: u64, minute: i64, people: &[u64]) {
    let at = WEEK.begins_at() + minute * 60_000;
    for (place, id) in (1..).zip(people) {
        let rating = 1000 + 10 * i64::from(place) + table as i64;
        run(
            connection,
            format!(
                "insert or ignore into person (id, name, since) values ({id}, 'person {id}', 0);
                 insert into result (game_table, person, guild, game, ended_at, seats, people,
                     stood_in, place, points, predictions, exact, rating_shown)
                 values ({table}, {id}, 5, 'cards', {at}, 3, {}, 0, {place}, 0, 5, 2, {rating})",
                people.len()
            ),
        )
        .await;
    }
}

#[tokio::test]
async fn a_week_has_what_was_played_in_it_and_names_no_former_person() {
    let database = Database::new();
    database.open().await.close().await;
    let mut connection = database.connect().await;
    run(&mut connection, "pragma foreign_keys = off".to_owned()).await;
    // The last game of the week before, the first and the last of this week, and the first of the
    // next one.
    let over = 7 * 24 * 60;
    for (table, minute) in [(11, -30), (12, -20), (13, -10), (1, 0), (2, 5), (3, over - 1)] {
        played(&mut connection, table, minute, &[1, 2, 9]).await;
    }
    played(&mut connection, 4, over, &[3, 1]).await;
    let columns =
        "person, game, ended_at, seats, people, stood_in, place, points, predictions, exact";
    run(
        &mut connection,
        format!(
            "insert into result (game_table, guild, {columns})
             select game_table + 100, 6, {columns} from result where game_table = 1"
        ),
    )
    .await;
    run(
        &mut connection,
        "insert into seat (game_table, place, person, press) values (2, 0, 2, 1), (2, 1, 1, 2);
         insert into game_table (id, guild, channel, host, options, secret, stage, opened_at, verdict)
         values (2, 5, 7, 1, '{}', zeroblob(32), 'over', 0,
                 '{\"breakdown\":[{\"luck\":-3},{\"luck\":17}]}')"
            .to_owned(),
    )
    .await;
    let store = database.open().await;
    let (summary, names) = store.week(HERE, WEEK).await.unwrap();
    let [ada, ben, cai] = [1, 2, 9].map(UserId::new);
    assert_eq!((summary.people, summary.games), (3, 3));
    let line = |person, wins| WeekLine { person, wins, games: 3 };
    assert_eq!(summary.best, [line(ada, 3), line(ben, 0), line(cai, 0)]);
    let (game, luckiest) =
        (GameKind::Cards, Luckiest { person: ada, table: TableId::new(2), points: 17 });
    assert_eq!(summary.luckiest, Some(luckiest));
    assert_eq!(summary.climber, None, "ratings went down");
    assert_eq!(summary.rivalry, Some(Rivalry { people: [ada, ben], ahead: [3, 0], games: 3 }));
    assert_eq!(names.values().cloned().collect::<Vec<_>>(), ["person 1", "person 2", "person 9"]);

    // Only ratings that were displayed when the week began can rise in it.
    let (next, _) = store.week(HERE, WEEK.after()).await.unwrap();
    assert_eq!((next.people, next.games, next.rivalry), (2, 1, None));
    let climber = Climber { person: ada, game, from: 1013, to: 1024 };
    assert_eq!(next.climber, Some(climber));

    // A former person is nobody's rival, and their games remain those of the others.
    assert_eq!(store.delete_person(ben, Vec::new()).await.unwrap(), Deleted::Now);
    let (summary, names) = store.week(HERE, WEEK).await.unwrap();
    assert_eq!((summary.people, summary.games), (2, 3));
    assert_eq!(summary.rivalry, Some(Rivalry { people: [ada, cai], ahead: [3, 0], games: 3 }));
    assert!(!names.values().any(|name| name == "person 2"));
    let nothing = store.week(HERE, WEEK.before().before()).await.unwrap().0;
    assert_eq!((nothing.games, nothing.best.len()), (0, 0));
    store.close().await;
}

#[tokio::test]
#[ignore = "writes 10,000 games and 100,000 votes"]
async fn figures_of_a_week() {
    let database = Database::new();
    database.open().await.close().await;
    let mut connection = database.connect().await;
    let bytes = async |connection: &mut SqliteConnection| {
        let pages = "select page_count * page_size from pragma_page_count(), pragma_page_size()";
        sqlx::query_scalar::<_, i64>(pages).fetch_one(connection).await.unwrap()
    };
    run(&mut connection, "pragma foreign_keys = off".to_owned()).await;
    let begins = WEEK.begins_at();
    let breakdown =
        r#"{"worth":120,"choices":-30,"luck":' || (abs(random()) % 80 - 40) || ',"costliest":3}"#;
    let verdict = format!(r#"{{"breakdown":[{}]}}"#, [breakdown; 4].join(","));
    run(
        &mut connection,
        format!(
            "begin;
             with recursive number (id) as (select 1 union all select id + 1 from number where id < 100000)
             insert into person (id, name, since) select id, 'person ' || id, 0 from number;
             with recursive number (id) as (select 1 union all select id + 1 from number where id < 40000)
             insert into game_table (id, guild, channel, host, options, secret, stage, opened_at, verdict)
             select id, 5, id, 1, '{{}}', zeroblob(32), 'over', 0, '{verdict}' from number;
             insert into seat (game_table, place, person, press)
             select game_table.id, place.id - 1, 1 + (game_table.id * 7 + place.id * 131) % 500, 1
             from game_table join person as place on place.id <= 4;
             insert into result (game_table, person, guild, game, ended_at, seats, people,
                 stood_in, place, points, predictions, exact, rating_shown)
             select game_table, person, 5, iif(game_table % 3, 'cards', 'dice'),
                    {begins} + (game_table - 30000) * 60000, 4, 4, 0, place + 1, 0, 5, 2,
                    1000 + abs(random()) % 400
             from seat;
             commit"
        ),
    )
    .await;
    let before = bytes(&mut connection).await;
    run(
        &mut connection,
        format!("insert into week_vote select 5, {WEEK}, id, abs(random()) % 5 from person"),
    )
    .await;
    println!("{} bytes a vote", (bytes(&mut connection).await - before) / 100_000);
    let before = bytes(&mut connection).await;
    let ballot = serde_json::to_string(&vec![Options::classic(GameKind::Cards); 5]).unwrap();
    run(
        &mut connection,
        format!("insert into week_message select id, {WEEK}, '{ballot}' from person where id > 5"),
    )
    .await;
    println!("{} bytes a week and server", (bytes(&mut connection).await - before) / 99_995);
    drop(connection);
    let store = database.open().await;
    let mut took: Vec<_> = Vec::new();
    for _ in 0..21 {
        let asked = Instant::now();
        let (summary, _) = store.week(HERE, WEEK).await.unwrap();
        took.push(asked.elapsed());
        assert!(summary.games > 9_000, "{}", summary.games);
    }
    took.sort();
    println!("a week of 10,000 games: median {:?}, most {:?}", took[10], took[20]);
    store.close().await;
}
