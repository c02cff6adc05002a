//! Finds fields that are too long, too many or missing, and reports them in Discord's words.

use std::ops::RangeInclusive;

use serde_json::Value;

use crate::error::FieldError;

/// The errors found so far.
#[derive(Debug, Default)]
pub(super) struct Findings(pub Vec<FieldError>);

impl Findings {
    pub(super) fn add(&mut self, path: String, code: &'static str, message: impl Into<String>) {
        self.0.push(FieldError::new(path, code, message.into()));
    }

    /// Checks that a text, if present, has at most `most` characters.
    pub(super) fn at_most(&mut self, text: &Value, most: usize, path: String) {
        if length(text).is_some_and(|length| length > most) {
            let message = format!("Must be {most} or fewer in length.");
            self.add(path, "BASE_TYPE_MAX_LENGTH", message);
        }
    }

    /// Checks that a text is present and that its length is in a range.
    pub(super) fn required(&mut self, text: &Value, range: RangeInclusive<usize>, path: String) {
        if text.as_str().is_none_or(|text| text.trim().is_empty()) {
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
        } else {
            self.within(text, range, path);
        }
    }

    /// Checks that the length of a text, if present, is in a range.
    pub(super) fn within(&mut self, text: &Value, range: RangeInclusive<usize>, path: String) {
        if length(text).is_some_and(|length| !range.contains(&length)) {
            let (least, most) = (range.start(), range.end());
            let message = format!("Must be between {least} and {most} in length.");
            self.add(path, "BASE_TYPE_BAD_LENGTH", message);
        }
    }

    /// Checks that a list has at most `most` items.
    pub(super) fn few(&mut self, list: &Value, most: usize, path: String) {
        if list.as_array().is_some_and(|list| list.len() > most) {
            let message = format!("Must be {most} or fewer in length.");
            self.add(path, "BASE_TYPE_MAX_LENGTH", message);
        }
    }
}

/// The length of a text in characters.
pub(super) fn length(text: &Value) -> Option<usize> {
    text.as_str().map(|text| text.chars().count())
}

/// The items of a list with their paths.
pub(super) fn items<'a, 'p>(
    list: &'a Value,
    path: &'p str,
) -> impl Iterator<Item = (&'a Value, String)> + use<'a, 'p> {
    let items = list.as_array().into_iter().flatten().enumerate();
    items.map(move |(number, item)| (item, format!("{path}.{number}")))
}

/// The path of a key below another path.
pub(super) fn below(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}
