//! A database in its own folder.

use std::path::PathBuf;

use henge::rules::{GameKind, Options};
use henge::store::Store;
use henge::table::{ChannelId, GuildId, Location, Opening, Person, PressId, Secret, UserId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;

/// A database that the bot's own code and the test may open at the same time.
pub struct Database {
    folder: TempDir,
}

impl Database {
    pub fn new() -> Self {
        Self { folder: TempDir::new().unwrap() }
    }

    /// A file in its folder.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn path(&self) -> PathBuf {
        self.file("henge.db")
    }

    pub fn url(&self) -> String {
        format!("sqlite://{}", self.path().display())
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.url()).await.unwrap()
    }

    /// A connection in addition to the bot's.
    pub async fn connect(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.path()).create_if_missing(true);
        SqliteConnection::connect_with(&options).await.unwrap()
    }
}

/// A lobby in its own channel, opened by its own press.
pub fn opening(channel: u64) -> Opening {
    Opening::new(
        Location { guild: GuildId::new(1), channel: ChannelId::new(channel) },
        Person { id: UserId::new(1), name: "Ada".to_owned() },
        PressId::new(1000 + channel),
        Options::classic(GameKind::Cards),
        Secret::stored([7; 32]),
    )
}
