//! The deal of the day.

pub(super) mod answer;
pub(crate) mod days;
pub(crate) mod message;
pub(crate) mod press;
