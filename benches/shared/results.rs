//! A server with many results.

use henge::table::GuildId;
use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, SqliteConnection};

/// The number of results of one server, in games of four players.
pub const RESULTS: u32 = 1_000_000;
/// The number of people with these results, in the last sixty days.
pub const PEOPLE: u32 = 100_000;
/// The number of the first of these tables; tables that are opened later have smaller numbers.
pub const FIRST_TABLE: u64 = 1 << 40;
/// The last schema version without stored leaderboards.
const BEFORE: i64 = 3;

/// Inserts the results into a database from before leaderboards were stored.
pub async fn fill(connection: &mut SqliteConnection, guild: GuildId) {
    fill_with(connection, guild, (RESULTS, PEOPLE)).await;
}

/// Inserts this number of results, of this number of people.
pub async fn fill_with(
    connection: &mut SqliteConnection,
    guild: GuildId,
    (results, people): (u32, u32),
) {
    let before = sqlx::migrate!().iter().filter(|step| step.version <= BEFORE).cloned().collect();
    Migrator::with_migrations(before).run(&mut *connection).await.unwrap();
    let numbers = |last: u32| {
        format!("with recursive n (i) as (select 0 union all select i + 1 from n where i < {last})")
    };
    for query in [
        "pragma foreign_keys = off".to_owned(),
        format!("{} insert into person (id, name) select i, 'P' || i from n", numbers(people)),
        format!(
            "{} insert into result
             select {FIRST_TABLE} + i / 4, (i * 7919 + i / {people}) % {people}, {guild}, 'cards',
                    unixepoch() * 1000 - i / 4 * 7919000 % 5184000000, 4, 4, 0,
                    1 + i % 4, random() % 300, 10, abs(random()) % 11 from n",
            numbers(results - 1)
        ),
    ] {
        sqlx::query(AssertSqlSafe(query)).execute(&mut *connection).await.unwrap();
    }
}
