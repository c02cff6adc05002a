//! A player's private message: the hand or the page, with all that a player can press there.

pub(super) mod answer;
pub(super) mod press;
