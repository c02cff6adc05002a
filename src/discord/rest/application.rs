//! What Discord knows about the bot: its application, servers, emojis, commands and gateway.

use std::collections::HashSet;

use http::{HeaderMap, Method};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::all::{ApplicationId, CommandId, CreateAttachment, EmojiId};

use super::send::{REQUEST_TIMEOUT, Reply};
use super::{Rest, SendError};
use crate::discord::route::{Call, Route};
use crate::discord::transport::Unreachable;
use crate::emojis::{Drawn, Emoji, Emojis};
use crate::table::GuildId;

/// The number of servers that Discord lists per page.
const SERVERS_A_PAGE: usize = 200;

/// The address of the gateway, and how Discord wants the bot to connect.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct GatewayBot {
    pub url: String,
    /// The recommended number of shards.
    pub shards: u32,
    pub session_start_limit: SessionStarts,
}

/// The limit on starting gateway sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct SessionStarts {
    /// The number of session starts per day.
    pub total: u32,
    /// The number of session starts that remain.
    pub remaining: u32,
    /// The time until the number is reset, in milliseconds.
    pub reset_after: u64,
    /// The number of shards that may identify within five seconds.
    pub max_concurrency: u16,
}

/// Discord's list of the application's emojis.
#[derive(Deserialize)]
struct ListedEmojis {
    items: Vec<ListedEmoji>,
}

#[derive(Deserialize)]
struct ListedEmoji {
    id: EmojiId,
    name: String,
}

/// An entry in Discord's list of commands.
#[derive(Deserialize)]
struct ListedCommand {
    id: CommandId,
    name: String,
}

/// An entry in Discord's list of servers.
#[derive(Deserialize)]
struct PartialServer {
    id: serenity::all::GuildId,
}

impl Rest {
    /// This client, with the id of the bot's application.
    pub(in crate::discord) async fn identify(mut self) -> Result<Self, SendError> {
        let application = self.send(Method::GET, Route::CurrentApplication).await?;
        let id = application.get("id").and_then(Value::as_str).and_then(|id| id.parse().ok());
        let id: u64 =
            id.ok_or_else(|| SendError::Unwritable("an application without id".into()))?;
        self.application = ApplicationId::new(id);
        Ok(self)
    }

    /// Sends a request once, without asking the rate limiter. Returns the headers of the response and its
    /// content.
    pub(in crate::discord) async fn ask_once(
        &self,
        route: Route<'_>,
    ) -> Result<(HeaderMap, Result<Value, SendError>), SendError> {
        let call = Call::new(Method::GET, route);
        let request = self.written(&call);
        let request = request.map_err(|error| SendError::Unwritable(error.to_string()))?;
        let carried = tokio::time::timeout(REQUEST_TIMEOUT, self.transport.carry(request)).await;
        let response = carried.unwrap_or(Err(Unreachable::Silent))?;
        let answer = match self.read(&response, &call) {
            Reply::Done(value) => Ok(value),
            Reply::Failed(error) | Reply::Refused(error) => Err(error),
        };
        Ok((response.into_parts().0.headers, answer))
    }

    /// The servers that the bot is on.
    ///
    /// # Errors
    /// Not all of them could be listed.
    pub(in crate::discord) async fn servers(&self) -> Result<HashSet<GuildId>, SendError> {
        let mut servers = HashSet::new();
        let mut after = 0;
        loop {
            let page = format!("limit={SERVERS_A_PAGE}&after={after}");
            let call = Call::new(Method::GET, Route::CurrentUserGuilds).with_query(page);
            let listed = self.try_to_send(call).await?;
            let listed: Vec<PartialServer> = serde_json::from_value(listed)?;
            servers.extend(listed.iter().map(|server| GuildId::new(server.id.get())));
            match listed.iter().map(|server| server.id.get()).max() {
                Some(last) if listed.len() >= SERVERS_A_PAGE && last > after => after = last,
                Some(_) | None => return Ok(servers),
            }
        }
    }

    /// The emojis of the application that this program knows.
    pub(in crate::discord) async fn emojis(&self) -> Result<Emojis, SendError> {
        let route = Route::Emojis { application: self.application };
        let listed: ListedEmojis = serde_json::from_value(self.send(Method::GET, route).await?)?;
        Ok(Emojis::among(listed.items.iter().map(|emoji| (emoji.name.as_str(), emoji.id.get()))))
    }

    /// Adds an emoji to the application.
    pub(in crate::discord) async fn add_emoji(&self, drawn: &Drawn) -> Result<Emoji, SendError> {
        let route = Route::Emojis { application: self.application };
        let image = CreateAttachment::bytes(drawn.png, drawn.name).to_base64();
        let body = serde_json::json!({ "name": drawn.name, "image": image });
        let added = self.send_body(Call::new(Method::POST, route), &body).await?;
        let added: ListedEmoji = serde_json::from_value(added)?;
        Ok(Emoji { name: drawn.name, id: added.id.get() })
    }

    /// The address of the gateway, and how Discord wants the bot to connect.
    pub(in crate::discord) async fn gateway(&self) -> Result<GatewayBot, SendError> {
        Ok(serde_json::from_value(self.send(Method::GET, Route::GatewayBot).await?)?)
    }

    /// The id of the global command with this name, if one is registered.
    pub(in crate::discord) async fn command(&self, name: &str) -> Result<Option<u64>, SendError> {
        let route = Route::Commands { application: self.application };
        let listed: Vec<ListedCommand> =
            serde_json::from_value(self.send(Method::GET, route).await?)?;
        let found = listed.into_iter().find(|command| command.name == name);
        Ok(found.map(|command| command.id.get()))
    }

    /// Registers these global commands, replacing all previous ones. Returns the id of the first, if
    /// Discord says it.
    pub(in crate::discord) async fn set_commands(
        &self,
        commands: &[impl Serialize],
    ) -> Result<Option<u64>, SendError> {
        let call = Call::new(Method::PUT, Route::Commands { application: self.application });
        let registered = self.send_body(call, &commands).await?;
        Ok(registered.pointer("/0/id").and_then(Value::as_str).and_then(|id| id.parse().ok()))
    }
}
