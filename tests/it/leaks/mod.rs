//! The hardest promise: nobody is sent anything that depends on what they may not know.
//!
//! Whole games are played at random with every choice of the rules. At some moments, for each seated
//! person and for somebody who only looks on, another world is made: the same to them, with other hidden
//! hands, other covered predictions and another secret. What they are sent has to be the same in both, byte
//! for byte: every message and button, whatever is laid out; who gets one; what every press that they could
//! forge comes to, and what they see after it ([`sent`]); and what they are told who were away ([`absent`]). Leaks planted on purpose show that the search
//! finds them ([`planted`]).

mod absent;
pub mod games;
mod logged;
mod past;
mod planted;
mod search;
mod sent;

use games::{Setup, card_setups, dice_setups, seats};
use search::find_leak;
use sent::Sent;

#[track_caller]
fn check_nothing_leaks(setups: impl Iterator<Item = Setup>) {
    if let Some(leak) = find_leak(setups, &Sent::everything) {
        panic!("{leak}");
    }
}

#[test]
fn no_card_leaks_among_three() {
    check_nothing_leaks(card_setups(seats(3), 1));
}

#[test]
fn no_card_leaks_among_four() {
    check_nothing_leaks(card_setups(seats(4), 1));
}

#[test]
fn no_card_leaks_among_five() {
    check_nothing_leaks(card_setups(seats(5), 1));
}

#[test]
fn no_card_leaks_among_six() {
    check_nothing_leaks(card_setups(seats(6), 1));
}

#[test]
fn no_die_or_prediction_leaks_among_two_to_five() {
    for players in 2..=5 {
        check_nothing_leaks(dice_setups(seats(players), 4));
    }
}
