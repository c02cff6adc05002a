//! Messages in Discord's format. Their JSON is the same in every request that carries them.

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};

use super::components::{OnButtons, rows};
use super::multipart::{File, PICTURE};
use super::rendered::Rendered;
use crate::view::{Attached, Choice, Embed, Message, PrivateMessage, PublicMessage};

/// The flag of an ephemeral message.
pub(super) const EPHEMERAL: u64 = 1 << 6;
/// The flag of a deferred response ("… is thinking").
pub(super) const LOADING: u64 = 1 << 7;

/// The content of a request, with a variant to send if Discord refuses an emoji.
pub(super) trait Said: Serialize + Sized {
    /// This content without emojis on buttons; `None` if there are none.
    fn in_letters(&self) -> Option<Self> {
        None
    }

    /// The file that is sent along.
    fn file(&self) -> Option<File<'_>> {
        None
    }
}

/// A message as it is sent, for responses, posts and edits alike.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Body {
    content: String,
    embeds: Vec<Value>,
    components: Vec<Value>,
    /// The components without emojis, if there are any emojis.
    #[serde(skip)]
    in_letters: Option<Vec<Value>>,
    allowed_mentions: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<u64>,
    /// The files that the message has from now on; `None` keeps the existing ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    attachments: Option<Vec<Value>>,
    /// The file that is sent along with every request.
    #[serde(skip)]
    enclosed: Option<Enclosed>,
}

/// A file that is sent along with every request for a message.
#[derive(Clone, Debug)]
pub(super) enum Enclosed {
    /// A picture as a PNG file.
    Picture(Arc<[u8]>),
    /// A file for users to keep.
    ToKeep(Attached),
}

impl Enclosed {
    pub(super) fn file(&self) -> File<'_> {
        match self {
            Self::Picture(png) => File::picture(png),
            Self::ToKeep(Attached { name, bytes }) => File::attached(name, bytes),
        }
    }
}

pub fn wire(message: &Message) -> Result<String, serde_json::Error> {
    serde_json::to_string(&Body::of(message))
}

impl Body {
    fn of(message: &Message) -> Self {
        let mut buttons = message.rows.iter().flatten();
        let has_emojis = buttons.any(|button| button.with_emoji.is_some());
        Self {
            content: message.text(),
            embeds: message.embed.iter().map(embed).collect(),
            components: rows(message, OnButtons::Emojis),
            in_letters: has_emojis.then(|| rows(message, OnButtons::Letters)),
            allowed_mentions: allowed_mentions(message),
            flags: None,
            attachments: message
                .attached
                .as_ref()
                .map(|Attached { name, .. }| vec![json!({ "id": 0, "filename": name })]),
            enclosed: message.attached.clone().map(Enclosed::ToKeep),
        }
    }
}

/// Nobody else is pinged, whatever the text says.
fn allowed_mentions(message: &Message) -> Value {
    let people: Vec<String> = message.mentions.iter().map(ToString::to_string).collect();
    let mut allowed = json!({ "parse": [], "users": people });
    if let Some(role) = message.mentioned_role {
        allowed["roles"] = json!([role.to_string()]);
    }
    allowed
}

impl Said for Body {
    fn in_letters(&self) -> Option<Self> {
        let components = self.in_letters.clone()?;
        Some(Self { components, in_letters: None, ..self.clone() })
    }

    fn file(&self) -> Option<File<'_>> {
        self.enclosed.as_ref().map(Enclosed::file)
    }
}

impl Body {
    /// This message for an edit, which changes no flags.
    pub(super) fn unflagged(&self) -> Self {
        Self { flags: None, ..self.clone() }
    }

    /// This message; any files that it has are removed.
    pub(super) fn without_files(self) -> Self {
        Self { attachments: Some(Vec::new()), ..self }
    }

    /// An ephemeral copy of this message.
    pub(super) fn for_one(self) -> Self {
        Self { flags: Some(EPHEMERAL), ..self }
    }

    /// This message, with a picture that is sent along with every request.
    pub(super) fn with_file(self, png: Vec<u8>) -> Self {
        Self { enclosed: Some(Enclosed::Picture(png.into())), ..self }
    }

    /// The file that is sent along with every request.
    pub(super) const fn enclosed(&self) -> Option<&Enclosed> {
        self.enclosed.as_ref()
    }

    /// This message with one file, a picture that is sent along; `alt` describes it.
    pub(super) fn with_picture(self, alt: &str) -> Self {
        let listed = json!({ "id": 0, "filename": PICTURE, "description": alt });
        Self { attachments: Some(vec![listed]), ..self }
    }
}

impl From<&PublicMessage> for Body {
    fn from(message: &PublicMessage) -> Self {
        Self::of(message.message())
    }
}

/// Only the text; existing files are kept.
impl From<&Rendered> for Body {
    fn from(rendered: &Rendered) -> Self {
        Self::of(rendered.message())
    }
}

/// The message is ephemeral in every request.
impl From<&PrivateMessage> for Body {
    fn from(message: &PrivateMessage) -> Self {
        Self { flags: Some(EPHEMERAL), ..Self::of(message.message()) }
    }
}

fn embed(embed: &Embed) -> Value {
    let mut json = json!({ "color": embed.color });
    let texts = [("title", &embed.title), ("description", &embed.description)];
    for (key, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
        json[key] = text.as_str().into();
    }
    if !embed.footer.is_empty() {
        json["footer"] = json!({ "text": embed.footer });
    }
    let fields = embed
        .fields
        .iter()
        .map(|field| json!({ "name": field.name, "value": field.value, "inline": false }));
    let fields: Vec<Value> = fields.collect();
    if !fields.is_empty() {
        json["fields"] = fields.into();
    }
    json
}

/// The data of an autocomplete response.
pub(super) fn choices(choices: &[Choice]) -> Value {
    let choices =
        choices.iter().map(|choice| json!({ "name": choice.label, "value": choice.value }));
    json!({ "choices": choices.collect::<Vec<_>>() })
}
