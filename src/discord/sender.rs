//! Requests to Discord: time-outs, rate limits and broken connections are dealt with here.
//!
//! serenity's own rate limiter is off: it puts all answers to interactions in one bucket. Its typed
//! calls drop what a 429 says. So requests are built by serenity and sent from here.

use std::time::Duration;

use reqwest::StatusCode;
use serde::Serialize;
use serde_json::Value;
use serenity::all::{
    ApplicationId, ChannelId, InteractionId, LightMethod, MessageId, Request, Route,
};

use crate::settings::Settings;

/// A first answer is worthless after Discord's 3 s.
const FIRST_ANSWER: Duration = Duration::from_millis(2500);
/// Everything else.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a request is tried in all, when the connection breaks or Discord has a fault of its own.
const TRIES: u32 = 3;
/// Waiting for a rate limit longer than this is giving up.
const LONGEST_WAIT: Duration = Duration::from_secs(30);
/// The error of an interaction that has been answered already.
const ALREADY_ANSWERED: u64 = 40060;
/// The error of a message that is no more.
const UNKNOWN_MESSAGE: u64 = 10008;

/// Sends requests as the bot.
#[derive(Clone)]
pub(super) struct Sender {
    client: reqwest::Client,
    token: String,
    base: Option<String>,
    application: ApplicationId,
}

/// Why a request came to nothing. The addresses of requests hold tokens, so none stands here.
#[derive(Debug, thiserror::Error)]
pub(super) enum SendError {
    /// Discord refuses.
    #[error("Discord refuses with status {status}, code {code}: {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's own number for it.
        code: u64,
        /// In words.
        message: String,
    },
    /// Too many requests, for too long.
    #[error("Discord asks to wait for {0:?}")]
    Limited(Duration),
    /// Discord cannot be reached.
    #[error("Discord cannot be reached: {0}")]
    Unreachable(String),
    /// A message could not be written as JSON.
    #[error("a message cannot be written: {0}")]
    Unwritable(String),
}

impl SendError {
    /// Whether the message in question is no more.
    pub(super) const fn is_unknown_message(&self) -> bool {
        matches!(self, Self::Refused { code: UNKNOWN_MESSAGE, .. })
    }
}

impl From<serde_json::Error> for SendError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unwritable(error.to_string())
    }
}

impl Sender {
    /// A sender with this token.
    pub(super) fn new(settings: &Settings) -> Result<Self, SendError> {
        let mut client = reqwest::Client::builder();
        if settings.api_base.is_some() {
            // Another base is on this machine or beside it: no proxy stands between.
            client = client.no_proxy();
        }
        let client = client.build().map_err(|error| unreachable(&error))?;
        let token = if settings.token.starts_with("Bot ") {
            settings.token.clone()
        } else {
            format!("Bot {}", settings.token)
        };
        let base = settings.api_base.clone();
        Ok(Self { client, token, base, application: ApplicationId::new(1) })
    }

    /// The same, knowing whose bot it is.
    pub(super) async fn identify(mut self) -> Result<Self, SendError> {
        let application = self.send(Route::Oauth2ApplicationCurrent, LightMethod::Get).await?;
        let id = application.get("id").and_then(Value::as_str).and_then(|id| id.parse().ok());
        let id: u64 =
            id.ok_or_else(|| SendError::Unwritable("an application without id".into()))?;
        self.application = ApplicationId::new(id);
        Ok(self)
    }

    /// The client that sends requests, with its proxies.
    pub(super) const fn client(&self) -> &reqwest::Client {
        &self.client
    }

    /// The address of the gateway.
    pub(super) async fn gateway(&self) -> Result<String, SendError> {
        let answer = self.send(Route::Gateway, LightMethod::Get).await?;
        let url = answer.get("url").and_then(Value::as_str).unwrap_or_default();
        Ok(url.to_owned())
    }

    /// Registers the global commands, in place of those that were.
    pub(super) async fn set_commands(&self, commands: &impl Serialize) -> Result<(), SendError> {
        let route = Route::Commands { application_id: self.application };
        self.send_body(route, LightMethod::Put, commands, PATIENCE).await.map(drop)
    }

    /// The first answer to an interaction. One that had arrived before the connection broke counts.
    pub(super) async fn answer(
        &self,
        interaction_id: InteractionId,
        token: &str,
        body: &impl Serialize,
    ) -> Result<(), SendError> {
        let route = Route::InteractionResponse { interaction_id, token };
        match self.send_body(route, LightMethod::Post, body, FIRST_ANSWER).await {
            Ok(_) | Err(SendError::Refused { code: ALREADY_ANSWERED, .. }) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// The message that the first answer became.
    pub(super) async fn answered(&self, token: &str) -> Result<MessageId, SendError> {
        message_id(&self.send(self.original(token), LightMethod::Get).await?)
    }

    /// Edits the message that the first answer became, or that was pressed.
    pub(super) async fn edit_answer(
        &self,
        token: &str,
        body: &impl Serialize,
    ) -> Result<(), SendError> {
        let route = self.original(token);
        self.send_body(route, LightMethod::Patch, body, PATIENCE).await.map(drop)
    }

    /// Deletes the message that the first answer became.
    pub(super) async fn delete_answer(&self, token: &str) -> Result<(), SendError> {
        self.send(self.original(token), LightMethod::Delete).await.map(drop)
    }

    /// One more message to an interaction.
    pub(super) async fn follow_up(
        &self,
        token: &str,
        body: &impl Serialize,
    ) -> Result<(), SendError> {
        let route = Route::WebhookFollowupMessages { application_id: self.application, token };
        self.send_body(route, LightMethod::Post, body, PATIENCE).await.map(drop)
    }

    /// A new message in a channel.
    pub(super) async fn post(
        &self,
        channel_id: ChannelId,
        body: &impl Serialize,
    ) -> Result<MessageId, SendError> {
        let route = Route::ChannelMessages { channel_id };
        message_id(&self.send_body(route, LightMethod::Post, body, PATIENCE).await?)
    }

    /// Edits a message in a channel.
    pub(super) async fn edit(
        &self,
        channel_id: ChannelId,
        message_id: MessageId,
        body: &impl Serialize,
    ) -> Result<(), SendError> {
        let route = Route::ChannelMessage { channel_id, message_id };
        self.send_body(route, LightMethod::Patch, body, PATIENCE).await.map(drop)
    }

    const fn original<'a>(&self, token: &'a str) -> Route<'a> {
        Route::WebhookOriginalInteractionResponse { application_id: self.application, token }
    }

    async fn send(&self, route: Route<'_>, method: LightMethod) -> Result<Value, SendError> {
        self.try_to_send(route, method, None, PATIENCE).await
    }

    async fn send_body(
        &self,
        route: Route<'_>,
        method: LightMethod,
        body: &impl Serialize,
        patience: Duration,
    ) -> Result<Value, SendError> {
        let body = serde_json::to_vec(body)?;
        self.try_to_send(route, method, Some(body), patience).await
    }

    /// Tries again after a rate limit, a fault of Discord's own, or a broken connection.
    async fn try_to_send(
        &self,
        route: Route<'_>,
        method: LightMethod,
        body: Option<Vec<u8>>,
        patience: Duration,
    ) -> Result<Value, SendError> {
        let mut tries = 0;
        loop {
            tries += 1;
            let request = Request::new(route, method)
                .body(body.clone())
                .build(&self.client, &self.token, self.base.as_deref())
                .map_err(|error| SendError::Unwritable(error.to_string()))?;
            let error = match request.timeout(patience).send().await {
                Ok(response) => match read(response).await? {
                    Reply::Done(value) => return Ok(value),
                    Reply::Wait(wait) if wait <= LONGEST_WAIT => {
                        tokio::time::sleep(wait).await;
                        SendError::Limited(wait)
                    }
                    Reply::Wait(wait) => return Err(SendError::Limited(wait)),
                    Reply::Fault(error) => error,
                },
                Err(error) => unreachable(&error),
            };
            if tries == TRIES {
                return Err(error);
            }
        }
    }
}

/// What came of a request.
enum Reply {
    Done(Value),
    Wait(Duration),
    Fault(SendError),
}

async fn read(response: reqwest::Response) -> Result<Reply, SendError> {
    let status = response.status();
    let header = response.headers().get("retry-after").and_then(|value| value.to_str().ok());
    let retry_after: Option<f64> = header.and_then(|value| value.parse().ok());
    let text = response.text().await.map_err(|error| unreachable(&error))?;
    let body: Value = serde_json::from_str(&text).unwrap_or_default();
    if status.is_success() {
        return Ok(Reply::Done(body));
    }
    if status == StatusCode::TOO_MANY_REQUESTS {
        let seconds = body.get("retry_after").and_then(Value::as_f64).or(retry_after);
        let wait = Duration::try_from_secs_f64(seconds.unwrap_or(1.0)).unwrap_or(LONGEST_WAIT);
        return Ok(Reply::Wait(wait));
    }
    let refused = SendError::Refused {
        status: status.as_u16(),
        code: body.get("code").and_then(Value::as_u64).unwrap_or_default(),
        message: body.get("message").and_then(Value::as_str).unwrap_or_default().to_owned(),
    };
    if status.is_server_error() { Ok(Reply::Fault(refused)) } else { Err(refused) }
}

/// reqwest's own text names the address; this one does not.
fn unreachable(error: &reqwest::Error) -> SendError {
    let what = if error.is_timeout() {
        "no answer in time"
    } else if error.is_connect() {
        "no connection"
    } else {
        "the connection broke"
    };
    SendError::Unreachable(what.to_owned())
}

fn message_id(message: &Value) -> Result<MessageId, SendError> {
    let id = message.get("id").and_then(Value::as_str).and_then(|id| id.parse::<u64>().ok());
    let id = id.filter(|id| *id != 0);
    id.map(MessageId::new).ok_or_else(|| SendError::Unwritable("a message without id".into()))
}
