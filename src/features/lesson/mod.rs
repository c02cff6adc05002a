//! Lessons for beginners: a round that was dealt in advance.

pub(super) mod answer;
pub(crate) mod message;
