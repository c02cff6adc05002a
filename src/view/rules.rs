//! The rules in short.

use super::message::{Embed, Field, Message, PrivateMessage};
use super::{VIOLET, Words};
use crate::rules::GameKind;
use crate::rules::dice::MagicCard;

impl Words {
    /// The rules of a game in short.
    pub fn rules(&self, kind: GameKind) -> PrivateMessage {
        let (title, topics) = match kind {
            GameKind::Cards => (
                "rules-title",
                ["rules-course", "rules-follow", "rules-winner", "rules-points", "rules-options"],
            ),
            GameKind::Dice => (
                "rules-dice-title",
                [
                    "rules-dice-predict",
                    "rules-dice-roll",
                    "rules-dice-score",
                    "rules-dice-seer",
                    "rules-dice-end",
                ],
            ),
        };
        let field = |topic: &str| Field {
            name: self.say(topic),
            value: self.say(&format!("{topic}-text")),
        };
        let mut fields = topics.map(field).to_vec();
        match kind {
            GameKind::Cards => {}
            GameKind::Dice => fields.push(self.magic_cards()),
        }
        let embed = Embed { title: self.say(title), color: VIOLET, fields, ..Embed::default() };
        PrivateMessage(Message { embed: Some(embed), ..Message::default() })
    }

    /// All ten, a sentence each.
    fn magic_cards(&self) -> Field {
        let cards = MagicCard::ALL.map(|card| format!("✨ {}", self.magic(card)));
        Field { name: self.say("rules-dice-magic"), value: cards.join("\n") }
    }
}
