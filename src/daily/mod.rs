//! The deal of the day: once a day one game for everybody, the same on every server of the bot.
//!
//! Its luck follows from the day and a chain of secrets.

mod chain;
mod day;
mod deal;
mod opponents;
mod table;

pub use chain::{Chain, ChainError, Claim};
pub use day::{Day, DayClock};
pub use deal::{Deal, PLAYERS_VERSION};
pub use opponents::Opponents;
pub use table::{DayTable, Entry, YesterdaysBest};
