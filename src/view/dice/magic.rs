//! The names and texts of Magic Cards.

use crate::rules::dice::MagicCard;
use crate::view::Words;

impl Words {
    /// The name of a Magic Card.
    pub(crate) fn magic_name(&self, card: MagicCard) -> String {
        self.say(match card {
            MagicCard::EveryColor => "magic-name-every-color",
            MagicCard::StuckJesters => "magic-name-stuck-jesters",
            MagicCard::RollFirst => "magic-name-roll-first",
            MagicCard::TurnTwo => "magic-name-turn-two",
            MagicCard::ExtraDie => "magic-name-extra-die",
            MagicCard::OwnColorJesters => "magic-name-own-color-jesters",
            MagicCard::CrossOut => "magic-name-cross-out",
            MagicCard::SeersNumber => "magic-name-seers-number",
            MagicCard::SameColumn => "magic-name-same-column",
            MagicCard::Secret => "magic-name-secret",
        })
    }

    /// The effect of a Magic Card in one sentence.
    pub(crate) fn magic(&self, card: MagicCard) -> String {
        self.say(match card {
            MagicCard::EveryColor => "magic-every-color",
            MagicCard::StuckJesters => "magic-stuck-jesters",
            MagicCard::RollFirst => "magic-roll-first",
            MagicCard::TurnTwo => "magic-turn-two",
            MagicCard::ExtraDie => "magic-extra-die",
            MagicCard::OwnColorJesters => "magic-own-color-jesters",
            MagicCard::CrossOut => "magic-cross-out",
            MagicCard::SeersNumber => "magic-seers-number",
            MagicCard::SameColumn => "magic-same-column",
            MagicCard::Secret => "magic-secret",
        })
    }

    /// A Magic Card with its name and its sentence.
    pub(crate) fn magic_card(&self, card: MagicCard) -> String {
        let values = [
            ("mark", self.emoji_or("magic", || self.say("mark-magic")).into()),
            ("name", self.magic_name(card).into()),
            ("sentence", self.magic(card).into()),
        ];
        self.with("dice-magic", values)
    }
}
