//! The number of sessions that the bot has started, and that it may still start.

use std::collections::HashMap;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use super::shard::Shard;
use crate::options::Options;

/// The minimum time between two shards of a bucket that identify, with some tolerance for the time
/// on the way.
const BETWEEN: Duration = Duration::from_millis(4500);

/// The decision about a shard that identifies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    Granted,
    /// Too many shards identify at once.
    TooSoon,
    /// No session start is left today.
    UsedUp,
}

#[derive(Debug)]
pub(super) struct Starts {
    total: u32,
    started: u32,
    max_concurrency: u16,
    /// When a shard of each bucket last identified.
    buckets: HashMap<u64, Instant>,
}

impl Starts {
    pub(super) fn new(options: &Options) -> Self {
        let (total, max_concurrency) = (options.session_starts, options.max_concurrency.max(1));
        Self { total, started: 0, max_concurrency, buckets: HashMap::new() }
    }

    pub(super) const fn started(&self) -> u32 {
        self.started
    }

    pub(super) fn about(&self) -> Value {
        json!({
            "total": self.total,
            "remaining": self.total.saturating_sub(self.started),
            "reset_after": 86_400_000,
            "max_concurrency": self.max_concurrency,
        })
    }

    /// Decides about a shard that identifies.
    pub(super) fn start(&mut self, shard: Shard) -> Start {
        if self.started >= self.total {
            return Start::UsedUp;
        }
        self.started += 1;
        let bucket = shard.id % u64::from(self.max_concurrency);
        let before = self.buckets.insert(bucket, Instant::now());
        if before.is_some_and(|before| before.elapsed() < BETWEEN) {
            return Start::TooSoon;
        }
        Start::Granted
    }
}
