//! Finished games: a replay shows what was visible while the game was played.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

#[path = "../view/check.rs"]
mod check;
mod coach;
mod decisive;
#[path = "../shared/emojis.rs"]
mod emojis;
mod played;
mod replays;
#[path = "../shared/seed.rs"]
mod seed;
mod shown;
