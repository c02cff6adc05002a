//! Leaderboards. The database counts each result as it is written (`migrations/0004_leaderboards.sql`);
//! here a page is read, and a period goes on.

use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{FromRow, SqliteConnection, SqlitePool};
use strum::VariantArray as _;
use tokio::sync::{Semaphore, SemaphorePermit};

use super::{ReadError, Store, WriteError, id, number};
use crate::clock::now_ms;
use crate::rules::GameKind;
use crate::scores::{By, Leaderboard, Line, Period, Standings};
use crate::table::{GuildId, UserId};
use crate::work::Step as _;

/// Leaderboards that are read or wait for it at once; who asks for one more is told to come again.
const AT_ONCE: usize = 16;
/// Results that a period leaves behind in one write: about ten milliseconds' work.
const STEP: i64 = 256;

/// A connection that reads leaderboards, or games that are over, and nothing else: they keep nobody from what they
/// play.
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
    people: i64,
}

impl Store {
    /// A page of this server's leaderboard.
    ///
    /// # Errors
    /// The database does not answer, or too many wait for one.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        leaderboard: Leaderboard,
    ) -> Result<Standings, ReadError> {
        let _place = self.leaderboards.places.try_acquire().map_err(|_| ReadError::Busy)?;
        while self.is_behind(guild, leaderboard).await? {
            // Where nothing can be written the leaderboard stands as it stood.
            if self.go_on(guild, leaderboard.game).await.is_err() {
                break;
            }
        }
        let rows = self.page(guild, leaderboard).await?;
        let people = rows.first().map_or(0, |row| row.people);
        let lines = rows.into_iter().map(Line::from).collect();
        Ok(Standings { guild, leaderboard, lines, people })
    }

    async fn page(&self, guild: GuildId, leaderboard: Leaderboard) -> Result<Vec<Row>, ReadError> {
        let Leaderboard { game, by, period, page } = leaderboard;
        let rows = sqlx::query_as::<_, Row>(page_by(by))
            .bind(id(guild.get()))
            .bind(game.word())
            .bind(<&str>::from(period))
            .bind(i64::from(Leaderboard::LINES))
            .bind(i64::from(page) * i64::from(Leaderboard::LINES))
            .fetch_all(&self.leaderboards.connection)
            .step_of(&self.work)
            .await?;
        Ok(rows)
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
        .bind(<&str>::from(leaderboard.period))
        .bind(leaderboard.period.since(now_ms()))
        .fetch_one(&self.leaderboards.connection)
        .step_of(&self.work)
        .await?;
        Ok(behind)
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
        }
    }
}

/// Every period goes on to now, by one step at most.
pub(super) async fn go_on(
    connection: &mut SqliteConnection,
    guild: GuildId,
    game: GameKind,
) -> Result<(), WriteError> {
    for period in Period::VARIANTS {
        sqlx::query(
            "update leaderboard set since = min($4, coalesce(
                 (select ended_at + 1 from result
                  where guild = $1 and game = $2 and ended_at >= since
                  order by ended_at limit 1 offset $5), $4))
             where guild = $1 and game = $2 and period = $3",
        )
        .bind(id(guild.get()))
        .bind(game.word())
        .bind(<&str>::from(period))
        .bind(period.since(now_ms()))
        .bind(STEP)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

macro_rules! page_by {
    ($index:literal, $listed:literal, $people:literal, $order:literal) => {
        concat!(
            "select person, name, games, wins, points, predictions, exact, ",
            $people,
            " as people
             from (select guild, game, period, person from standing indexed by ",
            $index,
            " where guild = $1 and game = $2 and period = $3 and ",
            $listed,
            " order by ",
            $order,
            ", person limit $4 offset $5)
             join leaderboard using (guild, game, period)
             join standing using (guild, game, period, person)
             join person on person.id = person
             order by ",
            $order,
            ", person"
        )
    };
}

/// The query: the page's people are found in the index alone. Equal figures stand in the order of more
/// games, then of the longer membership.
const fn page_by(by: By) -> &'static str {
    match by {
        By::Wins => page_by!(
            "standing_by_wins",
            "games >= 1",
            "people",
            "wins desc, points desc, games desc"
        ),
        By::Points => {
            page_by!("standing_by_points", "games >= 3", "regulars", "mean_points desc, games desc")
        }
        By::Precision => page_by!(
            "standing_by_precision",
            "games >= 3",
            "regulars",
            "precision desc, games desc"
        ),
        By::Games => {
            page_by!("standing_by_games", "games >= 1", "people", "games desc, wins desc")
        }
    }
}
