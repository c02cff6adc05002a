//! The figures themselves, by name and help text.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use strum::VariantArray as _;

use super::labels::{OfLanguage, OfShard, OfStage, Pressed, Requested, Status};
use super::{
    ANSWER_TIMES, COMMIT_TIMES, PressKind, PressOutcome, Readings, Real, Route, StoredTables,
    TELLING, TablePhase, memory,
};
use crate::clock;
use crate::language::Language;

/// The metrics, one field each; [`Instruments::register`] names and describes them.
pub(super) struct Instruments {
    pub(super) presses: Family<Pressed, Counter>,
    pub(super) presses_at_work: Gauge,
    pub(super) answer_times: Histogram,
    pub(super) requests: Family<Requested, Counter>,
    pub(super) requests_by_outcome: super::totals::Requests,
    pub(super) requests_waiting: Gauge,
    pub(super) tables: Family<OfStage, Gauge>,
    pub(super) tables_shown: Gauge,
    pub(super) games_ended: Counter,
    pub(super) commit_times: Histogram,
    pub(super) failed_commits: Counter,
    pub(super) writes_waiting: Gauge,
    pub(super) clean_ups: Counter,
    pub(super) unreadable_requests: Counter,
    pub(super) gateway_connected: Gauge,
    pub(super) gateway_shards: Gauge,
    pub(super) gateway_shards_connected: Gauge,
    pub(super) gateway_all_shards: Gauge,
    pub(super) gateway_shard_connected: Family<OfShard, Gauge>,
    pub(super) gateway_restarts: Counter,
    pub(super) gateway_silence: Gauge,
    pub(super) memory: Gauge,
    pub(super) servers: Gauge,
    pub(super) set_aside: Gauge,
    pub(super) messages_missing: Family<OfLanguage, Gauge>,
    pub(super) database: Gauge,
    pub(super) last_backup: Real,
    pub(super) started: Real,
}

impl Instruments {
    pub(super) fn new() -> Self {
        Self {
            presses: Family::default(),
            presses_at_work: Gauge::default(),
            answer_times: Histogram::new(ANSWER_TIMES),
            requests: Family::default(),
            requests_by_outcome: super::totals::Requests::default(),
            requests_waiting: Gauge::default(),
            tables: Family::default(),
            tables_shown: Gauge::default(),
            games_ended: Counter::default(),
            commit_times: Histogram::new(COMMIT_TIMES),
            failed_commits: Counter::default(),
            writes_waiting: Gauge::default(),
            clean_ups: Counter::default(),
            unreadable_requests: Counter::default(),
            gateway_connected: Gauge::default(),
            gateway_shards: Gauge::default(),
            gateway_shards_connected: Gauge::default(),
            gateway_all_shards: Gauge::default(),
            gateway_shard_connected: Family::default(),
            gateway_restarts: Counter::default(),
            gateway_silence: Gauge::default(),
            memory: Gauge::default(),
            servers: Gauge::default(),
            set_aside: Gauge::default(),
            messages_missing: Family::default(),
            database: Gauge::default(),
            last_backup: Real::default(),
            started: Real::default(),
        }
    }

    /// Creates every counter at zero, so that the first press already shows as a change.
    pub(super) fn begin(&self) {
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
        for language in Language::VARIANTS.iter().copied() {
            drop(self.messages_missing.get_or_create(&OfLanguage { language }));
        }
        // NaN means that no nightly backups are made.
        self.last_backup.set(f64::NAN);
        self.started.set(clock::now().as_secs_f64());
    }

    /// Registers all metrics under their names and descriptions. Counter names end in `_total`, and
    /// names of metrics with a unit contain the unit.
    pub(super) fn register(&self, to: &mut Registry) {
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
        let what = "Files in this process's inbox that are no requests of another process";
        to.register("unreadable_requests", what, self.unreadable_requests.clone());
        let what = "1 if every shard is connected to Discord's gateway, otherwise 0";
        to.register("gateway_connected", what, self.gateway_connected.clone());
        let what = "Number of shards that should be running";
        to.register("gateway_shards", what, self.gateway_shards.clone());
        let what = "Number of shards that are connected";
        to.register("gateway_shards_connected", what, self.gateway_shards_connected.clone());
        let what = "Number of all shards of the bot, also of those that other processes run";
        to.register("gateway_all_shards", what, self.gateway_all_shards.clone());
        let what = "1 if this shard is connected, otherwise 0";
        to.register("gateway_shard_connected", what, self.gateway_shard_connected.clone());
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
        let what = "Messages that a language lacks and that are shown in English";
        to.register("messages_missing", what, self.messages_missing.clone());
        let what = "Size of the database";
        to.register_with_unit("database", what, bytes(), self.database.clone());
        let what = "Unix time of the last nightly backup; 0 if there was none yet, NaN if BACKUP_DIR is not set";
        to.register_with_unit("last_backup_timestamp", what, seconds(), self.last_backup.clone());
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        to.register("build", "Version of the running program", version);
    }

    pub(super) fn look(&self, now: &Readings) {
        if let Some(StoredTables { lobbies, playing, bytes }) = now.stored {
            self.database.set(bytes as i64);
            let tables = [(TablePhase::Lobby, lobbies), (TablePhase::Playing, playing)];
            for (stage, count) in tables {
                self.tables.get_or_create(&OfStage { stage }).set(count as i64);
            }
        }
        self.writes_waiting.set(now.writes_waiting as i64);
        let connected = now.shards.iter().filter(|(_, is_connected)| *is_connected).count();
        let are_connected = connected > 0 && connected == now.shards.len();
        self.gateway_connected.set(are_connected.into());
        self.gateway_shards.set(now.shards.len() as i64);
        self.gateway_shards_connected.set(connected as i64);
        self.gateway_all_shards.set(now.all_shards.into());
        // Shards that are run no more are named no more.
        self.gateway_shard_connected.clear();
        for (shard, is_connected) in &now.shards {
            let of_shard = OfShard { shard: *shard };
            self.gateway_shard_connected.get_or_create(&of_shard).set((*is_connected).into());
        }
        self.gateway_silence.set(now.silence.as_secs() as i64);
        self.memory.set(memory().unwrap_or_default() as i64);
    }
}
