//! Metrics for the bot's host. They contain no user's name, id or card.

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
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use strum::VariantArray as _;

use crate::clock;
use labels::{OfStage, Pressed, Requested, Status};

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

/// The metrics, one field each; [`Instruments::register`] names and describes them.
struct Instruments {
    presses: Family<Pressed, Counter>,
    presses_at_work: Gauge,
    answer_times: Histogram,
    requests: Family<Requested, Counter>,
    requests_by_outcome: totals::Requests,
    requests_waiting: Gauge,
    tables: Family<OfStage, Gauge>,
    tables_shown: Gauge,
    games_ended: Counter,
    commit_times: Histogram,
    failed_commits: Counter,
    writes_waiting: Gauge,
    clean_ups: Counter,
    gateway_connected: Gauge,
    gateway_shards: Gauge,
    gateway_shards_connected: Gauge,
    gateway_restarts: Counter,
    gateway_silence: Gauge,
    memory: Gauge,
    servers: Gauge,
    set_aside: Gauge,
    database: Gauge,
    last_backup: Real,
    started: Real,
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
#[derive(Clone, Copy, Debug, Default)]
pub struct Readings {
    /// The tables that are not over, if the database answers.
    pub stored: Option<StoredTables>,
    /// Writes that wait for the disk.
    pub writes_waiting: usize,
    /// The number of shards connected to the gateway.
    pub shards_connected: usize,
    /// The intended number of shards; 0 before they are started.
    pub shards: usize,
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

    /// Counts a press by its outcome.
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

    /// Sets the number of servers that the bot is on.
    pub fn on_servers(&self, count: usize) {
        self.inner.instruments.servers.set(count as i64);
    }

    /// Sets the number of tables that are set aside because their stored state makes no sense.
    pub fn set_aside(&self, count: i64) {
        self.inner.instruments.set_aside.set(count);
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

impl Instruments {
    fn new() -> Self {
        Self {
            presses: Family::default(),
            presses_at_work: Gauge::default(),
            answer_times: Histogram::new(ANSWER_TIMES),
            requests: Family::default(),
            requests_by_outcome: totals::Requests::default(),
            requests_waiting: Gauge::default(),
            tables: Family::default(),
            tables_shown: Gauge::default(),
            games_ended: Counter::default(),
            commit_times: Histogram::new(COMMIT_TIMES),
            failed_commits: Counter::default(),
            writes_waiting: Gauge::default(),
            clean_ups: Counter::default(),
            gateway_connected: Gauge::default(),
            gateway_shards: Gauge::default(),
            gateway_shards_connected: Gauge::default(),
            gateway_restarts: Counter::default(),
            gateway_silence: Gauge::default(),
            memory: Gauge::default(),
            servers: Gauge::default(),
            set_aside: Gauge::default(),
            database: Gauge::default(),
            last_backup: Real::default(),
            started: Real::default(),
        }
    }

    /// Creates every counter at zero, so that the first press already shows as a change.
    fn begin(&self) {
        for kind in PressKind::VARIANTS.iter().copied() {
            for outcome in PressOutcome::VARIANTS.iter().copied() {
                drop(self.presses.get_or_create(&Pressed { kind, outcome }));
            }
        }
        for route in Route::VARIANTS.iter().copied() {
            for status in TELLING.map(Status) {
                drop(self.requests.get_or_create(&Requested { route, status }));
            }
        }
        for stage in TablePhase::VARIANTS.iter().copied() {
            drop(self.tables.get_or_create(&OfStage { stage }));
        }
        // NaN means that no nightly backups are made.
        self.last_backup.set(f64::NAN);
        self.started.set(clock::now().as_secs_f64());
    }

    /// Registers all metrics under their names and descriptions. Counter names end in `_total`, and
    /// names of metrics with a unit contain the unit.
    fn register(&self, to: &mut Registry) {
        let (seconds, bytes) = (|| Unit::Seconds, || Unit::Bytes);
        to.register("presses", "Presses and commands by outcome", self.presses.clone());
        let what = "Presses that are being answered now";
        to.register("presses_at_work", what, self.presses_at_work.clone());
        let what = "Time from a press to its first answer, measured from Discord's timestamp to this machine's clock";
        to.register_with_unit("answer", what, seconds(), self.answer_times.clone());
        let what = "Requests to Discord; the status is none if there was no answer";
        to.register("discord_requests", what, self.requests.clone());
        let what = "Requests to Discord that wait for a rate limit";
        to.register("discord_requests_waiting", what, self.requests_waiting.clone());
        to.register("tables", "Open lobbies and running games", self.tables.clone());
        let what = "Tables whose messages are kept up to date by a running worker";
        to.register("tables_shown", what, self.tables_shown.clone());
        let what = "Games that have ended since the start";
        to.register("games_ended", what, self.games_ended.clone());
        let what = "Duration of a database transaction";
        to.register_with_unit("commit", what, seconds(), self.commit_times.clone());
        let what = "Database transactions that failed";
        to.register("failed_commits", what, self.failed_commits.clone());
        to.register(
            "writes_waiting",
            "Writes that wait for the database",
            self.writes_waiting.clone(),
        );
        let what = "Number of times that deleted data was purged from the database files";
        to.register("clean_ups", what, self.clean_ups.clone());
        let what = "1 if every shard is connected to Discord's gateway, otherwise 0";
        to.register("gateway_connected", what, self.gateway_connected.clone());
        let what = "Number of shards that should be running";
        to.register("gateway_shards", what, self.gateway_shards.clone());
        let what = "Number of shards that are connected";
        to.register("gateway_shards_connected", what, self.gateway_shards_connected.clone());
        let what = "Shards that were restarted because they received nothing";
        to.register("gateway_restarts", what, self.gateway_restarts.clone());
        let what = "Time since the gateway last sent anything";
        to.register_with_unit("gateway_silence", what, seconds(), self.gateway_silence.clone());
        let what = "Resident memory of the process";
        to.register_with_unit("memory", what, bytes(), self.memory.clone());
        let what = "Number of servers that the bot is on, as last reported by Discord";
        to.register("servers", what, self.servers.clone());
        let what = "Tables that were taken out of play because their stored data is inconsistent";
        to.register("tables_set_aside", what, self.set_aside.clone());
        let what = "Size of the database";
        to.register_with_unit("database", what, bytes(), self.database.clone());
        let what = "Unix time of the last nightly backup; 0 if there was none yet, NaN if BACKUP_DIR is not set";
        to.register_with_unit("last_backup_timestamp", what, seconds(), self.last_backup.clone());
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        to.register("build", "Version of the running program", version);
    }

    fn look(&self, now: &Readings) {
        if let Some(StoredTables { lobbies, playing, bytes }) = now.stored {
            self.database.set(bytes as i64);
            let tables = [(TablePhase::Lobby, lobbies), (TablePhase::Playing, playing)];
            for (stage, count) in tables {
                self.tables.get_or_create(&OfStage { stage }).set(count as i64);
            }
        }
        self.writes_waiting.set(now.writes_waiting as i64);
        let is_connected = now.shards > 0 && now.shards_connected == now.shards;
        self.gateway_connected.set(is_connected.into());
        self.gateway_shards.set(now.shards as i64);
        self.gateway_shards_connected.set(now.shards_connected as i64);
        self.gateway_silence.set(now.silence.as_secs() as i64);
        self.memory.set(memory().unwrap_or_default() as i64);
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
