//! The limits of emojis: their names, and the emojis on buttons.

use serde_json::Value;

use super::limits::{Findings, below, items};
use crate::error::FieldError;
use crate::world::Emojis;

/// Checks the name of an emoji that is added or renamed.
pub(super) fn check(body: &Value) -> Vec<FieldError> {
    let mut found = Findings::default();
    found.within(&body["name"], 2..=32, "name".to_owned());
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    if body["name"].as_str().is_some_and(|name| !name.chars().all(is_letter)) {
        let message = "String value did not match validation regex.";
        found.add("name".to_owned(), "STRING_TYPE_REGEX", message);
    }
    found.0
}

/// Checks that the emojis on the buttons of the message in `body`, which is at `path` in the
/// request, belong to the application or to Unicode.
pub(super) fn check_buttons(body: &Value, path: &str, emojis: &Emojis) -> Vec<FieldError> {
    let mut found = Findings::default();
    for (row, path) in items(&body["components"], &below(path, "components")) {
        for (button, path) in items(&row["components"], &below(&path, "components")) {
            let emoji = &button["emoji"];
            if emoji.is_object() && !exists(emoji, emojis) {
                let key = if emoji["id"].is_null() { "emoji.name" } else { "emoji.id" };
                found.add(below(&path, key), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
            }
        }
    }
    found.0
}

fn exists(emoji: &Value, emojis: &Emojis) -> bool {
    let (id, name) = (&emoji["id"], emoji["name"].as_str().unwrap_or_default());
    if id.is_null() {
        // Every Unicode emoji contains a character that is not ASCII.
        return !name.is_ascii();
    }
    let id = id.as_str().and_then(|id| id.parse().ok());
    id.is_some_and(|id| emojis.contains_key(&id))
}
