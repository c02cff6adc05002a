//! The members of the server.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::World;
use crate::clock;
use crate::snowflake::Snowflake;

/// The permissions of ordinary members: view channels, write, react, read the history, mention, use
/// commands.
const ANYBODY: u64 = 0x0000_0000_8004_7c40;
/// The permissions of the owner: all that exist so far.
const OWNER: u64 = 0x001f_ffff_ffff_ffff;

/// A member of the server.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub id: Snowflake,
    /// The display name; may contain anything.
    pub name: String,
    /// The language of this person's client.
    pub locale: String,
    /// True if the person has added the app to their account, so that it can be used everywhere.
    pub has_installed: bool,
    /// The ephemeral messages that this person no longer sees.
    pub dismissed: HashSet<Snowflake>,
}

impl Member {
    pub(crate) fn new(id: Snowflake, name: &str) -> Self {
        let (name, locale) = (name.to_owned(), "en-US".to_owned());
        Self { id, name, locale, has_installed: false, dismissed: HashSet::new() }
    }

    /// The user object of this member.
    pub(crate) fn user(&self) -> Value {
        user_json(self.id, &username(&self.name, self.id), Some(&self.name))
    }

    /// The member object without its user, as in mentions.
    pub(crate) fn partial(&self) -> Value {
        json!({
            "nick": null,
            "avatar": null,
            "banner": null,
            "roles": [],
            "joined_at": clock::timestamp_of(self.id.made_at()),
            "premium_since": null,
            "communication_disabled_until": null,
            "deaf": false,
            "mute": false,
            "pending": false,
            "flags": 0,
        })
    }

    /// The complete member object.
    pub(crate) fn json(&self) -> Value {
        let mut member = self.partial();
        member["user"] = self.user();
        member
    }
}

impl World {
    /// The member object as in an interaction.
    pub(crate) fn interaction_member(&self, member: &Member) -> Value {
        let mut json = member.json();
        json["permissions"] = json!(self.permissions_of(member.id).to_string());
        json
    }

    /// The permissions of a person. The first member owns the server.
    pub(crate) fn permissions_of(&self, person: Snowflake) -> u64 {
        let owner = self.members.first().is_some_and(|first| first.id == person);
        if owner { OWNER } else { ANYBODY }
    }
}

/// A user object for a person or the bot.
pub(super) fn user_json(id: Snowflake, username: &str, global_name: Option<&str>) -> Value {
    json!({
        "id": id,
        "username": username,
        "global_name": global_name,
        "discriminator": "0",
        "avatar": null,
        "banner": null,
        "accent_color": null,
        "avatar_decoration_data": null,
        "collectibles": null,
        "primary_guild": null,
        "public_flags": 0,
        "flags": 0,
        "bot": false,
    })
}

/// The account name for a display name: lower-case letters, digits, dots and underscores.
fn username(name: &str, id: Snowflake) -> String {
    let allowed = |letter: &char| letter.is_ascii_alphanumeric() || "._".contains(*letter);
    let plain: String = name.to_lowercase().chars().filter(allowed).take(32).collect();
    if plain.len() < 2 { format!("user{id}") } else { plain }
}
