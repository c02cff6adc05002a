//! The hour at which a lobby begins by itself.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;
