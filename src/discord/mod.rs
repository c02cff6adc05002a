//! The connection to Discord: receives and answers interactions, and shows tables as they change.

mod admission;
mod answers;
mod backoff;
mod boards;
mod caller;
mod channels;
mod checkup;
mod commands;
mod components;
mod core;
mod daily;
mod deliver;
mod emojis;
mod gateway;
mod health;
mod interactions;
mod messages;
mod multipart;
mod own_message;
mod own_messages;
mod permissions;
mod queue;
mod rate_limit;
mod read;
mod rendered;
mod rest;
mod route;
mod servers;
mod shown_state;
mod transport;

pub use checkup::{Account, Application, Checkup, NoAnswer, Servers};
pub use core::Core;
pub use gateway::Connected;
pub use health::{Health, NotReady};
pub use interactions::When;
pub use messages::wire;
#[doc(hidden)]
pub use read::reads;
pub use rest::{GatewayBot, SessionStarts};
pub use transport::{Carried, Transport, Unreachable};

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::{BoxFuture, LocalBoxFuture};
use tracing::{error, info};

use crate::clock;
use crate::settings::Settings;
use crate::sharding::ShardRange;
use crate::store::{OpenError, ReadError};
use crate::tables::TablesError;
use crate::work::Work;
use gateway::Gateway;
use transport::Network;

/// The epoch of Discord's ids, in Unix milliseconds.
const DISCORD_EPOCH: u64 = 1_420_070_400_000;

/// The reason why the bot cannot start, or cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// Nothing can be written any more.
    #[error(
        "the database or its -wal file was deleted or replaced while the bot ran: what is written would be \
         lost, so it stops; put the files in place and start it again"
    )]
    Lost,
    /// The database cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The clocks of tables cannot be started.
    #[error("cannot start the clocks: {0}")]
    Clocks(#[from] TablesError),
    /// Discord does not accept the token.
    #[error("Discord does not take this token: copy it anew into DISCORD_TOKEN (see .env.example)")]
    Token,
    /// The gateway is not on the expected host.
    #[error(
        "the gateway {gateway} is not on the host of DISCORD_API_BASE {base}: refusing to start"
    )]
    Gateway {
        /// The address of the gateway.
        gateway: String,
        /// The configured base address.
        base: String,
    },
    /// Discord has closed the connection with this code, and would close it again.
    #[error("Discord closes the connection with code {0}: {cure}", cure = cure(*.0))]
    Closed(u16),
    /// Discord wants more shards than it recommends.
    #[error(
        "Discord takes no connection with {shards} shard(s), and recommends no more: start the bot again"
    )]
    Sharding {
        /// The number of shards that it refused.
        shards: u32,
    },
    /// Discord wants more shards than the settings say.
    #[error(
        "Discord takes no connection with {count} shard(s): stop all processes of the bot, and raise the number after \
         the slash in SHARDS for all of them (docs/hosting.md, More than one process)"
    )]
    TooFewShards {
        /// The number of all shards in the settings.
        count: u32,
    },
    /// The database is not that of this process's shards.
    #[error(
        "the database has {count} server(s) that belong to other shards than SHARDS={range}: divide it with \
         henge split, or let DATABASE_URL name the database of these shards"
    )]
    OtherServers { count: usize, range: ShardRange },
    /// One process of several has no database yet.
    #[error(
        "there is no database {path} with the servers of SHARDS={range}: make one for each process with henge split, \
         even if the bot is new (docs/hosting.md, Splitting a database)"
    )]
    NoPart { path: PathBuf, range: ShardRange },
    /// Discord cannot be reached, or its answer cannot be understood.
    #[error("{0}")]
    Discord(String),
}

/// Advice for the host of the bot about a final close code.
const fn cure(code: u16) -> &'static str {
    match code {
        4004 => {
            "the token is wrong or was reset; copy it anew into DISCORD_TOKEN (see .env.example)"
        }
        4012 => "this version of henge is too old for Discord; install a newer one",
        4014 => {
            "it asks for an intent that is switched off for the bot, though henge needs none; report it"
        }
        _ => "that is a fault of henge; report it, with its version",
    }
}

/// A bot that is ready to run.
pub struct Bot {
    gateway: Gateway,
    core: Core,
    health: Health,
    backups: Option<PathBuf>,
}

impl Bot {
    /// Opens the database, registers the commands, and prepares everything else. The future is
    /// boxed, as that of [`Bot::run`]: so the bot is compiled here, and not again in each test that
    /// runs it.
    pub fn prepare(settings: &Settings) -> LocalBoxFuture<'_, Result<Self, RunError>> {
        Box::pin(Self::connect(settings))
    }

    async fn connect(settings: &Settings) -> Result<Self, RunError> {
        let network = Network::new().map_err(|error| RunError::Discord(error.to_string()))?;
        let core = Core::start(settings, Arc::new(network), Work::default()).await?;
        match Gateway::new(settings, &core).await {
            Ok(gateway) => {
                core.restore();
                let health = Health {
                    tables: core.tables().clone(),
                    shards: gateway.shards(),
                    metrics: core.metrics.clone(),
                };
                Ok(Self { gateway, core, health, backups: settings.backups.clone() })
            }
            Err(error) => {
                core.tables().close().await;
                Err(error)
            }
        }
    }

    /// The health of the bot, which can be queried for as long as it runs.
    pub fn health(&self) -> Health {
        self.health.clone()
    }

    /// Runs until `stop` completes, then finishes and stores what is under way.
    ///
    /// # Errors
    /// The connection to Discord ends for good.
    pub fn run<'a>(
        self,
        stop: impl Future<Output = ()> + Send + 'a,
    ) -> BoxFuture<'a, Result<(), RunError>> {
        self.run_boxed(Box::pin(stop))
    }

    /// Runs as [`Bot::run`] does. It is not generic, so it is compiled here.
    fn run_boxed(self, stop: BoxFuture<'_, ()>) -> BoxFuture<'_, Result<(), RunError>> {
        Box::pin(self.run_until(stop))
    }

    async fn run_until(mut self, stop: BoxFuture<'_, ()>) -> Result<(), RunError> {
        let store = self.core.tables().store();
        let ended = tokio::select! {
            ended = self.gateway.run() => ended.map(|never| match never {}),
            never = self.core.keep_emojis() => never,
            never = store.keep_clean() => match never {},
            never = self.core.keep_in_touch() => match never {},
            never = store.back_up_nightly(self.backups.as_deref()) => match never {},
            () = store.is_lost() => Err(RunError::Lost),
            () = stop => {
                info!("stopping");
                Ok(())
            }
        };
        if let Err(error) = &ended {
            error!("{error}");
        }
        self.gateway.stop().await;
        self.core.tables().close().await;
        ended
    }
}

/// The age of a Discord object, computed from its id.
fn age(id: u64) -> Duration {
    let made = Duration::from_millis((id >> 22) + DISCORD_EPOCH);
    clock::now().saturating_sub(made)
}

/// Checks the gateway's address: if another base address is configured, nothing may connect to the
/// real Discord.
fn check_gateway(settings: &Settings, gateway: &str) -> Result<(), RunError> {
    let Some(base) = &settings.api_base else { return Ok(()) };
    if host(base).is_some() && host(gateway) == host(base) {
        return Ok(());
    }
    Err(RunError::Gateway { gateway: gateway.to_owned(), base: base.clone() })
}

fn host(url: &str) -> Option<String> {
    reqwest::Url::parse(url).ok()?.host_str().map(str::to_owned)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // The code that holds one of these locks cannot panic halfway through a change.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::settings::{Daily, Effort, Pictures, Presses, Watch};
    use crate::table::Randomness;

    fn check(base: Option<&str>, gateway: &str) -> Result<(), RunError> {
        let settings = Settings {
            token: "a.b.c".to_owned(),
            database_url: "sqlite://henge.db".to_owned(),
            backups: None,
            api_base: base.map(str::to_owned),
            pause: Duration::ZERO,
            metrics: None,
            watch: Watch::default(),
            randomness: Randomness::System,
            presses: Presses::default(),
            pictures: Pictures::On,
            pseudo: None,
            emoji_pause: None,
            effort: Effort::FULL,
            shards: None,
            daily: Daily::default(),
        };
        check_gateway(&settings, gateway)
    }

    #[test]
    fn with_another_base_only_its_own_gateway_will_do() {
        let base = Some("http://127.0.0.1:8090");
        check(base, "ws://127.0.0.1:8091/gateway").unwrap();
        for other in ["wss://gateway.discord.gg", "ws://127.0.0.2:8090", "", "gateway"] {
            assert!(matches!(check(base, other), Err(RunError::Gateway { .. })), "{other}");
        }
        assert!(matches!(check(Some("nowhere"), "gateway"), Err(RunError::Gateway { .. })));
        check(None, "wss://gateway.discord.gg").unwrap();
    }
}
