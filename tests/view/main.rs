//! What people see, in every random game: within Discord's limits, harmless whatever people are called,
//! and in sentences that exist.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

#[path = "../shared/actions.rs"]
mod actions;
mod dice_marks;
mod dice_refusals;
mod games;
mod limits;
mod names;
mod sentences;
