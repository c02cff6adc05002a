//! The rules in short.

use super::message::{Embed, Field, Message, PrivateMessage};
use super::{VIOLET, Words};
use crate::rules::GameKind;

impl Words {
    /// The rules of a game in short.
    pub fn rules(&self, kind: GameKind) -> PrivateMessage {
        let topics = match kind {
            GameKind::Cards => {
                ["rules-course", "rules-follow", "rules-winner", "rules-points", "rules-options"]
            }
        };
        let field = |topic: &str| Field {
            name: self.say(topic),
            value: self.say(&format!("{topic}-text")),
        };
        let embed = Embed {
            title: self.say("rules-title"),
            color: VIOLET,
            fields: topics.map(field).to_vec(),
            ..Embed::default()
        };
        PrivateMessage(Message { embed: Some(embed), ..Message::default() })
    }
}
