//! Message objects as Discord sends them.

use serde_json::{Value, json};

use super::{Audience, Author, Interaction, LOADING, Origin, Post, World};
use crate::clock;

impl World {
    /// The message object of a post.
    pub(crate) fn post_json(&self, post: &Post) -> Value {
        let mut json = json!({
            "id": post.id,
            "channel_id": post.channel,
            "type": kind(post),
            "author": match post.author {
                Author::Bot => self.bot_user(),
                Author::Person(id) => self.user(id),
            },
            "content": post.content,
            "embeds": post.embeds,
            "components": post.components,
            "attachments": post.attachments,
            "mentions": post.mentions.users.iter().map(|id| self.user(*id)).collect::<Vec<_>>(),
            "mention_roles": post.mentions.roles,
            "mention_everyone": post.mentions.everyone,
            "timestamp": clock::timestamp_of(post.id.made_at()),
            "edited_timestamp": post.edited,
            "flags": post.flags,
            "pinned": false,
            "tts": false,
        });
        let guild = self.guild_of(post.channel);
        if let Some(target) = post.replies_to {
            json["message_reference"] = json!({
                "type": 0, "message_id": target, "channel_id": post.channel,
            });
            if let Some(guild) = guild {
                json["message_reference"]["guild_id"] = json!(guild);
            }
        }
        self.tell_thread(&mut json, post);
        if post.author == Author::Bot {
            json["application_id"] = json!(self.application);
        }
        if let Some(origin) = &post.origin {
            json["webhook_id"] = json!(self.application);
            self.tell_origin(&mut json, origin);
        }
        json
    }

    fn tell_origin(&self, json: &mut Value, origin: &Origin) {
        let kind = match (&origin.command, origin.opened_by) {
            (Some(_), _) => 2,
            (None, None) => 3,
            (None, Some(_)) => 5,
        };
        let mut metadata = json!({
            "id": origin.interaction,
            "type": kind,
            "user": self.user(origin.by),
            "authorizing_integration_owners": origin.owners.json(),
        });
        if let Some(opened_by) = origin.opened_by {
            metadata["triggering_interaction_metadata"] = json!({
                "id": opened_by,
                "type": self.interactions.get(opened_by).map_or(3, Interaction::kind),
                "user": self.user(origin.by),
                "authorizing_integration_owners": origin.owners.json(),
                "interacted_message_id": origin.pressed,
            });
        } else if let Some(pressed) = origin.pressed {
            metadata["interacted_message_id"] = json!(pressed);
        }
        if let Some(target) = origin.target {
            metadata["target_user"] = self.user(target);
        }
        if let Some(first) = origin.first {
            metadata["original_response_message_id"] = json!(first);
        }
        if let Some((name, _)) = &origin.command {
            let (id, user) = (origin.interaction, self.user(origin.by));
            json["interaction"] = json!({ "id": id, "type": 2, "name": name, "user": user });
        }
        json["interaction_metadata"] = metadata;
    }

    /// The message object with additional data for the page.
    pub(crate) fn post_for_page(&self, post: &Post) -> Value {
        let mut json = self.post_json(post);
        json["ephemeral"] = json!(matches!(post.audience, Audience::Only(_)));
        json["loading"] = json!(post.flags & LOADING != 0);
        json["notified"] = json!(post.notified);
        let first_answer = post.origin.as_ref().filter(|origin| origin.first.is_none());
        if let Some(origin) = first_answer
            && let Some((_, text)) = &origin.command
        {
            json["command"] = json!(text);
            json["by"] = json!(origin.by);
        }
        json
    }
}

/// The type: 20 for the response to a command, 19 for a reply, 18 for the announcement of a thread,
/// 0 for any other message.
fn kind(post: &Post) -> u8 {
    let answers_command = |origin: &Origin| origin.command.is_some() && origin.first.is_none();
    if post.origin.as_ref().is_some_and(answers_command) {
        20
    } else if post.announces.is_some() {
        18
    } else if post.replies_to.is_some() {
        19
    } else {
        0
    }
}
