//! The cut: a player mixes words of their own into the luck of a table.

pub(super) mod answer;
pub(crate) mod message;
