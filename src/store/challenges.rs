//! Challenges: people's games with the same deal as a game that is over.

use sqlx::SqliteConnection;

use super::rows::upsert_people;
use super::writer::Write;
use super::{ReadError, Store, WriteError};
use crate::clock::now_ms;
use crate::solo::Finished;
use crate::table::{Challenged, Person, TableId, UserId};
use crate::work::Step as _;

/// The most challenges that the result of a game names.
const NAMED: u32 = 10;

/// A person's game with the same deal as a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The text of all actions.
    pub actions: String,
    /// The result; `None` while the game is being played.
    pub finished: Option<Finished>,
}

/// The columns of [`CHALLENGE`].
type Row = (Vec<u8>, Option<String>);

impl From<Row> for Challenge {
    fn from((actions, totals): Row) -> Self {
        let actions = String::from_utf8_lossy(&actions).into_owned();
        Self { actions, finished: totals.as_deref().map(Finished::read) }
    }
}

const CHALLENGE: &str =
    "select actions, totals from challenge where game_table = $1 and person = $2";

impl Store {
    /// This person's game with the deal of this table, if they have begun it.
    pub async fn challenge(
        &self,
        table: TableId,
        person: UserId,
    ) -> Result<Option<Challenge>, ReadError> {
        let row = sqlx::query_as::<_, Row>(CHALLENGE).bind(table).bind(person);
        Ok(row.fetch_optional(&self.readers).step_of(&self.work).await?.map(Challenge::from))
    }

    /// Begins this person's game with the deal of this table, unless they have begun it. Returns the
    /// game as it is; `None` if the table is no longer stored.
    pub async fn begin_challenge(
        &self,
        table: TableId,
        person: Person,
        actions: String,
    ) -> Result<Option<Challenge>, WriteError> {
        self.writer.ask(Begin { table, person, actions }).await
    }

    /// Stores the next actions in place of those that the game had before. Returns the game as it
    /// is: another one if another press of the person was quicker.
    pub async fn go_on_with_challenge(
        &self,
        table: TableId,
        person: UserId,
        before: String,
        next: Challenge,
    ) -> Result<Option<Challenge>, WriteError> {
        self.writer.ask(GoOn { table, person, before, next }).await
    }
}

/// The finished challenges with the deal of this table, in the order in which they were finished.
pub(super) async fn challenged(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Vec<Challenged>, sqlx::Error> {
    let rows = sqlx::query_as::<_, (String, String)>(
        "select name, totals from challenge join person on person.id = person
         where game_table = $1 and totals is not null and not former
         order by finished_at, person.id limit $2",
    );
    let rows = rows.bind(table).bind(NAMED).fetch_all(connection).await?;
    let challenged = |(name, totals): (String, String)| Challenged {
        name,
        points: Finished::read(&totals).points(),
    };
    Ok(rows.into_iter().map(challenged).collect())
}

async fn find(
    connection: &mut SqliteConnection,
    table: TableId,
    person: UserId,
) -> Result<Option<Challenge>, sqlx::Error> {
    let row = sqlx::query_as::<_, Row>(CHALLENGE).bind(table).bind(person);
    Ok(row.fetch_optional(connection).await?.map(Challenge::from))
}

struct Begin {
    table: TableId,
    person: Person,
    actions: String,
}

impl Write for Begin {
    type Done = Option<Challenge>;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<Self::Done, WriteError> {
        let Self { table, person, actions } = self;
        let is_there = sqlx::query_scalar::<_, i64>("select 1 from game_table where id = $1");
        if is_there.bind(table).fetch_optional(&mut *connection).await?.is_none() {
            return Ok(None);
        }
        upsert_people(connection, &[person]).await?;
        sqlx::query(
            "insert or ignore into challenge (game_table, person, actions) values ($1, $2, $3)",
        )
        .bind(table)
        .bind(person.id)
        .bind(actions.as_bytes())
        .execute(&mut *connection)
        .await?;
        Ok(find(connection, *table, person.id).await?)
    }
}

struct GoOn {
    table: TableId,
    person: UserId,
    before: String,
    next: Challenge,
}

impl Write for GoOn {
    type Done = Option<Challenge>;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<Self::Done, WriteError> {
        let Self { table, person, before, next } = self;
        sqlx::query(
            "update challenge set actions = $4, totals = $5, finished_at = $6
             where game_table = $1 and person = $2 and actions = $3 and totals is null",
        )
        .bind(table)
        .bind(person)
        .bind(before.as_bytes())
        .bind(next.actions.as_bytes())
        .bind(next.finished.as_ref().map(Finished::text))
        .bind(next.finished.as_ref().map(|_| now_ms()))
        .execute(&mut *connection)
        .await?;
        Ok(find(connection, *table, *person).await?)
    }
}
