//! The values that people's clients keep showing as picked in a select, no matter how the bot
//! responds.

use std::collections::HashMap;

use serde_json::Value;

use super::Post;
use crate::snowflake::Snowflake;

/// The select of a message, as one person sees it.
type Seen = (Snowflake, Snowflake, String);

/// The values picked on each person's own screen; shown until the message is updated with a default
/// value.
#[derive(Debug, Default)]
pub(crate) struct Picked(HashMap<Seen, Vec<String>>);

impl Picked {
    /// The values that this person sees as picked in this select of a message.
    pub(crate) fn shown(
        &self,
        person: Snowflake,
        message: Snowflake,
        select: &Value,
    ) -> Vec<String> {
        let custom_id = select["custom_id"].as_str().unwrap_or_default().to_owned();
        let picked = self.0.get(&(message, person, custom_id)).cloned();
        picked.unwrap_or_else(|| defaults(select))
    }

    pub(crate) fn pick(
        &mut self,
        person: Snowflake,
        message: Snowflake,
        custom_id: &str,
        values: Vec<String>,
    ) {
        self.0.insert((message, person, custom_id.to_owned()), values);
    }

    /// Processes a new or updated message.
    pub(super) fn updated(&mut self, post: &Post) {
        let stays = |custom_id: &str| {
            post.component(custom_id).is_some_and(|select| defaults(select).is_empty())
        };
        self.0.retain(|(message, _, custom_id), _| *message != post.id || stays(custom_id));
    }

    /// Processes the removal of a message.
    pub(super) fn gone(&mut self, post: Snowflake) {
        self.0.retain(|(message, ..), _| *message != post);
    }

    /// Processes a restart of this person's client.
    pub(crate) fn forget(&mut self, person: Snowflake) {
        self.0.retain(|(_, picked_by, _), _| *picked_by != person);
    }
}

fn defaults(select: &Value) -> Vec<String> {
    let options = select["options"].as_array().into_iter().flatten();
    let chosen = options.filter(|option| option["default"] == Value::Bool(true));
    let texts = chosen.map(|option| &option["value"]);
    let channels =
        select["default_values"].as_array().into_iter().flatten().map(|value| &value["id"]);
    texts.chain(channels).filter_map(Value::as_str).map(str::to_owned).collect()
}
