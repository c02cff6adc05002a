//! Discord's errors: a status, a code and a message, and for an invalid body the errors of its
//! fields.

use axum::http::StatusCode;
use serde_json::{Map, Value, json};

/// An error in one field of a request's body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FieldError {
    /// The path of the field, such as `data.embeds.0.title`; empty for the whole body.
    pub path: String,
    /// Discord's name for the error, such as `BASE_TYPE_MAX_LENGTH`.
    pub code: &'static str,
    pub message: String,
}

impl FieldError {
    pub(crate) fn new(path: impl Into<String>, code: &'static str, message: String) -> Self {
        Self { path: path.into(), code, message }
    }
}

/// An error as the bot receives it.
#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    pub status: StatusCode,
    pub code: u32,
    pub message: String,
    pub fields: Vec<FieldError>,
}

macro_rules! refusals {
    ($($name:ident: $status:ident, $code:literal, $message:literal;)*) => {
        impl ApiError {
            $(pub(crate) fn $name() -> Self {
                Self::new(StatusCode::$status, $code, $message)
            })*
        }
    };
}

refusals! {
    unauthorized: UNAUTHORIZED, 0, "401: Unauthorized";
    not_found: NOT_FOUND, 0, "404: Not Found";
    method_not_allowed: METHOD_NOT_ALLOWED, 0, "405: Method Not Allowed";
    too_large: PAYLOAD_TOO_LARGE, 40005, "Request entity too large";
    unknown_application: NOT_FOUND, 10002, "Unknown Application";
    unknown_channel: NOT_FOUND, 10003, "Unknown Channel";
    unknown_message: NOT_FOUND, 10008, "Unknown Message";
    unknown_emoji: NOT_FOUND, 10014, "Unknown Emoji";
    unknown_webhook: NOT_FOUND, 10015, "Unknown Webhook";
    unknown_interaction: NOT_FOUND, 10062, "Unknown interaction";
    unknown_command: NOT_FOUND, 10063, "Unknown application command";
    too_many_emojis: BAD_REQUEST, 30008, "Maximum number of emojis reached (2000)";
    too_many_commands: BAD_REQUEST, 30032, "Maximum number of application commands reached (100)";
    too_many_follow_ups: BAD_REQUEST, 40094, "This interaction has reached the maximum number of follow up messages.";
    already_acknowledged: BAD_REQUEST, 40060, "Interaction has already been acknowledged.";
    missing_access: FORBIDDEN, 50001, "Missing Access";
    not_the_author: FORBIDDEN, 50005, "Cannot edit a message authored by another user";
    empty_message: BAD_REQUEST, 50006, "Cannot send an empty message";
    missing_permissions: FORBIDDEN, 50013, "Missing Permissions";
    wrong_channel_type: BAD_REQUEST, 50024, "Cannot execute action on this channel type";
    thread_archived: BAD_REQUEST, 50083, "Thread is archived";
    invalid_webhook_token: UNAUTHORIZED, 50027, "Invalid Webhook Token";
    invalid_json: BAD_REQUEST, 50109, "The request body contains invalid JSON.";
    thread_exists: BAD_REQUEST, 160_004, "A thread has already been created for this message";
    thread_locked: BAD_REQUEST, 160_005, "This thread is locked";
}

impl ApiError {
    fn new(status: StatusCode, code: u32, message: &str) -> Self {
        Self { status, code, message: message.to_owned(), fields: Vec::new() }
    }

    /// An error with this status and code, with a message such as Discord might use.
    pub(crate) fn refused(status: u16, code: u32) -> Self {
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_REQUEST);
        let message = match code {
            10_003 => "Unknown Channel",
            10_008 => "Unknown Message",
            40_005 => "Request entity too large",
            50_001 => "Missing Access",
            50_013 => "Missing Permissions",
            50_083 => "Thread is archived",
            160_005 => "Thread is locked",
            _ => "Refused",
        };
        Self { status, code, message: message.to_owned(), fields: Vec::new() }
    }

    /// Error 50035, with the errors of the fields.
    pub(crate) fn invalid_form(fields: Vec<FieldError>) -> Self {
        Self { fields, ..Self::new(StatusCode::BAD_REQUEST, 50035, "Invalid Form Body") }
    }

    /// Error 50035 for a single field.
    pub(crate) fn invalid_field(path: &str, code: &'static str, message: &str) -> Self {
        Self::invalid_form(vec![FieldError::new(path, code, message.to_owned())])
    }

    pub(crate) fn to_json(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if !self.fields.is_empty() {
            body["errors"] = nested(&self.fields);
        }
        body
    }
}

/// Discord's nested format: the parts of the path as keys, with `_errors` at the end.
fn nested(fields: &[FieldError]) -> Value {
    let mut root = Map::new();
    for field in fields {
        let parts: Vec<&str> = field.path.split('.').filter(|part| !part.is_empty()).collect();
        insert(&mut root, &parts, json!({ "code": field.code, "message": field.message }));
    }
    Value::Object(root)
}

fn insert(level: &mut Map<String, Value>, parts: &[&str], error: Value) {
    let key = parts.first().copied().unwrap_or("_errors");
    let empty = if parts.is_empty() { json!([]) } else { json!({}) };
    match level.entry(key).or_insert(empty) {
        Value::Object(inner) => insert(inner, parts.get(1..).unwrap_or_default(), error),
        Value::Array(errors) => errors.push(error),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_fields_are_nested_by_their_path() {
        let field = |path: &str| FieldError::new(path, "CODE", "why".to_owned());
        let error = ApiError::invalid_form(vec![field("embeds.0.title"), field("embeds")]);
        let why = json!([{ "code": "CODE", "message": "why" }]);
        assert_eq!(
            error.to_json()["errors"],
            json!({ "embeds": { "_errors": why, "0": { "title": { "_errors": why } } } })
        );
    }
}
