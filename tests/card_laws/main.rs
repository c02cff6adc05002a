//! The laws of the card game, checked in random whole games with every combination of options.
//!
//! Each law is checked for every allowed combination of options and players, and for random ones in
//! addition. A second, slow implementation of the rule books with plain lists of cards is in
//! [`book`].

// These functions are parts of tests, and a test may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod book;
mod bound;
mod conserved;
mod course;
mod examples;
#[path = "../shared/hands.rs"]
mod hands;
mod luck;
mod offers;
mod play;
mod views;
mod worlds;
