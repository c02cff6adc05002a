//! A leaderboard's message: the meaning of its buttons and selects, and the effect of a picked
//! value.

use std::fmt::Write as _;

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::features::command::{NotACommand, one_of};
use crate::features::parameter::Said;
use crate::features::press::{Command, NotAPress, read, word};
use crate::rules::Rules;
use crate::rules::games::by_kind;
use crate::rules::seat::SeatCount;
use crate::scores::Leaderboard;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaderboardPress {
    Show(Leaderboard),
    /// Picks a value for this subject while this leaderboard is shown; the value is sent separately
    /// from the press.
    Pick(LeaderboardSubject, Leaderboard),
}

/// A select: the setting of a leaderboard for which a value is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum LeaderboardSubject {
    /// The order in which players are sorted.
    By,
    /// The period whose games count.
    Period,
}

impl LeaderboardSubject {
    /// The first page of the leaderboard after this value was picked.
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

/// The number of players is omitted if the leaderboard is for any number.
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

/// The leaderboard that a command names. Not every game has leaderboards for each number of players.
pub(in crate::features) fn leaderboard(said: &[Said<'_>]) -> Result<Leaderboard, NotACommand> {
    let name = Command::PLAYERS;
    let players = match one_of::<u8>(said, name)? {
        Some(players) => Some(
            SeatCount::try_from(players)
                .map_err(|_| NotACommand::NoSuchValue(name.to_owned(), players.to_string()))?,
        ),
        None => None,
    };
    let game = one_of(said, "game")?.unwrap_or_default();
    if players.is_some() && !by_kind!(game, Game => Game::IS_RANKED_BY_PLAYERS) {
        return Err(NotACommand::OtherGame(name.to_owned()));
    }
    let (by, period) = (one_of(said, "by")?.unwrap_or_default(), one_of(said, "period")?);
    let period = period.unwrap_or_default();
    Ok(Leaderboard { by, period, players, ..Leaderboard::of(game) })
}
