//! The slash commands: registered once at the start.

use super::convert;
use super::sender::{SendError, Sender};
use crate::view::{Words, command_tree};

pub(super) async fn register(sender: &Sender, words: &Words) -> Result<(), SendError> {
    sender.set_commands(&[convert::command(&command_tree(words))]).await
}
