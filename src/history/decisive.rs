//! The round that decided a game.

use std::cmp::Reverse;

use crate::rules::{PerSeat, Seat};

/// The round, counted from 0, that changed the places most, by everybody's totals after each round; of several the
/// last one. Where no place ever changed, the first round decided it. `None` where no round was scored.
pub fn decisive_round(totals: &[PerSeat<i16>]) -> Option<usize> {
    let changes = totals.windows(2).map(|pair| change(&pair[0], &pair[1]));
    let most = changes.enumerate().max_by_key(|(round, change)| (*change, *round));
    match most {
        Some((round, 1..)) => Some(round + 1),
        Some((_, 0)) | None => (!totals.is_empty()).then_some(0),
    }
}

/// By how many places everybody moved, in all.
fn change(before: &PerSeat<i16>, after: &PerSeat<i16>) -> usize {
    let moved = |seat: Seat| place(before, seat).abs_diff(place(after, seat));
    before.seats().seats().map(moved).sum()
}

/// The place of a seat: 1 is the first, and a shared place skips the next.
fn place(totals: &PerSeat<i16>, seat: Seat) -> usize {
    let better = |other: &&i16| Reverse(**other) < Reverse(totals[seat]);
    totals.values().iter().filter(better).count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::SeatCount;

    fn check(rounds: &[&[i16]], decisive: Option<usize>) {
        let totals = rounds.iter().map(|round| {
            let seats = SeatCount::try_from(round.len()).expect("a game has so many seats");
            PerSeat::from_fn(seats, |seat| round[seat.index()])
        });
        assert_eq!(decisive_round(&totals.collect::<Vec<_>>()), decisive, "{rounds:?}");
    }

    #[test]
    fn the_round_that_changed_the_places_most() {
        check(&[&[20, 10, 0], &[40, 30, 20], &[40, 50, 60], &[60, 70, 80]], Some(2));
        check(&[&[20, 10, 0], &[20, 30, 0], &[60, 30, -10]], Some(2));
        check(&[&[20, 10, 0], &[-10, 30, 20], &[10, 30, 20]], Some(1));
    }

    #[test]
    fn of_several_the_last() {
        check(&[&[20, 10], &[20, 30], &[50, 40], &[60, 50]], Some(2));
    }

    #[test]
    fn a_tie_that_is_broken_changes_a_place() {
        check(&[&[20, 20], &[30, 20], &[40, 20]], Some(1));
    }

    #[test]
    fn the_first_where_nothing_changed() {
        check(&[&[20, 10], &[40, 10], &[60, -10]], Some(0));
        check(&[&[20, 10]], Some(0));
    }

    #[test]
    fn none_without_a_scored_round() {
        check(&[], None);
    }
}
