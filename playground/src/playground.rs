//! Starts, inspects and stops a playground.

use std::collections::HashMap;
use std::io;
use std::net::Ipv4Addr;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{DefaultBodyLimit, Query, State, WebSocketUpgrade};
use axum::http::{self, Request};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use futures_util::future::BoxFuture;
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::broadcast::error::RecvError;
use tokio::task::JoinHandle;

use crate::discord::{Change, Discord};
use crate::faults::Faults;
use crate::gateway::{self, Gateway};
use crate::journal::Journal;
use crate::options::Options;
use crate::person::Person;
use crate::snowflake::Snowflake;
use crate::wire::{Cut, Cutter, Wires};
use crate::world::{Access, Author, Channel, Context, Emoji, Post, Private};
use crate::{origin, page, rest};

/// A Discord for one machine, which runs for as long as this value is held.
pub struct Playground {
    pub(crate) discord: Arc<Discord>,
    served: Option<Served>,
}

/// The server through which a playground can be reached from outside.
struct Served {
    serving: JoinHandle<()>,
    cutter: Cutter,
}

/// The bot did not connect, or did not register commands, in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotReady {
    /// The bot is not connected to the gateway.
    #[error("the bot has not connected to the gateway")]
    NotConnected,
    /// The bot is connected, but has registered no commands.
    #[error("the bot has not registered any commands")]
    NoCommands,
}

impl Playground {
    /// Starts a playground on 127.0.0.1. The future is boxed, so that its server is compiled here,
    /// and not again in each test that starts it.
    ///
    /// # Errors
    /// The port is not available.
    pub fn start(options: Options) -> BoxFuture<'static, io::Result<Self>> {
        Box::pin(Self::serve(options))
    }

    async fn serve(options: Options) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).await?;
        let base = format!("http://{}", listener.local_addr()?);
        let discord = Arc::new(Discord::new(options, base));
        let wires = Wires::new(listener);
        let cutter = wires.cutter();
        let service = routes(Arc::clone(&discord)).into_make_service_with_connect_info::<Cut>();
        let serving = tokio::spawn(async move {
            if let Err(error) = axum::serve(wires, service).await {
                tracing::error!("the playground has stopped: {error}");
            }
        });
        Ok(Self { discord, served: Some(Served { serving, cutter }) })
    }

    /// A playground for a bot in this process; nobody else can reach it.
    pub fn in_process(options: Options) -> Self {
        let discord = Arc::new(Discord::new(options, "http://playground".to_owned()));
        Self { discord, served: None }
    }

    /// Answers a request of a bot in this process; `None` if its connection would be reset.
    pub async fn carry(&self, request: Request<Vec<u8>>) -> Option<http::Response<String>> {
        rest::carry(Arc::clone(&self.discord), request).await
    }

    /// `http://127.0.0.1:PORT`: the page, and for the bot the replacement of `https://discord.com`.
    pub fn base(&self) -> &str {
        &self.discord.base
    }

    /// The token that the bot must present.
    pub fn token(&self) -> &str {
        &self.discord.token
    }

    /// The application's id, which is also the id of the bot user.
    pub fn application(&self) -> Snowflake {
        self.discord.world().application
    }

    pub fn guild(&self) -> Snowflake {
        self.discord.world().guild
    }

    /// The members of the server, its owner first.
    pub fn people(&self) -> Vec<Person> {
        let world = self.discord.world();
        let people = world.members.iter();
        people.map(|member| Person::new(&self.discord, member.id, &member.name)).collect()
    }

    /// The member with this name.
    pub fn person(&self, name: &str) -> Option<Person> {
        self.people().into_iter().find(|person| person.name == name)
    }

    pub fn channels(&self) -> Vec<Channel> {
        self.discord.world().channels.clone()
    }

    /// The channel with this name.
    pub fn channel(&self, name: &str) -> Option<Channel> {
        self.channels().into_iter().find(|channel| channel.name == name)
    }

    /// Changes what the bot may do in a channel.
    pub fn set_access(&self, channel: impl Into<Snowflake>, access: Access) {
        self.discord.world().set_access(channel.into(), access);
    }

    /// Deletes a channel with all its messages and threads.
    pub fn delete_channel(&self, channel: impl Into<Snowflake>) {
        self.discord.close_channel(channel.into());
    }

    /// Removes the bot from the server: nobody there can use it, and it cannot reach anything
    /// there.
    pub fn remove_bot(&self) {
        self.discord.set_bot(false);
    }

    /// Adds the bot to the server again.
    pub fn add_bot(&self) {
        self.discord.set_bot(true);
    }

    /// Adds the bot to this number of other servers, and returns their ids. The same people are
    /// there; channels are added with [`Self::add_channel`].
    pub fn add_other_servers(&self, count: usize) -> Vec<Snowflake> {
        let mut world = self.discord.world();
        let added: Vec<Snowflake> = (0..count).map(|_| world.next_id()).collect();
        world.other_guilds.extend(&added);
        added
    }

    /// Adds a channel, in which the bot may do everything, to a server.
    pub fn add_channel(&self, server: Snowflake, name: &str) -> Channel {
        self.discord.world().add_channel(server, name)
    }

    /// The channel of this person's direct messages with the bot.
    pub fn direct_messages(&self, person: &Person) -> Option<Channel> {
        self.private(|private| {
            private.context == Context::Direct && private.people.contains(&person.id)
        })
    }

    /// The group chat with this name. The bot is no member.
    pub fn group(&self, name: &str) -> Option<Channel> {
        self.private(|private| private.context == Context::Group && private.channel.name == name)
    }

    fn private(&self, fits: impl Fn(&Private) -> bool) -> Option<Channel> {
        let world = self.discord.world();
        world.private.values().find(|private| fits(private)).map(|private| private.channel.clone())
    }

    /// Removes a person from the server.
    pub fn remove_person(&self, person: &Person) {
        self.discord.world().take_member(person.id);
    }

    /// Deletes a message as a moderator would, without any action of the bot.
    pub fn delete_message(&self, message: impl Into<Snowflake>) {
        self.discord.withdraw(&mut self.discord.world(), message.into());
    }

    /// Puts a message of the bot's into a channel, as if it had been there before the bot was
    /// started.
    pub fn put_message(&self, channel: impl Into<Snowflake>, text: &str) -> Snowflake {
        let mut world = self.discord.world();
        let mut post = Post::empty(world.next_id(), channel.into(), Author::Bot);
        text.clone_into(&mut post.content);
        let id = post.id;
        world.put_post(post);
        id
    }

    /// Adds an emoji to the application, as its owner may do in Discord's developer portal.
    pub fn add_emoji(&self, name: &str, png: &'static [u8]) -> Snowflake {
        let picture = Bytes::from_static(png);
        let emoji = Emoji { name: name.to_owned(), content_type: "image/png".to_owned(), picture };
        let id = self.discord.world().add_emoji(emoji);
        self.discord.tell(Change::Emojis);
        id
    }

    /// The names and ids of the application's emojis, the oldest first.
    pub fn emojis(&self) -> Vec<(String, Snowflake)> {
        let world = self.discord.world();
        world.emojis.iter().map(|(id, emoji)| (emoji.name.clone(), *id)).collect()
    }

    /// Renames an emoji, as the application's owner may.
    pub fn rename_emoji(&self, id: Snowflake, name: &str) {
        if let Some(emoji) = self.discord.world().emojis_mut().get_mut(&id) {
            name.clone_into(&mut emoji.name);
        }
        self.discord.tell(Change::Emojis);
    }

    /// Deletes an emoji, as the application's owner may.
    pub fn delete_emoji(&self, id: Snowflake) {
        self.discord.world().emojis_mut().remove(&id);
        self.discord.tell(Change::Emojis);
    }

    /// The registered commands, as Discord returns them.
    pub fn commands(&self) -> Vec<Value> {
        let world = self.discord.world();
        world.commands.iter().map(|command| command.json.clone()).collect()
    }

    /// Waits until the bot is connected and has registered commands.
    ///
    /// # Errors
    /// That did not happen within [`Options::patience`].
    pub async fn wait_ready(&self) -> Result<(), NotReady> {
        let mut changes = self.discord.changes();
        let ready = async {
            while self.readiness().is_err() {
                if matches!(changes.recv().await, Err(RecvError::Closed)) {
                    return;
                }
            }
        };
        // The result is ignored: a late bot is detected below.
        let _ = tokio::time::timeout(self.discord.options.patience, ready).await;
        self.readiness()
    }

    fn readiness(&self) -> Result<(), NotReady> {
        if !self.bot_connected() {
            return Err(NotReady::NotConnected);
        }
        if self.discord.world().commands.is_empty() { Err(NotReady::NoCommands) } else { Ok(()) }
    }

    /// Returns whether the bot is connected to the gateway.
    pub fn bot_connected(&self) -> bool {
        self.discord.gateway.is_connected()
    }

    /// Returns whether requests are checked against Discord's `OpenAPI` file.
    pub fn schema_checked(&self) -> bool {
        self.discord.schema.is_some()
    }

    /// The journal of everything that has happened so far.
    pub fn journal(&self) -> &Journal {
        &self.discord.journal
    }

    /// Faults of requests and deliveries.
    pub fn faults(&self) -> &Faults {
        &self.discord.faults
    }

    /// The gateway, which can also be made to misbehave.
    pub fn gateway(&self) -> &Gateway {
        &self.discord.gateway
    }

    /// Stops listening and ends every connection.
    pub fn stop(self) {
        drop(self);
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        if let Some(Served { serving, cutter }) = &self.served {
            serving.abort();
            cutter.cut_all();
        }
    }
}

fn routes(discord: Arc<Discord>) -> Router {
    Router::new()
        .route("/", get(root))
        .route("/api/{*rest}", any(rest::answer))
        .route("/attachments/{channel}/{id}/{name}", get(page::attachment))
        .route("/emojis/{file}", get(page::emoji))
        .route("/page/socket", get(page::socket))
        .route("/{file}", get(page::file))
        // The API limits the size of bodies itself, because it knows Discord's error message.
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(Arc::clone(&discord), origin::check))
        .with_state(discord)
}

/// Serves the page to a browser, and the gateway to a bot that opens a WebSocket.
async fn root(
    State(discord): State<Arc<Discord>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
    Query(query): Query<HashMap<String, String>>,
) -> Response {
    match upgrade {
        Ok(upgrade) => {
            let version = query.get("v").cloned();
            upgrade.on_upgrade(move |socket| gateway::serve(discord, socket, version))
        }
        Err(_) => page::index().into_response(),
    }
}
