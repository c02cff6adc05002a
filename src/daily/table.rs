//! The table of a day on one server: who has played, and how well.

use super::Day;
use crate::table::UserId;

/// A finished game of the day, as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The total after each round.
    pub totals: Vec<i16>,
}

/// A line of the day's table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub person: UserId,
    pub name: String,
    pub finished: Finished,
    /// The number of days in a row on which the person has finished the deal, this one included.
    pub streak: u32,
}

/// The table of a day on one server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayTable {
    pub day: Day,
    /// The best, at most [`DayTable::LINES`] of them.
    pub entries: Vec<Entry>,
    /// The number of people who have finished.
    pub people: u32,
    /// The number of days in a row on which somebody on this server has finished, this one included
    /// if anybody has.
    pub streak: u32,
    /// Who won the day before.
    pub yesterday: Option<YesterdaysBest>,
}

/// Who won the day before, and with how many points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YesterdaysBest {
    pub name: String,
    pub points: i16,
}

impl DayTable {
    /// The most lines that are shown.
    pub const LINES: u32 = 10;
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
