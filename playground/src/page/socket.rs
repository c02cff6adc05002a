//! An open page: what it is sent, and what its person does there.

use std::sync::Arc;

use axum::extract::ws::{Message, WebSocket};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tokio::sync::broadcast::error::RecvError;

use crate::discord::{Change, Discord};
use crate::people::{Impossible, Invocation};
use crate::snowflake::Snowflake;
use crate::world::{
    Audience, Command, Context, LOCALES, Post, Private, SLASH_COMMAND, Thread, Trigger,
    USER_COMMAND, World, roles,
};

/// A message from the page.
#[derive(Debug, Deserialize)]
#[serde(tag = "t", rename_all = "lowercase")]
enum Said {
    Command {
        key: Value,
        channel_id: Snowflake,
        name: String,
        #[serde(default)]
        path: Vec<String>,
        #[serde(default)]
        options: Map<String, Value>,
    },
    #[serde(rename = "user_command")]
    UserCommand {
        key: Value,
        channel_id: Snowflake,
        name: String,
        target_id: Snowflake,
    },
    Typing {
        key: Value,
        channel_id: Snowflake,
        name: String,
        #[serde(default)]
        path: Vec<String>,
        #[serde(default)]
        options: Map<String, Value>,
        focused: String,
    },
    Press {
        key: Value,
        message_id: Snowflake,
        custom_id: String,
    },
    Pick {
        key: Value,
        message_id: Snowflake,
        custom_id: String,
        values: Vec<String>,
    },
    Submit {
        key: Value,
        form_id: Snowflake,
        values: Vec<String>,
    },
    Dismiss {
        message_id: Snowflake,
    },
    Say {
        channel_id: Snowflake,
        text: String,
    },
    Locale {
        locale: String,
    },
    #[serde(rename = "guild_locale")]
    GuildLocale {
        locale: String,
    },
    Install {
        installed: bool,
    },
}

/// Keeps a page up to date until it is closed.
pub(super) async fn serve(discord: Arc<Discord>, mut socket: WebSocket, person: Snowflake) {
    let mut changes = discord.changes();
    let opened = discord.world().next_id();
    let page = Page { discord, person, opened };
    let mut news = vec![page.state()];
    loop {
        for item in news.drain(..) {
            if socket.send(Message::Text(item.to_string().into())).await.is_err() {
                return;
            }
        }
        tokio::select! {
            change = changes.recv() => match change {
                Ok(change) => news.extend(page.news(&change)),
                Err(RecvError::Lagged(_)) => news.push(page.state()),
                Err(RecvError::Closed) => return,
            },
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => news.extend(page.hear(&text)),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => {}
            },
        }
    }
}

struct Page {
    discord: Arc<Discord>,
    person: Snowflake,
    /// The time of opening, as an id: earlier ephemeral messages are not shown.
    opened: Snowflake,
}

impl Page {
    /// The complete state, for a page that has just been opened.
    fn state(&self) -> Value {
        let world = self.discord.world();
        let people = world.members.iter();
        let people = people.map(|member| json!({ "id": member.id, "name": member.name }));
        let channels = world.channels.iter();
        let channels = channels.map(|channel| json!({ "id": channel.id, "name": channel.name }));
        let below = world.threads.values().map(|thread| &thread.channel);
        let private = self.private(&world).map(|private| &private.channel);
        let messages = world.channels.iter().chain(below).chain(private).map(|channel| {
            let seen = world.seen_by(self.person, channel.id).filter(|post| self.is_there(post));
            let seen = seen.map(|post| world.post_for_page(post)).collect();
            (channel.id.to_string(), Value::Array(seen))
        });
        json!({
            "t": "state",
            "you": self.person,
            "guild": { "id": world.guild, "name": world.guild_name, "locale": world.guild_locale },
            "locale": self.locale(&world),
            "locales": LOCALES,
            "people": people.collect::<Vec<_>>(),
            "channels": channels.collect::<Vec<_>>(),
            "roles": roles(world.guild).map(|role| json!({ "id": role["id"], "name": role["name"] })),
            "threads": threads(&world),
            "private": self.private(&world).map(told_of).collect::<Vec<_>>(),
            "commands": commands(&world),
            "offers": self.offers(&world),
            "installed": self.has_installed(&world),
            "emojis": emojis(&world),
            "messages": messages.collect::<Map<_, _>>(),
            "bot": {
                "connected": self.discord.gateway.is_connected(),
                "id": world.application,
                "name": world.bot_name,
            },
        })
    }

    /// The part of a change that this page shows.
    fn news(&self, change: &Change) -> Option<Value> {
        let world = self.discord.world();
        match change {
            Change::Message(id) => {
                let post = world.posts.get(id).filter(|post| world.sees(self.person, post))?;
                let message = self.is_there(post).then(|| world.post_for_page(post))?;
                Some(json!({ "t": "message", "message": message }))
            }
            Change::Deleted { channel, message, audience } => {
                let mine = match audience {
                    Audience::Everyone => true,
                    Audience::Only(reader) => *reader == self.person,
                };
                let mine = mine && world.is_in(self.person, *channel);
                mine.then(|| json!({ "t": "deleted", "channel_id": channel, "id": message }))
            }
            Change::Commands => Some(self.commands(&world)),
            Change::Installed(person) => (*person == self.person).then(|| self.commands(&world)),
            Change::Emojis => Some(json!({ "t": "emojis", "emojis": emojis(&world) })),
            Change::Threads => Some(json!({ "t": "threads", "threads": threads(&world) })),
            Change::Locale(person) => (*person == self.person)
                .then(|| json!({ "t": "locale", "locale": self.locale(&world) })),
            Change::GuildLocale => {
                Some(json!({ "t": "guild_locale", "locale": world.guild_locale }))
            }
            Change::Bot => {
                let connected = self.discord.gateway.is_connected();
                Some(json!({ "t": "bot", "connected": connected }))
            }
            Change::Interaction(id) => {
                let known = world.interactions.get(*id).filter(|known| known.by == self.person)?;
                let key = known.key.as_ref()?;
                if let Trigger::Typing { .. } = known.trigger {
                    return Some(json!({ "t": "choices", "key": key, "choices": known.choices }));
                }
                let status = if known.failed { "failed" } else { "done" };
                let mut told = interaction(key, status);
                if let Some(form) = &known.form {
                    told["form"] = form.clone();
                    told["form"]["id"] = json!(id);
                }
                Some(told)
            }
            Change::Violation(violation) => {
                let path = format!("{} {}", violation.request, violation.field);
                let text = format!("{} ({})", violation.message, violation.code);
                Some(json!({ "t": "violation", "text": text, "path": path.trim_end() }))
            }
        }
    }

    /// Does what the page asks for.
    fn hear(&self, text: &str) -> Option<Value> {
        let said: Value = serde_json::from_str(text).unwrap_or_default();
        let key = said["key"].clone();
        let done = match serde_json::from_value(said) {
            Ok(said) => self.act(said).map_err(|impossible| impossible.to_string()),
            Err(error) => Err(format!("this cannot be read: {error}")),
        };
        done.unwrap_or_else(|text| Some(json!({ "t": "error", "text": text, "key": key })))
    }

    fn act(&self, said: Said) -> Result<Option<Value>, Impossible> {
        let discord = &self.discord;
        match said {
            Said::Command { key, channel_id, name, path, options } => {
                let invocation = invocation(name, path, options);
                discord.invoke(self.person, channel_id, &invocation, Some(key.clone()))?;
                Ok(Some(interaction(&key, "pending")))
            }
            Said::UserCommand { key, channel_id, name, target_id } => {
                let (by, known) = (self.person, Some(key.clone()));
                discord.use_on(by, channel_id, &name, target_id, known)?;
                Ok(Some(interaction(&key, "pending")))
            }
            Said::Typing { key, channel_id, name, path, options, focused } => {
                let invocation = invocation(name, path, options);
                discord.suggest(self.person, channel_id, &invocation, &focused, Some(key))?;
                Ok(None)
            }
            Said::Press { key, message_id, custom_id } => {
                let pressed = discord.press(self.person, message_id, &custom_id, Some(key.clone()));
                pending_or_gone(&key, pressed)
            }
            Said::Pick { key, message_id, custom_id, values } => {
                let (by, known) = (self.person, Some(key.clone()));
                pending_or_gone(&key, discord.pick(by, message_id, &custom_id, values, known))
            }
            Said::Submit { key, form_id, values } => {
                discord.submit(self.person, form_id, &values, Some(key.clone()))?;
                Ok(Some(interaction(&key, "pending")))
            }
            Said::Dismiss { message_id } => discord.dismiss(self.person, message_id).map(|()| None),
            Said::Say { channel_id, text } => {
                discord.say(self.person, channel_id, &text).map(|_| None)
            }
            Said::Locale { locale } => discord.choose_locale(self.person, &locale).map(|()| None),
            Said::Install { installed } => discord.install(self.person, installed).map(|()| None),
            Said::GuildLocale { locale } => discord.choose_guild_locale(&locale).map(|()| None),
        }
    }

    /// The commands, and where they are offered.
    fn commands(&self, world: &World) -> Value {
        json!({
            "t": "commands",
            "commands": commands(world),
            "offers": self.offers(world),
            "installed": self.has_installed(world),
        })
    }

    /// The ids of the commands that are offered to this person, by channel.
    fn offers(&self, world: &World) -> Value {
        let threads = world.threads.values().map(|thread| &thread.channel);
        let private = self.private(world).map(|private| &private.channel);
        let channels = world.channels.iter().chain(threads).chain(private);
        let offered = channels.map(|channel| {
            let here = |command: &&Command| world.offered(command, self.person, channel.id);
            let ids = world.commands.iter().filter(here).map(|command| json!(command.id));
            (channel.id.to_string(), ids.collect())
        });
        Value::Object(offered.collect())
    }

    fn has_installed(&self, world: &World) -> bool {
        world.member(self.person).is_some_and(|member| member.has_installed)
    }

    /// The direct messages and group chats of this person.
    fn private<'a>(&self, world: &'a World) -> impl Iterator<Item = &'a Private> + use<'a> {
        let person = self.person;
        world.private.values().filter(move |private| private.people.contains(&person))
    }

    /// The language of this person's client.
    fn locale<'a>(&self, world: &'a World) -> &'a str {
        world.member(self.person).map_or("en-US", |member| member.locale.as_str())
    }

    /// Returns whether the page shows this message. Ephemeral messages from before it was opened
    /// are gone.
    fn is_there(&self, post: &Post) -> bool {
        post.audience == Audience::Everyone || post.id > self.opened
    }
}

/// Ignores errors about things that disappeared while the press was under way: the page already
/// shows the current state.
fn pending_or_gone(
    key: &Value,
    pressed: Result<Snowflake, Impossible>,
) -> Result<Option<Value>, Impossible> {
    match pressed {
        Ok(_) => Ok(Some(interaction(key, "pending"))),
        Err(
            Impossible::UnknownMessage(_)
            | Impossible::UnknownButton { .. }
            | Impossible::UnknownValue { .. }
            | Impossible::WrongCount(_)
            | Impossible::Unchanged(_)
            | Impossible::Disabled(_),
        ) => Ok(Some(interaction(key, "gone"))),
        Err(impossible) => Err(impossible),
    }
}

fn invocation(name: String, path: Vec<String>, options: Map<String, Value>) -> Invocation {
    let options = options.into_iter().filter(|(_, value)| !value.is_null()).collect();
    Invocation { name, path, options }
}

fn interaction(key: &Value, status: &str) -> Value {
    json!({ "t": "interaction", "key": key, "status": status })
}

/// A channel outside of servers.
fn told_of(private: &Private) -> Value {
    let kind = if private.context == Context::Direct { "dm" } else { "group" };
    let Private { channel, people, .. } = private;
    json!({ "id": channel.id, "name": channel.name, "kind": kind, "people": people })
}

/// The threads, each with its channel.
fn threads(world: &World) -> Vec<Value> {
    let told = |thread: &Thread| {
        json!({
            "id": thread.channel.id,
            "name": thread.channel.name,
            "parent_id": thread.parent,
            "archived": thread.is_archived,
            "locked": thread.is_locked,
        })
    };
    world.threads.values().map(told).collect()
}

/// The ids of the application's emojis.
fn emojis(world: &World) -> Vec<Snowflake> {
    world.emojis.keys().copied().collect()
}

/// The slash commands and the user commands that are available.
fn commands(world: &World) -> Vec<Value> {
    let offered = |command: &&Command| matches!(command.kind(), SLASH_COMMAND | USER_COMMAND);
    world.commands.iter().filter(offered).map(|command| command.json.clone()).collect()
}
