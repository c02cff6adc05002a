//! The days of the deal.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::clock::now_ms;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A day in UTC. Its text form, used in buttons, is its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(i64);

/// The clock of the days. Tests move it over midnight.
#[derive(Clone, Debug, Default)]
pub struct DayClock(Arc<AtomicI64>);

impl DayClock {
    /// The moment, in Unix milliseconds.
    pub fn now(&self) -> i64 {
        now_ms() + self.0.load(Ordering::Relaxed)
    }

    /// Moves the clock to this moment, in Unix milliseconds; it goes on from there.
    pub fn set(&self, now: i64) {
        self.0.store(now - now_ms(), Ordering::Relaxed);
    }
}

impl Day {
    /// The time after midnight in which a game of the day before may still be finished. Only then is
    /// the day before opened.
    const GRACE_MS: i64 = 60 * 60 * 1000;
    /// The day before the first deal, 2026-10-31, counted from 1970-01-01.
    const ZERO: i64 = 20_757;

    /// The day of this moment, in Unix milliseconds.
    pub const fn at(now: i64) -> Self {
        Self(now.div_euclid(DAY_MS) - Self::ZERO)
    }

    /// The day with this number.
    pub const fn of_number(number: i64) -> Self {
        Self(number)
    }

    /// The number of its deal: 1 on 2026-11-01.
    pub const fn number(self) -> i64 {
        self.0
    }

    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0 - 1)
    }

    #[must_use]
    pub const fn after(self) -> Self {
        Self(self.0 + 1)
    }

    /// The first moment of the day, in Unix milliseconds.
    pub const fn begins_at(self) -> i64 {
        (self.0 + Self::ZERO) * DAY_MS
    }

    /// Returns whether a game of this day that was begun in time may still be played on.
    pub const fn may_be_finished(self, now: i64) -> bool {
        now < self.opens_at()
    }

    /// When the day's luck is revealed, in Unix milliseconds.
    pub const fn opens_at(self) -> i64 {
        self.after().begins_at() + Self::GRACE_MS
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Day {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_numbered_from_the_first_of_november_2026() {
        let midnight = 1_793_491_200_000;
        assert_eq!(Day::at(midnight).number(), 1);
        assert_eq!(Day::at(midnight - 1).number(), 0);
        assert_eq!(Day::at(midnight).begins_at(), midnight);
    }

    #[test]
    fn a_day_opens_when_it_can_no_longer_be_finished() {
        let day = Day::of_number(29);
        let opens_at = day.opens_at();
        assert!(day.may_be_finished(opens_at - 1) && !day.may_be_finished(opens_at));
        assert!(Day::at(opens_at) == day.after());
    }
}
