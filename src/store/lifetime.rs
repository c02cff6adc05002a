//! What all finished games of one person come to.

use sqlx::FromRow;

use super::{ReadError, Store, id};
use crate::rules::GameKind;
use crate::rules::runs::Runs;
use crate::scores::{FinishedGame, Lifetime, Rating};
use crate::table::{GuildId, UserId};
use crate::work::Step as _;

#[derive(FromRow)]
struct Row {
    place: u8,
    points: i64,
    predictions: u16,
    exact: u16,
    exact_longest: Option<u16>,
    exact_first: Option<u16>,
    exact_last: Option<u16>,
    rating_mean: Option<f64>,
    rating_deviation: Option<f64>,
}

impl Store {
    /// A person's figures over all their games of one kind on this server.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn lifetime(
        &self,
        guild: GuildId,
        game: GameKind,
        person: UserId,
    ) -> Result<Lifetime, ReadError> {
        let rows = sqlx::query_as::<_, Row>(
            "select place, points, predictions, exact, exact_longest, exact_first, exact_last,
                    rating_mean, rating_deviation
             from result where guild = $1 and person = $2 and game = $3
             order by ended_at, game_table",
        )
        .bind(id(guild.get()))
        .bind(id(person.get()))
        .bind(game.word())
        .fetch_all(&self.readers)
        .step_of(&self.work)
        .await?;
        Ok(rows.into_iter().map(FinishedGame::from).collect())
    }
}

impl From<Row> for FinishedGame {
    fn from(row: Row) -> Self {
        let runs = row.exact_longest.zip(row.exact_first).zip(row.exact_last);
        let rating = row.rating_mean.zip(row.rating_deviation);
        Self {
            place: row.place,
            points: row.points,
            predictions: row.predictions,
            exact: row.exact,
            runs: runs.map(|((longest, first), last)| Runs { longest, first, last }),
            rating: rating.map(|(mean, deviation)| Rating { mean, deviation }),
        }
    }
}
