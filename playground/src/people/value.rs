//! Values of command options: whether they fit an option's type, and what they refer to.

use serde_json::{Map, Value, json};

use crate::snowflake::Snowflake;
use crate::world::{Channel, World};

/// The value in the option's type, or as an error a description of what the option accepts.
pub(super) fn check(
    world: &World,
    option: &Value,
    value: &Value,
    resolved: &mut Resolved,
) -> Result<Value, String> {
    let text = plain(value);
    if let Some(choices) = option["choices"].as_array().filter(|choices| !choices.is_empty()) {
        return chosen(choices, &text);
    }
    match option["type"].as_u64() {
        Some(3) => {
            mentioned(world, &text, resolved);
            string(option, &text)
        }
        Some(4) => {
            let number: i64 = text.parse().map_err(|_| "a whole number".to_owned())?;
            #[expect(clippy::cast_precision_loss, reason = "Discord's numbers have 53 bits")]
            in_range(option, number as f64)?;
            Ok(json!(number))
        }
        Some(5) => text.parse::<bool>().map(Value::Bool).map_err(|_| "true or false".to_owned()),
        // People are the only mentionable things here.
        Some(6 | 9) => user(world, &text, resolved),
        Some(7) => channel(world, &text, resolved),
        Some(8) => Err("roles there are none".to_owned()),
        Some(10) => {
            let number: f64 = text.parse().map_err(|_| "a number".to_owned())?;
            in_range(option, number)?;
            Ok(json!(number))
        }
        _ => Err("this type is not offered here".to_owned()),
    }
}

fn chosen(choices: &[Value], text: &str) -> Result<Value, String> {
    let by = |key: &str| choices.iter().find(|choice| plain(&choice[key]) == text);
    let choice = by("value").or_else(|| by("name")).ok_or_else(|| {
        let offered: Vec<String> = choices.iter().map(|choice| plain(&choice["value"])).collect();
        format!("one of {}", offered.join(", "))
    })?;
    Ok(choice["value"].clone())
}

fn string(option: &Value, text: &str) -> Result<Value, String> {
    let length = text.chars().count() as u64;
    let least = option["min_length"].as_u64().unwrap_or(0);
    let most = option["max_length"].as_u64().unwrap_or(6000);
    if (least..=most).contains(&length) {
        Ok(json!(text))
    } else {
        Err(format!("{least} to {most} characters"))
    }
}

fn in_range(option: &Value, number: f64) -> Result<(), String> {
    let (least, most) = (option["min_value"].as_f64(), option["max_value"].as_f64());
    let too_small = least.is_some_and(|least| number < least);
    let too_large = most.is_some_and(|most| number > most);
    if too_small || too_large {
        let shown = |end: Option<f64>| end.map_or_else(|| "…".to_owned(), |end| end.to_string());
        return Err(format!("{} to {}", shown(least), shown(most)));
    }
    Ok(())
}

/// People who are mentioned in a text: Discord tells who they are.
fn mentioned(world: &World, text: &str, resolved: &mut Resolved) {
    let mentions = text.split("<@").skip(1).filter_map(|rest| rest.split_once('>'));
    for (id, _) in mentions {
        let _ = user(world, id.trim_start_matches('!'), resolved);
    }
}

/// A person, given by id, mention or name.
pub(super) fn user(world: &World, text: &str, resolved: &mut Resolved) -> Result<Value, String> {
    let bare = text.trim_start_matches("<@").trim_start_matches('@').trim_end_matches('>');
    let named = world.members.iter().find(|member| member.name == bare || member.name == text);
    let by_id = || bare.parse().ok().and_then(|id| world.member(id));
    if let Some(member) = named.or_else(by_id) {
        let mut partial = member.partial();
        partial["permissions"] = json!(world.permissions_of(member.id).to_string());
        resolved.members.insert(member.id.to_string(), partial);
        resolved.users.insert(member.id.to_string(), member.user());
        return Ok(json!(member.id));
    }
    if bare.parse() == Ok(world.application) {
        resolved.users.insert(bare.to_owned(), world.bot_user());
        return Ok(json!(world.application));
    }
    Err("a person".to_owned())
}

/// A channel, given by id, mention or name.
fn channel(world: &World, text: &str, resolved: &mut Resolved) -> Result<Value, String> {
    let bare = text.trim_start_matches('<').trim_start_matches('#').trim_end_matches('>');
    let fits = |channel: &&Channel| channel.name == bare || bare.parse() == Ok(channel.id);
    let threads = world.threads.values().map(|thread| &thread.channel);
    let channel = world.channels.iter().chain(threads).find(fits).ok_or("a channel")?;
    let person = world.members.first().map_or(Snowflake(0), |member| member.id);
    let json = world.interaction_channel(channel, person);
    resolved.channels.insert(channel.id.to_string(), json);
    Ok(json!(channel.id))
}

/// The people and channels that options refer to.
#[derive(Debug, Default)]
pub(super) struct Resolved {
    users: Map<String, Value>,
    members: Map<String, Value>,
    channels: Map<String, Value>,
}

impl Resolved {
    pub(super) fn is_empty(&self) -> bool {
        self.users.is_empty() && self.channels.is_empty()
    }

    pub(super) fn json(self) -> Value {
        let parts = [("users", self.users), ("members", self.members), ("channels", self.channels)];
        let filled = parts.into_iter().filter(|(_, part)| !part.is_empty());
        Value::Object(filled.map(|(name, part)| (name.to_owned(), Value::Object(part))).collect())
    }
}

/// A value as text.
pub(crate) fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
