//! A table in a thread of its own: the line in the channel, and the lobby that opens in the thread.

use super::NewLobby;
use crate::features::{Context, PrivateResponse};
use crate::table::{ChannelId, Location, MessageId, TableId};
use crate::tables::TablesError;
use crate::view::PublicMessage;

/// A thread that is to be started for a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewThread {
    /// The line in the channel from which the thread starts.
    pub line: PublicMessage,
    pub name: String,
    lobby: NewLobby,
}

/// A lobby that was opened in a thread.
#[derive(Clone, Debug)]
pub struct Opened {
    pub table: TableId,
    pub lobby: PublicMessage,
    /// True if the same command had opened the lobby before.
    pub is_again: bool,
}

impl Context {
    pub(in crate::features) fn new_thread(&self, lobby: NewLobby) -> NewThread {
        let (words, host) = (self.words_for_all(), &self.guest.visit.person.name);
        let game = lobby.options.kind();
        NewThread {
            line: words.opens_in_thread(game, host),
            name: words.thread_name(game, host),
            lobby,
        }
    }

    /// Opens the lobby in the thread that was started for it. The error is what the person reads instead.
    pub async fn open_in_thread(
        &self,
        new: &NewThread,
        thread: ChannelId,
    ) -> Result<Opened, PrivateResponse> {
        let opened = self.try_to_open_in(new, thread).await;
        opened.map_err(|error| self.apology(&error))
    }

    async fn try_to_open_in(
        &self,
        new: &NewThread,
        thread: ChannelId,
    ) -> Result<Opened, TablesError> {
        let Location { guild, channel } = self.guest.visit.location;
        let is_again = self.store().has_press(self.guest.visit.press).await?;
        let lobby = NewLobby {
            location: Location { guild, channel: thread },
            parent: Some(channel),
            // A thread that starts from a message has the id of the message.
            announcement: Some(MessageId::new(thread.get())),
            ..new.lobby.clone()
        };
        let (view, called) = self.open_lobby(lobby).await?;
        Ok(Opened { table: view.id, lobby: self.lobby_calling(&view, &called), is_again })
    }
}
