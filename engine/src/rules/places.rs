//! The ranking at the end of a game.

use super::PerSeat;

/// The final place of each seat: 1 is the best, equal merits share a place, and a shared place
/// skips the next.
pub fn places<M: Ord + Copy>(merits: &PerSeat<M>) -> PerSeat<u8> {
    PerSeat::from_fn(merits.seats(), |seat| {
        let better = merits.values().iter().filter(|other| **other > merits[seat]).count();
        1 + better as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_places(totals: &[i16], expected: &[u8]) {
        let seats = totals.len().try_into().unwrap();
        assert_eq!(
            places(&PerSeat::from_fn(seats, |seat| totals[seat.index()])).values(),
            expected
        );
    }

    #[test]
    fn the_highest_total_wins() {
        check_places(&[10, 30, -20], &[2, 1, 3]);
    }

    #[test]
    fn a_shared_place_skips_the_next() {
        check_places(&[30, 10, 30, 5], &[1, 3, 1, 4]);
    }
}
