//! The rules in short.

use super::message::{Embed, Field, Message, PrivateMessage};
use super::words::Named;
use super::{VIOLET, Words};
use crate::rules::GameKind;
use crate::rules::cards::Card;
use crate::rules::dice::{Face, MagicCard};

/// What is said about the card game, in the order in which somebody meets it.
const CARD_TOPICS: &[&str] = &[
    "rules-cards",
    "rules-round",
    "rules-follow",
    "rules-winner",
    "rules-points",
    "rules-end",
    "rules-options",
];

/// What is said about the dice game.
const DICE_TOPICS: &[&str] = &[
    "rules-dice-dice",
    "rules-dice-predict",
    "rules-dice-roll",
    "rules-dice-score",
    "rules-dice-jester",
    "rules-dice-seer",
    "rules-dice-end",
];

impl Words {
    /// The rules of a game in short, as a message of their own.
    pub fn rules(&self, kind: GameKind) -> PrivateMessage {
        let embed = Some(self.rules_in_short(kind));
        PrivateMessage(Message { embed, ..Message::default() })
    }

    /// The rules of a game in short.
    pub(super) fn rules_in_short(&self, kind: GameKind) -> Embed {
        let (title, topics) = match kind {
            GameKind::Cards => ("rules-title", CARD_TOPICS),
            GameKind::Dice => ("rules-dice-title", DICE_TOPICS),
        };
        let field = |topic: &&str| Field {
            name: self.say(topic),
            value: self.with(&format!("{topic}-text"), self.symbols()),
        };
        let mut fields: Vec<Field> = topics.iter().map(field).collect();
        match kind {
            GameKind::Cards => {}
            GameKind::Dice => fields.extend(self.magic_cards()),
        }
        Embed { title: self.say(title), color: VIOLET, fields, ..Embed::default() }
    }

    /// What stands for colours, Wizards and Jesters in sentences about both games.
    fn symbols(&self) -> Vec<Named<'static>> {
        let others = [
            ("wizard-card", self.card(Card::Wizard)),
            ("jester-card", self.card(Card::Jester)),
            ("wizard-die", self.die_face(Face::Wizard)),
            ("jester-die", self.die_face(Face::Jester)),
        ];
        let others = others.map(|(name, shown)| (name, shown.into()));
        self.colors().into_iter().chain(others).collect()
    }

    /// All ten, a name and a sentence each: too much for one field.
    fn magic_cards(&self) -> [Field; 2] {
        let (first, others) = MagicCard::ALL.split_at(MagicCard::ALL.len() / 2);
        [("rules-dice-magic", first), ("rules-dice-more-magic", others)].map(|(id, cards)| {
            let cards: Vec<String> = cards.iter().map(|card| self.magic_card(*card)).collect();
            Field { name: self.say(id), value: cards.join("\n") }
        })
    }
}
