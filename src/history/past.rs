//! Games that are over, as they are listed, and who may look at them again.

use crate::rules::{GameKind, PerSeat};
use crate::table::{ChannelId, GuildId, Location, Player, TableId, UserId};

/// A page of a list of games, the newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GamesPage {
    /// Whose games; `None` for those of all on the server.
    pub of: Option<UserId>,
    /// Which page, from 0.
    pub page: u32,
}

impl GamesPage {
    /// How many games stand on a page.
    pub const LINES: u32 = 10;

    /// The newest games.
    pub const fn first(of: Option<UserId>) -> Self {
        Self { of, page: 0 }
    }
}

/// The games on a page.
#[derive(Clone, Debug)]
pub struct PastGames {
    /// Which page it is.
    pub page: GamesPage,
    /// What the person is called whose games they are; `None` where there are none, or they are everybody's.
    pub name: Option<String>,
    /// The games, the newest first.
    pub games: Vec<PastGame>,
    /// How many games stand on all pages.
    pub all: u32,
}

impl PastGames {
    /// How many pages there are.
    pub const fn pages(&self) -> u32 {
        self.all.div_ceil(GamesPage::LINES)
    }
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct PastGame {
    /// Its number.
    pub table: TableId,
    /// Where it was played, and by whom.
    pub played: Played,
    /// When it ended, in Unix milliseconds.
    pub ended_at: i64,
    /// Which game.
    pub kind: GameKind,
    /// Everybody, in the order of play.
    pub players: Vec<Player>,
    /// Totals and places; `None` where it was ended early.
    pub result: Option<(PerSeat<i16>, PerSeat<u8>)>,
}

/// Where a game was played, and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The server, and the channel or thread.
    pub location: Location,
    /// The channel above its thread.
    pub parent: Option<ChannelId>,
    /// The people who sat there, to the end or not.
    pub people: Vec<UserId>,
}

impl Played {
    /// A game there with these players.
    pub fn at(location: Location, parent: Option<ChannelId>, players: &[Player]) -> Self {
        let people = players.iter().filter_map(Player::scored_for).map(|person| person.id);
        Self { location, parent, people: people.collect() }
    }
}

/// Somebody who asks for a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Onlooker {
    /// Who.
    pub user: UserId,
    /// Where they ask.
    pub location: Location,
    /// The channel above, where they are in a thread.
    pub parent: Option<ChannelId>,
}

/// Whether somebody may look at a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// They may.
    Open,
    /// Not here: it was played in another channel, and not by them.
    OtherChannel,
    /// It is another server's: there is no such game.
    NoSuchGame,
}

impl Onlooker {
    /// The server where they ask.
    pub const fn guild(&self) -> GuildId {
        self.location.guild
    }

    /// Whether they may look at a game that was played like this. Who types in a channel sees it, and what was played
    /// in its threads or above it: so nobody needs to ask Discord who sees what.
    pub fn sees(&self, played: &Played) -> Sight {
        let (here, there) = (self.location.channel, played.location.channel);
        if self.location.guild != played.location.guild {
            return Sight::NoSuchGame;
        }
        let is_here = here == there || played.parent == Some(here) || self.parent == Some(there);
        if is_here || played.people.contains(&self.user) {
            Sight::Open
        } else {
            Sight::OtherChannel
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn location(guild: u64, channel: u64) -> Location {
        Location { guild: GuildId::new(guild), channel: ChannelId::new(channel) }
    }

    /// What somebody sees in channel 10, or in its thread 11, of server 1.
    fn check(user: u64, here: u64, (guild, there, parent): (u64, u64, Option<u64>), sight: Sight) {
        let above = (here == 11).then_some(ChannelId::new(10));
        let onlooker =
            Onlooker { user: UserId::new(user), location: location(1, here), parent: above };
        let people = vec![UserId::new(1), UserId::new(2)];
        let parent = parent.map(ChannelId::new);
        let played = Played { location: location(guild, there), parent, people };
        assert_eq!(onlooker.sees(&played), sight, "{onlooker:?} {played:?}");
    }

    #[test]
    fn the_channel_its_threads_and_the_channel_above_are_open_to_all() {
        check(9, 10, (1, 10, None), Sight::Open);
        check(9, 10, (1, 11, Some(10)), Sight::Open);
        check(9, 11, (1, 10, None), Sight::Open);
        check(9, 11, (1, 11, Some(10)), Sight::Open);
    }

    #[test]
    fn other_channels_and_threads_only_to_who_sat_there() {
        for there in [(1, 20, None), (1, 21, Some(20))] {
            check(9, 10, there, Sight::OtherChannel);
            check(2, 10, there, Sight::Open);
        }
        check(9, 11, (1, 12, Some(10)), Sight::OtherChannel);
    }

    #[test]
    fn another_server_to_nobody() {
        check(1, 10, (2, 10, None), Sight::NoSuchGame);
        check(9, 10, (2, 11, Some(10)), Sight::NoSuchGame);
    }
}
