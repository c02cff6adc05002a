//! What the gateway tells, and how long ago it last did.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serenity::all::{Context, Event, RawEventHandler, ShardId};
use serenity::async_trait;

/// When each shard last heard something. Heartbeats are no events.
#[derive(Clone, Default)]
pub(super) struct Heard {
    shards: Arc<Mutex<HashMap<ShardId, Instant>>>,
}

#[async_trait]
impl RawEventHandler for Heard {
    async fn raw_event(&self, context: Context, _: Event) {
        self.shards().insert(context.shard_id, Instant::now());
    }
}

impl Heard {
    /// How long the most silent shard has heard nothing.
    pub(super) fn silence(&self) -> Duration {
        self.shards().values().map(Instant::elapsed).max().unwrap_or_default()
    }

    fn shards(&self) -> MutexGuard<'_, HashMap<ShardId, Instant>> {
        // Nothing that holds this lock can panic half-way through a change.
        self.shards.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
