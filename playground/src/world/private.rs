//! Channels outside of servers: the direct messages of each person with the bot, and group chats, of
//! which the bot is no member. Also where an app may be used, and on whose behalf.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{Access, Channel, Command, Interaction, Trigger, World};
use crate::snowflake::Snowflake;

/// The types of channels.
const DIRECT: u8 = 1;
const GROUP: u8 = 3;

/// An installation on a server, and one on a person's account.
const ON_SERVER: u64 = 0;
const BY_PERSON: u64 = 1;

/// The bot's permissions in every channel outside of servers: embeds, files, mentions.
const IN_GROUPS: u64 = 1 << 14 | 1 << 15 | 1 << 17;
/// In its direct messages it may use emojis of other servers as well.
const IN_DIRECT: u64 = IN_GROUPS | 1 << 18;

/// The place of an interaction, as Discord numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Context {
    Server = 0,
    Direct = 1,
    Group = 2,
}

/// A channel outside of servers.
#[derive(Clone, Debug)]
pub(crate) struct Private {
    pub channel: Channel,
    pub people: Vec<Snowflake>,
    pub context: Context,
}

/// The installations on whose behalf an interaction happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Owners {
    /// The server; 0 in the direct messages of a bot that is on servers.
    pub server: Option<Snowflake>,
    pub person: Option<Snowflake>,
}

impl Owners {
    pub(crate) fn json(self) -> Value {
        let mut json = json!({});
        for (kind, owner) in [(ON_SERVER, self.server), (BY_PERSON, self.person)] {
            if let Some(owner) = owner {
                json[kind.to_string()] = json!(owner);
            }
        }
        json
    }
}

impl World {
    /// Adds a channel of these people outside of servers.
    pub(crate) fn add_private(
        &mut self,
        context: Context,
        name: &str,
        people: Vec<Snowflake>,
    ) -> Channel {
        let (id, name) = (self.next_id(), name.to_owned());
        let channel = Channel { id, name, access: Access::Full, guild: None };
        self.private.insert(id, Private { channel: channel.clone(), people, context });
        channel
    }

    /// Gives each person a channel of direct messages with the bot, and adds the group chats.
    pub(super) fn with_private(mut self, groups: &BTreeMap<String, Vec<String>>) -> Self {
        let (bot, people) = (self.bot_name.clone(), self.members.clone());
        for person in &people {
            self.add_private(Context::Direct, &bot, vec![person.id]);
        }
        for (name, names) in groups {
            let those = people.iter().filter(|person| names.contains(&person.name));
            let those = those.map(|person| person.id).collect();
            self.add_private(Context::Group, name, those);
        }
        self
    }

    /// Returns whether this person may read and write in this channel.
    pub(crate) fn is_in(&self, person: Snowflake, channel: Snowflake) -> bool {
        self.private.get(&channel).is_none_or(|private| private.people.contains(&person))
    }

    pub(crate) fn context_of(&self, channel: Snowflake) -> Context {
        self.private.get(&channel).map_or(Context::Server, |private| private.context)
    }

    /// Returns whether clients offer this command to this person in this channel.
    pub(crate) fn offered(&self, command: &Command, person: Snowflake, channel: Snowflake) -> bool {
        self.owners_for(&command.json, person, channel) != Owners::default()
    }

    /// The installations on whose behalf this person may use this command in this channel; none if
    /// clients do not offer it there.
    fn owners_for(&self, command: &Value, person: Snowflake, channel: Snowflake) -> Owners {
        let context = self.context_of(channel);
        let has = |key: &str, number: u64| {
            command[key].as_array().map(|numbers| numbers.contains(&json!(number)))
        };
        // Without contexts, a command is offered everywhere; without types, it comes with servers.
        if has("contexts", context as u64) == Some(false) || !self.is_in(person, channel) {
            return Owners::default();
        }
        let on_server = has("integration_types", ON_SERVER).unwrap_or(true);
        let by_person = has("integration_types", BY_PERSON).unwrap_or(false);
        let server = match context {
            Context::Server => self.guild_of(channel).filter(|_| self.has_bot_in(channel)),
            Context::Direct => self.guilds().next().map(|_| Snowflake(0)),
            Context::Group => None,
        };
        let installed = self.member(person).is_some_and(|member| member.has_installed);
        Owners {
            server: server.filter(|_| on_server),
            person: (installed && by_person).then_some(person),
        }
    }

    /// The installations on whose behalf an interaction happens. A press happens on behalf of those
    /// of the message, whoever presses.
    pub(crate) fn owners_of(
        &self,
        trigger: &Trigger,
        data: &Value,
        by: Snowflake,
        channel: Snowflake,
    ) -> Owners {
        let pressed = match trigger {
            Trigger::Command { .. } | Trigger::Typing { .. } => {
                let named = |command: &&Command| json!(command.id) == data["id"];
                let command = self.commands.iter().find(named).map(|command| &command.json);
                // A modified client may send a command that nobody has registered.
                let everywhere = json!({ "integration_types": [ON_SERVER, BY_PERSON] });
                return self.owners_for(command.unwrap_or(&everywhere), by, channel);
            }
            Trigger::Press { message, .. } => Some(*message),
            Trigger::Submit { message, opened_by, .. } => {
                let opened = self.interactions.get(*opened_by);
                if let Some(opened) = opened.filter(|_| message.is_none()) {
                    return opened.owners;
                }
                *message
            }
        };
        let origin = pressed.and_then(|id| self.posts.get(&id)?.origin.as_ref());
        let posted = Owners { server: self.guild_of(channel).or(Some(Snowflake(0))), person: None };
        let mut owners = origin.map_or(posted, |origin| origin.owners);
        let is_on_server = match self.context_of(channel) {
            Context::Server => self.has_bot_in(channel),
            Context::Direct => self.guilds().next().is_some(),
            Context::Group => false,
        };
        owners.server = owners.server.filter(|_| is_on_server);
        owners
    }

    /// A channel outside of servers, as an interaction contains it.
    pub(super) fn private_json(&self, private: &Private) -> Value {
        let last = self.posts_of(private.channel.id).next_back();
        let recipients = private.people.iter().map(|id| self.user(*id)).collect::<Vec<_>>();
        let mut json = json!({
            "id": private.channel.id,
            "type": if private.context == Context::Direct { DIRECT } else { GROUP },
            "flags": 0,
            "last_message_id": last.map(|post| post.id),
            "recipients": recipients,
        });
        if private.context == Context::Group {
            json["name"] = json!(private.channel.name);
            json["icon"] = Value::Null;
            json["owner_id"] = json!(private.people.first());
        }
        json
    }

    /// The bot's permissions, as an interaction says them.
    pub(super) fn app_permissions(&self, interaction: &Interaction) -> u64 {
        let access = || {
            let channel = self.channel(interaction.channel);
            channel.map_or(Access::Full, |channel| channel.access).permissions()
        };
        match self.context_of(interaction.channel) {
            Context::Server => access(),
            Context::Direct => IN_DIRECT,
            Context::Group => IN_GROUPS,
        }
    }
}
