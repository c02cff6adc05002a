//! The players of a table: people, computer players, and those who play in the place of others.

use super::lobby::character_of;
use super::{PressId, Question, UserId};
use crate::computer::{Level, Persona};

/// A person on Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: UserId,
    /// The display name last seen.
    pub name: String,
}

impl Person {
    /// Returns whether this is a person who was deleted at their own request. They have no name,
    /// and an id outside the range of Discord's.
    pub const fn is_former(&self) -> bool {
        self.id.get() > i64::MAX.cast_unsigned()
    }
}

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    Person(Person),
    Computer {
        /// The name of the computer player at this table.
        name: String,
        level: Level,
    },
    /// A computer player that sits in for a person who is away, or who has left for good.
    StandIn {
        /// The person whose seat it was; the result counts for them.
        left: Person,
        level: Level,
        /// The number of log entries when it took over from a person who is away and may come back;
        /// `None` if they have left for good.
        away_since: Option<u32>,
    },
    /// A person who plays in the place of a computer player from the beginning of the next round
    /// on. The result counts for nobody.
    Newcomer {
        person: Person,
        /// The name of the computer player.
        computer: String,
        /// The level of the computer player, as long as it still plays.
        level: Option<Level>,
    },
}

/// The record of how well a person at the table keeps to the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attendance {
    /// The number of decisions in a row that were made for them when their time was up.
    pub missed: u8,
    /// When they last came back to their seat, in Unix milliseconds; 0 if they were never away.
    pub back_at: i64,
    /// The number of decisions made for them since they last decided, came back, or were told about
    /// them.
    pub decided: u16,
    /// The log entry of the first of these decisions.
    pub decided_since: u32,
    /// The question of which they were last reminded, after half of their time was up.
    pub reminded: Question,
}

impl Attendance {
    /// This attendance with one more decision made for the person, which is this entry of the log.
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
            Self::Person(person) | Self::Newcomer { person, level: None, .. } => Some(person),
            Self::Computer { .. } | Self::StandIn { .. } | Self::Newcomer { .. } => None,
        }
    }

    /// Returns whether this person plays here now.
    pub fn is(&self, user: UserId) -> bool {
        self.person().is_some_and(|person| person.id == user)
    }

    /// The person whose seat this is: who plays here, has played here, or is about to.
    pub const fn whose(&self) -> Option<&Person> {
        match self {
            Self::Person(person)
            | Self::StandIn { left: person, .. }
            | Self::Newcomer { person, .. } => Some(person),
            Self::Computer { .. } => None,
        }
    }

    /// Returns whether this is the seat of this person.
    pub fn belongs_to(&self, user: UserId) -> bool {
        self.whose().is_some_and(|person| person.id == user)
    }

    /// The person who is away and may come back to this seat.
    pub const fn away(&self) -> Option<&Person> {
        match self {
            Self::StandIn { left, away_since: Some(_), .. } => Some(left),
            Self::Person(_)
            | Self::Computer { .. }
            | Self::StandIn { .. }
            | Self::Newcomer { .. } => None,
        }
    }

    /// The person who sits in from the next round on.
    pub const fn coming(&self) -> Option<&Person> {
        match self {
            Self::Newcomer { person, level: Some(_), .. } => Some(person),
            Self::Person(_)
            | Self::Computer { .. }
            | Self::StandIn { .. }
            | Self::Newcomer { level: None, .. } => None,
        }
    }

    /// The person who plays here now, or from the next round on.
    pub fn plays_soon(&self) -> Option<&Person> {
        self.person().or(self.coming())
    }

    /// The person who plays here now or soon, or may come back.
    pub fn may_play(&self) -> Option<&Person> {
        self.plays_soon().or(self.away())
    }

    /// The person for whom the result counts.
    pub const fn scored_for(&self) -> Option<&Person> {
        match self {
            Self::Person(person) | Self::StandIn { left: person, .. } => Some(person),
            Self::Computer { .. } | Self::Newcomer { .. } => None,
        }
    }

    /// The level of the computer player that plays here now.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Person(_) => None,
            Self::Computer { level, .. } | Self::StandIn { level, .. } => Some(*level),
            Self::Newcomer { level, .. } => *level,
        }
    }

    /// The computer player that plays here now: its strength, and the character that belongs to its
    /// name. One that sits in for a person, or plays at random, has none.
    pub fn persona(&self) -> Option<Persona> {
        let level = self.level()?;
        let character = match self {
            _ if level == Level::RANDOM => None,
            Self::Computer { name, .. } | Self::Newcomer { computer: name, .. } => {
                character_of(name)
            }
            Self::Person(_) | Self::StandIn { .. } => None,
        };
        Some(Persona { level, character })
    }

    /// The name of who plays here now, or of the person for whom a computer player sits in.
    pub fn name(&self) -> &str {
        match self {
            Self::Person(person)
            | Self::StandIn { left: person, .. }
            | Self::Newcomer { person, level: None, .. } => &person.name,
            Self::Computer { name, .. } | Self::Newcomer { computer: name, .. } => name,
        }
    }

    /// This player, at this level if it is a computer player of its own.
    #[must_use]
    pub fn at_level(self, level: Level) -> Self {
        match self {
            Self::Computer { name, .. } => Self::Computer { name, level },
            Self::Person(_) | Self::StandIn { .. } | Self::Newcomer { .. } => self,
        }
    }

    /// The player of this seat after its person has left for good, or for now if that is at this
    /// entry of the log. A computer player of this level plays on.
    #[must_use]
    pub(super) fn without_person(self, level: Level, away_since: Option<u32>) -> Self {
        match self {
            Self::Person(left) | Self::StandIn { left, .. } => {
                Self::StandIn { left, level, away_since }
            }
            Self::Newcomer { computer: name, .. } => Self::Computer { name, level },
            Self::Computer { .. } => self,
        }
    }
}

/// A player at the table, and the press that took the seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    pub player: Player,
    /// The press that took the seat; 0 for a computer player.
    pub press: PressId,
}

impl Sitter {
    /// A computer player, who takes a seat without a press.
    pub fn without_press(player: Player) -> Self {
        Self { player, press: PressId::default() }
    }
}
