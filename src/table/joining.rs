//! The strength of the computer players who join a table.

use std::fmt;
use std::str::FromStr;

use crate::computer::{Level, NotALevel};

/// The strength of the computer players who join a table from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joining {
    Level(Level),
    /// As strong as the host, who has this level. It follows the host's results from game to game,
    /// and never changes within one.
    AsHost(Level),
}

impl Joining {
    pub const fn level(self) -> Level {
        match self {
            Self::Level(level) | Self::AsHost(level) => level,
        }
    }

    pub const fn is_as_host(self) -> bool {
        matches!(self, Self::AsHost(_))
    }

    /// The same for another host, or in the other game, where the host's strength is not known.
    pub(super) const fn without_host(self) -> Self {
        match self {
            Self::Level(level) => Self::Level(level),
            Self::AsHost(_) => Self::Level(Level::JOINING),
        }
    }
}

/// The word before the level of computer players who are as strong as the host.
const AS_HOST: &str = "host ";

/// The words for it in the database.
impl fmt::Display for Joining {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::AsHost(level) => write!(f, "{AS_HOST}{level}"),
        }
    }
}

impl FromStr for Joining {
    type Err = NotALevel;

    fn from_str(words: &str) -> Result<Self, NotALevel> {
        Ok(match words.strip_prefix(AS_HOST) {
            Some(level) => Self::AsHost(level.parse()?),
            None => Self::Level(words.parse()?),
        })
    }
}
