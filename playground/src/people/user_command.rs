//! A user command: one of the context menu of a person, which takes no options.

use serde_json::{Value, json};

use super::Impossible;
use super::value::{Resolved, user};
use crate::snowflake::Snowflake;
use crate::world::{Command, Scope, Trigger, USER_COMMAND, World};

/// Finds the command and its target, and returns the interaction's `data`.
pub(super) fn resolve(
    world: &World,
    name: &str,
    target: Snowflake,
) -> Result<(Trigger, Value), Impossible> {
    let named = |command: &&Command| command.kind() == USER_COMMAND && command.name() == name;
    let unknown = || Impossible::UnknownCommand(name.to_owned());
    let command = world.commands.iter().find(named).ok_or_else(unknown)?;
    let mut resolved = Resolved::default();
    user(world, &target.to_string(), &mut resolved)
        .map_err(|_| Impossible::UnknownPerson(target))?;
    let mut data = json!({
        "id": command.id,
        "name": name,
        "type": USER_COMMAND,
        "target_id": target,
        "resolved": resolved.json(),
    });
    if let Scope::Guild(guild) = command.scope {
        data["guild_id"] = json!(guild);
    }
    let (name, text) = (name.to_owned(), name.to_owned());
    Ok((Trigger::Command { name, text, target: Some(target) }, data))
}
