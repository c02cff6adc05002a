//! Presses about games that are over.

use super::{NotAPress, read, read_table, word};
use crate::history::{At, GamesPage, SeenBy, Turn};
use crate::rules::Seat;
use crate::table::{TableId, UserId};

/// A press about games that are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PastPress {
    /// This page of a list of them.
    List(GamesPage),
    /// A replay that stands here makes this turn.
    Replay(TableId, At, Turn),
    /// A replay that stands here is seen by somebody else; by whom is said beside the press.
    SeenBy(TableId, At),
    /// The game's record, as a file.
    Record(TableId),
    /// Its luck and its rules are checked.
    Verify(TableId),
}

impl PastPress {
    /// A replay from its first step, seen from above.
    pub const fn replay(table: TableId) -> Self {
        Self::Replay(table, At { step: 0, seen_by: SeenBy::Above }, Turn::Here)
    }

    /// The game that it is about, if about one.
    pub const fn table(&self) -> Option<TableId> {
        match self {
            Self::Replay(table, ..)
            | Self::SeenBy(table, _)
            | Self::Record(table)
            | Self::Verify(table) => Some(*table),
            Self::List(_) => None,
        }
    }

    /// What it means that this is picked on a replay; `None` where it is forged.
    pub fn picked(self, value: &str) -> Option<Self> {
        let Self::SeenBy(table, at) = self else { return None };
        let seen_by = read_seen_by(value).ok()?;
        Some(Self::Replay(table, At { seen_by, ..at }, Turn::Here))
    }

    /// The value by which a replay is picked to be seen by them.
    pub fn value(seen_by: SeenBy) -> String {
        match seen_by {
            SeenBy::Above => ABOVE.to_owned(),
            SeenBy::Seat(seat) => seat.index().to_string(),
        }
    }

    pub(super) fn text(self) -> String {
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
            Self::Record(table) => format!("record.{table}"),
            Self::Verify(table) => format!("verify.{table}"),
        }
    }

    pub(super) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
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
            ["record", table] => Ok(Self::Record(read_table(table)?)),
            ["verify", table] => Ok(Self::Verify(read_table(table)?)),
            _ => Err(NotAPress),
        }
    }
}

/// Whose games: everybody's.
const ALL: &str = "all";
/// Through whose eyes: from above.
const ABOVE: &str = "above";

fn read_at(step: &str, seen_by: &str) -> Result<At, NotAPress> {
    Ok(At { step: read(step)?, seen_by: read_seen_by(seen_by)? })
}

fn read_seen_by(text: &str) -> Result<SeenBy, NotAPress> {
    if text == ABOVE {
        return Ok(SeenBy::Above);
    }
    let seat = Seat::try_from(read::<u8>(text)?).map_err(|_| NotAPress)?;
    // One meaning has one text.
    if seat.index().to_string() == text { Ok(SeenBy::Seat(seat)) } else { Err(NotAPress) }
}
