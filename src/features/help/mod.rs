//! Help: what a person can do in this channel now, and the panel that stays in a channel.

pub(super) mod answer;
pub(crate) mod message;

pub use message::{Part, Situation};
