//! A modal form, as a person sees it.

use serde_json::Value;

use crate::snowflake::Snowflake;

/// A form that the bot opened for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The interaction that it answers.
    pub id: Snowflake,
    /// The id by which the bot recognizes it.
    pub custom_id: String,
    pub title: String,
    /// The text inputs of the form.
    pub inputs: Vec<Input>,
}

/// A text input of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// The id by which the bot recognizes it.
    pub custom_id: String,
    /// The label above it.
    pub label: String,
    /// The text that it shows while it is empty.
    pub placeholder: String,
    /// The text that it contains at first.
    pub value: String,
    /// True if it may contain several lines.
    pub long: bool,
    /// True if something must be typed.
    pub required: bool,
    /// The minimum number of characters, if any are typed.
    pub least: usize,
    /// The maximum number of characters.
    pub most: usize,
}

impl Form {
    /// Reads the form from a response that has been checked before.
    pub(crate) fn read(id: Snowflake, data: &Value) -> Self {
        let rows = data["components"].as_array().into_iter().flatten();
        let inputs = rows.filter_map(|row| row["components"].get(0)).map(Input::read);
        Self {
            id,
            custom_id: text(&data["custom_id"]),
            title: text(&data["title"]),
            inputs: inputs.collect(),
        }
    }
}

impl Input {
    fn read(json: &Value) -> Self {
        let number = |key: &str| json[key].as_u64().and_then(|number| usize::try_from(number).ok());
        Self {
            custom_id: text(&json["custom_id"]),
            label: text(&json["label"]),
            placeholder: text(&json["placeholder"]),
            value: text(&json["value"]),
            long: json["style"].as_u64() == Some(2),
            required: json["required"].as_bool().unwrap_or(true),
            least: number("min_length").unwrap_or(0),
            most: number("max_length").unwrap_or(4000),
        }
    }

    /// Returns whether Discord lets this text be sent.
    pub(crate) fn takes(&self, typed: &str) -> bool {
        let length = typed.chars().count();
        let least = if self.required { self.least.max(1) } else { self.least };
        (length == 0 && !self.required) || (least..=self.most).contains(&length)
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
