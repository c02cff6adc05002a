//! Application commands and their registration.

use serde_json::{Value, json};

use super::World;
use crate::snowflake::Snowflake;

/// The type of slash commands.
pub(crate) const SLASH_COMMAND: u64 = 1;
/// The type of user commands, which are in the context menu of a person.
pub(crate) const USER_COMMAND: u64 = 2;
/// The type of message commands, which are in the context menu of a message.
pub(crate) const MESSAGE_COMMAND: u64 = 3;

/// The place where a command is available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    Global,
    Guild(Snowflake),
}

/// A command that the bot has registered.
#[derive(Clone, Debug)]
pub(crate) struct Command {
    pub id: Snowflake,
    pub scope: Scope,
    /// The command as Discord returns it.
    pub json: Value,
}

impl Command {
    pub(crate) fn name(&self) -> &str {
        self.json["name"].as_str().unwrap_or_default()
    }

    pub(crate) fn kind(&self) -> u64 {
        self.json["type"].as_u64().unwrap_or(SLASH_COMMAND)
    }
}

impl World {
    /// Registers a command; one with the same name, type and scope is overwritten and keeps its id.
    pub(crate) fn register(&mut self, scope: Scope, request: &Value) -> Registered {
        let kind = request["type"].as_u64().unwrap_or(SLASH_COMMAND);
        let same = |command: &&Command| {
            command.scope == scope
                && command.kind() == kind
                && request["name"].as_str() == Some(command.name())
        };
        let known = self.commands.iter().find(same).map(|command| command.id);
        let id = known.unwrap_or_else(|| self.next_id());
        let json = self.command_json(id, scope, request);
        self.commands.retain(|command| command.id != id);
        self.commands.push(Command { id, scope, json: json.clone() });
        if known.is_some() { Registered::Overwritten(json) } else { Registered::New(json) }
    }

    /// The commands of a scope.
    pub(crate) fn commands_in(&self, scope: Scope) -> Vec<Value> {
        let those = self.commands.iter().filter(|command| command.scope == scope);
        those.map(|command| command.json.clone()).collect()
    }

    fn command_json(&mut self, id: Snowflake, scope: Scope, request: &Value) -> Value {
        let mut json = request.clone();
        json["id"] = json!(id);
        json["application_id"] = json!(self.application);
        json["version"] = json!(self.next_id());
        json["type"] = json!(request["type"].as_u64().unwrap_or(SLASH_COMMAND));
        json["description"] = json!(request["description"].as_str().unwrap_or_default());
        json["default_member_permissions"] = match &request["default_member_permissions"] {
            Value::Number(number) => json!(number.to_string()),
            other => other.clone(),
        };
        if let Scope::Guild(guild) = scope {
            json["guild_id"] = json!(guild);
        }
        without_nulls(&mut json);
        json
    }
}

/// The effect of a registration.
pub(crate) enum Registered {
    New(Value),
    Overwritten(Value),
}

/// Removes nulls: Discord omits missing values, except for the keys that it documents as nullable.
fn without_nulls(json: &mut Value) {
    const NULLABLE: [&str; 4] = [
        "default_member_permissions",
        "name_localizations",
        "description_localizations",
        "contexts",
    ];
    match json {
        Value::Object(keys) => {
            keys.retain(|key, value| !value.is_null() || NULLABLE.contains(&key.as_str()));
            keys.values_mut().for_each(without_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(without_nulls),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
