//! A stored leaderboard equals the one calculated from all results, however these were written.

use henge::rules::{GameKind, SeatCount};
use henge::scores::{By, Leaderboard, Line, Own, Period, Season};
use henge::store::{ReadError, Store};
use henge::table::{GuildId, UserId};
use rand::{Rng, RngExt as _};
use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, Connection as _, Row as _, SqliteConnection};
use strum::VariantArray as _;

use crate::seed::Seed;
use crate::store::database::Database;

const GUILDS: u64 = 2;
const PEOPLE: i64 = 25;
const DAY: i64 = 24 * 60 * 60 * 1000;
/// The last schema version without stored leaderboards.
const BEFORE: i64 = 3;

/// A database from before leaderboards were stored, with all players.
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

/// The ends of games: one after the other, in the last two hundred days, and none within an hour of
/// the beginning of a month.
struct Ends {
    last: i64,
    step: i64,
}

impl Ends {
    fn of(games: i64) -> Self {
        Self { last: now() - 200 * DAY, step: 199 * DAY / games }
    }

    fn next(&mut self, luck: &mut impl Rng) -> i64 {
        self.last += luck.random_range(self.step / 2..self.step);
        let month = now() - 30 * DAY;
        if (self.last - month).abs() < DAY / 24 {
            self.last += DAY / 12;
        }
        self.last
    }
}

/// The form in which a result is written.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// A result before ratings were introduced.
    Unrated,
    /// A result with any rating, or none.
    Rated,
}

async fn play(
    connection: &mut SqliteConnection,
    (games, form): (u32, Form),
    ends: &mut Ends,
    luck: &mut impl Rng,
) {
    for _ in 0..games {
        let (guild, kind) = (luck.random_range(1..=GUILDS), luck.random_range(0..2));
        let ended = ends.next(luck);
        let table: i64 = sqlx::query_scalar(
            "insert into game_table (guild, channel, host, options, secret, stage, opened_at)
             values ($1, 1, 1, '', zeroblob(32), 'over', 0) returning id",
        )
        .bind(guild as i64)
        .fetch_one(&mut *connection)
        .await
        .unwrap();
        let people = luck.random_range(1..=6);
        let seats = luck.random_range(people.max(3)..=6) as i64;
        let is_rated = form == Form::Rated && luck.random_range(0..3) > 0;
        for person in rand::seq::index::sample(luck, PEOPLE as usize, people) {
            // Whoever has played a game to its end has predicted something.
            let predictions = luck.random_range(1..10);
            let rating = is_rated.then(|| luck.random_range(900..1100));
            let (columns, values) = match rating {
                Some(rating) => (", rating_shown", format!(", {rating}")),
                None => ("", String::new()),
            };
            let query = format!(
                "insert into result (game_table, person, guild, game, ended_at, seats, people, stood_in, place,
                                     points, predictions, exact{columns})
                 values ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, $10, $11{values})"
            );
            sqlx::query(AssertSqlSafe(query))
                .bind(table)
                .bind(person as i64 + 1)
                .bind(guild as i64)
                .bind(GameKind::VARIANTS[kind].word())
                .bind(ended)
                .bind(seats)
                .bind(people as i64)
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

/// The expected page and own line, calculated again from all results.
struct Aggregate {
    all: Vec<Line>,
    people: i64,
}

async fn aggregate(
    connection: &mut SqliteConnection,
    guild: GuildId,
    leaderboard: Leaderboard,
) -> Aggregate {
    let Leaderboard { game, by, period, players, .. } = leaderboard;
    let order = match by {
        By::Rating => "rating desc, rated desc",
        By::Wins => "wins desc, points desc, games desc",
        By::Points => "1.0 * sum(points) / count(*) desc, games desc",
        By::Precision => "1.0 * sum(exact) / sum(predictions) desc, games desc",
        By::Games => "games desc, wins desc",
    };
    let listed = match by {
        By::Rating => "rated >= 3",
        By::Points | By::Precision => "games >= 3",
        By::Wins | By::Games => "games >= 1",
    };
    let in_season = match period {
        Period::AllTime | Period::Month => "true".to_owned(),
        Period::ThisSeason => unreachable!("it is named"),
        Period::Season(season) => format!(
            "strftime('%Y', ended_at / 1000, 'unixepoch') = '{}'
             and (strftime('%m', ended_at / 1000, 'unixepoch') - 1) / 3 = {} - 1",
            season.year(),
            season.quarter()
        ),
    };
    let of_players = players.map_or("true".to_owned(), |count| format!("seats = {}", count.get()));
    let query = format!(
        "with counted as (
             select * from result
             where guild = $1 and game = $2 and ended_at >= $3 and {in_season} and {of_players}),
         last_rated as (
             select person, rating_shown, max(ended_at) from counted
             where rating_shown is not null group by person)
         select result.person, person.name, count(*) as games, sum(place = 1) as wins,
                sum(points) as points, sum(predictions) as predictions, sum(exact) as exact,
                sum(result.rating_shown is not null) as rated, last_rated.rating_shown as rating
         from counted as result join person on person.id = result.person
              left join last_rated on last_rated.person = result.person
         where former = 0
         group by result.person having {listed} order by {order}, result.person"
    );
    let rows = sqlx::query(AssertSqlSafe(query))
        .bind(guild.get() as i64)
        .bind(game.word())
        .bind(period.since(now()))
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
        rated: row.get("rated"),
        rating: row.get("rating"),
    };
    let all: Vec<Line> = rows.iter().map(line).collect();
    let people = all.len() as i64;
    Aggregate { all, people }
}

/// Checks that every leaderboard equals the one calculated from all results, page by page to one
/// beyond the last.
async fn check(store: &Store, connection: &mut SqliteConnection) {
    for guild in (1..=GUILDS).map(GuildId::new) {
        for leaderboard in all_leaderboards() {
            let players = leaderboard.players;
            let due = aggregate(connection, guild, leaderboard).await;
            let mut pages = due.all.chunks(Leaderboard::LINES as usize).chain([&[][..]]);
            let beyond = if due.all.is_empty() { 0 } else { due.people as u32 / 10 + 1 };
            for page in 0..=beyond {
                let asked = UserId::new(u64::from(page) * 7 + 1);
                let leaderboard = Leaderboard { page, ..leaderboard };
                let kept = store.leaderboard(guild, asked, leaderboard).await.unwrap();
                assert_eq!(kept.lines, pages.next().unwrap_or_default(), "{leaderboard:?}");
                if players.is_none() || !kept.lines.is_empty() {
                    assert_eq!(kept.people, due.people, "{leaderboard:?}");
                }
                let place = due.all.iter().position(|line| line.person == asked);
                match kept.own {
                    Own::Listed { place: own, line } => {
                        assert_eq!(place, Some(own as usize - 1), "{leaderboard:?}");
                        assert_eq!(line, due.all[own as usize - 1], "{leaderboard:?}");
                    }
                    Own::Unlisted { missing } => {
                        assert_eq!(place, None, "{leaderboard:?}");
                        assert!((1..=leaderboard.by.fewest_games()).contains(&missing));
                    }
                }
            }
        }
    }
}

fn all_leaderboards() -> impl Iterator<Item = Leaderboard> {
    let now = Season::at(now());
    let before = Season::at(self::now() - 100 * DAY);
    let periods = [Period::AllTime, Period::Month, Period::Season(now), Period::Season(before)];
    let of_cards = |players| (GameKind::Cards, SeatCount::try_from(players).ok());
    let kinds = [(GameKind::Dice, None), of_cards(0_usize), of_cards(3), of_cards(6)];
    let sorted = kinds.into_iter().flat_map(|kind| By::VARIANTS.iter().map(move |by| (kind, *by)));
    sorted.flat_map(move |((game, players), by)| {
        periods.map(|period| Leaderboard { game, by, period, players, page: 0 })
    })
}

#[tokio::test]
async fn results_written_before_and_after_leaderboards_were_kept_are_all_counted() {
    let database = Database::new();
    let (mut luck, mut ends) = (Seed::of_this_run().luck(0), Ends::of(503));
    let mut connection = before_leaderboards(&database).await;
    play(&mut connection, (60, Form::Unrated), &mut ends, &mut luck).await;
    let store = database.open().await;
    check(&store, &mut connection).await;
    for games in [1, 2, 40, 400] {
        play(&mut connection, (games, Form::Rated), &mut ends, &mut luck).await;
        check(&store, &mut connection).await;
    }
    store.close().await;
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_month_goes_on_from_wherever_it_was_last_looked_at() {
    let database = Database::new();
    let (mut luck, mut ends) = (Seed::of_this_run().luck(1), Ends::of(400));
    drop(before_leaderboards(&database).await);
    let store = database.open().await;
    let mut connection = database.connect().await;
    play(&mut connection, (400, Form::Rated), &mut ends, &mut luck).await;
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

#[tokio::test]
async fn who_is_former_stands_on_no_leaderboard() {
    let database = Database::new();
    let (mut luck, mut ends) = (Seed::of_this_run().luck(2), Ends::of(400));
    drop(before_leaderboards(&database).await);
    let store = database.open().await;
    let mut connection = database.connect().await;
    play(&mut connection, (200, Form::Rated), &mut ends, &mut luck).await;
    // One person is marked as former; another one's rows get an id that belongs to nobody.
    for change in [
        "update person set name = '', former = 1 where id = 3",
        "insert into person (id, name, former) values (999, '', 1)",
        "update result set person = 999 where person = 4",
        "update standing set person = 999 where person = 4",
    ] {
        sqlx::query(change).execute(&mut connection).await.unwrap();
    }
    check(&store, &mut connection).await;
    play(&mut connection, (200, Form::Rated), &mut ends, &mut luck).await;
    check(&store, &mut connection).await;
    sqlx::query("update leaderboard set since = $1 where period = 'month'")
        .bind(now() - 90 * DAY)
        .execute(&mut connection)
        .await
        .unwrap();
    check(&store, &mut connection).await;
    store.close().await;
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn many_leaderboards_at_once_are_refused_and_keep_nobody_from_reading() {
    let database = Database::new();
    drop(before_leaderboards(&database).await);
    let store = database.open().await;
    let (guild, ada) = (GuildId::new(1), UserId::new(1));
    let month = Leaderboard { period: Period::Month, ..Leaderboard::of(GameKind::Cards) };
    let asked: Vec<_> =
        std::iter::repeat_with(|| store.leaderboard(guild, ada, month)).take(100).collect();
    let answers = futures_util::future::join_all(asked).await;
    let busy = |answer: &Result<_, _>| matches!(answer, Err(ReadError::Busy));
    let refused = answers.iter().filter(|answer| busy(answer)).count();
    assert!(refused > 0, "so many do not wait");
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 100 - refused);
    store.leaderboard(guild, ada, month).await.unwrap();
    store.close().await;
}
