//! Records of whole games: accepted as they are, refused when altered, the same for the same arguments.

// Functions here are parts of tests, and a test may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod altered;
mod altered_dice;
mod cuts;
mod ended;
mod garbage;
mod golden;
mod order;
mod program;
mod simulated;
mod simulated_dice;
mod text;
