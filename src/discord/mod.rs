//! Discord: a door (interaction in, first answer out) and a poster that shows tables as they change.

mod commands;
mod convert;
mod door;
mod hands;
mod permissions;
mod poster;
mod sender;

pub use convert::wire;

use std::sync::Arc;

use serenity::all::{Client, ClientBuilder, GatewayIntents, HttpBuilder};
use tracing::{error, info};

use crate::hall::{Changes, Hall};
use crate::play::Play;
use crate::settings::Settings;
use crate::store::{OpenError, Store};
use crate::view::Words;
use door::Door;
use poster::Poster;
use sender::{SendError, Sender};

/// Why the bot cannot run, or no longer.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// Discord does not take the token.
    #[error("Discord does not take this token: copy it anew into DISCORD_TOKEN (see .env.example)")]
    Token,
    /// The gateway is not where it should be.
    #[error(
        "the gateway {gateway} is not on the host of DISCORD_API_BASE {base}: refusing to start"
    )]
    Gateway {
        /// The address of the gateway.
        gateway: String,
        /// What was configured.
        base: String,
    },
    /// Discord cannot be reached, or answers what makes no sense.
    #[error("cannot start on Discord: {0}")]
    Discord(String),
}

/// A bot that is ready to run.
pub struct Bot {
    client: Client,
    hall: Hall,
}

impl Bot {
    /// Opens the database, registers the commands, and gets everything ready.
    ///
    /// # Errors
    /// The database cannot be used, Discord cannot be reached, or does not take the token.
    pub async fn prepare(settings: &Settings) -> Result<Self, RunError> {
        let store = Store::open(&settings.database_url).await?;
        let (hall, changes) = Hall::new(store, settings.pause);
        match Self::connect(settings, hall.clone(), changes).await {
            Ok(client) => Ok(Self { client, hall }),
            Err(error) => {
                hall.close().await;
                Err(error)
            }
        }
    }

    async fn connect(
        settings: &Settings,
        hall: Hall,
        changes: Changes,
    ) -> Result<Client, RunError> {
        let base = settings.api_base.as_deref();
        let there = base.map(|base| format!(" (DISCORD_API_BASE is {base})")).unwrap_or_default();
        let discord = |error: SendError| match error {
            SendError::Refused { status: 401, .. } => RunError::Token,
            other => RunError::Discord(format!("{other}{there}")),
        };
        let sender = Sender::new(settings).map_err(discord)?;
        let sender = sender.identify().await.map_err(discord)?;
        check_gateway(settings, &sender.gateway().await.map_err(discord)?)?;
        let play = Arc::new(Play::new(hall.clone(), Words::english()));
        commands::register(&sender, play.words()).await.map_err(discord)?;
        let poster = Poster::start(play.clone(), sender.clone(), changes);
        let door = Door::new(play, sender.clone(), poster.clone());
        hall.wake().await.map_err(|error| RunError::Discord(error.to_string()))?;
        let mut http = HttpBuilder::new(&settings.token)
            .client(sender.client().clone())
            .ratelimiter_disabled(true);
        if let Some(base) = &settings.api_base {
            http = http.proxy(base);
        }
        let client = ClientBuilder::new_with_http(http.build(), GatewayIntents::empty())
            .event_handler(door)
            .await
            .map_err(|error| RunError::Discord(error.to_string()))?;
        // When serenity cannot ask for the gateway it takes the real one: never with another base.
        check_gateway(settings, &client.ws_url.lock().await)?;
        poster.restore().await.map_err(|error| RunError::Discord(error.to_string()))?;
        Ok(client)
    }

    /// Plays until it is told to stop, then stores what is under way.
    ///
    /// # Errors
    /// The connection to Discord ends for good.
    pub async fn run(mut self, stop: impl Future<Output = ()>) -> Result<(), RunError> {
        let shards = self.client.shard_manager.clone();
        let ended = tokio::select! {
            ended = self.client.start_autosharded() => {
                ended.map_err(|error| RunError::Discord(error.to_string()))
            }
            () = stop => {
                info!("stopping");
                shards.shutdown_all().await;
                Ok(())
            }
        };
        if let Err(error) = &ended {
            error!("{error}");
        }
        self.hall.close().await;
        ended
    }
}

/// With another base set, nothing may reach the real Discord.
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn check(base: Option<&str>, gateway: &str) -> Result<(), RunError> {
        let settings = Settings {
            token: "a.b.c".to_owned(),
            database_url: "sqlite://henge.db".to_owned(),
            api_base: base.map(str::to_owned),
            pause: Duration::ZERO,
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
