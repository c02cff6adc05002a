//! The parts that a whole playground shares, and the consequences of a person's action.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::broadcast;
use tokio::time::Instant;

use crate::faults::{Delivery, Faults};
use crate::gateway::{Gateway, Intent};
use crate::journal::{Journal, Violation};
use crate::limits::Limits;
use crate::options::Options;
use crate::snowflake::Snowflake;
use crate::strict::Schema;
use crate::world::{self, Audience, Context, Interaction, Owners, Post, Thread, Trigger, World};

/// A change that people may notice.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// A message was created or changed.
    Message(Snowflake),
    Deleted {
        channel: Snowflake,
        message: Snowflake,
        audience: Audience,
    },
    Commands,
    Emojis,
    /// A thread was created, changed or deleted.
    Threads,
    /// This person chose the language of their client.
    Locale(Snowflake),
    /// This person added the app to their account, or removed it.
    Installed(Snowflake),
    /// The server's preferred language was chosen.
    GuildLocale,
    Bot,
    /// An interaction was answered, or failed.
    Interaction(Snowflake),
    Violation(Violation),
}

pub(crate) struct Discord {
    pub options: Options,
    pub token: String,
    /// The base address, `http://127.0.0.1:PORT`.
    pub base: String,
    pub gateway: Gateway,
    pub journal: Journal,
    pub faults: Faults,
    pub limits: Limits,
    pub schema: Option<Schema>,
    world: Mutex<World>,
    changes: broadcast::Sender<Change>,
}

impl Discord {
    pub(crate) fn new(options: Options, base: String) -> Self {
        let world = World::new(&options, &base);
        let made_up =
            || format!("{}.playground.{}", world.application, world.secret(world.application));
        Self {
            token: options.token.clone().unwrap_or_else(made_up),
            gateway: Gateway::new(&options),
            journal: Journal::new(options.kept),
            faults: Faults::default(),
            limits: Limits::default(),
            schema: options.openapi.as_deref().and_then(Schema::open),
            world: Mutex::new(world),
            changes: broadcast::channel(1024).0,
            options,
            base,
        }
    }

    pub(crate) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The address of the gateway.
    pub(crate) fn gateway_url(&self) -> String {
        self.base.replacen("http", "ws", 1)
    }

    pub(crate) fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    pub(crate) fn tell(&self, change: Change) {
        // An error means that nobody listens, which is fine.
        let _ = self.changes.send(change);
    }

    pub(crate) fn violated(&self, violation: Violation) {
        tracing::warn!("violation: {violation}");
        self.journal.violation(violation.clone());
        self.tell(Change::Violation(violation));
    }

    /// Puts a message into its channel and shows it to everybody concerned, including the bot.
    pub(crate) fn publish(&self, world: &mut World, post: Post) -> Value {
        let json = world.post_json(&post);
        let known = world.posts.contains_key(&post.id);
        let (id, channel) = (post.id, post.channel);
        if post.audience == Audience::Everyone {
            let event = if known { "MESSAGE_UPDATE" } else { "MESSAGE_CREATE" };
            self.dispatch_of(world, post.channel, event, in_guild(world, &post, &json));
        }
        world.put_post(post);
        self.tell(Change::Message(id));
        if let Some(still) = self.options.kept.and_then(|kept| world.stillest(channel, kept)) {
            self.withdraw(world, still);
        }
        json
    }

    /// Removes a message and reports that to the bot and the pages.
    pub(crate) fn withdraw(&self, world: &mut World, id: Snowflake) {
        let Some(post) = world.take_post(id) else { return };
        if post.audience == Audience::Everyone {
            let mut event = json!({ "id": id, "channel_id": post.channel });
            if let Some(guild) = world.guild_of(post.channel) {
                event["guild_id"] = json!(guild);
            }
            self.dispatch_of(world, post.channel, "MESSAGE_DELETE", event);
        }
        self.tell(Change::Deleted { channel: post.channel, message: id, audience: post.audience });
    }

    /// Removes a channel with its threads and messages.
    pub(crate) fn close_channel(&self, id: Snowflake) {
        let mut world = self.world();
        let Some(channel) = world.take_channel(id) else { return };
        let threads = world.threads.values().filter(|thread| thread.parent == id);
        for thread in threads.map(|thread| thread.channel.id).collect::<Vec<_>>() {
            self.close_thread(&mut world, thread);
        }
        world.take_posts_of(id);
        self.dispatch(Intent::Guilds, "CHANNEL_DELETE", world.channel_json(&channel));
    }

    /// Removes a thread with its messages.
    pub(crate) fn close_thread(&self, world: &mut World, id: Snowflake) {
        let Some(thread) = world.threads.remove(&id) else { return };
        world.take_posts_of(id);
        let (guild, parent) = (thread.channel.guild, thread.parent);
        let event = json!({ "id": id, "guild_id": guild, "parent_id": parent, "type": 11 });
        self.dispatch(Intent::Guilds, "THREAD_DELETE", event);
        self.tell(Change::Threads);
    }

    /// Removes the bot from the server, or adds it again.
    pub(crate) fn set_bot(&self, is_there: bool) {
        let mut world = self.world();
        if std::mem::replace(&mut world.has_bot, is_there) == is_there {
            return;
        }
        if is_there {
            self.dispatch(Intent::Guilds, "GUILD_CREATE", world.guild_json(world.guild));
        } else {
            self.dispatch(Intent::Guilds, "GUILD_DELETE", json!({ "id": world.guild }));
        }
    }

    /// Inserts or updates a thread.
    pub(crate) fn put_thread(&self, world: &mut World, thread: Thread, event: &str) {
        self.dispatch(Intent::Guilds, event, world.thread_json(&thread));
        world.threads.insert(thread.channel.id, thread);
        self.tell(Change::Threads);
        let is_full = self.options.kept.is_some_and(|kept| world.threads.len() > kept);
        if let Some(oldest) = world.threads.keys().next().copied().filter(|_| is_full) {
            self.close_thread(world, oldest);
        }
    }

    /// Unarchives a thread, because somebody writes there.
    pub(crate) fn wake_thread(&self, world: &mut World, id: Snowflake) {
        if let Some(mut thread) =
            world.threads.get(&id).filter(|thread| thread.is_archived).cloned()
        {
            thread.archive(false);
            self.put_thread(world, thread, "THREAD_UPDATE");
        }
    }

    /// Sends a person's action to the bot and starts the time limit for the initial response.
    pub(crate) fn interact(self: &Arc<Self>, deed: Deed) -> Snowflake {
        let (id, event) = self.begin(deed);
        if let Some(event) = event {
            self.deliver(event);
        }
        let discord = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(discord.options.first_answer).await;
            discord.give_up(id);
        });
        id
    }

    /// The interaction, and the event if the app may be used there.
    fn begin(&self, deed: Deed) -> (Snowflake, Option<Value>) {
        let mut world = self.world();
        let id = world.next_interaction(deed.by);
        let owners = world.owners_of(&deed.trigger, &deed.data, deed.by, deed.channel);
        let interaction = Interaction {
            id,
            token: format!("aW50ZXJhY3Rpb246{id}{}", world.secret(id)),
            trigger: deed.trigger,
            by: deed.by,
            channel: deed.channel,
            owners,
            dispatched: Instant::now(),
            answer: None,
            choices: Vec::new(),
            failed: false,
            original: None,
            is_edited: false,
            followed: 0,
            form: None,
            key: deed.key,
            settled: Arc::default(),
        };
        let event = world.interaction_json(&interaction, &deed.data, deed.message);
        world.interactions.insert(interaction);
        if let Some(kept) = self.options.kept {
            world.interactions.forget(kept, self.options.token_life);
        }
        (id, (owners != Owners::default()).then_some(event))
    }

    fn deliver(self: &Arc<Self>, event: Value) {
        match self.faults.take_delivery() {
            None => self.dispatch(Intent::Always, "INTERACTION_CREATE", event),
            Some(Delivery::Twice(pause)) => {
                self.dispatch(Intent::Always, "INTERACTION_CREATE", event.clone());
                self.deliver_later(pause, event);
            }
            Some(Delivery::Late(pause)) => self.deliver_later(pause, event),
            Some(Delivery::Lost) => {}
        }
    }

    fn deliver_later(self: &Arc<Self>, pause: Duration, event: Value) {
        let discord = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            discord.dispatch(Intent::Always, "INTERACTION_CREATE", event);
        });
    }

    /// Called when the time for an initial response is up.
    fn give_up(&self, id: Snowflake) {
        let mut world = self.world();
        let Some(interaction) = world.interactions.get_mut(id) else { return };
        if interaction.answer.is_some() {
            return;
        }
        interaction.failed = true;
        interaction.settled.notify_waiters();
        let (described, owners) = (interaction.describe(), interaction.owners);
        // A bot that may not be used there did not receive the interaction.
        if owners != Owners::default() {
            self.journal.not_answered(id, described);
        }
        self.tell(Change::Interaction(id));
    }

    /// Sends an event about the messages of a channel, if the bot is there.
    fn dispatch_of(&self, world: &World, channel: Snowflake, name: &str, data: Value) {
        match world.context_of(channel) {
            Context::Server => self.dispatch(Intent::GuildMessages, name, data),
            Context::Direct => self.dispatch(Intent::DirectMessages, name, data),
            Context::Group => {}
        }
    }

    pub(crate) fn dispatch(&self, intent: Intent, name: &str, data: Value) {
        let sessions = self.gateway.dispatch(intent, name, &data);
        self.journal.event(name, data, sessions);
    }
}

/// A person's action, ready to be sent to the bot.
pub(crate) struct Deed {
    pub by: Snowflake,
    pub channel: Snowflake,
    pub trigger: Trigger,
    /// The `data` of the interaction object.
    pub data: Value,
    /// The message whose button was pressed.
    pub message: Option<Value>,
    /// The page's key for it.
    pub key: Option<Value>,
}

/// A message as in a gateway event: with its guild, and its author's membership.
fn in_guild(world: &World, post: &Post, json: &Value) -> Value {
    let mut json = json.clone();
    let Some(guild) = world.guild_of(post.channel) else { return json };
    json["guild_id"] = json!(guild);
    if let world::Author::Person(id) = post.author
        && let Some(member) = world.member(id)
    {
        json["member"] = member.partial();
    }
    json
}
