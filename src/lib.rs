//! A Discord bot that hosts Wizard, the card game and the dice game.
//!
//! `ARCHITECTURE.md` lists the modules in reading order. The games themselves are in the package [`engine`]: the [`rules`]
//! decide what follows from an action and change nothing, and a [`computer`] plays from the view of a seat. [`table`] adds
//! people, and [`discord`] shows everything.

pub mod bell;
pub mod clock;
pub mod daily;
pub mod discord;
pub mod emojis;
pub mod features;
pub mod history;
pub mod language;
pub mod lesson;
pub mod metrics;
pub mod peers;
pub mod picture;
pub mod program;
pub mod scores;
pub mod server;
pub mod settings;
pub mod sharding;
pub mod simulation;
pub mod solo;
pub mod store;
pub mod table;
pub mod tables;
pub mod tablet;
pub mod view;
pub mod work;
pub mod zone;

pub use engine::{computer, protocol, record, rules};
