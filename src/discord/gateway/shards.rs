//! The state of all shards, for health checks.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;
use tracing::info;
use twilight_gateway::ShardState;

use super::shard::Connection;
use crate::discord::lock;
use crate::store::GatewaySession;

/// The state of all shards.
#[derive(Clone, Default)]
pub(in crate::discord) struct Shards {
    known: Arc<Mutex<Running>>,
    session_began: Arc<Notify>,
}

#[derive(Default)]
struct Running {
    /// The shards that this process should run, by their numbers.
    shards: BTreeMap<u32, Status>,
    /// True if all shards have been connected at the same time.
    were_ready: bool,
}

#[derive(Clone)]
struct Status {
    is_connected: bool,
    /// When the last event arrived; heartbeats do not count.
    last_event: Instant,
    session: Option<GatewaySession>,
}

/// The number of connected shards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Connected {
    /// The number of shards that are connected.
    pub up: usize,
    /// The number of shards that should be connected; 0 before they are started.
    pub of: usize,
}

impl Connected {
    /// Returns whether every press on every server arrives.
    pub const fn is_complete(self) -> bool {
        self.of > 0 && self.up == self.of
    }
}

impl Shards {
    /// Replaces the shards by unconnected ones with these numbers.
    pub(super) fn begin(&self, numbers: RangeInclusive<u32>) {
        let status = Status { is_connected: false, last_event: Instant::now(), session: None };
        lock(&self.known).shards = numbers.map(|number| (number, status.clone())).collect();
    }

    /// Records the state of a shard after it has received something.
    pub(super) fn note(&self, connection: &Connection, is_event: bool) {
        let mut known = lock(&self.known);
        let number = connection.id();
        let Some(status) = known.shards.get_mut(&number.number()) else { return };
        status.is_connected = connection.state() == ShardState::Active;
        if is_event {
            status.last_event = Instant::now();
        }
        match (connection.session(), &mut status.session) {
            (None, kept) => *kept = None,
            (Some(now), Some(kept)) if now.id() == kept.session => kept.sequence = now.sequence(),
            (Some(now), kept) => {
                self.session_began.notify_one();
                *kept = connection.resume_url().map(|resume_url| GatewaySession {
                    shard: number.number(),
                    shards: number.total(),
                    session: now.id().to_owned(),
                    sequence: now.sequence(),
                    resume_url: resume_url.to_owned(),
                    quickest: None,
                });
            }
        }
        let connected = known.connected();
        if connected.is_complete() && !std::mem::replace(&mut known.were_ready, true) {
            info!("ready: connected to Discord with {} shards", connected.of);
        }
    }

    /// Waits until a session has started since the last wait.
    pub(super) async fn session_began(&self) {
        self.session_began.notified().await;
    }

    pub(in crate::discord) fn connected(&self) -> Connected {
        lock(&self.known).connected()
    }

    /// The longest time for which any shard has received no event.
    pub(in crate::discord) fn silence(&self) -> Duration {
        let known = lock(&self.known);
        known.shards.values().map(|shard| shard.last_event.elapsed()).max().unwrap_or_default()
    }

    /// The sessions that can be resumed.
    pub(super) fn sessions(&self, quickest: Option<i64>) -> Vec<GatewaySession> {
        let known = lock(&self.known);
        let sessions = known.shards.values().filter_map(|shard| shard.session.clone());
        sessions.map(|session| GatewaySession { quickest, ..session }).collect()
    }
}

impl Running {
    fn connected(&self) -> Connected {
        let up = self.shards.values().filter(|shard| shard.is_connected).count();
        Connected { up, of: self.shards.len() }
    }
}
