//! Sends requests: through the rate limiter, within a time limit, and again if the connection breaks.

use std::time::Duration;

use http::header::{AUTHORIZATION, CONTENT_TYPE, USER_AGENT};
use http::{Method, Response, StatusCode};
use serde::Serialize;
use serde_json::Value;
use serenity::all::MessageId;
use tokio::time::Instant;

use super::{Rest, SendError, message_id};
use crate::discord::messages::Said;
use crate::discord::multipart::{self, File};
use crate::discord::rate_limit::{Asked, Bucket, Carries, Pass, WaitedFor};
use crate::discord::route::{Call, Route};
use crate::discord::transport::Unreachable;

/// The address of Discord.
const DISCORD: &str = "https://discord.com";
/// The version of the API.
const API: &str = "/api/v10";
/// The user agent, which Discord requires of bots.
const PROGRAM: &str = concat!("DiscordBot (henge, ", env!("CARGO_PKG_VERSION"), ")");
/// The time limit for an initial response, including all attempts: after 3 s it is worthless.
const RESPONSE_TIMEOUT: Duration = Duration::from_millis(2500);
/// Timeout of one attempt at an initial response; leaves time for a second within 2.5 s.
const ATTEMPT_TIMEOUT: Duration = Duration::from_millis(1200);
/// Delay before an initial response is tried again.
const RETRY_DELAY: Duration = Duration::from_millis(100);
/// Timeout of any other request.
pub(super) const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// Timeout of an upload: a picture must not delay its message for longer.
const UPLOAD_TIMEOUT: Duration = Duration::from_secs(3);
/// The maximum number of attempts if the connection breaks or Discord has a fault of its own.
const MAX_ATTEMPTS: u32 = 3;
/// The maximum time that a request waits at the rate limiter.
const MAX_WAIT: Duration = Duration::from_secs(30);

/// The outcome of a request.
pub(super) enum Reply {
    Done(Value),
    /// The request may be tried again.
    Failed(SendError),
    /// The request would be refused again.
    Refused(SendError),
}

impl Rest {
    /// Waits until a request may go out, unless the wait would be too long. The content is written
    /// afterwards, so that it is up to date when it goes out.
    pub(in crate::discord) async fn pass(
        &self,
        call: &Call<'_>,
        waited_for: WaitedFor,
    ) -> Result<Pass<'_>, SendError> {
        let _waiting = self.metrics.request_waiting();
        Ok(self.limiter.pass(&call.bucket(), waited_for, MAX_WAIT).await?)
    }

    /// Sends a message once and returns its id.
    pub(in crate::discord) async fn send_once(
        &self,
        call: Call<'_>,
        pass: Pass<'_>,
        message: &impl Said,
    ) -> Result<MessageId, SendError> {
        self.upload_once(call, pass, message, message.file()).await
    }

    /// Sends a message with this file once and returns its id.
    pub(in crate::discord) async fn upload_once(
        &self,
        call: Call<'_>,
        pass: Pass<'_>,
        message: &impl Said,
        file: Option<File<'_>>,
    ) -> Result<MessageId, SendError> {
        let patience = if file.is_some() { UPLOAD_TIMEOUT } else { REQUEST_TIMEOUT };
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
    pub(in crate::discord) async fn delete_once(
        &self,
        call: Call<'_>,
        _pass: Pass<'_>,
    ) -> Result<(), SendError> {
        match self.try_once(&call, REQUEST_TIMEOUT).await {
            Reply::Done(_) => Ok(()),
            Reply::Refused(error) | Reply::Failed(error) => Err(error),
        }
    }

    pub(super) async fn send(&self, method: Method, route: Route<'_>) -> Result<Value, SendError> {
        self.try_to_send(Call::new(method, route)).await
    }

    pub(super) async fn send_body(
        &self,
        call: Call<'_>,
        body: &impl Serialize,
    ) -> Result<Value, SendError> {
        self.try_to_send(call.saying(body)?).await
    }

    pub(super) async fn send_message(
        &self,
        call: Call<'_>,
        message: &impl Said,
    ) -> Result<Value, SendError> {
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

    /// Sends a request through the rate limiter, and tries again after a rate limit, a fault of Discord's
    /// own, or a broken connection.
    pub(super) async fn try_to_send(&self, call: Call<'_>) -> Result<Value, SendError> {
        let started = Instant::now();
        let bucket = call.bucket();
        let is_first = bucket == Bucket::Answers;
        let mut tries = 0;
        loop {
            tries += 1;
            let waiting = self.metrics.request_waiting();
            let place = self.limiter.pass(&bucket, WaitedFor::ByPeople, MAX_WAIT).await?;
            drop(waiting);
            let patience = if is_first {
                ATTEMPT_TIMEOUT.min(RESPONSE_TIMEOUT.saturating_sub(started.elapsed()))
            } else {
                REQUEST_TIMEOUT
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
                _ => RETRY_DELAY,
            };
            if tries == MAX_ATTEMPTS || (is_first && started.elapsed() + pause >= RESPONSE_TIMEOUT)
            {
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
                    self.limiter.unreachable();
                }
                Reply::Failed(unreachable.into())
            }
        }
    }

    pub(super) fn written(&self, call: &Call<'_>) -> http::Result<http::Request<Vec<u8>>> {
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

    /// Interprets Discord's response, and reports it to the rate limiter.
    pub(super) fn read(&self, response: &Response<String>, call: &Call<'_>) -> Reply {
        let (status, headers) = (response.status(), response.headers());
        let body: Value = serde_json::from_str(response.body()).unwrap_or_default();
        let asked = asked(&body);
        self.limiter.heard((&call.bucket(), call.carries), status, headers, asked);
        if status.is_success() {
            return Reply::Done(body);
        }
        if status == StatusCode::TOO_MANY_REQUESTS {
            let wait = asked.map_or(MAX_WAIT, |asked| asked.wait);
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

/// The wait that the body of a 429 asks for.
fn asked(body: &Value) -> Option<Asked> {
    let seconds = body.get("retry_after").and_then(Value::as_f64)?;
    let wait = Duration::try_from_secs_f64(seconds).unwrap_or(MAX_WAIT);
    Some(Asked { wait, global: body.get("global").and_then(Value::as_bool).unwrap_or_default() })
}
