//! What is shown as an emoji where Discord has it, and else in letters and symbols of Unicode.

use super::Words;
use super::message::WithEmoji;
use crate::emojis::Emoji;

/// What stands on a button: always in letters and symbols, and with an emoji where there is one.
#[derive(Clone)]
pub(super) struct Label {
    pub(super) text: String,
    pub(super) with_emoji: Option<WithEmoji>,
}

impl Label {
    /// A label that is this emoji and what stands beside it, where the emoji is there.
    pub(super) fn with_emoji(
        text: String,
        emoji: Option<Emoji>,
        beside: impl Into<String>,
    ) -> Self {
        let with_emoji = emoji.map(|emoji| WithEmoji { emoji, label: beside.into() });
        Self { text, with_emoji }
    }

    /// The same in a text.
    pub(super) fn shown(self) -> String {
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
    /// An emoji as it stands in a text; where it is not there, this.
    pub(super) fn emoji_or(&self, name: &str, otherwise: impl FnOnce() -> String) -> String {
        self.emoji(name).map_or_else(otherwise, |emoji| emoji.to_string())
    }
}
