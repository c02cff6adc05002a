//! A table's life: who sits down, what is chosen, who plays each seat now, playing, over.
//!
//! Nothing here changes a table: [`Table::decide`] gives the table as it will be and what to store for
//! it, so that memory follows the disk and never goes before it.

mod absence;
mod clock;
mod cut;
mod done;
mod game;
mod ids;
mod known;
mod lobby;
mod marks;
mod moves;
mod places;
mod player;
mod playing;
mod secret;
mod views;
mod vote;

use std::fmt;

pub use absence::{Deadline, MOST_MISSED};
pub use clock::{Clock, Stop};
pub use cut::{Cut, CutWords, NoCut};
pub use done::{Absence, Back};
pub use game::{AfterRoll, NoOrder, Order, OrderText, Spectacle, TableGame};
pub use ids::{ChannelId, GuildId, MessageId, PressId, Question, TableId, UserId};
pub use known::Known;
pub use lobby::Lobby;
pub use marks::{is_ink, is_invisible};
pub use moves::{By, Chosen, Move};
pub use player::{Attendance, Person, Player, Rated, Sitter};
pub use playing::{Playing, Seating, StoredGame};
pub use secret::{Randomness, Secret};
pub use views::{Board, GivenBack, PrivateView, PublicStage, PublicView, Timing};
pub use vote::{Enders, Proposal, Vote};

use rand::Rng;

use crate::computer::Level;
use crate::rules::cards::CardGame;
use crate::rules::chance::{self, Proof};
use crate::rules::dice::DiceGame;
use crate::rules::games::{game_of_kind, map_game, of_game};
use crate::rules::{self, OfGame, Options, Seat, SeatView, Unplayable};

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Location {
    /// The server.
    pub guild: GuildId,
    /// The channel; a thread counts as one.
    pub channel: ChannelId,
}

/// What a lobby is opened with.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Where.
    pub location: Location,
    /// The channel above its thread, where it is told how the game ended.
    pub parent: Option<ChannelId>,
    /// By whom.
    pub host: Person,
    /// By which press.
    pub press: PressId,
    /// For which game.
    pub options: Options,
    /// How long each decision may take.
    pub clock: Clock,
    /// With which luck.
    pub secret: Secret,
    /// The computer players who sit down with the host.
    pub computers: Vec<Player>,
    /// How well the computer players play who sit down from then on.
    pub joining: Level,
    /// Whether a master's hints may be had: then the game is not rated.
    pub hints: bool,
    /// After which game, if it is a rematch.
    pub rematch_of: Option<TableId>,
}

impl Opening {
    /// A lobby without clock, computer players and hints, in a channel that is no thread. What differs is set by
    /// `Opening { clock, ..Opening::new(..) }`.
    pub const fn new(
        location: Location,
        host: Person,
        press: PressId,
        options: Options,
        secret: Secret,
    ) -> Self {
        Self {
            location,
            parent: None,
            host,
            press,
            options,
            clock: Clock::None,
            secret,
            computers: Vec::new(),
            joining: Level::JOINING,
            hints: false,
            rematch_of: None,
        }
    }

    /// Everybody who sits there at once, the host first.
    pub fn sitters(&self) -> Vec<Sitter> {
        let host = Sitter { player: Player::Person(self.host.clone()), press: self.press };
        let computers = self.computers.iter().cloned();
        let computers = computers.map(|player| Sitter { player, press: PressId::default() });
        std::iter::once(host).chain(computers).collect()
    }
}

/// A game of either kind that is played at a table.
pub type AnyPlaying = OfGame<Playing<CardGame>, Playing<DiceGame>>;

/// One table.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its number.
    pub id: TableId,
    /// Where it stands.
    pub location: Location,
    /// The channel above its thread, where it is told how the game ended.
    pub parent: Option<ChannelId>,
    /// Who opened it, or took over from them.
    pub host: UserId,
    /// The choices of the game.
    pub options: Options,
    /// How long each decision may take.
    pub clock: Clock,
    /// When it paused, in order.
    pub pauses: Vec<Stop>,
    /// When it could not be shown where it stands, in order.
    pub unseen: Vec<Stop>,
    /// Whether its channel is gone: one of its people may take it to another.
    pub is_astray: bool,
    /// When the bot was away, in order.
    pub outages: Vec<Stop>,
    /// How well the computer players play who sit down from now on, sit in for somebody, or decide when time is up.
    pub joining: Level,
    /// Whether a master's hints may be had: then the game is not rated.
    pub hints: bool,
    /// What fixes its luck.
    pub secret: Secret,
    /// What is shown of the secret before anybody sits down.
    pub commitment: [u8; 32],
    /// The words that are mixed into the luck, in this order: one cut of each person at most.
    pub cuts: Vec<Cut>,
    /// What people vote on; of what was agreed, what lasts: the pause, the end.
    pub votes: Vec<Vote>,
    /// How far it has come.
    pub stage: Stage,
    /// Who closed the lobby or ended the game before its end, or proposed to.
    pub ended_by: Option<Person>,
    /// What is shown of the ratings to which its game came; none before that is stored.
    pub ratings: Vec<Rated>,
}

/// How far a table has come.
#[derive(Clone, Debug)]
pub enum Stage {
    /// People take seats.
    Lobby(Lobby),
    /// The game is played.
    Playing(Box<AnyPlaying>),
    /// The game has ended, or was stopped.
    Over(Box<AnyPlaying>),
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
    /// What of it is most worth looking at.
    pub spectacle: Option<Spectacle>,
}

/// What a step adds to the log.
#[derive(Default, PartialEq, Eq)]
pub struct Log {
    /// How many entries there must be before.
    pub after: u32,
    /// The new entries, as they are stored.
    pub lines: Vec<String>,
    /// When they were written, in Unix milliseconds.
    pub written_at: i64,
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
    /// Only who plays here may, or who manages the server.
    NotPlaying,
    /// Others play here as well: they vote on it.
    NotAlone,
    /// Who presses has agreed already.
    AgreedAlready,
    /// Only who proposed it may.
    NotTheProposer,
    /// Nobody votes on that any more.
    VoteOver,
    /// The table pauses already.
    Paused,
    /// The table does not pause.
    NotPaused,
    /// Whoever is to lose their seat sits here no more, or is the host.
    NotThere,
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
    /// It is not due yet: the clock has not run out.
    InTime,
    /// These choices are not playable.
    Unplayable(Unplayable),
    /// A rule of the game.
    Rule(rules::Refusal),
    /// The move is one of another game: the press is forged.
    OtherGame,
    /// What would happen cannot be written down: a fault of ours.
    Unwritable,
}

impl Table {
    /// A new lobby, its host on the first seat.
    pub fn open(id: TableId, opening: &Opening) -> Self {
        Self {
            id,
            location: opening.location,
            parent: opening.parent,
            host: opening.host.id,
            options: opening.options,
            clock: opening.clock,
            pauses: Vec::new(),
            unseen: Vec::new(),
            is_astray: false,
            outages: Vec::new(),
            joining: opening.joining,
            hints: opening.hints,
            commitment: chance::commitment(id.get(), opening.secret.open()),
            secret: opening.secret.clone(),
            cuts: Vec::new(),
            votes: Vec::new(),
            stage: Stage::Lobby(Lobby::of(opening.sitters())),
            ended_by: None,
            ratings: Vec::new(),
        }
    }

    /// The game as it is stored, at its table.
    ///
    /// # Errors
    /// What of it makes no sense.
    pub fn stored_game(&self, stored: &StoredGame) -> Result<AnyPlaying, String> {
        let presses = stored.sitters.iter().map(|sitter| sitter.press);
        let chance = self.proof_of(presses, stored.begin).chance();
        Ok(
            game_of_kind!(self.options.kind(), Game => Playing::<Game>::stored(stored, self.options, chance)?),
        )
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
    pub fn playing(&self) -> Result<&AnyPlaying, Refusal> {
        match &self.stage {
            Stage::Playing(playing) => Ok(playing),
            Stage::Lobby(_) => Err(Refusal::NotBegun),
            Stage::Over(_) | Stage::Closed => Err(Refusal::Over),
        }
    }

    /// The game, played or over.
    pub fn game(&self) -> Option<&AnyPlaying> {
        match &self.stage {
            Stage::Playing(playing) | Stage::Over(playing) => Some(playing),
            Stage::Lobby(_) | Stage::Closed => None,
        }
    }

    /// The seat at which this person plays now.
    ///
    /// # Errors
    /// They do not play here, or the game has not begun or is over.
    pub fn seat_of(&self, user: UserId) -> Result<Seat, Refusal> {
        let seat = of_game!(self.playing()?, playing => playing.seat_of(user));
        seat.ok_or(Refusal::NotSeated)
    }

    /// Everybody at the table, in sitting order.
    pub fn sitters(&self) -> Vec<Sitter> {
        match &self.stage {
            Stage::Lobby(lobby) => lobby.sitters().to_vec(),
            Stage::Playing(playing) | Stage::Over(playing) => {
                of_game!(&**playing, playing => playing.sitters())
            }
            Stage::Closed => Vec::new(),
        }
    }

    /// Whether this person plays here now.
    pub fn seats(&self, user: UserId) -> bool {
        self.sitters().iter().any(|sitter| sitter.player.is(user))
    }

    /// Whether the table is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_) | Stage::Closed)
    }

    /// The computer player whom the game waits for, unless the table pauses: its seat, what it was asked, and what it sees.
    pub fn computer_asked(&self) -> Option<(Seat, Question, Level, SeatView)> {
        if self.stands_still() {
            return None;
        }
        of_game!(self.playing().ok()?, playing => {
            let (seat, level, view) = playing.computer_asked()?;
            Some((seat, playing.question(seat), level, view))
        })
    }

    /// How many entries the game's log has.
    pub fn entries(&self) -> u32 {
        self.game().map_or(0, |playing| of_game!(playing, playing => playing.entries()))
    }

    /// What fixed the luck of this game, to be shown once it is over.
    pub fn proof(&self) -> Option<Proof> {
        match &self.stage {
            Stage::Over(playing) => Some(self.proof_of_seating(playing)),
            Stage::Lobby(_) | Stage::Playing(_) | Stage::Closed => None,
        }
    }

    /// The press that began the game.
    pub fn begun_by(&self) -> Option<PressId> {
        self.game().map(|playing| of_game!(playing, playing => playing.seating().begin))
    }

    fn seed(&self, playing: &AnyPlaying) -> [u8; 32] {
        self.proof_of_seating(playing).seed()
    }

    fn proof_of_seating(&self, playing: &AnyPlaying) -> Proof {
        let seating = of_game!(playing, playing => playing.seating());
        self.proof_of(seating.presses.iter().copied(), seating.begin)
    }

    fn proof_of(&self, presses: impl Iterator<Item = PressId>, begin: PressId) -> Proof {
        Proof {
            table: self.id.get(),
            secret: *self.secret.open(),
            presses: presses.map(PressId::get).collect(),
            begin: begin.get(),
            cuts: self.cuts.iter().map(|cut| cut.words.to_string()).collect(),
        }
    }

    fn with(&self, stage: Stage) -> Self {
        let (pauses, outages) = (self.pauses.clone(), self.outages.clone());
        let unseen = self.unseen.clone();
        let (secret, cuts) = (self.secret.clone(), self.cuts.clone());
        let (votes, ended_by) = (self.votes.clone(), self.ended_by.clone());
        let ratings = self.ratings.clone();
        Self { pauses, unseen, outages, secret, cuts, votes, stage, ended_by, ratings, ..*self }
    }

    /// A table that is the same to this viewer (`None`: a spectator), with another secret, another
    /// seed, and everything hidden from them dealt anew.
    #[must_use]
    pub fn another_world(&self, viewer: Option<UserId>, luck: &mut impl Rng) -> Self {
        let mut bytes = [0; 32];
        luck.fill_bytes(&mut bytes);
        let mut other = Self { secret: Secret::stored(bytes), ..self.clone() };
        if let Stage::Playing(playing) = &self.stage {
            let anew = map_game!(&**playing, playing => playing.another_world(viewer, bytes, luck));
            other.stage = Stage::Playing(Box::new(anew));
        }
        other
    }
}

impl Step {
    /// A step that changes who sits where, or the stage, and not the log.
    fn of_rows(table: Table) -> Self {
        Self { table, log: Log::default(), rows: Rows::Changed, spectacle: None }
    }

    /// The same step, taken by this person before the game's end.
    fn ended_by(mut self, person: &Person) -> Self {
        self.table.ended_by = Some(person.clone());
        self
    }
}

impl fmt::Debug for Log {
    /// The hands that were dealt never reach a log file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Log({} lines after {})", self.lines.len(), self.after)
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "channel {}", self.channel)
    }
}
