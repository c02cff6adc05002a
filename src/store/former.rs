//! People who are deleted on their wish: what names them names a former person from then on, whose id is none of
//! Discord's, so that other people's games stay whole. What concerned nobody else is deleted.

use std::io;

use sqlx::{AssertSqlSafe, SqliteConnection};
use tracing::info;

use super::clean;
use super::deletions::Line;
use super::schema::{Column, naming};
use super::{ReadError, Store, WriteError, id, number};
use crate::clock::now_ms;
use crate::table::{Person, TableId, UserId};
use crate::work::Step as _;

/// The tables at which somebody sits, or to which they may come back.
macro_rules! sits_at {
    () => {
        "select game_table.id from game_table join seat on seat.game_table = game_table.id
         where person = $1 and set_aside_at is null and (stage = 'lobby'
         or stage = 'playing' and (level is null or away_since is not null))"
    };
}
pub(super) use sits_at;

/// Tables of which a row concerns nobody but the person whom it names.
const THEIRS_ALONE: [&str; 1] = ["standing"];

/// What came of a deletion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deleted {
    /// Nothing that is stored names them any more.
    Now,
    /// Nothing did.
    Before,
    /// They sit at a table, or have left one that is not over and may be written meanwhile: nothing is deleted.
    Not,
}

/// Somebody who is to be deleted.
pub(super) struct Deletion {
    person: UserId,
    /// Tables that nobody writes meanwhile.
    held: Vec<TableId>,
    /// Its line in the list of deletions.
    line: Line,
}

impl Store {
    /// Deletes a person, in one write. They sit nowhere, and tables that are not over and at which they sat are held
    /// by who asks.
    ///
    /// # Errors
    /// The database, or the file that remembers deletions, refuses: nothing is deleted.
    pub async fn delete_person(
        &self,
        person: UserId,
        held: Vec<TableId>,
    ) -> Result<Deleted, WriteError> {
        // It is remembered first, so that whatever is acknowledged is remembered.
        let list = self.deletions.clone();
        let line = self.with_list(move || list.remember(person, now_ms())).await?;
        let deletion = Box::new(Deletion { person, held, line });
        let deleted = self.writer.delete(deletion).await;
        match deleted {
            Ok(Deleted::Now | Deleted::Before) => {}
            Ok(Deleted::Not) | Err(_) => self.deletions.forget(line)?,
        }
        deleted
    }

    /// People who were deleted before and stand in this database again: it is a backup from before.
    ///
    /// # Errors
    /// The database cannot be read, or the file that remembers deletions.
    pub async fn deleted_before(&self) -> Result<Vec<Person>, ReadError> {
        let until = sqlx::query_scalar("select until from carried_out");
        let until: i64 = until.fetch_one(&self.readers).step_of(&self.work).await?;
        let deleted = self.deletions.all()?.after(until);
        let Some(last) = deleted.last() else { return Ok(Vec::new()) };
        let people = sqlx::query_as::<_, (i64, String, i64)>(
            "select id, name, since from person where not former and since <= $1 order by id",
        );
        let people = people.bind(last).fetch_all(&self.readers).step_of(&self.work).await?;
        let person = |(id, name, since)| (Person { id: UserId::new(number(id)), name }, since);
        let people: Vec<_> = people.into_iter().map(person).collect();
        let seconds = deleted.takes(people.len()).as_secs();
        if seconds > 0 {
            info!(
                "{} people are held against the list of deletions: about {seconds} s",
                people.len()
            );
        }
        Ok(self.with_list(move || deleted.among(&people)).await?)
    }

    /// Whoever stands in the list of deletions stands in this database no more.
    ///
    /// # Errors
    /// The database refuses, or the list cannot be read or written.
    pub async fn deletions_are_carried_out(&self) -> Result<(), WriteError> {
        let list = self.deletions.clone();
        let carry_out = move || list.harden().and_then(|()| Ok(list.all()?.last()));
        match self.with_list(carry_out).await? {
            Some(until) => self.writer.carried_out(until).await,
            None => Ok(()),
        }
    }

    /// Does what takes a while with the list of deletions.
    async fn with_list<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> io::Result<T> + Send + 'static,
    ) -> io::Result<T> {
        self.work.think(work).await.map_err(io::Error::other)?
    }

    /// The tables not over at which this person sits, or to which they may come back.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn tables_with(&self, person: UserId) -> Result<Vec<TableId>, ReadError> {
        let query = concat!("select distinct id from (", sits_at!(), ") order by id");
        self.tables_of_person(query, person).await
    }

    /// The tables not over of which somebody's rows name this person.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn open_tables_naming(&self, person: UserId) -> Result<Vec<TableId>, ReadError> {
        self.tables_of_person(OPEN_TABLES, person).await
    }

    async fn tables_of_person(
        &self,
        query: &'static str,
        person: UserId,
    ) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar::<_, i64>(query)
            .bind(id(person.get()))
            .fetch_all(&self.readers)
            .step_of(&self.work)
            .await?;
        Ok(found.into_iter().map(|table| TableId::new(number(table))).collect())
    }
}

/// The tables not over at which somebody has a seat, or had one; or which they opened.
const OPEN_TABLES: &str = "select id from game_table
     where stage in ('lobby', 'playing') and set_aside_at is null
     and (host = $1 or exists (select 1 from seat where game_table = game_table.id and person = $1))
     order by id";

impl Deletion {
    pub(super) async fn write(
        &self,
        connection: &mut SqliteConnection,
    ) -> Result<Deleted, WriteError> {
        let person = id(self.person.get());
        if !self.is_free(connection).await? {
            return Ok(Deleted::Not);
        }
        carried_out(connection, self.line).await?;
        let Some(former) = add_former(connection, person).await? else {
            return Ok(Deleted::Before);
        };
        // Without a game they are mixed into no luck.
        sqlx::query(
            "delete from cut where person = $1
             and game_table in (select id from game_table where stage = 'closed')",
        )
        .bind(person)
        .execute(&mut *connection)
        .await?;
        for column in naming(connection, "person").await? {
            replace(connection, &column, (person, former)).await?;
        }
        sqlx::query("delete from person where id = $1")
            .bind(person)
            .execute(&mut *connection)
            .await?;
        clean::note(connection).await?;
        Ok(Deleted::Now)
    }

    /// Whether nobody may write a table meanwhile that names them.
    async fn is_free(&self, connection: &mut SqliteConnection) -> Result<bool, WriteError> {
        let open = sqlx::query_scalar::<_, i64>(OPEN_TABLES)
            .bind(id(self.person.get()))
            .fetch_all(&mut *connection)
            .await?;
        let is_held = |table: &i64| self.held.contains(&TableId::new(number(*table)));
        let sits = sqlx::query_scalar::<_, bool>(concat!("select exists (", sits_at!(), ")"))
            .bind(id(self.person.get()))
            .fetch_one(connection)
            .await?;
        Ok(!sits && open.iter().all(is_held))
    }
}

/// This line of the list of deletions is carried out here, if those before it are.
async fn carried_out(connection: &mut SqliteConnection, line: Line) -> Result<(), WriteError> {
    sqlx::query("update carried_out set until = max(until, $1) where until >= $2")
        .bind(line.at)
        .bind(line.after)
        .execute(connection)
        .await?;
    Ok(())
}

/// Every line of the list of deletions until this moment is carried out here.
pub(super) async fn all_carried_out(
    connection: &mut SqliteConnection,
    until: i64,
) -> Result<(), WriteError> {
    carried_out(connection, Line { at: until, after: i64::MIN }).await
}

/// Somebody without a name in the place of this person, if there is one. Discord counts its ids upwards from 0; this
/// one is below.
async fn add_former(
    connection: &mut SqliteConnection,
    person: i64,
) -> Result<Option<i64>, WriteError> {
    let former = sqlx::query_scalar(
        "insert into person (id, name, former)
         select random() | (1 << 63), '', 1 from person where id = $1 returning id",
    )
    .bind(person)
    .fetch_optional(connection)
    .await?;
    Ok(former)
}

/// What names the one names the other, or goes.
async fn replace(
    connection: &mut SqliteConnection,
    Column { table, name }: &Column,
    (person, former): (i64, i64),
) -> Result<(), WriteError> {
    // The names are the schema's own.
    let statement = if THEIRS_ALONE.contains(&table.as_str()) {
        format!("delete from \"{table}\" where \"{name}\" = $1")
    } else {
        format!("update \"{table}\" set \"{name}\" = $2 where \"{name}\" = $1")
    };
    sqlx::query(AssertSqlSafe(statement)).bind(person).bind(former).execute(connection).await?;
    Ok(())
}
