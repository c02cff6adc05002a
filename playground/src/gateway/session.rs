//! A session: what the bot was sent, kept for the case that it has to resume.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::shard::Shard;
use super::{Intent, Push, Resume};

/// How many events are kept for a resume.
const KEPT: usize = 1000;

/// Whether the server is one of those that a session's shard is told about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    Here,
    Elsewhere,
}

/// An event, as it is sent.
#[derive(Serialize)]
struct Frame<'a> {
    op: u8,
    t: &'a str,
    s: u64,
    d: &'a Value,
}

impl Frame<'_> {
    fn text(&self) -> String {
        // Every value can be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[derive(Debug)]
pub(super) struct Session {
    id: String,
    intents: u64,
    shard: Shard,
    scope: Scope,
    seq: u64,
    sent: VecDeque<(u64, Utf8Bytes)>,
    /// The connection it has now, if any.
    line: Option<UnboundedSender<Push>>,
    expired: bool,
    /// Events do not reach its connection.
    deaf: bool,
}

impl Session {
    pub(super) fn new(
        id: String,
        intents: u64,
        (shard, scope): (Shard, Scope),
        line: UnboundedSender<Push>,
    ) -> Self {
        let (sent, line) = (VecDeque::new(), Some(line));
        Self { id, intents, shard, scope, seq: 0, sent, line, expired: false, deaf: false }
    }

    pub(super) const fn shard(&self) -> Shard {
        self.shard
    }

    /// Whether it is another shard of as many as there are with this one.
    pub(super) fn is_beside(&self, other: &Self) -> bool {
        self.shard.count == other.shard.count && self.shard.id != other.shard.id
    }

    pub(super) fn is(&self, id: &str) -> bool {
        self.id == id && !self.expired
    }

    /// Over a session that cannot be resumed nothing is told, even while its line still stands.
    pub(super) fn is_connected(&self) -> bool {
        self.line.is_some() && !self.expired
    }

    pub(super) fn wants(&self, intent: Intent) -> bool {
        let asked = self.intents & intent.bit() == intent.bit();
        asked && self.scope == Scope::Here && !self.expired
    }

    /// Sends an event, or keeps it until the bot resumes.
    pub(super) fn send(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let text = Utf8Bytes::from(Frame { op: 0, t: name, s: self.seq, d: data }.text());
        if !self.deaf {
            self.push(Push::Text(text.clone()));
        }
        self.sent.push_back((self.seq, text));
        if self.sent.len() > KEPT {
            self.sent.pop_front();
        }
    }

    pub(super) fn push(&self, push: Push) {
        if let Some(line) = &self.line {
            // A line that just broke is noticed by its own task.
            let _ = line.send(push);
        }
    }

    pub(super) fn resume(&mut self, seq: u64, line: UnboundedSender<Push>) -> Resume {
        if seq > self.seq {
            return Resume::InvalidSeq;
        }
        let oldest = self.sent.front().map_or(self.seq + 1, |(number, _)| *number);
        if seq + 1 < oldest {
            return Resume::Unknown;
        }
        self.push(Push::Close(4000));
        self.line = Some(line);
        self.deaf = false;
        for (_, text) in self.sent.iter().filter(|(number, _)| *number > seq) {
            self.push(Push::Text(text.clone()));
        }
        self.send("RESUMED", &json!({ "_trace": [] }));
        Resume::Done
    }

    /// Forgets its line, unless it has got another one meanwhile.
    pub(super) fn leave(&mut self, line: &UnboundedSender<Push>) {
        if self.line.as_ref().is_some_and(|own| own.same_channel(line)) {
            self.line = None;
        }
    }

    /// It is told nothing over the connection it has.
    pub(super) fn deafen(&mut self) {
        self.deaf = true;
    }

    /// It can be resumed no longer.
    pub(super) fn expire(&mut self) {
        self.expired = true;
    }
}
