//! What the targets share: tables to play on, alterations of inputs, and the limits of messages.

#[path = "../../tests/it/fuzz/altered.rs"]
pub mod altered;
pub mod bot;
#[allow(dead_code, reason = "the tests check more")]
#[path = "../../tests/it/view/check.rs"]
pub mod check;
pub mod limits;
pub mod mutation;
pub mod tables;
