//! Columns by what they name, as the database's schema says: so a new table is never forgotten.

use sqlx::SqliteConnection;

#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub(super) struct Column {
    pub(super) table: String,
    pub(super) name: String,
}

/// The columns that name a row of this table.
pub(super) async fn naming(
    connection: &mut SqliteConnection,
    table: &'static str,
) -> Result<Vec<Column>, sqlx::Error> {
    sqlx::query_as(
        "select child.name as \"table\", key.\"from\" as name
         from sqlite_schema as child, pragma_foreign_key_list(child.name) as key
         where child.type = 'table' and key.\"table\" = $1 order by child.name, key.\"from\"",
    )
    .bind(table)
    .fetch_all(connection)
    .await
}

/// The columns of this name.
pub(super) async fn called(
    connection: &mut SqliteConnection,
    name: &'static str,
) -> Result<Vec<Column>, sqlx::Error> {
    sqlx::query_as(
        "select child.name as \"table\", field.name as name
         from sqlite_schema as child, pragma_table_info(child.name) as field
         where child.type = 'table' and field.name = $1 order by child.name",
    )
    .bind(name)
    .fetch_all(connection)
    .await
}

/// The columns of this table, but for those of bytes, which hold secrets.
pub(super) async fn columns(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<Vec<Column>, sqlx::Error> {
    sqlx::query_as(
        "select $1 as \"table\", name from pragma_table_info($1) where type <> 'BLOB' order by cid",
    )
    .bind(table)
    .fetch_all(connection)
    .await
}
