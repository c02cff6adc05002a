//! The state of all shards, for health checks.

use std::collections::BTreeMap;
use std::fmt;
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
    /// The number of all shards, also of those in other processes.
    total: u32,
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

/// The most shards that are named as unconnected.
const NAMED: usize = 8;

/// Whether each shard that this process should run is connected, by its number; none before they are started.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Connected(BTreeMap<u32, bool>);

impl Connected {
    /// Returns whether every press on every server arrives.
    pub fn is_complete(&self) -> bool {
        !self.0.is_empty() && self.0.values().all(|is_connected| *is_connected)
    }

    /// The number of shards that should be connected.
    pub fn all(&self) -> usize {
        self.0.len()
    }

    /// Each shard, and whether it is connected.
    pub fn shards(&self) -> impl Iterator<Item = (u32, bool)> {
        self.0.iter().map(|(number, is_connected)| (*number, *is_connected))
    }
}

/// Like `3 of 4 shards (not 2)`.
impl fmt::Display for Connected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let missing = self.shards().filter(|(_, is_connected)| !is_connected);
        let missing: Vec<String> = missing.map(|(number, _)| number.to_string()).collect();
        write!(f, "{} of {} shards", self.all() - missing.len(), self.all())?;
        match missing.as_slice() {
            [] => Ok(()),
            some if some.len() <= NAMED => write!(f, " (not {})", some.join(", ")),
            many => write!(f, " (not {}, …)", many[..NAMED].join(", ")),
        }
    }
}

impl Shards {
    /// Replaces the shards by unconnected ones with these numbers, out of `total`.
    pub(super) fn begin(&self, numbers: RangeInclusive<u32>, total: u32) {
        let status = Status { is_connected: false, last_event: Instant::now(), session: None };
        let mut known = lock(&self.known);
        known.shards = numbers.map(|number| (number, status.clone())).collect();
        known.total = total;
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
            info!("ready: connected to Discord with {} shards", connected.all());
        }
    }

    /// Waits until a session has started since the last wait.
    pub(super) async fn session_began(&self) {
        self.session_began.notified().await;
    }

    pub(in crate::discord) fn connected(&self) -> Connected {
        lock(&self.known).connected()
    }

    /// The number of all shards, also of those in other processes; 0 before they are started.
    pub(in crate::discord) fn total(&self) -> u32 {
        lock(&self.known).total
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
        let shards = self.shards.iter();
        Connected(shards.map(|(number, status)| (*number, status.is_connected)).collect())
    }
}
