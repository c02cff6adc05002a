//! The laws of the card game, over random whole games with every choice of the rules.
//!
//! Each law is played through every allowed combination of options and players, and through random
//! ones besides. What the books say is told a second time, slowly and from lists of cards, in [`book`].

// Functions here are parts of tests, and a test may panic.
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
