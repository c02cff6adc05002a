//! Spectators: they take a seat in the next game or in this one, look through a player's eyes, and guess.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;

pub use message::Watching;
