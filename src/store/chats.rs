//! The languages of places without the bot: direct messages, group chats, and servers that have not added it. They are
//! read when the database is opened and kept in memory, as every press asks for them.

use std::collections::HashMap;

use sqlx::{SqliteConnection, SqlitePool};

use super::memory::Kept;
use super::writer::Write;
use super::{Store, WriteError};
use crate::language::Language;
use crate::table::ChannelId;

/// The places in which somebody has opened a table.
#[derive(Clone, Default)]
pub(super) struct Chats(Kept<HashMap<ChannelId, Language>>);

impl Store {
    /// The language of the tables in a place without the bot; `None` before the first table.
    pub fn language_in(&self, channel: ChannelId) -> Option<Language> {
        self.memory.chats.0.read().get(&channel).copied()
    }

    /// Stores the language of the tables in a place without the bot, unless it has one.
    pub async fn settle_language_in(
        &self,
        channel: ChannelId,
        language: Language,
    ) -> Result<(), WriteError> {
        if self.language_in(channel).is_some() {
            return Ok(());
        }
        let settled = self.writer.ask(SettleLanguage { channel, language }).await?;
        self.memory.chats.0.write().insert(channel, settled);
        Ok(())
    }
}

impl Chats {
    pub(super) async fn read(readers: &SqlitePool) -> Result<Self, sqlx::Error> {
        let found = sqlx::query_as::<_, (ChannelId, String)>("select channel, language from chat");
        let found = found.fetch_all(readers).await?.into_iter();
        // The language of a later version counts as not settled.
        let known = found.filter_map(|(channel, code)| Some((channel, code.parse().ok()?)));
        Ok(Self(Kept::of(known.collect())))
    }
}

struct SettleLanguage {
    channel: ChannelId,
    language: Language,
}

impl Write for SettleLanguage {
    /// The language that the place has now.
    type Done = Language;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<Language, WriteError> {
        let code = sqlx::query_scalar::<_, String>(
            "insert into chat (channel, language) values ($1, $2)
             on conflict (channel) do update set language = language returning language",
        )
        .bind(self.channel)
        .bind(self.language.to_string())
        .fetch_one(connection)
        .await?;
        Ok(code.parse().unwrap_or(self.language))
    }
}
