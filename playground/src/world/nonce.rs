//! Nonces: the bot's identifiers for its posts, so that a post that is sent twice appears once.

use std::collections::HashMap;
use std::time::Duration;

use serde_json::Value;
use tokio::time::Instant;

use super::{Post, World};
use crate::snowflake::Snowflake;

/// The nonce of a request that posts a message.
#[derive(Clone, Debug)]
pub(crate) struct Nonce {
    /// The nonce as it was sent: a text or a whole number.
    pub sent: Value,
    /// True if an existing message with this nonce is returned instead of a new one.
    pub is_enforced: bool,
}

/// The nonces of the bot's messages, for as long as they are remembered.
#[derive(Debug)]
pub(super) struct Nonces {
    life: Duration,
    posted: HashMap<String, (Instant, Snowflake)>,
}

impl Nonce {
    /// The nonce in a body that has been checked before.
    pub(crate) fn read(body: &Value) -> Option<Self> {
        let sent = body.get("nonce").filter(|nonce| !nonce.is_null())?.clone();
        Some(Self { sent, is_enforced: body["enforce_nonce"] == Value::Bool(true) })
    }

    /// The nonce as text: the number 7 and the text "7" are the same nonce.
    fn text(&self) -> String {
        self.sent.as_str().map_or_else(|| self.sent.to_string(), str::to_owned)
    }
}

impl Nonces {
    pub(super) fn remembered_for(life: Duration) -> Self {
        Self { life, posted: HashMap::new() }
    }
}

impl World {
    /// The message that the bot has posted with this nonce, if it must be returned.
    pub(crate) fn posted_by(&self, nonce: &Nonce) -> Option<&Post> {
        let (posted, id) = self.nonces.posted.get(&nonce.text())?;
        let is_remembered = posted.elapsed() < self.nonces.life;
        self.posts.get(id).filter(|_| nonce.is_enforced && is_remembered)
    }

    /// Remembers that the bot has posted this message with this nonce.
    pub(crate) fn remember_nonce(&mut self, nonce: &Nonce, message: Snowflake) {
        let Nonces { life, posted } = &mut self.nonces;
        posted.retain(|_, (posted, _)| posted.elapsed() < *life);
        posted.insert(nonce.text(), (Instant::now(), message));
    }
}
