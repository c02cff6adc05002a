//! Leaderboards of card games of so many players. They are not kept: each is made of its results when it is asked for.

use sqlx::{FromRow, SqliteConnection};

use super::leaderboard::{Board, Listed, missing};
use super::{id, number};
use crate::clock::now_ms;
use crate::rules::SeatCount;
use crate::scores::{By, Leaderboard, Line, Own};
use crate::table::UserId;

#[derive(FromRow)]
struct Row {
    person: i64,
    name: String,
    games: i64,
    wins: i64,
    points: i64,
    predictions: i64,
    exact: i64,
    rated: i64,
    rating: Option<i64>,
    is_listed: bool,
    /// Among those who are listed, or among the others.
    place: u32,
    /// How many are listed.
    people: i64,
}

/// Everybody who is on the page, or asks. Of all results the last rated one has the greatest end.
macro_rules! listed {
    ($listed:literal, $order:literal) => {
        concat!(
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
                        ", $listed, " as is_listed,
                        row_number() over (partition by ", $listed, " order by ", $order, " desc, person)
                            as place,
                        sum(", $listed, ") over () as people
                 from counted join person on person.id = person where former = 0)
             select * from placed
             where is_listed and place between $5 and $6 or person = $7 order by is_listed desc, place"
        )
    };
}

pub(super) async fn listed(
    connection: &mut SqliteConnection,
    Board { guild, leaderboard }: Board,
    players: SeatCount,
    person: UserId,
) -> Result<Listed, sqlx::Error> {
    let Leaderboard { by, period, page, .. } = leaderboard;
    let (since, until) = period.range(now_ms());
    let first = page.saturating_mul(Leaderboard::LINES).saturating_add(1);
    let last = first.saturating_add(Leaderboard::LINES - 1);
    let rows = sqlx::query_as::<_, Row>(match by {
        By::Rating => listed!("(rated >= 3)", "rating desc, rated"),
        By::Wins => listed!("(games >= 1)", "wins desc, points desc, games"),
        By::Points => listed!("(games >= 3)", "1.0 * points / games desc, games"),
        By::Precision => listed!("(games >= 3)", "1.0 * exact / predictions desc, games"),
        By::Games => listed!("(games >= 1)", "games desc, wins"),
    })
    .bind(id(guild.get()))
    .bind(players.get() as i64)
    .bind(since)
    .bind(until)
    .bind(first)
    .bind(last)
    .bind(id(person.get()))
    .fetch_all(connection)
    .await?;
    let own = rows.iter().find(|row| row.person == id(person.get()));
    let own = match own {
        Some(row) if row.is_listed => Own::Listed { place: row.place, line: row.line() },
        own => Own::Unlisted { missing: missing(by, own.map(Row::line).as_ref()) },
    };
    let of_page = rows.iter().filter(|row| row.is_listed && (first..=last).contains(&row.place));
    let lines = of_page.map(Row::line).collect();
    // Beyond the last page nobody tells how many there are.
    let people = rows.first().map_or(0, |row| row.people);
    Ok(Listed { lines, people, own })
}

impl Row {
    fn line(&self) -> Line {
        Line {
            person: UserId::new(number(self.person)),
            name: self.name.clone(),
            games: self.games,
            wins: self.wins,
            points: self.points,
            predictions: self.predictions,
            exact: self.exact,
            rated: self.rated,
            rating: self.rating,
        }
    }
}
