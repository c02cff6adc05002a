//! What is asked before somebody leaves, or ends the table.

use super::Words;
use super::message::{Button, Message, PrivateMessage, Style};
use crate::press::{Confirmed, Press};
use crate::table::TableId;

impl Words {
    /// Asks before somebody leaves for good.
    pub fn ask_to_leave(&self, table: TableId) -> PrivateMessage {
        self.ask(table, "leave-ask", "leave-yes", Confirmed::Leave)
    }

    /// Asks before somebody ends the table.
    pub fn ask_to_end(&self, table: TableId) -> PrivateMessage {
        self.ask(table, "end-ask", "end-yes", Confirmed::End)
    }

    fn ask(&self, table: TableId, question: &str, yes: &str, what: Confirmed) -> PrivateMessage {
        let button = |what, label: &str, style| {
            Button::new(Press::Confirm(table, what), self.say(label), style)
        };
        let buttons = vec![
            button(what, yes, Style::Danger),
            button(Confirmed::Nothing, "confirm-no", Style::Secondary),
        ];
        PrivateMessage(Message { rows: vec![buttons], ..Message::sentence(self.say(question)) })
    }
}
