//! The strength of the computer players who join a table.

use std::fmt;
use std::str::FromStr;

use crate::computer::{Level, NotALevel};

/// The strength of the computer players who join a table from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joining {
    pub level: Level,
    /// True if the host wants them as strong as the host is. The level follows the host's results
    /// from game to game, and never changes within one.
    pub as_host: bool,
}

impl Joining {
    /// Computer players of this level, whoever is the host.
    pub const fn of(level: Level) -> Self {
        Self { level, as_host: false }
    }

    /// Computer players who are as strong as a host of this strength.
    pub const fn as_host(level: Level) -> Self {
        Self { level, as_host: true }
    }
}

impl From<Level> for Joining {
    fn from(level: Level) -> Self {
        Self::of(level)
    }
}

/// The word before the level of computer players who are as strong as the host.
const AS_HOST: &str = "host ";

/// The word for it in the database.
impl fmt::Display for Joining {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.as_host {
            f.write_str(AS_HOST)?;
        }
        self.level.fmt(f)
    }
}

impl FromStr for Joining {
    type Err = NotALevel;

    fn from_str(words: &str) -> Result<Self, NotALevel> {
        Ok(match words.strip_prefix(AS_HOST) {
            Some(level) => Self::as_host(level.parse()?),
            None => words.parse::<Level>()?.into(),
        })
    }
}
