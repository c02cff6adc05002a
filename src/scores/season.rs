//! Seasons: the quarters of a year, in UTC.

use std::fmt;
use std::str::FromStr;

use time::{Date, Month, OffsetDateTime};

/// A quarter of a year, written like `2026-4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Season {
    /// The year, from 1970 to 9999.
    year: u16,
    /// The quarter, from 1 to 4.
    quarter: u8,
}

impl Season {
    /// The season of a moment given in Unix milliseconds.
    pub fn at(moment: i64) -> Self {
        let date = OffsetDateTime::from_unix_timestamp(moment.div_euclid(1000));
        let date = date.unwrap_or(OffsetDateTime::UNIX_EPOCH);
        let month = u8::from(date.month());
        Self { year: date.year().clamp(1970, 9999) as u16, quarter: month.div_ceil(3) }
    }

    /// The first moment of this season and of the next, in Unix milliseconds.
    pub fn range(self) -> (i64, i64) {
        let next = match self.quarter {
            4 => Self { year: self.year + 1, quarter: 1 },
            quarter => Self { quarter: quarter + 1, ..self },
        };
        (self.begins(), next.begins())
    }

    fn begins(self) -> i64 {
        let month = Month::January.nth_next(3 * (self.quarter - 1));
        let day = Date::from_calendar_date(i32::from(self.year), month, 1);
        // January 1, 10000 is beyond the range of `Date`, and later than any game.
        day.map_or(i64::MAX, |day| day.midnight().assume_utc().unix_timestamp() * 1000)
    }

    /// The year, from 1970 to 9999.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The quarter, from 1 to 4.
    pub const fn quarter(self) -> u8 {
        self.quarter
    }
}

impl fmt::Display for Season {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.year, self.quarter)
    }
}

/// A text that is not a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no season")]
pub struct NoSeason;

impl FromStr for Season {
    type Err = NoSeason;

    fn from_str(text: &str) -> Result<Self, NoSeason> {
        let (year, quarter) = text.split_once('-').ok_or(NoSeason)?;
        let year = year.parse().ok().filter(|year| (1970..=9999).contains(year));
        let quarter = quarter.parse().ok().filter(|quarter| (1..=4).contains(quarter));
        let season = Self { year: year.ok_or(NoSeason)?, quarter: quarter.ok_or(NoSeason)? };
        // Each season has exactly one spelling.
        (season.to_string() == text).then_some(season).ok_or(NoSeason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_ends_with_the_last_millisecond_of_its_quarter() {
        // 2026-10-01T00:00:00Z.
        let fourth = 1_790_812_800_000;
        assert_eq!(Season::at(fourth).to_string(), "2026-4");
        assert_eq!(Season::at(fourth - 1).to_string(), "2026-3");
        assert_eq!(Season::at(0).to_string(), "1970-1");
        assert_eq!(Season::at(-1).to_string(), "1970-4");
        let third = Season::at(fourth - 1).range();
        assert_eq!(third, (1_782_864_000_000, fourth));
        assert_eq!(Season::at(fourth).range().0, fourth);
        assert_eq!("9999-4".parse().map(|last: Season| last.range().1), Ok(i64::MAX));
    }

    #[test]
    fn one_season_has_one_text() {
        for text in ["", "2026", "2026-0", "2026-5", "2026-04", "+2026-4", "02026-4", "1969-4"] {
            assert_eq!(text.parse::<Season>(), Err(NoSeason), "{text}");
        }
        assert_eq!("2026-4".parse::<Season>().map(Season::quarter), Ok(4));
    }
}
