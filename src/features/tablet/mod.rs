//! The Tablet of Truth: the scores of a game with real cards or real dice.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;
