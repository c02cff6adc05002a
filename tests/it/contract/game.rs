//! What the contract has to know of a game.

use std::fmt::Debug;

use henge::rules::{Rules, Seat, SeatCount};

/// A game that can be held to the contract: it can be played at random, and everything can be tried.
pub trait Contract: Rules<TableView: PartialEq, SeatView: PartialEq, Ask: Debug> {
    /// How many games are played with each choice of the rules.
    const GAMES: u64;

    /// Every combination of choices that so many may play.
    fn every_combination(seats: SeatCount) -> Vec<Self::Options>;

    /// Everything that anybody could ever try.
    fn every_action() -> Vec<Self::Action>;

    /// Whether what is asked allows this action.
    fn offers(ask: &Self::Ask, action: &Self::Action) -> bool;

    /// What this seat may answer: what it is asked, or has answered and may still change.
    fn may_answer(&self, seat: Seat) -> Option<Self::Ask>;

    /// What is on the table is what the log put there.
    fn check_nothing_is_lost(&self, log: &[Self::Event]);
}
