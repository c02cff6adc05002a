//! The database: what is kept in it, what its files are to others, and what becomes of it when something
//! goes wrong. Every test has a SQLite file of its own.

mod again;
mod altered;
mod backup;
mod cleaning;
mod cuts;
mod damaged;
pub mod database;
mod files;
mod frozen;
mod history;
mod leaderboard;
mod lifetime;
mod looks;
mod lost;
pub mod play;
mod privacy;
mod profile;
mod restore;
mod settings;
