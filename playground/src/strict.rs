//! Checks requests against Discord's `OpenAPI` file and against limits that are documented only in
//! prose.

mod command;
mod emoji;
mod limits;
mod message;
mod modal;
#[cfg(feature = "schema")]
mod schema;
#[cfg(not(feature = "schema"))]
#[path = "strict/without_schema.rs"]
mod schema;
mod thread;
#[cfg(feature = "schema")]
mod words;

use serde_json::Value;

pub(crate) use schema::Schema;

use crate::error::{ApiError, FieldError};
use crate::rest::{Body, Call, Command, Emoji, Messages, Webhook};
use crate::world::Emojis;

/// Refuses a body that Discord would refuse, with all its errors.
pub(crate) fn check(
    schema: Option<&Schema>,
    emojis: &Emojis,
    call: &Call,
    body: &Body,
) -> Result<(), ApiError> {
    let files: Vec<usize> = body.files.iter().map(|file| file.number).collect();
    let body = &body.json;
    let mut errors = by_prose(call, body, &files);
    errors.extend(emojis_of(call, body, emojis));
    let others = schema.map(|schema| schema.check(call, body)).unwrap_or_default();
    // Errors found by both checks are reported once, with the messages of the prose limits, which
    // are clearer.
    let found = errors.len();
    for other in others {
        if !errors.iter().take(found).any(|error| covers(error, &other)) {
            errors.push(other);
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(ApiError::invalid_form(errors)) }
}

/// Returns whether `error` is about the same field as `other`, or about a part of it.
fn covers(error: &FieldError, other: &FieldError) -> bool {
    let rest = error.path.strip_prefix(&other.path);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.') || other.path.is_empty())
}

fn by_prose(call: &Call, body: &Value, files: &[usize]) -> Vec<FieldError> {
    match call {
        Call::Callback { .. } => match body["type"].as_u64() {
            Some(4 | 5 | 7) => message::check(&body["data"], "data", files),
            Some(8) => command::check_choices(&body["data"]),
            Some(9) => modal::check(&body["data"]),
            _ => Vec::new(),
        },
        Call::Messages(_, Messages::Create | Messages::Edit(_))
        | Call::Webhook { call: Webhook::Followup | Webhook::Edit(_), .. } => {
            message::check(body, "", files)
        }
        Call::Threads(_, call) => thread::check(*call, body),
        Call::Commands(commands) => match commands.what {
            Command::Replace => command::check_all(body),
            Command::Register | Command::Edit(_) => command::check(body, ""),
            Command::List | Command::Get(_) | Command::Delete(_) => Vec::new(),
        },
        Call::Emojis(emojis) => match emojis.what {
            Emoji::Create | Emoji::Edit(_) => emoji::check(body),
            Emoji::List | Emoji::Get(_) | Emoji::Delete(_) => Vec::new(),
        },
        Call::About(_)
        | Call::Channel(_)
        | Call::Messages(_, Messages::List | Messages::Get(_) | Messages::Delete(_))
        | Call::Webhook { call: Webhook::Get(_) | Webhook::Delete(_), .. } => Vec::new(),
    }
}

/// Checks that the emojis in a message exist.
fn emojis_of(call: &Call, body: &Value, emojis: &Emojis) -> Vec<FieldError> {
    match call {
        Call::Callback { .. } => emoji::check_buttons(&body["data"], "data", emojis),
        Call::Messages(..) | Call::Webhook { .. } => emoji::check_buttons(body, "", emojis),
        Call::About(_)
        | Call::Commands(_)
        | Call::Emojis(_)
        | Call::Channel(_)
        | Call::Threads(..) => Vec::new(),
    }
}
