//! The content of a gateway frame, as far as the bot needs it.

use std::borrow::Cow;
use std::panic::catch_unwind;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serenity::all::{GuildId, Interaction, UserId};

/// An event of Discord's gateway.
pub(super) enum Event {
    /// A new session has started.
    Ready(Ready),
    /// A user pressed or typed something.
    Interaction(Box<Interaction>),
    /// An event that the bot ignores.
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
    /// Parses a frame; `None` if it is not an event. An event that cannot be understood is an
    /// error.
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

/// Parses an interaction. serenity panics at some texts that Discord never sends; such a panic must
/// not end the shard.
fn interaction(frame: &str) -> serde_json::Result<Interaction> {
    let panicked = |_| Err(serde::de::Error::custom("serenity panics at it"));
    catch_unwind(|| held(frame)).unwrap_or_else(panicked)
}

/// The server in which a user pressed or typed something.
pub(super) const fn guild(interaction: &Interaction) -> Option<GuildId> {
    match interaction {
        Interaction::Command(command) => command.guild_id,
        Interaction::Component(component) => component.guild_id,
        _ => None,
    }
}
