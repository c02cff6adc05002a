//! What is answered, and the headers of Discord's rate limits that go with it.

use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::clock;
use crate::error::ApiError;

/// An answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub status: StatusCode,
    pub json: Option<Value>,
    limit: Limit,
}

/// What the rate limit's headers say.
#[derive(Clone, Copy, Debug)]
enum Limit {
    Free,
    Exceeded(Duration),
    /// Servers that are broken do not speak of limits.
    Unsaid,
}

impl Reply {
    pub(crate) fn ok(json: Value) -> Self {
        Self { status: StatusCode::OK, json: Some(json), limit: Limit::Free }
    }

    pub(crate) fn created(json: Value) -> Self {
        Self { status: StatusCode::CREATED, ..Self::ok(json) }
    }

    pub(crate) fn nothing() -> Self {
        Self { status: StatusCode::NO_CONTENT, json: None, limit: Limit::Free }
    }

    /// Discord's error code, if this is an error.
    pub(crate) fn code(&self) -> Option<u32> {
        let error = self.json.as_ref().filter(|_| self.status >= StatusCode::BAD_REQUEST)?;
        error["code"].as_u64().and_then(|code| u32::try_from(code).ok())
    }

    pub(crate) fn rate_limited(pause: Duration) -> Self {
        let after = pause.as_secs_f64();
        let message = "You are being rate limited.";
        let body = json!({ "message": message, "retry_after": after, "global": false });
        let (status, limit) = (StatusCode::TOO_MANY_REQUESTS, Limit::Exceeded(pause));
        Self { status, json: Some(body), limit }
    }

    pub(crate) fn server_error(status: u16) -> Self {
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let reason = status.canonical_reason().unwrap_or_default();
        let message = format!("{}: {reason}", status.as_u16());
        let body = json!({ "message": message, "code": 0 });
        Self { status, json: Some(body), limit: Limit::Unsaid }
    }
}

impl From<ApiError> for Reply {
    fn from(error: ApiError) -> Self {
        Self { status: error.status, json: Some(error.to_json()), limit: Limit::Free }
    }
}

impl From<Reply> for Response {
    fn from(reply: Reply) -> Self {
        let headers = reply.limit.headers();
        match reply.json {
            Some(json) => (reply.status, headers, axum::Json(json)).into_response(),
            None => (reply.status, headers).into_response(),
        }
    }
}

impl Limit {
    fn headers(self) -> HeaderMap {
        let (remaining, pause) = match self {
            Self::Free => ("4", Duration::from_secs(1)),
            Self::Exceeded(pause) => ("0", pause),
            Self::Unsaid => return HeaderMap::new(),
        };
        #[expect(clippy::cast_precision_loss, reason = "milliseconds since 1970 fit")]
        let reset = clock::now_ms() as f64 / 1000.0 + pause.as_secs_f64();
        let mut headers = HeaderMap::new();
        headers.insert("x-ratelimit-limit", HeaderValue::from_static("5"));
        headers.insert("x-ratelimit-remaining", HeaderValue::from_static(remaining));
        headers.insert("x-ratelimit-bucket", HeaderValue::from_static("playground"));
        let mut number = |name: &'static str, value: String| {
            // Digits and points always make a header.
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(name, value);
            }
        };
        number("x-ratelimit-reset", format!("{reset:.3}"));
        number("x-ratelimit-reset-after", format!("{:.3}", pause.as_secs_f64()));
        if let Self::Exceeded(pause) = self {
            number("retry-after", pause.as_secs_f64().ceil().to_string());
            headers.insert("x-ratelimit-scope", HeaderValue::from_static("user"));
        }
        headers
    }
}
