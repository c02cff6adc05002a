//! A summary of the metrics since the start.

use std::ops::Sub;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Presses that were answered.
    pub answered: u64,
    /// Presses answered with "press again".
    pub busy: u64,
    pub dropped: u64,
    /// Presses whose response did not arrive.
    pub failed: u64,
    /// Games that have ended or were stopped.
    pub games_ended: u64,
    pub requests: RequestTotals,
}

/// Requests to Discord, by their result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RequestTotals {
    /// Requests that Discord accepted.
    pub done: u64,
    /// Requests that hit a rate limit.
    pub limited: u64,
    /// Requests that Discord refused.
    pub refused: u64,
    /// Requests that failed on Discord's side or got no response.
    pub lost: u64,
}

impl Sub for Totals {
    type Output = Self;

    fn sub(self, before: Self) -> Self {
        let (now, then) = (self.requests, before.requests);
        Self {
            answered: self.answered - before.answered,
            busy: self.busy - before.busy,
            dropped: self.dropped - before.dropped,
            failed: self.failed - before.failed,
            games_ended: self.games_ended - before.games_ended,
            requests: RequestTotals {
                done: now.done - then.done,
                limited: now.limited - then.limited,
                refused: now.refused - then.refused,
                lost: now.lost - then.lost,
            },
        }
    }
}

/// Counters of requests to Discord, by their result.
#[derive(Default)]
pub(super) struct Requests {
    done: AtomicU64,
    limited: AtomicU64,
    refused: AtomicU64,
    lost: AtomicU64,
}

impl Requests {
    pub(super) fn count(&self, status: Option<u16>) {
        let of = match status {
            Some(200..=399) => &self.done,
            Some(429) => &self.limited,
            Some(400..=499) => &self.refused,
            Some(_) | None => &self.lost,
        };
        of.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn read(&self) -> RequestTotals {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        RequestTotals {
            done: read(&self.done),
            limited: read(&self.limited),
            refused: read(&self.refused),
            lost: read(&self.lost),
        }
    }
}
