//! What somebody has laid out on their own message and not decided yet.

use std::fmt;
use std::str::FromStr;

use crate::features::press::NotAPress;

/// The most characters: with everything else a button's text stays within Discord's hundred.
const LONGEST: usize = 24;

/// What somebody has laid out on their own message and not decided yet: how the cards are sorted, which
/// dice are marked. It lives in the message's buttons alone; what it means is said where these are made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Draft(String);

impl Default for Draft {
    fn default() -> Self {
        Self("0".to_owned())
    }
}

impl Draft {
    /// The draft of this text, if it fits in a button.
    pub fn new(text: &str) -> Option<Self> {
        let fits = (1..=LONGEST).contains(&text.len());
        let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        (fits && plain).then(|| Self(text.to_owned()))
    }

    /// Its text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Draft {
    type Err = NotAPress;

    fn from_str(text: &str) -> Result<Self, NotAPress> {
        Self::new(text).ok_or(NotAPress)
    }
}
