//! Client for Discord's REST API. It handles timeouts and broken connections; the rate limiter handles rate
//! limits.
//!
//! serenity's HTTP client is not used: its rate limiter puts all responses to interactions into one
//! bucket, its typed calls drop the content of a 429, and it brings its own TLS stack.

mod application;
mod body;
mod error;
mod send;

pub use application::{GatewayBot, SessionStarts};
pub(super) use body::{Answer, Post, Prepared};
pub(super) use error::SendError;

use std::sync::Arc;

use http::Method;
use serde_json::Value;
use serenity::all::{ApplicationId, ChannelId, InteractionId, MessageId};
use tokio::sync::Notify;

use self::error::{ALREADY_ANSWERED, THREAD_EXISTS};
use super::channels::Channels;
use super::messages::{Body, EPHEMERAL, LOADING};
use super::rate_limit::RequestLimiter;
use super::route::{Call, Route};
use super::transport::Transport;
use crate::metrics::Metrics;
use crate::settings::Settings;

/// The inactivity in minutes after which a thread is archived: a week, the most that Discord
/// accepts.
const ARCHIVED_AFTER: u64 = 10_080;

/// Client for Discord's REST API, authenticated as the bot.
#[derive(Clone)]
pub(super) struct Rest {
    transport: Arc<dyn Transport>,
    token: String,
    base: Option<String>,
    metrics: Metrics,
    application: ApplicationId,
    limiter: Arc<RequestLimiter>,
    pub(super) channels: Arc<Channels>,
    /// Notified when Discord refuses an emoji.
    refused_emoji: Arc<Notify>,
}

/// The outcome of an initial response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answered {
    /// The response has arrived; contains the message that it became, or that was pressed.
    Now(Option<MessageId>),
    /// Another response had arrived first: it is not known whether this one is shown.
    Before,
}

/// The message that an initial response became, or on which it was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Original {
    /// Everybody sees the message.
    Public(MessageId),
    /// Only the user sees the message.
    Private,
    /// The user sees a deferred response ("… is thinking"); its content follows elsewhere.
    Thinking,
}

/// A message that an interaction created or pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// The message that the initial response became, or that was pressed.
    Original,
    /// A follow-up message to the interaction.
    Message(MessageId),
}

impl Rest {
    /// A client with this token.
    pub(super) fn new(
        settings: &Settings,
        transport: Arc<dyn Transport>,
        metrics: Metrics,
    ) -> Self {
        let token = format!("Bot {}", settings.token);
        let base = settings.api_base.clone();
        let application = ApplicationId::new(1);
        let channels = Arc::new(Channels::new(settings.pictures));
        let limiter = Arc::new(RequestLimiter::new(channels.clone(), settings.shards));
        let refused_emoji = Arc::default();
        Self { transport, token, base, metrics, application, limiter, channels, refused_emoji }
    }

    /// Waits until Discord refuses an emoji again.
    pub(super) async fn refused_an_emoji(&self) {
        self.refused_emoji.notified().await;
    }

    /// Waits until the rate limiter lets requests other than initial responses pass.
    pub(super) async fn opened(&self) {
        self.limiter.opened().await;
    }

    /// Returns whether the rate limiter currently lets only initial responses pass.
    pub(super) fn takes_only_answers(&self) -> bool {
        self.limiter.is_closed()
    }

    /// Sends the initial response to an interaction.
    ///
    /// # Errors
    /// Discord does not accept it. It is not an error if another response has arrived first: a
    /// press may be delivered twice, or the connection may have broken after the response.
    pub(super) async fn answer(
        &self,
        interaction: InteractionId,
        token: &str,
        answer: &Answer,
    ) -> Result<Answered, SendError> {
        let route = Route::InteractionCallback { interaction, token };
        let call = Call::new(Method::POST, route).with_query("with_response=true".to_owned());
        match self.send_message(call, answer).await {
            Ok(reply) => Ok(Answered::Now(message_id(&reply["resource"]["message"]).ok())),
            Err(SendError::Refused { code: ALREADY_ANSWERED, .. }) => Ok(Answered::Before),
            Err(error) => Err(error),
        }
    }

    /// Sends an initial response to which no follow-up is planned, so Discord need not return the
    /// resulting message.
    pub(super) async fn answer_prepared(
        &self,
        interaction: InteractionId,
        token: &str,
        Prepared(answer): &Prepared,
    ) -> Result<(), SendError> {
        let route = Route::InteractionCallback { interaction, token };
        let call = Call { body: answer.clone(), ..Call::new(Method::POST, route) };
        match self.try_to_send(call).await {
            Ok(_) | Err(SendError::Refused { code: ALREADY_ANSWERED, .. }) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// The message that the initial response to an interaction became, or that was pressed.
    pub(super) async fn answered_with(&self, token: &str) -> Result<Original, SendError> {
        let message = self.send(Method::GET, self.by_token(token, Target::Original)).await?;
        let flags = message["flags"].as_u64().unwrap_or_default();
        Ok(match (flags & EPHEMERAL != 0, flags & LOADING != 0) {
            (false, _) => Original::Public(message_id(&message)?),
            (true, true) => Original::Thinking,
            (true, false) => Original::Private,
        })
    }

    /// Returns whether the interaction's original message exists and is ephemeral.
    pub(super) async fn has_private_original(&self, token: &str) -> Result<bool, SendError> {
        match self.answered_with(token).await {
            Ok(Original::Private | Original::Thinking) => Ok(true),
            Ok(Original::Public(_)) => Ok(false),
            Err(error) if error.is_unknown_message() => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Edits a message that an interaction created or pressed.
    pub(super) async fn edit_by_token(
        &self,
        token: &str,
        target: Target,
        body: &Body,
    ) -> Result<MessageId, SendError> {
        let call = self.to_edit_by_token(token, target);
        message_id(&self.send_message(call, &body.unflagged()).await?)
    }

    /// Deletes a message that an interaction created or pressed.
    pub(super) async fn delete_by_token(
        &self,
        token: &str,
        target: Target,
    ) -> Result<(), SendError> {
        self.send(Method::DELETE, self.by_token(token, target)).await.map(drop)
    }

    /// Sends a follow-up message to an interaction.
    pub(super) async fn follow_up(&self, token: &str, body: &Body) -> Result<MessageId, SendError> {
        message_id(&self.send_message(self.to_follow_up(token), body).await?)
    }

    /// Posts a new message in a channel.
    pub(super) async fn post(
        &self,
        channel: ChannelId,
        post: Post<'_>,
    ) -> Result<MessageId, SendError> {
        message_id(&self.send_message(to_post(channel), &post).await?)
    }

    /// Starts a thread from a message. It is not an error if that has already happened: the thread
    /// is the same.
    pub(super) async fn start_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        name: &str,
    ) -> Result<(), SendError> {
        let route = Route::ThreadFromMessage { channel, message };
        let body = serde_json::json!({ "name": name, "auto_archive_duration": ARCHIVED_AFTER });
        match self.send_body(Call::new(Method::POST, route), &body).await {
            Ok(_) | Err(SendError::Refused { code: THREAD_EXISTS, .. }) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Deletes a message of the bot in a channel.
    pub(super) async fn delete(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), SendError> {
        self.try_to_send(to_delete(channel, message)).await.map(drop)
    }

    /// The request that edits a message that an interaction created or pressed; to be sent once.
    pub(super) fn to_edit_by_token<'a>(&self, token: &'a str, target: Target) -> Call<'a> {
        Call::new(Method::PATCH, self.by_token(token, target))
    }

    /// The request for a follow-up message; to be sent once.
    pub(super) fn to_follow_up<'a>(&self, token: &'a str) -> Call<'a> {
        let route = Route::FollowUps { application: self.application, token };
        Call::new(Method::POST, route)
    }

    const fn by_token<'a>(&self, token: &'a str, target: Target) -> Route<'a> {
        let application = self.application;
        match target {
            Target::Original => Route::OriginalResponse { application, token },
            Target::Message(message) => Route::FollowUp { application, token, message },
        }
    }
}

/// The request that posts a new message in a channel.
pub(super) const fn to_post(channel: ChannelId) -> Call<'static> {
    Call::new(Method::POST, Route::Messages { channel })
}

/// The request that edits a message in a channel.
pub(super) const fn to_edit(channel: ChannelId, message: MessageId) -> Call<'static> {
    Call::new(Method::PATCH, Route::Message { channel, message })
}

/// The request that deletes a message in a channel.
pub(super) const fn to_delete(channel: ChannelId, message: MessageId) -> Call<'static> {
    Call::new(Method::DELETE, Route::Message { channel, message })
}

fn message_id(message: &Value) -> Result<MessageId, SendError> {
    let id = message.get("id").and_then(Value::as_str).and_then(|id| id.parse::<u64>().ok());
    let id = id.filter(|id| *id != 0);
    id.map(MessageId::new).ok_or_else(|| SendError::Unwritable("a message without id".into()))
}
