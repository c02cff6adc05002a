//! Leaderboards of card games with a certain number of players. They are not kept: each is made of the results when it
//! is asked for.

use sqlx::{AssertSqlSafe, FromRow, SqliteConnection};

use super::standings::{Listed, ServerLeaderboard, missing};
use crate::clock::now_ms;
use crate::rules::SeatCount;
use crate::scores::{By, Leaderboard, Line, Own};
use crate::table::UserId;

#[derive(FromRow)]
struct Row {
    #[sqlx(flatten)]
    line: Line,
    is_listed: bool,
    /// The place among the people who are listed, or among the others.
    place: u32,
    /// The number of people who are listed.
    people: i64,
}

pub(super) async fn listed(
    connection: &mut SqliteConnection,
    ServerLeaderboard { guild, leaderboard }: ServerLeaderboard,
    players: SeatCount,
    person: UserId,
) -> Result<Listed, sqlx::Error> {
    let Leaderboard { by, period, page, .. } = leaderboard;
    let (since, until) = period.range(now_ms());
    let first = page.saturating_mul(Leaderboard::LINES).saturating_add(1);
    let last = first.saturating_add(Leaderboard::LINES - 1);
    let rows = sqlx::query_as::<_, Row>(AssertSqlSafe(query(by)))
        .bind(guild)
        .bind(players.get() as i64)
        .bind(since)
        .bind(until)
        .bind(first)
        .bind(last)
        .bind(person)
        .fetch_all(connection)
        .await?;
    let own = match rows.iter().find(|row| row.line.person == person) {
        Some(row) if row.is_listed => Own::Listed { place: row.place, line: row.line.clone() },
        own => Own::Unlisted { missing: missing(by, own.map(|row| &row.line)) },
    };
    // Beyond the last page no row tells the number of people.
    let people = rows.first().map_or(0, |row| row.people);
    let is_on_page = |row: &Row| row.is_listed && (first..=last).contains(&row.place);
    let lines = rows.into_iter().filter(is_on_page).map(|row| row.line).collect();
    Ok(Listed { lines, people, own })
}

/// The people on the page, and the person who asks. SQLite takes the bare column `rating_shown` from the row of the
/// maximum: from the last rated result.
fn query(by: By) -> String {
    let (listed, order) = match by {
        By::Rating => ("(rated >= 3)", "rating desc, rated desc"),
        By::Wins => ("(games >= 1)", "wins desc, points desc, games desc"),
        By::Points => ("(games >= 3)", "1.0 * points / games desc, games desc"),
        By::Precision => ("(games >= 3)", "1.0 * exact / predictions desc, games desc"),
        By::Games => ("(games >= 1)", "games desc, wins desc"),
    };
    format!(
        "with counted as (
             select person, count(*) as games, sum(place = 1) as wins, sum(points) as points,
                    sum(predictions) as predictions, sum(exact) as exact,
                    sum(rating_shown is not null) as rated, rating_shown as rating,
                    max(iif(rating_shown is null, -1, ended_at))
             from result indexed by result_of_players
             where guild = $1 and game = 'cards' and seats = $2 and ended_at >= $3 and ended_at < $4
             group by person),
         placed as (
             select person, name, games, wins, points, predictions, exact, rated, rating,
                    {listed} as is_listed,
                    row_number() over (partition by {listed} order by {order}, person) as place,
                    sum({listed}) over () as people
             from counted join person on person.id = person where former = 0)
         select * from placed
         where is_listed and place between $5 and $6 or person = $7 order by is_listed desc, place"
    )
}
