//! What people see: messages as plain structs, in words.
//!
//! A [`PublicMessage`] is made from what everybody may see of a table, a [`PrivateMessage`] from what
//! one seat may see: neither can be made from the other's views.

mod cards;
mod commands;
mod confirm;
mod dice;
mod leaderboard;
mod lobby;
mod message;
mod over;
mod refusals;
mod rules;
mod text;
mod words;

pub use commands::{Choice, CommandOption, CommandTree, OptionKind, Subcommand, command_tree};
pub use message::{
    Button, ButtonState, Embed, Field, Message, PrivateMessage, PublicMessage, Style,
};
pub use words::Words;

use crate::press::HandOrder;
use crate::table::{Board, Face, SeatFace, SeatView, StageFace, TableView};

/// The edge of everything that is not a trump suit.
const VIOLET: u32 = 0x7a_5c_d6;

impl Words {
    /// The table's message.
    pub fn table(&self, face: &Face) -> PublicMessage {
        PublicMessage(match &face.stage {
            StageFace::Lobby(players) => self.lobby(face, players),
            StageFace::Playing(board) => self.board(face, board),
            StageFace::Over { board, fingerprint, seed } => {
                self.over(face, board, fingerprint, seed)
            }
            StageFace::Closed => Message::sentence(self.say("lobby-closed")),
        })
    }

    fn board(&self, face: &Face, board: &Board) -> Message {
        match &board.view {
            TableView::Cards(view) => self.card_table(face.id, &board.players, view),
            TableView::Dice(view) => self.dice_table(face.id, board, view),
        }
    }

    /// A player's own hand.
    pub fn hand(&self, face: &SeatFace, order: HandOrder) -> PrivateMessage {
        PrivateMessage(match &face.view {
            SeatView::Cards(view) => self.card_hand(face, view, order),
            SeatView::Dice(view) => self.dice_page(face, view),
        })
    }

    /// The score sheet so far.
    pub fn score_sheet(&self, board: &Board) -> PrivateMessage {
        PrivateMessage(match &board.view {
            TableView::Cards(view) => self.card_sheet(&board.players, view),
            TableView::Dice(view) => self.dice_pages(&board.players, view),
        })
    }

    /// One sentence, for one person.
    pub fn private(&self, id: &str) -> PrivateMessage {
        PrivateMessage(Message::sentence(self.say(id)))
    }
}
