//! Requests to Discord's REST API, and the routes that the bot uses with their paths, rate limits
//! and metric labels.

use http::Method;
use serde::Serialize;
use serenity::all::{ApplicationId, ChannelId, InteractionId, MessageId};

use super::multipart::{self, File};
use super::rate_limit::{Bucket, Carries};
use crate::metrics;

/// The destination of a request. Ids and tokens come from Discord.
#[derive(Clone, Copy)]
pub(super) enum Route<'a> {
    CurrentApplication,
    CurrentUser,
    CurrentUserGuilds,
    GatewayBot,
    Commands { application: ApplicationId },
    Emojis { application: ApplicationId },
    InteractionCallback { interaction: InteractionId, token: &'a str },
    OriginalResponse { application: ApplicationId, token: &'a str },
    FollowUps { application: ApplicationId, token: &'a str },
    FollowUp { application: ApplicationId, token: &'a str, message: MessageId },
    Messages { channel: ChannelId },
    Message { channel: ChannelId, message: MessageId },
    ThreadFromMessage { channel: ChannelId, message: MessageId },
}

impl Route<'_> {
    /// The path below `/api/v10`.
    pub(super) fn path(self) -> String {
        match self {
            Self::CurrentApplication => "/oauth2/applications/@me".to_owned(),
            Self::CurrentUser => "/users/@me".to_owned(),
            Self::CurrentUserGuilds => "/users/@me/guilds".to_owned(),
            Self::GatewayBot => "/gateway/bot".to_owned(),
            Self::Commands { application } => format!("/applications/{application}/commands"),
            Self::Emojis { application } => format!("/applications/{application}/emojis"),
            Self::InteractionCallback { interaction, token } => {
                format!("/interactions/{interaction}/{token}/callback")
            }
            Self::OriginalResponse { application, token } => {
                format!("/webhooks/{application}/{token}/messages/@original")
            }
            Self::FollowUps { application, token } => format!("/webhooks/{application}/{token}"),
            Self::FollowUp { application, token, message } => {
                format!("/webhooks/{application}/{token}/messages/{message}")
            }
            Self::Messages { channel } => format!("/channels/{channel}/messages"),
            Self::Message { channel, message } => {
                format!("/channels/{channel}/messages/{message}")
            }
            Self::ThreadFromMessage { channel, message } => {
                format!("/channels/{channel}/messages/{message}/threads")
            }
        }
    }

    /// The rate limit that applies to the route.
    pub(super) fn bucket(self) -> Bucket {
        match self {
            Self::InteractionCallback { .. } => Bucket::Answers,
            Self::OriginalResponse { token, .. }
            | Self::FollowUps { token, .. }
            | Self::FollowUp { token, .. } => Bucket::Token(token.to_owned()),
            Self::Messages { channel } => Bucket::Posts(channel),
            Self::Message { channel, .. } => Bucket::Edits(channel),
            Self::Emojis { .. } => Bucket::Emojis,
            Self::CurrentApplication
            | Self::CurrentUser
            | Self::CurrentUserGuilds
            | Self::GatewayBot
            | Self::Commands { .. }
            | Self::ThreadFromMessage { .. } => Bucket::Other,
        }
    }

    /// The label of the route in metrics.
    pub(super) const fn label(self) -> metrics::Route {
        match self {
            Self::InteractionCallback { .. } => metrics::Route::Answer,
            Self::OriginalResponse { .. } => metrics::Route::Original,
            Self::FollowUps { .. } | Self::FollowUp { .. } => metrics::Route::FollowUp,
            Self::Messages { .. } | Self::Message { .. } => metrics::Route::ChannelMessage,
            Self::ThreadFromMessage { .. } => metrics::Route::Thread,
            Self::CurrentApplication
            | Self::CurrentUser
            | Self::CurrentUserGuilds
            | Self::GatewayBot
            | Self::Commands { .. }
            | Self::Emojis { .. } => metrics::Route::Setup,
        }
    }
}

/// A request before it is sent.
#[derive(Clone)]
pub(super) struct Call<'a> {
    pub(super) method: Method,
    pub(super) route: Route<'a>,
    /// The part after the question mark; empty if there is none.
    pub(super) query: String,
    /// The body; empty if there is none.
    pub(super) body: Vec<u8>,
    pub(super) carries: Carries,
}

impl<'a> Call<'a> {
    pub(super) const fn new(method: Method, route: Route<'a>) -> Self {
        Self { method, route, query: String::new(), body: Vec::new(), carries: Carries::Text }
    }

    pub(super) fn with_query(self, query: String) -> Self {
        Self { query, ..self }
    }

    /// The rate limit that applies to the request.
    pub(super) fn bucket(&self) -> Bucket {
        self.route.bucket()
    }

    pub(super) fn saying(self, body: &impl Serialize) -> serde_json::Result<Self> {
        Ok(Self { body: serde_json::to_vec(body)?, ..self })
    }

    /// The request with this message, and with a file if there is one.
    pub(super) fn carrying(
        self,
        message: &impl Serialize,
        file: Option<File<'_>>,
    ) -> serde_json::Result<Self> {
        let call = self.saying(message)?;
        Ok(match file {
            Some(file) => {
                let body = multipart::form(&call.body, file);
                Self { body, carries: Carries::File, ..call }
            }
            None => call,
        })
    }
}
