//! The titles that people have chosen on each server: read when the database is opened and kept in memory, as every
//! table shows them.

use std::collections::HashMap;

use sqlx::{SqliteConnection, SqlitePool};

use super::memory::Kept;
use super::writer::Write;
use super::{Store, WriteError};
use crate::scores::{ACHIEVEMENTS, Achievement};
use crate::table::{GuildId, Titles, UserId};

/// The titles of the people who have chosen one, by server, as the names of achievements.
#[derive(Clone, Default)]
pub(super) struct AllTitles(Kept<HashMap<(GuildId, UserId), &'static str>>);

impl Store {
    /// The titles of these people on this server.
    pub fn titles(&self, guild: GuildId, people: impl Iterator<Item = UserId>) -> Titles {
        self.memory.titles.of(guild, people)
    }

    /// Stores the title of this person on this server, or that they want none. Changes nothing for people of whom
    /// nothing is stored.
    pub async fn set_title(
        &self,
        guild: GuildId,
        person: UserId,
        title: Option<&'static Achievement>,
    ) -> Result<(), WriteError> {
        let title = title.map(|achievement| achievement.name);
        if self.writer.ask(SetTitle { guild, person, title }).await? {
            self.memory.titles.set(guild, person, title);
        }
        Ok(())
    }
}

impl AllTitles {
    pub(super) async fn read(readers: &SqlitePool) -> Result<Self, sqlx::Error> {
        let chosen = sqlx::query_as::<_, (GuildId, UserId, String)>(
            "select guild, person, achievement from title",
        );
        let chosen = chosen.fetch_all(readers).await?.into_iter();
        // An achievement of a later version counts as no title.
        let known = chosen.filter_map(|(guild, person, name)| {
            let title = ACHIEVEMENTS.iter().find(|achievement| achievement.name == name)?;
            Some(((guild, person), title.name))
        });
        Ok(Self(Kept::of(known.collect())))
    }

    fn of(&self, guild: GuildId, people: impl Iterator<Item = UserId>) -> Titles {
        let all = self.0.read();
        people.filter_map(|person| Some((person, *all.get(&(guild, person))?))).collect()
    }

    fn set(&self, guild: GuildId, person: UserId, title: Option<&'static str>) {
        let mut all = self.0.write();
        match title {
            Some(title) => all.insert((guild, person), title),
            None => all.remove(&(guild, person)),
        };
    }

    /// Forgets the titles of a person who was deleted.
    pub(super) fn forget_person(&self, person: UserId) {
        self.0.write().retain(|(_, of), _| *of != person);
    }

    /// Forgets the titles on a server whose data was deleted.
    pub(super) fn forget_server(&self, guild: GuildId) {
        self.0.write().retain(|(on, _), _| *on != guild);
    }
}

struct SetTitle {
    guild: GuildId,
    person: UserId,
    title: Option<&'static str>,
}

impl Write for SetTitle {
    /// True if something is stored about the person.
    type Done = bool;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<bool, WriteError> {
        sqlx::query("delete from title where guild = $1 and person = $2")
            .bind(self.guild)
            .bind(self.person)
            .execute(&mut *connection)
            .await?;
        let Some(title) = self.title else { return Ok(true) };
        let added = sqlx::query(
            "insert into title (guild, person, achievement)
             select $1, id, $3 from person where id = $2 and not former",
        )
        .bind(self.guild)
        .bind(self.person)
        .bind(title)
        .execute(connection)
        .await?;
        Ok(added.rows_affected() > 0)
    }
}
