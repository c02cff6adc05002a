//! A message as a person sees it.

use axum::body::Bytes;
use serde_json::Value;

use crate::snowflake::Snowflake;

const EPHEMERAL: u64 = 1 << 6;

/// A message as a person sees it, at the moment they look.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    pub id: Snowflake,
    /// The channel that contains it.
    pub channel_id: Snowflake,
    pub author: Snowflake,
    /// The text above the embeds.
    pub content: String,
    /// The embeds as Discord sends them.
    pub embeds: Vec<Value>,
    /// The rows of buttons and other components.
    pub rows: Vec<Vec<Button>>,
    /// The string and channel selects, each in a row of its own.
    pub selects: Vec<Select>,
    /// The files attached to it.
    pub attachments: Vec<Attachment>,
    /// The people whom it mentions and was allowed to reach.
    pub mentions: Vec<Snowflake>,
    /// The people whom it notified: those mentioned when it was created, since an edit notifies
    /// nobody.
    pub notified: Vec<Snowflake>,
    /// The flags; 64 means ephemeral.
    pub flags: u64,
    /// True while it says "is thinking…".
    pub loading: bool,
    /// True if it is marked as edited.
    pub edited: bool,
    /// The slash command that it answers, such as `/wizard play`.
    pub command: Option<String>,
    /// The complete message object.
    pub json: Value,
}

/// A file attached to a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    pub id: Snowflake,
    pub filename: String,
    /// The alternative text for people who cannot see it.
    pub description: Option<String>,
    /// The address at which it is served.
    pub url: String,
    /// The width and height of a picture.
    pub size: Option<(u64, u64)>,
    /// The contents of the file.
    pub bytes: Bytes,
}

/// A button of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The label; empty for a button that shows only an emoji.
    pub label: String,
    /// The emoji before the label.
    pub emoji: Option<Emoji>,
    /// The id by which the bot recognizes it; `None` for a link.
    pub custom_id: Option<String>,
    /// The style: 1 blurple, 2 grey, 3 green, 4 red, 5 link.
    pub style: u64,
    /// True if it cannot be pressed.
    pub disabled: bool,
}

/// An emoji on a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    /// The id; `None` for a Unicode emoji.
    pub id: Option<Snowflake>,
    /// The name; for a Unicode emoji, the emoji itself.
    pub name: String,
}

/// A select, in which one or more values are picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// The id by which the bot recognizes it.
    pub custom_id: String,
    /// The text while nothing is picked.
    pub placeholder: String,
    /// The values that can be picked; empty for a channel select.
    pub options: Vec<SelectOption>,
    /// The channels that are picked at first.
    pub channels: Vec<Snowflake>,
    /// True if nothing can be picked.
    pub disabled: bool,
}

/// A value that can be picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectOption {
    /// The label that people read.
    pub label: String,
    /// The value that the bot receives.
    pub value: String,
    /// The description below the label.
    pub description: String,
    /// True if it is picked at first.
    pub default: bool,
}

impl Message {
    /// Reads a message object; `file` returns the bytes of an attachment.
    pub(crate) fn read(json: Value, file: impl Fn(Snowflake) -> Bytes) -> Self {
        let id =
            |value: &Value| Snowflake(value.as_str().and_then(|id| id.parse().ok()).unwrap_or(0));
        let list = |key: &str| json[key].as_array().cloned().unwrap_or_default();
        let rows = list("components");
        let text = |value: &Value| value.as_str().map(str::to_owned);
        Self {
            id: id(&json["id"]),
            channel_id: id(&json["channel_id"]),
            author: id(&json["author"]["id"]),
            content: text(&json["content"]).unwrap_or_default(),
            embeds: list("embeds"),
            rows: rows.iter().map(row).collect(),
            selects: rows.iter().flat_map(selects).collect(),
            attachments: list("attachments").iter().map(|json| attachment(json, &file)).collect(),
            mentions: list("mentions").iter().map(|user| id(&user["id"])).collect(),
            notified: list("notified").iter().map(id).collect(),
            flags: json["flags"].as_u64().unwrap_or_default(),
            loading: json["loading"] == Value::Bool(true),
            edited: !json["edited_timestamp"].is_null(),
            command: text(&json["command"]),
            json,
        }
    }

    /// Returns whether only one person sees it.
    pub fn is_ephemeral(&self) -> bool {
        self.flags & EPHEMERAL != 0
    }

    /// All buttons, row by row.
    pub fn buttons(&self) -> impl Iterator<Item = &Button> {
        self.rows.iter().flatten()
    }

    /// The first enabled button with this label, or else the first one with this label.
    pub fn button(&self, label: &str) -> Option<&Button> {
        let mut labelled = self.buttons().filter(|button| button.label == label);
        let first = labelled.next()?;
        if !first.disabled {
            return Some(first);
        }
        Some(labelled.find(|button| !button.disabled).unwrap_or(first))
    }

    /// The select with this custom id.
    pub fn select(&self, custom_id: &str) -> Option<&Select> {
        self.selects.iter().find(|select| select.custom_id == custom_id)
    }

    /// All text that a person can read in it, line by line: content, then each embed's author,
    /// title, description, fields and footer. Button labels are not included.
    pub fn text(&self) -> String {
        let mut lines: Vec<&str> = vec![&self.content];
        for embed in &self.embeds {
            let said = |value: &'_ Value| value.as_str().is_some();
            let mut parts = vec![&embed["author"]["name"], &embed["title"], &embed["description"]];
            for field in embed["fields"].as_array().into_iter().flatten() {
                parts.extend([&field["name"], &field["value"]]);
            }
            parts.push(&embed["footer"]["text"]);
            lines.extend(parts.into_iter().filter(|part| said(part)).filter_map(Value::as_str));
        }
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }
}

fn attachment(json: &Value, file: impl Fn(Snowflake) -> Bytes) -> Attachment {
    let text = |key: &str| json[key].as_str().map(str::to_owned);
    let id = Snowflake(json["id"].as_str().and_then(|id| id.parse().ok()).unwrap_or(0));
    Attachment {
        id,
        filename: text("filename").unwrap_or_default(),
        description: text("description"),
        url: text("url").unwrap_or_default(),
        size: json["width"].as_u64().zip(json["height"].as_u64()),
        bytes: file(id),
    }
}

fn row(row: &Value) -> Vec<Button> {
    let components = row["components"].as_array().into_iter().flatten();
    components.filter(|component| component["type"].as_u64() == Some(2)).map(button).collect()
}

fn selects(row: &Value) -> Vec<Select> {
    let components = row["components"].as_array().into_iter().flatten();
    let is_select = |component: &&Value| matches!(component["type"].as_u64(), Some(3 | 6 | 8));
    components.filter(is_select).map(select).collect()
}

fn select(component: &Value) -> Select {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let options = component["options"].as_array().into_iter().flatten();
    let options = options.map(|option| SelectOption {
        label: text(&option["label"]),
        value: text(&option["value"]),
        description: text(&option["description"]),
        default: option["default"] == Value::Bool(true),
    });
    let channels = component["default_values"].as_array().into_iter().flatten();
    let channels = channels.filter_map(|channel| channel["id"].as_str()?.parse().ok());
    Select {
        channels: channels.collect(),
        custom_id: text(&component["custom_id"]),
        placeholder: text(&component["placeholder"]),
        options: options.collect(),
        disabled: component["disabled"] == Value::Bool(true),
    }
}

fn button(component: &Value) -> Button {
    let emoji = component["emoji"].as_object().map(|emoji| Emoji {
        id: emoji.get("id").and_then(Value::as_str).and_then(|id| id.parse().ok()),
        name: emoji.get("name").and_then(Value::as_str).unwrap_or_default().to_owned(),
    });
    Button {
        emoji,
        label: component["label"].as_str().unwrap_or_default().to_owned(),
        custom_id: component["custom_id"].as_str().map(str::to_owned),
        style: component["style"].as_u64().unwrap_or_default(),
        disabled: component["disabled"] == Value::Bool(true),
    }
}
