//! The limits of a message that is sent or edited.

use std::collections::HashSet;

use serde_json::Value;

use super::limits::{Findings, below, items, length};
use crate::error::FieldError;

/// The maximum number of characters in all embeds of a message.
const ALL_EMBEDS: usize = 6000;
const ROW: u64 = 1;
const BUTTON: u64 = 2;
const SELECT: u64 = 3;
const ROLE_SELECT: u64 = 6;
const CHANNEL_SELECT: u64 = 8;
const LINK: u64 = 5;
/// The smallest id of an existing object; the numbers of files are smaller.
const FIRST_SNOWFLAKE: u64 = 1 << 22;
/// The maximum number of values of a select, and of values picked at once.
const VALUES: usize = 25;

/// Checks the message in `body`, which is at `path` in the request, with the files with these
/// numbers.
pub(super) fn check(body: &Value, path: &str, files: &[usize]) -> Vec<FieldError> {
    let mut found = Findings::default();
    found.at_most(&body["content"], 2000, below(path, "content"));
    found.at_most(&body["nonce"], 25, below(path, "nonce"));
    embeds(&mut found, &body["embeds"], &below(path, "embeds"));
    rows(&mut found, &body["components"], &below(path, "components"));
    attachments(&mut found, &body["attachments"], &below(path, "attachments"), files);
    allowed_mentions(&mut found, &body["allowed_mentions"], &below(path, "allowed_mentions"));
    found.0
}

fn embeds(found: &mut Findings, embeds: &Value, path: &str) {
    found.few(embeds, 10, path.to_owned());
    for (item, path) in items(embeds, path) {
        embed(found, item, &path);
    }
    let total: usize = items(embeds, path).map(|(embed, _)| size(embed)).sum();
    if total > ALL_EMBEDS {
        let message = format!("Embed size exceeds maximum size of {ALL_EMBEDS}");
        found.add(path.to_owned(), "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

fn embed(found: &mut Findings, embed: &Value, path: &str) {
    let at = |key: &str| below(path, key);
    found.at_most(&embed["title"], 256, at("title"));
    found.at_most(&embed["description"], 4096, at("description"));
    found.at_most(&embed["footer"]["text"], 2048, at("footer.text"));
    found.at_most(&embed["author"]["name"], 256, at("author.name"));
    found.few(&embed["fields"], 25, at("fields"));
    for (field, path) in items(&embed["fields"], &at("fields")) {
        found.required(&field["name"], 1..=256, below(&path, "name"));
        found.required(&field["value"], 1..=1024, below(&path, "value"));
    }
    let parts = ["title", "description", "fields", "image", "thumbnail", "footer", "author"];
    let is_empty = |value: &Value| match value {
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        other => other.is_null(),
    };
    if parts.iter().all(|part| is_empty(&embed[part])) {
        found.add(at("description"), "BASE_TYPE_REQUIRED", "This field is required");
    }
}

/// The characters of an embed that count.
fn size(embed: &Value) -> usize {
    let mut texts = vec![&embed["title"], &embed["description"]];
    texts.extend([&embed["footer"]["text"], &embed["author"]["name"]]);
    for field in embed["fields"].as_array().into_iter().flatten() {
        texts.extend([&field["name"], &field["value"]]);
    }
    texts.into_iter().filter_map(length).sum()
}

fn rows(found: &mut Findings, rows: &Value, path: &str) {
    found.few(rows, 5, path.to_owned());
    let mut custom_ids = HashSet::new();
    for (row, path) in items(rows, path) {
        if row["type"].as_u64() != Some(ROW) {
            let message = "Value of field \"type\" must be one of (1,).";
            found.add(below(&path, "type"), "UNION_TYPE_CHOICES", message);
            continue;
        }
        self::row(found, row, &path, &mut custom_ids);
    }
}

fn row<'a>(found: &mut Findings, row: &'a Value, path: &str, custom_ids: &mut HashSet<&'a str>) {
    let path = below(path, "components");
    let components = row["components"].as_array().map_or(&[][..], Vec::as_slice);
    if components.is_empty() {
        let message = "Must be between 1 and 5 in length.";
        found.add(path.clone(), "BASE_TYPE_BAD_LENGTH", message);
    }
    let width: usize = components.iter().map(width).sum();
    if width > 5 {
        let message = "The specified component exceeds maximum width";
        found.add(path.clone(), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
    }
    for (component, path) in items(&row["components"], &path) {
        match component["type"].as_u64() {
            Some(BUTTON) => button(found, component, &path),
            _ => select(found, component, &path),
        }
        let custom_id = component["custom_id"].as_str();
        if custom_id.is_some_and(|custom_id| !custom_ids.insert(custom_id)) {
            let message = "Component custom id cannot be duplicated";
            found.add(below(&path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
    }
}

/// The width of a component: a row has room for five buttons or one select.
fn width(component: &Value) -> usize {
    if component["type"].as_u64() == Some(BUTTON) { 1 } else { 5 }
}

fn button(found: &mut Findings, button: &Value, path: &str) {
    let at = |key: &str| below(path, key);
    found.at_most(&button["label"], 80, at("label"));
    let unlabelled = button["label"].as_str().is_none_or(str::is_empty);
    if unlabelled && button["emoji"].is_null() {
        let message = "A button must have a label or an emoji";
        found.add(at("label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message);
    }
    if button["style"].as_u64() != Some(LINK) {
        found.required(&button["custom_id"], 1..=100, at("custom_id"));
        if !button["url"].is_null() {
            let message = "A url button cannot have a custom id";
            found.add(at("url"), "BUTTON_COMPONENT_INVALID_STYLE", message);
        }
        return;
    }
    found.required(&button["url"], 1..=512, at("url"));
    if !button["custom_id"].is_null() {
        let message = "A custom id and url cannot both be specified";
        found.add(at("custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
    }
}

fn select(found: &mut Findings, select: &Value, path: &str) {
    let at = |key: &str| below(path, key);
    found.required(&select["custom_id"], 1..=100, at("custom_id"));
    found.at_most(&select["placeholder"], 150, at("placeholder"));
    found.few(&select["options"], VALUES, at("options"));
    if select["type"].as_u64() == Some(SELECT) {
        options_of(found, select, path);
    }
    match select["type"].as_u64() {
        Some(CHANNEL_SELECT) => defaults_of(found, select, "channel", path),
        Some(ROLE_SELECT) => defaults_of(found, select, "role", path),
        _ => {}
    }
    counts(found, select, path);
    let mut values = HashSet::new();
    for (option, path) in items(&select["options"], &at("options")) {
        found.required(&option["label"], 1..=100, below(&path, "label"));
        found.required(&option["value"], 1..=100, below(&path, "value"));
        found.at_most(&option["description"], 100, below(&path, "description"));
        if option["value"].as_str().is_some_and(|value| !values.insert(value)) {
            let message = "The specified option value is already used";
            found.add(below(&path, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    }
}

/// Checks the options of a string select: it must have some, and not more defaults than may be
/// picked.
fn options_of(found: &mut Findings, select: &Value, path: &str) {
    let options = select["options"].as_array().map_or(&[][..], Vec::as_slice);
    let path = below(path, "options");
    if options.is_empty() {
        let message = format!("Must be between 1 and {VALUES} in length.");
        return found.add(path, "BASE_TYPE_BAD_LENGTH", message);
    }
    let most = select["max_values"].as_u64().unwrap_or(1);
    let chosen = options.iter().filter(|option| option["default"] == Value::Bool(true)).count();
    if chosen as u64 > most {
        let message = format!("No more than {most} options can be selected by default");
        found.add(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
    }
}

/// Checks the defaults of a select of channels or roles: as many as may be picked, each once; and that it has no
/// options.
fn defaults_of(found: &mut Findings, select: &Value, kind: &str, path: &str) {
    if !select["options"].is_null() {
        let message = "options can only be set on a string select";
        found.add(below(path, "options"), "SELECT_COMPONENT_OPTIONS_NOT_ALLOWED", message);
    }
    let chosen = select["default_values"].as_array().map_or(&[][..], Vec::as_slice);
    let path = below(path, "default_values");
    let least = select["min_values"].as_u64().unwrap_or(1);
    let most = select["max_values"].as_u64().unwrap_or(1);
    let count = chosen.len() as u64;
    if count > most || (count > 0 && count < least) {
        let message = format!("Must be between {least} and {most} in length.");
        found.add(path.clone(), "BASE_TYPE_BAD_LENGTH", message);
    }
    let mut ids = HashSet::new();
    for (value, path) in items(&select["default_values"], &path) {
        if value["type"].as_str() != Some(kind) {
            let message = format!("Value of field \"type\" must be one of ('{kind}',).");
            found.add(below(&path, "type"), "BASE_TYPE_CHOICES", message);
        }
        if !ids.insert(value["id"].as_str()) {
            let message = "The default value is already used";
            found.add(below(&path, "id"), "SET_TYPE_ALREADY_CONTAINS_VALUE", message);
        }
    }
}

/// Checks the number of values that may be picked.
fn counts(found: &mut Findings, select: &Value, path: &str) {
    let (least, most) = (&select["min_values"], &select["max_values"]);
    for (count, key, smallest) in [(least, "min_values", 0), (most, "max_values", 1)] {
        let Some(count) = count.as_u64() else { continue };
        if count > VALUES as u64 {
            let message = format!("int value should be less than or equal to {VALUES}.");
            found.add(below(path, key), "NUMBER_TYPE_MAX", message);
        }
        if count < smallest {
            let message = format!("int value should be greater than or equal to {smallest}.");
            found.add(below(path, key), "NUMBER_TYPE_MIN", message);
        }
    }
    if least.as_u64().unwrap_or(1) > most.as_u64().unwrap_or(1) {
        let message = "min_values must not be greater than max_values";
        found.add(below(path, "min_values"), "NUMBER_TYPE_MAX", message);
    }
}

/// Checks the list of attachments: each must be a file of this request, or an existing attachment.
fn attachments(found: &mut Findings, attachments: &Value, path: &str, files: &[usize]) {
    found.few(attachments, 10, path.to_owned());
    for (attachment, path) in items(attachments, path) {
        found.at_most(&attachment["description"], 1024, below(&path, "description"));
        let id = match &attachment["id"] {
            Value::String(text) => text.parse().ok(),
            other => other.as_u64(),
        };
        let is_here = |id: u64| files.iter().any(|file| *file as u64 == id);
        if !id.is_some_and(|id| id >= FIRST_SNOWFLAKE || is_here(id)) {
            let message = "Attachment data not found";
            found.add(below(&path, "id"), "ATTACHMENT_NOT_FOUND", message);
        }
    }
}

/// Checks that allowed mentions do not both list people and allow all of them.
fn allowed_mentions(found: &mut Findings, allowed: &Value, path: &str) {
    for kind in ["users", "roles"] {
        let list = allowed[kind].as_array();
        let parsed = allowed["parse"].as_array().into_iter().flatten();
        let all = parsed.into_iter().any(|item| item.as_str() == Some(kind));
        if all && list.is_some_and(|list| !list.is_empty()) {
            let message =
                format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            found.add(path.to_owned(), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
        found.few(&allowed[kind], 100, below(path, kind));
    }
}
