//! What a frame of the gateway says, as far as the bot needs it.

use std::borrow::Cow;
use std::panic::catch_unwind;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serenity::all::{GuildId, Interaction, UserId};

/// An event of the gateway.
pub(super) enum Event {
    /// A new session begins.
    Ready(Ready),
    /// Somebody has pressed or typed something.
    Interaction(Box<Interaction>),
    /// Anything else that happens.
    Other,
}

/// The start of a session.
#[derive(Deserialize)]
pub(super) struct Ready {
    pub(super) user: Bot,
    pub(super) guilds: Vec<Guild>,
}

#[derive(Deserialize)]
pub(super) struct Bot {
    pub(super) id: UserId,
    pub(super) username: String,
}

#[derive(Deserialize)]
pub(super) struct Guild {
    pub(super) id: GuildId,
}

#[derive(Deserialize)]
struct Named<'a> {
    #[serde(borrow)]
    t: Option<Cow<'a, str>>,
}

#[derive(Deserialize)]
struct Holding<T> {
    d: T,
}

impl Event {
    /// Reads a frame; `None` for one that is no event. An event that makes no sense is an error.
    pub(super) fn read(frame: &str) -> serde_json::Result<Option<Self>> {
        let Named { t: Some(name) } = serde_json::from_str(frame)? else { return Ok(None) };
        Ok(Some(match name.as_ref() {
            "READY" => Self::Ready(held(frame)?),
            "INTERACTION_CREATE" => Self::Interaction(Box::new(interaction(frame)?)),
            _ => Self::Other,
        }))
    }
}

fn held<T: DeserializeOwned>(frame: &str) -> serde_json::Result<T> {
    serde_json::from_str(frame).map(|Holding { d }| d)
}

/// serenity panics at some texts that Discord never sends: they must not end the shard.
fn interaction(frame: &str) -> serde_json::Result<Interaction> {
    let panicked = |_| Err(serde::de::Error::custom("serenity panics at it"));
    catch_unwind(|| held(frame)).unwrap_or_else(panicked)
}

/// Where somebody pressed.
pub(super) const fn guild(interaction: &Interaction) -> Option<GuildId> {
    match interaction {
        Interaction::Command(command) => command.guild_id,
        Interaction::Component(component) => component.guild_id,
        _ => None,
    }
}
