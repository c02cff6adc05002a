//! What is read when the database is opened and kept in memory, as every press or every table asks for it.

use sqlx::SqlitePool;

use super::chats::Chats;
use super::choices::Choices;
use super::mutes::AllMutes;
use super::settings::AllSettings;
use super::titles::AllTitles;

#[derive(Clone, Default)]
pub(super) struct Memory {
    pub(super) settings: AllSettings,
    pub(super) choices: Choices,
    pub(super) chats: Chats,
    pub(super) titles: AllTitles,
    pub(super) mutes: AllMutes,
}

impl Memory {
    pub(super) async fn read(readers: &SqlitePool) -> Result<Self, sqlx::Error> {
        Ok(Self {
            settings: AllSettings::read(readers).await?,
            choices: Choices::read(readers).await?,
            chats: Chats::read(readers).await?,
            titles: AllTitles::read(readers).await?,
            mutes: AllMutes::read(readers).await?,
        })
    }
}
