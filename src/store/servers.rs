//! Servers that the bot has left, and the deletion of their data.

use sqlx::{AssertSqlSafe, Encode, Sqlite, SqliteConnection, Type};

use super::schema::{Column, called, naming};
use super::writer::Write;
use super::{ReadError, Store, WriteError, clean};
use crate::table::{GuildId, TableId};
use crate::work::Step as _;

/// The number of tables that are deleted in one write: few, so that players do not wait for long.
const AT_ONCE: i64 = 64;

/// The name of a column that holds a server's id.
const GUILD: &str = "guild";

impl Store {
    /// Every server that a stored row names.
    pub async fn known_servers(&self) -> Result<Vec<GuildId>, ReadError> {
        let read = async {
            let mut connection = self.readers.acquire().await?;
            servers(&mut connection).await
        };
        let mut servers = read.step_of(&self.work).await?;
        servers.retain(|guild| guild.is_server());
        Ok(servers)
    }

    /// The servers on which the bot is no longer, and when that was found, in Unix milliseconds.
    pub async fn left_servers(&self) -> Result<Vec<(GuildId, i64)>, ReadError> {
        let found = sqlx::query_as("select guild, since from left_guild");
        Ok(found.fetch_all(&self.readers).step_of(&self.work).await?)
    }

    /// Notes that the bot is not on this server, which was found at this moment, in Unix milliseconds, if not before.
    pub async fn server_is_left(&self, guild: GuildId, at: i64) -> Result<(), WriteError> {
        let left = sqlx::query("insert or ignore into left_guild (guild, since) values ($1, $2)");
        self.writer.execute([left.bind(guild).bind(at)]).await
    }

    /// Notes that the bot is on this server.
    pub async fn server_is_there(&self, guild: GuildId) -> Result<(), WriteError> {
        let there = sqlx::query("delete from left_guild where guild = $1");
        self.writer.execute([there.bind(guild)]).await
    }

    /// Some tables of this server; none when it has none.
    pub async fn some_tables_of(&self, guild: GuildId) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar(
            "select id from game_table where guild = $1 order by id desc limit $2",
        );
        let found = found.bind(guild).bind(AT_ONCE);
        Ok(found.fetch_all(&self.readers).step_of(&self.work).await?)
    }

    /// Deletes these tables with all rows that belong to them; nobody writes them meanwhile.
    pub async fn delete_tables(&self, tables: Vec<TableId>) -> Result<(), WriteError> {
        self.writer.ask(DeleteTables(tables)).await
    }

    /// Deletes all rows that name this server, which has no tables, and people whom no row names then.
    pub async fn delete_rest_of(&self, guild: GuildId) -> Result<(), WriteError> {
        let _turn = self.memory.turn.lock().await;
        self.writer.ask(DeleteRest { guild }).await?;
        self.memory.settings.forget(guild);
        self.memory.titles.forget_server(guild);
        Ok(self.read_choices_again().await?)
    }
}

/// Every server that a row names, in the order of their ids.
pub(super) async fn servers(
    connection: &mut SqliteConnection,
) -> Result<Vec<GuildId>, sqlx::Error> {
    let columns = called(connection, GUILD).await?;
    let each = columns
        .iter()
        .map(|Column { table, name }| format!("select distinct \"{name}\" from \"{table}\""));
    let query = format!("{} order by 1", each.collect::<Vec<_>>().join(" union "));
    // The names are the schema's own.
    sqlx::query_scalar(AssertSqlSafe(query)).fetch_all(connection).await
}

struct DeleteTables(Vec<TableId>);

impl Write for DeleteTables {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        check_names_at_the_end(connection).await?;
        for table in &self.0 {
            // A rematch of this table has gone before, being younger.
            for Column { table: of, name } in naming(connection, "game_table").await? {
                delete(connection, &of, &name, *table).await?;
            }
            delete(connection, "game_table", "id", *table).await?;
        }
        clean::note(connection).await
    }
}

struct DeleteRest {
    guild: GuildId,
}

impl Write for DeleteRest {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        check_names_at_the_end(connection).await?;
        for Column { table, name } in called(connection, GUILD).await? {
            delete(connection, &table, &name, self.guild).await?;
        }
        delete_unnamed_people(connection).await?;
        clean::note(connection).await
    }
}

/// Allows rows to be deleted before the rows that name them, for the rest of the transaction.
async fn check_names_at_the_end(connection: &mut SqliteConnection) -> Result<(), WriteError> {
    sqlx::query("pragma defer_foreign_keys = on").execute(connection).await?;
    Ok(())
}

/// Deletes the rows of which this column holds this id.
async fn delete<'a>(
    connection: &mut SqliteConnection,
    table: &str,
    column: &str,
    id: impl Encode<'a, Sqlite> + Type<Sqlite> + Send + 'a,
) -> Result<(), WriteError> {
    let statement = format!("delete from \"{table}\" where \"{column}\" = $1");
    sqlx::query(AssertSqlSafe(statement)).bind(id).execute(connection).await?;
    Ok(())
}

/// Deletes the people whom no row names.
async fn delete_unnamed_people(connection: &mut SqliteConnection) -> Result<(), WriteError> {
    let naming = naming(connection, "person").await?;
    let unnamed = naming.iter().filter(|Column { table, .. }| table != "mute").map(
        |Column { table, name }| {
            format!("not exists (select 1 from \"{table}\" where \"{name}\" = person.id)")
        },
    );
    let unnamed: Vec<String> = unnamed.collect();
    let statement = format!("delete from person where {}", unnamed.join(" and "));
    sqlx::query(AssertSqlSafe(statement)).execute(&mut *connection).await?;
    sqlx::query(
        "delete from mute
         where person not in (select id from person) or muted not in (select id from person)",
    )
    .execute(connection)
    .await?;
    Ok(())
}
