//! Shards: the distribution of a bot's servers over its sessions.

use serde_json::Value;

use super::end::{End, INVALID_SHARD};
use crate::snowflake::Snowflake;

/// The shard that a session represents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shard {
    pub(super) id: u64,
    pub(super) count: u64,
}

impl Shard {
    /// Reads `[id, count]`; a missing value means a single shard.
    pub(super) fn read(said: &Value) -> Result<Self, End> {
        if said.is_null() {
            return Ok(Self { id: 0, count: 1 });
        }
        match (said[0].as_u64(), said[1].as_u64()) {
            (Some(id), Some(count)) if id < count => Ok(Self { id, count }),
            _ => Err(INVALID_SHARD),
        }
    }

    pub(super) fn has(self, guild: Snowflake) -> bool {
        (guild.0 >> 22) % self.count == self.id
    }
}
