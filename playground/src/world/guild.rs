//! The server itself, as in `GUILD_CREATE`.

use serde_json::{Value, json};

use super::{Access, Channel, Context, Member, World};
use crate::clock;
use crate::snowflake::Snowflake;

impl World {
    /// The servers that the bot is on.
    pub(crate) fn guilds(&self) -> impl Iterator<Item = Snowflake> {
        self.has_bot.then_some(self.guild).into_iter().chain(self.other_guilds.iter().copied())
    }

    /// Returns whether the bot is on the server of this channel, or has these direct messages.
    pub(crate) fn has_bot_in(&self, channel: Snowflake) -> bool {
        match self.context_of(channel) {
            Context::Server => {
                let guild = self.guild_of(channel);
                self.guilds().any(|other| Some(other) == guild)
            }
            Context::Direct => true,
            Context::Group => false,
        }
    }

    /// The name of a server.
    pub(crate) fn name_of(&self, guild: Snowflake) -> &str {
        if guild == self.guild { &self.guild_name } else { "Another server" }
    }

    /// The complete guild object, with channels and members.
    pub(crate) fn guild_json(&self, guild: Snowflake) -> Value {
        let visible =
            |channel: &&Channel| channel.guild == Some(guild) && channel.access != Access::Hidden;
        let channels = self.channels.iter().filter(visible);
        let channels: Vec<Value> = channels.map(|channel| self.channel_json(channel)).collect();
        let active =
            self.threads.values().filter(|thread| !thread.is_archived && visible(&&thread.channel));
        let threads: Vec<Value> = active.map(|thread| self.thread_json(thread)).collect();
        let mut members: Vec<Value> = self.members.iter().map(Member::json).collect();
        members.push(self.bot_member());
        json!({
            "id": guild,
            "name": self.name_of(guild),
            "owner_id": self.members.first().map_or(self.application, |owner| owner.id),
            "icon": null,
            "splash": null,
            "discovery_splash": null,
            "banner": null,
            "description": null,
            "vanity_url_code": null,
            "afk_channel_id": null,
            "afk_timeout": 300,
            "application_id": null,
            "system_channel_id": null,
            "system_channel_flags": 0,
            "rules_channel_id": null,
            "public_updates_channel_id": null,
            "safety_alerts_channel_id": null,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "nsfw": false,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": false,
            "preferred_locale": self.guild_locale,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": roles(guild),
            "joined_at": clock::timestamp_of(guild.made_at()),
            "large": false,
            "unavailable": false,
            "member_count": members.len(),
            "members": members,
            "channels": channels,
            "threads": threads,
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        })
    }

    /// The members named in a request for members, including the bot, and the ids that are not
    /// members. The same people are on every server.
    pub(crate) fn members_json(&self, request: &Value) -> Option<Value> {
        let asked = match &request["user_ids"] {
            Value::Array(ids) => ids.clone(),
            id => vec![id.clone()],
        };
        let everybody = self.members.iter().map(Member::json).chain([self.bot_member()]);
        let (mut members, mut missing) = (Vec::new(), asked.clone());
        for member in everybody.filter(|member| asked.contains(&member["user"]["id"])) {
            missing.retain(|id| *id != member["user"]["id"]);
            members.push(member);
        }
        self.guilds().find(|guild| request["guild_id"] == json!(guild)).map(|guild| {
            json!({
                "guild_id": guild,
                "members": members,
                "not_found": missing,
                "chunk_index": 0,
                "chunk_count": 1,
                "nonce": request["nonce"],
            })
        })
    }

    /// The guild object as in `GUILD_UPDATE`: without what only `GUILD_CREATE` tells.
    pub(crate) fn changed_guild_json(&self) -> Value {
        const ONLY_CREATED: [&str; 12] = [
            "joined_at",
            "large",
            "unavailable",
            "member_count",
            "members",
            "channels",
            "threads",
            "presences",
            "voice_states",
            "stage_instances",
            "guild_scheduled_events",
            "soundboard_sounds",
        ];
        let mut guild = self.guild_json(self.guild);
        if let Value::Object(keys) = &mut guild {
            keys.retain(|key, _| !ONLY_CREATED.contains(&key.as_str()));
        }
        guild
    }

    fn bot_member(&self) -> Value {
        let mut member = Member::new(self.application, &self.bot_name).partial();
        member["user"] = self.bot_user();
        member
    }
}

/// The roles of a server: that of everybody, and one that everybody may mention.
pub(crate) fn roles(guild: Snowflake) -> [Value; 2] {
    let fans = Snowflake(guild.0 + 1);
    [role(guild, "@everyone", false), role(fans, "Wizard fans", true)]
}

fn role(id: Snowflake, name: &str, is_mentionable: bool) -> Value {
    json!({
        "id": id,
        "name": name,
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "managed": false,
        "mentionable": is_mentionable,
        "permissions": Access::Full.permissions().to_string(),
        "position": u8::from(is_mentionable),
        "flags": 0,
    })
}
