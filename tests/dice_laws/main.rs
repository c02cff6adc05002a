//! Laws of the dice game, over random whole games with every choice of options. What every game keeps to
//! stands in `tests/contract`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

mod forged;
mod pages;
mod play;
mod rounds;
mod rulings;
mod worlds;
