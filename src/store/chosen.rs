//! Stores what people choose for every server, in this process or in another one.
//!
//! Where a bot runs as several processes, the write that stores a choice also notes the moment of the choice, and that
//! the other processes are still to be told. Choices and deletions take turns, so that memory follows the disk.

use sqlx::{AssertSqlSafe, FromRow, SqliteConnection};

use super::rows::upsert;
use super::statements::Statement;
use super::writer::Write;
use super::{ReadError, Store, WriteError, clean};
use crate::clock::now_ms;
use crate::peers::{About, Asks, Choice, Request};
use crate::table::{Person, UserId};
use crate::work::Step as _;

/// The choices that are noted.
const NOTED: &str =
    "select person.id, person.name, about, other.id as other, other.name as other_name, value, at
     from chosen join person on person.id = chosen.person
     join person as other on other.id = chosen.other";

/// A choice that is to be stored, and how it is noted.
pub(super) struct Chosen {
    person: Person,
    choice: Choice,
    noted: Noted,
}

#[derive(Clone, Copy)]
enum Noted {
    /// The choice is made here. If nothing is stored about the person, either the person is stored with it or it has no
    /// effect.
    Here { with_person: bool, is_told: bool },
    /// The choice was made at this moment, and is noted unless a later one is.
    At { at: i64, is_told: bool },
}

impl Store {
    /// From now on other processes are to be told what people choose here, and who is deleted.
    #[must_use]
    pub fn of_several(self) -> Self {
        Self { tells_others: true, ..self }
    }

    /// Returns whether other processes are told what people choose here, and who is deleted.
    pub const fn tells_others(&self) -> bool {
        self.tells_others
    }

    /// Stores a choice, and the person if nothing is stored about them.
    pub(super) async fn choose(&self, person: Person, choice: Choice) -> Result<(), WriteError> {
        let noted = Noted::Here { with_person: true, is_told: self.tells_others };
        self.store_choice(Chosen { person, choice, noted }).await
    }

    /// Stores a choice if something is stored about the person, and about the other one whom it names.
    pub(super) async fn choose_if_known(
        &self,
        person: UserId,
        choice: Choice,
    ) -> Result<(), WriteError> {
        let person = Person { id: person, name: String::new() };
        let noted = Noted::Here { with_person: false, is_told: self.tells_others };
        self.store_choice(Chosen { person, choice, noted }).await
    }

    /// Stores a choice that was made in another process, unless a later choice or deletion has ended it.
    pub async fn choose_elsewhere(
        &self,
        person: Person,
        at: i64,
        choice: Choice,
    ) -> Result<(), WriteError> {
        let noted = Noted::At { at, is_told: true };
        self.store_choice(Chosen { person, choice, noted }).await
    }

    async fn store_choice(&self, chosen: Chosen) -> Result<(), WriteError> {
        let _turn = self.memory.turn.lock().await;
        let (person, choice) = (chosen.person.id, chosen.choice.clone());
        if let Noted::At { at, .. } = chosen.noted {
            let other = choice.other().map(|other| other.id);
            let named = [person].into_iter().chain(other).collect();
            if self.was_deleted_since(at, named).await? {
                return Ok(());
            }
        }
        if self.writer.ask(chosen).await? {
            self.memory.choices.follow(person, &choice);
            self.memory.mutes.follow(person, &choice);
        }
        Ok(())
    }

    /// What the other processes have not been told yet, the earliest first.
    pub async fn untold(&self) -> Result<Vec<Request>, ReadError> {
        let chosen = format!("{NOTED} where told = 0");
        let chosen = sqlx::query_as::<_, Row>(AssertSqlSafe(chosen)).fetch_all(&self.readers);
        let chosen = chosen.step_of(&self.work).await?;
        let mut untold: Vec<_> = chosen.into_iter().filter_map(Row::request).collect();
        let deleted = sqlx::query_as::<_, (UserId, i64)>("select person, at from untold_deletion");
        let deleted = deleted.fetch_all(&self.readers).step_of(&self.work).await?;
        untold.extend(deleted.into_iter().map(|(id, at)| Request {
            person: Person { id, name: String::new() },
            at,
            asks: Asks::Deletion,
        }));
        untold.sort_by_key(|request| request.at);
        Ok(untold)
    }

    /// Notes that the other processes have been told.
    pub async fn is_told(&self, request: Request) -> Result<(), WriteError> {
        self.writer.ask(Told(request)).await
    }

    /// The moment of the last noted choice of this person, or about them.
    pub(super) async fn last_choice(&self, person: UserId) -> Result<i64, WriteError> {
        let last = "select coalesce(max(at), 0) from chosen where person = $1 or other = $1";
        let last = sqlx::query_scalar(last).bind(person).fetch_one(&self.readers);
        Ok(last.step_of(&self.work).await?)
    }

    /// Reads all choices again, after people were deleted.
    pub(super) async fn read_choices_again(&self) -> Result<(), sqlx::Error> {
        self.memory.choices.read_again(&self.readers).step_of(&self.work).await?;
        self.memory.mutes.read_again(&self.readers).step_of(&self.work).await
    }
}

impl Write for Chosen {
    /// True if it has taken effect.
    type Done = bool;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<bool, WriteError> {
        self.store(connection).await
    }
}

impl Chosen {
    pub(super) async fn store(
        &self,
        connection: &mut SqliteConnection,
    ) -> Result<bool, WriteError> {
        let Self { person, choice, noted } = self;
        match *noted {
            Noted::Here { with_person, is_told } => {
                if with_person {
                    upsert(person).execute(&mut *connection).await?;
                }
                let note = if is_told {
                    self.note(NOTE_HERE).bind(choice.value()).bind(now_ms()).bind(false)
                } else {
                    self.note(FORGET_NOTE)
                };
                note.execute(&mut *connection).await?;
            }
            Noted::At { at, is_told } => {
                for known in [person].into_iter().chain(choice.other()) {
                    know(known, at).execute(&mut *connection).await?;
                }
                let note = self.note(NOTE_IF_LATER).bind(choice.value()).bind(at).bind(is_told);
                if note.execute(&mut *connection).await?.rows_affected() == 0 {
                    return Ok(false);
                }
            }
        }
        let effect = take_effect(person.id, choice).execute(connection).await?;
        Ok(effect.rows_affected() > 0)
    }

    /// A statement about the note of this choice.
    fn note(&self, statement: &'static str) -> Statement {
        let other = self.choice.other().unwrap_or(&self.person).id;
        let about = About::from(&self.choice).to_string();
        sqlx::query(statement).bind(self.person.id).bind(about).bind(other)
    }
}

/// Notes a choice that is made now: it is later than the one that was noted before, whatever the clock says.
const NOTE_HERE: &str = "insert into chosen (person, about, other, value, at, told)
     select person.id, $2, other.id, $4, $5, $6 from person join person as other
     where person.id = $1 and other.id = $3 and not person.former and not other.former
     on conflict do update
     set value = excluded.value, at = max(excluded.at, chosen.at + 1), told = excluded.told";

/// Notes a choice unless a later one is noted. Of two choices at the same moment, every process keeps the same one.
const NOTE_IF_LATER: &str = "insert into chosen (person, about, other, value, at, told)
     values ($1, $2, $3, $4, $5, $6)
     on conflict do update set value = excluded.value, at = excluded.at, told = excluded.told
     where (excluded.at, coalesce(excluded.value, '')) > (chosen.at, coalesce(chosen.value, ''))";

/// A bot that runs as one process notes nothing. What it noted while it ran as several is out of date now.
const FORGET_NOTE: &str = "delete from chosen where person = $1 and about = $2 and other = $3";

/// Stores a person who has made a choice at this moment, if nothing is stored about them.
fn know(person: &Person, at: i64) -> Statement {
    sqlx::query(
        "insert into person (id, name, since) values ($1, $2, $3)
         on conflict (id) do update set since = min(since, excluded.since)",
    )
    .bind(person.id)
    .bind(person.name.clone())
    .bind(at)
}

/// The statement by which a choice takes effect here.
fn take_effect(person: UserId, choice: &Choice) -> Statement {
    let (statement, value) = match choice {
        Choice::Language(_) => ("update person set language = $2 where id = $1", choice.value()),
        Choice::Look(_) => ("update person set look = $2 where id = $1", choice.value()),
        Choice::Zone(_) => ("update person set zone = $2 where id = $1", choice.value()),
        Choice::Hints(on) => {
            return sqlx::query("update person set hints = $2 where id = $1")
                .bind(person)
                .bind(*on);
        }
        Choice::Mute(other, on) => {
            return sqlx::query(if *on { MUTE } else { UNMUTE }).bind(person).bind(other.id);
        }
    };
    sqlx::query(statement).bind(person).bind(value)
}

const MUTE: &str = "insert or replace into mute (person, muted)
     select one.id, other.id from person as one join person as other
     where one.id = $1 and other.id = $2 and not one.former and not other.former";
const UNMUTE: &str = "delete from mute where person = $1 and muted = $2";

#[derive(FromRow)]
struct Row {
    id: UserId,
    name: String,
    about: String,
    other: UserId,
    other_name: String,
    value: Option<String>,
    at: i64,
}

impl Row {
    /// The choice; `None` for one that only a later version knows.
    fn request(self) -> Option<Request> {
        let other = Person { id: self.other, name: self.other_name };
        let about = self.about.parse().ok()?;
        let choice = Choice::read(about, self.value.as_deref(), Some(other))?;
        let person = Person { id: self.id, name: self.name };
        Some(Request { person, at: self.at, asks: Asks::Choice(choice) })
    }
}

/// The choices of this person, and about them, that were made after this moment.
pub(super) async fn later(
    connection: &mut SqliteConnection,
    person: UserId,
    moment: i64,
) -> Result<Vec<Chosen>, WriteError> {
    let noted = format!("{NOTED} where (chosen.person = $1 or chosen.other = $1) and at > $2");
    let noted = sqlx::query_as::<_, Row>(AssertSqlSafe(noted)).bind(person).bind(moment);
    let noted = noted.fetch_all(connection).await?.into_iter().filter_map(Row::request);
    let chosen = noted.filter_map(|Request { person, at, asks }| match asks {
        Asks::Choice(choice) => {
            Some(Chosen { person, choice, noted: Noted::At { at, is_told: false } })
        }
        Asks::Deletion => None,
    });
    Ok(chosen.collect())
}

/// Notes that the other processes are to delete this person.
pub(super) async fn tell_deletion(
    connection: &mut SqliteConnection,
    person: UserId,
    at: i64,
) -> Result<(), WriteError> {
    let tell = "insert into untold_deletion (person, at) values ($1, $2)
         on conflict (person) do update set at = max(at, excluded.at)";
    sqlx::query(tell).bind(person).bind(at).execute(connection).await?;
    Ok(())
}

/// The other processes have been told.
struct Told(Request);

impl Write for Told {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        let Request { person, at, asks } = &self.0;
        match asks {
            Asks::Choice(choice) => {
                let told = "update chosen set told = 1
                     where person = $1 and about = $2 and other = $3 and at = $4";
                let other = choice.other().unwrap_or(person).id;
                let told = sqlx::query(told).bind(person.id).bind(About::from(choice).to_string());
                told.bind(other).bind(at).execute(connection).await?;
            }
            Asks::Deletion => {
                let told = "delete from untold_deletion where person = $1 and at = $2";
                sqlx::query(told).bind(person.id).bind(at).execute(&mut *connection).await?;
                clean::note(connection).await?;
            }
        }
        Ok(())
    }
}
