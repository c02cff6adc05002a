//! Finished games as they appear in lists, and who may look at them.

use crate::rules::{GameKind, PerSeat};
use crate::table::{ChannelId, GuildId, Location, Player, TableId, UserId};

/// A page of a list of games, the newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GamesPage {
    /// The player whose games are listed; `None` lists all games of the server.
    pub of: Option<UserId>,
    /// The page number, from 0.
    pub page: u32,
}

impl GamesPage {
    /// The number of games on a page.
    pub const LINES: u32 = 10;

    /// The page with the newest games.
    pub const fn first(of: Option<UserId>) -> Self {
        Self { of, page: 0 }
    }
}

/// The games on a page.
#[derive(Clone, Debug)]
pub struct PastGames {
    pub page: GamesPage,
    /// The display name of the player whose games are listed; `None` if there are no games, or the
    /// list is everyone's.
    pub name: Option<String>,
    /// The games, the newest first.
    pub games: Vec<PastGame>,
    /// The number of games on all pages.
    pub all: u32,
}

impl PastGames {
    pub const fn pages(&self) -> u32 {
        self.all.div_ceil(GamesPage::LINES)
    }
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct PastGame {
    pub table: TableId,
    /// The place and the people of the game.
    pub played: Played,
    /// The end of the game, in Unix milliseconds.
    pub ended_at: i64,
    pub kind: GameKind,
    /// All players, in the order of play.
    pub players: Vec<Player>,
    /// Totals and places; `None` if the game was ended early.
    pub result: Option<(PerSeat<i16>, PerSeat<u8>)>,
}

/// The place and the people of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The server, and the channel or thread.
    pub location: Location,
    /// The parent channel, if the game was played in a thread.
    pub parent: Option<ChannelId>,
    /// The people who had a seat, whether or not they stayed to the end.
    pub people: Vec<UserId>,
}

impl Played {
    /// A game played in this place by these players.
    pub fn at(location: Location, parent: Option<ChannelId>, players: &[Player]) -> Self {
        let people = players.iter().filter_map(Player::whose).map(|person| person.id);
        Self { location, parent, people: people.collect() }
    }
}

/// A person who asks for a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Onlooker {
    pub user: UserId,
    /// The server, and the channel or thread, in which they ask.
    pub location: Location,
    /// The parent channel, if they ask in a thread.
    pub parent: Option<ChannelId>,
}

/// The answer to a person who asks for a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// The person may look at the game.
    Open,
    /// The game was played in another channel, and the person did not play.
    OtherChannel,
    /// The game belongs to another server, so it does not exist here.
    NoSuchGame,
}

impl Onlooker {
    /// The server in which they ask.
    pub const fn guild(&self) -> GuildId {
        self.location.guild
    }

    /// Returns whether the person may look at this game. Anyone who types in a channel can see that
    /// channel, its threads and its parent channel, so games played there are open to them without
    /// asking Discord for permissions.
    pub fn sees(&self, played: &Played) -> Sight {
        let (here, there) = (self.location.channel, played.location.channel);
        if self.location.guild != played.location.guild {
            return Sight::NoSuchGame;
        }
        let is_here = here == there || played.parent == Some(here) || self.parent == Some(there);
        if is_here || played.people.contains(&self.user) {
            Sight::Open
        } else if !played.location.has_bot() {
            Sight::NoSuchGame
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

    /// Checks what a person in channel 10, or in its thread 11, of server 1 may see.
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

    #[test]
    fn of_places_without_the_bot_nobody_learns_who_played_in_another() {
        let here = Location { guild: GuildId::ELSEWHERE, channel: ChannelId::new(10) };
        let there = Location { channel: ChannelId::new(20), ..here };
        let played = |location| {
            let people = vec![UserId::new(1)];
            Played { location, parent: None, people }
        };
        let asks = |user| Onlooker { user: UserId::new(user), location: here, parent: None };
        assert_eq!(asks(9).sees(&played(here)), Sight::Open);
        assert_eq!(asks(9).sees(&played(there)), Sight::NoSuchGame);
        assert_eq!(asks(1).sees(&played(there)), Sight::Open);
    }
}
