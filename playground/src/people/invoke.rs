//! A slash command that a person fills in, checked against the commands that the bot has
//! registered.

use serde_json::{Value, json};

use super::Impossible;
use super::value::{Resolved, check, plain};
use crate::world::{Command, SLASH_COMMAND, Scope, Trigger, World};

const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;

/// A command as a person has filled it in.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Invocation {
    pub name: String,
    /// The subcommand, preceded by its group if it has one.
    pub path: Vec<String>,
    /// The options, each with a value of its type, or with the value as text.
    pub options: Vec<(String, Value)>,
}

/// Finds the command, checks every option, and returns the interaction's `data`.
pub(super) fn resolve(
    world: &World,
    invocation: &Invocation,
) -> Result<(Trigger, Value), Impossible> {
    let (command, level) = find(world, invocation)?;
    let mut resolved = Resolved::default();
    let options = fill(world, level, invocation, &mut resolved)?;
    let text = invocation.text();
    let name = text.trim_start_matches('/').to_owned();
    Ok((
        Trigger::Command { name, text, target: None },
        data(command, invocation, options, resolved),
    ))
}

/// Finds the command that is being typed, with the focus on this option, and returns the
/// interaction's `data`. It includes the other options that are already valid.
pub(super) fn resolve_typing(
    world: &World,
    invocation: &Invocation,
    focused: &str,
) -> Result<(Trigger, Value), Impossible> {
    let (command, level) = find(world, invocation)?;
    let completed =
        |option: &&Value| option["name"] == json!(focused) && option["autocomplete"] == json!(true);
    let not_suggested = || Impossible::NotSuggested(focused.to_owned());
    let option = level.iter().find(completed).ok_or_else(not_suggested)?;
    let mut resolved = Resolved::default();
    let options = invocation.options.iter().filter_map(|(name, value)| {
        if name == focused {
            let (kind, typed) = (&option["type"], plain(value));
            return Some(json!({ "name": name, "type": kind, "value": typed, "focused": true }));
        }
        let other = level.iter().find(|option| option["name"] == json!(name))?;
        let value = check(world, other, value, &mut resolved).ok()?;
        Some(json!({ "name": name, "type": other["type"], "value": value }))
    });
    let options = options.collect();
    let kind = option["type"].as_u64().unwrap_or_default();
    let trigger = Trigger::Typing { text: invocation.text(), kind };
    Ok((trigger, data(command, invocation, options, resolved)))
}

/// The command, and the options of the subcommand at the end of the path.
fn find<'a>(
    world: &'a World,
    invocation: &Invocation,
) -> Result<(&'a Command, &'a [Value]), Impossible> {
    let slash =
        |command: &&Command| command.kind() == SLASH_COMMAND && command.name() == invocation.name;
    let unknown = || Impossible::UnknownCommand(invocation.text());
    let command = world.commands.iter().find(slash).ok_or_else(unknown)?;
    let level = descend(&command.json, &invocation.path).ok_or_else(unknown)?;
    Ok((command, level))
}

/// The interaction's `data`, with these options at the end of the path.
fn data(
    command: &Command,
    invocation: &Invocation,
    mut options: Vec<Value>,
    resolved: Resolved,
) -> Value {
    for (name, kind) in invocation.path.iter().zip(kinds(&invocation.path)).rev() {
        options = vec![json!({ "name": name, "type": kind, "options": options })];
    }
    let mut data = json!({ "id": command.id, "name": command.name(), "type": 1 });
    if let Scope::Guild(guild) = command.scope {
        data["guild_id"] = json!(guild);
    }
    if !options.is_empty() {
        data["options"] = json!(options);
    }
    if !resolved.is_empty() {
        data["resolved"] = resolved.json();
    }
    data
}

impl Invocation {
    /// The form that the page shows, such as `/wizard play`.
    fn text(&self) -> String {
        let mut text = format!("/{}", self.name);
        for part in &self.path {
            text.push(' ');
            text.push_str(part);
        }
        text
    }
}

/// The options of the subcommand at the end of the path; `None` if the path does not exist or ends
/// too early.
fn descend<'a>(command: &'a Value, path: &[String]) -> Option<&'a [Value]> {
    let mut level = options_of(command);
    for name in path {
        let named = |option: &&Value| option["name"] == json!(name) && is_subcommand(option);
        level = options_of(level.iter().find(named)?);
    }
    let complete = !level.iter().any(is_subcommand);
    complete.then_some(level)
}

pub(super) fn options_of(level: &Value) -> &[Value] {
    level["options"].as_array().map_or(&[], Vec::as_slice)
}

pub(super) fn is_subcommand(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(SUBCOMMAND | GROUP))
}

/// The option types along a path: a group comes before its subcommand.
fn kinds(path: &[String]) -> &'static [u64] {
    if path.len() > 1 { &[GROUP, SUBCOMMAND] } else { &[SUBCOMMAND] }
}

fn fill(
    world: &World,
    level: &[Value],
    invocation: &Invocation,
    resolved: &mut Resolved,
) -> Result<Vec<Value>, Impossible> {
    let command = invocation.text();
    let mut filled = Vec::new();
    for (name, value) in &invocation.options {
        let known = level.iter().find(|option| option["name"] == json!(name));
        let option = known.ok_or_else(|| Impossible::UnknownOption {
            command: command.clone(),
            option: name.clone(),
        })?;
        let value = check(world, option, value, resolved).map_err(|why| Impossible::BadValue {
            option: name.clone(),
            value: plain(value),
            why,
        })?;
        filled.push(json!({ "name": name, "type": option["type"], "value": value }));
    }
    let given = |option: &Value| filled.iter().any(|filled| filled["name"] == option["name"]);
    let required = |option: &&Value| option["required"] == json!(true);
    if let Some(missing) = level.iter().filter(required).find(|option| !given(option)) {
        return Err(Impossible::MissingOption { command, option: plain(&missing["name"]) });
    }
    Ok(filled)
}
