//! Client for Discord's REST API. It handles timeouts and broken connections; the gate handles rate
//! limits.
//!
//! serenity's HTTP client is not used: its rate limiter puts all responses to interactions into one
//! bucket, its typed calls drop the content of a 429, and it brings its own TLS stack.

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use http::header::{AUTHORIZATION, CONTENT_TYPE, USER_AGENT};
use http::{HeaderMap, Method, Response, StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::all::{
    ApplicationId, ChannelId, CreateAttachment, EmojiId, InteractionId, MessageId,
};
use tokio::sync::Notify;
use tokio::time::Instant;

use super::gate::{Asked, Bucket, Carries, Closed, Gate, Pass, WaitedFor};
use super::messages::{self, Body, EPHEMERAL, Enclosed, LOADING, Said};
use super::multipart::{self, File};
use super::route::{Call, Route};
use super::transport::{Transport, Unreachable};
use crate::emojis::{Drawn, Emoji, Emojis};
use crate::metrics::Metrics;
use crate::settings::Settings;
use crate::table::GuildId;
use crate::view::{Choice, Form};

/// The address of Discord.
const DISCORD: &str = "https://discord.com";
/// The version of the API.
const API: &str = "/api/v10";
/// The user agent, which Discord requires of bots.
const PROGRAM: &str = concat!("DiscordBot (henge, ", env!("CARGO_PKG_VERSION"), ")");
/// The time limit for an initial response, including all attempts: after 3 s it is worthless.
const FIRST_ANSWER: Duration = Duration::from_millis(2500);
/// Timeout of one attempt at an initial response; leaves time for a second within 2.5 s.
const A_WORD: Duration = Duration::from_millis(1200);
/// Delay before an initial response is tried again.
const ONCE_MORE: Duration = Duration::from_millis(100);
/// Timeout of any other request.
const PATIENCE: Duration = Duration::from_secs(10);
/// Timeout of an upload: a picture must not delay its message for longer.
const UPLOAD: Duration = Duration::from_secs(3);
/// The maximum number of attempts if the connection breaks or Discord has a fault of its own.
const TRIES: u32 = 3;
/// The maximum time that a request waits at the gate.
const LONGEST_WAIT: Duration = Duration::from_secs(30);
/// The error code for an interaction that has already been answered.
const ALREADY_ANSWERED: u64 = 40060;
/// The error code for a message from which a thread has already been started.
const THREAD_EXISTS: u64 = 160_004;
/// The error code for an edit in an archived thread.
const ARCHIVED: u64 = 50083;
/// The error code for a locked thread, in which only moderators may write.
const LOCKED: u64 = 160_005;
/// The inactivity in minutes after which a thread is archived: a week, the most that Discord
/// accepts.
const ARCHIVED_AFTER: u64 = 10_080;
/// The error code for a message that no longer exists.
const UNKNOWN_MESSAGE: u64 = 10008;
/// The error code for a channel that no longer exists.
const UNKNOWN_CHANNEL: u64 = 10003;
/// The error code for an invalid body, for example a button whose emoji does not exist.
const INVALID_FORM: u64 = 50035;
/// The number of servers that Discord lists per page.
const SERVERS_A_PAGE: usize = 200;

/// Client for Discord's REST API, authenticated as the bot.
#[derive(Clone)]
pub(super) struct Rest {
    transport: Arc<dyn Transport>,
    token: String,
    base: Option<String>,
    metrics: Metrics,
    application: ApplicationId,
    gate: Arc<Gate>,
    /// Notified when Discord refuses an emoji.
    refused_emoji: Arc<Notify>,
}

/// The initial response to an interaction.
#[derive(Debug, Serialize)]
pub(super) struct Answer {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<Value>,
    /// The data without emojis on buttons, if there are any.
    #[serde(skip)]
    in_letters: Option<Value>,
    /// The file that is sent along.
    #[serde(skip)]
    file: Option<Enclosed>,
}

/// An initial response that is already serialized, because many users get the same one.
pub(super) struct Prepared(Vec<u8>);

impl Prepared {
    pub(super) fn new(answer: &Answer) -> Result<Self, SendError> {
        Ok(Self(serde_json::to_vec(answer)?))
    }
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

/// A message in a channel that must be posted exactly once.
#[derive(Serialize)]
pub(super) struct Post<'a> {
    #[serde(flatten)]
    body: Cow<'a, Body>,
    nonce: &'a str,
    enforce_nonce: bool,
}

impl<'a> Post<'a> {
    /// A post with this nonce. Discord posts it only once, no matter how often it is sent.
    pub(super) const fn once(body: &'a Body, nonce: &'a str) -> Self {
        Self { body: Cow::Borrowed(body), nonce, enforce_nonce: true }
    }
}

impl Said for Post<'_> {
    fn in_letters(&self) -> Option<Self> {
        Some(Self { body: Cow::Owned(self.body.in_letters()?), ..*self })
    }

    fn file(&self) -> Option<File<'_>> {
        self.body.file()
    }
}

impl Answer {
    /// A response that posts a new message.
    pub(super) fn message(body: &Body) -> Result<Self, SendError> {
        Self::of(4, body)
    }

    /// A deferred response ("… is thinking") that only the user sees.
    pub(super) fn thinking() -> Self {
        Self::plain(5, Some(serde_json::json!({ "flags": EPHEMERAL })))
    }

    /// A deferred update: the pressed message may be edited later.
    pub(super) const fn later() -> Self {
        Self::plain(6, None)
    }

    /// An update of the pressed message.
    pub(super) fn update(body: &Body) -> Result<Self, SendError> {
        Self::of(7, body)
    }

    /// A response with autocomplete choices.
    pub(super) fn choices(choices: &[Choice]) -> Self {
        Self::plain(8, Some(messages::choices(choices)))
    }

    /// A modal form. It must be the initial response.
    pub(super) fn form(form: &Form) -> Self {
        Self::plain(9, Some(messages::form(form)))
    }

    const fn plain(kind: u8, data: Option<Value>) -> Self {
        Self { kind, data, in_letters: None, file: None }
    }

    fn of(kind: u8, body: &Body) -> Result<Self, SendError> {
        let in_letters = body.in_letters().map(serde_json::to_value).transpose()?;
        let (data, file) = (Some(serde_json::to_value(body)?), body.enclosed().cloned());
        Ok(Self { kind, data, in_letters, file })
    }
}

impl Said for Answer {
    fn in_letters(&self) -> Option<Self> {
        let in_letters = Self::plain(self.kind, Some(self.in_letters.clone()?));
        Some(Self { file: self.file.clone(), ..in_letters })
    }

    fn file(&self) -> Option<File<'_>> {
        self.file.as_ref().map(Enclosed::file)
    }
}

/// The reason why a request failed. It contains no address, since addresses contain tokens.
#[derive(Debug, thiserror::Error)]
pub(super) enum SendError {
    /// Discord refuses the request.
    #[error("Discord refuses with status {status}, code {code}: {message}")]
    Refused { status: u16, code: u64, message: String },
    /// Discord asks the bot to wait for too long.
    #[error("Discord asks to wait for {0:?}")]
    Limited(Duration),
    /// The channel has refused before: the request was not sent.
    #[error("the channel has refused before")]
    Refusing,
    /// Discord cannot be reached.
    #[error("Discord cannot be reached: {0}")]
    Unreachable(#[from] Unreachable),
    /// A message could not be serialized as JSON.
    #[error("a message cannot be written: {0}")]
    Unwritable(String),
}

impl SendError {
    /// Returns whether Discord would refuse the request again.
    pub(super) const fn is_refusal(&self) -> bool {
        matches!(self, Self::Refused { status: 400..=499, .. } | Self::Refusing)
    }

    /// Returns whether the body is invalid; it may contain an emoji that does not exist.
    const fn is_invalid_form(&self) -> bool {
        matches!(self, Self::Refused { code: INVALID_FORM, .. })
    }

    /// Returns whether the message is in an archived thread, which a new message unarchives, but an
    /// edit does not.
    pub(super) const fn is_archived(&self) -> bool {
        matches!(self, Self::Refused { code: ARCHIVED, .. })
    }

    /// Returns whether the thread is locked: nothing can be shown there.
    pub(super) const fn is_locked(&self) -> bool {
        matches!(self, Self::Refused { code: LOCKED, .. })
    }

    /// Returns whether the request can never succeed there, no matter who sends it and when.
    pub(super) const fn is_hopeless(&self) -> bool {
        matches!(self, Self::Refused { status: 400 | 404, .. })
    }

    /// Returns whether the message no longer exists.
    pub(super) const fn is_unknown_message(&self) -> bool {
        matches!(self, Self::Refused { code: UNKNOWN_MESSAGE, .. })
    }

    /// Returns whether the channel no longer exists.
    pub(super) const fn is_unknown_channel(&self) -> bool {
        matches!(self, Self::Refused { code: UNKNOWN_CHANNEL, .. })
    }

    /// Returns whether the channel refuses, because a permission is missing or it is locked.
    pub(super) const fn is_forbidden(&self) -> bool {
        matches!(
            self,
            Self::Refused { status: 403, .. } | Self::Refused { code: LOCKED, .. } | Self::Refusing
        )
    }
}

impl From<serde_json::Error> for SendError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unwritable(error.to_string())
    }
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
        let (gate, refused_emoji) = Default::default();
        Self { transport, token, base, metrics, application, gate, refused_emoji }
    }

    /// This client, with the id of the bot's application.
    pub(super) async fn identify(mut self) -> Result<Self, SendError> {
        let application = self.send(Method::GET, Route::CurrentApplication).await?;
        let id = application.get("id").and_then(Value::as_str).and_then(|id| id.parse().ok());
        let id: u64 =
            id.ok_or_else(|| SendError::Unwritable("an application without id".into()))?;
        self.application = ApplicationId::new(id);
        Ok(self)
    }

    /// Sends a request once, without asking the gate. Returns the headers of the response and its
    /// content.
    pub(super) async fn ask_once(
        &self,
        route: Route<'_>,
    ) -> Result<(HeaderMap, Result<Value, SendError>), SendError> {
        let call = Call::new(Method::GET, route);
        let request = self.written(&call);
        let request = request.map_err(|error| SendError::Unwritable(error.to_string()))?;
        let carried = tokio::time::timeout(PATIENCE, self.transport.carry(request)).await;
        let response = carried.unwrap_or(Err(Unreachable::Silent))?;
        let answer = match self.read(&response, &call) {
            Reply::Done(value) => Ok(value),
            Reply::Failed(error) | Reply::Refused(error) => Err(error),
        };
        Ok((response.into_parts().0.headers, answer))
    }

    /// Records that somebody has pressed a button in this channel, and whether that press says that
    /// the bot has all permissions it needs there. Requests that the channel has refused may then
    /// be tried once more.
    pub(super) fn pressed_in(&self, channel: ChannelId, is_permitted: bool) {
        self.gate.pressed(channel, is_permitted);
    }

    /// The servers that the bot is on.
    ///
    /// # Errors
    /// Not all of them could be listed.
    pub(super) async fn servers(&self) -> Result<HashSet<GuildId>, SendError> {
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
    pub(super) async fn emojis(&self) -> Result<Emojis, SendError> {
        let route = Route::Emojis { application: self.application };
        let listed: ListedEmojis = serde_json::from_value(self.send(Method::GET, route).await?)?;
        Ok(Emojis::among(listed.items.iter().map(|emoji| (emoji.name.as_str(), emoji.id.get()))))
    }

    /// Adds an emoji to the application.
    pub(super) async fn add_emoji(&self, drawn: &Drawn) -> Result<Emoji, SendError> {
        let route = Route::Emojis { application: self.application };
        let image = CreateAttachment::bytes(drawn.png, drawn.name).to_base64();
        let body = serde_json::json!({ "name": drawn.name, "image": image });
        let added = self.send_body(Call::new(Method::POST, route), &body).await?;
        let added: ListedEmoji = serde_json::from_value(added)?;
        Ok(Emoji { name: drawn.name, id: added.id.get() })
    }

    /// Waits until Discord refuses an emoji again.
    pub(super) async fn refused_an_emoji(&self) {
        self.refused_emoji.notified().await;
    }

    /// Waits until the gate lets requests other than initial responses pass.
    pub(super) async fn opened(&self) {
        self.gate.opened().await;
    }

    /// Returns whether the gate currently lets only initial responses pass.
    pub(super) fn takes_only_answers(&self) -> bool {
        self.gate.is_closed()
    }

    /// The address of the gateway, and how Discord wants the bot to connect.
    pub(super) async fn gateway(&self) -> Result<GatewayBot, SendError> {
        Ok(serde_json::from_value(self.send(Method::GET, Route::GatewayBot).await?)?)
    }

    /// Registers the global commands, replacing all previous ones.
    pub(super) async fn set_commands(&self, commands: &impl Serialize) -> Result<(), SendError> {
        let call = Call::new(Method::PUT, Route::Commands { application: self.application });
        self.send_body(call, commands).await.map(drop)
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

    /// Waits until a request may go out, unless the wait would be too long. The content is written
    /// afterwards, so that it is up to date when it goes out.
    pub(super) async fn pass(
        &self,
        call: &Call<'_>,
        waited_for: WaitedFor,
    ) -> Result<Pass<'_>, SendError> {
        let _waiting = self.metrics.request_waiting();
        Ok(self.gate.pass(&call.bucket(), waited_for, LONGEST_WAIT).await?)
    }

    /// Sends a message once and returns its id.
    pub(super) async fn send_once(
        &self,
        call: Call<'_>,
        pass: Pass<'_>,
        message: &impl Said,
    ) -> Result<MessageId, SendError> {
        self.say_once(call, pass, message, message.file()).await
    }

    /// Sends a message with a picture once and returns its id.
    pub(super) async fn upload_once(
        &self,
        call: Call<'_>,
        pass: Pass<'_>,
        message: &impl Said,
        png: &[u8],
    ) -> Result<MessageId, SendError> {
        self.say_once(call, pass, message, Some(File::picture(png))).await
    }

    async fn say_once(
        &self,
        call: Call<'_>,
        pass: Pass<'_>,
        message: &impl Said,
        file: Option<File<'_>>,
    ) -> Result<MessageId, SendError> {
        let patience = if file.is_some() { UPLOAD } else { PATIENCE };
        let reply = self.try_once(&call.clone().carrying(message, file)?, patience).await;
        drop(pass);
        match reply {
            Reply::Done(value) => message_id(&value),
            Reply::Refused(error) => {
                message_id(&Box::pin(self.send_again(call, (message, file), error)).await?)
            }
            Reply::Failed(error) => Err(error),
        }
    }

    /// Deletes a message once.
    pub(super) async fn delete_once(
        &self,
        call: Call<'_>,
        _pass: Pass<'_>,
    ) -> Result<(), SendError> {
        match self.try_once(&call, PATIENCE).await {
            Reply::Done(_) => Ok(()),
            Reply::Refused(error) | Reply::Failed(error) => Err(error),
        }
    }

    const fn by_token<'a>(&self, token: &'a str, target: Target) -> Route<'a> {
        let application = self.application;
        match target {
            Target::Original => Route::OriginalResponse { application, token },
            Target::Message(message) => Route::FollowUp { application, token, message },
        }
    }

    async fn send(&self, method: Method, route: Route<'_>) -> Result<Value, SendError> {
        self.try_to_send(Call::new(method, route)).await
    }

    async fn send_body(&self, call: Call<'_>, body: &impl Serialize) -> Result<Value, SendError> {
        self.try_to_send(call.saying(body)?).await
    }

    async fn send_message(&self, call: Call<'_>, message: &impl Said) -> Result<Value, SendError> {
        let file = message.file();
        match self.try_to_send(call.clone().carrying(message, file)?).await {
            // Boxed: a rare path with a large future.
            Err(error) => Box::pin(self.send_again(call, (message, file), error)).await,
            sent => sent,
        }
    }

    /// Handles a refusal that may be due to an emoji: tries the message once more, because Discord
    /// sometimes refuses emojis that exist, and then sends it with letters instead.
    async fn send_again(
        &self,
        call: Call<'_>,
        (message, file): (&impl Said, Option<File<'_>>),
        error: SendError,
    ) -> Result<Value, SendError> {
        let Some(in_letters) = message.in_letters().filter(|_| error.is_invalid_form()) else {
            return Err(error);
        };
        match self.try_to_send(call.clone().carrying(message, file)?).await {
            Err(error) if error.is_invalid_form() => {
                self.refused_emoji.notify_one();
                self.try_to_send(call.carrying(&in_letters, file)?).await
            }
            sent => sent,
        }
    }

    /// Sends a request through the gate, and tries again after a rate limit, a fault of Discord's
    /// own, or a broken connection.
    async fn try_to_send(&self, call: Call<'_>) -> Result<Value, SendError> {
        let started = Instant::now();
        let bucket = call.bucket();
        let is_first = bucket == Bucket::Answers;
        let mut tries = 0;
        loop {
            tries += 1;
            let waiting = self.metrics.request_waiting();
            let place = self.gate.pass(&bucket, WaitedFor::ByPeople, LONGEST_WAIT).await?;
            drop(waiting);
            let patience = if is_first {
                A_WORD.min(FIRST_ANSWER.saturating_sub(started.elapsed()))
            } else {
                PATIENCE
            };
            let error = match self.try_once(&call, patience).await {
                Reply::Done(value) => return Ok(value),
                Reply::Refused(error) => return Err(error),
                Reply::Failed(error) => error,
            };
            drop(place);
            let pause = match &error {
                _ if !is_first => Duration::ZERO,
                SendError::Limited(wait) => *wait,
                _ => ONCE_MORE,
            };
            if tries == TRIES || (is_first && started.elapsed() + pause >= FIRST_ANSWER) {
                return Err(error);
            }
            tokio::time::sleep(pause).await;
        }
    }

    async fn try_once(&self, call: &Call<'_>, patience: Duration) -> Reply {
        let request = match self.written(call) {
            Ok(request) => request,
            Err(error) => return Reply::Refused(SendError::Unwritable(error.to_string())),
        };
        let carried = tokio::time::timeout(patience, self.transport.carry(request)).await;
        let carried = carried.unwrap_or(Err(Unreachable::Silent));
        let status = carried.as_ref().ok().map(|response| response.status().as_u16());
        self.metrics.requested(call.route.label(), status);
        match carried {
            Ok(response) => self.read(&response, call),
            Err(unreachable) => {
                // A slow upload does not mean that Discord cannot be reached.
                if call.carries == Carries::Text || unreachable != Unreachable::Silent {
                    self.gate.unreachable();
                }
                Reply::Failed(unreachable.into())
            }
        }
    }

    /// The HTTP request for this call.
    fn written(&self, call: &Call<'_>) -> http::Result<http::Request<Vec<u8>>> {
        let base = self.base.as_deref().unwrap_or(DISCORD).trim_end_matches('/');
        let before_query = if call.query.is_empty() { "" } else { "?" };
        let address = format!("{base}{API}{}{before_query}{}", call.route.path(), call.query);
        let mut written = http::Request::builder().method(call.method.clone()).uri(address);
        written = written.header(AUTHORIZATION, &self.token);
        written = written.header(USER_AGENT, PROGRAM);
        if !call.body.is_empty() {
            let kind = match call.carries {
                Carries::Text => "application/json",
                Carries::File => multipart::CONTENT_TYPE,
            };
            written = written.header(CONTENT_TYPE, kind);
        }
        written.body(call.body.clone())
    }

    /// Interprets Discord's response, and reports it to the gate.
    fn read(&self, response: &Response<String>, call: &Call<'_>) -> Reply {
        let (status, headers) = (response.status(), response.headers());
        let body: Value = serde_json::from_str(response.body()).unwrap_or_default();
        let asked = asked(&body);
        self.gate.heard((&call.bucket(), call.carries), status, headers, asked);
        if status.is_success() {
            return Reply::Done(body);
        }
        if status == StatusCode::TOO_MANY_REQUESTS {
            let wait = asked.map_or(LONGEST_WAIT, |asked| asked.wait);
            return Reply::Failed(SendError::Limited(wait));
        }
        let refused = SendError::Refused {
            status: status.as_u16(),
            code: body.get("code").and_then(Value::as_u64).unwrap_or_default(),
            message: body.get("message").and_then(Value::as_str).unwrap_or_default().to_owned(),
        };
        let passes = status.is_server_error();
        if passes { Reply::Failed(refused) } else { Reply::Refused(refused) }
    }
}

/// The address of the gateway, and how Discord wants the bot to connect.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct GatewayBot {
    pub url: String,
    /// The recommended number of shards.
    pub shards: u32,
    /// The limit on session starts.
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

/// An entry in Discord's list of servers.
#[derive(Deserialize)]
struct PartialServer {
    id: serenity::all::GuildId,
}

impl From<Closed> for SendError {
    fn from(closed: Closed) -> Self {
        match closed {
            Closed::For(wait) => Self::Limited(wait),
            Closed::Refusing => Self::Refusing,
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

/// The outcome of a request.
enum Reply {
    Done(Value),
    /// The request may be tried again.
    Failed(SendError),
    /// The request would be refused again.
    Refused(SendError),
}

/// The wait that the body of a 429 asks for.
fn asked(body: &Value) -> Option<Asked> {
    let seconds = body.get("retry_after").and_then(Value::as_f64)?;
    let wait = Duration::try_from_secs_f64(seconds).unwrap_or(LONGEST_WAIT);
    Some(Asked { wait, global: body.get("global").and_then(Value::as_bool).unwrap_or_default() })
}

fn message_id(message: &Value) -> Result<MessageId, SendError> {
    let id = message.get("id").and_then(Value::as_str).and_then(|id| id.parse::<u64>().ok());
    let id = id.filter(|id| *id != 0);
    id.map(MessageId::new).ok_or_else(|| SendError::Unwritable("a message without id".into()))
}
