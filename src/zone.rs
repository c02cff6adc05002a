//! Time zones: Discord does not tell in which one a person is, so people name theirs.

use std::fmt;
use std::sync::LazyLock;

use jiff::civil::Time;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use jiff::{Timestamp, ToSpan as _, Zoned};

/// The zones of the program itself: those of the host may be out of date, or missing.
static KNOWN: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// A time zone of the IANA database.
#[derive(Clone, PartialEq, Eq)]
pub struct Zone(TimeZone);

/// The text names no time zone, and no city by which one is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such time zone")]
pub struct NoZone;

/// An hour and a minute of any day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeOfDay(Time);

/// The text is no time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no time of day")]
pub struct NoTime;

impl Zone {
    /// The zones that are offered, from west to east.
    pub const OFFERED: [&str; 24] = [
        "Pacific/Honolulu",
        "America/Anchorage",
        "America/Los_Angeles",
        "America/Denver",
        "America/Chicago",
        "America/New_York",
        "America/Toronto",
        "America/Sao_Paulo",
        "UTC",
        "Europe/London",
        "Europe/Paris",
        "Europe/Brussels",
        "Europe/Amsterdam",
        "Europe/Berlin",
        "Europe/Zurich",
        "Europe/Vienna",
        "Europe/Athens",
        "Europe/Istanbul",
        "Africa/Johannesburg",
        "Asia/Dubai",
        "Asia/Kolkata",
        "Asia/Shanghai",
        "Asia/Tokyo",
        "Australia/Sydney",
    ];
    /// The maximum number of characters that somebody types to name a zone.
    pub const LONGEST: usize = 40;

    /// The zone that somebody has typed: its name, such as `Europe/Berlin`, or its city alone, in
    /// small or capital letters.
    pub fn typed(text: &str) -> Result<Self, NoZone> {
        let text = text.trim().replace(' ', "_");
        if let Ok(zone) = text.parse() {
            return Ok(zone);
        }
        let is_it = |name: &str| city_of(name).eq_ignore_ascii_case(&text);
        let mut names = KNOWN.available().map(|name| name.as_str().to_owned());
        names.find(|name| is_it(name)).ok_or(NoZone)?.parse()
    }

    /// Its name in the IANA database.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    pub fn city(&self) -> String {
        city_of(self.name()).replace('_', " ")
    }

    /// The hour of the day there, from 0 to 23, at this moment in Unix milliseconds.
    pub fn hour_at(&self, moment: i64) -> u8 {
        self.at(moment).hour().unsigned_abs()
    }

    /// The time of day there at this moment in Unix milliseconds.
    pub fn time_at(&self, moment: i64) -> TimeOfDay {
        TimeOfDay(self.at(moment).time())
    }

    /// The first moment after this one at which it is that time there; both in Unix milliseconds.
    /// It is less than 26 hours away, since a day may have 25. A time that a day leaves out is as
    /// much later.
    pub fn next(&self, time: TimeOfDay, after: i64) -> i64 {
        let today = self.at(after).date();
        let days = [0, 1, 2].map(|days| today.saturating_add(days.days()).to_datetime(time.0));
        let ambiguous = days.map(|day| self.0.to_ambiguous_zoned(day));
        let moments = ambiguous.into_iter().flat_map(|day| [day.clone().earlier(), day.later()]);
        let moments = moments.flatten().map(|zoned| zoned.timestamp().as_millisecond());
        moments.filter(|moment| *moment > after).min().unwrap_or(after)
    }

    /// The next full hours there, one for each hour of the day, the first one first.
    pub fn full_hours(&self, after: i64) -> Vec<i64> {
        let mut hours: Vec<i64> =
            (0..24).map(|hour| self.next(TimeOfDay::hour(hour), after)).collect();
        hours.sort_unstable();
        hours.dedup();
        hours
    }

    /// Returns whether both moments are on one day there.
    pub fn is_one_day(&self, moment: i64, other: i64) -> bool {
        self.at(moment).date() == self.at(other).date()
    }

    fn at(&self, moment: i64) -> Zoned {
        let moment = Timestamp::from_millisecond(moment).unwrap_or_default();
        moment.to_zoned(self.0.clone())
    }
}

fn city_of(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

impl Default for Zone {
    fn default() -> Self {
        Self(TimeZone::UTC)
    }
}

impl std::str::FromStr for Zone {
    type Err = NoZone;

    fn from_str(name: &str) -> Result<Self, NoZone> {
        KNOWN.get(name).map(Self).map_err(|_| NoZone)
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl TimeOfDay {
    /// The maximum number of characters that somebody types to name a time.
    pub const LONGEST: usize = 10;

    /// A full hour, from 0 to 23.
    pub fn hour(hour: u8) -> Self {
        Self(Time::constant((hour % 24).cast_signed(), 0, 0, 0))
    }

    /// The time that somebody has typed: `20`, `20:30`, `2030`, `20h30`, `20.30 Uhr`, `8 pm`.
    pub fn typed(text: &str) -> Result<Self, NoTime> {
        let text = text.trim().to_lowercase();
        let digits: Vec<&str> = text
            .split(|mark: char| !mark.is_ascii_digit())
            .filter(|part| !part.is_empty())
            .collect();
        let number = |part: &str| part.parse::<i8>().map_err(|_| NoTime);
        let (hour, minute) = match digits[..] {
            [both] if both.len() == 4 => (number(&both[..2])?, number(&both[2..])?),
            [hour] => (number(hour)?, 0),
            [hour, minute] if minute.len() == 2 => (number(hour)?, number(minute)?),
            _ => return Err(NoTime),
        };
        let begins_with_it = text.starts_with(|mark: char| mark.is_ascii_digit());
        let letters: String = text.chars().filter(char::is_ascii_alphabetic).collect();
        let hour = match letters.as_str() {
            "" | "h" | "uhr" | "u" | "uur" => hour,
            "am" if (1..=12).contains(&hour) => hour % 12,
            "pm" if (1..=12).contains(&hour) => hour % 12 + 12,
            _ => return Err(NoTime),
        };
        let hour = if hour == 24 && minute == 0 { 0 } else { hour };
        let time = Time::new(hour, minute, 0, 0).map_err(|_| NoTime)?;
        if begins_with_it { Ok(Self(time)) } else { Err(NoTime) }
    }
}

impl fmt::Display for TimeOfDay {
    /// The hours from 0 to 23, and the minutes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0.hour(), self.0.minute())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const HOUR: i64 = 3_600_000;

    fn moment(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[track_caller]
    fn check_next(zone: &str, after: &str, time: &str, next: &str) {
        let (zone, time) = (zone.parse::<Zone>().unwrap(), TimeOfDay::typed(time).unwrap());
        let found = Timestamp::from_millisecond(zone.next(time, moment(after))).unwrap();
        assert_eq!(found.to_string(), next);
    }

    #[test]
    fn every_zone_that_is_offered_is_known_by_its_name_and_by_its_city() {
        for name in Zone::OFFERED {
            let zone: Zone = name.parse().unwrap();
            assert_eq!(zone.name(), name);
            assert_eq!(Zone::typed(&zone.city().to_lowercase()), Ok(zone));
        }
    }

    #[test]
    fn a_zone_is_typed_by_its_name_or_its_city_and_nothing_else() {
        for (typed, name) in [
            (" europe/berlin ", "Europe/Berlin"),
            ("new york", "America/New_York"),
            ("Auckland", "Pacific/Auckland"),
            ("utc", "UTC"),
        ] {
            assert_eq!(Zone::typed(typed).map(|zone| zone.to_string()), Ok(name.to_owned()));
        }
        for typed in ["", "/", "Camelot", "+2", "../etc/passwd", "Europe/"] {
            assert_eq!(Zone::typed(typed), Err(NoZone), "{typed}");
        }
    }

    #[test]
    fn a_time_is_typed_as_people_write_it() {
        for (typed, time) in [
            ("20", "20:00"),
            ("20:30", "20:30"),
            ("2030", "20:30"),
            ("20h30", "20:30"),
            ("20 h", "20:00"),
            ("20.30 Uhr", "20:30"),
            ("8 pm", "20:00"),
            ("12:05 AM", "00:05"),
            ("24:00", "00:00"),
            ("0", "00:00"),
        ] {
            assert_eq!(TimeOfDay::typed(typed).map(|time| time.to_string()), Ok(time.to_owned()));
        }
        for typed in ["", "soon", "25", "20:60", "20:3", "13 pm", "-3", "1:2:3", "8 xm", "20000"] {
            assert_eq!(TimeOfDay::typed(typed), Err(NoTime), "{typed}");
        }
    }

    #[test]
    fn the_next_hour_follows_daylight_saving() {
        check_next("Europe/Berlin", "2026-07-01T12:00:00Z", "20:00", "2026-07-01T18:00:00Z");
        check_next("Europe/Berlin", "2026-12-01T12:00:00Z", "20:00", "2026-12-01T19:00:00Z");
        check_next("Europe/Berlin", "2026-12-01T19:00:00Z", "20:00", "2026-12-02T19:00:00Z");
        // The night in which the hour from two to three comes twice, and the one without it.
        check_next("Europe/Berlin", "2026-10-25T00:40:00Z", "2:30", "2026-10-25T01:30:00Z");
        check_next("Europe/Berlin", "2026-03-29T00:00:00Z", "2:30", "2026-03-29T00:30:00Z");
    }

    proptest! {
        /// The next time of a zone is that time there, but where a day leaves it out.
        #[test]
        fn the_next_time_is_soon_and_is_that_time(
            zone in prop::sample::select(&Zone::OFFERED[..]),
            after in 1_700_000_000_000_i64..1_900_000_000_000,
            hour in 0..24_u8,
        ) {
            let zone: Zone = zone.parse().unwrap();
            let next = zone.next(TimeOfDay::hour(hour), after);
            prop_assert!(after < next && next <= after + 26 * HOUR);
            let is_it = zone.time_at(next) == TimeOfDay::hour(hour);
            let day = [next - 3 * HOUR, next + 3 * HOUR].map(|moment| zone.hour_at(moment));
            prop_assert!(is_it || (day[1] + 24 - day[0]) % 24 != 6, "{next}");
        }
    }
}
