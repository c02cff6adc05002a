//! An interaction while it is answered: the person, the place, the permissions, and the tables.

use std::sync::Arc;

use tracing::error;

use super::help::Situation;
use super::{PrivateResponse, Reply, Responder, Showing, Shows};
use crate::language::Language;
use crate::server::{Look, ServerSettings};
use crate::store::Store;
use crate::table::{ChannelId, GuildId, Location, Move, PrivateView, Table, TableId, UserId};
use crate::tables::{Seen, Tables, TablesError, Visit};
use crate::view::{PicturedForOne, Words};

/// The person who pressed or typed, where, and in which languages they are answered.
#[derive(Clone, Debug)]
pub struct Guest {
    pub visit: Visit,
    /// The permissions that the bot lacks in this channel: names of sentences.
    pub missing: Vec<&'static str>,
    /// The permissions that the bot lacks to open a table in a thread here.
    pub missing_for_thread: Vec<&'static str>,
    /// Another channel of the server that the person sees, and where the bot lacks no permission.
    pub open_channel: Option<ChannelId>,
    /// The channel of the thread, if the interaction comes from a thread.
    pub parent: Option<ChannelId>,
    /// The same channel, if everyone there can see the thread: the results of its tables are posted there.
    pub seen_from: Option<ChannelId>,
    /// The language of the person's Discord, if the bot speaks it.
    pub locale: Option<Language>,
    /// The language of the server on Discord, if the bot speaks it: a first guess.
    pub guild_locale: Option<Language>,
    /// The language in which the person is answered.
    pub language: Language,
}

/// An interaction while it is answered.
#[derive(Clone)]
pub struct Context {
    pub guest: Guest,
    pub responder: Arc<Responder>,
    /// True if pictures can be shown in this channel.
    pub has_pictures: bool,
}

impl Guest {
    pub const fn user(&self) -> UserId {
        self.visit.person.id
    }
}

impl Context {
    pub(super) const fn user(&self) -> UserId {
        self.guest.user()
    }

    pub(super) const fn guild(&self) -> GuildId {
        self.guest.visit.location.guild
    }

    /// Returns whether the bot is there. Elsewhere it has no settings, leaderboards or days to show.
    pub(super) const fn has_bot(&self) -> bool {
        self.guest.visit.location.has_bot()
    }

    pub(super) const fn channel(&self) -> ChannelId {
        self.guest.visit.location.channel
    }

    pub(super) fn tables(&self) -> &Tables {
        self.responder.tables()
    }

    pub(super) fn store(&self) -> &Store {
        self.tables().store()
    }

    pub(super) fn settings(&self) -> Arc<ServerSettings> {
        self.store().settings(self.guild())
    }

    /// The words for the person.
    pub fn words(&self) -> Words {
        self.responder.words_for(self.user(), self.guild(), self.guest.language)
    }

    /// The words in English, in which everybody can type a move.
    pub(super) fn english(&self) -> Words {
        self.responder.words(Language::English)
    }

    /// The words for everyone in the channel.
    pub(super) fn words_for_all(&self) -> Words {
        self.responder.words_for_all_in(self.guest.visit.location)
    }

    /// Returns whether pictures can be shown here, and the server wants them.
    pub(super) fn is_pictured(&self) -> bool {
        self.has_pictures && self.settings().look == Look::Pictures
    }

    /// The form that the person has chosen for their private messages.
    pub(super) fn look(&self) -> Look {
        self.store().look_of(self.user())
    }

    /// A message for the person in the form that they have chosen.
    pub(super) fn in_look(&self, message: PicturedForOne) -> Reply {
        let is_pictured = self.is_pictured() && self.look() == Look::Pictures;
        Reply::PicturedForOne(if is_pictured { message } else { message.in_text() })
    }

    /// The person visits this table, perhaps to make this move.
    pub(super) async fn visit(
        &self,
        table: TableId,
        next: Option<Move>,
    ) -> Result<Seen, TablesError> {
        self.tables().visit(table, self.guest.visit.clone(), next).await
    }

    /// The place where this person finds a table: a table in a thread is open to them from the
    /// channel above it too. The place of any other table is where they are, and a visit to a table
    /// that is elsewhere fails.
    pub(super) async fn location_of(&self, table: TableId) -> Result<Location, TablesError> {
        let here = self.guest.visit.location;
        let below = |table: &Table| (table.parent == Some(here.channel)).then_some(table.location);
        let below = self.tables().look(table, below).await?;
        Ok(below.filter(|below| below.guild == here.guild).unwrap_or(here))
    }

    /// The person visits this table at this place, perhaps to make this move.
    pub(super) async fn visit_at(
        &self,
        location: Location,
        table: TableId,
        next: Option<Move>,
    ) -> Result<Seen, TablesError> {
        let visit = Visit { location, ..self.guest.visit.clone() };
        self.tables().visit(table, visit, next).await
    }

    /// The table in this channel. If there is none, but the person plays in another channel, the error says so.
    pub(super) async fn table_here(&self) -> Result<TableId, TablesError> {
        let Location { guild, channel } = self.guest.visit.location;
        match self.tables().table_in(channel).await {
            Err(TablesError::NoTable) => {}
            found => return found,
        }
        // Nobody is sent from one place without the bot to another.
        let game =
            if self.has_bot() { self.store().game_of(guild, self.user()).await? } else { None };
        match game {
            None => Err(TablesError::NoTable),
            Some(game) if game.is_astray => Err(TablesError::Astray),
            Some(game) => {
                self.tables().look_again(game.table);
                Err(TablesError::In(game.channel))
            }
        }
    }

    pub(super) fn shows(&self, view: &PrivateView, what: Showing) -> Shows {
        Shows { table: view.table.id, what, language: self.guest.language }
    }

    /// A sentence to the person, by its name.
    pub(super) fn sentence(&self, id: &str) -> PrivateResponse {
        PrivateResponse::plain(self.words().private(id))
    }

    /// A sentence to the person in a message of its own, by its name.
    pub(super) fn told(&self, id: &str) -> Reply {
        Reply::Refused(self.sentence(id))
    }

    /// The message to the person if their press or command could not be carried out.
    pub(super) fn apology(&self, fault: &TablesError) -> PrivateResponse {
        let words = self.words();
        let sentence = match fault {
            TablesError::NoTable => {
                let no_table = Situation::NoTable(self.guest.missing.clone());
                return PrivateResponse::plain(words.with_help("refusal-no-table", &no_table));
            }
            TablesError::SetAside => "refusal-set-aside",
            TablesError::Elsewhere => return PrivateResponse::plain(words.forged()),
            TablesError::In(channel) => return PrivateResponse::plain(words.elsewhere(*channel)),
            TablesError::Astray => {
                let gone = words.with_help("refusal-channel-gone", &Situation::Astray);
                return PrivateResponse::plain(gone);
            }
            TablesError::ChannelTaken => "refusal-channel-taken",
            TablesError::NotStored { .. } | TablesError::Write(_) if fault.is_logged() => "fault",
            TablesError::NotStored { table, error } => {
                error!(%table, "a step is not stored: {error}");
                "fault"
            }
            TablesError::Busy => "busy",
            TablesError::Write(_)
            | TablesError::Read(_)
            | TablesError::NoRandomness
            | TablesError::Broken
            | TablesError::Closed => {
                error!("a press is not answered as it should be: {fault}");
                "fault"
            }
        };
        self.sentence(sentence)
    }
}
