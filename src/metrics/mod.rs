//! Metrics for the bot's host. They contain no user's name, id or card.

mod instruments;
mod labels;
mod memory;
mod plain;
mod totals;

pub use labels::{PressKind, PressOutcome, Route, TablePhase};
pub use memory::memory;
pub use plain::plain;
pub use totals::Totals;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};
use strum::VariantArray as _;

use crate::language::Language;
use instruments::Instruments;
use labels::{OfLanguage, Pressed, Requested, Status};

/// The histogram buckets for response times, in seconds. Discord waits three seconds.
const ANSWER_TIMES: [f64; 10] = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0];
/// The histogram buckets for commit times, in seconds.
const COMMIT_TIMES: [f64; 10] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];

/// The statuses that are registered at zero, so that a host sees the first of each; `None` is no
/// response.
const TELLING: [Option<u16>; 5] = [None, Some(200), Some(401), Some(403), Some(429)];

/// A gauge with a fractional value.
type Real = Gauge<f64, AtomicU64>;

/// All metrics of a bot.
#[derive(Clone)]
pub struct Metrics {
    inner: Arc<Inner>,
}

struct Inner {
    registry: Registry,
    instruments: Instruments,
}

/// The number of tables that are not over, and the size of the database.
#[derive(Clone, Copy, Debug, Default)]
pub struct StoredTables {
    /// Number of open lobbies.
    pub lobbies: u64,
    /// Number of running games.
    pub playing: u64,
    /// The size of the database in bytes.
    pub bytes: u64,
}

/// Values that are only looked up when the metrics are read.
#[derive(Clone, Debug, Default)]
pub struct Readings {
    /// The tables that are not over, if the database answers.
    pub stored: Option<StoredTables>,
    /// Writes that wait for the disk.
    pub writes_waiting: usize,
    /// The shards of this process, and whether each is connected to the gateway; none before they are started.
    pub shards: Vec<(u32, bool)>,
    /// The number of all shards, also of those in other processes.
    pub all_shards: u32,
    /// The time since the last message from the gateway.
    pub silence: Duration,
}

impl Default for Metrics {
    fn default() -> Self {
        let (mut registry, instruments) = (Registry::default(), Instruments::new());
        instruments.begin();
        let what = "When the process started, in seconds since 1970";
        let started = instruments.started.clone();
        // Prometheus tools expect exactly this name, without our prefix.
        registry.register_with_unit("process_start_time", what, Unit::Seconds, started);
        instruments.register(registry.sub_registry_with_prefix("henge"));
        Self { inner: Arc::new(Inner { registry, instruments }) }
    }
}

/// Methods that record values.
impl Metrics {
    /// Counts a press as being worked on until the returned guard is dropped.
    pub fn press_at_work(&self) -> Counted {
        Counted::one_of(&self.inner.instruments.presses_at_work)
    }

    /// The number of presses that are being worked on or are queued.
    pub fn presses_at_work(&self) -> usize {
        self.inner.instruments.presses_at_work.get().max(0) as usize
    }

    /// Counts a request to Discord as waiting for a rate limit until the returned guard is dropped.
    pub fn request_waiting(&self) -> Counted {
        Counted::one_of(&self.inner.instruments.requests_waiting)
    }

    pub fn pressed(&self, kind: PressKind, outcome: PressOutcome) {
        self.inner.instruments.presses.get_or_create(&Pressed { kind, outcome }).inc();
    }

    /// Records the time from a press to its first response, which may be a deferred one.
    pub fn answered(&self, after: Duration) {
        self.inner.instruments.answer_times.observe(after.as_secs_f64());
    }

    /// Counts a request to Discord by its status; `None` means no response.
    pub fn requested(&self, route: Route, status: Option<u16>) {
        let Instruments { requests, requests_by_outcome, .. } = &self.inner.instruments;
        requests.get_or_create(&Requested { route, status: Status(status) }).inc();
        requests_by_outcome.count(status);
    }

    /// Sets the number of tables whose messages are being kept up to date.
    pub fn tables_shown(&self, count: usize) {
        self.inner.instruments.tables_shown.set(count as i64);
    }

    /// Counts a game that has ended or was stopped.
    pub fn game_ended(&self) {
        self.inner.instruments.games_ended.inc();
    }

    /// Records the duration of a transaction. `is_stored` is false if it did not reach the disk.
    pub fn committed(&self, took: Duration, is_stored: bool) {
        self.inner.instruments.commit_times.observe(took.as_secs_f64());
        if !is_stored {
            self.inner.instruments.failed_commits.inc();
        }
    }

    /// Counts a clean-up, after which deleted content is no longer in the database's files.
    pub fn cleaned_up(&self) {
        self.inner.instruments.clean_ups.inc();
    }

    /// Counts files in this process's inbox that are no requests of another process.
    pub fn unreadable_requests(&self, count: usize) {
        self.inner.instruments.unreadable_requests.inc_by(count as u64);
    }

    /// Sets the number of servers that the bot is on.
    pub fn on_servers(&self, count: usize) {
        self.inner.instruments.servers.set(count as i64);
    }

    /// Sets the number of tables that are set aside because their stored state makes no sense.
    pub fn set_aside(&self, count: i64) {
        self.inner.instruments.set_aside.set(count);
    }

    /// Sets the number of messages that a language lacks.
    pub fn messages_missing(&self, language: Language, count: usize) {
        let missing = &self.inner.instruments.messages_missing;
        missing.get_or_create(&OfLanguage { language }).set(count as i64);
    }

    /// Sets the time of the last backup, as a duration since 1970; `None` means there is none yet.
    pub fn backed_up(&self, at: Option<Duration>) {
        self.inner.instruments.last_backup.set(at.unwrap_or_default().as_secs_f64());
    }

    /// Counts a shard that was restarted because it no longer received anything.
    pub fn gateway_restarted(&self) {
        self.inner.instruments.gateway_restarts.inc();
    }
}

/// Methods that read values.
impl Metrics {
    /// All current metrics in the `OpenMetrics` text format.
    pub fn text(&self, now: &Readings) -> String {
        self.inner.instruments.look(now);
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.inner.registry);
        text
    }

    /// Totals since the start of the process.
    pub fn totals(&self) -> Totals {
        let Instruments { presses, requests_by_outcome, games_ended, .. } = &self.inner.instruments;
        let count = |outcome| {
            let of = |kind: &PressKind| presses.get(&Pressed { kind: *kind, outcome });
            let counts = PressKind::VARIANTS.iter().filter_map(of);
            counts.map(|count| count.get()).sum()
        };
        Totals {
            answered: count(PressOutcome::Answered),
            busy: count(PressOutcome::Busy),
            dropped: count(PressOutcome::Dropped),
            failed: count(PressOutcome::Failed),
            games_ended: games_ended.get(),
            requests: requests_by_outcome.read(),
        }
    }
}

/// A guard that keeps a gauge one higher while it exists.
pub struct Counted(Gauge);

impl Counted {
    fn one_of(count: &Gauge) -> Self {
        count.inc();
        Self(count.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}
