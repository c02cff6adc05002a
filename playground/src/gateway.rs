//! The gateway: a WebSocket over which the bot receives events.

mod end;
mod line;
mod session;
mod shard;
mod starts;

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

pub(crate) use line::serve;
use session::Session;
use shard::Shard;
use starts::Starts;

use crate::options::Options;
use crate::snowflake::Snowflake;

/// The intent that the bot must have declared to receive an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    Always,
    Guilds,
    GuildMessages,
    DirectMessages,
}

impl Intent {
    fn bit(self) -> u64 {
        match self {
            Self::Always => 0,
            Self::Guilds => 1,
            Self::GuildMessages => 1 << 9,
            Self::DirectMessages => 1 << 12,
        }
    }
}

/// A frame or action for a connection.
#[derive(Clone, Debug)]
enum Push {
    Text(Utf8Bytes),
    Close(u16),
    /// The TCP connection ends without a close frame.
    Drop,
}

/// The content of opcode 9, which tells the bot if it may resume an invalidated session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resumable {
    /// The bot may try to resume.
    Yes,
    /// The bot must identify again.
    No,
}

/// All sessions of the bot.
#[derive(Debug)]
pub struct Gateway {
    sessions: Mutex<Vec<Session>>,
    /// The recommended number of shards.
    recommended: AtomicU32,
    /// The required number of shards: sessions with fewer are closed with 4011.
    required: AtomicU32,
    starts: Mutex<Starts>,
    /// The receiver of a bot in this process.
    listener: Mutex<Option<UnboundedSender<Value>>>,
}

impl Gateway {
    pub(crate) fn new(options: &Options) -> Self {
        Self {
            sessions: Mutex::default(),
            recommended: AtomicU32::new(options.shards),
            required: AtomicU32::new(1),
            starts: Mutex::new(Starts::new(options)),
            listener: Mutex::default(),
        }
    }

    /// Changes the recommended number of shards.
    pub fn recommend(&self, shards: u32) {
        self.recommended.store(shards, Ordering::Relaxed);
    }

    /// Closes sessions that identify with fewer shards than this with 4011, as Discord does above
    /// 2,500 servers per shard.
    pub fn require(&self, shards: u32) {
        self.required.store(shards, Ordering::Relaxed);
    }

    /// The number of sessions that have been started.
    pub fn sessions_started(&self) -> u32 {
        self.starts().started()
    }

    /// The response to `GET /gateway/bot`, without the address.
    pub(crate) fn about(&self) -> Value {
        json!({
            "shards": self.recommended.load(Ordering::Relaxed),
            "session_start_limit": self.starts().about(),
        })
    }

    fn starts(&self) -> MutexGuard<'_, Starts> {
        self.starts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether the total number of shards is too small.
    fn requires_more_than(&self, shard: Shard) -> bool {
        shard.count < u64::from(self.required.load(Ordering::Relaxed))
    }

    /// Subscribes a bot in this process to interactions, replacing any previous subscriber.
    pub fn listen(&self) -> UnboundedReceiver<Value> {
        let (listener, told) = unbounded_channel();
        *self.listener.lock().unwrap_or_else(PoisonError::into_inner) = Some(listener);
        told
    }

    /// Returns whether every shard of the bot is connected and has received READY.
    pub fn is_connected(&self) -> bool {
        let sessions = self.sessions();
        let connected = || sessions.iter().filter(|session| session.is_connected());
        let is_up = |count, id| connected().any(|session| session.shard() == Shard { id, count });
        let most = connected().map(|session| session.shard().count).max();
        most.is_some_and(|count| (0..count).all(|id| is_up(count, id)))
    }

    /// Closes every connection with this code. After 4007 and 4009 the sessions cannot be resumed.
    pub fn close(&self, code: u16) {
        self.push(&Push::Close(code));
        if matches!(code, 4007 | 4009) {
            self.sessions().clear();
        }
    }

    /// Ends every TCP connection without a close frame. The sessions can be resumed.
    pub fn drop_connections(&self) {
        self.push(&Push::Drop);
    }

    /// Asks the bot to reconnect and resume (opcode 7).
    pub fn reconnect(&self) {
        let text = json!({ "op": 7, "d": null, "s": null, "t": null }).to_string();
        self.push(&Push::Text(text.into()));
    }

    /// Sends a frame with any text to every session.
    pub fn send_raw(&self, text: &str) {
        self.push(&Push::Text(text.into()));
    }

    /// Declares every session invalid (opcode 9).
    pub fn invalidate(&self, resumable: Resumable) {
        let resumable = resumable == Resumable::Yes;
        let text = json!({ "op": 9, "d": resumable, "s": null, "t": null }).to_string();
        self.push(&Push::Text(text.into()));
        if !resumable {
            self.sessions().iter_mut().for_each(Session::expire);
        }
    }

    /// Stops sending events to the current connections; heartbeats are still acknowledged. New
    /// connections receive events again.
    pub fn deafen(&self) {
        self.sessions().iter_mut().for_each(Session::deafen);
    }

    /// Forgets every session, so that the next attempt to resume is refused with opcode 9.
    pub fn forget_sessions(&self) {
        self.sessions().iter_mut().for_each(Session::expire);
    }

    /// Sends an event to the shard of its server, if it wants it, and returns the number of sessions.
    /// During a restart with another number of shards, several shards may have the same server.
    pub(crate) fn dispatch(&self, intent: Intent, name: &str, data: &Value) -> usize {
        let guild = guild_of(name, data);
        let mut sessions = self.sessions();
        let wanting = sessions.iter_mut().filter(|session| session.wants(intent, guild));
        let told = wanting.map(|session| session.send(name, data)).count();
        told + usize::from(intent == Intent::Always && self.tell(data))
    }

    /// Sends an interaction to a bot in this process, if one is subscribed.
    fn tell(&self, data: &Value) -> bool {
        let listener = self.listener.lock().unwrap_or_else(PoisonError::into_inner);
        listener.as_ref().is_some_and(|listener| listener.send(data.clone()).is_ok())
    }

    /// Sends an event to one session only.
    fn answer(&self, id: &str, name: &str, data: &Value) {
        let mut sessions = self.sessions();
        let asking = sessions.iter_mut().filter(|session| session.is(id));
        asking.for_each(|session| session.send(name, data));
    }

    fn push(&self, push: &Push) {
        self.sessions().iter().for_each(|session| session.push(push.clone()));
    }

    fn knows(&self, id: &str) -> bool {
        self.sessions().iter().any(|session| session.is(id))
    }

    fn identified(&self, session: Session) {
        let mut sessions = self.sessions();
        // Abandoned sessions would only accumulate events that nobody fetches.
        let replaced = |old: &Session| !old.is_connected() && !old.is_beside(&session);
        sessions.retain(|old| !replaced(old));
        sessions.push(session);
    }

    /// Attaches a new connection to a session and sends the missed events.
    fn resume(&self, id: &str, seq: u64, line: &UnboundedSender<Push>) -> Resume {
        let mut sessions = self.sessions();
        let Some(session) = sessions.iter_mut().find(|session| session.is(id)) else {
            return Resume::Unknown;
        };
        session.resume(seq, line.clone())
    }

    /// Detaches a connection that has ended from its session.
    fn left(&self, id: &str, line: &UnboundedSender<Push>) {
        let mut sessions = self.sessions();
        sessions
            .iter_mut()
            .filter(|session| session.is(id))
            .for_each(|session| session.leave(line));
    }

    fn end(&self, id: &str) {
        self.sessions().retain(|session| !session.is(id));
    }

    fn sessions(&self) -> MutexGuard<'_, Vec<Session>> {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The server of an event, if it has one.
fn guild_of(name: &str, data: &Value) -> Option<Snowflake> {
    let key = if name.starts_with("GUILD_") { "id" } else { "guild_id" };
    data[key].as_str()?.parse().ok()
}

/// The outcome of an attempt to resume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Resume {
    Done,
    /// The session does not exist, or no longer.
    Unknown,
    /// The bot claims to have received an event that was never sent.
    InvalidSeq,
}
