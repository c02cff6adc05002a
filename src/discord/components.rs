//! The components of messages and forms in Discord's format.

use serde_json::{Value, json};

use crate::emojis::Emoji;
use crate::view::alt::shortened;
use crate::view::{
    Button, ButtonState, ChannelSelect, Form, Message, RoleSelect, Select, SeveralSelect, Style,
};

/// The types of components: action row, button, string select, text input, role select, and channel
/// select.
const ROW: u8 = 1;
const BUTTON: u8 = 2;
const SELECT: u8 = 3;
const INPUT: u8 = 4;
const ROLE_SELECT: u8 = 6;
const CHANNEL_SELECT: u8 = 8;
/// The types of channels that can contain a table, or a thread with one: text, voice,
/// announcements, forum.
const HOSTING: [u8; 4] = [0, 2, 5, 15];
/// The style of a text input with a single line.
const ONE_LINE: u8 = 1;
/// The longest label of a button, in UTF-16 units.
const LONGEST_LABEL: usize = 80;
/// The longest label and the longest description of a value of a select.
const LONGEST_VALUE: usize = 100;
/// The longest title of a form, and the longest label in it.
const LONGEST_HEAD: usize = 45;
/// The custom id of a form's only text input.
pub(super) const FILLED_IN: &str = "words";

/// The content of buttons that have an emoji.
#[derive(Clone, Copy)]
pub(super) enum OnButtons {
    Emojis,
    Letters,
}

pub(super) fn rows(message: &Message, emojis: OnButtons) -> Vec<Value> {
    let channels = message.channels.iter().map(|of| vec![channel_select(of)]);
    let roles = message.roles.iter().map(|of| vec![role_select(of)]);
    let several = message.several.iter().map(|of| vec![several_select(of)]);
    let open = channels.chain(roles).chain(several);
    let selects = open.chain(message.selects.iter().map(|of| vec![select(of)]));
    let buttons = message.rows.iter();
    let buttons = buttons.map(|row| row.iter().map(|of| button(of, emojis)).collect());
    let more = message.more.iter().map(|of| vec![select(of)]);
    let row = |parts: Vec<Value>| json!({ "type": ROW, "components": parts });
    selects.chain(buttons).chain(more).map(row).collect()
}

fn select(select: &Select) -> Value {
    let values = select.values.iter().enumerate().map(|(place, value)| {
        json!({
            "label": shortened(&value.label, LONGEST_VALUE),
            "value": value.value,
            "description": shortened(&value.description, LONGEST_VALUE),
            "default": place == select.chosen,
        })
    });
    json!({
        "type": SELECT,
        "custom_id": select.press.text(),
        "options": values.collect::<Vec<_>>(),
        "min_values": 1,
        "max_values": 1,
    })
}

fn several_select(select: &SeveralSelect) -> Value {
    let values = select.values.iter().map(|(value, label, is_picked)| {
        json!({ "label": shortened(label, LONGEST_VALUE), "value": value, "default": is_picked })
    });
    json!({
        "type": SELECT,
        "custom_id": select.press.text(),
        "options": values.collect::<Vec<_>>(),
        "placeholder": select.placeholder,
        "min_values": 1,
        "max_values": select.values.len(),
    })
}

fn channel_select(select: &ChannelSelect) -> Value {
    let chosen = select.chosen.iter();
    let chosen = chosen.map(|channel| json!({ "id": channel.to_string(), "type": "channel" }));
    json!({
        "type": CHANNEL_SELECT,
        "custom_id": select.press.text(),
        "channel_types": HOSTING,
        "default_values": chosen.collect::<Vec<_>>(),
        "placeholder": select.placeholder,
        "min_values": 0,
        "max_values": select.most,
    })
}

fn role_select(select: &RoleSelect) -> Value {
    let chosen = select.chosen.iter();
    let chosen = chosen.map(|role| json!({ "id": role.to_string(), "type": "role" }));
    json!({
        "type": ROLE_SELECT,
        "custom_id": select.press.text(),
        "default_values": chosen.collect::<Vec<_>>(),
        "placeholder": select.placeholder,
        "min_values": 0,
        "max_values": 1,
    })
}

fn button(button: &Button, emojis: OnButtons) -> Value {
    let style = match button.style {
        Style::Primary => 1,
        Style::Secondary => 2,
        Style::Success => 3,
        Style::Danger => 4,
    };
    let mut json = json!({
        "type": BUTTON,
        "custom_id": button.press.text(),
        "style": style,
        "disabled": button.state == ButtonState::Disabled,
    });
    let (label, emoji) = match (&button.with_emoji, emojis) {
        (Some(pictured), OnButtons::Emojis) => (&pictured.label, Some(pictured.emoji)),
        (Some(_), OnButtons::Letters) | (None, _) => (&button.label, None),
    };
    if !label.is_empty() {
        json["label"] = shortened(label, LONGEST_LABEL).into();
    }
    if let Some(Emoji { name, id }) = emoji {
        json["emoji"] = json!({ "id": id.to_string(), "name": name });
    }
    json
}

/// A modal form; its text input is required.
pub(super) fn form(form: &Form) -> Value {
    let mut input = json!({
        "type": INPUT,
        "custom_id": FILLED_IN,
        "style": ONE_LINE,
        "label": shortened(&form.label, LONGEST_HEAD),
        "placeholder": form.placeholder,
        "min_length": 1,
        "max_length": form.longest,
        "required": true,
    });
    if !form.filled.is_empty() {
        input["value"] = form.filled.as_str().into();
    }
    json!({
        "custom_id": form.press.text(),
        "title": shortened(&form.title, LONGEST_HEAD),
        "components": [{ "type": ROW, "components": [input] }],
    })
}
