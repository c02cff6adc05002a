//! The course of the dice game: the rule books' examples, and the rulings where the books are
//! silent.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

mod luck;
mod magic;
mod predictions;
mod rounds;
mod told;
mod written;
