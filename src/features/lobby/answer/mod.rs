//! Lobbies: opened, joined, begun, and opened again for a rematch; and the table's message, posted again.

mod hindrance;
mod rematch;
mod thread;

pub use thread::{NewThread, Opened};

use crate::bell::Called;
use crate::features::answering::{Answering, On};
use crate::features::press::{LobbyPress, Play, Terms};
use crate::features::{Context, Delivery, Pressed, Reply};
use crate::language::Language;
use crate::rules::Options;
use crate::server::{Change, Place};
use crate::table::{
    ChannelId, Clock, Joining, Location, MessageId, Move, Opening, PublicView, Refusal, Sitter,
    TableId,
};
use crate::tables::{Seen, TablesError};
use crate::view::{PrivateMessage, PublicMessage};

/// A lobby to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::features) struct NewLobby {
    pub(in crate::features) location: Location,
    /// The channel of the thread, where the result is posted.
    pub(in crate::features) parent: Option<ChannelId>,
    /// The message in that channel from which the thread was started.
    pub(in crate::features) announcement: Option<MessageId>,
    pub(in crate::features) options: Options,
    pub(in crate::features) clock: Clock,
    /// The people and computer players who sit down with the host.
    pub(in crate::features) others: Vec<Sitter>,
    /// The level of computer players who join later.
    pub(in crate::features) joining: Joining,
    /// True if players may ask for hints.
    pub(in crate::features) hints: bool,
    pub(in crate::features) rematch_of: Option<TableId>,
    /// True if the people who asked for it are called.
    pub(in crate::features) rings: bool,
}

impl NewLobby {
    const fn here(location: Location, options: Options, clock: Clock, joining: Joining) -> Self {
        Self {
            location,
            parent: None,
            announcement: None,
            options,
            clock,
            others: Vec::new(),
            joining,
            hints: false,
            rematch_of: None,
            rings: false,
        }
    }
}

/// Answers the command `/wizard play`.
pub(in crate::features) fn open(play: Play) -> Answering {
    Delivery::POST.by(async move |context: Context| context.play(&play).await)
}

/// A press on a button that opens a lobby with these terms.
pub(in crate::features) fn open_with(terms: Terms, on: On) -> Answering {
    let answering = Delivery::POST.by(async move |context: Context| context.open_with(terms).await);
    answering.only_if(on.is_private())
}

/// Answers the command `/wizard board`.
pub(in crate::features) fn board() -> Answering {
    Delivery::POST.by(async move |context: Context| context.board().await)
}

pub(in crate::features) fn press(table: TableId, press: LobbyPress, on: On) -> Answering {
    let redraw = Delivery::redraw_public(Pressed::Table(table));
    let answering = redraw.by(async move |context: Context| context.lobby(table, press).await);
    answering.only_if(on.shows_the_same())
}

/// A press on *Join*, on the line above the thread of a lobby or on a private message.
pub(in crate::features) fn join(table: TableId, on: On) -> Answering {
    let answering = Delivery::EPHEMERAL.by(async move |context: Context| context.join(table).await);
    answering.only_if(on.is_private() || on.shows_the_same())
}

/// A press on *Rematch*, on a result, on the line above its thread, or on a player's private message.
pub(in crate::features) fn rematch(table: TableId, on: On) -> Answering {
    let delivery = match on {
        On::Private => Delivery::POST,
        On::Public { .. } => Delivery::redraw_public(Pressed::Other),
    };
    let answering = delivery.by(async move |context: Context| context.rematch(table).await);
    answering.only_if(on.is_private() || on.shows_the_same())
}

impl Context {
    /// Options that were not given are taken from the server's settings.
    async fn play(&self, play: &Play) -> Result<Reply, TablesError> {
        match play.terms(&self.settings()) {
            Ok(terms) => self.open_with(terms).await,
            Err(wrong) => Ok(self.words().wrong_command(&wrong).into()),
        }
    }

    async fn open_with(&self, terms: Terms) -> Result<Reply, TablesError> {
        if let Err(unplayable) = terms.options.check() {
            return Ok(self.words().not_together(unplayable, &terms).into());
        }
        let Terms { options, clock, place } = terms;
        // Where the bot is not, it can neither remind nor call anybody, nor start a thread.
        let has_bot = self.has_bot();
        let clock = if has_bot { clock } else { Clock::None };
        let lobby = NewLobby {
            rings: has_bot && self.is_seen_by_all(),
            ..NewLobby::here(
                self.guest.visit.location,
                options,
                clock,
                Joining::Level(self.settings().level),
            )
        };
        match place {
            _ if !has_bot => self.open(lobby).await,
            Place::Thread if self.guest.parent.is_none() => self.open_thread(lobby).await,
            Place::Thread => self.open(NewLobby { parent: self.guest.seen_from, ..lobby }).await,
            Place::Here => self.open(lobby).await,
        }
    }

    async fn open(&self, lobby: NewLobby) -> Result<Reply, TablesError> {
        if let Some(why) = self.hindrance(&self.guest.missing).await? {
            return Ok(why.into());
        }
        self.settle_language().await?;
        // A thread of its own would not be the lobby of the rematch.
        let in_thread = self.in_a_thread(lobby.options, lobby.clock);
        let in_thread = in_thread.filter(|_| lobby.rematch_of.is_none());
        match self.open_lobby(lobby).await {
            Ok((view, called)) => {
                Ok(Reply::Post(self.lobby_calling(&view, &called), Some(view.id)))
            }
            Err(TablesError::ChannelTaken) => self.channel_taken(in_thread).await,
            Err(error) => Err(error),
        }
    }

    /// A thread is started first, and the lobby opens in it.
    async fn open_thread(&self, lobby: NewLobby) -> Result<Reply, TablesError> {
        if let Some(why) = self.hindrance(&self.guest.missing_for_thread).await? {
            return Ok(why.into());
        }
        self.settle_language().await?;
        Ok(Reply::Thread(self.new_thread(lobby)))
    }

    /// The first message for everyone settles the language of the server: that which the server has on
    /// Discord, or the presser's, since most servers have left theirs at English.
    pub(in crate::features) async fn settle_language(&self) -> Result<(), TablesError> {
        if !self.has_bot() {
            let language = self.guest.language;
            return Ok(self.store().settle_language_in(self.channel(), language).await?);
        }
        if self.settings().language.is_some() {
            return Ok(());
        }
        let guess = self.guest.guild_locale.filter(|guess| *guess != Language::English);
        let language = guess.unwrap_or(self.guest.language);
        let _ = self.store().change_settings(self.guild(), Change::Language(language)).await?;
        if language != Language::English {
            self.responder.tell_language(self.guild());
        }
        Ok(())
    }

    pub(in crate::features) async fn open_lobby(
        &self,
        lobby: NewLobby,
    ) -> Result<(PublicView, Called), TablesError> {
        let opening = Opening {
            location: lobby.location,
            parent: lobby.parent,
            announcement: lobby.announcement,
            host: self.guest.visit.person.clone(),
            press: self.guest.visit.press,
            options: lobby.options,
            clock: lobby.clock,
            secret: self.tables().draw_secret()?,
            others: lobby.others,
            joining: lobby.joining,
            hints: lobby.hints,
            rematch_of: lobby.rematch_of,
            rings: lobby.rings,
        };
        self.tables().open_and_call(opening).await
    }

    /// The message of a lobby that the person has opened, which calls these people.
    fn lobby_calling(&self, view: &PublicView, called: &Called) -> PublicMessage {
        let (words, host) = (self.words_for_all(), &self.guest.visit.person.name);
        words.calling(words.table(view), called, host, view.options.kind())
    }

    async fn board(&self) -> Result<Reply, TablesError> {
        let found = self.table_here().await;
        if !self.guest.missing.is_empty() && matches!(found, Ok(_) | Err(TablesError::Astray)) {
            // A table that is here cannot be shown elsewhere.
            let other = self.open_channel().filter(|_| found.is_err());
            return Ok(self.words().missing_permissions(&self.guest.missing, other).into());
        }
        let table = match found {
            Err(TablesError::Astray) => {
                return match self.not_here() {
                    Some(why) => Ok(why.into()),
                    None => self.fetch().await,
                };
            }
            found => found?,
        };
        let seen = self.visit(table, None).await?;
        Ok(self.posted(&seen.public))
    }

    /// A game of the person whose channel was deleted continues in this channel.
    async fn fetch(&self) -> Result<Reply, TablesError> {
        let here = self.guest.visit.location;
        let game = self.store().game_of(here.guild, self.user()).await?;
        let table = game.ok_or(TablesError::NoTable)?.table;
        let fetch = Some(Move::Fetch(here));
        let seen = self.visit(table, fetch).await?;
        Ok(match seen.happened {
            Ok(_) => self.posted(&seen.public),
            Err(refusal) => self.refusal(refusal, &seen),
        })
    }

    fn posted(&self, view: &PublicView) -> Reply {
        Reply::Post(self.words_for_all().table(view), Some(view.id))
    }

    /// The lobby after a press, redrawn for everyone; or a private refusal.
    async fn lobby(&self, table: TableId, press: LobbyPress) -> Result<Reply, TablesError> {
        let next = match press {
            LobbyPress::Sit => Move::Sit,
            LobbyPress::StandUp => Move::StandUp,
            LobbyPress::AddComputer => Move::AddComputer,
            LobbyPress::RemoveComputer => Move::RemoveComputer,
            LobbyPress::Begin => Move::Begin,
            LobbyPress::FillAndBegin => Move::FillAndBegin,
        };
        let seen = self.visit(table, Some(next)).await?;
        Ok(match seen.happened {
            // The pressed message is out of date: it is redrawn.
            Ok(_) | Err(Refusal::Begun | Refusal::Over) => {
                Reply::Update(self.words_for_all().table(&seen.public))
            }
            Err(refusal) => self.refusal(refusal, &seen),
        })
    }

    /// The reason why a press has no effect, with what the person can do instead.
    pub(in crate::features) fn refusal_message(
        &self,
        refusal: Refusal,
        seen: &Seen,
    ) -> PrivateMessage {
        let view = &seen.public;
        let in_thread = self.in_a_thread(view.options.without_chosen_player(), view.clock);
        self.words().refusal(refusal, view, self.user(), in_thread)
    }

    pub(in crate::features) fn refusal(&self, refusal: Refusal, seen: &Seen) -> Reply {
        self.refusal_message(refusal, seen).into()
    }
}
