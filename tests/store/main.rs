//! The database: what is kept in it, what its files are to others, and what becomes of it when something
//! goes wrong. Every test has a SQLite file of its own.
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
