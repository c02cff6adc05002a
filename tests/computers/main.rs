//! Computer players: how they think a round through, and what each level does.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod levels;
mod round;
mod whole;
