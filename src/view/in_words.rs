//! Private messages in the text-only form, for people who listen: every button is in words, and can
//! be pressed.

use super::Words;
use super::alt::shortened;
use super::components::{Button, ButtonState};
use super::message::Message;
use super::possible::Possible;
use crate::features::press::OwnPress;
use crate::table::PrivateView;

/// The most characters in which a message says first what is asked, whatever people are called.
pub(super) const LONGEST_SENTENCE: usize = 200;
/// The maximum length of a label at Discord, in UTF-16 units.
const LONGEST_LABEL: usize = 80;

impl Words {
    /// Groups of things, and things that have happened, one after the other.
    pub(super) fn grouped(&self, groups: impl IntoIterator<Item = String>) -> String {
        self.chained("words-next", groups)
    }

    /// What has happened since a player acted last, in a sentence. The oldest things are left out if it
    /// would be too long.
    pub(super) fn meanwhile(&self, mut things: Vec<String>) -> Option<String> {
        while !things.is_empty() {
            let all = self.grouped(things.iter().cloned());
            let sentence = self.with("words-since", [("things", all.into())]);
            if sentence.chars().count() <= LONGEST_SENTENCE {
                return Some(sentence);
            }
            things.remove(0);
        }
        None
    }

    /// This hand, page or screen with the question first, without buttons that only show something,
    /// and with answers in the words in which they can be typed.
    pub(super) fn in_words(&self, own: &PrivateView, mut message: Message) -> Message {
        let possible = self.possible(own);
        for row in &mut message.rows {
            row.retain(|button| button.state == ButtonState::Live);
            for button in row {
                self.name_in_words(button, &possible);
            }
        }
        message.rows.retain(|row| !row.is_empty());
        message.begins_with_content = true;
        message
    }

    fn name_in_words(&self, button: &mut Button, possible: &[Possible]) {
        let label = match button.press.own() {
            Some((_, OwnPress::Answer { action, .. })) => {
                let answers = |one: &&Possible| matches!(one.press, OwnPress::Answer { action: other, .. } if other == action);
                possible.iter().find(answers).map(|one| self.labelled(one))
            }
            Some((_, OwnPress::InAdvance { action, .. })) => Some(self.moves(&[action])),
            Some(_) | None => None,
        };
        if let Some(label) = label {
            let is_chosen = button.label.starts_with('✓');
            let label = if is_chosen { format!("✓ {label}") } else { label };
            button.label = shortened(&label, LONGEST_LABEL);
            button.with_emoji = None;
        }
    }
}
