//! Leaderboards: how they are sorted, the games they count, and their lines.

use std::fmt;
use std::str::FromStr;

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{Rating, Season};
use crate::rules::GameKind;
use crate::rules::seat::SeatCount;
use crate::table::{GuildId, Titles, UserId};

/// The sort order of a leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum By {
    /// The displayed rating after the last game that counts here.
    Rating,
    /// Games won, including shared first places.
    #[default]
    Wins,
    /// Mean points per game.
    Points,
    /// Share of predictions that came true exactly.
    Precision,
    /// Number of games played.
    Games,
}

impl By {
    /// The minimum number of games to be listed. Averages say little after one game, so they need
    /// three. The rating only counts rated games, which are those with another person.
    pub const fn fewest_games(self) -> u8 {
        match self {
            Self::Wins | Self::Games => 1,
            Self::Points | Self::Precision => 3,
            Self::Rating => Rating::FEWEST_GAMES,
        }
    }
}

/// The games that count, by the time they ended. Written as a word, or as a season such as
/// `2026-4`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Period {
    /// Games of all time.
    #[default]
    AllTime,
    /// Games of the last thirty days.
    Month,
    /// Games of the current season.
    ThisSeason,
    /// Games of the given season.
    Season(Season),
}

impl Period {
    /// The periods that a command offers.
    pub const OFFERED: [&str; 3] = ["all-time", "month", "season"];

    /// A lower bound on the end of a game that counts, in Unix milliseconds.
    pub const fn since(self, now: i64) -> i64 {
        match self {
            Self::AllTime | Self::ThisSeason | Self::Season(_) => 0,
            Self::Month => now - 30 * 24 * 60 * 60 * 1000,
        }
    }

    /// The earliest end of a game that counts, and the first end that no longer does, in Unix
    /// milliseconds.
    pub fn range(self, now: i64) -> (i64, i64) {
        match self.at(now) {
            Self::Season(season) => season.range(),
            all @ (Self::AllTime | Self::Month | Self::ThisSeason) => (all.since(now), i64::MAX),
        }
    }

    /// This period, with the current season replaced by its name.
    #[must_use]
    pub fn at(self, now: i64) -> Self {
        match self {
            Self::ThisSeason => Self::Season(Season::at(now)),
            Self::AllTime | Self::Month | Self::Season(_) => self,
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [all_time, month, season] = Self::OFFERED;
        match self {
            Self::AllTime => f.write_str(all_time),
            Self::Month => f.write_str(month),
            Self::ThisSeason => f.write_str(season),
            Self::Season(season) => season.fmt(f),
        }
    }
}

impl FromStr for Period {
    type Err = super::NoSeason;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = [Self::AllTime, Self::Month, Self::ThisSeason];
        match Self::OFFERED.iter().zip(named).find(|(word, _)| **word == text) {
            Some((_, period)) => Ok(period),
            None => text.parse().map(Self::Season),
        }
    }
}

/// A leaderboard of a server, and the page to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaderboard {
    pub game: GameKind,
    /// The order in which people are listed.
    pub by: By,
    /// The games that count.
    pub period: Period,
    /// The number of players that a game must have had to count, including computer players; `None`
    /// counts all games. Dice leaderboards are not split by number of players.
    pub players: Option<SeatCount>,
    /// The page to show, from 0.
    pub page: u32,
}

impl Leaderboard {
    /// The number of people on a page.
    pub const LINES: u32 = 10;

    /// The first page of a game's leaderboard: by wins, of all time.
    pub const fn of(game: GameKind) -> Self {
        Self { game, by: By::Wins, period: Period::AllTime, players: None, page: 0 }
    }
}

/// The figures of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub person: UserId,
    /// The display name last seen.
    pub name: String,
    /// Games played to the end.
    pub games: i64,
    /// First places among these games, including shared ones.
    pub wins: i64,
    /// Total points of these games.
    pub points: i64,
    /// Number of predictions made.
    pub predictions: i64,
    /// Predictions that came true exactly.
    pub exact: i64,
    /// The number of rated games among these.
    pub rated: i64,
    /// The displayed rating after the last of these games.
    pub rating: Option<i64>,
}

/// The position of the person who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Own {
    /// The person is listed.
    Listed {
        /// The place, from 1.
        place: u32,
        /// The figures of that person.
        line: Line,
    },
    /// The person is not listed yet.
    Unlisted {
        /// The number of further games needed to be listed, at least 1.
        missing: u8,
    },
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    pub guild: GuildId,
    /// The leaderboard shown; the current season is replaced by its name.
    pub leaderboard: Leaderboard,
    /// The people on this page.
    pub lines: Vec<Line>,
    /// The number of people listed on all pages.
    pub people: i64,
    /// The position of the person who asks.
    pub own: Own,
    /// The season at the time of the request.
    pub this_season: Season,
    /// The seasons with a leaderboard for this game, latest first; at most 12.
    pub seasons: Vec<Season>,
    /// The titles of the people on this page.
    pub titles: Titles,
}
