//! The application's emojis: small pictures that its messages may show.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::body::Bytes;
use serde_json::{Value, json};

use super::World;
use crate::snowflake::Snowflake;

/// An emoji of the application.
#[derive(Clone, Debug)]
pub(crate) struct Emoji {
    pub name: String,
    pub content_type: String,
    pub picture: Bytes,
}

/// All emojis, the oldest first.
pub(crate) type Emojis = BTreeMap<Snowflake, Emoji>;

impl World {
    /// Adds an emoji and returns its id.
    pub(crate) fn add_emoji(&mut self, emoji: Emoji) -> Snowflake {
        let id = self.next_id();
        self.emojis_mut().insert(id, emoji);
        id
    }

    /// The emojis, for changes.
    pub(crate) fn emojis_mut(&mut self) -> &mut Emojis {
        Arc::make_mut(&mut self.emojis)
    }

    /// The id of the emoji with this name.
    pub(crate) fn emoji_called(&self, name: &str) -> Option<Snowflake> {
        self.emojis.iter().find(|(_, emoji)| emoji.name == name).map(|(id, _)| *id)
    }

    /// The emoji as Discord returns it.
    pub(crate) fn emoji_json(&self, id: Snowflake, emoji: &Emoji) -> Value {
        json!({
            "id": id,
            "name": emoji.name,
            "user": self.bot_user(),
            "roles": [],
            "require_colons": true,
            "managed": false,
            "animated": emoji.content_type == "image/gif",
            "available": true,
        })
    }
}
