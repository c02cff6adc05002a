//! What people had reached before the game of a table that is over; it comes with the table.

use sqlx::SqliteConnection;

use crate::table::{Best, TableId, UserId};

/// The best result of each person before this table's game, in the order of people. A first game has
/// none, and a game that a computer player finished counts for nobody.
pub(super) async fn of_table(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Vec<Best>, sqlx::Error> {
    let rows = sqlx::query_as::<_, (UserId, i64)>(
        "select own.person, max(earlier.points) as before
         from result as own
         join person on person.id = own.person and not former
         join game_table as played on played.id = own.game_table
         join result as earlier
             on earlier.person = own.person and earlier.guild = own.guild
             and earlier.game = own.game and earlier.seats = own.seats
             and (earlier.ended_at, earlier.game_table) < (own.ended_at, own.game_table)
         join game_table as other
             on other.id = earlier.game_table and other.options = played.options
         where own.game_table = $1 and not own.stood_in and not earlier.stood_in
         group by own.person
         order by own.person",
    )
    .bind(table)
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(|(person, before)| Best { person, before }).collect())
}
