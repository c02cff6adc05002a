//! The commitment to a game's luck, and the proof of it after the game.

use super::Words;
use super::components::{Button, Style};
use super::message::Embed;
use crate::features::press::{PastPress, Press};
use crate::table::{PublicStage, PublicView};

impl Words {
    /// The embed about checking the luck: the commitment during the game, and everything after it.
    pub(crate) fn luck(&self, view: &PublicView) -> Embed {
        let mut text = vec![self.seal(view)];
        if !view.cuts.is_empty() {
            text.push(self.say("luck-cuts"));
            text.extend(self.cuts(view));
        }
        let title = match view.stage {
            PublicStage::Lobby(_) => "lobby-luck",
            PublicStage::Playing(_) | PublicStage::Over { .. } | PublicStage::Closed { .. } => {
                "luck-title"
            }
        };
        Embed::titled(self.say(title), text.join("\n"))
    }

    /// The buttons with which players cut before the game, and check the luck after it.
    pub(crate) fn luck_buttons(&self, view: &PublicView) -> Vec<Button> {
        match view.stage {
            PublicStage::Over { .. } => vec![
                self.past_button(PastPress::Verify(view.id), "replay-verify"),
                self.past_button(PastPress::Record(view.id), "replay-record"),
            ],
            PublicStage::Lobby(_) => {
                vec![Button::new(Press::Cut(view.id), self.say("lobby-cut"), Style::Secondary)]
            }
            PublicStage::Playing(_) | PublicStage::Closed { .. } => Vec::new(),
        }
    }

    fn seal(&self, view: &PublicView) -> String {
        let mut values = vec![
            ("table", view.id.to_string().into()),
            ("commitment", hex::encode(view.commitment).into()),
        ];
        let id = match &view.stage {
            PublicStage::Over { fingerprint, seed, .. } => {
                values.push(("seed", hex::encode(seed).into()));
                values.push(("fingerprint", hex::encode(fingerprint).into()));
                "luck-open"
            }
            PublicStage::Lobby(_) | PublicStage::Playing(_) | PublicStage::Closed { .. } => {
                "luck-sealed"
            }
        };
        self.with(id, values)
    }
}
