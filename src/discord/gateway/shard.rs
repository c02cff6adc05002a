//! One shard: reads events from the gateway, and reconnects if the connection breaks or falls
//! silent.

mod care;

use std::future::poll_fn;
use std::task::{Context, Poll};
use std::time::Duration;

use futures_util::StreamExt as _;
use serenity::all::{GuildId, UserId};
use tokio::sync::watch;
use tokio::time::{Instant, interval_at, sleep_until, timeout};
use tracing::{debug, info, warn};
use twilight_gateway::error::{ReceiveMessageError, ReceiveMessageErrorType};
use twilight_gateway::{CloseFrame, Config, ConfigBuilder, Message, Session, ShardId, ShardState};

use super::frame::{Event, Ready, guild};
use super::identify::IdentifyQueue;
use super::{FAREWELL, Gateway, Shards};
use crate::discord::check_gateway;
use crate::discord::interactions::{Interactions, When};
use crate::metrics::Metrics;
use crate::settings::{Settings, Watch};

/// Discord's close codes: <https://discord.com/developers/docs/topics/opcodes-and-status-codes>
mod close {
    pub(super) const AUTHENTICATION_FAILED: u16 = 4004;
    pub(super) const INVALID_SEQUENCE: u16 = 4007;
    pub(super) const SESSION_TIMED_OUT: u16 = 4009;
    pub(super) const INVALID_SHARD: u16 = 4010;
    pub(super) const SHARDING_REQUIRED: u16 = 4011;
    pub(super) const INVALID_API_VERSION: u16 = 4012;
    pub(super) const INVALID_INTENTS: u16 = 4013;
    pub(super) const DISALLOWED_INTENTS: u16 = 4014;
}

/// If a stopping shard receives nothing for this long, it has received everything that was on its
/// way.
const QUIET: Duration = Duration::from_millis(100);
/// The maximum number of times in a row that a pause is doubled.
const DOUBLED_MOST: u32 = 6;
/// A connection that has lasted this long was a good one: the shard reconnects immediately after
/// it.
const GOOD: Duration = Duration::from_mins(1);
/// A connection to the gateway.
pub(super) type Connection = twilight_gateway::Shard<IdentifyQueue>;

/// The way in which a shard ended.
#[derive(Debug)]
pub(super) enum Ended {
    /// Discord has closed it with this code, and would close it again.
    Closed(u16),
    /// Discord wants more shards.
    TooFewShards,
    /// The session must be resumed at this address, to which nothing may connect.
    WrongGateway(String),
    /// A fault of ours.
    Broken,
    /// The bot is stopping.
    Stopped,
}

pub(super) struct Shard {
    connection: Connection,
    /// The configuration without a session to resume.
    config: Config<IdentifyQueue>,
    settings: Settings,
    shards: Shards,
    interactions: Interactions,
    metrics: Metrics,
    watch: Watch,
    /// When the last event arrived.
    last_event: Instant,
    /// True if the gateway was sent a request since then.
    is_asked: bool,
    /// The number of times the shard has started again since the last event.
    in_vain: u32,
    bot: Option<UserId>,
    /// A server of this shard that the bot is on.
    server: Option<GuildId>,
    connected_since: Instant,
    /// The number of connections in a row that did not last.
    broken: u32,
    /// The shard does not connect before this time.
    rests_until: Instant,
}

async fn is_told_to(stop: &mut watch::Receiver<bool>) {
    // An error means that the sender is gone: the bot is stopping as well.
    let _ = stop.wait_for(|stop| *stop).await;
}

impl Shard {
    /// A shard that resumes this session, or starts a new one.
    pub(super) fn new(
        number: ShardId,
        config: Config<IdentifyQueue>,
        kept: Option<&crate::store::GatewaySession>,
        gateway: &Gateway,
    ) -> Self {
        let resuming = match kept {
            Some(kept) => ConfigBuilder::from(config.clone())
                .session(Session::new(kept.sequence, kept.session.clone()))
                .resume_url(kept.resume_url.clone())
                .build(),
            None => config.clone(),
        };
        let now = Instant::now();
        Self {
            connection: twilight_gateway::Shard::with_config(number, resuming),
            config,
            settings: gateway.settings.clone(),
            shards: gateway.shards.clone(),
            interactions: gateway.interactions.clone(),
            metrics: gateway.metrics.clone(),
            watch: gateway.settings.watch,
            last_event: now,
            is_asked: false,
            in_vain: 0,
            bot: None,
            server: None,
            connected_since: now,
            broken: 0,
            rests_until: now,
        }
    }

    /// Reads events until the shard ends or is told to stop.
    pub(super) async fn run(mut self, mut stop: watch::Receiver<bool>) -> Ended {
        let patience = self.watch.patience;
        let mut looks = interval_at(Instant::now() + patience, patience);
        loop {
            let told = tokio::select! {
                biased;
                () = is_told_to(&mut stop) => return self.leave().await,
                _ = looks.tick() => {
                    self.look_after();
                    continue;
                }
                told = self.next() => told,
            };
            if let Some(ended) = self.hear(told) {
                return ended;
            }
        }
    }

    async fn next(&mut self) -> Option<Result<Message, ReceiveMessageError>> {
        sleep_until(self.rests_until).await;
        self.connection.next().await
    }

    /// Leaves in such a way that the session can be resumed. Events that have already arrived are
    /// processed first; later ones are repeated when the session is resumed.
    async fn leave(mut self) -> Ended {
        let last_words = async {
            while let Ok(Some(Ok(Message::Text(frame)))) =
                timeout(QUIET, self.connection.next()).await
            {
                self.read(&frame);
            }
        };
        let _ = timeout(FAREWELL, last_words).await;
        if self.connection.state().is_identified() {
            self.connection.close(CloseFrame::RESUME);
            let _ = timeout(FAREWELL, poll_fn(|context| self.send_close(context))).await;
        }
        self.shards.note(&self.connection, false);
        Ended::Stopped
    }

    /// Waits until the close frame has been sent. Waiting for the answer would mean to reconnect
    /// afterwards.
    fn send_close(&mut self, context: &mut Context<'_>) -> Poll<()> {
        while let Poll::Ready(told) = self.connection.poll_next_unpin(context) {
            match told {
                Some(Ok(Message::Text(frame))) => drop(self.read(&frame)),
                _ => return Poll::Ready(()),
            }
        }
        if self.connection.state().is_identified() { Poll::Pending } else { Poll::Ready(()) }
    }

    fn hear(&mut self, told: Option<Result<Message, ReceiveMessageError>>) -> Option<Ended> {
        let ended = match told {
            Some(Ok(Message::Text(frame))) => self.read(&frame),
            Some(Ok(Message::Close(frame))) => self.closed(frame.map(|frame| frame.code)),
            Some(Err(error)) => {
                self.say(&error);
                None
            }
            // The frame that closed it for good was processed before.
            None => self.closed(None),
        };
        self.shards.note(&self.connection, false);
        ended
    }

    fn read(&mut self, frame: &str) -> Option<Ended> {
        let when = match self.connection.state() {
            ShardState::Resuming => When::Missed,
            _ => When::Now,
        };
        // The text of a frame contains tokens: it is never logged.
        let Ok(event) = Event::read(frame) else {
            warn!("the gateway tells something that cannot be read");
            return None;
        };
        let event = event?;
        self.last_event = Instant::now();
        self.is_asked = false;
        self.shards.note(&self.connection, true);
        match event {
            Event::Ready(ready) => return self.ready(ready),
            Event::Interaction(interaction) => {
                self.in_vain = 0;
                self.server = guild(&interaction).or(self.server);
                self.interactions.hear(&interaction, when);
            }
            Event::Other => self.in_vain = 0,
        }
        None
    }

    fn ready(&mut self, ready: Ready) -> Option<Ended> {
        let number = self.connection.id();
        let Ready { user, guilds } = ready;
        info!("shard {number} is connected as {}, on {} servers", user.username, guilds.len());
        self.bot = Some(user.id);
        self.server = guilds.first().map(|guild| guild.id);
        self.connected_since = Instant::now();
        let url = self.connection.resume_url().unwrap_or_default();
        check_gateway(&self.settings, url).err().map(|_| Ended::WrongGateway(url.to_owned()))
    }

    /// The connection was closed with this code.
    fn closed(&mut self, code: Option<u16>) -> Option<Ended> {
        let number = self.connection.id();
        debug!("shard {number} was closed with code {code:?}");
        match code {
            Some(close::SHARDING_REQUIRED) => return Some(Ended::TooFewShards),
            Some(
                code @ (close::AUTHENTICATION_FAILED
                | close::INVALID_SHARD
                | close::INVALID_API_VERSION
                | close::INVALID_INTENTS
                | close::DISALLOWED_INTENTS),
            ) => return Some(Ended::Closed(code)),
            Some(close::INVALID_SEQUENCE | close::SESSION_TIMED_OUT) => self.begin_anew(),
            Some(_) | None => {}
        }
        self.rest();
        None
    }

    /// Backs off from a gateway that closes one connection after another.
    fn rest(&mut self) {
        let now = Instant::now();
        let lasted = now.duration_since(self.connected_since);
        self.broken = if lasted > GOOD { 0 } else { (self.broken + 1).min(DOUBLED_MOST) };
        if let Some(times) = self.broken.checked_sub(2) {
            self.rests_until = now + Duration::from_secs(1) * 2_u32.pow(times);
        }
        self.connected_since = now;
    }

    /// Starts a new session.
    fn begin_anew(&mut self) {
        let number = self.connection.id();
        self.connection = twilight_gateway::Shard::with_config(number, self.config.clone());
    }

    /// Logs why the connection fails, without the content that was received: it contains tokens.
    fn say(&self, error: &ReceiveMessageError) {
        let number = self.connection.id();
        match error.kind() {
            ReceiveMessageErrorType::Reconnect => {
                let why = super::why(error);
                warn!("shard {number} cannot reach Discord's gateway: {why}");
            }
            ReceiveMessageErrorType::Deserializing { .. } => {
                warn!("the gateway tells something that cannot be read");
            }
            _ => warn!("shard {number} is told something that cannot be unpacked"),
        }
    }
}
