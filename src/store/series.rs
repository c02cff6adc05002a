//! The series of games that a table which is over belongs to; it comes with the table.

use sqlx::SqliteConnection;

use crate::table::{TableId, UserId, WonInSeries};

/// The longest time between the ends of the first and the last game of a series, in milliseconds.
const LONGEST: i64 = 12 * 60 * 60 * 1000;

/// What everybody has won in the series of this table's game, up to this game. Former people count
/// as players of their games, but are not listed.
pub(super) async fn of_table(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Vec<WonInSeries>, sqlx::Error> {
    let rows = sqlx::query_as::<_, (UserId, u32, u32, Option<u32>)>(
        "with own as materialized (
             select person, guild, game, ended_at from result where game_table = $1
         ),
         last as materialized (select guild, game, ended_at, count(*) as people from own),
         series as materialized (
             select game_table from result, last
             where result.guild = last.guild and result.game = last.game
               and result.ended_at between last.ended_at - $2 and last.ended_at
               and (result.ended_at, game_table) <= (last.ended_at, $1)
             group by game_table
             having count(*) = last.people and sum(person in (select person from own)) = last.people
         ),
         previous as (
             select game_table from result join series using (game_table) where game_table != $1
             order by ended_at desc, game_table desc limit 1
         )
         select person, sum(place = 1) as won, count(*) as games,
                max(iif(game_table = (select game_table from previous), place, null)) as place_before
         from result join series using (game_table) join person on person.id = person
         where not former group by person order by person",
    )
    .bind(table)
    .bind(LONGEST)
    .fetch_all(connection)
    .await?;
    let won = |(person, won, games, place_before)| WonInSeries { person, won, games, place_before };
    Ok(rows.into_iter().map(won).collect())
}
