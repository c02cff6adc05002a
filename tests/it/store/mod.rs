//! The database: its contents, the access rights of its files, and its behavior when something goes
//! wrong. Every test has its own SQLite file.

mod again;
mod altered;
mod backup;
mod bells;
mod challenges;
mod cleaning;
mod cuts;
mod daily;
mod damaged;
pub mod database;
mod ended;
mod files;
mod frozen;
mod history;
mod leaderboard;
mod lifetime;
mod looks;
mod lost;
mod peers;
pub mod play;
mod privacy;
mod profile;
mod restore;
mod reviews;
mod settings;
mod split;
mod tablets;
mod weeks;
