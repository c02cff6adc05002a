//! A database in a folder of its own.

use std::path::PathBuf;

use henge::rules::{GameKind, Options};
use henge::store::Store;
use henge::table::{ChannelId, GuildId, Location, Opening, Person, PressId, Secret, UserId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;

/// A database that may be opened by the bot's own code and beside it.
pub struct Database {
    folder: TempDir,
}

impl Database {
    pub fn new() -> Self {
        Self { folder: TempDir::new().unwrap() }
    }

    /// A file of its folder.
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

    /// A connection beside the bot's.
    pub async fn connect(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.path()).create_if_missing(true);
        SqliteConnection::connect_with(&options).await.unwrap()
    }
}

/// A lobby in a channel of its own, opened by a press of its own.
pub fn opening(channel: u64) -> Opening {
    Opening::new(
        Location { guild: GuildId::new(1), channel: ChannelId::new(channel) },
        Person { id: UserId::new(1), name: "Ada".to_owned() },
        PressId::new(1000 + channel),
        Options::classic(GameKind::Cards),
        Secret::stored([7; 32]),
    )
}
