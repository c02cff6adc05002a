//! The limiter's knowledge of Discord's limits: what the responses have said, and what follows for
//! the next request.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use reqwest::StatusCode;
use tokio::time::Instant;
use tracing::warn;

use super::headers::{Asked, Limit, Scope};
use super::{Bucket, Closed};
use crate::discord::backoff::Backoff;
use crate::discord::channels::Channels;

/// Period for which invalid responses are counted, as at Discord.
pub(super) const INVALID_FOR: Duration = Duration::from_mins(10);
/// Number of invalid responses that closes the limiter. With those in flight, the number stays
/// below 100.
const MOST_INVALID: usize = 80;
/// Wait after a 429 without `Retry-After`, which comes from the proxy in front of Discord.
const AFTER_A_BAN: Duration = Duration::from_mins(1);
/// Number of invalid responses within [`INVALID_FOR`] from which a refusing channel is retried only
/// after a user pressed there.
pub(super) const FEW_INVALID: usize = 20;

/// The limiter's knowledge of Discord's limits.
#[derive(Default)]
pub(super) struct Limits {
    /// Until then only initial responses are sent.
    pub(super) closed_until: Option<Instant>,
    /// The remaining requests of each bucket, and when the bucket resets.
    pub(super) left: HashMap<Bucket, (u64, Instant)>,
    /// The times of the invalid responses.
    pub(super) invalid: VecDeque<Instant>,
    /// The number of server errors in a row.
    pub(super) faults: u32,
    pub(super) channels: Arc<Channels>,
}

impl Limits {
    /// The time that this bucket has to wait, if any.
    pub(super) fn wait(
        &mut self,
        bucket: &Bucket,
        now: Instant,
    ) -> Result<Option<Duration>, Closed> {
        self.forget_invalid(now);
        let are_many = self.invalid.len() >= FEW_INVALID;
        let refuses = self.channels.waits_until(bucket, now, are_many)?;
        let full = self.left.get(bucket).filter(|(left, _)| *left == 0).map(|(_, until)| *until);
        let until = full.max(refuses).max(self.closed_until).filter(|until| *until > now);
        Ok(until.map(|until| until - now))
    }

    /// Records that a request is sent.
    pub(super) fn take(&mut self, bucket: &Bucket) {
        if let Some((left, _)) = self.left.get_mut(bucket) {
            *left = left.saturating_sub(1);
        }
    }

    pub(super) fn hear(
        &mut self,
        bucket: &Bucket,
        status: StatusCode,
        limit: &Limit,
        asked: Option<Asked>,
        now: Instant,
    ) {
        self.channels.heard(bucket, status, now);
        self.left.retain(|_, (_, until)| *until > now);
        let is_shared = limit.scope == Scope::Shared;
        match status {
            StatusCode::TOO_MANY_REQUESTS => {
                if !is_shared {
                    self.invalid(now);
                }
                match asked {
                    Some(Asked { wait, global: false }) if limit.scope != Scope::Global => {
                        self.left.insert(bucket.clone(), (0, now + wait));
                    }
                    Some(Asked { wait, .. }) => self.close(now + wait),
                    None => self.close(now + limit.retry_after.unwrap_or(AFTER_A_BAN)),
                }
            }
            StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => self.invalid(now),
            status if status.is_server_error() => self.fault(now),
            _ => {
                self.faults = 0;
                if let Some((left, reset)) = limit.left {
                    self.left.insert(bucket.clone(), (left, now + reset));
                }
            }
        }
    }

    fn forget_invalid(&mut self, now: Instant) {
        while self.invalid.front().is_some_and(|at| now - *at >= INVALID_FOR) {
            self.invalid.pop_front();
        }
    }

    pub(super) fn invalid(&mut self, now: Instant) {
        self.forget_invalid(now);
        self.invalid.push_back(now);
        if self.invalid.len() >= MOST_INVALID
            && let Some(first) = self.invalid.front().copied()
        {
            self.close(first + INVALID_FOR);
            warn!(
                "{} invalid answers in ten minutes: only first answers are sent for a while",
                self.invalid.len()
            );
        }
    }

    pub(super) fn fault(&mut self, now: Instant) {
        self.close(now + Backoff::FAULT.after(self.faults));
        self.faults += 1;
    }

    fn close(&mut self, until: Instant) {
        self.closed_until = self.closed_until.max(Some(until));
    }
}
