//! The REST API: each request is read, checked, answered and recorded in the journal.

mod about;
mod body;
mod call;
mod callback;
mod commands;
mod emojis;
mod messages;
mod reply;
mod threads;
mod webhooks;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::request::Parts;
use axum::http::{self, header};
use axum::response::Response;
use serde_json::Value;
use tokio::time::Instant;

pub(crate) use body::Body;
#[cfg(test)]
pub(crate) use call::Emojis;
#[cfg(feature = "schema")]
pub(crate) use call::Which;
pub(crate) use call::{Call, Command, Emoji, Messages, Threads, Webhook};
use reply::Reply;

use crate::discord::Discord;
use crate::error::ApiError;
use crate::faults::{Fault, Kind};
use crate::journal;
use crate::limits::Verdict;
use crate::strict;
use crate::wire::Cut;

/// Answers one request of the bot.
pub(crate) async fn answer(
    State(discord): State<Arc<Discord>>,
    ConnectInfo(cut): ConnectInfo<Cut>,
    request: Request,
) -> Response {
    // The request has its own task, because a client that hangs up does not undo it.
    match tokio::spawn(handle(discord, request)).await {
        Ok(End::Reply(reply)) => return reply.into(),
        Ok(End::Reset) => cut.now(),
        Ok(End::Silence) => {}
        Err(_) => return Reply::server_error(500).into(),
    }
    std::future::pending().await
}

/// Answers one request of a bot in this process; `None` if its connection would be reset.
pub(crate) async fn carry(
    discord: Arc<Discord>,
    request: Request<Vec<u8>>,
) -> Option<http::Response<String>> {
    let request = request.map(axum::body::Body::from);
    let reply = match tokio::spawn(handle(discord, request)).await {
        Ok(End::Reply(reply)) => reply,
        Ok(End::Reset) => return None,
        Ok(End::Silence) => std::future::pending().await,
        Err(_) => Reply::server_error(500),
    };
    let (parts, body) = Response::from(reply).into_parts();
    let body = axum::body::to_bytes(body, usize::MAX).await.unwrap_or_default();
    Some(http::Response::from_parts(parts, String::from_utf8_lossy(&body).into_owned()))
}

/// The end of a request, as the bot experiences it.
enum End {
    Reply(Reply),
    Reset,
    Silence,
}

async fn handle(discord: Arc<Discord>, request: Request) -> End {
    let (parts, raw) = request.into_parts();
    let mut entry = Entry::open(&discord, &parts);
    let call = Call::read(&parts.method, parts.uri.path());
    let body = body::read(&parts, raw).await;
    entry.come_in(body.as_ref().ok());
    let has_files = body.as_ref().is_ok_and(|body| !body.files.is_empty());
    let fault = discord.faults.take(call.as_ref().map_or(Kind::Read, Call::kind), has_files);
    let end = if let Some(end) = instead(fault).await {
        end
    } else {
        let limited = call.as_ref().ok().filter(|_| discord.options.limits);
        let limit = limited.map_or(Verdict::Unlimited, |call| discord.limits.take(call));
        let reply = match limit {
            Verdict::Exceeded { pause, global } => Reply::rate_limited(pause, global),
            Verdict::Free(_) | Verdict::Unlimited => {
                let reply = decide(&discord, &parts, call, body).unwrap_or_else(Reply::from);
                reply.limited(limit)
            }
        };
        afterwards(fault, reply).await
    };
    entry.close(&end);
    end
}

/// The effect of a fault that replaces the request.
async fn instead(fault: Option<Fault>) -> Option<End> {
    match fault? {
        Fault::RateLimited(pause) => Some(End::Reply(Reply::rate_limited(pause, false))),
        Fault::RateLimitedGlobally(pause) => Some(End::Reply(Reply::rate_limited(pause, true))),
        Fault::Banned => Some(End::Reply(Reply::banned())),
        Fault::ServerError(status) => Some(End::Reply(Reply::server_error(status))),
        Fault::Refused(status, code) => Some(End::Reply(ApiError::refused(status, code).into())),
        Fault::Reset => Some(End::Reset),
        Fault::Silence => Some(End::Silence),
        Fault::Delay(pause) => {
            tokio::time::sleep(pause).await;
            None
        }
        Fault::SlowAnswer(_) | Fault::ResetAfter => None,
    }
}

/// The effect of a fault on a response that is ready.
async fn afterwards(fault: Option<Fault>, reply: Reply) -> End {
    match fault {
        Some(Fault::ResetAfter) => return End::Reset,
        Some(Fault::SlowAnswer(pause)) => tokio::time::sleep(pause).await,
        _ => {}
    }
    End::Reply(reply)
}

/// Checks a request and carries it out.
fn decide(
    discord: &Arc<Discord>,
    parts: &Parts,
    call: Result<Call, ApiError>,
    body: Result<Body, ApiError>,
) -> Result<Reply, ApiError> {
    let call = call?;
    authorize(discord, parts, &call)?;
    let body = body?;
    let emojis = Arc::clone(&discord.world().emojis);
    if let Err(error) = strict::check(discord.schema.as_ref(), &emojis, &call, &body) {
        let request = format!("{} {}", parts.method, call::shortened(parts.uri.path()));
        for field in &error.fields {
            discord.violated(journal::Violation {
                request: request.clone(),
                field: field.path.clone(),
                code: field.code.to_owned(),
                message: field.message.clone(),
            });
        }
        return Err(error);
    }
    let query = parts.uri.query().unwrap_or_default();
    match call {
        Call::About(what) => about::answer(discord, what, query),
        Call::Commands(call) => commands::answer(discord, call, &body.json),
        Call::Emojis(call) => emojis::answer(discord, call, &body.json),
        Call::Channel(channel) => messages::channel(discord, channel),
        Call::Threads(channel, call) => threads::answer(discord, channel, call, &body.json),
        Call::Messages(channel, call) => messages::answer(discord, channel, call, query, body),
        Call::Callback { interaction, token } => {
            callback::answer(discord, interaction, &token, query, body)
        }
        Call::Webhook { application, token, call } => {
            webhooks::answer(discord, application, &token, call, body)
        }
    }
}

/// Checks the bot's token, which all requests need except those with an interaction token.
fn authorize(discord: &Discord, parts: &Parts, call: &Call) -> Result<(), ApiError> {
    if matches!(
        call,
        Call::Callback { .. } | Call::Webhook { .. } | Call::About(call::About::Gateway)
    ) {
        return Ok(());
    }
    let shown = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = shown.and_then(|value| value.strip_prefix("Bot "));
    if token == Some(discord.token.as_str()) { Ok(()) } else { Err(ApiError::unauthorized()) }
}

/// The journal entry for a request that is being answered.
struct Entry {
    discord: Arc<Discord>,
    started: Instant,
    request: journal::Request,
}

impl Entry {
    fn open(discord: &Arc<Discord>, parts: &Parts) -> Self {
        let request = journal::Request {
            at: discord.journal.now(),
            method: parts.method.to_string(),
            path: call::shortened(parts.uri.path()),
            body: Value::Null,
            files: 0,
            status: None,
            code: None,
            took: Duration::ZERO,
            open: None,
        };
        Self { discord: Arc::clone(discord), started: Instant::now(), request }
    }

    /// Records the request, before its effects become visible to anybody.
    fn come_in(&mut self, body: Option<&Body>) {
        if let Some(body) = body {
            self.request.body = body.json.clone();
            self.request.files = body.files.len();
        }
        self.discord.journal.came_in(&mut self.request);
    }

    fn close(mut self, end: &End) {
        if let End::Reply(reply) = end {
            self.request.status = Some(reply.status.as_u16());
            self.request.code = reply.code();
        }
        self.request.took = self.started.elapsed();
        self.discord.journal.answered(self.request);
    }
}
