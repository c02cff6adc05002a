//! Votes to pause or to end a game, and the end of a pause.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;
