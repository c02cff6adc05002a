//! Text channels, and the bot's permissions in them.

use serde_json::{Map, Value, json};

use super::World;
use crate::snowflake::Snowflake;

const ADD_REACTIONS: u64 = 1 << 6;
const VIEW_CHANNEL: u64 = 1 << 10;
const SEND_MESSAGES: u64 = 1 << 11;
const EMBED_LINKS: u64 = 1 << 14;
const ATTACH_FILES: u64 = 1 << 15;
const READ_MESSAGE_HISTORY: u64 = 1 << 16;
const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

/// The bot's own access to a channel. It may respond to interactions everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// The bot may see the channel and post there.
    Full,
    /// The bot may see the channel and post there, but neither start threads nor write in them.
    NoThreads,
    /// Like [`Access::Full`], except that sending files is refused with 50013.
    NoFiles,
    /// The bot may see the channel, but posting is refused with 50013.
    ReadOnly,
    /// The bot may not even see the channel: everything is refused with 50001.
    Hidden,
}

impl Access {
    /// Returns whether the bot may start threads there and write in them.
    pub(crate) fn is_open(self) -> bool {
        matches!(self, Self::Full | Self::NoFiles)
    }

    /// The bot's permissions in such a channel.
    pub(crate) fn permissions(self) -> u64 {
        let anywhere = USE_APPLICATION_COMMANDS | USE_EXTERNAL_EMOJIS | EMBED_LINKS | ATTACH_FILES;
        let reading = VIEW_CHANNEL | READ_MESSAGE_HISTORY | ADD_REACTIONS;
        let in_threads = SEND_MESSAGES_IN_THREADS | CREATE_PUBLIC_THREADS;
        match self {
            Self::Full => anywhere | reading | SEND_MESSAGES | in_threads,
            Self::NoThreads => anywhere | reading | SEND_MESSAGES,
            Self::NoFiles => Self::Full.permissions() & !ATTACH_FILES,
            Self::ReadOnly => anywhere | reading,
            Self::Hidden => anywhere,
        }
    }
}

/// A text channel or a thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    pub id: Snowflake,
    /// The name without `#`.
    pub name: String,
    /// The bot's access to it.
    pub access: Access,
    /// The server to which it belongs; `None` for direct messages and group chats.
    pub guild: Option<Snowflake>,
}

impl From<&Channel> for Snowflake {
    fn from(channel: &Channel) -> Self {
        channel.id
    }
}

impl World {
    /// The server to which a channel or thread belongs; the first one if it is gone.
    pub(crate) fn guild_of(&self, channel: Snowflake) -> Option<Snowflake> {
        self.channel(channel).map_or(Some(self.guild), |channel| channel.guild)
    }

    /// The channel as `GET /channels/{id}` returns it.
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        if let Some(thread) = self.threads.get(&channel.id) {
            return self.thread_json(thread);
        }
        if let Some(private) = self.private.get(&channel.id) {
            return self.private_json(private);
        }
        let position = self.place_of(channel.id);
        let last = self.posts_of(channel.id).next_back();
        json!({
            "id": channel.id,
            "type": 0,
            "guild_id": channel.guild,
            "name": channel.name,
            "position": position.unwrap_or_default(),
            "flags": 0,
            "parent_id": null,
            "topic": null,
            "nsfw": false,
            "last_message_id": last.map(|post| post.id),
            "rate_limit_per_user": 0,
            "permission_overwrites": [],
        })
    }

    /// The existing ones of these channels, by id, as an interaction of this person contains them.
    pub(crate) fn told_of(&self, ids: &[String], person: Snowflake) -> Map<String, Value> {
        let channel = |id: &String| self.channel(id.parse().ok()?);
        let told = ids
            .iter()
            .filter_map(|id| Some((id.clone(), self.interaction_channel(channel(id)?, person))));
        told.collect()
    }

    /// The part of a channel that an interaction contains, with the permissions of the person.
    pub(crate) fn interaction_channel(&self, channel: &Channel, person: Snowflake) -> Value {
        let mut json = self.channel_json(channel);
        if channel.guild.is_some() {
            json["permissions"] = json!(self.permissions_of(person).to_string());
        }
        json
    }
}
