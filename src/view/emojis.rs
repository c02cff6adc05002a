//! Text that uses an emoji if Discord has it, and letters and Unicode symbols otherwise.

use super::Words;
use super::components::WithEmoji;
use crate::emojis::Emoji;

/// The label of a button: always in letters and symbols, and with an emoji if there is one.
#[derive(Clone)]
pub(crate) struct Label {
    pub(crate) text: String,
    pub(crate) with_emoji: Option<WithEmoji>,
}

impl Label {
    /// A label with an emoji and the text `beside` it, if the emoji exists; otherwise `text`.
    pub(crate) fn with_emoji(
        text: String,
        emoji: Option<Emoji>,
        beside: impl Into<String>,
    ) -> Self {
        let with_emoji = emoji.map(|emoji| WithEmoji { emoji, label: beside.into() });
        Self { text, with_emoji }
    }

    /// The label as it appears in running text.
    pub(crate) fn shown(self) -> String {
        match self.with_emoji {
            Some(WithEmoji { emoji, label }) => format!("{emoji}{label}"),
            None => self.text,
        }
    }
}

impl From<String> for Label {
    fn from(text: String) -> Self {
        Self { text, with_emoji: None }
    }
}

impl From<&str> for Label {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl Words {
    /// The emoji as it appears in running text, or the other text if the emoji does not exist.
    pub(crate) fn emoji_or(&self, name: &str, otherwise: impl FnOnce() -> String) -> String {
        self.emoji(name).map_or_else(otherwise, |emoji| emoji.to_string())
    }
}
