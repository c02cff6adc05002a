//! An interaction, from the press to its responses.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio::time::Instant;

use super::{Member, Owners, World};
use crate::snowflake::Snowflake;

/// An action of a person that causes an interaction.
#[derive(Clone, Debug)]
pub(crate) enum Trigger {
    /// Used a slash command, or a user command on the target; `text` is shown on the page, for
    /// example `/wizard play`.
    Command { name: String, text: String, target: Option<Snowflake> },
    /// Pressed a button of a message.
    Press { message: Snowflake, custom_id: String },
    /// Is typing a slash command and waits for choices; `kind` is the type of the option.
    Typing { text: String, kind: u64 },
    /// Submitted a form that answered the interaction `opened_by`, which may have been a press on a
    /// message.
    Submit { opened_by: Snowflake, message: Option<Snowflake>, custom_id: String },
}

/// The type of the bot's initial response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FirstAnswer {
    /// Type 4: a message.
    Message,
    /// Type 5: "is thinking…". The next content fills that message.
    Deferred,
    /// Type 6: nothing is visible yet.
    DeferredUpdate,
    /// Type 7: the pressed message changes.
    Update,
    /// Type 8: autocomplete choices.
    Choices,
    /// Type 9: a form.
    Form,
}

/// An interaction that was sent to the bot.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub id: Snowflake,
    pub token: String,
    pub trigger: Trigger,
    pub by: Snowflake,
    pub channel: Snowflake,
    pub owners: Owners,
    pub dispatched: Instant,
    pub answer: Option<FirstAnswer>,
    /// The autocomplete choices, once the bot has sent them.
    pub choices: Vec<Value>,
    /// True if there was no initial response in time.
    pub failed: bool,
    /// The message that `@original` refers to: the response, or the pressed message.
    pub original: Option<Snowflake>,
    /// True if that message was edited by the interaction's token.
    pub is_edited: bool,
    /// The number of messages that have followed the response.
    pub followed: usize,
    /// The form with which it was answered.
    pub form: Option<Value>,
    /// The page's key for it.
    pub key: Option<Value>,
    /// Notified when its outcome is known.
    pub settled: Arc<Notify>,
}

impl Interaction {
    /// The interaction that was answered with the form which this one submits.
    pub(crate) fn opened_by(&self) -> Option<Snowflake> {
        match self.trigger {
            Trigger::Command { .. } | Trigger::Press { .. } | Trigger::Typing { .. } => None,
            Trigger::Submit { opened_by, .. } => Some(opened_by),
        }
    }

    /// The type: 2 for a command, 3 for a component, 4 for a command that is being typed, 5 for a
    /// form.
    pub(crate) fn kind(&self) -> u8 {
        match self.trigger {
            Trigger::Command { .. } => 2,
            Trigger::Press { .. } => 3,
            Trigger::Typing { .. } => 4,
            Trigger::Submit { .. } => 5,
        }
    }

    /// The message that was pressed, or on which the form was opened.
    pub(crate) fn pressed(&self) -> Option<Snowflake> {
        match self.trigger {
            Trigger::Command { .. } | Trigger::Typing { .. } => None,
            Trigger::Press { message, .. } => Some(message),
            Trigger::Submit { message, .. } => message,
        }
    }

    /// The description in the journal.
    pub(crate) fn describe(&self) -> String {
        match &self.trigger {
            Trigger::Command { text, .. } => text.clone(),
            Trigger::Press { custom_id, .. } => format!("press of `{custom_id}`"),
            Trigger::Typing { text, .. } => format!("typing of {text}"),
            Trigger::Submit { custom_id, .. } => format!("form `{custom_id}`"),
        }
    }
}

/// The largest file that a person may send, in bytes.
const ATTACHMENT_SIZE_LIMIT: u64 = 10 * 1024 * 1024;

impl World {
    /// The interaction object, as in `INTERACTION_CREATE`.
    pub(crate) fn interaction_json(
        &self,
        interaction: &Interaction,
        data: &Value,
        message: Option<Value>,
    ) -> Value {
        let channel = self.channel(interaction.channel);
        let member = self.member(interaction.by);
        let context = self.context_of(interaction.channel);
        let mut json = json!({
            "id": interaction.id,
            "application_id": self.application,
            "type": interaction.kind(),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": interaction.channel,
            "channel": channel.map(|channel| self.interaction_channel(channel, interaction.by)),
            "locale": member.map(|member| member.locale.clone()),
            "app_permissions": self.app_permissions(interaction).to_string(),
            "entitlements": [],
            "authorizing_integration_owners": interaction.owners.json(),
            "context": context as u64,
            "attachment_size_limit": ATTACHMENT_SIZE_LIMIT,
        });
        if let Some(guild) = self.guild_of(interaction.channel) {
            json["guild_id"] = json!(guild);
            json["guild"] = json!({ "id": guild, "locale": self.guild_locale, "features": [] });
            json["guild_locale"] = json!(self.guild_locale);
            json["member"] = json!(member.map(|member| self.interaction_member(member)));
        } else {
            json["user"] = json!(member.map(Member::user));
        }
        if let Some(message) = message {
            json["message"] = message;
        }
        json
    }
}
