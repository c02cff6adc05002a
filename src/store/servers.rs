//! Servers that the bot has left: since when, and what is deleted of them.

use sqlx::{AssertSqlSafe, SqliteConnection};

use super::schema::{Column, called, naming};
use super::{ReadError, Store, WriteError, clean, id, number};
use crate::table::{GuildId, TableId};
use crate::work::Step as _;

/// Tables that are deleted in one write: so nobody who plays waits for long.
const AT_ONCE: i64 = 64;

/// What is written of a server.
pub(super) enum ServerWrite {
    /// The bot is not there, which was found at this moment if not before.
    Left(GuildId, i64),
    /// The bot is there.
    There(GuildId),
    /// These tables of it are deleted.
    DeleteTables(Vec<TableId>),
    /// Whatever else names it is deleted, and people of whom nothing is left.
    DeleteRest(GuildId),
}

impl Store {
    /// Every server that something stored names.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn known_servers(&self) -> Result<Vec<GuildId>, ReadError> {
        let read = async {
            let mut connection = self.readers.acquire().await?;
            let columns = called(&mut connection, GUILD).await?;
            let each = columns.iter().map(|Column { table, name }| {
                format!("select distinct \"{name}\" from \"{table}\"")
            });
            let query = each.collect::<Vec<_>>().join(" union ");
            // The names are the schema's own.
            sqlx::query_scalar::<_, i64>(AssertSqlSafe(query)).fetch_all(&mut *connection).await
        };
        let found = read.step_of(&self.work).await?;
        Ok(found.into_iter().map(|guild| GuildId::new(number(guild))).collect())
    }

    /// The servers on which the bot is no longer, and when that was found, in Unix milliseconds.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn left_servers(&self) -> Result<Vec<(GuildId, i64)>, ReadError> {
        let found = sqlx::query_as::<_, (i64, i64)>("select guild, since from left_guild")
            .fetch_all(&self.readers)
            .step_of(&self.work)
            .await?;
        Ok(found.into_iter().map(|(guild, since)| (GuildId::new(number(guild)), since)).collect())
    }

    /// The bot is not on this server, which was found at this moment, in Unix milliseconds, if not before.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn server_is_left(&self, guild: GuildId, at: i64) -> Result<(), WriteError> {
        self.writer.write_server(ServerWrite::Left(guild, at)).await
    }

    /// The bot is on this server.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn server_is_there(&self, guild: GuildId) -> Result<(), WriteError> {
        self.writer.write_server(ServerWrite::There(guild)).await
    }

    /// Some tables of this server, none once there are none.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn some_tables_of(&self, guild: GuildId) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar::<_, i64>(
            "select id from game_table where guild = $1 order by id desc limit $2",
        )
        .bind(id(guild.get()))
        .bind(AT_ONCE)
        .fetch_all(&self.readers)
        .step_of(&self.work)
        .await?;
        Ok(found.into_iter().map(|table| TableId::new(number(table))).collect())
    }

    /// Deletes these tables and all that belongs to them; nobody writes them meanwhile.
    ///
    /// # Errors
    /// The database refuses: nothing of it is deleted.
    pub async fn delete_tables(&self, tables: Vec<TableId>) -> Result<(), WriteError> {
        self.writer.write_server(ServerWrite::DeleteTables(tables)).await
    }

    /// Deletes whatever names this server, which has no tables, and people of whom nothing is left.
    ///
    /// # Errors
    /// The database refuses: nothing of it is deleted.
    pub async fn delete_rest_of(&self, guild: GuildId) -> Result<(), WriteError> {
        self.writer.write_server(ServerWrite::DeleteRest(guild)).await?;
        self.known.forget(guild);
        Ok(())
    }
}

/// What a column is called that holds a server's id.
const GUILD: &str = "guild";

impl ServerWrite {
    pub(super) async fn write(self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        match self {
            Self::Left(guild, at) => {
                sqlx::query("insert or ignore into left_guild (guild, since) values ($1, $2)")
                    .bind(id(guild.get()))
                    .bind(at)
                    .execute(connection)
                    .await?;
            }
            Self::There(guild) => {
                sqlx::query("delete from left_guild where guild = $1")
                    .bind(id(guild.get()))
                    .execute(connection)
                    .await?;
            }
            Self::DeleteTables(tables) => {
                check_names_at_the_end(connection).await?;
                for table in tables {
                    delete_table(connection, id(table.get())).await?;
                }
                clean::note(connection).await?;
            }
            Self::DeleteRest(guild) => {
                check_names_at_the_end(connection).await?;
                for Column { table, name } in called(connection, GUILD).await? {
                    delete(connection, &table, &name, id(guild.get())).await?;
                }
                delete_unnamed_people(connection).await?;
                clean::note(connection).await?;
            }
        }
        Ok(())
    }
}

/// In this transaction rows may go before those that name them.
async fn check_names_at_the_end(connection: &mut SqliteConnection) -> Result<(), WriteError> {
    sqlx::query("pragma defer_foreign_keys = on").execute(connection).await?;
    Ok(())
}

async fn delete_table(connection: &mut SqliteConnection, table: i64) -> Result<(), WriteError> {
    // Its rematch has gone before, being younger.
    for Column { table: of, name } in naming(connection, "game_table").await? {
        delete(connection, &of, &name, table).await?;
    }
    delete(connection, "game_table", "id", table).await
}

/// Deletes the rows whose column is this.
async fn delete(
    connection: &mut SqliteConnection,
    table: &str,
    column: &str,
    value: i64,
) -> Result<(), WriteError> {
    let statement = format!("delete from \"{table}\" where \"{column}\" = $1");
    sqlx::query(AssertSqlSafe(statement)).bind(value).execute(connection).await?;
    Ok(())
}

/// Deletes everybody whom nothing names.
async fn delete_unnamed_people(connection: &mut SqliteConnection) -> Result<(), WriteError> {
    let unnamed = naming(connection, "person").await?;
    let unnamed = unnamed.iter().map(|Column { table, name }| {
        format!("not exists (select 1 from \"{table}\" where \"{name}\" = person.id)")
    });
    let unnamed: Vec<String> = unnamed.collect();
    let statement = format!("delete from person where {}", unnamed.join(" and "));
    sqlx::query(AssertSqlSafe(statement)).execute(connection).await?;
    Ok(())
}
