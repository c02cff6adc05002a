//! A table from its lobby to the end of its game: who has a seat, which options are chosen, who
//! plays each seat now, and the game itself.
//!
//! Nothing here changes a table: [`Table::decide`] returns the next state of the table and what to
//! store for it. The state in memory therefore follows the one on disk and is never ahead of it.

mod absence;
mod after_game;
mod away_report;
mod clock;
mod company;
mod crowd;
mod cut;
mod eyes;
mod game;
mod hour;
mod ids;
mod joining;
mod lobby;
mod luck;
mod moves;
mod newcomer;
mod opening;
mod personal_data;
mod places;
mod player;
mod playing;
mod private_view;
mod refusal;
mod secret;
mod step;
mod tempo;
mod titles;
mod views;
mod visible_text;
mod voices;
mod vote;

use std::fmt;

use crate::computer::Persona;
use crate::rules::games::{each_game, game_of_kind, of_game};
use crate::rules::{Options, Seat, SeatView, chance};

pub use absence::{Deadline, MOST_MISSED};
pub use after_game::{
    Achieved, AfterGame, Best, Breakdown, Challenged, Costliest, NextAchievement, Rated,
    TurningPoint, Verdict, WonInSeries,
};
pub use away_report::{Absence, Back};
pub use clock::{Clock, Stop};
pub use company::{Bubble, Company, Reaction};
pub use crowd::{Crowd, Guesses, Hits, OwnGuesses};
pub use cut::{Cut, CutWords};
pub use eyes::Eyes;
pub use game::{AfterRoll, DiceOrder, InAdvance, Order, OrderText, Spectacle, TableGame};
pub use hour::Hour;
pub use ids::{ChannelId, GuildId, MessageId, PressId, Question, RoleId, TableId, UserId};
pub use joining::Joining;
pub use lobby::{LastTime, Lobby};
pub use moves::{By, Chosen, Move};
pub use opening::Opening;
pub use personal_data::PersonalData;
pub use player::{Attendance, Person, Player, Sitter};
pub use playing::{Playing, Seating, StoredGame};
pub use private_view::PrivateView;
pub use refusal::Refusal;
pub use secret::{Randomness, Secret};
pub use step::{Log, Rows, Step};
pub use tempo::Tempo;
pub use titles::Titles;
pub use views::{Board, GivenBack, PublicStage, PublicView, Timing};
pub use visible_text::{NoText, is_ink, is_invisible, visible, without_invisible};
pub use vote::{Enders, Proposal, Vote};

/// The place on Discord where a table is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Location {
    pub guild: GuildId,
    /// The channel; a thread counts as one.
    pub channel: ChannelId,
}

impl Location {
    /// Returns whether the bot is there. Elsewhere it answers presses and does nothing else.
    pub const fn has_bot(self) -> bool {
        self.guild.is_server()
    }
}

/// A game of either kind that is played at a table.
pub type AnyPlaying = each_game!(Playing);

#[derive(Clone, Debug)]
pub struct Table {
    pub id: TableId,
    pub location: Location,
    /// The parent channel of its thread, where the result of the game is announced.
    pub parent: Option<ChannelId>,
    /// The person who opened it, or who took over as host.
    pub host: UserId,
    /// The options of the game.
    pub options: Options,
    /// The time limit for each decision.
    pub clock: Clock,
    /// The pauses, in order.
    pub pauses: Vec<Stop>,
    /// The times during which it could not be shown in its channel, in order.
    pub unseen: Vec<Stop>,
    /// True if its channel is gone: one of its players may move it to another.
    pub is_astray: bool,
    /// The times during which the bot was away, in order.
    pub outages: Vec<Stop>,
    /// The level of computer players who join, sit in for somebody, or decide when time is up, from
    /// now on.
    pub joining: Joining,
    /// True if players may ask for a master's hints; the game is then not rated.
    pub hints: bool,
    /// The tempo that its players have chosen; [`Table::tempo`] is the one that holds.
    pub chosen_tempo: Option<Tempo>,
    /// The secret that determines its luck.
    pub secret: Secret,
    /// The commitment to the secret, published before anybody sits down.
    pub commitment: [u8; 32],
    /// The words that are mixed into the luck, in this order: at most one cut per person.
    pub cuts: Vec<Cut>,
    /// The open votes, and the won votes whose outcome lasts: a pause, or the end of the game.
    pub votes: Vec<Vote>,
    /// The hour at which the lobby begins by itself, or did not.
    pub hour: Option<Hour>,
    pub stage: Stage,
    /// The person who closed the lobby or ended the game early; after a vote, its proposer.
    pub ended_by: Option<Person>,
    /// The previous table, if this is a rematch.
    pub rematch_of: Option<TableId>,
    /// What is known about its game besides the game; nothing until its results are stored.
    pub after: AfterGame,
    /// The titles of the people at it.
    pub titles: Titles,
    /// How the last game between the people of its lobby ended.
    pub last_time: LastTime,
}

/// The stage that a table has reached.
#[derive(Clone, Debug)]
pub enum Stage {
    /// People are taking seats.
    Lobby(Lobby),
    /// The game is being played.
    Playing(Box<AnyPlaying>),
    /// The game has ended, or was stopped.
    Over(Box<AnyPlaying>),
    /// The lobby was closed before a game began.
    Closed,
}

impl Table {
    /// A new lobby, with its host on the first seat.
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
            chosen_tempo: None,
            commitment: chance::commitment(id.get(), opening.secret.open()),
            secret: opening.secret.clone(),
            cuts: Vec::new(),
            votes: Vec::new(),
            hour: None,
            stage: Stage::Lobby(Lobby::of(opening.sitters())),
            ended_by: None,
            rematch_of: opening.rematch_of,
            after: AfterGame::default(),
            titles: Titles::default(),
            last_time: LastTime::default(),
        }
    }

    /// The game of this table, restored from what is stored.
    ///
    /// # Errors
    /// A description of what is inconsistent in it.
    pub fn stored_game(&self, stored: &StoredGame) -> Result<AnyPlaying, String> {
        let presses = stored.sitters.iter().map(|sitter| sitter.press);
        let chance = self.proof_of(presses, stored.begin).chance();
        Ok(
            game_of_kind!(self.options.kind(), Game => Playing::<Game>::stored(stored, self.options, chance)?),
        )
    }

    /// The lobby, if the game has not begun.
    pub fn lobby(&self) -> Result<&Lobby, Refusal> {
        match &self.stage {
            Stage::Lobby(lobby) => Ok(lobby),
            Stage::Playing(_) => Err(Refusal::Begun),
            Stage::Over(_) | Stage::Closed => Err(Refusal::Over),
        }
    }

    /// The game, while it is played.
    pub fn playing(&self) -> Result<&AnyPlaying, Refusal> {
        match &self.stage {
            Stage::Playing(playing) => Ok(playing),
            Stage::Lobby(_) => Err(Refusal::NotBegun),
            Stage::Over(_) | Stage::Closed => Err(Refusal::Over),
        }
    }

    /// The game, whether it is still played or over.
    pub fn game(&self) -> Option<&AnyPlaying> {
        match &self.stage {
            Stage::Playing(playing) | Stage::Over(playing) => Some(playing),
            Stage::Lobby(_) | Stage::Closed => None,
        }
    }

    /// The seat at which this person plays now.
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

    /// Returns whether this person plays here now.
    pub fn seats(&self, user: UserId) -> bool {
        self.sitters().iter().any(|sitter| sitter.player.is(user))
    }

    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_) | Stage::Closed)
    }

    /// The computer player whom the game waits for, with its seat, its question and what it sees;
    /// `None` while the table is stopped.
    pub fn computer_asked(&self) -> Option<(Seat, Question, Persona, SeatView)> {
        if self.stands_still() {
            return None;
        }
        of_game!(self.playing().ok()?, playing => {
            let (seat, level, view) = playing.computer_asked()?;
            Some((seat, playing.question(seat), level, view))
        })
    }

    /// The number of entries in the game's log.
    pub fn entries(&self) -> u32 {
        self.game().map_or(0, |playing| of_game!(playing, playing => playing.entries()))
    }

    /// The press that began the game.
    pub fn begun_by(&self) -> Option<PressId> {
        self.game().map(|playing| of_game!(playing, playing => playing.seating().begin))
    }

    fn with(&self, stage: Stage) -> Self {
        Self { stage, ..self.clone() }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "channel {}", self.channel)
    }
}
