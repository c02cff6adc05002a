//! Shards: Discord gives each server to one of them, and a process of the bot may have a range of them.

use std::fmt;
use std::str::FromStr;

use crate::table::GuildId;

/// The shards from `first` to `last`, of `count` shards in all: `0-3/16`, or `2/16` for a single one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ShardRange {
    first: u32,
    last: u32,
    count: u32,
}

/// Ranges that hold each shard once, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllShards(Vec<ShardRange>);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a range of shards is like 0-3/16, or 2/16: the shards from 0 to 3, or shard 2, of 16")]
pub struct NotARange;

/// The reason why ranges do not hold each shard once.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAllShards {
    #[error("no range of shards is given")]
    None,
    #[error("{0} and {1} are not ranges of the same number of shards")]
    OtherCount(ShardRange, ShardRange),
    #[error("shard {shard} of {count} is in no range")]
    Missing { shard: u32, count: u32 },
    #[error("{0} and {1} have a shard in common")]
    Overlapping(ShardRange, ShardRange),
}

impl ShardRange {
    pub const fn first(self) -> u32 {
        self.first
    }

    pub const fn last(self) -> u32 {
        self.last
    }

    /// The number of all shards.
    pub const fn count(self) -> u32 {
        self.count
    }

    /// Returns true if a shard of this range has this server. The rule is Discord's.
    pub const fn contains(self, guild: GuildId) -> bool {
        let shard = (guild.get() >> 22) % self.count as u64;
        self.first as u64 <= shard && shard <= self.last as u64
    }
}

impl FromStr for ShardRange {
    type Err = NotARange;

    fn from_str(text: &str) -> Result<Self, NotARange> {
        let (shards, count) = text.split_once('/').ok_or(NotARange)?;
        let (first, last) = shards.split_once('-').unwrap_or((shards, shards));
        let number = |text: &str| text.parse::<u32>().map_err(|_| NotARange);
        let (first, last, count) = (number(first)?, number(last)?, number(count)?);
        if first <= last && last < count { Ok(Self { first, last, count }) } else { Err(NotARange) }
    }
}

impl fmt::Display for ShardRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { first, last, count } = self;
        if first == last {
            write!(f, "{first}/{count}")
        } else {
            write!(f, "{first}-{last}/{count}")
        }
    }
}

impl AllShards {
    pub fn ranges(&self) -> &[ShardRange] {
        &self.0
    }
}

impl TryFrom<Vec<ShardRange>> for AllShards {
    type Error = NotAllShards;

    fn try_from(mut ranges: Vec<ShardRange>) -> Result<Self, NotAllShards> {
        ranges.sort_unstable();
        let (Some(first), Some(last)) = (ranges.first(), ranges.last()) else {
            return Err(NotAllShards::None);
        };
        let count = first.count;
        if let Some(other) = ranges.iter().find(|range| range.count != count) {
            return Err(NotAllShards::OtherCount(*first, *other));
        }
        if first.first > 0 {
            return Err(NotAllShards::Missing { shard: 0, count });
        }
        for pair in ranges.windows(2) {
            let next = pair[0].last + 1;
            if pair[1].first < next {
                return Err(NotAllShards::Overlapping(pair[0], pair[1]));
            }
            if pair[1].first > next {
                return Err(NotAllShards::Missing { shard: next, count });
            }
        }
        if last.last + 1 < count {
            return Err(NotAllShards::Missing { shard: last.last + 1, count });
        }
        Ok(Self(ranges))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(text: &str) -> ShardRange {
        text.parse().unwrap()
    }

    /// Checks what is said of these ranges; nothing if they hold each shard once.
    fn check_all(ranges: &[&str], said: &str) {
        let all = AllShards::try_from(ranges.iter().map(|text| range(text)).collect::<Vec<_>>());
        assert_eq!(all.err().map_or_else(String::new, |error| error.to_string()), said);
    }

    #[test]
    fn a_range_is_read_and_written() {
        for text in ["0/1", "2/16", "0-3/16", "12-15/16"] {
            assert_eq!(range(text).to_string(), text);
        }
        assert_eq!(range("2-2/16").to_string(), "2/16");
        for none in ["", "1", "1/1", "3-2/4", "0-4/4", "0/0", "-1/4", "0-/4", "a/4", "0 - 3/4"] {
            assert_eq!(none.parse::<ShardRange>(), Err(NotARange), "{none}");
        }
    }

    #[test]
    fn a_server_belongs_to_the_shard_that_discord_says() {
        // The lower 22 bits do not matter.
        let guild = GuildId::new((6 << 22) | 0x3f_ffff);
        assert!(range("2/4").contains(guild) && range("1-3/4").contains(guild));
        assert!(!range("3/4").contains(guild) && !range("0-1/4").contains(guild));
        assert!(range("0/1").contains(GuildId::new(u64::MAX)));
    }

    #[test]
    fn ranges_hold_each_shard_once() {
        check_all(&["0/1"], "");
        check_all(&["2-3/4", "0-1/4"], "");
        check_all(&["0/4", "3/4", "1-2/4"], "");
        check_all(&[], "no range of shards is given");
        check_all(&["0/2", "1/4"], "0/2 and 1/4 are not ranges of the same number of shards");
        check_all(&["1-3/4"], "shard 0 of 4 is in no range");
        check_all(&["0/4", "2-3/4"], "shard 1 of 4 is in no range");
        check_all(&["0-2/4"], "shard 3 of 4 is in no range");
        check_all(&["0-2/4", "2-3/4"], "0-2/4 and 2-3/4 have a shard in common");
        check_all(&["0-3/4", "1/4"], "0-3/4 and 1/4 have a shard in common");
        check_all(&["0-3/4", "0-3/4"], "0-3/4 and 0-3/4 have a shard in common");
    }
}
