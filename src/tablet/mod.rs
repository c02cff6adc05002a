//! The Tablet of Truth: the scores of a game that people play with real cards or real dice.
//!
//! A tablet is a log of entries, and its sheet is a game of the rules. An entry is applied as the
//! events that the table reports: nobody's cards or dice are known. So the rules check every
//! prediction, and the scores, the dealer and the end follow from them alone.

mod cards;
mod dice;
mod entry;
mod refusal;
mod sheet;
mod typed;

pub use entry::{Entry, Item, NoEntry};
pub use refusal::Refusal;
pub use sheet::{Due, Sheet};
pub use typed::Letters;

use crate::rules::{Options, Seat, SeatCount, Unplayable};
use crate::table::{Location, Person, Player, PressId, UserId};

/// A tablet, named by the press that opened it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tablet {
    pub id: PressId,
    pub location: Location,
    /// The person who keeps it.
    pub scribe: Person,
    pub options: Options,
    /// The players in the order of their seats.
    pub players: Vec<Named>,
    /// The seat of the first dealer, or of the first Seer.
    pub first: Seat,
    /// All entries, in order. None is ever removed.
    pub log: Vec<Entry>,
    /// The last line that was refused, until one is entered.
    pub draft: Option<String>,
    /// True if the same people keep the next tablet.
    pub is_continued: bool,
}

/// A player of a real game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    /// A person on Discord, who may enter their own numbers.
    Person(Person),
    /// A name that the scribe has typed.
    Name(String),
}

impl Tablet {
    /// The most characters of a line that somebody types.
    pub const LONGEST_LINE: usize = 60;

    /// The number of entries so far, which the next one carries.
    pub const fn version(&self) -> usize {
        self.log.len()
    }

    /// The sheet with all entries that were not undone.
    ///
    /// # Errors
    /// An entry does not follow from those before it, which no tablet of this program holds.
    pub fn sheet(&self) -> Result<Sheet, Refusal> {
        let mut counted: Vec<&Entry> = Vec::new();
        for entry in &self.log {
            match entry {
                Entry::Undo => drop(counted.pop()),
                Entry::Line(_) | Entry::Own(..) | Entry::Magic(_) | Entry::End => {
                    counted.push(entry);
                }
            }
        }
        let mut sheet = Sheet::new(&self.options, self.seats()?, self.first)?;
        for entry in counted {
            sheet.enter(entry)?;
        }
        Ok(sheet)
    }

    /// The sheet after this entry.
    ///
    /// # Errors
    /// The rule that forbids the entry.
    pub fn with(&self, entry: Entry) -> Result<Sheet, Refusal> {
        let mut log = self.log.clone();
        log.push(entry);
        Self { log, ..self.clone() }.sheet()
    }

    fn seats(&self) -> Result<SeatCount, Refusal> {
        SeatCount::try_from(self.players.len()).map_err(|_| Refusal::Unplayable)
    }

    pub fn seat_of(&self, person: UserId) -> Option<Seat> {
        let place = self.players.iter().position(|player| player.is(person))?;
        u8::try_from(place).ok().and_then(|place| Seat::try_from(place).ok())
    }

    /// The players, as all messages name them.
    pub fn named(&self) -> Vec<Player> {
        let person = |player: &Named| match player {
            Named::Person(person) => person.clone(),
            Named::Name(name) => Person { id: UserId::default(), name: name.clone() },
        };
        self.players.iter().map(|player| Player::Person(person(player))).collect()
    }

    /// The seat that begins the next game of the same people: left of the one that began this game.
    ///
    /// # Errors
    /// The tablet cannot be read.
    pub fn next_first(&self) -> Result<Seat, Refusal> {
        Ok(self.seats()?.left_of(self.first))
    }
}

impl Named {
    /// The name of a player whom nobody has named.
    const STRANGER: &str = "?";

    /// Returns whether this is the person.
    pub fn is(&self, other: UserId) -> bool {
        matches!(self, Self::Person(person) if person.id == other)
    }

    /// A person whom Discord has not named is a name like any other.
    pub fn forget_stranger(&mut self) {
        if matches!(self, Self::Person(person) if person.name.is_empty()) {
            *self = Self::Name(Self::STRANGER.to_owned());
        }
    }
}

impl From<Unplayable> for Refusal {
    fn from(_: Unplayable) -> Self {
        Self::Unplayable
    }
}
