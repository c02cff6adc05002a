//! The languages that people have chosen: read when the database is opened and kept in memory, as
//! every press asks for them.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use sqlx::{SqliteConnection, SqlitePool};

use super::rows::upsert_people;
use super::writer::Write;
use super::{Store, WriteError};
use crate::language::Language;
use crate::table::{Person, UserId};

/// The languages of the people who have chosen one.
#[derive(Clone, Default)]
pub(super) struct Languages(Arc<RwLock<HashMap<UserId, Language>>>);

impl Store {
    /// The language that this person has chosen; `None` for that of their Discord.
    pub fn language_of(&self, person: UserId) -> Option<Language> {
        self.languages.of(person)
    }

    /// Stores the language that this person wants to be answered in.
    pub async fn set_language(
        &self,
        person: Person,
        language: Option<Language>,
    ) -> Result<(), WriteError> {
        let id = person.id;
        self.writer.ask(SetLanguage { person, language }).await?;
        self.languages.set(id, language);
        Ok(())
    }
}

impl Languages {
    pub(super) async fn read(readers: &SqlitePool) -> Result<Self, sqlx::Error> {
        let languages = Self::default();
        languages.read_again(readers).await?;
        Ok(languages)
    }

    /// Reads all of them again, after people were deleted.
    pub(super) async fn read_again(&self, readers: &SqlitePool) -> Result<(), sqlx::Error> {
        let chosen = sqlx::query_as::<_, (UserId, String)>(
            "select id, language from person where language is not null",
        );
        let chosen = chosen.fetch_all(readers).await?.into_iter();
        // The language of a later version counts as not chosen.
        let known = chosen.filter_map(|(person, code)| Some((person, code.parse().ok()?)));
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = known.collect();
        Ok(())
    }

    fn of(&self, person: UserId) -> Option<Language> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(&person).copied()
    }

    pub(super) fn set(&self, person: UserId, language: Option<Language>) {
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        match language {
            Some(language) => all.insert(person, language),
            None => all.remove(&person),
        };
    }
}

struct SetLanguage {
    person: Person,
    language: Option<Language>,
}

impl Write for SetLanguage {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        upsert_people(connection, &[&self.person]).await?;
        sqlx::query("update person set language = $2 where id = $1")
            .bind(self.person.id)
            .bind(self.language.map(|language| language.to_string()))
            .execute(connection)
            .await?;
        Ok(())
    }
}
