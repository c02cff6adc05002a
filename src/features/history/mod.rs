//! Games that are over: lists, replays, the coach, records, and checks of luck and rules.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;
pub(super) mod reviews;
