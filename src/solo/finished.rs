//! What came of a game that one person has played alone.

/// A finished game, as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The total after each round.
    pub totals: Vec<i16>,
}

impl Finished {
    /// The points at the end.
    pub fn points(&self) -> i16 {
        self.totals.last().copied().unwrap_or_default()
    }

    /// For each round, whether it has brought points: a prediction that came true, or at dice an X.
    pub fn hits(&self) -> impl Iterator<Item = bool> {
        let before = [0].into_iter().chain(self.totals.iter().copied());
        before.zip(&self.totals).map(|(before, after)| *after > before)
    }

    /// The totals as text, separated by spaces.
    pub fn text(&self) -> String {
        self.totals.iter().map(i16::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Parses the text of totals; a text of another form has none.
    pub fn read(text: &str) -> Self {
        let totals = text.split(' ').map(str::parse).collect::<Result<_, _>>();
        Self { totals: totals.unwrap_or_default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_that_brings_points_is_a_hit() {
        let finished = Finished { totals: vec![20, 10, 40, 40, -10] };
        assert_eq!(finished.hits().collect::<Vec<_>>(), [true, false, true, false, false]);
        assert_eq!(finished.points(), -10);
        assert_eq!(Finished::read(&finished.text()), finished);
    }
}
