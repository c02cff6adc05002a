//! The view of a table that everybody may see.

use strum::VariantArray as _;

use super::voices::voice;
use super::{
    AfterGame, AnyPlaying, Attendance, ChannelId, Clock, Company, Cut, GuildId, Hour, Joining,
    LastTime, Location, Person, Player, PressId, Proposal, Stage, Table, TableId, Tempo, Titles,
    UserId, Vote,
};
use crate::computer::Level;
use crate::rules::games::of_game;
use crate::rules::{Options, PublicState as _, Seat, TableView};

/// The part of a table that everybody may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicView {
    pub id: TableId,
    pub location: Location,
    /// The parent channel of its thread, where the result of the game is announced.
    pub parent: Option<ChannelId>,
    /// The person who may begin the game.
    pub host: UserId,
    /// The options of the game.
    pub options: Options,
    /// The time limit for each decision.
    pub clock: Clock,
    /// The level of computer players who join later.
    pub joining: Joining,
    /// True if players may ask for a master's hints; the game is then not rated.
    pub hints: bool,
    /// The tempo at which computer players go on.
    pub tempo: Tempo,
    /// The tempo that was chosen; `None` if it is the usual one.
    pub chosen_tempo: Option<Tempo>,
    /// The commitment to the secret, published before anybody sat down.
    pub commitment: [u8; 32],
    /// The words that people have mixed into the luck, in this order.
    pub cuts: Vec<Cut>,
    /// The open votes, and the won votes whose outcome lasts: a pause, or the end of the game.
    pub votes: Vec<Vote>,
    /// The hour at which the lobby begins by itself, or did not.
    pub hour: Option<Hour>,
    pub stage: PublicStage,
    /// The titles of the people at the table.
    pub titles: Titles,
    /// How the last game between the people of the lobby ended.
    pub last_time: LastTime,
    /// What the people around the table do besides the game.
    pub company: Company,
}

/// The stage that a table has reached, as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicStage {
    /// People take seats; the players are in sitting order.
    Lobby(Vec<Player>),
    /// The game is being played.
    Playing(Board),
    /// The game has ended or was stopped; its seed is revealed.
    Over {
        /// The board at the end.
        board: Board,
        /// SHA-256 of the record's event lines.
        fingerprint: [u8; 32],
        /// The seed from which all luck was drawn.
        seed: [u8; 32],
        /// The person who ended it early; after a vote, its proposer.
        ended_by: Option<Person>,
        /// What is known about the game besides the game itself.
        after: Box<AfterGame>,
    },
    /// The lobby was closed.
    Closed {
        /// The person who closed it; `None` if the last person left it.
        ended_by: Option<Person>,
    },
}

/// The players in the order of play, and the part of the game that everybody may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The player on each seat now.
    pub players: Vec<Player>,
    /// The number of entries in the game's log.
    pub entries: u32,
    pub game: TableView,
    /// The state of the clock.
    pub timing: Timing,
}

/// The state of a table's clock, and how well people keep to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// When the next decision is due, in Unix milliseconds, if a clock runs.
    pub due: Option<i64>,
    /// The attendance of each person.
    pub attendance: Vec<(Seat, Attendance)>,
    /// The reasons why time was given back since the pending questions were asked.
    pub given_back: Vec<GivenBack>,
    /// True if nothing happens until somebody presses a button.
    pub is_paused: bool,
    /// True if nothing happens until the table can be shown.
    pub is_unseen: bool,
    /// The seats whose players have come back and have not been asked anything since.
    pub back: Vec<Seat>,
    /// The seats of everybody who was away for a while.
    pub was_away: Vec<Seat>,
}

/// The reason why time was given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenBack {
    /// The bot was away.
    Outage,
    /// The table could not be shown.
    Unseen,
}

impl PublicView {
    /// A table that exists on no server, where this person plays alone with computer players of this
    /// level.
    pub(crate) fn alone(person: &Person, options: Options, level: Level, board: Board) -> Self {
        Self {
            id: TableId::default(),
            location: Location { guild: GuildId::default(), channel: ChannelId::default() },
            parent: None,
            host: person.id,
            options,
            clock: Clock::None,
            joining: Joining::Level(level),
            hints: false,
            tempo: Tempo::Fast,
            chosen_tempo: None,
            commitment: [0; 32],
            cuts: Vec::new(),
            votes: Vec::new(),
            hour: None,
            stage: PublicStage::Playing(board),
            titles: Titles::default(),
            last_time: LastTime::default(),
            company: Company::default(),
        }
    }

    /// Returns whether there is such a table; otherwise its person plays alone.
    pub fn exists(&self) -> bool {
        self.id != TableId::default()
    }

    /// Returns whether others may play the same deal: the game was played to its end, and counts for
    /// somebody.
    pub fn is_repeatable(&self) -> bool {
        let PublicStage::Over { board, .. } = &self.stage else { return false };
        let is_finished = of_game!(&board.game, game => game.places().is_some());
        is_finished && board.players.iter().any(|player| player.scored_for().is_some())
    }

    /// The game that is or was played here, and its players.
    pub const fn board(&self) -> Option<&Board> {
        match &self.stage {
            PublicStage::Playing(board) | PublicStage::Over { board, .. } => Some(board),
            PublicStage::Lobby(_) | PublicStage::Closed { .. } => None,
        }
    }

    /// The players at the table: in sitting order before the game, then in the order of play.
    pub fn players(&self) -> &[Player] {
        match &self.stage {
            PublicStage::Lobby(players) => players,
            PublicStage::Playing(board) | PublicStage::Over { board, .. } => &board.players,
            PublicStage::Closed { .. } => &[],
        }
    }

    /// The number of people who play here and are there.
    pub fn people_there(&self) -> usize {
        self.players().iter().filter(|player| player.person().is_some()).count()
    }

    /// Returns whether a computer player sits in for this person, who may come back.
    pub fn is_away(&self, user: UserId) -> bool {
        let away = |player: &Player| player.away().is_some_and(|person| person.id == user);
        !self.is_over() && self.players().iter().any(away)
    }

    /// The open vote on this subject.
    pub fn open_vote(&self, on: Proposal) -> Option<&Vote> {
        let settled = match (&self.stage, on) {
            (PublicStage::Playing(board), Proposal::Pause) => board.timing.is_paused,
            (PublicStage::Playing(_), Proposal::End) => false,
            (PublicStage::Lobby(_) | PublicStage::Over { .. } | PublicStage::Closed { .. }, _) => {
                true
            }
        };
        self.votes.iter().find(|vote| vote.on == on && !settled)
    }

    /// The open vote that this press proposed.
    pub fn vote(&self, id: PressId) -> Option<&Vote> {
        Proposal::VARIANTS.iter().filter_map(|on| self.open_vote(*on)).find(|vote| vote.id == id)
    }

    /// The won vote on this subject, by which the table is paused or was ended.
    pub fn won_vote(&self, on: Proposal) -> Option<&Vote> {
        self.votes.iter().find(|vote| vote.on == on && self.open_vote(on).is_none())
    }

    /// Returns whether a person may be watching what happens next, that is, whether the game does
    /// not wait for computer players only.
    pub fn waits_for_people(&self) -> bool {
        match &self.stage {
            PublicStage::Playing(Board { timing, .. }) if timing.is_paused || timing.is_unseen => {
                true
            }
            PublicStage::Playing(Board { players, game, .. }) => {
                let mut seats = (0..).map(Seat::new).zip(players);
                of_game!(game, game => seats.any(|(seat, player)| {
                    player.person().is_some() && game.waits_for(seat)
                }))
            }
            PublicStage::Lobby(_) | PublicStage::Over { .. } | PublicStage::Closed { .. } => true,
        }
    }

    /// Returns whether nothing can be done here any more.
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, PublicStage::Over { .. } | PublicStage::Closed { .. })
    }
}

impl Table {
    /// The view for everybody.
    pub fn public_view(&self) -> PublicView {
        let stage = match &self.stage {
            Stage::Lobby(lobby) => {
                let players = lobby.sitters().iter().map(|sitter| sitter.player.clone());
                PublicStage::Lobby(players.collect())
            }
            Stage::Playing(playing) => {
                PublicStage::Playing(Board { timing: self.timing(), ..board(playing) })
            }
            Stage::Over(playing) => PublicStage::Over {
                board: Board {
                    timing: Timing { was_away: self.returned().1, ..Timing::default() },
                    ..board(playing)
                },
                fingerprint: of_game!(&**playing, playing => playing.fingerprint()),
                seed: self.seed(playing),
                ended_by: self.ended_by.clone(),
                after: Box::new(self.after.clone()),
            },
            Stage::Closed => PublicStage::Closed { ended_by: self.ended_by.clone() },
        };
        let company = match &stage {
            PublicStage::Playing(board) => {
                Company { reactions: voice(board).into_iter().collect(), ..Company::default() }
            }
            PublicStage::Lobby(_) | PublicStage::Over { .. } | PublicStage::Closed { .. } => {
                Company::default()
            }
        };
        PublicView {
            id: self.id,
            location: self.location,
            parent: self.parent,
            host: self.host,
            options: self.options,
            clock: self.clock,
            joining: self.joining,
            hints: self.hints,
            tempo: self.tempo(),
            chosen_tempo: self.chosen_tempo,
            commitment: self.commitment,
            cuts: self.cuts.clone(),
            votes: self.votes.clone(),
            hour: self.hour,
            stage,
            titles: self.titles.clone(),
            last_time: self.last_time.clone(),
            company,
        }
    }
}

fn board(playing: &AnyPlaying) -> Board {
    of_game!(playing, playing => playing.board())
}
