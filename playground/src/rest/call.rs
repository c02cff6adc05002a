//! The operation that a request asks for, read from its method and path.

use axum::http::Method;

use crate::error::ApiError;
use crate::faults::Kind;
use crate::snowflake::Snowflake;
use crate::world::Scope;

/// An operation that the playground supports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    About(About),
    Commands(Commands),
    Emojis(Emojis),
    Channel(Snowflake),
    Threads(Snowflake, Threads),
    Messages(Snowflake, Messages),
    Callback { interaction: Snowflake, token: String },
    Webhook { application: Snowflake, token: String, call: Webhook },
}

/// Requests about the bot itself, and about the gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    Me,
    Guilds,
    Application,
    OAuthApplication,
    Gateway,
    GatewayBot,
}

/// Requests about the commands of an application in a scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Commands {
    pub application: Snowflake,
    pub scope: Scope,
    pub what: Command,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    List,
    Register,
    Replace,
    Get(Snowflake),
    Edit(Snowflake),
    Delete(Snowflake),
}

/// Requests about the emojis of an application.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Emojis {
    pub application: Snowflake,
    pub what: Emoji,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Emoji {
    List,
    Create,
    Get(Snowflake),
    Edit(Snowflake),
    Delete(Snowflake),
}

/// Requests that start a thread in a channel, or change a channel, which must be a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Threads {
    /// Starts a thread from a message.
    StartFrom(Snowflake),
    /// Starts a thread without a message.
    Start,
    Edit,
    Delete,
}

/// Requests about the messages of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Messages {
    List,
    Create,
    Get(Snowflake),
    Edit(Snowflake),
    Delete(Snowflake),
}

/// Requests with an interaction token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Webhook {
    Followup,
    Get(Which),
    Edit(Which),
    Delete(Which),
}

/// One of the messages of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    Original,
    Message(Snowflake),
}

impl Call {
    pub(crate) fn read(method: &Method, path: &str) -> Result<Self, ApiError> {
        let path = path.strip_prefix("/api/v10/").ok_or_else(ApiError::not_found)?;
        let parts: Vec<&str> = path.trim_end_matches('/').split('/').collect();
        match parts.as_slice() {
            ["users", "@me"] => about(method, About::Me),
            ["users", "@me", "guilds"] => about(method, About::Guilds),
            ["applications", "@me"] => about(method, About::Application),
            ["oauth2", "applications", "@me"] => about(method, About::OAuthApplication),
            ["gateway"] => about(method, About::Gateway),
            ["gateway", "bot"] => about(method, About::GatewayBot),
            ["applications", application, "commands", rest @ ..] => {
                commands(method, id(application)?, Scope::Global, rest)
            }
            ["applications", application, "guilds", guild, "commands", rest @ ..] => {
                commands(method, id(application)?, Scope::Guild(id(guild)?), rest)
            }
            ["applications", application, "emojis", rest @ ..] => {
                emojis(method, id(application)?, rest)
            }
            ["channels", channel] => match *method {
                Method::GET => Ok(Self::Channel(id(channel)?)),
                Method::PATCH => Ok(Self::Threads(id(channel)?, Threads::Edit)),
                Method::DELETE => Ok(Self::Threads(id(channel)?, Threads::Delete)),
                _ => Err(ApiError::method_not_allowed()),
            },
            ["channels", channel, "threads"] => start(method, channel, Threads::Start),
            ["channels", channel, "messages", message, "threads"] => {
                start(method, channel, Threads::StartFrom(id(message)?))
            }
            ["channels", channel, "messages", rest @ ..] => messages(method, id(channel)?, rest),
            ["interactions", interaction, token, "callback"] => match *method {
                Method::POST => {
                    let (interaction, token) = (id(interaction)?, (*token).to_owned());
                    Ok(Self::Callback { interaction, token })
                }
                _ => Err(ApiError::method_not_allowed()),
            },
            ["webhooks", application, token, rest @ ..] => {
                let (application, token) = (id(application)?, (*token).to_owned());
                Ok(Self::Webhook { application, token, call: webhook(method, rest)? })
            }
            _ => Err(ApiError::not_found()),
        }
    }

    pub(crate) fn kind(&self) -> Kind {
        match self {
            Self::Callback { .. } => Kind::Callback,
            Self::Commands(_) => Kind::Commands,
            Self::Emojis(_) => Kind::Emojis,
            Self::About(About::Guilds) => Kind::Guilds,
            Self::About(_) | Self::Channel(_) => Kind::Read,
            Self::Threads(..) => Kind::Thread,
            Self::Messages(_, call) => match call {
                Messages::List | Messages::Get(_) => Kind::Read,
                Messages::Create => Kind::ChannelPost,
                Messages::Edit(_) => Kind::ChannelEdit,
                Messages::Delete(_) => Kind::Delete,
            },
            Self::Webhook { call, .. } => match call {
                Webhook::Get(_) => Kind::Read,
                Webhook::Followup => Kind::Followup,
                Webhook::Edit(_) => Kind::EditOriginal,
                Webhook::Delete(_) => Kind::Delete,
            },
        }
    }
}

/// A path as in the journal, with interaction tokens shortened.
pub(crate) fn shortened(path: &str) -> String {
    let path = path.strip_prefix("/api/v10").unwrap_or(path);
    let secret = |part: &&str| part.len() > 24;
    path.split('/')
        .map(|part| {
            if secret(&part) {
                format!("{}…", &part[..part.floor_char_boundary(8)])
            } else {
                part.to_owned()
            }
        })
        .collect::<Vec<_>>()
        .join("/")
}

fn id(part: &str) -> Result<Snowflake, ApiError> {
    let message = format!("Value \"{part}\" is not snowflake.");
    part.parse().map_err(|_| ApiError::invalid_field("", "NUMBER_TYPE_COERCE", &message))
}

fn about(method: &Method, about: About) -> Result<Call, ApiError> {
    if method == Method::GET { Ok(Call::About(about)) } else { Err(ApiError::method_not_allowed()) }
}

fn commands(
    method: &Method,
    application: Snowflake,
    scope: Scope,
    rest: &[&str],
) -> Result<Call, ApiError> {
    let what = match (rest, method) {
        ([], &Method::GET) => Command::List,
        ([], &Method::POST) => Command::Register,
        ([], &Method::PUT) => Command::Replace,
        ([command], &Method::GET) => Command::Get(id(command)?),
        ([command], &Method::PATCH) => Command::Edit(id(command)?),
        ([command], &Method::DELETE) => Command::Delete(id(command)?),
        ([] | [_], _) => return Err(ApiError::method_not_allowed()),
        _ => return Err(ApiError::not_found()),
    };
    Ok(Call::Commands(Commands { application, scope, what }))
}

fn emojis(method: &Method, application: Snowflake, rest: &[&str]) -> Result<Call, ApiError> {
    let what = match (rest, method) {
        ([], &Method::GET) => Emoji::List,
        ([], &Method::POST) => Emoji::Create,
        ([emoji], &Method::GET) => Emoji::Get(id(emoji)?),
        ([emoji], &Method::PATCH) => Emoji::Edit(id(emoji)?),
        ([emoji], &Method::DELETE) => Emoji::Delete(id(emoji)?),
        ([] | [_], _) => return Err(ApiError::method_not_allowed()),
        _ => return Err(ApiError::not_found()),
    };
    Ok(Call::Emojis(Emojis { application, what }))
}

fn start(method: &Method, channel: &str, call: Threads) -> Result<Call, ApiError> {
    match *method {
        Method::POST => Ok(Call::Threads(id(channel)?, call)),
        _ => Err(ApiError::method_not_allowed()),
    }
}

fn messages(method: &Method, channel: Snowflake, rest: &[&str]) -> Result<Call, ApiError> {
    let call = match (rest, method) {
        ([], &Method::GET) => Messages::List,
        ([], &Method::POST) => Messages::Create,
        ([message], &Method::GET) => Messages::Get(id(message)?),
        ([message], &Method::PATCH) => Messages::Edit(id(message)?),
        ([message], &Method::DELETE) => Messages::Delete(id(message)?),
        ([] | [_], _) => return Err(ApiError::method_not_allowed()),
        _ => return Err(ApiError::not_found()),
    };
    Ok(Call::Messages(channel, call))
}

fn webhook(method: &Method, rest: &[&str]) -> Result<Webhook, ApiError> {
    let which = match rest {
        [] if method == Method::POST => return Ok(Webhook::Followup),
        [] => return Err(ApiError::method_not_allowed()),
        ["messages", "@original"] => Which::Original,
        ["messages", message] => Which::Message(id(message)?),
        _ => return Err(ApiError::not_found()),
    };
    match *method {
        Method::GET => Ok(Webhook::Get(which)),
        Method::PATCH => Ok(Webhook::Edit(which)),
        Method::DELETE => Ok(Webhook::Delete(which)),
        _ => Err(ApiError::method_not_allowed()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_mean_what_they_say() {
        let read = |method, path| Call::read(&method, path);
        let token = "t".to_owned();
        let callback = Call::Callback { interaction: Snowflake(7), token: token.clone() };
        assert_eq!(read(Method::POST, "/api/v10/interactions/7/t/callback").unwrap(), callback);
        let call = Webhook::Edit(Which::Original);
        let edit = Call::Webhook { application: Snowflake(7), token, call };
        assert_eq!(read(Method::PATCH, "/api/v10/webhooks/7/t/messages/@original").unwrap(), edit);
    }

    #[test]
    fn unknown_paths_and_methods_are_told_apart() {
        let status = |method, path| Call::read(&method, path).unwrap_err().status.as_u16();
        assert_eq!(status(Method::GET, "/api/v10/guilds/7"), 404);
        assert_eq!(status(Method::GET, "/api/v9/users/@me"), 404);
        assert_eq!(status(Method::DELETE, "/api/v10/users/@me"), 405);
        assert_eq!(status(Method::GET, "/api/v10/interactions/7/t/callback"), 405);
        assert_eq!(status(Method::GET, "/api/v10/channels/seven"), 400);
    }

    #[test]
    fn tokens_are_cut_short() {
        let path = format!("/api/v10/interactions/1234567890123456789/{}/callback", "s".repeat(60));
        assert_eq!(shortened(&path), "/interactions/1234567890123456789/ssssssss…/callback");
    }
}
