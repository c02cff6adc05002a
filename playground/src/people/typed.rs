//! Parses a slash command as a person types it: `/wizard play game:cards preset:quick`.

use serde_json::{Value, json};

use super::Impossible;
use super::invoke::{Invocation, is_subcommand, options_of};
use crate::world::{SLASH_COMMAND, World};

/// Splits the typed text into command, subcommand and options. Values may contain spaces.
pub(crate) fn read(world: &World, text: &str) -> Result<Invocation, Impossible> {
    let unknown = || Impossible::UnknownCommand(text.to_owned());
    let mut words = text.strip_prefix('/').ok_or_else(unknown)?.split(' ');
    let name = words.next().unwrap_or_default();
    let mut commands = world.commands.iter();
    let command =
        commands.find(|command| command.kind() == SLASH_COMMAND && command.name() == name);
    let mut level = &command.ok_or_else(unknown)?.json;
    let mut invocation = Invocation { name: name.to_owned(), ..Invocation::default() };
    for word in words.filter(|word| !word.is_empty()) {
        if let Some(sub) = subcommand(level, word) {
            invocation.path.push(word.to_owned());
            level = sub;
        } else {
            take(level, word, &mut invocation)?;
        }
    }
    Ok(invocation)
}

fn subcommand<'a>(level: &'a Value, word: &str) -> Option<&'a Value> {
    let named = |option: &&Value| is_subcommand(option) && option["name"] == json!(word);
    options_of(level).iter().find(named)
}

/// Processes a word: `name:value` begins an option, and any other word belongs to the previous
/// value.
fn take(level: &Value, word: &str, invocation: &mut Invocation) -> Result<(), Impossible> {
    let known = |name: &str| options_of(level).iter().any(|option| option["name"] == json!(name));
    if let Some((name, value)) = word.split_once(':').filter(|(name, _)| known(name)) {
        invocation.options.push((name.to_owned(), json!(value)));
        return Ok(());
    }
    let Some((_, Value::String(value))) = invocation.options.last_mut() else {
        let command = format!("/{} {}", invocation.name, invocation.path.join(" "));
        let (command, option) = (command.trim_end().to_owned(), word.to_owned());
        return Err(Impossible::UnknownOption { command, option });
    };
    value.push(' ');
    value.push_str(word);
    Ok(())
}
