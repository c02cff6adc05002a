//! The messages in a channel about a table in one of its threads.

use crate::rules::GameKind;
use crate::table::{PublicStage, PublicView};
use crate::view::Words;
use crate::view::message::{Message, PublicMessage};
use crate::view::text::{name, plain};

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

    /// The message that tells the parent channel how the game in its thread ended.
    pub fn report(&self, view: &PublicView) -> Option<PublicMessage> {
        let (PublicStage::Over { .. }, Some(_)) = (&view.stage, view.parent) else { return None };
        let values = [
            ("ending", self.how_it_ended(view).into()),
            ("thread", format!("<#{}>", view.location.channel).into()),
        ];
        Some(line(self.with("thread-report", values)))
    }
}

fn line(content: String) -> PublicMessage {
    PublicMessage::new(Message { content, ..Message::default() })
}
