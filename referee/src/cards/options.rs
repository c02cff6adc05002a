//! The options of the card game, their permitted combinations, and the number of cards in each
//! round.

use crate::record::Halt;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Options {
    pub(super) bidding: Bidding,
    pub(super) plus_minus_one: PlusMinusOne,
    #[serde(rename = "clairvoyance")]
    _clairvoyance: Clairvoyance,
    pub(super) unicolore: bool,
    rounds: Rounds,
    pub(super) ties: Ties,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Bidding {
    Open,
    Covered,
    Secret,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum PlusMinusOne {
    Off,
    Strict,
    Tournament,
    Late,
    Canadian,
}

/// Clairvoyance decides who sees what while predicting, which leaves no trace in a record.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Clairvoyance {
    Off,
    FirstRound,
    EveryRound,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Rounds {
    All,
    Tournament,
    Short,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ties {
    Shared,
    Tournament,
}

impl Options {
    /// Refuses options that cannot be combined, or not with this number of players.
    pub(super) fn check(&self, seats: usize) -> Result<(), Halt> {
        let most = if self.unicolore { 4 } else { 6 };
        require!((3..=most).contains(&seats), "this game is for 3 to {most} players, not {seats}");
        require!(
            self.plus_minus_one == PlusMinusOne::Off || self.bidding == Bidding::Open,
            "Plus/Minus One goes with open bidding only"
        );
        require!(
            !(self.unicolore && self.rounds == Rounds::Tournament),
            "unicolore has no tournament rounds"
        );
        Ok(())
    }
}

/// The number of cards that each round deals; `seats` is 3 to 6.
pub(super) fn deal_sizes(options: &Options, seats: usize) -> Vec<usize> {
    let all: Vec<usize> =
        if options.unicolore { (4..=15).collect() } else { (1..=60 / seats).collect() };
    match options.rounds {
        Rounds::All => all,
        Rounds::Tournament => tournament(seats),
        Rounds::Short => (1..=5).map(|k| all[rounded_fifths(k * all.len()) - 1]).collect(),
    }
}

fn tournament(seats: usize) -> Vec<usize> {
    match seats {
        3 => (1..=10).map(|round| 2 * round).collect(),
        4 => vec![1, 3, 5, 7, 9, 11, 12, 13, 14, 15],
        5 => vec![2, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        _ => (1..=10).collect(),
    }
}

/// A fifth, rounded to the nearest integer; halves do not occur.
fn rounded_fifths(n: usize) -> usize {
    (2 * n + 5) / 10
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(rounds: Rounds, seats: usize, unicolore: bool) -> Vec<usize> {
        let options = Options {
            bidding: Bidding::Open,
            plus_minus_one: PlusMinusOne::Off,
            _clairvoyance: Clairvoyance::Off,
            unicolore,
            rounds,
            ties: Ties::Shared,
        };
        deal_sizes(&options, seats)
    }

    #[test]
    fn sixty_cards_give_20_15_12_and_10_rounds() {
        for (seats, rounds) in [(3, 20), (4, 15), (5, 12), (6, 10)] {
            assert_eq!(sizes(Rounds::All, seats, false).len(), rounds);
        }
    }

    #[test]
    fn every_tournament_has_ten_rounds() {
        for seats in 3..=6 {
            assert_eq!(sizes(Rounds::Tournament, seats, false).len(), 10);
        }
    }

    #[test]
    fn a_short_game_has_five_rounds() {
        assert_eq!(sizes(Rounds::Short, 3, false), [4, 8, 12, 16, 20]);
        assert_eq!(sizes(Rounds::Short, 4, false), [3, 6, 9, 12, 15]);
        assert_eq!(sizes(Rounds::Short, 5, false), [2, 5, 7, 10, 12]);
        assert_eq!(sizes(Rounds::Short, 6, false), [2, 4, 6, 8, 10]);
        assert_eq!(sizes(Rounds::Short, 4, true), [5, 8, 10, 13, 15]);
    }

    #[test]
    fn unicolore_deals_four_to_fifteen() {
        assert_eq!(sizes(Rounds::All, 3, true), (4..=15).collect::<Vec<_>>());
    }
}
