//! Leaderboards. The database counts each result as it is written (`migrations/0013_lifetime.sql`);
//! here a page is read, and a period goes on.

use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{FromRow, SqliteConnection, SqlitePool};
use tokio::sync::Semaphore;

use super::{ReadError, Store, WriteError, id, number};
use crate::clock::now_ms;
use crate::rules::GameKind;
use crate::scores::{By, Leaderboard, Line, Own, Period, Season, Standings};
use crate::table::{GuildId, UserId};
use crate::work::Step as _;

/// Leaderboards that are read or wait for it at once; who asks for one more is told to come again.
const AT_ONCE: usize = 16;
/// Results that a period leaves behind in one write: about ten milliseconds' work.
const STEP: i64 = 256;
/// How many seasons can be picked: the latest of three years.
const SEASONS: i64 = 12;

/// The connection that reads leaderboards and nothing else: they keep nobody from what they play.
#[derive(Clone)]
pub(super) struct Reader {
    connection: SqlitePool,
    places: Arc<Semaphore>,
}

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
}

impl Store {
    /// A page of this server's leaderboard, and how this person stands on it.
    ///
    /// # Errors
    /// The database does not answer, or too many wait for one.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        person: UserId,
        leaderboard: Leaderboard,
    ) -> Result<Standings, ReadError> {
        let _place = self.leaderboards.places.try_acquire().map_err(|_| ReadError::Busy)?;
        let now = now_ms();
        let period = leaderboard.period.at(now);
        // Those of the dice game are kept for any number of players alone.
        let players = leaderboard.players.filter(|_| leaderboard.game == GameKind::Cards);
        let leaderboard = Leaderboard { period, players, ..leaderboard };
        while self.is_behind(guild, leaderboard).await? {
            // Where nothing can be written the leaderboard stands as it stood.
            if self.go_on(guild, leaderboard.game).await.is_err() {
                break;
            }
        }
        let read = async {
            // All of it is of one moment.
            let mut moment = self.leaderboards.connection.begin().await?;
            let board = Board { guild, leaderboard };
            Ok(Standings {
                guild,
                leaderboard,
                lines: board.page(&mut moment).await?.into_iter().map(Line::from).collect(),
                people: board.people(&mut moment).await?,
                own: board.own(&mut moment, person).await?,
                this_season: Season::at(now),
                seasons: board.seasons(&mut moment).await?,
            })
        };
        read.step_of(&self.work).await
    }

    /// Whether results are counted that the period has left behind, or missing that it reaches.
    async fn is_behind(&self, guild: GuildId, leaderboard: Leaderboard) -> Result<bool, ReadError> {
        let behind = sqlx::query_scalar(
            "select exists (
                 select 1 from leaderboard join result using (guild, game)
                 where guild = $1 and game = $2 and period = $3 and leaderboard.seats = 0
                   and ended_at >= min(since, $4) and ended_at < max(since, $4))",
        )
        .bind(id(guild.get()))
        .bind(leaderboard.game.word())
        .bind(leaderboard.period.to_string())
        .bind(leaderboard.period.since(now_ms()))
        .fetch_one(&self.leaderboards.connection)
        .step_of(&self.work)
        .await?;
        Ok(behind)
    }
}

/// One leaderboard of a server.
struct Board {
    guild: GuildId,
    leaderboard: Leaderboard,
}

impl Board {
    async fn page(&self, connection: &mut SqliteConnection) -> Result<Vec<Row>, sqlx::Error> {
        let Leaderboard { by, players, page, .. } = self.leaderboard;
        let queries = queries(by);
        let query = if players.is_some() { queries.page_of_players } else { queries.page };
        let page_of = sqlx::query_as::<_, Row>(query);
        let page_of = page_of.bind(id(self.guild.get())).bind(self.leaderboard.game.word());
        let page_of = page_of.bind(self.leaderboard.period.to_string()).bind(self.seats());
        page_of
            .bind(i64::from(Leaderboard::LINES))
            .bind(i64::from(page) * i64::from(Leaderboard::LINES))
            .fetch_all(connection)
            .await
    }

    /// How many people are listed.
    async fn people(&self, connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
        let counts = sqlx::query_as::<_, (i64, i64, i64)>(
            "select people, regulars, rated from leaderboard
             where guild = $1 and game = $2 and period = $3 and seats = $4",
        )
        .bind(id(self.guild.get()))
        .bind(self.leaderboard.game.word())
        .bind(self.leaderboard.period.to_string())
        .bind(self.seats())
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
        &self,
        connection: &mut SqliteConnection,
        person: UserId,
    ) -> Result<Own, sqlx::Error> {
        let by = self.leaderboard.by;
        let own = sqlx::query_as::<_, Row>(
            "select person, name, games, wins, points, predictions, exact, rated, rating
             from standing join person on person.id = person
             where guild = $1 and game = $2 and period = $3 and seats = $4 and person = $5",
        )
        .bind(id(self.guild.get()))
        .bind(self.leaderboard.game.word())
        .bind(self.leaderboard.period.to_string())
        .bind(self.seats())
        .bind(id(person.get()))
        .fetch_optional(&mut *connection)
        .await?
        .map(Line::from);
        let counted = own.as_ref().map_or(0, |line| match by {
            By::Rating => line.rated,
            By::Wins | By::Points | By::Precision | By::Games => line.games,
        });
        let missing = i64::from(by.fewest_games()) - counted;
        Ok(match own.filter(|_| missing <= 0) {
            Some(line) => Own::Listed { place: self.ahead(connection, person).await? + 1, line },
            None => Own::Unlisted { missing: u8::try_from(missing).unwrap_or(1) },
        })
    }

    /// How many are listed before this person.
    async fn ahead(
        &self,
        connection: &mut SqliteConnection,
        person: UserId,
    ) -> Result<u32, sqlx::Error> {
        let queries = queries(self.leaderboard.by);
        let of_players = self.leaderboard.players.is_some();
        let query = if of_players { queries.ahead_of_players } else { queries.ahead };
        let ahead = sqlx::query_scalar::<_, i64>(query);
        let ahead = ahead.bind(id(self.guild.get())).bind(self.leaderboard.game.word());
        let ahead = ahead.bind(self.leaderboard.period.to_string()).bind(self.seats());
        let ahead = ahead.bind(id(person.get())).fetch_one(connection).await?;
        Ok(u32::try_from(ahead).unwrap_or(u32::MAX - 1))
    }

    async fn seasons(&self, connection: &mut SqliteConnection) -> Result<Vec<Season>, sqlx::Error> {
        let periods = sqlx::query_scalar::<_, String>(
            "select period from leaderboard
             where guild = $1 and game = $2 and seats = 0 and period < 'a'
             order by period desc limit $3",
        )
        .bind(id(self.guild.get()))
        .bind(self.leaderboard.game.word())
        .bind(SEASONS)
        .fetch_all(connection)
        .await?;
        Ok(periods.iter().filter_map(|period| period.parse().ok()).collect())
    }

    fn seats(&self) -> i64 {
        self.leaderboard.players.map_or(0, |players| players.get() as i64)
    }
}

impl Reader {
    pub(super) async fn open(options: SqliteConnectOptions) -> Result<Self, sqlx::Error> {
        let connection = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
        Ok(Self { connection, places: Arc::new(Semaphore::new(AT_ONCE)) })
    }

    pub(super) async fn close(&self) {
        self.connection.close().await;
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
            rated: row.rated,
            rating: row.rating,
        }
    }
}

/// The month goes on to now, by one step at most.
pub(super) async fn go_on(
    connection: &mut SqliteConnection,
    guild: GuildId,
    game: GameKind,
) -> Result<(), WriteError> {
    sqlx::query(
        "update leaderboard set since = min($4, coalesce(
             (select ended_at + 1 from result
              where guild = $1 and game = $2 and ended_at >= since
              order by ended_at limit 1 offset $5), $4))
         where guild = $1 and game = $2 and period = $3",
    )
    .bind(id(guild.get()))
    .bind(game.word())
    .bind(Period::Month.to_string())
    .bind(Period::Month.since(now_ms()))
    .bind(STEP)
    .execute(connection)
    .await?;
    Ok(())
}

/// How a leaderboard is read that is sorted in one way: of any number of players by its index, else by a look at
/// everybody who stands there.
struct Queries {
    page: &'static str,
    page_of_players: &'static str,
    /// How many stand before somebody.
    ahead: &'static str,
    ahead_of_players: &'static str,
}

macro_rules! page {
    ($index:expr, $listed:expr, [$($figure:literal),+]) => {
        concat!(
            "select person, name, games, wins, points, predictions, exact, rated, rating
             from (select guild, game, period, seats, person from standing ", $index,
            " where guild = $1 and game = $2 and period = $3 and ", $listed,
            " order by ", $($figure, " desc, ",)+ "person limit $5 offset $6)
             join standing using (guild, game, period, seats, person)
             join person on person.id = person
             order by ", $($figure, " desc, ",)+ "person"
        )
    };
}

macro_rules! ahead {
    ($index:expr, $listed:expr, [$($figure:literal),+]) => {
        concat!(
            "select count(*) from standing ", $index,
            " where guild = $1 and game = $2 and period = $3 and ", $listed,
            " and (", $($figure, ", ",)+ "-person) >
               (select ", $($figure, ", ",)+ "-person from standing as own
                where own.guild = $1 and own.game = $2 and own.period = $3 and own.seats = $4
                  and own.person = $5)"
        )
    };
}

macro_rules! queries {
    ($index:literal, $listed:literal, $figures:tt) => {
        Queries {
            page: page!(
                concat!("indexed by ", $index),
                // What is bound to the number of players is 0 here; the index wants it in so many words.
                concat!("seats = 0 and $4 = 0 and ", $listed),
                $figures
            ),
            page_of_players: page!("", concat!("seats = $4 and ", $listed), $figures),
            ahead: ahead!(
                concat!("indexed by ", $index),
                concat!("seats = 0 and ", $listed),
                $figures
            ),
            ahead_of_players: ahead!("", concat!("seats = $4 and ", $listed), $figures),
        }
    };
}

/// Equal figures stand in the order of more games, then of the longer membership.
const fn queries(by: By) -> Queries {
    match by {
        By::Rating => queries!("standing_by_rating", "rated >= 3", ["rating", "rated"]),
        By::Wins => queries!("standing_by_wins", "games >= 1", ["wins", "points", "games"]),
        By::Points => queries!("standing_by_points", "games >= 3", ["mean_points", "games"]),
        By::Precision => queries!("standing_by_precision", "games >= 3", ["precision", "games"]),
        By::Games => queries!("standing_by_games", "games >= 1", ["games", "wins"]),
    }
}
