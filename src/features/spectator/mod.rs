//! Spectators who want to play: in the next game, or in this one in the place of a computer player.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;
