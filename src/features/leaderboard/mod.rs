//! Leaderboards of the server.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;
