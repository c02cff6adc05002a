//! What may be shown of a table: to everybody, and to one seat.

use std::fmt;

use strum::VariantArray as _;

use super::game::Order;
use super::{
    AnyPlaying, Attendance, Back, ChannelId, Clock, Cut, Enders, Location, Person, Player, PressId,
    Proposal, Question, Rated, Stage, Table, TableId, UserId, Vote,
};
use crate::computer::Level;
use crate::rules::games::{map_game, of_game};
use crate::rules::{Options, Seat, SeatView, TableView};

/// What everybody may see of a table.
#[derive(Clone, Debug)]
pub struct PublicView {
    /// The table's number.
    pub id: TableId,
    /// Where it stands.
    pub location: Location,
    /// The channel above its thread, where it is told how the game ended.
    pub parent: Option<ChannelId>,
    /// Who may begin the game.
    pub host: UserId,
    /// The choices of the game.
    pub options: Options,
    /// How long each decision may take.
    pub clock: Clock,
    /// How well the computer players play who sit down from now on.
    pub joining: Level,
    /// Whether a master's hints may be had: then the game is not rated.
    pub hints: bool,
    /// What was shown before anybody sat down.
    pub commitment: [u8; 32],
    /// What people have mixed into the luck, in this order.
    pub cuts: Vec<Cut>,
    /// What people vote on; of what was agreed, what lasts: the pause, the end.
    pub votes: Vec<Vote>,
    /// How far the table has come.
    pub stage: PublicStage,
}

/// How far a table has come, as everybody may see it.
#[derive(Clone, Debug)]
pub enum PublicStage {
    /// People take seats; in sitting order.
    Lobby(Vec<Player>),
    /// The game is played.
    Playing(Board),
    /// The game has ended or was stopped; the seal of its luck is open.
    Over {
        /// How it stands at the end.
        board: Board,
        /// SHA-256 of the record's event lines.
        fingerprint: [u8; 32],
        /// What all luck was drawn from.
        seed: [u8; 32],
        /// Who ended it before its end, or proposed to.
        ended_by: Option<Person>,
        /// What is shown of the ratings to which it came.
        ratings: Vec<Rated>,
    },
    /// The lobby was closed.
    Closed {
        /// By whom, unless the last person left it.
        ended_by: Option<Person>,
    },
}

/// Everybody at the table in the order of play, and what everybody may see of the game.
#[derive(Clone, Debug)]
pub struct Board {
    /// Who plays each seat now.
    pub players: Vec<Player>,
    /// How many entries the game's log has.
    pub entries: u32,
    /// The game.
    pub game: TableView,
    /// How it stands with the clock.
    pub timing: Timing,
}

/// How a table stands with its clock, and who keeps to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// When the next decision is due, in Unix milliseconds, if a clock runs.
    pub due: Option<i64>,
    /// How well each person keeps to the clock.
    pub attendance: Vec<(Seat, Attendance)>,
    /// Why time was given back since somebody was asked what they are still asked.
    pub given_back: Vec<GivenBack>,
    /// Whether nothing happens until somebody presses.
    pub is_paused: bool,
    /// Whether nothing happens until the table can be shown.
    pub is_unseen: bool,
    /// Who has come back and has not been asked anything anew since.
    pub back: Vec<Seat>,
    /// Everybody who was away for a while.
    pub was_away: Vec<Seat>,
}

/// Why time was given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenBack {
    /// The bot was away.
    Outage,
    /// The table could not be shown.
    Unseen,
}

/// What one seat may see, and do.
#[derive(Clone)]
pub struct PrivateView {
    /// What everybody may see.
    pub table: PublicView,
    /// The seat.
    pub seat: Seat,
    /// What the seat was last asked: an answer carries it.
    pub question: Question,
    /// The game as this seat sees it.
    pub game: SeatView,
    /// What the seat has ordered.
    pub order: Order,
    /// Until when the seat is to answer, in Unix milliseconds, if a clock runs for it.
    pub due: Option<i64>,
    /// What was decided for whoever plays it when their time was up, until they press something.
    pub late: Option<Back>,
    /// Whether who plays it wants a master's hints, and they may be had.
    pub wants_hints: bool,
}

impl fmt::Debug for PrivateView {
    /// Hands never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PrivateView(sealed)")
    }
}

impl PublicView {
    /// The game that is played here or was, and who plays it.
    pub const fn board(&self) -> Option<&Board> {
        match &self.stage {
            PublicStage::Playing(board) | PublicStage::Over { board, .. } => Some(board),
            PublicStage::Lobby(_) | PublicStage::Closed { .. } => None,
        }
    }

    /// Everybody at the table: before the game in sitting order, then in the order of play.
    pub fn players(&self) -> &[Player] {
        match &self.stage {
            PublicStage::Lobby(players) => players,
            PublicStage::Playing(board) | PublicStage::Over { board, .. } => &board.players,
            PublicStage::Closed { .. } => &[],
        }
    }

    /// How many of the people who play here are there.
    pub fn people_there(&self) -> usize {
        self.players().iter().filter(|player| player.person().is_some()).count()
    }

    /// Whether a computer player sits in for this person, who may come back.
    pub fn is_away(&self, user: UserId) -> bool {
        let away = |player: &Player| player.away().is_some_and(|person| person.id == user);
        !self.is_over() && self.players().iter().any(away)
    }

    /// The vote on this that is open.
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

    /// The vote that was opened by this press, while it is open.
    pub fn vote(&self, id: PressId) -> Option<&Vote> {
        Proposal::VARIANTS.iter().filter_map(|on| self.open_vote(*on)).find(|vote| vote.id == id)
    }

    /// The vote on this that was won: by it the table pauses, or was ended.
    pub fn won_vote(&self, on: Proposal) -> Option<&Vote> {
        self.votes.iter().find(|vote| vote.on == on && self.open_vote(on).is_none())
    }

    /// Whether somebody may be looking at what happens next: it is not all up to computer players.
    pub fn waits_for_people(&self) -> bool {
        match &self.stage {
            PublicStage::Playing(Board { timing, .. }) if timing.is_paused || timing.is_unseen => {
                true
            }
            PublicStage::Playing(Board { players, game, .. }) => {
                of_game!(game, game => game.waited_for().any(|seat| players[seat.index()].person().is_some()))
            }
            PublicStage::Lobby(_) | PublicStage::Over { .. } | PublicStage::Closed { .. } => true,
        }
    }

    /// Whether nothing can be done here any more.
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, PublicStage::Over { .. } | PublicStage::Closed { .. })
    }
}

impl PrivateView {
    /// Whether this player ends the game without asking anybody: who is alone here, or the host, where hosts do.
    pub fn may_end_alone(&self, enders: Enders) -> bool {
        let Some(person) = self.table.players()[self.seat.index()].person() else { return false };
        let is_host = enders == Enders::Host && person.id == self.table.host;
        is_host || Proposal::End.needed(self.table.people_there()) == 1
    }

    /// Whether everybody else who plays here is away: the game waits if this one leaves for now.
    pub fn is_alone(&self) -> bool {
        self.table.people_there() == 1
    }

    /// Whether no other person plays here: the game ends if this one leaves.
    pub fn is_last_person(&self) -> bool {
        let may_play = |player: &&Player| player.person().or(player.away()).is_some();
        self.table.players().iter().filter(may_play).count() == 1
    }
}

impl Table {
    /// What everybody may see.
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
                ratings: self.ratings.clone(),
            },
            Stage::Closed => PublicStage::Closed { ended_by: self.ended_by.clone() },
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
            commitment: self.commitment,
            cuts: self.cuts.clone(),
            votes: self.votes.clone(),
            stage,
        }
    }

    /// What this person may see as a player of the game.
    pub fn private_view(&self, user: UserId) -> Option<PrivateView> {
        let playing = self.game()?;
        let seat = of_game!(playing, playing => playing.seat_of(user))?;
        Some(PrivateView {
            table: self.public_view(),
            seat,
            question: of_game!(playing, playing => playing.question(seat)),
            game: of_game!(playing, playing => playing.seat_view(seat)),
            order: map_game!(playing, playing => playing.order_of(seat)),
            due: self.due_of(seat),
            late: None,
            wants_hints: false,
        })
    }
}

fn board(playing: &AnyPlaying) -> Board {
    of_game!(playing, playing => playing.board())
}
