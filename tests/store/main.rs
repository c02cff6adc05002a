//! The database: its contents, the access rights of its files, and its behavior when something goes
//! wrong. Every test has its own SQLite file.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

mod again;
mod altered;
mod backup;
mod cleaning;
mod cuts;
mod damaged;
mod database;
mod files;
mod frozen;
mod history;
mod leaderboard;
mod lifetime;
mod looks;
mod lost;
mod play;
mod privacy;
mod profile;
mod restore;
#[path = "../shared/seed.rs"]
mod seed;
mod settings;
