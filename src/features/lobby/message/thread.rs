//! The messages in a channel about a table in one of its threads.

use crate::features::press::Press;
use crate::rules::GameKind;
use crate::table::{Player, PublicStage, PublicView};
use crate::view::Words;
use crate::view::components::{Button, Style};
use crate::view::message::{Message, Pictured, PublicMessage};
use crate::view::text::{BETWEEN, name, plain, small};

/// The longest name of a thread, in characters.
const LONGEST: usize = 100;

impl Words {
    /// The message from which a thread is started.
    pub fn opens_in_thread(&self, game: GameKind, host: &str) -> PublicMessage {
        let values = [("name", name(host).into()), ("game", self.game(game).into())];
        line(self.with("thread-opens", values))
    }

    /// The name of a table's thread. Discord shows it literally, so nothing is escaped.
    pub fn thread_name(&self, game: GameKind, host: &str) -> String {
        let values = [("name", plain(host).into()), ("game", game.word().into())];
        self.with("thread-name", values).chars().take(LONGEST).collect()
    }

    /// The line about the table in the parent channel of its thread: who has a seat, who plays, and
    /// in the end who has won, with the podium.
    pub fn report(&self, view: &PublicView) -> Option<PublicMessage> {
        view.parent?;
        let thread = format!("<#{}>", view.location.channel);
        Some(match &view.stage {
            PublicStage::Lobby(players) => self.invitation(view, players),
            PublicStage::Playing(board) => {
                let names = board.players.iter().map(|player| name(player.name())).collect();
                let values = [
                    ("names", self.list(names).into()),
                    ("game", self.game(view.options.kind()).into()),
                    ("thread", thread.into()),
                ];
                line(self.with("thread-plays", values))
            }
            PublicStage::Over { .. } => {
                let values =
                    [("ending", self.how_it_ended(view).into()), ("thread", thread.into())];
                let picture = self.result(view)?.pictured().map(|of| of.picture.clone());
                let rows = vec![vec![self.rematch_button(view)]];
                let content = self.with("thread-report", values);
                let message = Message { content, rows, ..Message::default() };
                let pictured =
                    picture.map(|picture| Pictured { message: message.clone(), picture });
                PublicMessage::new(message).with_picture(pictured)
            }
            PublicStage::Closed { ended_by } => PublicMessage::new(self.closed(ended_by.as_ref())),
        })
    }

    /// The line about a lobby, with its seats.
    fn invitation(&self, view: &PublicView, players: &[Player]) -> PublicMessage {
        let is_host = |player: &&Player| player.is(view.host);
        let host = players.iter().find(is_host).map_or("", Player::name);
        let opens = self.opens_in_thread(view.options.kind(), host);
        let names = players.iter().map(|player| name(player.name()));
        let most = view.options.most_seats();
        let values = [
            ("taken", players.len().into()),
            ("most", most.into()),
            ("names", names.collect::<Vec<_>>().join(BETWEEN).into()),
        ];
        let content =
            format!("{}\n{}", opens.message().content, small(&self.with("thread-seats", values)));
        let join = Button::new(Press::Join(view.id), self.say("thread-join"), Style::Success);
        let rows = vec![vec![join.live_if(players.len() < most)]];
        PublicMessage::new(Message { content, rows, ..Message::default() })
    }
}

fn line(content: String) -> PublicMessage {
    PublicMessage::new(Message { content, ..Message::default() })
}
