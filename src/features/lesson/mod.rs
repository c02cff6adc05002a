//! Lessons for beginners.

pub(super) mod answer;
pub(crate) mod message;
