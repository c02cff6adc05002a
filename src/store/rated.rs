//! What is shown of the ratings to which a game came: it comes with the table that is over.

use sqlx::{FromRow, SqliteConnection};

use super::{ReadError, id, number};
use crate::scores::Rating;
use crate::table::{Rated, TableId, UserId};

#[derive(FromRow)]
struct Row {
    person: i64,
    now: i64,
    /// The ratings before it, the last one first, as many as matter; in JSON.
    before: String,
}

/// What is shown of somebody's rating after so many rated games, and of how the last of them has changed it.
pub(super) fn rated(person: UserId, games: i64, now: i64, before: Option<i64>) -> Option<Rated> {
    let before = before.filter(|_| Rating::is_shown_after(games - 1));
    let rated = Rated { person, rating: now, change: before.map(|before| now - before) };
    Rating::is_shown_after(games).then_some(rated)
}

/// The same of everybody at a table that is over, from the results; of who is former nothing is shown.
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
    .bind(id(table.get()))
    .bind(i64::from(Rating::FEWEST_GAMES))
    .fetch_all(connection)
    .await?;
    let mut ratings = Vec::with_capacity(rows.len());
    for Row { person, now, before } in rows {
        let before: Vec<i64> =
            serde_json::from_str(&before).map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
        let games = before.len() as i64 + 1;
        ratings.extend(rated(UserId::new(number(person)), games, now, before.first().copied()));
    }
    Ok(ratings)
}
