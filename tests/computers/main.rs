//! Computer players: how they analyze a round, how each level plays, and how a master judges
//! others.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic")]

mod coach;
mod levels;
mod round;
mod standing;
#[path = "../dice_book/told.rs"]
#[allow(dead_code, reason = "the books' examples need more")]
mod told;
mod whole;
