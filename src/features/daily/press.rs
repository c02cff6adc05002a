//! Presses about the deal of the day.

use crate::daily::Day;
use crate::features::press::{Draft, NotAPress, OwnPress, read};

/// A press about the deal of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DailyPress {
    /// Opens the presser's game of today, and begins it if they have not.
    Play,
    /// A press in the presser's game of this day.
    Own(Day, Draft, OwnPress),
    /// Shows a round, from 1, of the last day that is open, with all hands.
    Yesterday(u8),
    /// Shows the seals, and the secret of the last day that is open.
    Luck,
    /// The record of the presser's game of this day, which is open; or of a master's.
    Record(Day),
    /// Asks for a mention when the day's message is posted, or takes that back.
    Remind,
}

impl DailyPress {
    pub(in crate::features) fn text(&self) -> String {
        match self {
            Self::Play => "play".to_owned(),
            Self::Own(day, draft, press) => format!("own.{day}.{draft}.{}", press.text()),
            Self::Yesterday(round) => format!("yesterday.{round}"),
            Self::Luck => "luck".to_owned(),
            Self::Record(day) => format!("record.{day}"),
            Self::Remind => "remind".to_owned(),
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["play"] => Ok(Self::Play),
            ["own", day, draft, press @ ..] => {
                Ok(Self::Own(read(day)?, read(draft)?, OwnPress::read(press)?))
            }
            ["yesterday", round] => Ok(Self::Yesterday(read(round)?)),
            ["luck"] => Ok(Self::Luck),
            ["record", day] => Ok(Self::Record(read(day)?)),
            ["remind"] => Ok(Self::Remind),
            _ => Err(NotAPress),
        }
    }
}
