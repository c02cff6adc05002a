//! Lifetime scores: what a finished game earns, the lines of a leaderboard, and profiles.

mod achievements;
mod profile;

pub use achievements::{ACHIEVEMENTS, Achievement};
pub use profile::{
    Career, Figures, Games, Played, Profile, ProfilePage, Rival, Runs, Streak, Wins, shown_rating,
};

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::rules::games::of_game;
use crate::rules::{GameKind, GameResult};
use crate::table::{GuildId, Player, Playing, Table, TableGame, UserId};

/// What one person's finished game earned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earned {
    /// Who.
    pub person: UserId,
    /// Whether a computer player played on for them after they left.
    pub stood_in: bool,
    /// 1 is the first.
    pub place: u8,
    /// Final points.
    pub points: i16,
    /// Predictions made.
    pub predictions: u16,
    /// Predictions that came true exactly.
    pub exact: u16,
}

/// What a table's game earned everybody who began it as a person; nothing if it was not played to its
/// end.
pub fn earned(table: &Table) -> Vec<Earned> {
    table.game().map_or_else(Vec::new, |playing| of_game!(playing, playing => earned_by(playing)))
}

fn earned_by<G: TableGame>(playing: &Playing<G>) -> Vec<Earned> {
    let Some(result) = playing.game().result() else { return Vec::new() };
    let GameResult { totals, places, predictions, exact } = result;
    let earned = |(seat, player): (_, &Player)| {
        Some(Earned {
            person: player.scored_for()?.id,
            stood_in: matches!(player, Player::StandIn { .. }),
            place: places[seat],
            points: totals[seat],
            predictions: predictions[seat],
            exact: exact[seat],
        })
    };
    playing.seats().seats().zip(playing.players()).filter_map(earned).collect()
}

/// What a leaderboard is sorted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum By {
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
    /// Averages say little after one game: these list people from their third.
    pub const fn fewest_games(self) -> u8 {
        match self {
            Self::Wins | Self::Games => 1,
            Self::Points | Self::Precision => 3,
        }
    }
}

/// Which games count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Period {
    /// All.
    #[default]
    AllTime,
    /// Those of the last thirty days.
    Month,
}

impl Period {
    /// The earliest end of a game that counts, in Unix milliseconds.
    pub const fn since(self, now: i64) -> i64 {
        match self {
            Self::AllTime => 0,
            Self::Month => now - 30 * 24 * 60 * 60 * 1000,
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
    /// Which page, from 0.
    pub page: u32,
}

impl Leaderboard {
    /// How many people stand on a page.
    pub const LINES: u32 = 10;
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
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// Whose.
    pub guild: GuildId,
    /// Which.
    pub leaderboard: Leaderboard,
    /// The lines of this page.
    pub lines: Vec<Line>,
    /// How many people are listed in all.
    pub people: i64,
}
