//! The functions that the contract needs of a game.

use std::fmt::Debug;

use engine::rules::{Rules, Seat, SeatCount};

/// A game that can be checked against the contract: it can be played at random, and every action
/// can be tried.
pub trait Contract: Rules<TableView: PartialEq, SeatView: PartialEq, Ask: Debug> {
    /// The number of games that are played with each combination of options.
    const GAMES: u64;

    /// Every combination of options that this number of players may play.
    fn every_combination(seats: SeatCount) -> Vec<Self::Options>;

    /// Every action that anybody could ever try.
    fn every_action() -> Vec<Self::Action>;

    /// Returns whether the question allows this action.
    fn offers(ask: &Self::Ask, action: &Self::Action) -> bool;

    /// The question that this seat may answer: one that it is asked, or has answered and may still
    /// change.
    fn may_answer(&self, seat: Seat) -> Option<Self::Ask>;

    /// Checks that everything on the table was put there by the log.
    fn check_nothing_is_lost(&self, log: &[Self::Event]);
}
