//! The reviews of games that are over. A review is kept as it was first read, whatever a later judge would say.

use tracing::warn;

use super::rows::as_json;
use super::{ReadError, Store, WriteError};
use crate::history::Review;
use crate::table::TableId;
use crate::work::Step as _;

impl Store {
    /// The review of this game, if it has one that this version can read.
    pub async fn review(&self, table: TableId) -> Result<Option<Review>, ReadError> {
        let body = sqlx::query_scalar::<_, String>("select body from review where game_table = $1")
            .bind(table)
            .fetch_optional(&self.readers)
            .step_of(&self.work)
            .await?;
        let Some(body) = body else { return Ok(None) };
        let review = serde_json::from_str::<Review>(&body);
        Ok(review.inspect_err(|error| warn!(%table, "a review cannot be read: {error}")).ok())
    }

    /// Keeps the review of this game.
    pub async fn keep_review(&self, table: TableId, review: Review) -> Result<(), WriteError> {
        let keep = sqlx::query(
            "insert or replace into review (game_table, judge, body) values ($1, $2, $3)",
        );
        self.writer.execute([keep.bind(table).bind(review.judge).bind(as_json(&review)?)]).await
    }
}
