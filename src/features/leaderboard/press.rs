//! A leaderboard's message: what its buttons and selects mean, and what a picked value does.

use std::fmt::Write as _;

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::features::press::{NotAPress, read, word};
use crate::rules::seat::SeatCount;
use crate::scores::Leaderboard;

/// A press on a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaderboardPress {
    /// Show this one.
    Show(Leaderboard),
    /// Where this one is shown, a value is picked for this; which one is said beside the press.
    Pick(LeaderboardSubject, Leaderboard),
}

/// What a value is picked for: one select.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum LeaderboardSubject {
    /// What it is sorted by.
    By,
    /// Which games count.
    Period,
}

impl LeaderboardSubject {
    /// The first page of the leaderboard that is shown once this value is picked.
    ///
    /// # Errors
    /// There is no such value.
    pub fn pick(self, leaderboard: Leaderboard, value: &str) -> Result<Leaderboard, NotAPress> {
        let first_page = Leaderboard { page: 0, ..leaderboard };
        Ok(match self {
            Self::By => Leaderboard { by: read(value)?, ..first_page },
            Self::Period => Leaderboard { period: read(value)?, ..first_page },
        })
    }
}

impl LeaderboardPress {
    pub(in crate::features) fn text(self) -> String {
        match self {
            Self::Show(leaderboard) => fields_of(leaderboard),
            Self::Pick(picked, leaderboard) => {
                format!("{}.{}", word(picked), fields_of(leaderboard))
            }
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            [picked @ ("by" | "period"), rest @ ..] => {
                Ok(Self::Pick(read(picked)?, read_fields(rest)?))
            }
            fields => read_fields(fields).map(Self::Show),
        }
    }
}

/// The number of players is written only where there is one.
fn fields_of(leaderboard: Leaderboard) -> String {
    let Leaderboard { game, by, period, players, page } = leaderboard;
    let mut fields = format!("{}.{}.{period}.{page}", word(game), word(by));
    if let Some(players) = players {
        // Writing to a string never fails.
        let _ = write!(fields, ".{}", players.get());
    }
    fields
}

fn read_fields(fields: &[&str]) -> Result<Leaderboard, NotAPress> {
    let (fields, players) = match fields {
        [fields @ .., players] if fields.len() == 4 => (fields, Some(read_players(players)?)),
        fields => (fields, None),
    };
    let [game, by, period, page] = fields else { return Err(NotAPress) };
    Ok(Leaderboard {
        game: read(game)?,
        by: read(by)?,
        period: read(period)?,
        players,
        page: read(page)?,
    })
}

fn read_players(field: &str) -> Result<SeatCount, NotAPress> {
    read::<u8>(field)?.try_into().map_err(|_| NotAPress)
}
