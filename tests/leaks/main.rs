//! The hardest promise: nobody is sent anything that depends on what they may not know.
//!
//! Whole games are played at random with every choice of the rules. At some moments, for each seated
//! person and for somebody who only looks on, another world is made: the same to them, with other hidden
//! hands, other covered predictions and another secret. What they are sent and what every press that
//! they could forge comes to has to be the same in both, byte for byte ([`sent`]). Leaks planted on
//! purpose show that the search finds them ([`planted`]).
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

mod games;
mod logged;
mod planted;
mod search;
mod sent;

use games::{every_setup, seats};
use search::find_leak;
use sent::Sent;

#[track_caller]
fn check_nothing_leaks(players: usize, games_of_each: u64) {
    let setups = every_setup(seats(players), games_of_each);
    if let Some(leak) = find_leak(setups, &Sent::everything) {
        panic!("{leak}");
    }
}

#[test]
fn nothing_leaks_among_three() {
    check_nothing_leaks(3, 1);
}

#[test]
fn nothing_leaks_among_four() {
    check_nothing_leaks(4, 1);
}

#[test]
fn nothing_leaks_among_five() {
    check_nothing_leaks(5, 1);
}

#[test]
fn nothing_leaks_among_six() {
    check_nothing_leaks(6, 1);
}
