//! Deleting people on their wish. Their rows name a former person from then on, whose id is none of Discord's, so that
//! other people's games stay whole. Rows that concern nobody else are deleted.

use std::io;

use sqlx::{AssertSqlSafe, SqliteConnection};
use tracing::info;

use super::deletions::Line;
use super::schema::{Column, naming};
use super::writer::Write;
use super::{ReadError, Store, WriteError, chosen, clean};
use crate::clock::now_ms;
use crate::table::{Person, TableId, UserId};
use crate::work::Step as _;

/// The tables at which a person sits, or to which they may come back.
pub(super) const SITS_AT: &str =
    "select game_table.id from game_table join seat on seat.game_table = game_table.id
     where person = $1 and set_aside_at is null and (stage = 'lobby'
     or stage = 'playing' and (level is null or away_since is not null or computer is not null))";
/// The open tables at which a person has a seat, or had one; or which they opened.
const OPEN_TABLES: &str = "select id from game_table
     where stage in ('lobby', 'playing') and set_aside_at is null
     and (host = $1 or exists (select 1 from seat where game_table = game_table.id and person = $1))
     order by id";

/// Tables whose rows concern nobody but the person whom they name.
pub(super) const THEIRS_ALONE: [&str; 11] = [
    "bell",
    "called",
    "challenge",
    "chosen",
    "daily_game",
    "daily_reminder",
    "mute",
    "next_player",
    "standing",
    "title",
    "week_vote",
];

/// The outcome of a deletion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deleted {
    /// No stored row names the person any more.
    Now,
    /// No stored row named the person.
    Before,
    /// Nothing is deleted: the person sits at a table, or has left an open one that may be written meanwhile.
    Not,
}

/// The process that a person has asked to delete them, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// This process, in this request.
    Here,
    /// This process, at an earlier moment. Afterwards the bot was killed, or an older backup was restored.
    Before { at: i64 },
    /// Another process, at this moment, in Unix milliseconds.
    Elsewhere { at: i64 },
}

impl Asked {
    /// The moment, if it is in the past.
    const fn at(self) -> Option<i64> {
        match self {
            Self::Before { at } | Self::Elsewhere { at } => Some(at),
            Self::Here => None,
        }
    }
}

struct Deletion {
    person: UserId,
    /// Tables that nobody writes meanwhile.
    held: Vec<TableId>,
    /// The line of this deletion in the list of deletions.
    line: Line,
    /// The moment at which they asked, if it is in the past.
    asked_at: Option<i64>,
    /// The moment of which the other processes are to be told, if they are.
    told: Option<i64>,
}

impl Store {
    /// Deletes a person, in one write. They sit nowhere, and the caller holds the open tables at which they sat.
    pub async fn delete_person(
        &self,
        person: UserId,
        held: Vec<TableId>,
    ) -> Result<Deleted, WriteError> {
        self.delete_person_who_asked(person, held, Asked::Here).await
    }

    /// Deletes a person who has asked for it, if they were known then.
    pub async fn delete_person_who_asked(
        &self,
        person: UserId,
        held: Vec<TableId>,
        asked: Asked,
    ) -> Result<Deleted, WriteError> {
        let _turn = self.memory.turn.lock().await;
        let asked_at = asked.at();
        let at = match asked_at {
            Some(at) => at,
            None => now_ms().max(self.last_choice(person).await?),
        };
        // The file comes first, so that it knows every deletion that is acknowledged.
        let list = self.deletions.clone();
        let line = self.with_list(move || list.remember(person, at, asked_at)).await?;
        let told = match asked {
            Asked::Here => Some(line.at),
            Asked::Before { at } => Some(at),
            Asked::Elsewhere { .. } => None,
        };
        let told = told.filter(|_| self.tells_others);
        let deleted = self.writer.ask(Deletion { person, held, line, asked_at, told }).await;
        match deleted {
            Ok(Deleted::Now) => {
                self.memory.titles.forget_person(person);
                self.memory.choices.forget(person);
                self.memory.mutes.forget(person);
                if asked_at.is_some() {
                    // Choices made after the deletion request are kept.
                    self.read_choices_again().await?;
                }
            }
            Ok(Deleted::Before) => {}
            Ok(Deleted::Not) | Err(_) => self.deletions.forget(line)?,
        }
        deleted
    }

    /// This person, if they have been known since this moment.
    pub async fn known_since(&self, id: UserId, at: i64) -> Result<Option<Person>, ReadError> {
        let name = sqlx::query_scalar("select name from person where id = $1 and since <= $2");
        let name = name.bind(id).bind(at).fetch_optional(&self.readers).step_of(&self.work).await?;
        Ok(name.map(|name| Person { id, name }))
    }

    /// Returns whether one of these people was deleted at this moment or later.
    pub(super) async fn was_deleted_since(
        &self,
        at: i64,
        people: Vec<UserId>,
    ) -> Result<bool, WriteError> {
        let list = self.deletions.clone();
        Ok(self.with_list(move || list.all()?.holds_since(at, &people)).await?)
    }

    /// People who were deleted and are in this database again, since it is an earlier backup; and when they asked.
    pub async fn deleted_before(&self) -> Result<Vec<(Person, i64)>, ReadError> {
        let until = sqlx::query_scalar("select until from carried_out");
        let until: i64 = until.fetch_one(&self.readers).step_of(&self.work).await?;
        let deleted = self.deletions.all()?.after(until);
        let Some(last) = deleted.last() else { return Ok(Vec::new()) };
        let people = sqlx::query_as::<_, (UserId, String, i64)>(
            "select id, name, since from person where not former and since <= $1 order by id",
        );
        let people = people.bind(last).fetch_all(&self.readers).step_of(&self.work).await?;
        let person = |(id, name, since)| (Person { id, name }, since);
        let people: Vec<_> = people.into_iter().map(person).collect();
        let seconds = deleted.takes(people.len()).as_secs();
        if seconds > 0 {
            info!(
                "{} people are compared with the list of deletions: about {seconds} s",
                people.len()
            );
        }
        Ok(self.with_list(move || deleted.among(&people)).await?)
    }

    /// Notes that nobody in the list of deletions is in this database any more.
    pub async fn deletions_are_carried_out(&self) -> Result<(), WriteError> {
        let list = self.deletions.clone();
        let carry_out = move || list.harden().and_then(|()| Ok(list.all()?.last()));
        match self.with_list(carry_out).await? {
            Some(until) => self.writer.ask(AllCarriedOut { until }).await,
            None => Ok(()),
        }
    }

    /// Works on the list of deletions, which may take a while.
    async fn with_list<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> io::Result<T> + Send + 'static,
    ) -> io::Result<T> {
        self.work.think(work).await.map_err(io::Error::other)?
    }

    /// The open tables at which this person sits, or to which they may come back.
    pub async fn tables_with(&self, person: UserId) -> Result<Vec<TableId>, ReadError> {
        let query = format!("select distinct id from ({SITS_AT}) order by id");
        let found = sqlx::query_scalar(AssertSqlSafe(query)).bind(person);
        Ok(found.fetch_all(&self.readers).step_of(&self.work).await?)
    }

    /// The open tables whose rows name this person.
    pub async fn open_tables_naming(&self, person: UserId) -> Result<Vec<TableId>, ReadError> {
        let found = sqlx::query_scalar(OPEN_TABLES).bind(person);
        Ok(found.fetch_all(&self.readers).step_of(&self.work).await?)
    }
}

impl Write for Deletion {
    type Done = Deleted;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<Deleted, WriteError> {
        let person = self.person;
        if self.is_meant(connection).await? && !self.is_free(connection).await? {
            return Ok(Deleted::Not);
        }
        carried_out(connection, self.line).await?;
        if let Some(at) = self.told {
            chosen::tell_deletion(connection, person, at).await?;
        }
        let Some(former) = add_former(connection, person, self.asked_at).await? else {
            return Ok(Deleted::Before);
        };
        let later = match self.asked_at {
            Some(at) => chosen::later(connection, person, at).await?,
            None => Vec::new(),
        };
        // Cuts of a lobby without a game are mixed into no luck.
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
        for chosen in later {
            chosen.store(connection).await?;
        }
        clean::note(connection).await?;
        Ok(Deleted::Now)
    }

    fn stays(deleted: &Deleted) -> bool {
        match deleted {
            Deleted::Now | Deleted::Before => true,
            Deleted::Not => false,
        }
    }
}

impl Deletion {
    /// Returns false for somebody who became known after they had asked another process.
    async fn is_meant(&self, connection: &mut SqliteConnection) -> Result<bool, WriteError> {
        let is_new = "select exists (select 1 from person where id = $1 and since > $2)";
        let is_new = sqlx::query_scalar::<_, bool>(is_new).bind(self.person).bind(self.asked_at);
        Ok(!is_new.fetch_one(connection).await?)
    }

    /// Returns true if nobody may meanwhile write a table that names the person.
    async fn is_free(&self, connection: &mut SqliteConnection) -> Result<bool, WriteError> {
        let open: Vec<TableId> =
            sqlx::query_scalar(OPEN_TABLES).bind(self.person).fetch_all(&mut *connection).await?;
        let sits = AssertSqlSafe(format!("select exists ({SITS_AT})"));
        let sits: bool = sqlx::query_scalar(sits).bind(self.person).fetch_one(connection).await?;
        Ok(!sits && open.iter().all(|table| self.held.contains(table)))
    }
}

/// Notes that this line of the list of deletions is carried out here, if the earlier lines are.
async fn carried_out(connection: &mut SqliteConnection, line: Line) -> Result<(), WriteError> {
    sqlx::query("update carried_out set until = max(until, $1) where until >= $2")
        .bind(line.at)
        .bind(line.after)
        .execute(connection)
        .await?;
    Ok(())
}

/// Every line of the list of deletions until this moment is carried out here.
struct AllCarriedOut {
    until: i64,
}

impl Write for AllCarriedOut {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        carried_out(connection, Line { at: self.until, after: i64::MIN }).await
    }
}

/// Adds a former person without a name, if the person is stored and was known at this moment. Discord counts its ids
/// upwards from 0; the id of a former person is below.
async fn add_former(
    connection: &mut SqliteConnection,
    person: UserId,
    known_at: Option<i64>,
) -> Result<Option<UserId>, WriteError> {
    let former = sqlx::query_scalar(
        "insert into person (id, name, former)
         select random() | (1 << 63), '', 1 from person
         where id = $1 and since <= coalesce($2, since) returning id",
    )
    .bind(person)
    .bind(known_at)
    .fetch_optional(connection)
    .await?;
    Ok(former)
}

/// Replaces the person by the former one in this column, or deletes the row.
async fn replace(
    connection: &mut SqliteConnection,
    Column { table, name }: &Column,
    (person, former): (UserId, UserId),
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
