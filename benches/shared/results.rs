//! A server on which a lot was played.

use henge::table::GuildId;
use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, SqliteConnection};

/// Results of one server, in games of four.
pub const RESULTS: u32 = 1_000_000;
/// Who earned them, in the last sixty days.
pub const PEOPLE: u32 = 100_000;
/// Tables that are opened later have smaller numbers.
pub const FIRST_TABLE: u64 = 1 << 40;
/// The last version in which leaderboards were not kept.
const BEFORE: i64 = 3;

/// The results, in the database as it was before leaderboards were kept.
pub async fn fill(connection: &mut SqliteConnection, guild: GuildId) {
    fill_with(connection, guild, (RESULTS, PEOPLE)).await;
}

/// So many results, of so many people.
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
