//! What people have chosen for every server: the language in which they are answered, and the form of
//! their private messages. It is read when the database is opened and kept in memory, as every press
//! asks for it.

use std::collections::HashMap;

use sqlx::SqlitePool;

use super::memory::Kept;
use super::{Store, WriteError};
use crate::language::Language;
use crate::peers::Choice;
use crate::server::Look;
use crate::table::{Person, UserId};

/// The choices of the people who have made one.
#[derive(Clone, Default)]
pub(super) struct Choices(Kept<HashMap<UserId, Chosen>>);

/// What a person has chosen.
#[derive(Clone, Copy, Default)]
struct Chosen {
    language: Option<Language>,
    look: Look,
}

impl Store {
    /// The language that this person has chosen; `None` for that of their Discord.
    pub fn language_of(&self, person: UserId) -> Option<Language> {
        self.memory.choices.of(person).language
    }

    /// The form that this person has chosen for their private messages.
    pub fn look_of(&self, person: UserId) -> Look {
        self.memory.choices.of(person).look
    }

    /// Stores the language that this person wants to be answered in.
    pub async fn set_language(
        &self,
        person: Person,
        language: Option<Language>,
    ) -> Result<(), WriteError> {
        self.choose(person, Choice::Language(language)).await
    }

    /// Stores the form that this person wants for their private messages.
    pub async fn set_look(&self, person: Person, look: Look) -> Result<(), WriteError> {
        self.choose(person, Choice::Look(look)).await
    }
}

impl Choices {
    pub(super) async fn read(readers: &SqlitePool) -> Result<Self, sqlx::Error> {
        let choices = Self::default();
        choices.read_again(readers).await?;
        Ok(choices)
    }

    /// Reads all of them again, after people were deleted.
    pub(super) async fn read_again(&self, readers: &SqlitePool) -> Result<(), sqlx::Error> {
        let chosen = sqlx::query_as::<_, (UserId, Option<String>, String)>(
            "select id, language, look from person where language is not null or look <> 'pictures'",
        );
        let chosen = chosen.fetch_all(readers).await?.into_iter();
        // The language of a later version counts as not chosen.
        let known = chosen.map(|(person, language, look)| {
            let language = language.and_then(|code| code.parse().ok());
            (person, Chosen { language, look: look.parse().unwrap_or_default() })
        });
        *self.0.write() = known.collect();
        Ok(())
    }

    fn of(&self, person: UserId) -> Chosen {
        self.0.read().get(&person).copied().unwrap_or_default()
    }

    /// Remembers what was stored.
    pub(super) fn follow(&self, person: UserId, choice: &Choice) {
        match choice {
            Choice::Language(language) => {
                self.0.write().entry(person).or_default().language = *language;
            }
            Choice::Look(look) => self.0.write().entry(person).or_default().look = *look,
            Choice::Hints(_) | Choice::Zone(_) | Choice::Mute(..) => {}
        }
    }

    pub(super) fn forget(&self, person: UserId) {
        self.0.write().remove(&person);
    }
}
