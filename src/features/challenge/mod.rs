//! Challenges: another person plays the same deal as in a game that is over.

pub(super) mod answer;
pub(super) mod limits;
pub(crate) mod message;
pub(crate) mod press;
