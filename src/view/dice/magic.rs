//! The names and texts of Magic Cards.

use crate::rules::dice::MagicCard;
use crate::view::Words;

impl Words {
    pub(crate) fn magic_name(&self, card: MagicCard) -> String {
        self.say(&format!("magic-name-{}", word(card)))
    }

    /// The effect of a Magic Card in one sentence.
    pub(crate) fn magic(&self, card: MagicCard) -> String {
        self.say(&format!("magic-{}", word(card)))
    }

    /// A Magic Card with its name and its sentence.
    pub(crate) fn magic_card(&self, card: MagicCard) -> String {
        self.named_magic(card, self.magic(card))
    }

    /// A Magic Card with its name and a few words, for a line next to the picture of the table.
    pub(super) fn magic_in_brief(&self, card: MagicCard) -> String {
        self.named_magic(card, self.say(&format!("magic-brief-{}", word(card))))
    }

    fn named_magic(&self, card: MagicCard, sentence: String) -> String {
        let values = [
            ("mark", self.emoji_or("magic", || self.say("mark-magic")).into()),
            ("name", self.magic_name(card).into()),
            ("sentence", sentence.into()),
        ];
        self.with("dice-magic", values)
    }
}

fn word(card: MagicCard) -> &'static str {
    card.into()
}
