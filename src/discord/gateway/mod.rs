//! The connection to Discord's gateway: the number of shards, where they run, and how they end.
//!
//! Everything from the gateway is parsed on a separate thread: each press carries the whole message
//! on which it was made, and parsing that takes longer than refusing the press. Floods are
//! therefore refused without delaying other responses.

mod frame;
mod identify;
mod shard;
mod shards;
mod thread;

use std::convert::Infallible;
use std::time::Duration;

use identify::{IdentifyQueue, share_of};
use shard::{Ended, Shard};
use thread::Thread;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tracing::{error, info, warn};
use twilight_gateway::queue::InMemoryQueue;
use twilight_gateway::{Config, ConfigBuilder, Intents, ShardId};

use super::core::Core;
use super::interactions::Interactions;
use super::rest::{GatewayBot, Rest, SessionStarts};
use super::{RunError, check_gateway};
use crate::metrics::Metrics;
use crate::settings::Settings;
use crate::sharding::ShardRange;
use crate::store::{GatewaySession, Store};

pub use shards::Connected;
pub(super) use shards::Shards;

/// Interval at which the shards' sessions are stored while events arrive. After a kill, Discord
/// repeats the events since the last store.
const KEPT_EVERY: Duration = Duration::from_secs(5);
/// The maximum time for which a stopping shard processes the remaining events, and then tries to
/// send its close frame.
const FAREWELL: Duration = Duration::from_millis(300);

/// The connection to the gateway.
pub(super) struct Gateway {
    settings: Settings,
    rest: Rest,
    store: Store,
    metrics: Metrics,
    interactions: Interactions,
    shards: Shards,
    running: JoinSet<Ended>,
    stop: watch::Sender<bool>,
    thread: Thread,
    /// The queue in which shards wait before they identify, if no other process runs any.
    queue: InMemoryQueue,
    /// Discord's answer at the start, until shards have been started with it.
    said: Option<GatewayBot>,
    /// The sessions that the previous run stored, until shards have been started with them.
    kept: Vec<GatewaySession>,
}

impl Gateway {
    /// Asks how Discord wants the bot to connect. Does not connect yet.
    ///
    /// # Errors
    /// Discord does not answer, or names a gateway to which nothing may connect.
    pub(super) async fn new(settings: &Settings, core: &Core) -> Result<Self, RunError> {
        let store = core.tables().store().clone();
        let kept = core.sessions_before().await?;
        let thread = Thread::start().map_err(|error| RunError::Discord(error.to_string()))?;
        let queue = {
            let _inside = thread.handle()?.enter();
            InMemoryQueue::default()
        };
        let mut gateway = Self {
            settings: settings.clone(),
            rest: core.rest.clone(),
            store,
            metrics: core.metrics.clone(),
            interactions: core.interactions.clone(),
            shards: Shards::default(),
            running: JoinSet::new(),
            stop: watch::Sender::new(false),
            thread,
            queue,
            said: None,
            kept,
        };
        gateway.said = Some(gateway.ask().await?);
        Ok(gateway)
    }

    /// The state of the shards, for health checks.
    pub(super) fn shards(&self) -> Shards {
        self.shards.clone()
    }

    /// Runs the shards until one of them ends for good.
    pub(super) async fn run(&mut self) -> Result<Infallible, RunError> {
        let mut before = 0;
        loop {
            let said = match self.said.take() {
                Some(said) => said,
                None => self.ask().await?,
            };
            let count = self.count(&said);
            if count <= before {
                return Err(RunError::Sharding { shards: before });
            }
            before = count;
            self.start(&said)?;
            match self.supervise().await {
                Ended::Closed(code) => return Err(RunError::Closed(code)),
                Ended::WrongGateway(url) => check_gateway(&self.settings, &url)?,
                Ended::TooFewShards if self.settings.shards.is_some() => {
                    return Err(RunError::TooFewShards { count });
                }
                Ended::TooFewShards => {
                    warn!("Discord wants more than {before} shards: they are started anew");
                    self.leave().await;
                }
                Ended::Broken | Ended::Stopped => {
                    return Err(RunError::Discord("a shard broke off".to_owned()));
                }
            }
        }
    }

    /// Leaves the gateway in such a way that the sessions can be resumed, waits until all
    /// interactions have been answered, and stores the sessions.
    pub(super) async fn stop(&mut self) {
        self.leave().await;
        self.interactions.finish().await;
        self.keep(&mut Vec::new()).await;
    }

    /// Asks how Discord wants the bot to connect.
    async fn ask(&self) -> Result<GatewayBot, RunError> {
        let said = self.rest.gateway().await;
        let said = said.map_err(|error| RunError::Discord(error.to_string()))?;
        check_gateway(&self.settings, &said.url)?;
        Ok(said)
    }

    /// The number of all shards: the one in the settings, or the one that Discord recommends.
    fn count(&self, said: &GatewayBot) -> u32 {
        self.settings.shards.map_or(said.shards.max(1), ShardRange::count)
    }

    /// Starts the shards of this process, or as many as Discord recommends. Sessions are resumed if
    /// the number of all shards has not changed.
    fn start(&mut self, said: &GatewayBot) -> Result<(), RunError> {
        let count = self.count(said);
        let own = self.settings.shards.map_or(0..=count - 1, ShardRange::shards);
        let mut kept = std::mem::take(&mut self.kept);
        kept.retain(|session| session.shards == count && is_near(&session.resume_url, &said.url));
        kept.retain(|session| own.contains(&session.shard));
        if let Some(range) = self.settings.shards {
            tell_of_range(range, said.shards);
        }
        let starts = said.session_start_limit;
        let starts = self.settings.shards.map_or(starts, |range| share_of(range, &starts));
        tell_of_starts(&starts, own.clone().count() as u32, kept.len());
        let config = self.config(said);
        self.shards.begin(own.clone(), count);
        self.stop = watch::Sender::new(false);
        for number in own {
            let number = ShardId::new(number, count);
            let kept = kept.iter().find(|session| session.shard == number.number());
            let config = config.clone();
            let shard = Shard::new(number, config, kept, self);
            self.running.spawn_on(shard.run(self.stop.subscribe()), self.thread.handle()?);
        }
        Ok(())
    }

    /// The configuration that all shards share.
    fn config(&self, said: &GatewayBot) -> Config<IdentifyQueue> {
        let config = ConfigBuilder::new(self.settings.token.clone(), Intents::empty());
        let url = said.url.trim_end_matches('/').to_owned();
        config.proxy_url(url).queue(self.queue(&said.session_start_limit)).build()
    }

    /// The queue in which the shards wait before they identify.
    fn queue(&self, starts: &SessionStarts) -> IdentifyQueue {
        if let Some(range) = self.settings.shards {
            return IdentifyQueue::in_turns(range, starts);
        }
        let SessionStarts { total, remaining, reset_after, max_concurrency } = *starts;
        self.queue.update(
            max_concurrency.max(1),
            remaining.min(total),
            Duration::from_millis(reset_after),
            total,
        );
        IdentifyQueue::Alone(self.queue.clone())
    }

    /// Supervises the shards until one ends, and stores their sessions in the meantime.
    async fn supervise(&mut self) -> Ended {
        let mut every = tokio::time::interval(KEPT_EVERY);
        let mut kept = Vec::new();
        loop {
            tokio::select! {
                Some(ended) = self.running.join_next() => match ended {
                    Ok(ended) => return ended,
                    Err(broke) => {
                        error!("a shard broke off: {broke}");
                        return Ended::Broken;
                    }
                },
                _ = every.tick() => self.keep(&mut kept).await,
                () = self.shards.session_began() => self.keep(&mut kept).await,
            }
        }
    }

    /// Ends all shards; their sessions remain resumable.
    async fn leave(&mut self) {
        self.stop.send_replace(true);
        let all = async { while self.running.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(FAREWELL * 2, all).await;
        self.running.abort_all();
    }

    /// Stores the sessions, unless they are the same as before.
    async fn keep(&self, before: &mut Vec<GatewaySession>) {
        let sessions = self.shards.sessions(self.interactions.quickest());
        if sessions == *before {
            return;
        }
        match self.store.keep_sessions(sessions.clone()).await {
            Ok(()) => *before = sessions,
            Err(error) if error.is_logged() => {}
            Err(error) => warn!("the gateway's sessions are not stored: {error}"),
        }
    }
}

/// Returns whether an address is on the same site as the gateway. The database may come from a bot
/// on another Discord, and resuming reveals the token.
fn is_near(address: &str, gateway: &str) -> bool {
    let site = |address: &str| {
        let url = reqwest::Url::parse(address).ok()?;
        let host = url.host_str()?.to_owned();
        let before = host.rmatch_indices('.').nth(1).map_or(0, |(at, _)| at + 1);
        Some((url.scheme().to_owned(), host[before..].to_owned()))
    };
    site(address).is_some() && site(address) == site(gateway)
}

/// Logs which shards this process runs, and whether there are too few of them.
fn tell_of_range(range: ShardRange, recommended: u32) {
    info!("this process runs the shards {range}");
    if recommended > range.count() {
        warn!(
            "Discord recommends {recommended} shards, and SHARDS has {}: raise that number soon, for all processes",
            range.count()
        );
    }
}

/// Logs how many sessions may still be started today, if there are too few or soon will be.
fn tell_of_starts(starts: &SessionStarts, shards: u32, resumed: usize) {
    let needed = shards.saturating_sub(resumed as u32);
    let minutes = starts.reset_after / 60_000;
    if starts.remaining < needed {
        error!(
            "Discord allows {} of the {needed} session starts that are needed; the others follow in {minutes} min",
            starts.remaining
        );
    } else if starts.remaining - needed < starts.total / 10 {
        warn!(
            "Discord allows {} more session starts in the next {minutes} min: restart the bot seldom",
            starts.remaining - needed
        );
    }
    info!("connecting to Discord: {shards} shards, {resumed} of them resume their session");
}

/// An error and its causes on one line.
fn why(error: &dyn std::error::Error) -> String {
    let mut why = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        why = format!("{why}: {error}");
        cause = error.source();
    }
    why
}

#[cfg(test)]
mod tests;
