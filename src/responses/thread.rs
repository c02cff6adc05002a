//! A table in a thread of its own: what is said before the thread is there, and the table that opens in it.

use super::public::NewLobby;
use super::{Guest, PrivateResponse, Responder};
use crate::table::{ChannelId, Location, TableId};
use crate::tables::TablesError;
use crate::view::PublicMessage;

/// A thread that is to be started, for a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewThread {
    /// The line in the channel from which it is started.
    pub line: PublicMessage,
    /// What it is called.
    pub name: String,
    lobby: NewLobby,
}

/// A lobby that has been opened in a thread.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Its table.
    pub table: TableId,
    /// What it shows.
    pub lobby: PublicMessage,
    /// Whether the same command had opened it before.
    pub is_again: bool,
}

impl Responder {
    /// What is said in the channel, and what the thread is called.
    pub(super) fn new_thread(&self, guest: &Guest, lobby: NewLobby) -> NewThread {
        let (words, host) = (self.words(guest.server), &guest.visit.person.name);
        let game = lobby.options.kind();
        NewThread {
            line: words.opens_in_thread(game, host),
            name: words.thread_name(game, host),
            lobby,
        }
    }

    /// Opens the lobby in the thread that was started for it.
    ///
    /// # Errors
    /// What who asked reads instead.
    pub async fn open_in_thread(
        &self,
        guest: &Guest,
        new: &NewThread,
        thread: ChannelId,
    ) -> Result<Opened, PrivateResponse> {
        let opened = self.try_to_open_in(guest, new, thread).await;
        opened.map_err(|error| self.apology(guest.language, &error))
    }

    async fn try_to_open_in(
        &self,
        guest: &Guest,
        new: &NewThread,
        thread: ChannelId,
    ) -> Result<Opened, TablesError> {
        let Location { guild, channel } = guest.visit.location;
        let is_again = self.tables.store().has_press(guest.visit.press).await?;
        let lobby = NewLobby {
            location: Location { guild, channel: thread },
            parent: Some(channel),
            ..new.lobby.clone()
        };
        let view = self.open_lobby(guest, lobby).await?;
        let table = view.id;
        Ok(Opened { table, lobby: self.words(guest.server).table(&view), is_again })
    }
}
