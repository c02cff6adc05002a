//! The data stored about a person: shown, exported, deleted.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;
