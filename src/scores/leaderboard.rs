//! Leaderboards: which there are, and what stands on them.

use std::fmt;
use std::str::FromStr;

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{Rating, Season};
use crate::rules::GameKind;
use crate::rules::seat::SeatCount;
use crate::table::{GuildId, UserId};

/// What a leaderboard is sorted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum By {
    /// What is shown of the rating after the last game that counts here.
    Rating,
    /// Games won, a shared first place counted.
    #[default]
    Wins,
    /// Mean points a game.
    Points,
    /// Share of predictions that came true exactly.
    Precision,
    /// Games played.
    Games,
}

impl By {
    /// Averages say little after one game: these list people from their third. For the rating only rated games
    /// count, those with another person.
    pub const fn fewest_games(self) -> u8 {
        match self {
            Self::Wins | Self::Games => 1,
            Self::Points | Self::Precision => 3,
            Self::Rating => Rating::FEWEST_GAMES,
        }
    }
}

/// Which games count. Its text is a word, or that of a season.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Period {
    /// All.
    #[default]
    AllTime,
    /// Those of the last thirty days.
    Month,
    /// Those of the season in which this is asked.
    ThisSeason,
    /// Those of this season.
    Season(Season),
}

impl Period {
    /// The words of those that a command offers.
    pub const OFFERED: [&str; 3] = ["all-time", "month", "season"];

    /// The earliest end of a game that may count, in Unix milliseconds.
    pub const fn since(self, now: i64) -> i64 {
        match self {
            Self::AllTime | Self::ThisSeason | Self::Season(_) => 0,
            Self::Month => now - 30 * 24 * 60 * 60 * 1000,
        }
    }

    /// The earliest end of a game that counts, and the first that does so no more, in Unix milliseconds.
    pub fn range(self, now: i64) -> (i64, i64) {
        match self.at(now) {
            Self::Season(season) => season.range(),
            all @ (Self::AllTime | Self::Month | Self::ThisSeason) => (all.since(now), i64::MAX),
        }
    }

    /// The same, but for this season its name.
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

/// Which leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaderboard {
    /// Which game's.
    pub game: GameKind,
    /// Sorted by what.
    pub by: By,
    /// Made of which games.
    pub period: Period,
    /// Made of games of so many, computer players counted; `None`: of any number. There are none of the dice game's.
    pub players: Option<SeatCount>,
    /// Which page, from 0.
    pub page: u32,
}

impl Leaderboard {
    /// How many people stand on a page.
    pub const LINES: u32 = 10;

    /// The first page of this game's, by wins, of all games.
    pub const fn of(game: GameKind) -> Self {
        Self { game, by: By::Wins, period: Period::AllTime, players: None, page: 0 }
    }
}

/// One person's figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who.
    pub person: UserId,
    /// The display name last seen.
    pub name: String,
    /// Games played to their end.
    pub games: i64,
    /// Of these, first places, shared ones counted.
    pub wins: i64,
    /// Points of all of them.
    pub points: i64,
    /// Predictions made.
    pub predictions: i64,
    /// Predictions that came true exactly.
    pub exact: i64,
    /// How many of the games were rated.
    pub rated: i64,
    /// What was shown of the rating after the last of these.
    pub rating: Option<i64>,
}

/// How who asks stands on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Own {
    /// They are listed.
    Listed {
        /// At this place, from 1.
        place: u32,
        /// With these figures.
        line: Line,
    },
    /// They are not, until they have played so many more games that count.
    Unlisted {
        /// At least 1.
        missing: u8,
    },
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// Whose.
    pub guild: GuildId,
    /// Which; this season by its name.
    pub leaderboard: Leaderboard,
    /// The lines of this page.
    pub lines: Vec<Line>,
    /// How many people are listed in all.
    pub people: i64,
    /// How who asks stands.
    pub own: Own,
    /// The season in which this was asked.
    pub this_season: Season,
    /// The seasons of which there is a leaderboard of this game, the latest first: 12 at most.
    pub seasons: Vec<Season>,
}
