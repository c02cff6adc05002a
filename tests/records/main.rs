//! Records of whole games: they are accepted unchanged, refused when altered, and identical for the
//! same arguments.

// These functions are parts of tests, and a test may panic.
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
