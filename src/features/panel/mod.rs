//! The host's panel of options in the lobby.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;
