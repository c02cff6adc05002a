//! What may be shown of a table: to everybody, and to one seat.

use std::fmt;

use super::{Player, Playing, Stage, Table, UserId};
use crate::rules::dice::DiceSet;
use crate::rules::{Game, Options, PerSeat, Rules, Seat, cards, dice};

/// What everybody may see of a table.
#[derive(Clone, Debug)]
pub struct Face {
    /// The table's number.
    pub id: super::TableId,
    /// Who may begin and close the lobby.
    pub host: UserId,
    /// The choices of the game.
    pub options: Options,
    /// What was shown before anybody sat down.
    pub commitment: [u8; 32],
    /// How far the table has come.
    pub stage: StageFace,
}

/// How far a table has come, as everybody may see it.
#[derive(Clone, Debug)]
pub enum StageFace {
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
    },
    /// The lobby was closed.
    Closed,
}

/// Everybody at the table in the order of play, and what everybody may see of the game.
#[derive(Clone, Debug)]
pub struct Board {
    /// Who plays each seat now.
    pub players: Vec<Player>,
    /// For each seat the number that its answer must carry.
    pub questions: PerSeat<u32>,
    /// Dice game: the dice marked to be rolled again.
    pub marked: DiceSet,
    /// The game.
    pub view: TableView,
}

/// What everybody may see of a game.
#[derive(Clone, Debug)]
pub enum TableView {
    /// Of a card game.
    Cards(cards::TableView),
    /// Of a dice game.
    Dice(Box<dice::TableView>),
}

impl TableView {
    /// Who is asked something.
    pub fn asked(&self) -> PerSeat<bool> {
        match self {
            Self::Cards(view) => view.asked,
            Self::Dice(view) => view.asked.map(|ask| ask.is_some()),
        }
    }

    /// Points so far; at the end with all that is added then.
    pub const fn totals(&self) -> PerSeat<i16> {
        match self {
            Self::Cards(view) => view.totals,
            Self::Dice(view) => view.totals,
        }
    }

    /// Places, 1 the first, once the game has been played to its end.
    pub const fn places(&self) -> Option<PerSeat<u8>> {
        match self {
            Self::Cards(view) => view.places,
            Self::Dice(view) => view.places,
        }
    }
}

/// What one seat may see of its game.
#[derive(Clone)]
pub enum SeatView {
    /// Of a card game.
    Cards(Box<cards::SeatView>),
    /// Of a dice game.
    Dice(Box<dice::SeatView>),
}

impl fmt::Debug for SeatView {
    /// Hands never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatView(sealed)")
    }
}

/// What one seat may see, and do.
#[derive(Clone, Debug)]
pub struct SeatFace {
    /// The table's number.
    pub id: super::TableId,
    /// Who plays each seat now, in the order of play.
    pub players: Vec<Player>,
    /// The number that an answer of this seat must carry.
    pub question: u32,
    /// The seat.
    pub seat: Seat,
    /// The game as this seat sees it.
    pub view: SeatView,
}

impl Table {
    /// What everybody may see.
    pub fn face(&self) -> Face {
        let stage = match &self.stage {
            Stage::Lobby(lobby) => {
                let players = lobby.sitters().iter().map(|sitter| sitter.player.clone());
                StageFace::Lobby(players.collect())
            }
            Stage::Playing(playing) => StageFace::Playing(playing.board()),
            Stage::Over(playing) => StageFace::Over {
                board: playing.board(),
                fingerprint: playing.fingerprint(),
                seed: self.proof().map(|proof| proof.seed()).unwrap_or_default(),
            },
            Stage::Closed => StageFace::Closed,
        };
        Face {
            id: self.id,
            host: self.host,
            options: self.options,
            commitment: self.commitment,
            stage,
        }
    }

    /// What this person may see as a player of the game.
    pub fn seat_face(&self, user: UserId) -> Option<SeatFace> {
        let playing = self.game()?;
        let seat = playing.seat_of(user)?;
        let view = match playing.game() {
            Game::Cards(game) => SeatView::Cards(Box::new(game.seat_view(seat))),
            Game::Dice(game) => SeatView::Dice(Box::new(game.seat_view(seat))),
        };
        let players = playing.players();
        Some(SeatFace { id: self.id, players, question: playing.question(seat), seat, view })
    }
}

impl Playing {
    fn board(&self) -> Board {
        let view = match self.game() {
            Game::Cards(game) => TableView::Cards(game.table_view()),
            Game::Dice(game) => TableView::Dice(Box::new(game.table_view())),
        };
        let questions = PerSeat::from_fn(self.seats(), |seat| self.question(seat));
        Board { players: self.players(), questions, marked: self.marked(), view }
    }

    fn players(&self) -> Vec<Player> {
        self.seats().seats().map(|seat| self.player(seat).clone()).collect()
    }
}
