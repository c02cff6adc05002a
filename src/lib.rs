//! A Discord bot that hosts Wizard, the card game and the dice game.
//!
//! `ARCHITECTURE.md` lists the modules in reading order; it starts with [`rules`].

pub mod clock;
pub mod computer;
pub mod discord;
pub mod emojis;
pub mod features;
pub mod history;
pub mod lesson;
pub mod metrics;
pub mod picture;
pub mod program;
pub mod protocol;
pub mod record;
pub mod rules;
pub mod scores;
pub mod server;
pub mod settings;
pub mod simulation;
pub mod store;
pub mod table;
pub mod tables;
pub mod view;
pub mod work;
