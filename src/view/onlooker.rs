//! The screens of a person without a seat: the public part of a table.

use super::Words;
use super::components::{Button, Style};
use super::game::PublicMessages as _;
use super::message::{Embed, Message, PrivateMessage};
use crate::features::press::{Draft, OwnPress, Press, Screen, Topic};
use crate::rules::games::of_game;
use crate::table::PublicView;

impl Words {
    /// The public part of a screen, for a person without a seat.
    pub fn onlooker(&self, view: &PublicView, screen: Screen) -> PrivateMessage {
        let embed = match screen {
            Screen::Scores | Screen::Hand | Screen::More | Screen::Boxes => self.sheet(view),
            Screen::Last => self.last(view),
            Screen::Details => {
                let (embed, rows) = (Some(self.details(view)), vec![self.details_buttons(view)]);
                return PrivateMessage(Message { embed, rows, ..Message::default() });
            }
            Screen::Luck => {
                let buttons = self.luck_buttons(view);
                let rows = if buttons.is_empty() { Vec::new() } else { vec![buttons] };
                let embed = Some(self.luck(view));
                return PrivateMessage(Message { embed, rows, ..Message::default() });
            }
            Screen::Rules
            | Screen::Order
            | Screen::Leave
            | Screen::ProposeEnd
            | Screen::Hints
            | Screen::Mutes => {
                return self.rules_at(view, Topic::first(view.options.kind()));
            }
            Screen::End => {
                let press = Press::Own(view.id, Draft::default(), OwnPress::End);
                let yes = Button::new(press, self.say("end-yes"), Style::Danger);
                let question = Message::sentence(self.say("end-ask"));
                return PrivateMessage(Message { rows: vec![vec![yes]], ..question });
            }
        };
        PrivateMessage(Message { embed: Some(embed), ..Message::default() })
    }

    /// How the last trick or the last round ended, and everybody's progress.
    pub(super) fn last(&self, view: &PublicView) -> Embed {
        let Some(board) = view.board() else {
            return Embed { description: self.say("refusal-not-begun"), ..Embed::default() };
        };
        of_game!(&board.game, game => game.last(self, &board.players))
    }

    /// The score sheet so far, or all pages.
    pub(super) fn sheet(&self, view: &PublicView) -> Embed {
        let Some(board) = view.board() else {
            return Embed { description: self.say("refusal-not-begun"), ..Embed::default() };
        };
        of_game!(&board.game, game => game.sheet(self, &board.players))
    }
}
