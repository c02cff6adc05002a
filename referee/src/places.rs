//! Places computed from merits: 1 is first, and a shared place skips the next.

/// The places for these merits; the greatest merit is first.
pub(crate) fn places<M: Ord>(merits: &[M]) -> Vec<usize> {
    merits.iter().map(|own| 1 + merits.iter().filter(|other| *other > own).count()).collect()
}

/// All unordered pairs, each once.
pub(crate) fn pairs<T>(all: &[T]) -> impl Iterator<Item = (&T, &T)> {
    all.iter()
        .enumerate()
        .flat_map(move |(at, one)| all[at + 1..].iter().map(move |other| (one, other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_place_skips_the_next() {
        assert_eq!(places(&[20, 10, 20, 5]), [1, 3, 1, 4]);
    }
}
