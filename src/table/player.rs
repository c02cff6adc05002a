//! Who plays a seat.

use super::{PressId, Question, UserId};
use crate::computer::Level;

/// Somebody on Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub id: UserId,
    /// The display name last seen.
    pub name: String,
}

impl Person {
    /// Whether this is somebody who was deleted on their wish: without a name, under an id that is none of Discord's.
    pub const fn is_former(&self) -> bool {
        self.id.get() > i64::MAX.cast_unsigned()
    }
}

/// What is shown of somebody's rating after a rated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Who.
    pub person: UserId,
    /// The rating.
    pub rating: i64,
    /// By how much the game has changed it; `None` where none was shown before.
    pub change: Option<i64>,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person.
    Person(Person),
    /// A computer player.
    Computer {
        /// What it is called at this table.
        name: String,
        /// How well it plays.
        level: Level,
    },
    /// A computer player that sits in for a person who is away, or has left for good.
    StandIn {
        /// Whose seat it was: the result counts for them.
        left: Person,
        /// How well it plays.
        level: Level,
        /// How many entries the log had when it took the seat over from somebody who is away, and may come
        /// back; `None` where they have left for good.
        away_since: Option<u32>,
    },
}

/// How well a person at the table keeps to the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attendance {
    /// How many decisions in a row were made for them when their time was up.
    pub missed: u8,
    /// When they last came back to their seat, in Unix milliseconds; 0 if they were never away.
    pub back_at: i64,
    /// How many decisions were made for them since they last decided, came back or were told of it.
    pub decided: u16,
    /// Which entry of the log was the first of these.
    pub decided_since: u32,
    /// For which question they were last called, since half of their time was up.
    pub called: Question,
}

impl Attendance {
    /// The same, with one more decision made for them, which is this entry of the log.
    #[must_use]
    pub(super) const fn decided_at(self, entry: u32) -> Self {
        let decided_since = if self.decided == 0 { entry } else { self.decided_since };
        Self { decided: self.decided.saturating_add(1), decided_since, ..self }
    }
}

impl Player {
    /// The person who plays here now.
    pub const fn person(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            Self::Computer { .. } | Self::StandIn { .. } => None,
        }
    }

    /// Whether this person plays here now.
    pub fn is(&self, user: UserId) -> bool {
        self.person().is_some_and(|person| person.id == user)
    }

    /// The person who is away, and may come back to this seat.
    pub const fn away(&self) -> Option<&Person> {
        match self {
            Self::StandIn { left, away_since: Some(_), .. } => Some(left),
            Self::Person(_) | Self::Computer { .. } | Self::StandIn { .. } => None,
        }
    }

    /// The person for whom the result counts.
    pub const fn scored_for(&self) -> Option<&Person> {
        match self {
            Self::Person(person) | Self::StandIn { left: person, .. } => Some(person),
            Self::Computer { .. } => None,
        }
    }

    /// The level of the computer that plays here now.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Person(_) => None,
            Self::Computer { level, .. } | Self::StandIn { level, .. } => Some(*level),
        }
    }

    /// What the player is called.
    pub fn name(&self) -> &str {
        match self {
            Self::Person(person) | Self::StandIn { left: person, .. } => &person.name,
            Self::Computer { name, .. } => name,
        }
    }
}

/// A player at the table, and the press that took the seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// Who plays.
    pub player: Player,
    /// The press that took the seat; 0 for a computer player.
    pub press: PressId,
}
