//! Saved presets: a game and its options, under a name.

use std::fmt;
use std::sync::Arc;

use crate::rules::Options;
use crate::table::{NoText, PressId, visible, without_invisible};

/// A game and its options, under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedPreset {
    /// The press that saved the preset. It identifies the preset, even among later ones with the
    /// same name.
    pub id: PressId,
    pub name: PresetName,
    pub options: Options,
}

/// The name of a preset: 1 to 32 characters, at least one of them visible. It has no control or
/// direction characters, only single spaces, and no space at either end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresetName(Arc<str>);

impl PresetName {
    /// The maximum number of characters.
    pub const LONGEST: usize = 32;

    /// Makes a name from what a user typed, without its invisible characters.
    pub fn typed(text: &str) -> Result<Self, NoText> {
        let name = without_invisible(text).split_whitespace().collect::<Vec<_>>().join(" ");
        visible(&name, Self::LONGEST).map(Self)
    }

    pub fn text(&self) -> &str {
        &self.0
    }

    /// The lower-case form, which is the same for names that differ in case only.
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }

    /// True if both names differ in case at most.
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
    fn check(typed: &str, expected: Result<&str, NoText>) {
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
            check(unseen, Err(NoText::Blank));
        }
        let most = "é".repeat(PresetName::LONGEST);
        check(&most, Ok(&most));
        check(&(most + "x"), Err(NoText::TooLong));
    }
}
