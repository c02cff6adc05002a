//! Leaderboards. The database counts each result as it is written (`migrations/0013_lifetime.sql`);
//! here a page is read, and the month goes on.

use sqlx::SqliteConnection;

use super::standings::{Listed, ServerLeaderboard};
use super::writer::Write;
use super::{ReadError, Store, WriteError, players};
use crate::clock::now_ms;
use crate::rules::games::by_kind;
use crate::rules::{GameKind, Rules as _};
use crate::scores::{Leaderboard, Period, Season, Standings};
use crate::table::{GuildId, UserId};
use crate::work::Step as _;

/// The number of results that the month leaves behind in one write: about ten milliseconds' work.
const STEP: i64 = 256;

impl Store {
    /// A page of this server's leaderboard, and this person's place on it.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        person: UserId,
        leaderboard: Leaderboard,
    ) -> Result<Standings, ReadError> {
        let _place = self.leaderboards.place()?;
        let now = now_ms();
        let period = leaderboard.period.at(now);
        let is_ranked = by_kind!(leaderboard.game, Game => Game::IS_RANKED_BY_PLAYERS);
        let players = leaderboard.players.filter(|_| is_ranked);
        let leaderboard = Leaderboard { period, players, ..leaderboard };
        let game = leaderboard.game;
        while self.is_behind(guild, leaderboard).await? {
            // A database that cannot be written shows the leaderboard as it is.
            if self.writer.ask(GoOn { guild, game }).await.is_err() {
                break;
            }
        }
        let read = async {
            // All of it is of one moment.
            let mut moment = self.leaderboards.connection().begin().await?;
            let board = ServerLeaderboard { guild, leaderboard };
            let Listed { lines, people, own } = match players {
                None => board.listed(&mut moment, person).await?,
                Some(players) => players::listed(&mut moment, board, players, person).await?,
            };
            let seasons = board.seasons(&mut moment).await?;
            let this_season = Season::at(now);
            let titles = self.titles(guild, lines.iter().map(|line| line.person));
            Ok(Standings { guild, leaderboard, lines, people, own, this_season, seasons, titles })
        };
        read.step_of(&self.work).await
    }

    /// Returns true if results are counted that the period has left behind, or missing that it reaches.
    async fn is_behind(&self, guild: GuildId, leaderboard: Leaderboard) -> Result<bool, ReadError> {
        let behind = sqlx::query_scalar(
            "select exists (
                 select 1 from leaderboard join result using (guild, game)
                 where guild = $1 and game = $2 and period = $3
                   and ended_at >= min(since, $4) and ended_at < max(since, $4))",
        )
        .bind(guild)
        .bind(leaderboard.game.word())
        .bind(leaderboard.period.to_string())
        .bind(leaderboard.period.since(now_ms()))
        .fetch_one(self.leaderboards.connection())
        .step_of(&self.work)
        .await?;
        Ok(behind)
    }
}

struct GoOn {
    guild: GuildId,
    game: GameKind,
}

impl Write for GoOn {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        go_on(connection, self.guild, self.game).await
    }
}

/// Moves the beginning of the month towards now, by one step at most.
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
    .bind(guild)
    .bind(game.word())
    .bind(Period::Month.to_string())
    .bind(Period::Month.since(now_ms()))
    .bind(STEP)
    .execute(connection)
    .await?;
    Ok(())
}
