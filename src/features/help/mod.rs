//! Help: what a person can do in this channel now.

pub(super) mod answer;
pub(crate) mod message;

pub use message::{Part, Situation};
