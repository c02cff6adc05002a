//! The rules of both games: their laws over random whole games, the examples of their rule books, and the contract that
//! every game must keep. `tests/README.md` says what each suite is for.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

mod card_laws;
mod contract;
mod dice_book;
mod dice_laws;
mod luck;
mod shared;
