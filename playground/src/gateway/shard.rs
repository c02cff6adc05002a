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

    /// Returns whether it receives the events of a server; those without a server go to shard 0.
    pub(super) fn receives(self, guild: Option<Snowflake>) -> bool {
        guild.map_or(self.id == 0, |guild| self.has(guild))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_one_shard_receives_an_event_and_shard_zero_those_without_a_server() {
        let receivers = |guild| {
            let shards = (0..4).map(|id| Shard { id, count: 4 });
            shards.filter(|shard| shard.receives(guild)).map(|shard| shard.id).collect::<Vec<_>>()
        };
        for time in 0..8 {
            assert_eq!(receivers(Some(Snowflake((time << 22) + 77))), [time % 4]);
        }
        assert_eq!(receivers(None), [0]);
    }
}
