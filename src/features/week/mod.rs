//! The week of a server: its message, with a vote on the preset of the next week.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;
