//! Presets that a server has saved: a name for a game and its choices.

use std::fmt;
use std::sync::Arc;

use crate::rules::Options;
use crate::table::{PressId, is_ink, is_invisible};

/// A game and its choices, under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedPreset {
    /// The press that saved it: it tells this preset from others, later ones of its name among them.
    pub id: PressId,
    /// Its name.
    pub name: PresetName,
    /// The game and its choices.
    pub options: Options,
}

/// A preset's name: 1 to 32 characters without control and direction marks, with single spaces between them and none
/// around them, and something of it can be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresetName(Arc<str>);

/// Why some text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoName {
    /// Nothing of it can be seen.
    #[error("nothing of the name can be seen")]
    Blank,
    /// It has too many characters.
    #[error("the name is longer than {} characters", PresetName::LONGEST)]
    TooLong,
}

impl PresetName {
    /// The most characters.
    pub const LONGEST: usize = 32;

    /// What somebody typed, without what cannot be seen in it.
    ///
    /// # Errors
    /// Nothing is left, or too much.
    pub fn typed(text: &str) -> Result<Self, NoName> {
        let seen: String = text.chars().filter(|mark| !is_invisible(*mark)).collect();
        let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
        if !name.chars().any(is_ink) {
            return Err(NoName::Blank);
        }
        if name.chars().count() > Self::LONGEST {
            return Err(NoName::TooLong);
        }
        Ok(Self(name.into()))
    }

    /// The name.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What two names have in common that differ in capital letters alone.
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }

    /// Whether both are the same name, but for capital letters.
    pub fn is_same(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl fmt::Display for PresetName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(typed: &str, expected: Result<&str, NoName>) {
        let name = PresetName::typed(typed);
        assert_eq!(name.as_ref().map(PresetName::text), expected.as_ref().copied(), "{typed:?}");
        if let Ok(name) = name {
            assert_eq!(PresetName::typed(name.text()), Ok(name), "once is enough: {typed:?}");
        }
    }

    #[test]
    fn a_name_is_what_can_be_seen_of_it() {
        check("Friday", Ok("Friday"));
        check("  long \t Friday ", Ok("long Friday"));
        check("\u{202e}yadirF\n", Ok("yadirF"));
        check("**x** <@1>", Ok("**x** <@1>"));
        for unseen in ["", "  ", "\u{200b}", "\u{3164}", "\u{2800}"] {
            check(unseen, Err(NoName::Blank));
        }
        let most = "é".repeat(PresetName::LONGEST);
        check(&most, Ok(&most));
        check(&(most + "x"), Err(NoName::TooLong));
    }
}
