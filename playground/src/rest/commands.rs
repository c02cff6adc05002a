//! Registration of commands, one by one or all at once.

use serde_json::{Value, json};

use super::Reply;
use super::call::{Command, Commands};
use crate::discord::{Change, Discord};
use crate::error::ApiError;
use crate::snowflake::Snowflake;
use crate::world::{MESSAGE_COMMAND, Registered, SLASH_COMMAND, Scope, USER_COMMAND, World};

/// The maximum number of commands of each type in a scope.
const MOST: [(u64, usize); 3] = [(SLASH_COMMAND, 100), (USER_COMMAND, 15), (MESSAGE_COMMAND, 15)];

pub(super) fn answer(discord: &Discord, call: Commands, body: &Value) -> Result<Reply, ApiError> {
    let mut world = discord.world();
    if call.application != world.application {
        return Err(ApiError::unknown_application());
    }
    if matches!(call.scope, Scope::Guild(guild) if guild != world.guild) {
        return Err(ApiError::missing_access());
    }
    let reply = match call.what {
        Command::List => return Ok(Reply::ok(json!(world.commands_in(call.scope)))),
        Command::Get(id) => return Ok(Reply::ok(find(&world, call.scope, id)?)),
        Command::Register => match world.register(call.scope, body) {
            Registered::New(json) => Reply::created(json),
            Registered::Overwritten(json) => Reply::ok(json),
        },
        Command::Replace => replace(&mut world, call.scope, body),
        Command::Edit(id) => edit(&mut world, call.scope, id, body)?,
        Command::Delete(id) => {
            find(&world, call.scope, id)?;
            world.commands.retain(|command| command.id != id);
            Reply::nothing()
        }
    };
    check_number(&world, call.scope)?;
    discord.tell(Change::Commands);
    Ok(reply)
}

/// Replaces all commands of a scope; commands that remain keep their ids.
fn replace(world: &mut World, scope: Scope, list: &Value) -> Reply {
    let list = list.as_array().cloned().unwrap_or_default();
    let registered: Vec<Value> = list
        .iter()
        .map(|request| match world.register(scope, request) {
            Registered::New(json) | Registered::Overwritten(json) => json,
        })
        .collect();
    let listed = |id: Snowflake| registered.iter().any(|json| json["id"] == json!(id));
    world.commands.retain(|command| command.scope != scope || listed(command.id));
    Reply::ok(json!(registered))
}

fn edit(
    world: &mut World,
    scope: Scope,
    id: Snowflake,
    changes: &Value,
) -> Result<Reply, ApiError> {
    let mut json = find(world, scope, id)?;
    for (key, value) in changes.as_object().into_iter().flatten() {
        json[key] = value.clone();
    }
    let known = world.commands.iter_mut().find(|command| command.id == id);
    if let Some(command) = known {
        command.json.clone_from(&json);
    }
    Ok(Reply::ok(json))
}

fn find(world: &World, scope: Scope, id: Snowflake) -> Result<Value, ApiError> {
    let mut commands = world.commands.iter();
    let found = commands.find(|command| command.scope == scope && command.id == id);
    found.map(|command| command.json.clone()).ok_or_else(ApiError::unknown_command)
}

fn check_number(world: &World, scope: Scope) -> Result<(), ApiError> {
    let those = |kind: u64| {
        let same =
            |command: &&crate::world::Command| command.scope == scope && command.kind() == kind;
        world.commands.iter().filter(same).count()
    };
    if MOST.iter().any(|(kind, most)| those(*kind) > *most) {
        return Err(ApiError::too_many_commands());
    }
    Ok(())
}
