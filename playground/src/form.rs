//! A form (a modal), as a person sees it.

use serde_json::Value;

use crate::snowflake::Snowflake;

/// A form that the bot opened for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The interaction that it answers.
    pub id: Snowflake,
    /// What it means to the bot.
    pub custom_id: String,
    /// Its title.
    pub title: String,
    /// What is to be typed.
    pub inputs: Vec<Input>,
}

/// A text to be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// What it means to the bot.
    pub custom_id: String,
    /// What stands above it.
    pub label: String,
    /// What stands in it while it is empty.
    pub placeholder: String,
    /// What stands in it at first.
    pub value: String,
    /// Whether it may hold several lines.
    pub long: bool,
    /// Whether something must be typed.
    pub required: bool,
    /// The fewest characters, if any are typed.
    pub least: usize,
    /// The most characters.
    pub most: usize,
}

impl Form {
    /// The form of an answer that has been checked before.
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

    /// Whether Discord lets this be sent.
    pub(crate) fn takes(&self, typed: &str) -> bool {
        let length = typed.chars().count();
        let least = if self.required { self.least.max(1) } else { self.least };
        (length == 0 && !self.required) || (least..=self.most).contains(&length)
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
