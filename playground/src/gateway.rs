//! The gateway: a WebSocket over which the bot is told what happens.

mod end;
mod line;
mod session;
mod shard;

use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

pub(crate) use line::serve;
use session::Session;

/// What the bot must have asked for to be told of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    Always,
    Guilds,
    GuildMessages,
}

impl Intent {
    fn bit(self) -> u64 {
        match self {
            Self::Always => 0,
            Self::Guilds => 1,
            Self::GuildMessages => 1 << 9,
        }
    }
}

/// What is sent down a line.
#[derive(Clone, Debug)]
enum Push {
    Text(Utf8Bytes),
    Close(u16),
    /// The TCP connection ends without a word.
    Drop,
}

/// Whether a session may be resumed after it was declared invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resumable {
    /// The bot may try to resume.
    Yes,
    /// The bot has to identify anew.
    No,
}

/// All sessions of the bot.
#[derive(Debug, Default)]
pub struct Gateway {
    sessions: Mutex<Vec<Session>>,
    /// A bot in this process.
    listener: Mutex<Option<UnboundedSender<Value>>>,
}

impl Gateway {
    /// From now on a bot in this process is told of interactions here, and no other one that was.
    pub fn listen(&self) -> UnboundedReceiver<Value> {
        let (listener, told) = unbounded_channel();
        *self.listener.lock().unwrap_or_else(PoisonError::into_inner) = Some(listener);
        told
    }

    /// Whether the bot is connected and past READY.
    pub fn is_connected(&self) -> bool {
        self.sessions().iter().any(Session::is_connected)
    }

    /// Closes every connection with this code. After 4007 and 4009 sessions cannot be resumed.
    pub fn close(&self, code: u16) {
        self.push(&Push::Close(code));
        if matches!(code, 4007 | 4009) {
            self.sessions().clear();
        }
    }

    /// Ends every TCP connection without a word. Sessions can be resumed.
    pub fn drop_connections(&self) {
        self.push(&Push::Drop);
    }

    /// Asks the bot to connect again and to resume (opcode 7).
    pub fn reconnect(&self) {
        let text = json!({ "op": 7, "d": null, "s": null, "t": null }).to_string();
        self.push(&Push::Text(text.into()));
    }

    /// Sends a frame with this text, whatever it is, to every session.
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

    /// Every session hears nothing more; heartbeats are still acknowledged. Over a new connection it hears
    /// again.
    pub fn deafen(&self) {
        self.sessions().iter_mut().for_each(Session::deafen);
    }

    /// Forgets every session, so that the next try to resume is refused with opcode 9.
    pub fn forget_sessions(&self) {
        self.sessions().iter_mut().for_each(Session::expire);
    }

    /// Sends an event to every session that wants it; says to how many.
    pub(crate) fn dispatch(&self, intent: Intent, name: &str, data: &Value) -> usize {
        let mut sessions = self.sessions();
        let wanting = sessions.iter_mut().filter(|session| session.wants(intent));
        let told = wanting.map(|session| session.send(name, data)).count();
        told + usize::from(intent == Intent::Always && self.tell(data))
    }

    /// Tells a bot in this process, if one listens.
    fn tell(&self, data: &Value) -> bool {
        let listener = self.listener.lock().unwrap_or_else(PoisonError::into_inner);
        listener.as_ref().is_some_and(|listener| listener.send(data.clone()).is_ok())
    }

    /// Sends an event to one session alone.
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
        // Those that were left behind would only gather events that nobody fetches.
        sessions.retain(Session::is_connected);
        sessions.push(session);
    }

    /// Gives a session a new line and sends what it missed.
    fn resume(&self, id: &str, seq: u64, line: &UnboundedSender<Push>) -> Resume {
        let mut sessions = self.sessions();
        let Some(session) = sessions.iter_mut().find(|session| session.is(id)) else {
            return Resume::Unknown;
        };
        session.resume(seq, line.clone())
    }

    /// The line of a session has ended.
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

/// What became of a try to resume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Resume {
    Done,
    /// There is no such session (any more).
    Unknown,
    /// The bot claims to have seen what was never sent.
    InvalidSeq,
}
