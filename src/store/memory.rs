//! The part of the database that is kept in memory, as every press or every table asks for it.

use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use sqlx::SqlitePool;
use tokio::sync::Mutex;

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
    /// Choices and deletions, of people and of servers, take turns, so that memory follows the disk.
    pub(super) turn: Arc<Mutex<()>>,
}

impl Memory {
    pub(super) async fn read(readers: &SqlitePool) -> Result<Self, sqlx::Error> {
        Ok(Self {
            settings: AllSettings::read(readers).await?,
            choices: Choices::read(readers).await?,
            chats: Chats::read(readers).await?,
            titles: AllTitles::read(readers).await?,
            mutes: AllMutes::read(readers).await?,
            turn: Arc::default(),
        })
    }
}

/// A value that all clones of a store share. A panic while it is changed makes it no less usable.
#[derive(Clone, Default)]
pub(super) struct Kept<T>(Arc<RwLock<T>>);

impl<T> Kept<T> {
    pub(super) fn of(value: T) -> Self {
        Self(Arc::new(RwLock::new(value)))
    }

    pub(super) fn read(&self) -> RwLockReadGuard<'_, T> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn write(&self) -> RwLockWriteGuard<'_, T> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}
