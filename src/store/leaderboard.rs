//! Leaderboards. The database counts each result as it is written (`migrations/0013_lifetime.sql`);
//! here a page is read, and a period goes on.

use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{FromRow, SqliteConnection, SqlitePool};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::{ReadError, Store, WriteError, id, number, players};
use crate::clock::now_ms;
use crate::rules::GameKind;
use crate::scores::{By, Leaderboard, Line, Own, Period, Season, Standings};
use crate::table::{GuildId, UserId};
use crate::work::Step as _;

/// Leaderboards and profiles that are read or wait for it at once; who asks for one more is told to come again.
const AT_ONCE: usize = 16;
/// Results that a period leaves behind in one write: about ten milliseconds' work.
const STEP: i64 = 256;
/// How many seasons can be picked: the latest of three years.
const SEASONS: i64 = 12;

/// A connection that reads leaderboards and profiles, or games that are over, and nothing else: they keep nobody from
/// what they play.
#[derive(Clone)]
pub(super) struct Reader {
    pub(super) connection: SqlitePool,
    pub(super) places: Arc<Semaphore>,
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
            let Listed { lines, people, own } = match players {
                None => board.listed(&mut moment, person).await?,
                Some(players) => players::listed(&mut moment, board, players, person).await?,
            };
            let seasons = board.seasons(&mut moment).await?;
            let this_season = Season::at(now);
            Ok(Standings { guild, leaderboard, lines, people, own, this_season, seasons })
        };
        read.step_of(&self.work).await
    }

    /// Whether results are counted that the period has left behind, or missing that it reaches.
    async fn is_behind(&self, guild: GuildId, leaderboard: Leaderboard) -> Result<bool, ReadError> {
        let behind = sqlx::query_scalar(
            "select exists (
                 select 1 from leaderboard join result using (guild, game)
                 where guild = $1 and game = $2 and period = $3
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
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub(super) guild: GuildId,
    pub(super) leaderboard: Leaderboard,
}

/// What stands on a page, how many people are listed in all, and how who asks stands.
pub(super) struct Listed {
    pub(super) lines: Vec<Line>,
    pub(super) people: i64,
    pub(super) own: Own,
}

impl Board {
    async fn listed(
        self,
        connection: &mut SqliteConnection,
        person: UserId,
    ) -> Result<Listed, sqlx::Error> {
        let lines = self.page(connection).await?.into_iter().map(Line::from).collect();
        let people = self.people(connection).await?;
        Ok(Listed { lines, people, own: self.own(connection, person).await? })
    }

    async fn page(self, connection: &mut SqliteConnection) -> Result<Vec<Row>, sqlx::Error> {
        let Leaderboard { page, .. } = self.leaderboard;
        let page_of = sqlx::query_as::<_, Row>(self.queries().page);
        let page_of = page_of.bind(id(self.guild.get())).bind(self.leaderboard.game.word());
        page_of
            .bind(self.leaderboard.period.to_string())
            .bind(i64::from(Leaderboard::LINES))
            .bind(i64::from(page) * i64::from(Leaderboard::LINES))
            .fetch_all(connection)
            .await
    }

    /// How many people are listed.
    async fn people(self, connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
        let counts = sqlx::query_as::<_, (i64, i64, i64)>(
            "select people, regulars, rated from leaderboard
             where guild = $1 and game = $2 and period = $3",
        )
        .bind(id(self.guild.get()))
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
        let own = sqlx::query_as::<_, Row>(
            "select person, name, games, wins, points, predictions, exact, rated, rating
             from standing join person on person.id = person
             where guild = $1 and game = $2 and period = $3 and person = $4",
        )
        .bind(id(self.guild.get()))
        .bind(self.leaderboard.game.word())
        .bind(self.leaderboard.period.to_string())
        .bind(id(person.get()))
        .fetch_optional(&mut *connection)
        .await?
        .map(Line::from);
        let missing = missing(self.leaderboard.by, own.as_ref());
        Ok(match own.filter(|_| missing == 0) {
            Some(line) => Own::Listed { place: self.ahead(connection, person).await? + 1, line },
            None => Own::Unlisted { missing },
        })
    }

    /// How many are listed before this person.
    async fn ahead(
        self,
        connection: &mut SqliteConnection,
        person: UserId,
    ) -> Result<u32, sqlx::Error> {
        let ahead = sqlx::query_scalar::<_, i64>(self.queries().ahead);
        let ahead = ahead.bind(id(self.guild.get())).bind(self.leaderboard.game.word());
        let ahead = ahead.bind(self.leaderboard.period.to_string());
        let ahead = ahead.bind(id(person.get())).fetch_one(connection).await?;
        Ok(u32::try_from(ahead).unwrap_or(u32::MAX - 1))
    }

    async fn seasons(self, connection: &mut SqliteConnection) -> Result<Vec<Season>, sqlx::Error> {
        let periods = sqlx::query_scalar::<_, String>(
            "select period from leaderboard
             where guild = $1 and game = $2 and period < 'a'
             order by period desc limit $3",
        )
        .bind(id(self.guild.get()))
        .bind(self.leaderboard.game.word())
        .bind(SEASONS)
        .fetch_all(connection)
        .await?;
        Ok(periods.iter().filter_map(|period| period.parse().ok()).collect())
    }

    fn queries(self) -> Queries {
        match self.leaderboard.period {
            Period::AllTime | Period::Month => by_index(self.leaderboard.by),
            Period::ThisSeason | Period::Season(_) => by_look(self.leaderboard.by),
        }
    }
}

impl Reader {
    pub(super) async fn open(options: SqliteConnectOptions) -> Result<Self, sqlx::Error> {
        let connection = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
        Ok(Self { connection, places: Arc::new(Semaphore::new(AT_ONCE)) })
    }

    pub(super) const fn connection(&self) -> &SqlitePool {
        &self.connection
    }

    /// A place among those who read, or wait for it.
    pub(super) fn place(&self) -> Result<SemaphorePermit<'_>, ReadError> {
        self.places.try_acquire().map_err(|_| ReadError::Busy)
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

/// How many more games somebody must play to be listed, by these figures of theirs.
pub(super) fn missing(by: By, figures: Option<&Line>) -> u8 {
    let counted = figures.map_or(0, |line| match by {
        By::Rating => line.rated,
        By::Wins | By::Points | By::Precision | By::Games => line.games,
    });
    by.fewest_games().saturating_sub(u8::try_from(counted).unwrap_or(u8::MAX))
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

/// How a leaderboard is read that is sorted in one way.
struct Queries {
    page: &'static str,
    /// How many stand before somebody.
    ahead: &'static str,
}

macro_rules! queries {
    ($index:expr, $listed:expr, [$($figure:literal),+]) => {
        Queries {
            page: concat!(
                "select person, name, games, wins, points, predictions, exact, rated, rating
                 from (select guild, game, period, person from standing ", $index,
                " where guild = $1 and game = $2 and period = $3 and ", $listed,
                " order by ", $($figure, " desc, ",)+ "person limit $4 offset $5)
                 join standing using (guild, game, period, person)
                 join person on person.id = person
                 order by ", $($figure, " desc, ",)+ "person"
            ),
            ahead: concat!(
                "select count(*) from standing ", $index,
                " where guild = $1 and game = $2 and period = $3 and ", $listed,
                " and (", $($figure, ", ",)+ "-person) >
                   (select ", $($figure, ", ",)+ "-person from standing as own
                    where own.guild = $1 and own.game = $2 and own.period = $3 and own.person = $4)"
            ),
        }
    };
}

/// The queries for what a leaderboard is sorted by; `$rows` and the word for it say which rows are looked through.
macro_rules! queries_by {
    ($by:expr, $rows:literal, $of:literal) => {
        match $by {
            By::Rating => queries!(
                concat!($rows, "rating"),
                concat!($of, " and rated >= 3"),
                ["rating", "rated"]
            ),
            By::Wins => queries!(concat!($rows, "wins"), $of, ["wins", "points", "games"]),
            By::Points => queries!(
                concat!($rows, "points"),
                concat!($of, " and games >= 3"),
                ["mean_points", "games"]
            ),
            By::Precision => queries!(
                concat!($rows, "precision"),
                concat!($of, " and games >= 3"),
                ["precision", "games"]
            ),
            By::Games => queries!(concat!($rows, "games"), $of, ["games", "wins"]),
        }
    };
}

/// The page's people are found in an index alone. Equal figures stand in the order of more games, then of the longer
/// membership.
const fn by_index(by: By) -> Queries {
    queries_by!(by, "indexed by standing_by_", "period > 'a'")
}

/// The same, by a look at everybody who stands there: the rows only get a name.
const fn by_look(by: By) -> Queries {
    queries_by!(by, "as by_", "period < 'a'")
}
