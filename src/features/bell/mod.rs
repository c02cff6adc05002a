//! The bell: people are called when somebody opens a lobby.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;
