//! A player's draft: what they have arranged on their private message but not decided yet.

use std::fmt;
use std::str::FromStr;

use crate::features::press::NotAPress;

/// Maximum number of characters; with everything else, a button's text stays within Discord's 100.
const LONGEST: usize = 24;

/// What a player has arranged on their private message but not decided yet: how the cards are
/// sorted, which dice are marked. It exists only in the message's buttons; the code that makes the
/// buttons defines its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Draft(String);

impl Default for Draft {
    fn default() -> Self {
        Self("0".to_owned())
    }
}

impl Draft {
    /// Makes a draft from this text if it fits in a button.
    pub fn new(text: &str) -> Option<Self> {
        let fits = (1..=LONGEST).contains(&text.len());
        let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        (fits && plain).then(|| Self(text.to_owned()))
    }

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
