//! Discord's ids: 64-bit numbers that begin with the time of their creation.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::clock;

/// The epoch of Discord's ids, the beginning of 2015, as a Unix time in milliseconds.
const EPOCH: u64 = 1_420_070_400_000;
/// The time at which the ids of a seed begin, the beginning of 2040: no bot considers them old.
const SEEDED_TIME: u64 = 2_208_988_800_000;
/// The distance in milliseconds between two ids of a seed.
const STEP: u64 = 50;
/// The range in milliseconds over which the start times of different seeds are spread.
const A_YEAR: u64 = 365 * 24 * 60 * 60 * 1000;
/// The last counter value of a worker's ids within a millisecond.
const LAST_COUNT: u64 = 4095;

/// A Discord id. In JSON it is a string of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snowflake(pub u64);

impl Snowflake {
    /// The time of its creation, as a Unix time in milliseconds.
    pub fn made_at(self) -> u64 {
        (self.0 >> 22) + EPOCH
    }
}

impl fmt::Display for Snowflake {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl FromStr for Snowflake {
    type Err = std::num::ParseIntError;

    fn from_str(digits: &str) -> Result<Self, Self::Err> {
        digits.parse().map(Self)
    }
}

impl From<u64> for Snowflake {
    fn from(number: u64) -> Self {
        Self(number)
    }
}

impl Serialize for Snowflake {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Snowflake {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = String::deserialize(deserializer)?;
        digits.parse().map_err(serde::de::Error::custom)
    }
}

/// The generator of an id, stored in the bits in which Discord stores its worker. Each has its own
/// time and counter, so that nobody's ids depend on the actions of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Worker(u16);

impl Worker {
    /// Generates the ids of everything except interactions, which are therefore ordered by time.
    pub(crate) const SERVER: Self = Self(0);

    /// Generates the ids of the actions of the person with this index.
    pub(crate) fn of_person(place: usize) -> Self {
        Self((place % 1023) as u16 + 1)
    }
}

/// Generates ids; those of each worker increase.
#[derive(Debug)]
pub(crate) struct Ids {
    time: Time,
    last: BTreeMap<Worker, (u64, u64)>,
}

/// The source of the time in ids.
#[derive(Clone, Copy, Debug)]
enum Time {
    Clock,
    /// A time that starts at this millisecond since Discord's epoch and advances by one step with
    /// each id.
    Steps(u64),
}

impl Ids {
    /// Ids with the current time; with a seed and an undriven clock, the predictable ids of that
    /// seed.
    pub(crate) fn new(seed: Option<u64>) -> Self {
        let time = match seed {
            Some(seed) if !clock::is_driven() => Time::Steps(SEEDED_TIME - EPOCH + seed % A_YEAR),
            Some(_) | None => Time::Clock,
        };
        Self { time, last: BTreeMap::new() }
    }

    pub(crate) fn next(&mut self, worker: Worker) -> Snowflake {
        let last = self.last.get(&worker).copied();
        let now = match self.time {
            Time::Clock => clock::now_ms().saturating_sub(EPOCH),
            Time::Steps(first) => last.map_or(first, |(time, _)| time + STEP),
        };
        let (time, count) = match last {
            Some((time, LAST_COUNT)) if time >= now => (time + 1, 0),
            Some((time, count)) if time >= now => (time, count + 1),
            Some(_) | None => (now, 0),
        };
        self.last.insert(worker, (time, count));
        Snowflake(time << 22 | u64::from(worker.0) << 12 | count)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn check_growth(mut ids: Ids) -> Vec<Snowflake> {
        let made: Vec<Snowflake> = (0..10_000).map(|_| ids.next(Worker::SERVER)).collect();
        assert!(made.is_sorted_by(|one, next| one < next));
        made
    }

    #[test]
    fn ids_increase_and_know_their_time() {
        let made = check_growth(Ids::new(None));
        assert!(made[0].made_at().abs_diff(clock::now_ms()) < 5000);
    }

    #[test]
    fn ids_of_a_seed_are_always_the_same_and_begin_in_2040() {
        let made = check_growth(Ids::new(Some(7)));
        assert_eq!(made, check_growth(Ids::new(Some(7))));
        assert_ne!(made, check_growth(Ids::new(Some(8))));
        assert_eq!(clock::timestamp_of(made[0].made_at()), "2040-01-01T00:00:00.007000+00:00");
    }

    #[test]
    fn ids_of_a_seed_do_not_depend_on_what_others_do() {
        let (mut alone, mut among) = (Ids::new(Some(7)), Ids::new(Some(7)));
        for others in 0..5 {
            for _ in 0..others {
                among.next(Worker::SERVER);
            }
            among.next(Worker::of_person(1));
            let person = Worker::of_person(0);
            assert_eq!(alone.next(person), among.next(person));
        }
    }

    #[test]
    fn workers_never_make_the_same_id() {
        for mut ids in [Ids::new(None), Ids::new(Some(7))] {
            let workers = [Worker::SERVER, Worker::of_person(0), Worker::of_person(1022)];
            let made = (0..5000).flat_map(|_| workers).map(|worker| ids.next(worker));
            assert_eq!(made.collect::<HashSet<_>>().len(), 15_000);
        }
    }

    #[test]
    fn an_id_is_a_string_in_json() {
        let json = serde_json::to_string(&Snowflake(17)).unwrap();
        assert_eq!(json, "\"17\"");
        assert_eq!(serde_json::from_str::<Snowflake>(&json).unwrap(), Snowflake(17));
    }
}
