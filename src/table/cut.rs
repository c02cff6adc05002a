//! Cuts: words that people mix into the luck before the game begins.

use std::fmt;
use std::sync::Arc;

use super::UserId;
use super::visible_text::{NoText, visible, without_invisible};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    pub by: UserId,
    pub words: CutWords,
}

/// The words of a cut: 1 to 100 characters, at least one of them visible, without control or
/// direction characters and without spaces around them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CutWords(Arc<str>);

impl CutWords {
    /// The maximum number of characters.
    pub const LONGEST: usize = 100;

    /// The typed text without its invisible characters and without the spaces around it.
    ///
    /// # Errors
    /// Nothing visible is left, or too much.
    pub fn typed(text: &str) -> Result<Self, NoText> {
        visible(without_invisible(text).trim(), Self::LONGEST).map(Self)
    }

    /// The words; their UTF-8 is mixed into the luck.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CutWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(typed: &str, expected: Result<&str, NoText>) {
        let words = CutWords::typed(typed);
        assert_eq!(words.as_ref().map(CutWords::text), expected.as_ref().copied(), "{typed:?}");
        if let Ok(words) = words {
            assert_eq!(CutWords::typed(words.text()), Ok(words), "once is enough: {typed:?}");
        }
    }

    #[test]
    fn what_is_typed_is_taken_without_what_cannot_be_seen() {
        check("abracadabra", Ok("abracadabra"));
        check("  two  words ", Ok("two  words"));
        check("\u{202e}drow\u{0}\n", Ok("drow"));
        check("\u{200b} é \u{200b}", Ok("é"));
        check("**x** <@1> 漢字 🐉", Ok("**x** <@1> 漢字 🐉"));
    }

    #[test]
    fn what_cannot_be_seen_is_no_cut() {
        for unseen in
            ["", "   ", "\u{a0}\t\n", "\u{200b}\u{200b}", "\u{3164}", "\u{2800}", "\u{e0041}"]
        {
            check(unseen, Err(NoText::Blank));
        }
    }

    #[test]
    fn a_hundred_characters_are_the_most() {
        for letter in ["x", "é", "🐉"] {
            let most = letter.repeat(CutWords::LONGEST);
            check(&most, Ok(&most));
            check(&format!(" \u{200b}{most}\n"), Ok(&most));
            check(&(most + letter), Err(NoText::TooLong));
        }
    }
}
