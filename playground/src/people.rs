//! The actions of people: they use commands, press buttons and write, and get an error if they
//! cannot.

mod invoke;
mod locale;
mod typed;
mod user_command;
mod value;

use std::sync::Arc;

use serde_json::{Map, Value, json};

pub(crate) use invoke::Invocation;
pub(crate) use typed::read as read_typed;
pub(crate) use value::plain;

use crate::discord::{Change, Deed, Discord};
use crate::form::Form;
use crate::snowflake::Snowflake;
use crate::world::{Author, Draft, EPHEMERAL, Interaction, Owners, Post, Trigger, World, roles};

/// The reason why a person cannot do what they tried.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// The person does not exist.
    #[error("there is no person {0}")]
    UnknownPerson(Snowflake),
    /// The channel does not exist.
    #[error("there is no channel {0}")]
    UnknownChannel(Snowflake),
    /// No command or subcommand with this name is registered.
    #[error("there is no command `{0}`")]
    UnknownCommand(String),
    /// The command has no such option.
    #[error("`{command}` has no option `{option}`")]
    UnknownOption {
        /// The command with its subcommand.
        command: String,
        /// The text that was read as an option.
        option: String,
    },
    /// The command requires this option.
    #[error("`{command}` needs the option `{option}`")]
    MissingOption {
        /// The command with its subcommand.
        command: String,
        /// The name of the required option.
        option: String,
    },
    /// The option does not accept this value.
    #[error("the option `{option}` does not take `{value}`: {why}")]
    BadValue {
        /// The name of the option with the bad value.
        option: String,
        /// The value that was given.
        value: String,
        /// A description of the values that it accepts.
        why: String,
    },
    /// The person sees no such message.
    #[error("there is no message {0} to be seen")]
    UnknownMessage(Snowflake),
    /// Discord has no such language.
    #[error("there is no language `{0}`")]
    UnknownLocale(String),
    /// The option has no autocompletion.
    #[error("nothing is suggested for the option `{0}`")]
    NotSuggested(String),
    /// The bot did not send autocomplete choices in time.
    #[error("what may be chosen did not come in time")]
    NoSuggestions,
    /// The message has no such button.
    #[error("there is no button `{wanted}`, but {offered:?}")]
    UnknownButton {
        /// The label or custom id.
        wanted: String,
        /// The labels of the existing buttons.
        offered: Vec<String>,
    },
    /// No select of the message has such a value.
    #[error("there is no value `{wanted}`, but {offered:?}")]
    UnknownValue {
        /// The label or value.
        wanted: String,
        /// The labels of the existing values.
        offered: Vec<String>,
    },
    /// The select accepts fewer values, or more.
    #[error("the select `{0}` does not take so many values")]
    WrongCount(String),
    /// These values are already picked: the client sends nothing.
    #[error("nothing changes in the select `{0}`")]
    Unchanged(String),
    /// The thread is locked.
    #[error("the thread {0} is locked")]
    Locked(Snowflake),
    /// The button or select is disabled.
    #[error("`{0}` is disabled")]
    Disabled(String),
    /// No such form was opened for this person.
    #[error("there is no form {0} to be filled in")]
    UnknownForm(Snowflake),
    /// The form does not accept the typed text.
    #[error("the form does not take `{typed}` as `{label}`")]
    BadForm {
        /// The label of the text input.
        label: String,
        /// The text that was typed.
        typed: String,
    },
    /// The bot has never been connected, so it cannot receive anything.
    #[error("the bot is not connected")]
    NoBot,
    /// The server has removed the bot, and its commands with it.
    #[error("the bot is not on the server")]
    BotRemoved,
    /// Clients do not offer the command in this place, or not to this person.
    #[error("`{0}` is not offered here")]
    NotOffered(String),
    /// The expected message did not appear in time.
    #[error("waited in vain in {channel}; to be seen is:\n{shown}")]
    TimedOut {
        /// The channel that was watched.
        channel: Snowflake,
        /// All visible text in that channel.
        shown: String,
    },
}

impl Discord {
    /// A person uses a slash command.
    pub(crate) fn invoke(
        self: &Arc<Self>,
        by: Snowflake,
        channel: Snowflake,
        invocation: &Invocation,
        key: Option<Value>,
    ) -> Result<Snowflake, Impossible> {
        let (trigger, data) = {
            let world = self.world();
            let place = Place::of(&world, by, channel)?;
            place.offering(&world, invoke::resolve(&world, invocation)?)?
        };
        self.unarchive_to_type(channel);
        Ok(self.interact(Deed { by, channel, trigger, data, message: None, key }))
    }

    /// A person uses a user command on somebody.
    pub(crate) fn use_on(
        self: &Arc<Self>,
        by: Snowflake,
        channel: Snowflake,
        name: &str,
        target: Snowflake,
        key: Option<Value>,
    ) -> Result<Snowflake, Impossible> {
        let (trigger, data) = {
            let world = self.world();
            let place = Place::of(&world, by, channel)?;
            place.offering(&world, user_command::resolve(&world, name, target)?)?
        };
        self.unarchive_to_type(channel);
        Ok(self.interact(Deed { by, channel, trigger, data, message: None, key }))
    }

    /// A modified client sends a command with any `data`.
    pub(crate) fn forge_command(
        self: &Arc<Self>,
        by: Snowflake,
        channel: Snowflake,
        data: Value,
    ) -> Snowflake {
        let name = data["name"].as_str().unwrap_or_default().to_owned();
        let trigger = Trigger::Command { text: name.clone(), name, target: None };
        self.interact(Deed { by, channel, trigger, data, message: None, key: None })
    }

    /// Unarchives a thread, as the client does where it may before it sends a command there.
    fn unarchive_to_type(&self, channel: Snowflake) {
        let mut world = self.world();
        if world.threads.get(&channel).is_some_and(|thread| !thread.is_locked) {
            self.wake_thread(&mut world, channel);
        }
    }

    /// A person is typing a slash command and has reached this option.
    pub(crate) fn suggest(
        self: &Arc<Self>,
        by: Snowflake,
        channel: Snowflake,
        invocation: &Invocation,
        focused: &str,
        key: Option<Value>,
    ) -> Result<Snowflake, Impossible> {
        let (trigger, data) = {
            let world = self.world();
            let place = Place::of(&world, by, channel)?;
            place.offering(&world, invoke::resolve_typing(&world, invocation, focused)?)?
        };
        Ok(self.interact(Deed { by, channel, trigger, data, message: None, key }))
    }

    /// A person presses a button that they see.
    pub(crate) fn press(
        self: &Arc<Self>,
        by: Snowflake,
        message: Snowflake,
        custom_id: &str,
        key: Option<Value>,
    ) -> Result<Snowflake, Impossible> {
        let deed = {
            let world = self.world();
            let post = world.posts.get(&message).filter(|post| world.sees(by, post));
            let post = post.ok_or(Impossible::UnknownMessage(message))?;
            let unknown = || Impossible::UnknownButton {
                wanted: custom_id.to_owned(),
                offered: labels(post),
            };
            let button = post.component(custom_id).filter(|part| part["type"] == json!(BUTTON));
            if button.ok_or_else(unknown)?["disabled"] == json!(true) {
                return Err(Impossible::Disabled(custom_id.to_owned()));
            }
            let component = Component { message, custom_id: custom_id.to_owned(), picked: None };
            component.deed(by, post.channel, world.post_json(post), key)
        };
        Ok(self.interact(deed))
    }

    /// A person picks values in a select that they see.
    pub(crate) fn pick(
        self: &Arc<Self>,
        by: Snowflake,
        message: Snowflake,
        custom_id: &str,
        values: Vec<String>,
        key: Option<Value>,
    ) -> Result<Snowflake, Impossible> {
        let deed = {
            let mut world = self.world();
            let post = world.posts.get(&message).filter(|post| world.sees(by, post));
            let post = post.ok_or(Impossible::UnknownMessage(message))?;
            let unknown = || Impossible::UnknownButton {
                wanted: custom_id.to_owned(),
                offered: labels(post),
            };
            let select = post.component(custom_id).ok_or_else(unknown)?;
            let picked = match select["type"].as_u64() {
                Some(SELECT) => Picked::Texts(values.clone()),
                Some(CHANNEL_SELECT) => {
                    Picked::Channels(values.clone(), world.told_of(&values, by))
                }
                Some(ROLE_SELECT) => {
                    let guild = world.guild_of(post.channel);
                    let told = guild.into_iter().flat_map(roles).filter_map(|role| {
                        let id = role["id"].as_str()?.to_owned();
                        values.contains(&id).then_some((id, role))
                    });
                    Picked::Roles(values.clone(), told.collect())
                }
                _ => return Err(unknown()),
            };
            check_pick(select, custom_id, &picked)?;
            if is_unchanged(world.picked.shown(by, message, select), values.clone()) {
                return Err(Impossible::Unchanged(custom_id.to_owned()));
            }
            let (channel, shown) = (post.channel, world.post_json(post));
            world.picked.pick(by, message, custom_id, values);
            let picked = Some(picked);
            let component = Component { message, custom_id: custom_id.to_owned(), picked };
            component.deed(by, channel, shown, key)
        };
        Ok(self.interact(deed))
    }

    /// A modified client sends a press: with any message and any custom id.
    pub(crate) fn forge_press(
        self: &Arc<Self>,
        by: Snowflake,
        message: Snowflake,
        custom_id: &str,
    ) -> Snowflake {
        self.forge(by, Component { message, custom_id: custom_id.to_owned(), picked: None })
    }

    /// A modified client sends any values as picked.
    pub(crate) fn forge_pick(
        self: &Arc<Self>,
        by: Snowflake,
        message: Snowflake,
        custom_id: &str,
        values: &[&str],
    ) -> Snowflake {
        let picked = values.iter().map(|value| (*value).to_owned()).collect();
        let picked = Some(Picked::Texts(picked));
        self.forge(by, Component { message, custom_id: custom_id.to_owned(), picked })
    }

    fn forge(self: &Arc<Self>, by: Snowflake, component: Component) -> Snowflake {
        let deed = {
            let world = self.world();
            let made_up;
            let post = if let Some(post) = world.posts.get(&component.message) {
                post
            } else {
                made_up = self::made_up(&world, component.message);
                &made_up
            };
            component.deed(by, post.channel, world.post_json(post), None)
        };
        self.interact(deed)
    }

    /// A person submits a form that was opened for them, with these texts in its inputs.
    pub(crate) fn submit(
        self: &Arc<Self>,
        by: Snowflake,
        form: Snowflake,
        typed: &[String],
        key: Option<Value>,
    ) -> Result<Snowflake, Impossible> {
        let deed = {
            let world = self.world();
            let opened = world.interactions.get(form).filter(|opened| opened.by == by);
            let shown = opened.and_then(|opened| Some((opened, opened.form.as_ref()?)));
            let (opened, shown) = shown.ok_or(Impossible::UnknownForm(form))?;
            let data = filled_in(&Form::read(form, shown), typed)?;
            submission(&world, opened, data, key)
        };
        Ok(self.interact(deed))
    }

    /// A modified client submits any form, as if it had been opened on any message or on none.
    pub(crate) fn forge_form(
        self: &Arc<Self>,
        by: Snowflake,
        channel: Snowflake,
        message: Option<Snowflake>,
        data: Value,
    ) -> Snowflake {
        let deed = {
            let world = self.world();
            let shown = message.and_then(|id| world.posts.get(&id));
            let shown = shown.map(|post| world.post_json(post));
            let custom_id = data["custom_id"].as_str().unwrap_or_default().to_owned();
            let trigger = Trigger::Submit { opened_by: Snowflake(0), message, custom_id };
            Deed { by, channel, trigger, data, message: shown, key: None }
        };
        self.interact(deed)
    }

    /// A person writes in a channel.
    pub(crate) fn say(
        &self,
        by: Snowflake,
        channel: Snowflake,
        text: &str,
    ) -> Result<Snowflake, Impossible> {
        let mut world = self.world();
        Place::of(&world, by, channel)?;
        if world.threads.get(&channel).is_some_and(|thread| thread.is_locked) {
            return Err(Impossible::Locked(channel));
        }
        self.wake_thread(&mut world, channel);
        let mut post = Post::empty(world.next_id(), channel, Author::Person(by));
        world.compose(&mut post, Draft::read(&json!({ "content": text }), Vec::new()));
        let id = post.id;
        self.publish(&mut world, post);
        Ok(id)
    }

    /// A person dismisses an ephemeral message.
    pub(crate) fn dismiss(&self, by: Snowflake, message: Snowflake) -> Result<(), Impossible> {
        let mut world = self.world();
        let unknown = Impossible::UnknownMessage(message);
        let post = world.posts.get(&message).filter(|post| world.sees(by, post));
        let post = post.filter(|post| post.flags & EPHEMERAL != 0).ok_or(unknown)?;
        let (channel, audience) = (post.channel, post.audience);
        if let Some(member) = world.member_mut(by) {
            member.dismissed.insert(message);
        }
        self.tell(Change::Deleted { channel, message, audience });
        Ok(())
    }
}

/// A person in a channel in which they may write.
struct Place {
    by: Snowflake,
    channel: Snowflake,
}

impl Place {
    fn of(world: &World, by: Snowflake, channel: Snowflake) -> Result<Self, Impossible> {
        world.member(by).ok_or(Impossible::UnknownPerson(by))?;
        let known = world.channel(channel).filter(|_| world.is_in(by, channel));
        known.map(|_| Self { by, channel }).ok_or(Impossible::UnknownChannel(channel))
    }

    /// Checks that the command is offered here. Outside of servers nobody is a member.
    fn offering(
        &self,
        world: &World,
        (trigger, mut data): (Trigger, Value),
    ) -> Result<(Trigger, Value), Impossible> {
        if world.owners_of(&trigger, &data, self.by, self.channel) == Owners::default() {
            let is_removed = world.guild_of(self.channel).is_some();
            let is_removed = is_removed && !world.has_bot_in(self.channel);
            let name = plain(&data["name"]);
            return Err(if is_removed {
                Impossible::BotRemoved
            } else {
                Impossible::NotOffered(name)
            });
        }
        if world.guild_of(self.channel).is_none()
            && let Some(resolved) = data.get_mut("resolved").and_then(Value::as_object_mut)
        {
            resolved.remove("members");
        }
        Ok((trigger, data))
    }
}

/// The types of components: button, string select, role select and channel select.
const BUTTON: u64 = 2;
const SELECT: u64 = 3;
const ROLE_SELECT: u64 = 6;
const CHANNEL_SELECT: u64 = 8;

/// A button that is pressed, or a select in which values are picked.
struct Component {
    message: Snowflake,
    custom_id: String,
    /// The values; `None` for a button.
    picked: Option<Picked>,
}

/// The values that are picked in a select.
enum Picked {
    /// The values of a string select.
    Texts(Vec<String>),
    /// The ids of channels, and the resolved data of those that exist.
    Channels(Vec<String>, Map<String, Value>),
    /// The same for roles.
    Roles(Vec<String>, Map<String, Value>),
}

impl Component {
    fn deed(self, by: Snowflake, channel: Snowflake, shown: Value, key: Option<Value>) -> Deed {
        let Self { message, custom_id, picked } = self;
        let mut data = json!({ "custom_id": custom_id, "component_type": BUTTON, "id": 1 });
        match picked {
            None => {}
            Some(Picked::Texts(values)) => {
                data["component_type"] = json!(SELECT);
                data["values"] = json!(values);
            }
            Some(Picked::Roles(values, told)) => {
                data["component_type"] = json!(ROLE_SELECT);
                data["values"] = json!(values);
                if !told.is_empty() {
                    data["resolved"] = json!({ "roles": told });
                }
            }
            Some(Picked::Channels(values, told)) => {
                data["component_type"] = json!(CHANNEL_SELECT);
                data["values"] = json!(values);
                if !told.is_empty() {
                    data["resolved"] = json!({ "channels": told });
                }
            }
        }
        let trigger = Trigger::Press { message, custom_id };
        Deed { by, channel, trigger, data, message: Some(shown), key }
    }
}

/// Checks that a client would let these values be picked.
fn check_pick(select: &Value, custom_id: &str, picked: &Picked) -> Result<(), Impossible> {
    if select["disabled"] == json!(true) {
        return Err(Impossible::Disabled(custom_id.to_owned()));
    }
    let options = select["options"].as_array().map_or(&[][..], Vec::as_slice);
    let (values, unknown) = match picked {
        Picked::Texts(values) => {
            let has =
                |value: &&String| options.iter().any(|option| option["value"] == json!(value));
            (values, values.iter().find(|value| !has(value)))
        }
        Picked::Channels(values, told) => {
            let takes = |channel: &Value| {
                let types = select["channel_types"].as_array();
                types.is_none_or(|types| types.contains(&channel["type"]))
            };
            let has = |value: &&String| told.get(*value).is_some_and(takes);
            (values, values.iter().find(|value| !has(value)))
        }
        Picked::Roles(values, told) => {
            (values, values.iter().find(|value| !told.contains_key(*value)))
        }
    };
    if let Some(wanted) = unknown {
        let labels = options.iter().filter_map(|option| option["label"].as_str());
        let offered = labels.map(str::to_owned).collect();
        return Err(Impossible::UnknownValue { wanted: wanted.clone(), offered });
    }
    let count = |key: &str| select[key].as_u64().unwrap_or(1);
    let wanted = count("min_values")..=count("max_values");
    if !wanted.contains(&(values.len() as u64)) {
        return Err(Impossible::WrongCount(custom_id.to_owned()));
    }
    Ok(())
}

/// Returns whether the picked values are the same, in any order.
fn is_unchanged(mut shown: Vec<String>, mut picked: Vec<String>) -> bool {
    shown.sort();
    picked.sort();
    shown == picked
}

/// The `data` of a form with these texts in its inputs.
fn filled_in(form: &Form, typed: &[String]) -> Result<Value, Impossible> {
    let mut rows = Vec::new();
    for (number, input) in form.inputs.iter().enumerate() {
        let typed = typed.get(number).map_or("", String::as_str);
        if !input.takes(typed) {
            let (label, typed) = (input.label.clone(), typed.to_owned());
            return Err(Impossible::BadForm { label, typed });
        }
        rows.push(filled_in_row(&input.custom_id, typed));
    }
    Ok(json!({ "custom_id": form.custom_id, "components": rows }))
}

fn filled_in_row(custom_id: &str, typed: &str) -> Value {
    let input = json!({ "type": 4, "id": 2, "custom_id": custom_id, "value": typed });
    json!({ "type": 1, "id": 1, "components": [input] })
}

fn submission(world: &World, opened: &Interaction, data: Value, key: Option<Value>) -> Deed {
    let message = opened.pressed();
    let shown = message.and_then(|id| world.posts.get(&id)).map(|post| world.post_json(post));
    let custom_id = data["custom_id"].as_str().unwrap_or_default().to_owned();
    let trigger = Trigger::Submit { opened_by: opened.id, message, custom_id };
    Deed { by: opened.by, channel: opened.channel, trigger, data, message: shown, key }
}

/// A message that does not exist, as a modified client might claim it.
fn made_up(world: &World, message: Snowflake) -> Post {
    let channel = world.channels.first().map_or(world.guild, |channel| channel.id);
    Post::empty(message, channel, Author::Bot)
}

fn labels(post: &Post) -> Vec<String> {
    let rows = post.components.iter().filter_map(|row| row["components"].as_array());
    let labels = rows.flatten().filter_map(|button| button["label"].as_str());
    labels.map(str::to_owned).collect()
}
