//! The four colors in words and as symbols, which are the same for suits and for dice.

use super::Words;
use super::emojis::Label;
use crate::rules::Color;

impl Words {
    /// The name of a color.
    pub(crate) fn color_name(&self, color: Color) -> String {
        self.say(&format!("suit-{}", color.word()))
    }

    /// The symbol of a color, which always has a letter or a word next to it.
    pub(crate) fn color_symbol(&self, color: Color) -> String {
        self.emoji_or(&disc(color), || self.plain_color_symbol(color))
    }

    /// The symbol of a color where no emoji can be shown.
    pub(crate) fn plain_color_symbol(&self, color: Color) -> String {
        self.say(&format!("symbol-{}", color.word()))
    }

    /// A color in a text, like `🟦 blue`.
    pub(crate) fn color(&self, color: Color) -> String {
        self.color_beside(color, self.color_symbol(color))
    }

    /// A color on a button, alone or in a sentence.
    pub(crate) fn color_label(&self, color: Color, sentence: Option<&str>) -> Label {
        let say = |color: String| match sentence {
            Some(id) => self.with(id, [("color", color.into())]),
            None => color,
        };
        let text = say(self.color_beside(color, self.plain_color_symbol(color)));
        Label::with_emoji(text, self.emoji(&disc(color)), say(self.color_name(color)))
    }

    fn color_beside(&self, color: Color, symbol: String) -> String {
        if self.is_in_words() {
            return self.color_name(color);
        }
        let values = [("suit", self.color_name(color).into()), ("symbol", symbol.into())];
        self.with("suit-labelled", values)
    }
}

/// The name of a color's emoji.
pub(crate) fn disc(color: Color) -> String {
    format!("suit_{}", color.word())
}
