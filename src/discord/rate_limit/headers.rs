//! The rate limits that a response announces.

use std::time::Duration;

use reqwest::header::HeaderMap;

/// The wait that the body of a 429 asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::discord) struct Asked {
    pub(in crate::discord) wait: Duration,
    pub(in crate::discord) global: bool,
}

/// The rate limit headers of a response.
pub(super) struct Limit {
    /// The remaining requests of the bucket, and the time until it resets.
    pub(super) left: Option<(u64, Duration)>,
    pub(super) retry_after: Option<Duration>,
    pub(super) scope: Scope,
}

/// The scope of a 429.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Scope {
    /// This bot, in this bucket.
    User,
    /// This bot, in all buckets.
    Global,
    /// All bots in this place; it does not count as an invalid response of this bot.
    Shared,
}

impl Limit {
    pub(super) fn read(headers: &HeaderMap) -> Self {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let seconds = |name| {
            let seconds = text(name).and_then(|value| value.parse().ok());
            seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        };
        let remaining = text("x-ratelimit-remaining").and_then(|value| value.parse().ok());
        let scope = match text("x-ratelimit-scope") {
            Some("global") => Scope::Global,
            Some("shared") => Scope::Shared,
            Some(_) | None => Scope::User,
        };
        let left = remaining.zip(seconds("x-ratelimit-reset-after"));
        Self { left, retry_after: seconds("retry-after"), scope }
    }
}
