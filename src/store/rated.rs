//! The ratings that are shown after a game; they come with the table that is over.

use sqlx::{FromRow, SqliteConnection};

use super::ReadError;
use crate::scores::Rating;
use crate::table::{Rated, TableId, UserId};

#[derive(FromRow)]
struct Row {
    person: UserId,
    now: i64,
    /// The latest earlier ratings, as many as matter, the last one first; in JSON.
    before: String,
}

/// A person's rating after this many rated games, and how the last of them changed it; `None` if it is not shown yet.
pub(super) fn rated(person: UserId, games: i64, now: i64, before: Option<i64>) -> Option<Rated> {
    let before = before.filter(|_| Rating::is_shown_after(games - 1));
    let rated = Rated { person, rating: now, change: before.map(|before| now - before) };
    Rating::is_shown_after(games).then_some(rated)
}

/// The ratings of everybody at a table that is over, calculated from the results, but for former people.
pub(super) async fn of_table(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Vec<Rated>, ReadError> {
    let rows = sqlx::query_as::<_, Row>(
        "select person, rating_shown as now,
                (select json_group_array(rating_shown)
                 from (select rating_shown from result as earlier
                       where guild = own.guild and person = own.person and game = own.game
                         and (ended_at, game_table) < (own.ended_at, own.game_table)
                         and rating_shown is not null
                       order by ended_at desc, game_table desc limit $2)) as before
         from result as own join person on person.id = person
         where game_table = $1 and rating_shown is not null and not former order by person",
    )
    .bind(table)
    .bind(Rating::FEWEST_GAMES)
    .fetch_all(connection)
    .await?;
    let mut ratings = Vec::with_capacity(rows.len());
    for Row { person, now, before } in rows {
        let before: Vec<i64> =
            serde_json::from_str(&before).map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
        let games = before.len() as i64 + 1;
        ratings.extend(rated(person, games, now, before.first().copied()));
    }
    Ok(ratings)
}
