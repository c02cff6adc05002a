//! A table's life: who sits down, what is chosen, who plays each seat now, playing, over.
//!
//! Nothing here changes a table: each step gives the table as it will be and what to store for it, so
//! that memory follows the disk and never goes before it.

mod dice;
mod face;
mod ids;
mod lobby;
mod playing;
mod secret;

use std::fmt;

pub use dice::StandingOrder;
pub use face::{Board, Face, SeatFace, SeatView, StageFace, TableView};
pub use ids::{ChannelId, GuildId, MessageId, PressId, TableId, UserId};
pub use lobby::Lobby;
pub use playing::Playing;
pub use secret::Secret;

use crate::computer::Level;
use crate::rules::{self, Beginning, Event, Options, SeatCount, Unplayable};

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The server.
    pub guild: GuildId,
    /// The channel; a thread counts as one.
    pub channel: ChannelId,
}

/// Somebody on Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub id: UserId,
    /// The display name last seen.
    pub name: String,
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
    /// A computer player that sits in for a person who left.
    StandIn {
        /// Whose seat it was: the result counts for them.
        left: Person,
        /// How well it plays.
        level: Level,
    },
}

impl Player {
    /// The person who plays here now.
    pub const fn person(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            Self::Computer { .. } | Self::StandIn { .. } => None,
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

/// A place at the table, and the press that took it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// Who plays it.
    pub player: Player,
    /// The press that took it; 0 for a computer player.
    pub press: PressId,
    /// Dice game: whether answers after each roll are given for them.
    pub standing_order: StandingOrder,
}

impl Sitter {
    /// Somebody who sits down.
    pub fn new(player: Player, press: PressId) -> Self {
        Self { player, press, standing_order: StandingOrder::default() }
    }
}

/// What a lobby is opened with.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Where.
    pub place: Place,
    /// By whom.
    pub host: Person,
    /// By which press.
    pub press: PressId,
    /// For which game.
    pub options: Options,
    /// With which luck.
    pub secret: Secret,
    /// Who sits down with the host at once.
    pub company: Vec<Player>,
}

impl Opening {
    /// Everybody who sits there at once, the host first.
    pub fn sitters(&self) -> Vec<Sitter> {
        let host = Player::Person(self.host.clone());
        let everybody = std::iter::once(&host).chain(&self.company);
        let press = |player: &Player| player.person().map_or(PressId::default(), |_| self.press);
        everybody.map(|player| Sitter::new(player.clone(), press(player))).collect()
    }
}

/// One table.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its number.
    pub id: TableId,
    /// Where it stands.
    pub place: Place,
    /// Who opened it, or took over from them.
    pub host: UserId,
    /// The choices of the game.
    pub options: Options,
    /// What fixes its luck.
    pub secret: Secret,
    /// What is shown of the secret before anybody sits down.
    pub commitment: [u8; 32],
    /// How far it has come.
    pub stage: Stage,
}

/// How far a table has come.
#[derive(Clone, Debug)]
pub enum Stage {
    /// People take seats.
    Lobby(Lobby),
    /// The game is played.
    Playing(Box<Playing>),
    /// The game has ended, or was stopped.
    Over(Box<Playing>),
    /// The lobby was closed before a game began.
    Closed,
}

/// A step that a table may take: how it will be then, and what to store for it.
#[derive(Debug)]
pub struct Step {
    /// The table after it.
    pub table: Table,
    /// What to add to the log.
    pub log: Log,
    /// Whether who sits where, or the stage, changed.
    pub rows: Rows,
}

/// What a step adds to the log.
#[derive(PartialEq, Eq)]
pub enum Log {
    /// Nothing.
    Nothing,
    /// Its first entry and what followed.
    Begin(Beginning, Vec<Event>),
    /// More events, after this number of entries.
    Append {
        /// How many entries there must be before.
        after: u32,
        /// What happened.
        events: Vec<Event>,
    },
}

/// Whether a step changes more than the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rows {
    /// Only the log.
    Same,
    /// The table's row and its seats.
    Changed,
}

/// Why a step is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Who presses has no seat here.
    NotSeated,
    /// Who presses has a seat already.
    SeatedAlready,
    /// Every seat is taken.
    Full,
    /// Only the host may.
    NotTheHost,
    /// No computer player sits here.
    NoComputer,
    /// Fewer sit here than the game needs.
    TooFew {
        /// How many it needs.
        needed: usize,
    },
    /// The game has begun already.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The table is over.
    Over,
    /// The press answers a question that is no longer asked.
    Stale,
    /// These choices are not playable.
    Unplayable(Unplayable),
    /// A rule of the game.
    Rule(rules::Refusal),
}

impl Table {
    /// A new lobby, its host on the first seat.
    pub fn open(id: TableId, opening: &Opening) -> Self {
        let lobby = Lobby::of(opening.sitters());
        Self {
            id,
            place: opening.place,
            host: opening.host.id,
            options: opening.options,
            commitment: rules::chance::commitment(id.get(), opening.secret.open()),
            secret: opening.secret.clone(),
            stage: Stage::Lobby(lobby),
        }
    }

    /// The lobby, if the game has not begun.
    ///
    /// # Errors
    /// It has begun, or the table is over.
    pub fn lobby(&self) -> Result<&Lobby, Refusal> {
        match &self.stage {
            Stage::Lobby(lobby) => Ok(lobby),
            Stage::Playing(_) => Err(Refusal::Begun),
            Stage::Over(_) | Stage::Closed => Err(Refusal::Over),
        }
    }

    /// The game, while it is played.
    ///
    /// # Errors
    /// It has not begun, or is over.
    pub fn playing(&self) -> Result<&Playing, Refusal> {
        match &self.stage {
            Stage::Playing(playing) => Ok(playing),
            Stage::Lobby(_) => Err(Refusal::NotBegun),
            Stage::Over(_) | Stage::Closed => Err(Refusal::Over),
        }
    }

    /// The game, played or over.
    pub fn game(&self) -> Option<&Playing> {
        match &self.stage {
            Stage::Playing(playing) | Stage::Over(playing) => Some(playing),
            Stage::Lobby(_) | Stage::Closed => None,
        }
    }

    /// Everybody at the table, in sitting order.
    pub fn sitters(&self) -> &[Sitter] {
        match &self.stage {
            Stage::Lobby(lobby) => lobby.sitters(),
            Stage::Playing(playing) | Stage::Over(playing) => playing.sitters(),
            Stage::Closed => &[],
        }
    }

    /// Whether this person plays here now.
    pub fn seats(&self, user: UserId) -> bool {
        let person = |sitter: &Sitter| sitter.player.person().map(|person| person.id);
        self.sitters().iter().any(|sitter| person(sitter) == Some(user))
    }

    /// Whether the table is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_) | Stage::Closed)
    }

    /// How many sit here, if a game may have that many.
    fn seat_count(&self) -> Result<SeatCount, Refusal> {
        let needed = self.options.fewest_seats();
        let seated = self.sitters().len();
        if seated < needed {
            return Err(Refusal::TooFew { needed });
        }
        SeatCount::try_from(seated).map_err(|_| Refusal::Full)
    }

    fn with(&self, stage: Stage) -> Self {
        Self { stage, secret: self.secret.clone(), ..*self }
    }
}

impl Step {
    /// A step that changes who sits where, or the stage, and not the log.
    fn of_rows(table: Table) -> Self {
        Self { table, log: Log::Nothing, rows: Rows::Changed }
    }
}

impl fmt::Debug for Log {
    /// The hands that were dealt never reach a log file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("Nothing"),
            Self::Begin(_, events) => write!(f, "Begin({} events)", events.len()),
            Self::Append { after, events } => {
                write!(f, "Append({} events after {after})", events.len())
            }
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "channel {}", self.channel.get())
    }
}
