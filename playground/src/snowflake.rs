//! Discord's ids: a 64-bit number that begins with the time it was made.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::clock;

/// Milliseconds between 1970 and the first second of 2015, where Discord's ids begin.
const EPOCH: u64 = 1_420_070_400_000;

/// An id of Discord. As JSON it is a string of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snowflake(pub u64);

impl Snowflake {
    /// When it was made, in milliseconds since 1970.
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

/// Makes ids, each greater than the one before.
#[derive(Debug, Default)]
pub(crate) struct Ids {
    last: u64,
}

impl Ids {
    pub(crate) fn next(&mut self) -> Snowflake {
        let now = clock::now_ms().saturating_sub(EPOCH) << 22;
        self.last = now.max(self.last + 1);
        Snowflake(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_increase_and_know_their_time() {
        let mut ids = Ids::default();
        let first = ids.next();
        let second = ids.next();
        assert!(first < second);
        assert!(clock::now_ms() - second.made_at() < 1000);
    }

    #[test]
    fn an_id_is_a_string_in_json() {
        let json = serde_json::to_string(&Snowflake(17)).unwrap();
        assert_eq!(json, "\"17\"");
        assert_eq!(serde_json::from_str::<Snowflake>(&json).unwrap(), Snowflake(17));
    }
}
