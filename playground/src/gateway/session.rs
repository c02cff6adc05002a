//! A session: the events sent to the bot, kept in case it has to resume.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::shard::Shard;
use super::{Intent, Push, Resume};
use crate::snowflake::Snowflake;

/// The number of events kept for a resume.
const KEPT: usize = 1000;

/// An event frame (opcode 0).
#[derive(Serialize)]
struct Frame<'a> {
    op: u8,
    t: &'a str,
    s: u64,
    d: &'a Value,
}

impl Frame<'_> {
    fn text(&self) -> String {
        // Every value can be serialized.
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[derive(Debug)]
pub(super) struct Session {
    id: String,
    intents: u64,
    shard: Shard,
    seq: u64,
    sent: VecDeque<(u64, Utf8Bytes)>,
    /// The current connection, if any.
    line: Option<UnboundedSender<Push>>,
    expired: bool,
    /// True if events do not reach the connection.
    deaf: bool,
}

impl Session {
    pub(super) fn new(id: String, intents: u64, shard: Shard, line: UnboundedSender<Push>) -> Self {
        let (sent, line) = (VecDeque::new(), Some(line));
        Self { id, intents, shard, seq: 0, sent, line, expired: false, deaf: false }
    }

    pub(super) const fn shard(&self) -> Shard {
        self.shard
    }

    /// Returns whether this is another shard of the same number of shards as `other`.
    pub(super) fn is_beside(&self, other: &Self) -> bool {
        self.shard.count == other.shard.count && self.shard.id != other.shard.id
    }

    pub(super) fn is(&self, id: &str) -> bool {
        self.id == id && !self.expired
    }

    /// Returns whether events reach the bot: never if the session has expired, even while its
    /// connection is still open.
    pub(super) fn is_connected(&self) -> bool {
        self.line.is_some() && !self.expired
    }

    /// Returns whether an event of this server, or of none, is sent to the session.
    pub(super) fn wants(&self, intent: Intent, guild: Option<Snowflake>) -> bool {
        let asked = self.intents & intent.bit() == intent.bit();
        asked && self.shard.receives(guild) && !self.expired
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
            // The task of a broken connection notices by itself.
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

    /// Forgets its connection, unless it has got another one in the meantime.
    pub(super) fn leave(&mut self, line: &UnboundedSender<Push>) {
        if self.line.as_ref().is_some_and(|own| own.same_channel(line)) {
            self.line = None;
        }
    }

    /// Stops sending events to its current connection.
    pub(super) fn deafen(&mut self) {
        self.deaf = true;
    }

    /// Makes a resume impossible.
    pub(super) fn expire(&mut self) {
        self.expired = true;
    }
}
