//! The visible part of a text that somebody has typed.

use std::sync::Arc;

use unicode_width::UnicodeWidthChar as _;

/// Returns whether a character is visible by itself, unlike spaces, fillers, blank patterns and
/// tags.
pub fn is_ink(mark: char) -> bool {
    let is_blank = mark.is_whitespace() || matches!(mark, '\u{115f}' | '\u{2800}');
    !is_blank && mark.width().is_some_and(|width| width > 0)
}

/// Returns whether this is a control character, or one that changes the direction of what follows.
pub fn is_invisible(mark: char) -> bool {
    mark.is_control()
        || matches!(mark,
            '\u{00ad}' | '\u{061c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// The reason why a typed text is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoText {
    #[error("nothing of the text can be seen")]
    Blank,
    #[error("the text has too many characters")]
    TooLong,
}

/// The text without its invisible characters.
pub fn without_invisible(text: &str) -> String {
    text.chars().filter(|mark| !is_invisible(*mark)).collect()
}

/// Checks that something of the text can be seen, and that it has at most this number of characters.
pub fn visible(text: &str, longest: usize) -> Result<Arc<str>, NoText> {
    if !text.chars().any(is_ink) {
        return Err(NoText::Blank);
    }
    if text.chars().count() > longest {
        return Err(NoText::TooLong);
    }
    Ok(text.into())
}
