//! What the gateway tells, how long ago it last did, and a watch over it.
//!
//! A gateway that acknowledges heartbeats and tells nothing any more looks well to serenity. So where a shard
//! has heard nothing for a while, the gateway is asked something that it always answers: whether the bot
//! itself is on a server of that shard. Without an answer the shard is started anew.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serenity::all::{
    ChunkGuildFilter, ConnectionStage, Context, Event, GuildId, Interaction, RawEventHandler,
    ReadyEvent, ShardId, ShardManager, ShardMessenger, UserId,
};
use serenity::async_trait;
use tokio::time::Instant;
use tracing::{info, warn};

use super::interactions::Interactions;
use crate::metrics::Metrics;
use crate::settings::Watch;

/// Starting a shard anew over and over, in vain, makes it be asked half as often each time, so many times.
const PATIENCE_DOUBLES: u32 = 5;

/// What each shard has heard. Heartbeats are no events.
#[derive(Clone)]
pub(super) struct Heard {
    shards: Arc<Mutex<HashMap<ShardId, Shard>>>,
    interactions: Interactions,
}

/// What one shard has heard.
struct Shard {
    last: Instant,
    /// Whether the gateway has been asked since.
    is_asked: bool,
    /// How often it was started anew and heard nothing but its own session.
    in_vain: u32,
    to_gateway: ShardMessenger,
    /// The bot, as the gateway calls it.
    bot: Option<UserId>,
    /// A server on which the bot is.
    server: Option<GuildId>,
}

/// What is to be done about a shard.
enum Care {
    /// Nothing.
    Nothing,
    /// The gateway is asked whether the bot is on this server.
    Ask(GuildId, UserId),
    /// It is still waited for a session: there is nobody to ask yet.
    Wait,
    /// It is started anew.
    Restart,
}

#[async_trait]
impl RawEventHandler for Heard {
    async fn raw_event(&self, context: Context, event: Event) {
        self.note(context, &event);
        match event {
            Event::Ready(ReadyEvent { ready, .. }) => {
                info!("connected as {}, on {} servers", ready.user.name, ready.guilds.len());
            }
            Event::InteractionCreate(event) => self.interactions.hear(&event.interaction),
            _ => {}
        }
    }
}

impl Heard {
    pub(super) fn new(interactions: Interactions) -> Self {
        Self { shards: Arc::default(), interactions }
    }

    /// The gateway has told something.
    fn note(&self, context: Context, event: &Event) {
        let mut shards = self.shards();
        let shard = shards.entry(context.shard_id).or_insert_with(|| Shard::new(&context));
        shard.last = Instant::now();
        shard.is_asked = false;
        shard.to_gateway = context.shard;
        if !matches!(event, Event::Ready(_) | Event::Resumed(_)) {
            shard.in_vain = 0;
        }
        match event {
            Event::Ready(event) => {
                shard.bot = Some(event.ready.user.id);
                shard.server = event.ready.guilds.first().map(|guild| guild.id);
            }
            Event::InteractionCreate(event) => {
                shard.server = server(&event.interaction).or(shard.server);
            }
            _ => {}
        }
    }

    /// How long the most silent shard has heard nothing.
    pub(super) fn silence(&self) -> Duration {
        self.shards().values().map(|shard| shard.last.elapsed()).max().unwrap_or_default()
    }

    /// Watches over the shards for as long as the bot runs.
    pub(super) async fn watch(&self, shards: &ShardManager, watch: Watch, metrics: &Metrics) {
        loop {
            tokio::time::sleep(watch.patience).await;
            for (id, stage) in stages(shards).await {
                if self.look_after(id, stage, watch.quiet) {
                    warn!("shard {id} hears nothing from Discord's gateway: it is started anew");
                    metrics.gateway_restarted();
                    shards.restart(id).await;
                }
            }
        }
    }

    /// Asks where something has to be asked; says whether the shard has to be started anew.
    fn look_after(&self, id: ShardId, stage: ConnectionStage, quiet: Duration) -> bool {
        let mut shards = self.shards();
        let Some(shard) = shards.get_mut(&id) else { return false };
        let care = shard.needs(stage, quiet);
        if let Care::Ask(server, bot) = care {
            let bot = ChunkGuildFilter::UserIds(vec![bot]);
            shard.to_gateway.chunk_guild(server, None, false, bot, None);
        }
        match care {
            Care::Nothing => {}
            Care::Ask(..) | Care::Wait => shard.is_asked = true,
            Care::Restart => {
                shard.is_asked = false;
                shard.last = Instant::now();
                shard.in_vain += 1;
            }
        }
        matches!(care, Care::Restart)
    }

    fn shards(&self) -> MutexGuard<'_, HashMap<ShardId, Shard>> {
        // Nothing that holds this lock can panic half-way through a change.
        self.shards.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shard {
    fn new(context: &Context) -> Self {
        let (last, to_gateway) = (Instant::now(), context.shard.clone());
        Self { last, is_asked: false, in_vain: 0, to_gateway, bot: None, server: None }
    }

    /// What is to be done while serenity says that the connection is at this stage.
    fn needs(&self, stage: ConnectionStage, quiet: Duration) -> Care {
        let is_connected = match stage {
            ConnectionStage::Connected => true,
            ConnectionStage::Identifying | ConnectionStage::Resuming => false,
            // serenity is at work on it.
            _ => return Care::Nothing,
        };
        if self.last.elapsed() < quiet * 2_u32.pow(self.in_vain.min(PATIENCE_DOUBLES)) {
            return Care::Nothing;
        }
        match (self.is_asked, is_connected, self.server.zip(self.bot)) {
            (true, _, _) => Care::Restart,
            (false, true, Some((server, bot))) => Care::Ask(server, bot),
            // On no server there is nobody who could press.
            (false, true, None) => Care::Nothing,
            (false, false, _) => Care::Wait,
        }
    }
}

/// The shards that run, and how their connections stand.
async fn stages(shards: &ShardManager) -> Vec<(ShardId, ConnectionStage)> {
    let shards = shards.runners.lock().await;
    shards.iter().map(|(id, shard)| (*id, shard.stage)).collect()
}

/// Where somebody pressed.
const fn server(interaction: &Interaction) -> Option<GuildId> {
    match interaction {
        Interaction::Command(command) => command.guild_id,
        Interaction::Component(component) => component.guild_id,
        _ => None,
    }
}
