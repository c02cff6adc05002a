//! Presses about finished games.

use crate::features::press::{NotAPress, read, read_seat, read_table, word};
use crate::history::{At, GamesPage, SeenBy, Turn};
use crate::rules::games::{game_of_kind, of_game};
use crate::rules::{Action, GameKind, Rules, Seat};
use crate::table::{TableId, UserId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PastPress {
    List(GamesPage),
    /// Takes this turn in a replay that is at this point.
    Replay(TableId, At, Turn),
    /// Changes whose view a replay at this point shows; the seat is sent separately from the press.
    SeenBy(TableId, At),
    /// Shows the review of this seat's game; of the presser's own game if no seat is
    /// given.
    Coach(TableId, Option<Seat>),
    /// Shows the review of another seat's game; the seat is sent separately from the press.
    CoachOf(TableId),
    /// Shows the decision at this step of a reviewed game again, and what the review says of this
    /// answer, if there is one.
    Retry(TableId, u32, Option<Action>),
    /// Sends the game's record as a file.
    Record(TableId),
    /// Checks the game's randomness and its rules.
    Verify(TableId),
}

impl PastPress {
    /// A replay from its first step, seen from above with all hands open.
    pub const fn replay(table: TableId) -> Self {
        Self::Replay(table, At { step: 0, seen_by: SeenBy::Above }, Turn::Here)
    }

    /// The game that the press is about, if any.
    pub const fn table(&self) -> Option<TableId> {
        match self {
            Self::Replay(table, ..)
            | Self::SeenBy(table, _)
            | Self::Coach(table, _)
            | Self::CoachOf(table)
            | Self::Retry(table, ..)
            | Self::Record(table)
            | Self::Verify(table) => Some(*table),
            Self::List(_) => None,
        }
    }

    /// The press that results from picking this value in a select; `None` if the value is forged.
    pub fn picked(self, value: &str) -> Option<Self> {
        let seen_by = read_seen_by(value).ok()?;
        match (self, seen_by) {
            (Self::SeenBy(table, at), _) => {
                Some(Self::Replay(table, At { seen_by, ..at }, Turn::Here))
            }
            (Self::CoachOf(table), SeenBy::Seat(seat)) => Some(Self::Coach(table, Some(seat))),
            (Self::CoachOf(_), SeenBy::Above)
            | (
                Self::List(_)
                | Self::Replay(..)
                | Self::Coach(..)
                | Self::Retry(..)
                | Self::Record(_)
                | Self::Verify(_),
                _,
            ) => None,
        }
    }

    /// The value that selects this view of a replay.
    pub fn value(seen_by: SeenBy) -> String {
        match seen_by {
            SeenBy::Above => ABOVE.to_owned(),
            SeenBy::Seat(seat) => seat.index().to_string(),
        }
    }

    pub(in crate::features) fn text(self) -> String {
        match self {
            Self::List(GamesPage { of, page }) => {
                let of = of.map_or_else(|| ALL.to_owned(), |person| person.to_string());
                format!("list.{of}.{page}")
            }
            Self::Replay(table, At { step, seen_by }, turn) => {
                format!("replay.{table}.{step}.{}.{}", Self::value(seen_by), word(turn))
            }
            Self::SeenBy(table, At { step, seen_by }) => {
                format!("by.{table}.{step}.{}", Self::value(seen_by))
            }
            Self::Coach(table, None) => format!("coach.{table}.{OWN}"),
            Self::Coach(table, Some(seat)) => format!("coach.{table}.{}", seat.index()),
            Self::CoachOf(table) => format!("coached.{table}"),
            Self::Retry(table, step, None) => format!("retry.{table}.{step}"),
            Self::Retry(table, step, Some(action)) => {
                let kind = word(action.kind());
                let action = of_game!(action, action => action.to_string());
                format!("retry.{table}.{step}.{kind}.{action}")
            }
            Self::Record(table) => format!("record.{table}"),
            Self::Verify(table) => format!("verify.{table}"),
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["list", of, page] => {
                let of = if *of == ALL { None } else { Some(UserId::new(read(of)?)) };
                Ok(Self::List(GamesPage { of, page: read(page)? }))
            }
            ["replay", table, step, seen_by, turn] => {
                Ok(Self::Replay(read_table(table)?, read_at(step, seen_by)?, read(turn)?))
            }
            ["by", table, step, seen_by] => {
                Ok(Self::SeenBy(read_table(table)?, read_at(step, seen_by)?))
            }
            ["coach", table, seat] => {
                let seat = if *seat == OWN { None } else { Some(read_seat(seat)?) };
                Ok(Self::Coach(read_table(table)?, seat))
            }
            ["coached", table] => Ok(Self::CoachOf(read_table(table)?)),
            ["retry", table, step] => Ok(Self::Retry(read_table(table)?, read(step)?, None)),
            ["retry", table, step, kind, action] => {
                let action = game_of_kind!(
                    read::<GameKind>(kind)?,
                    Game => read::<<Game as Rules>::Action>(action)?
                );
                Ok(Self::Retry(read_table(table)?, read(step)?, Some(action)))
            }
            ["record", table] => Ok(Self::Record(read_table(table)?)),
            ["verify", table] => Ok(Self::Verify(read_table(table)?)),
            _ => Err(NotAPress),
        }
    }
}

/// The list of everybody's games.
const ALL: &str = "all";
/// The view from above, with all hands open.
const ABOVE: &str = "above";
/// The presser's own game.
const OWN: &str = "own";

fn read_at(step: &str, seen_by: &str) -> Result<At, NotAPress> {
    Ok(At { step: read(step)?, seen_by: read_seen_by(seen_by)? })
}

fn read_seen_by(text: &str) -> Result<SeenBy, NotAPress> {
    if text == ABOVE { Ok(SeenBy::Above) } else { Ok(SeenBy::Seat(read_seat(text)?)) }
}
