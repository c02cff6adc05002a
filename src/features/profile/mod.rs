//! A player's profile, with its picture.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;

pub use message::ProfileReader;
