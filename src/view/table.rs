//! The table's message. It only shows the game; its buttons open private messages.

use super::Words;
use super::beside::places;
use super::components::{Button, Style};
use super::game::{Beside, PublicMessages as _};
use super::message::{Message, Pictured, PublicMessage};
use super::text::small;
use crate::features::press::{Press, Screen};
use crate::picture::is_written;
use crate::rules::games::of_game;
use crate::table::{Board, Person, Proposal, PublicStage, PublicView};

impl Words {
    /// The table's message at its current stage.
    pub fn table(&self, view: &PublicView) -> PublicMessage {
        PublicMessage::new(match &view.stage {
            PublicStage::Lobby(players) => self.lobby(view, players),
            PublicStage::Playing(board) => return self.board(view, board),
            // Elsewhere there is one message for everything.
            PublicStage::Over { .. } if !view.location.has_bot() => {
                return self.result(view).unwrap_or_else(|| self.moved());
            }
            PublicStage::Over { board, ended_by, .. } => self.over(view, board, ended_by.as_ref()),
            PublicStage::Closed { ended_by } => self.closed(ended_by.as_ref()),
        })
    }

    fn board(&self, view: &PublicView, board: &Board) -> PublicMessage {
        let words = self.with_crowd(view.company.crowd);
        let (content, mut embed) =
            of_game!(&board.game, game => game.table(&words, &board.players));
        let titled = self.titled_players(&board.players, &view.titles);
        for line in [&titled, &self.reactions(board, &view.company)].into_iter().flatten() {
            embed.description.push('\n');
            embed.description.push_str(line);
        }
        let goes_on = self.goes_on(view);
        if let Some(goes_on) = &goes_on {
            embed.description.push('\n');
            embed.description.push_str(goes_on);
        }
        let content = self.timed(view, board, &content);
        let (mine, sheet) = of_game!(&board.game, game => game.labels());
        let show = |screen, label: &str, style| {
            Button::new(Press::Show(view.id, screen), self.say(label), style)
        };
        let mut buttons = vec![
            show(Screen::Hand, mine, Style::Primary),
            show(Screen::Scores, sheet, Style::Secondary),
            show(Screen::Rules, "rules-button", Style::Secondary),
        ];
        if board.timing.is_paused {
            let go_on = self.say("pause-go-on");
            buttons.insert(0, Button::new(Press::GoOn(view.id), go_on, Style::Success));
        }
        buttons.push(show(Screen::More, "more-button", Style::Secondary));
        let message =
            Message { content, embed: Some(embed), rows: vec![buttons], ..Message::default() };
        if self.is_text_alone() {
            return PublicMessage::new(message);
        }
        let Beside { content: brief, note, picture } =
            of_game!(&board.game, game => game.pictured(&words, &board.players));
        let picture = self.with_bubbles(picture, board, &view.company);
        // One line of small print: it shows titles while there is nothing else to say.
        let note = note.map(|note| small(&note)).or(titled);
        let notes = note.into_iter().chain(goes_on).chain(places(&board.players, is_written));
        // The mark of an edit follows the last line: it needs none of its own below small print.
        let content = self.timed(view, board, &brief);
        let content = notes.chain([content]).collect::<Vec<_>>().join("\n");
        let pictured =
            Pictured { message: Message { content, embed: None, ..message.clone() }, picture };
        PublicMessage::new(message).with_picture(Some(pictured))
    }

    /// The small print of a table where the bot is not: how long its message follows the game, and what
    /// goes on.
    pub(crate) fn goes_on(&self, view: &PublicView) -> Option<String> {
        (!view.location.has_bot()).then(|| small(&self.say("elsewhere-goes-on")))
    }

    /// The message of a table whose game is over; the result is a separate message below it.
    fn over(&self, view: &PublicView, board: &Board, ended_by: Option<&Person>) -> Message {
        if let Some(vote) = view.won_vote(Proposal::End) {
            return Message::sentence(self.agreed("table-ended-together", view, vote));
        }
        Message::sentence(match (ended_by, self.first(board)) {
            (Some(person), _) => {
                self.with("table-ended", [("name", super::text::name(&person.name).into())])
            }
            (None, Some((count, names))) => {
                self.with("table-over", [("count", count.into()), ("names", names.into())])
            }
            (None, None) => self.say("table-left"),
        })
    }

    /// The message of a lobby that was closed.
    pub(crate) fn closed(&self, ended_by: Option<&Person>) -> Message {
        Message::sentence(match ended_by {
            Some(person) => {
                self.with("lobby-closed-by", [("name", super::text::name(&person.name).into())])
            }
            None => self.say("lobby-closed"),
        })
    }

    /// The last state of the game, if it is over.
    pub fn last_board(&self, view: &PublicView) -> Option<PublicMessage> {
        match &view.stage {
            PublicStage::Over { board, .. } => Some(self.board(view, board)),
            PublicStage::Lobby(_) | PublicStage::Playing(_) | PublicStage::Closed { .. } => None,
        }
    }

    /// The text that replaces the table's message once it has moved further down.
    pub fn moved(&self) -> PublicMessage {
        PublicMessage::new(Message::sentence(self.say("table-moved")))
    }
}
