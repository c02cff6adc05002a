//! Messages as the server stores them, and their creation from requests.

use serde_json::Value;
use tokio::time::Instant;

use super::dress::{numbered, shown};
use super::mentions::Mentions;
use super::{File, Owners, World};
use crate::clock;
use crate::snowflake::Snowflake;

/// The flag of an ephemeral message.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The flag of a message that says "is thinking…".
pub(crate) const LOADING: u64 = 1 << 7;
/// The flags that a bot may set itself: suppress embeds, suppress notifications, components V2.
const SETTABLE: u64 = 1 << 2 | 1 << 12 | 1 << 15;

/// The people who see a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    Everyone,
    Only(Snowflake),
}

/// The author of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Author {
    Bot,
    Person(Snowflake),
}

/// The interaction that a message answers.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub interaction: Snowflake,
    pub by: Snowflake,
    pub owners: Owners,
    /// The name of the command and its text on the page; `None` for a press.
    pub command: Option<(String, String)>,
    /// The person on whom a user command was used.
    pub target: Option<Snowflake>,
    pub pressed: Option<Snowflake>,
    /// The interaction that was answered with the form, if a form was submitted.
    pub opened_by: Option<Snowflake>,
    /// The message that this one follows, if this one is a follow-up.
    pub first: Option<Snowflake>,
}

/// A message in a channel.
#[derive(Clone, Debug)]
pub(crate) struct Post {
    pub id: Snowflake,
    pub channel: Snowflake,
    /// When it was created or last changed.
    pub changed: Instant,
    pub author: Author,
    pub audience: Audience,
    pub origin: Option<Origin>,
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Value>,
    pub mentions: Mentions,
    /// The people whom the message notified when it was created; an edit notifies nobody.
    pub notified: Vec<Snowflake>,
    pub flags: u64,
    pub edited: Option<String>,
    pub replies_to: Option<Snowflake>,
    /// The thread whose start it announces, if any.
    pub announces: Option<Snowflake>,
}

/// The content that a request specifies for a message. Omitted parts remain unchanged.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    content: Option<String>,
    embeds: Option<Vec<Value>>,
    components: Option<Vec<Value>>,
    attachments: Option<Vec<Value>>,
    allowed_mentions: Option<Value>,
    flags: Option<u64>,
    reply_to: Option<Snowflake>,
    files: Vec<File>,
}

impl Draft {
    /// Reads a body that has been checked before. A `null` clears its part.
    pub(crate) fn read(body: &Value, files: Vec<File>) -> Self {
        let list =
            |key: &str| body.get(key).map(|value| value.as_array().cloned().unwrap_or_default());
        let content = body.get("content");
        let reply_to = body["message_reference"]["message_id"].as_str();
        Self {
            content: content.map(|text| text.as_str().unwrap_or_default().to_owned()),
            embeds: list("embeds"),
            components: list("components"),
            attachments: list("attachments"),
            allowed_mentions: body.get("allowed_mentions").cloned(),
            flags: body["flags"].as_u64(),
            reply_to: reply_to.and_then(|id| id.parse().ok()),
            files,
        }
    }

    pub(crate) fn is_ephemeral(&self) -> bool {
        self.flags.is_some_and(|flags| flags & EPHEMERAL != 0)
    }
}

impl Post {
    /// An empty message, to be filled from a draft.
    pub(crate) fn empty(id: Snowflake, channel: Snowflake, author: Author) -> Self {
        Self {
            id,
            channel,
            changed: Instant::now(),
            author,
            audience: Audience::Everyone,
            origin: None,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            mentions: Mentions::default(),
            notified: Vec::new(),
            flags: 0,
            edited: None,
            replies_to: None,
            announces: None,
        }
    }

    pub(crate) fn is_blank(&self) -> bool {
        self.content.trim().is_empty()
            && self.embeds.is_empty()
            && self.components.is_empty()
            && self.attachments.is_empty()
    }

    /// The button or select of this message with this id.
    pub(crate) fn component(&self, custom_id: &str) -> Option<&Value> {
        let rows = self.components.iter().filter_map(|row| row["components"].as_array());
        rows.flatten().find(|component| component["custom_id"].as_str() == Some(custom_id))
    }
}

impl World {
    /// Puts a draft's content into a new message, which notifies the people it mentions.
    pub(crate) fn compose(&mut self, post: &mut Post, draft: Draft) {
        post.replies_to = draft.reply_to.or(post.replies_to);
        self.apply(post, draft);
        post.notified.clone_from(&post.mentions.users);
    }

    /// Puts a draft's content into a message that was loading. Discord treats that as an edit, so
    /// it notifies nobody.
    pub(crate) fn fill(&mut self, post: &mut Post, draft: Draft) {
        self.apply(post, draft);
        post.flags &= !LOADING;
    }

    /// Edits a message: nobody is notified, and it is marked as edited.
    pub(crate) fn edit(&mut self, post: &mut Post, draft: Draft) {
        self.apply(post, draft);
        post.edited = Some(clock::timestamp());
    }

    fn apply(&mut self, post: &mut Post, draft: Draft) {
        if let Some(flags) = draft.flags {
            post.flags = (post.flags & !SETTABLE) | (flags & SETTABLE);
        }
        if draft.content.is_some() || draft.allowed_mentions.is_some() {
            post.content = draft.content.unwrap_or_else(|| post.content.clone());
            post.mentions = self.mentions(&post.content, draft.allowed_mentions.as_ref());
        }
        if let Some(components) = draft.components {
            post.components = numbered(components);
        }
        self.attach(post, draft.attachments.as_deref(), draft.files);
        if let Some(embeds) = draft.embeds {
            post.embeds = embeds.into_iter().map(|embed| shown(embed, &post.attachments)).collect();
        }
    }
}
