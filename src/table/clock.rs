//! A table's clock: the time limit for each decision, and the times during which it is stopped.

use std::time::Duration;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// The time limit for each decision at a table.
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Clock {
    #[default]
    None,
    /// One minute per decision.
    Live,
    /// Ten minutes per decision.
    Relaxed,
    /// One day per decision.
    Slow,
}

/// A time during which no clock runs, because the bot was away, or the table was paused or could
/// not be shown. In Unix milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    pub since: i64,
    /// The end; `None` while it lasts.
    pub until: Option<i64>,
}

impl Clock {
    /// The time limit for a decision; `None` if there is none.
    pub const fn a_decision(self) -> Option<Duration> {
        match self {
            Self::None => None,
            Self::Live => Some(Duration::from_mins(1)),
            Self::Relaxed => Some(Duration::from_mins(10)),
            Self::Slow => Some(Duration::from_hours(24)),
        }
    }

    /// The word that stands for it in the database.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// When a decision that was asked for at `asked` is due, given these stops, which are ordered
    /// by their beginnings. `None` without a time limit, and while the clock is stopped.
    pub(super) fn due(self, asked: i64, stops: &[Stop]) -> Option<i64> {
        let mut due = asked + self.a_decision()?.as_millis() as i64;
        let mut counted = asked;
        for stop in stops {
            let matters = stop.until.is_none_or(|until| until > counted);
            if stop.since < due && matters {
                due += stop.until? - stop.since.max(counted);
                counted = stop.until?;
            }
        }
        Some(due)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const MINUTE: i64 = 60_000;

    fn stop(since: i64, until: i64) -> Stop {
        Stop { since, until: Some(until) }
    }

    #[test]
    fn a_stop_gives_back_what_it_took_of_a_decision() {
        let due = |stops: &[Stop]| Clock::Live.due(1000, stops);
        assert_eq!(due(&[]), Some(1000 + MINUTE));
        assert_eq!(due(&[stop(2000, 5000)]), Some(1000 + MINUTE + 3000));
        assert_eq!(due(&[stop(0, 5000)]), Some(1000 + MINUTE + 4000));
        assert_eq!(due(&[stop(0, 900), stop(2 * MINUTE, 3 * MINUTE)]), Some(1000 + MINUTE));
        let second = stop(1000 + MINUTE, 1000 + MINUTE + 10);
        assert_eq!(due(&[stop(2000, 2100), second]), Some(1000 + MINUTE + 110));
        assert_eq!(due(&[Stop { since: 2000, until: None }]), None);
        assert_eq!(Clock::None.due(1000, &[]), None);
    }

    proptest! {
        /// No matter how often it stops, the clock runs for exactly the time limit.
        #[test]
        fn between_question_and_deadline_time_runs_as_long_as_it_may(
            mut stops in prop::collection::vec((0..200_000_i64, 1..90_000_i64), 0..8),
            asked in 0..200_000_i64,
        ) {
            stops.sort_unstable();
            let stops: Vec<Stop> =
                stops.iter().map(|(since, long)| stop(*since, since + long)).collect();
            let due = Clock::Live.due(asked, &stops).unwrap();
            let stands = |moment: &i64| {
                stops.iter().any(|stop| stop.since <= *moment && *moment < stop.until.unwrap())
            };
            let ran = (asked..due).filter(|moment| !stands(moment)).count();
            prop_assert_eq!(ran as i64, MINUTE);
        }
    }
}
