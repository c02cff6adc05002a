//! The rules in short.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;
