//! Pages of the leaderboards that the database keeps.

use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, FromRow, Row as _, SqliteConnection};

use crate::scores::{By, Leaderboard, Line, Own, Period, Season};
use crate::table::{GuildId, UserId};

/// The number of seasons that can be picked: the latest of three years.
const SEASONS: i64 = 12;

/// One leaderboard of a server.
#[derive(Clone, Copy)]
pub(super) struct ServerLeaderboard {
    pub(super) guild: GuildId,
    pub(super) leaderboard: Leaderboard,
}

/// A page of a leaderboard.
pub(super) struct Listed {
    pub(super) lines: Vec<Line>,
    /// The number of people on all pages.
    pub(super) people: i64,
    /// The figures of the person who asks.
    pub(super) own: Own,
}

/// The SQL of a leaderboard's order.
struct Order {
    /// The index in which the people of a page are found, if there is one.
    index: String,
    /// The condition on the people who are listed.
    listed: String,
    /// The columns by which they are sorted, the greatest first. Equal figures are sorted by more games, then by
    /// the longer membership.
    columns: &'static [&'static str],
}

impl ServerLeaderboard {
    pub(super) async fn listed(
        self,
        connection: &mut SqliteConnection,
        person: UserId,
    ) -> Result<Listed, sqlx::Error> {
        let lines = self.page(connection).await?;
        let people = self.people(connection).await?;
        Ok(Listed { lines, people, own: self.own(connection, person).await? })
    }

    async fn page(self, connection: &mut SqliteConnection) -> Result<Vec<Line>, sqlx::Error> {
        let Order { index, listed, columns } = self.order();
        let descending = columns.join(" desc, ");
        let page = format!(
            "select person, name, games, wins, points, predictions, exact, rated, rating
             from (select guild, game, period, person from standing {index}
                   where guild = $1 and game = $2 and period = $3 and {listed}
                   order by {descending} desc, person limit $4 offset $5)
                  join standing using (guild, game, period, person)
                  join person on person.id = person
             order by {descending} desc, person"
        );
        let Leaderboard { game, period, page: number, .. } = self.leaderboard;
        sqlx::query_as(AssertSqlSafe(page))
            .bind(self.guild)
            .bind(game.word())
            .bind(period.to_string())
            .bind(Leaderboard::LINES)
            .bind(i64::from(number) * i64::from(Leaderboard::LINES))
            .fetch_all(connection)
            .await
    }

    /// The number of people who are listed.
    async fn people(self, connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
        let counts = sqlx::query_as::<_, (i64, i64, i64)>(
            "select people, regulars, rated from leaderboard
             where guild = $1 and game = $2 and period = $3",
        )
        .bind(self.guild)
        .bind(self.leaderboard.game.word())
        .bind(self.leaderboard.period.to_string())
        .fetch_optional(connection)
        .await?;
        let (people, regulars, rated) = counts.unwrap_or_default();
        Ok(match self.leaderboard.by {
            By::Wins | By::Games => people,
            By::Points | By::Precision => regulars,
            By::Rating => rated,
        })
    }

    async fn own(
        self,
        connection: &mut SqliteConnection,
        person: UserId,
    ) -> Result<Own, sqlx::Error> {
        let own: Option<Line> = sqlx::query_as(
            "select person, name, games, wins, points, predictions, exact, rated, rating
             from standing join person on person.id = person
             where guild = $1 and game = $2 and period = $3 and person = $4",
        )
        .bind(self.guild)
        .bind(self.leaderboard.game.word())
        .bind(self.leaderboard.period.to_string())
        .bind(person)
        .fetch_optional(&mut *connection)
        .await?;
        let missing = missing(self.leaderboard.by, own.as_ref());
        Ok(match own.filter(|_| missing == 0) {
            Some(line) => Own::Listed { place: self.ahead(connection, person).await? + 1, line },
            None => Own::Unlisted { missing },
        })
    }

    /// The number of people who are listed before this person.
    async fn ahead(
        self,
        connection: &mut SqliteConnection,
        person: UserId,
    ) -> Result<u32, sqlx::Error> {
        let Order { index, listed, columns } = self.order();
        let columns = columns.join(", ");
        let ahead = format!(
            "select count(*) from standing {index}
             where guild = $1 and game = $2 and period = $3 and {listed}
               and ({columns}, -person) >
                   (select {columns}, -person from standing as own
                    where own.guild = $1 and own.game = $2 and own.period = $3 and own.person = $4)"
        );
        let ahead: i64 = sqlx::query_scalar(AssertSqlSafe(ahead))
            .bind(self.guild)
            .bind(self.leaderboard.game.word())
            .bind(self.leaderboard.period.to_string())
            .bind(person)
            .fetch_one(connection)
            .await?;
        Ok(u32::try_from(ahead).unwrap_or(u32::MAX - 1))
    }

    pub(super) async fn seasons(
        self,
        connection: &mut SqliteConnection,
    ) -> Result<Vec<Season>, sqlx::Error> {
        let periods = sqlx::query_scalar::<_, String>(
            "select period from leaderboard
             where guild = $1 and game = $2 and period < 'a'
             order by period desc limit $3",
        )
        .bind(self.guild)
        .bind(self.leaderboard.game.word())
        .bind(SEASONS)
        .fetch_all(connection)
        .await?;
        Ok(periods.iter().filter_map(|period| period.parse().ok()).collect())
    }

    /// The indexes hold no seasons: few people are in one, and all of them are looked at.
    fn order(self) -> Order {
        let (index, regular, columns): (_, _, &[_]) = match self.leaderboard.by {
            By::Rating => ("standing_by_rating", " and rated >= 3", &["rating", "rated"]),
            By::Wins => ("standing_by_wins", "", &["wins", "points", "games"]),
            By::Points => ("standing_by_points", " and games >= 3", &["mean_points", "games"]),
            By::Precision => ("standing_by_precision", " and games >= 3", &["precision", "games"]),
            By::Games => ("standing_by_games", "", &["games", "wins"]),
        };
        let (index, period) = match self.leaderboard.period {
            Period::AllTime | Period::Month => (format!("indexed by {index}"), "period > 'a'"),
            Period::ThisSeason | Period::Season(_) => (String::new(), "period < 'a'"),
        };
        Order { index, listed: format!("{period}{regular}"), columns }
    }
}

/// The number of games that are missing until a person with these figures is listed.
pub(super) fn missing(by: By, figures: Option<&Line>) -> u8 {
    let counted = figures.map_or(0, |line| match by {
        By::Rating => line.rated,
        By::Wins | By::Points | By::Precision | By::Games => line.games,
    });
    by.fewest_games().saturating_sub(u8::try_from(counted).unwrap_or(u8::MAX))
}

impl FromRow<'_, SqliteRow> for Line {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            person: row.try_get("person")?,
            name: row.try_get("name")?,
            games: row.try_get("games")?,
            wins: row.try_get("wins")?,
            points: row.try_get("points")?,
            predictions: row.try_get("predictions")?,
            exact: row.try_get("exact")?,
            rated: row.try_get("rated")?,
            rating: row.try_get("rating")?,
        })
    }
}
