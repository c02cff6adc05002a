//! The points of a round, and the ranking at the end.

use super::game::RoundScore;
use super::options::Ties;
use crate::rules::{PerSeat, places::places};

/// The points of one round: 20 plus 10 for each trick won for an exact prediction, otherwise minus
/// 10 for each trick over or under (both books).
pub const fn points(predicted: u8, won: u8) -> i16 {
    if predicted == won { 20 + 10 * won as i16 } else { -10 * predicted.abs_diff(won) as i16 }
}

/// The final place of each seat. `rounds` are all rounds of the game, `totals` the final totals.
pub fn final_places(ties: Ties, totals: &PerSeat<i16>, rounds: &[RoundScore]) -> PerSeat<u8> {
    let merits = PerSeat::from_fn(totals.seats(), |seat| {
        let exact =
            rounds.iter().filter(|round| round.predictions[seat] == round.won[seat]).count();
        let best = rounds.iter().map(|round| round.points[seat]).max().unwrap_or_default();
        match ties {
            Ties::Shared => (totals[seat], 0, 0),
            Ties::Tournament => (totals[seat], exact, best),
        }
    });
    places(&merits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_round_of_both_books() {
        assert_eq!([points(0, 0), points(1, 0), points(1, 1)], [20, -10, 30]);
    }

    #[test]
    fn the_second_round_of_both_books() {
        let second = [points(2, 1), points(0, 0), points(0, 1)];
        assert_eq!(second, [-10, 20, -10]);
        let first = [20, -10, 30];
        assert_eq!([0, 1, 2].map(|seat| first[seat] + second[seat]), [10, 10, 20]);
    }
}
