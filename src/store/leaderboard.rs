//! Leaderboards, made from the results of finished games, each time anew.

use sqlx::FromRow;

use super::{ReadError, Store, id, now, number};
use crate::scores::{By, Leaderboard, Line, Standings};
use crate::table::{GuildId, UserId};

#[derive(FromRow)]
struct Row {
    person: i64,
    name: String,
    games: i64,
    wins: i64,
    points: i64,
    predictions: i64,
    exact: i64,
    people: i64,
}

impl Store {
    /// A page of this server's leaderboard.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        leaderboard: Leaderboard,
    ) -> Result<Standings, ReadError> {
        let Leaderboard { game, by, period, page } = leaderboard;
        let rows = sqlx::query_as::<_, Row>(standings(by))
            .bind(id(guild.get()))
            .bind(game.word())
            .bind(period.since(now()))
            .bind(i64::from(by.fewest_games()))
            .bind(i64::from(Leaderboard::LINES))
            .bind(i64::from(page) * i64::from(Leaderboard::LINES))
            .fetch_all(&self.readers)
            .await?;
        let people = rows.first().map_or(0, |row| row.people);
        let lines = rows.into_iter().map(Line::from).collect();
        Ok(Standings { guild, leaderboard, lines, people })
    }
}

impl From<Row> for Line {
    fn from(row: Row) -> Self {
        Self {
            person: UserId::new(number(row.person)),
            name: row.name,
            games: row.games,
            wins: row.wins,
            points: row.points,
            predictions: row.predictions,
            exact: row.exact,
        }
    }
}

macro_rules! standings_by {
    ($order:literal) => {
        concat!(
            "select result.person, person.name, count(*) as games,
                    sum(place = 1) as wins, sum(points) as points,
                    sum(predictions) as predictions, sum(exact) as exact,
                    count(*) over () as people
             from result join person on person.id = result.person
             where result.guild = $1 and result.game = $2 and result.ended_at >= $3
             group by result.person, person.name
             having count(*) >= $4
             order by ",
            $order,
            ", games desc, result.person limit $5 offset $6"
        )
    };
}

/// The query; equal figures stand in the order of more games, then of the longer membership.
const fn standings(by: By) -> &'static str {
    match by {
        By::Wins => standings_by!("wins desc, points desc"),
        By::Points => standings_by!("1.0 * sum(points) / count(*) desc"),
        By::Precision => standings_by!("1.0 * sum(exact) / sum(predictions) desc"),
        By::Games => standings_by!("games desc, wins desc"),
    }
}
