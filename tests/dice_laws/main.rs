//! Laws of the dice game, checked in random whole games with every combination of options. The laws
//! of every game are in `tests/contract`.

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
