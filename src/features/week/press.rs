//! Presses about the week of a server.

use crate::features::press::{NotAPress, read};
use crate::scores::Week;

/// A press about the week of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeekPress {
    /// Shows the current week so far.
    Show,
    /// A vote in this week, for the preset with this place on the ballot, from 0.
    Vote(Week, u8),
}

impl WeekPress {
    pub(in crate::features) fn text(self) -> String {
        match self {
            Self::Show => "show".to_owned(),
            Self::Vote(week, choice) => format!("vote.{week}.{choice}"),
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["show"] => Ok(Self::Show),
            ["vote", week, choice] => Ok(Self::Vote(read(week)?, read(choice)?)),
            _ => Err(NotAPress),
        }
    }
}
