//! The table of a day on one server: who has played, and how well.

use super::Day;
use crate::solo::Finished;
use crate::table::UserId;

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
