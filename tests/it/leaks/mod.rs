//! The most important promise: nobody is sent anything that depends on hidden information.
//!
//! Whole games are played at random with every combination of options. At some moments, for each
//! seated person and for an onlooker, another world is made. It looks the same to them, but has
//! other hidden hands, other covered predictions and another secret. Everything that they are sent
//! must be identical in both worlds, byte for byte: every message and button with any draft, with
//! reactions of the people at the table; who receives one; the outcome of every press that they
//! could forge, and what they see after it ([`sent`]); and the report after an absence
//! ([`absent`]). The deal of the day is searched through its own presses ([`daily`]). Leaks that
//! are planted on purpose show that the search finds them ([`planted`]).

mod absent;
mod challenges;
mod daily;
pub mod games;
mod logged;
mod past;
mod planted;
mod search;
mod sent;

use games::{Setup, card_setups, dice_setups, seats};
use henge::rules::cards::Ties;
use search::find_leak;
use sent::Sent;

#[track_caller]
fn check_nothing_leaks(setups: impl Iterator<Item = Setup>) {
    if let Some(leak) = find_leak(setups, &Sent::everything) {
        panic!("{leak}");
    }
}

/// A card game for every second combination of options; the others are played with one more or one
/// fewer at the table. How ties are broken is decided when nothing is hidden any more, so the games
/// take turns in it.
fn some_card_games(players: usize) -> impl Iterator<Item = Setup> {
    let of_each = card_setups(seats(players), 1).filter(|setup| {
        let ties = [Ties::Shared, Ties::Tournament][(setup.luck / 6 % 2) as usize];
        setup.cards().is_some_and(|options| options.ties == ties)
    });
    of_each.skip(players % 2).step_by(2)
}

#[test]
fn no_card_leaks_among_three() {
    check_nothing_leaks(some_card_games(3));
}

#[test]
fn no_card_leaks_among_four() {
    check_nothing_leaks(some_card_games(4));
}

#[test]
fn no_card_leaks_among_five() {
    check_nothing_leaks(some_card_games(5));
}

#[test]
fn no_card_leaks_among_six() {
    check_nothing_leaks(some_card_games(6));
}

#[test]
fn no_die_or_prediction_leaks_among_two_to_five() {
    for players in 2..=5 {
        check_nothing_leaks(dice_setups(seats(players), 4));
    }
}
