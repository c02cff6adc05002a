//! The server itself, as in `GUILD_CREATE`.

use serde_json::{Value, json};

use super::{Access, Member, World};
use crate::clock;

impl World {
    /// The complete guild object, with channels and members.
    pub(crate) fn guild_json(&self) -> Value {
        let visible = self.channels.iter().filter(|channel| channel.access != Access::Hidden);
        let channels: Vec<Value> = visible.map(|channel| self.channel_json(channel)).collect();
        let active = self
            .threads
            .values()
            .filter(|thread| !thread.is_archived && thread.channel.access != Access::Hidden);
        let threads: Vec<Value> = active.map(|thread| self.thread_json(thread)).collect();
        let mut members: Vec<Value> = self.members.iter().map(Member::json).collect();
        members.push(self.bot_member());
        json!({
            "id": self.guild,
            "name": self.guild_name,
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
            "roles": [self.everyone()],
            "joined_at": clock::timestamp_of(self.guild.made_at()),
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
    /// members.
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
        (request["guild_id"] == json!(self.guild)).then(|| {
            json!({
                "guild_id": self.guild,
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
        let mut guild = self.guild_json();
        if let Value::Object(keys) = &mut guild {
            keys.retain(|key, _| !ONLY_CREATED.contains(&key.as_str()));
        }
        guild
    }

    fn everyone(&self) -> Value {
        json!({
            "id": self.guild,
            "name": "@everyone",
            "color": 0,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "hoist": false,
            "icon": null,
            "unicode_emoji": null,
            "managed": false,
            "mentionable": false,
            "permissions": Access::Full.permissions().to_string(),
            "position": 0,
            "flags": 0,
        })
    }

    fn bot_member(&self) -> Value {
        let mut member = Member::new(self.application, &self.bot_name).partial();
        member["user"] = self.bot_user();
        member
    }
}
