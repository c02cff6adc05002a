//! Responses with the headers of Discord's rate limits.

use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::clock;
use crate::error::ApiError;
use crate::limits::{Rest, Verdict};

/// A response to the bot.
#[derive(Debug)]
pub(crate) struct Reply {
    pub status: StatusCode,
    pub json: Option<Value>,
    limit: Verdict,
}

impl Reply {
    pub(crate) fn ok(json: Value) -> Self {
        Self { status: StatusCode::OK, json: Some(json), limit: Verdict::Unlimited }
    }

    pub(crate) fn created(json: Value) -> Self {
        Self { status: StatusCode::CREATED, ..Self::ok(json) }
    }

    pub(crate) fn nothing() -> Self {
        Self { status: StatusCode::NO_CONTENT, json: None, limit: Verdict::Unlimited }
    }

    /// Discord's error code, if this is an error.
    pub(crate) fn code(&self) -> Option<u32> {
        let error = self.json.as_ref().filter(|_| self.status >= StatusCode::BAD_REQUEST)?;
        error["code"].as_u64().and_then(|code| u32::try_from(code).ok())
    }

    pub(crate) fn rate_limited(pause: Duration, global: bool) -> Self {
        let after = pause.as_secs_f64();
        let message = "You are being rate limited.";
        let body = json!({ "message": message, "retry_after": after, "global": global });
        let (status, limit) = (StatusCode::TOO_MANY_REQUESTS, Verdict::Exceeded { pause, global });
        Self { status, json: Some(body), limit }
    }

    /// A response from the servers in front of Discord: without JSON, and without rate limit
    /// headers.
    pub(crate) fn banned() -> Self {
        let limit = Verdict::Unlimited;
        Self { status: StatusCode::TOO_MANY_REQUESTS, json: None, limit }
    }

    /// This response, with the state of its bucket.
    pub(crate) fn limited(self, limit: Verdict) -> Self {
        Self { limit, ..self }
    }

    pub(crate) fn server_error(status: u16) -> Self {
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let reason = status.canonical_reason().unwrap_or_default();
        let message = format!("{}: {reason}", status.as_u16());
        let body = json!({ "message": message, "code": 0 });
        Self { status, json: Some(body), limit: Verdict::Unlimited }
    }
}

impl From<ApiError> for Reply {
    fn from(error: ApiError) -> Self {
        Self { status: error.status, json: Some(error.to_json()), limit: Verdict::Unlimited }
    }
}

impl From<Reply> for Response {
    fn from(reply: Reply) -> Self {
        let headers = headers(&reply.limit);
        match reply.json {
            Some(json) => (reply.status, headers, axum::Json(json)).into_response(),
            None => (reply.status, headers).into_response(),
        }
    }
}

/// The headers for a rate limit.
fn headers(limit: &Verdict) -> HeaderMap {
    let mut headers = HeaderMap::new();
    let mut say = |name: &'static str, value: String| {
        // Digits, points and plain words are always valid in a header.
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    };
    let pause = match limit {
        Verdict::Unlimited => return headers,
        Verdict::Free(Rest { bucket, limit, remaining, reset_after }) => {
            say("x-ratelimit-limit", limit.to_string());
            say("x-ratelimit-remaining", remaining.to_string());
            say("x-ratelimit-bucket", bucket.clone());
            *reset_after
        }
        Verdict::Exceeded { pause, global } => {
            say("x-ratelimit-remaining", "0".to_owned());
            say("retry-after", pause.as_secs_f64().ceil().to_string());
            say("x-ratelimit-scope", if *global { "global" } else { "user" }.to_owned());
            if *global {
                say("x-ratelimit-global", "true".to_owned());
            }
            *pause
        }
    };
    #[expect(clippy::cast_precision_loss, reason = "milliseconds since 1970 fit")]
    let reset = clock::now_ms() as f64 / 1000.0 + pause.as_secs_f64();
    say("x-ratelimit-reset", format!("{reset:.3}"));
    say("x-ratelimit-reset-after", format!("{:.3}", pause.as_secs_f64()));
    headers
}
