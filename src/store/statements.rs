//! Writes that depend on nothing that is stored: a statement, or a few that belong together.

use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Execute as _, SqlStr, Sqlite, SqliteConnection};

use super::WriteError;
use super::writer::{Write, Writer};

/// A statement with its values.
pub(super) type Statement = Query<'static, Sqlite, SqliteArguments>;

struct Statements(Vec<(SqlStr, SqliteArguments)>);

impl Writer {
    /// Writes these statements, one after the other; returns once they are on disk.
    pub(super) async fn execute(
        &self,
        statements: impl IntoIterator<Item = Statement>,
    ) -> Result<(), WriteError> {
        let parts = |mut statement: Statement| {
            let values = statement.take_arguments().map_err(sqlx::Error::Encode)?;
            Ok((statement.sql(), values.unwrap_or_default()))
        };
        let statements = statements.into_iter().map(parts).collect::<Result<_, sqlx::Error>>()?;
        self.ask(Statements(statements)).await
    }
}

impl Write for Statements {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        for (sql, values) in &self.0 {
            let statement = sqlx::query_with(sql.clone(), values.clone());
            statement.execute(&mut *connection).await?;
        }
        Ok(())
    }
}
