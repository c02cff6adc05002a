//! A leaderboard as it is kept is the one that all results come to, however they were written.

use henge::rules::GameKind;
use henge::scores::{By, Leaderboard, Line, Period, Standings};
use henge::store::{ReadError, Store};
use henge::table::{GuildId, UserId};
use rand::{Rng, RngExt as _};
use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, Connection as _, Row as _, SqliteConnection};
use strum::VariantArray as _;

use crate::database::Database;
use crate::seed::Seed;

const GUILDS: u64 = 2;
const PEOPLE: i64 = 25;
const DAY: i64 = 24 * 60 * 60 * 1000;
/// The last version in which leaderboards were not kept.
const BEFORE: i64 = 3;

/// The database as it was before leaderboards were kept, with everybody who plays.
async fn before_leaderboards(database: &Database) -> SqliteConnection {
    let mut connection = database.connect().await;
    let before = sqlx::migrate!().iter().filter(|step| step.version <= BEFORE).cloned().collect();
    Migrator::with_migrations(before).run(&mut connection).await.unwrap();
    for person in 1..=PEOPLE {
        sqlx::query("insert into person values ($1, 'P' || $1)")
            .bind(person)
            .execute(&mut connection)
            .await
            .unwrap();
    }
    connection
}

fn now() -> i64 {
    std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as i64
}

/// Some games that ended within the last sixty days, none of them within an hour of a period's beginning.
async fn play(connection: &mut SqliteConnection, games: u32, luck: &mut impl Rng) {
    for _ in 0..games {
        let (guild, kind) = (luck.random_range(1..=GUILDS), luck.random_range(0..2));
        let days = luck.random_range(0..60);
        let ended = now() - days * DAY - luck.random_range(DAY / 24..DAY * 23 / 24);
        let table: i64 = sqlx::query_scalar(
            "insert into game_table (guild, channel, host, options, secret, stage, opened_at)
             values ($1, 1, 1, '', zeroblob(32), 'over', 0) returning id",
        )
        .bind(guild as i64)
        .fetch_one(&mut *connection)
        .await
        .unwrap();
        let people = luck.random_range(1..=6);
        for person in rand::seq::index::sample(luck, PEOPLE as usize, people) {
            let predictions = luck.random_range(0..10);
            sqlx::query("insert into result values ($1, $2, $3, $4, $5, 6, 6, 0, $6, $7, $8, $9)")
                .bind(table)
                .bind(person as i64 + 1)
                .bind(guild as i64)
                .bind(GameKind::VARIANTS[kind].word())
                .bind(ended)
                .bind(luck.random_range(1..=3))
                .bind(luck.random_range(-9..9))
                .bind(predictions)
                .bind(luck.random_range(0..=predictions))
                .execute(&mut *connection)
                .await
                .unwrap();
        }
    }
}

/// A page made from all results anew.
async fn aggregate(
    connection: &mut SqliteConnection,
    guild: GuildId,
    leaderboard: Leaderboard,
) -> Standings {
    let Leaderboard { game, by, period, page } = leaderboard;
    let order = match by {
        By::Wins => "wins desc, points desc",
        By::Points => "1.0 * sum(points) / count(*) desc",
        By::Precision => "1.0 * sum(exact) / sum(predictions) desc",
        By::Games => "games desc, wins desc",
    };
    let query = format!(
        "select result.person, person.name, count(*) as games, sum(place = 1) as wins,
                sum(points) as points, sum(predictions) as predictions, sum(exact) as exact,
                count(*) over () as people
         from result join person on person.id = result.person
         where result.guild = $1 and result.game = $2 and result.ended_at >= $3
         group by result.person, person.name having count(*) >= $4
         order by {order}, games desc, result.person limit $5 offset $6"
    );
    let rows = sqlx::query(AssertSqlSafe(query))
        .bind(guild.get() as i64)
        .bind(game.word())
        .bind(period.since(now()))
        .bind(i64::from(by.fewest_games()))
        .bind(i64::from(Leaderboard::LINES))
        .bind(i64::from(page * Leaderboard::LINES))
        .fetch_all(connection)
        .await
        .unwrap();
    let line = |row: &sqlx::sqlite::SqliteRow| Line {
        person: UserId::new(row.get::<i64, _>("person") as u64),
        name: row.get("name"),
        games: row.get("games"),
        wins: row.get("wins"),
        points: row.get("points"),
        predictions: row.get("predictions"),
        exact: row.get("exact"),
    };
    let people = rows.first().map_or(0, |row| row.get("people"));
    Standings { guild, leaderboard, lines: rows.iter().map(line).collect(), people }
}

/// Every leaderboard, page by page to one beyond the last, is what all results come to.
async fn check(store: &Store, connection: &mut SqliteConnection) {
    for guild in (1..=GUILDS).map(GuildId::new) {
        for (game, by, period) in all_leaderboards() {
            for page in 0..=PEOPLE as u32 / Leaderboard::LINES + 1 {
                let leaderboard = Leaderboard { game, by, period, page };
                let kept = store.leaderboard(guild, leaderboard).await.unwrap();
                assert_eq!(kept, aggregate(connection, guild, leaderboard).await);
            }
        }
    }
}

fn all_leaderboards() -> impl Iterator<Item = (GameKind, By, Period)> {
    let of_game = |game| By::VARIANTS.iter().map(move |by| (game, *by));
    let all = GameKind::VARIANTS.iter().copied().flat_map(of_game);
    all.flat_map(|(game, by)| Period::VARIANTS.iter().map(move |period| (game, by, *period)))
}

#[tokio::test]
async fn results_written_before_and_after_leaderboards_were_kept_are_all_counted() {
    let database = Database::new();
    let mut luck = Seed::of_this_run().luck(0);
    let mut connection = before_leaderboards(&database).await;
    play(&mut connection, 60, &mut luck).await;
    let store = database.open().await;
    check(&store, &mut connection).await;
    for games in [1, 2, 40, 400] {
        play(&mut connection, games, &mut luck).await;
        check(&store, &mut connection).await;
    }
    store.close().await;
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_month_goes_on_from_wherever_it_was_last_looked_at() {
    let database = Database::new();
    let mut luck = Seed::of_this_run().luck(1);
    drop(before_leaderboards(&database).await);
    let store = database.open().await;
    let mut connection = database.connect().await;
    play(&mut connection, 400, &mut luck).await;
    for _ in 0..6 {
        // Some time passes, or the clock is set back.
        sqlx::query("update leaderboard set since = $1 where period = 'month'")
            .bind(now() - luck.random_range(0..90) * DAY)
            .execute(&mut connection)
            .await
            .unwrap();
        check(&store, &mut connection).await;
    }
    store.close().await;
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn many_leaderboards_at_once_are_refused_and_keep_nobody_from_reading() {
    let database = Database::new();
    drop(before_leaderboards(&database).await);
    let store = database.open().await;
    let (game, by, period) = (GameKind::Cards, By::default(), Period::Month);
    let leaderboard = Leaderboard { game, by, period, page: 0 };
    let asked: Vec<_> = std::iter::repeat_with(|| store.leaderboard(GuildId::new(1), leaderboard))
        .take(100)
        .collect();
    let answers = futures_util::future::join_all(asked).await;
    let busy = |answer: &Result<_, _>| matches!(answer, Err(ReadError::Busy));
    let refused = answers.iter().filter(|answer| busy(answer)).count();
    assert!(refused > 0, "so many do not wait");
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 100 - refused);
    store.leaderboard(GuildId::new(1), leaderboard).await.unwrap();
    store.close().await;
}
