//! Tests of the referee with records written by hand, and by simulated players that know nothing of
//! it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alterations;
mod card_player;
mod cards;
mod dice;
mod dice_player;
mod form;
mod luck;
mod scribe;
