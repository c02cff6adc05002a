//! Lifetime scores: what a finished game earns, ratings, leaderboards, profiles, and weeks.

mod achievements;
mod games;
mod leaderboard;
mod profile;
mod profile_page;
mod rating;
mod season;
mod strength;
mod week;

pub use achievements::{ACHIEVEMENTS, Achievement};
pub use games::{Figures, Games, Played, Streak};
pub use leaderboard::{By, Leaderboard, Line, Own, Period, Standings};
pub use profile::{Career, Profile, Rival, Wins};
pub use profile_page::ProfilePage;
pub use rating::Rating;
pub use season::{NoSeason, Season};
pub use strength::{AgainstComputers, strength};
pub use week::{Ballot, Climber, Luckiest, Rivalry, Week, WeekLine, WeekResult, WeekSummary};

use crate::rules::GameResult;
use crate::rules::games::of_game;
pub use crate::rules::runs::Runs;
use crate::table::{Player, Playing, Table, TableGame, UserId};

/// The result of a finished game for one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earned {
    pub person: UserId,
    /// True if the person left and a computer player finished the game for them.
    pub stood_in: bool,
    /// The place, where 1 is the first.
    pub place: u8,
    pub points: i16,
    /// Number of predictions made.
    pub predictions: u16,
    /// Predictions that came true exactly.
    pub exact: u16,
    /// The runs of predictions that came true one after the other.
    pub runs: Runs,
}

/// The results of a table's game for everyone who began it as a person; empty if the game was not
/// played to its end. This is the only place that decides which games count.
pub fn earned(table: &Table) -> Vec<Earned> {
    table.game().map_or_else(Vec::new, |playing| of_game!(playing, playing => earned_by(playing)))
}

fn earned_by<G: TableGame>(playing: &Playing<G>) -> Vec<Earned> {
    let Some(result) = playing.game().result() else { return Vec::new() };
    let GameResult { totals, places, predictions, exact, runs } = result;
    let earned = |(seat, player): (_, &Player)| {
        Some(Earned {
            person: player.scored_for()?.id,
            stood_in: matches!(player, Player::StandIn { .. }),
            place: places[seat],
            points: totals[seat],
            predictions: predictions[seat],
            exact: exact[seat],
            runs: runs[seat],
        })
    };
    playing.seats().seats().zip(playing.players()).filter_map(earned).collect()
}
