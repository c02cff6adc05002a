//! Which shards this process runs, and which servers belong to them.
//!
//! Discord divides a bot's servers among its shards by their ids. Several processes may run one bot, each with some of
//! the shards and a database of its own.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::table::GuildId;

/// The largest number of shards of a bot.
const MOST: u32 = 16_384;

/// The shards of one process, `first` to `last` of `count`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ShardRange {
    first: u32,
    last: u32,
    count: u32,
}

/// Ranges that hold each shard once, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllShards(Vec<ShardRange>);

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

/// The text is not a range of shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no range of shards, like 0-3/16")]
pub struct NoShardRange;

impl ShardRange {
    /// The shards `first` to `last` of `count`; `None` if there are no such shards.
    pub const fn new(first: u32, last: u32, count: u32) -> Option<Self> {
        if first <= last && last < count && count <= MOST {
            Some(Self { first, last, count })
        } else {
            None
        }
    }

    /// The number of shards of all processes.
    pub const fn count(self) -> u32 {
        self.count
    }

    /// The numbers of the shards of this process.
    pub const fn shards(self) -> RangeInclusive<u32> {
        self.first..=self.last
    }

    /// The number of shards of this process.
    pub const fn own(self) -> u32 {
        self.last - self.first + 1
    }

    /// Returns whether other processes run other shards of the bot.
    pub const fn is_part(self) -> bool {
        self.own() < self.count
    }

    /// Returns whether a server belongs to one of these shards.
    pub fn contains(self, server: GuildId) -> bool {
        self.shards().contains(&shard_of(server, self.count))
    }

    /// Returns whether a bot with this range can no longer have the other one: all ranges of a bot are of the same number
    /// of shards, and each shard is in one of them.
    pub const fn replaces(self, other: Self) -> bool {
        let is_same = self.first == other.first && self.last == other.last;
        let is_apart = self.last < other.first || other.last < self.first;
        self.count != other.count || !is_same && !is_apart
    }

    /// Returns whether shard 0 is among them. Its process does what is done once for the whole bot.
    pub const fn has_shard_zero(self) -> bool {
        self.first == 0
    }

    /// The share of this process in something that all shards of the bot divide equally, rounded down.
    pub fn share_of(self, whole: u32) -> u32 {
        (u64::from(whole) * u64::from(self.own()) / u64::from(self.count)) as u32
    }
}

/// The shard to which a server belongs, of this number of shards:
/// <https://discord.com/developers/docs/events/gateway#sharding>
fn shard_of(server: GuildId, count: u32) -> u32 {
    ((server.get() >> 22) % u64::from(count)) as u32
}

impl FromStr for ShardRange {
    type Err = NoShardRange;

    /// Reads `0-3/16`, or `2/16` for a single shard.
    fn from_str(text: &str) -> Result<Self, NoShardRange> {
        let number = |text: &str| text.parse().map_err(|_| NoShardRange);
        let (shards, count) = text.split_once('/').ok_or(NoShardRange)?;
        let (first, last) = shards.split_once('-').unwrap_or((shards, shards));
        Self::new(number(first)?, number(last)?, number(count)?).ok_or(NoShardRange)
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
    fn a_range_is_read_as_it_is_written() {
        for text in ["0-3/16", "2/16", "0/1", "16383/16384", "0-16383/16384"] {
            assert_eq!(range(text).to_string(), text);
        }
        assert_eq!(range("2-2/16"), range("2/16"));
    }

    #[test]
    fn a_range_replaces_those_with_a_shard_of_it_and_those_of_another_number() {
        for (one, other, replaces) in [
            ("4-7/16", "4-7/16", false),
            ("4-7/16", "0-3/16", false),
            ("4-7/16", "8/16", false),
            ("4-7/16", "0-4/16", true),
            ("4-7/16", "6/16", true),
            ("4-7/16", "4-7/32", true),
        ] {
            assert_eq!(range(one).replaces(range(other)), replaces, "{one} {other}");
        }
    }

    #[test]
    fn shards_that_there_are_not_are_refused() {
        for text in [
            "",
            "0",
            "0-3",
            "/16",
            "-/16",
            "3-0/16",
            "0-16/16",
            "16/16",
            "0/0",
            "0/16385",
            "-1/2",
            "a/b",
            "0-3/16/2",
            "0-1-2/4",
            "0 - 3/16",
            "0/99999999999",
        ] {
            assert_eq!(text.parse::<ShardRange>(), Err(NoShardRange), "{text}");
        }
    }

    #[test]
    fn every_server_belongs_to_exactly_one_of_the_processes() {
        let processes = ["0-3/16", "4/16", "5-14/16", "15/16"].map(range);
        for time in 0..1000 {
            let server = GuildId::new((time << 22) + (7 << 12) + 3);
            let own = processes.iter().filter(|process| process.contains(server));
            assert_eq!(own.count(), 1, "{server}");
        }
        assert!(range("5-14/16").contains(GuildId::new(21 << 22)));
        assert!(!range("5-14/16").contains(GuildId::new(20 << 22)));
    }

    #[test]
    fn the_shares_of_all_processes_are_never_more_than_the_whole() {
        for (whole, shares) in [(40, [10, 2, 25, 2]), (1000, [250, 62, 625, 62]), (3, [0, 0, 1, 0])]
        {
            let processes = ["0-3/16", "4/16", "5-14/16", "15/16"].map(range);
            assert_eq!(processes.map(|process| process.share_of(whole)), shares);
        }
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
