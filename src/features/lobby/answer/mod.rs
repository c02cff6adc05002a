//! Lobbies: opened, joined, begun, and opened again for a rematch; and the table's message, posted again.

mod thread;

pub use thread::{NewThread, Opened};

use crate::bell::Called;
use crate::features::answering::{Answering, On};
use crate::features::press::{LobbyPress, Play};
use crate::features::{Context, Delivery, Pressed, Reply};
use crate::language::Language;
use crate::rules::Options;
use crate::server::{Change, Place};
use crate::store::MessageKind;
use crate::table::{
    ChannelId, Clock, Joining, Location, MessageId, Move, Opening, Player, PublicView, Refusal,
    Sitter, Table, TableId,
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

/// Answers the command `/wizard board`.
pub(in crate::features) fn board() -> Answering {
    Delivery::POST.by(async move |context: Context| context.board().await)
}

/// A press on the lobby.
pub(in crate::features) fn press(table: TableId, press: LobbyPress, on: On) -> Answering {
    let redraw = Delivery::redraw_public(Pressed::Table(table));
    let answering = redraw.by(async move |context: Context| context.lobby(table, press).await);
    answering.only_if(on.shows_the_same())
}

/// A press on *Join*, on the line above the thread of a lobby.
pub(in crate::features) fn join(table: TableId, on: On) -> Answering {
    let answering = Delivery::EPHEMERAL.by(async move |context: Context| context.join(table).await);
    answering.only_if(on.shows_the_same())
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
        let settings = self.settings();
        let options = match play.options(&settings) {
            Ok(options) => options,
            Err(wrong) => return Ok(self.words().wrong_command(&wrong).into()),
        };
        // Where the bot is not, it can neither remind nor call anybody, nor start a thread.
        let has_bot = self.has_bot();
        let clock = if has_bot { play.clock(&settings) } else { Clock::None };
        let lobby = NewLobby {
            rings: has_bot && self.is_seen_by_all(),
            ..NewLobby::here(
                self.guest.visit.location,
                options,
                clock,
                Joining::Level(settings.level),
            )
        };
        match play.place(&settings) {
            _ if !has_bot => self.open(lobby).await,
            Place::Thread if self.guest.parent.is_none() => self.open_thread(lobby).await,
            Place::Thread => self.open(NewLobby { parent: self.guest.seen_from, ..lobby }).await,
            Place::Here => self.open(lobby).await,
        }
    }

    /// Returns whether everybody on the server may come here: a mention in a private thread would
    /// invite people who do not belong to it.
    const fn is_seen_by_all(&self) -> bool {
        self.guest.parent.is_none() || self.guest.seen_from.is_some()
    }

    async fn open(&self, lobby: NewLobby) -> Result<Reply, TablesError> {
        if let Some(why) = self.hindrance(&self.guest.missing, &lobby.options).await? {
            return Ok(why.into());
        }
        self.settle_language().await?;
        match self.open_lobby(lobby).await {
            Ok((view, called)) => {
                Ok(Reply::Post(self.lobby_calling(&view, &called), Some(view.id)))
            }
            Err(TablesError::ChannelTaken) => self.channel_taken().await,
            Err(error) => Err(error),
        }
    }

    /// A thread is started first, and the lobby opens in it.
    async fn open_thread(&self, lobby: NewLobby) -> Result<Reply, TablesError> {
        if let Some(why) = self.hindrance(&self.guest.missing_for_thread, &lobby.options).await? {
            return Ok(why.into());
        }
        self.settle_language().await?;
        Ok(Reply::Thread(self.new_thread(lobby)))
    }

    /// The first lobby settles the language of the server: that which the server has on Discord, or
    /// the host's, since most servers have left theirs at English.
    async fn settle_language(&self) -> Result<(), TablesError> {
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

    /// The reason why no lobby may be opened, given the missing permissions.
    async fn hindrance(
        &self,
        missing: &[&'static str],
        options: &Options,
    ) -> Result<Option<PrivateMessage>, TablesError> {
        let words = self.words();
        if !missing.is_empty() {
            return Ok(Some(words.missing_permissions(missing)));
        }
        if let Some(why) = self.not_here() {
            return Ok(Some(why));
        }
        if let Err(unplayable) = options.check() {
            return Ok(Some(words.unplayable_message(unplayable)));
        }
        self.too_many_tables().await
    }

    /// The reason why no table may be in this channel, by the server's settings.
    fn not_here(&self) -> Option<PrivateMessage> {
        let settings = self.settings();
        let channel = self.guest.parent.unwrap_or(self.channel());
        let words = self.words();
        (!settings.allows(channel)).then(|| words.not_in_this_channel(&settings.channels))
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

    /// The reason why this host, or this server, may open no further table now. A press that has opened a table and
    /// was delivered twice is no reason.
    async fn too_many_tables(&self) -> Result<Option<PrivateMessage>, TablesError> {
        let (store, settings) = (self.store(), self.settings());
        let words = self.words();
        let open = store.open_tables(self.guild(), self.user()).await?;
        let lobbies = (open.lobbies >= settings.most_lobbies.into())
            .then(|| words.many_lobbies(settings.most_lobbies));
        let tables = || words.many_tables(settings.most_tables);
        // Elsewhere every place has one table, and none of them is in the way of another.
        let is_full = self.has_bot() && open.tables >= settings.most_tables.into();
        let too_many = lobbies.or_else(|| is_full.then(tables));
        // Checked last: the other delivery may be opening the table at this moment.
        let is_again = too_many.is_some() && store.has_press(self.guest.visit.press).await?;
        Ok(too_many.filter(|_| !is_again))
    }

    /// The refusal where the channel has a table already.
    async fn channel_taken(&self) -> Result<Reply, TablesError> {
        let table = self.tables().table_in(self.channel()).await?;
        let ends_it = |table: &Table| {
            table.seats(self.user()) && (table.host == self.user() || table.lobby().is_err())
        };
        let may_end = self.guest.visit.manages || self.tables().look(table, ends_it).await?;
        let id = if may_end { "refusal-channel-taken-by-you" } else { "refusal-channel-taken" };
        Ok(self.sentence(id).into())
    }

    async fn board(&self) -> Result<Reply, TablesError> {
        let found = self.table_here().await;
        if !self.guest.missing.is_empty() && matches!(found, Ok(_) | Err(TablesError::Astray)) {
            return Ok(self.words().missing_permissions(&self.guest.missing).into());
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

    pub(in crate::features) fn refusal(&self, refusal: Refusal, seen: &Seen) -> Reply {
        self.words().refusal(refusal, &seen.public, self.user()).into()
    }

    /// A new lobby for the same game, or a seat in the lobby that another player has opened for it.
    async fn rematch(&self, table: TableId) -> Result<Reply, TablesError> {
        let there = self.location_of(table).await?;
        let seen = self.visit_at(there, table, None).await?;
        let players = seen.public.players();
        let played = |player: &Player| player.belongs_to(self.user());
        if !players.iter().any(played) {
            return Ok(self.refusal(Refusal::NotSeated, &seen));
        }
        if let Some(lobby) = self.store().rematch_of(table).await? {
            return self.join(lobby).await;
        }
        let mut others = self.store().next_players(table).await?;
        let computers = players.iter().filter(|player| matches!(player, Player::Computer { .. }));
        let joining = self.joining_rematch(&seen.public).await?;
        let seated_again = |computer: &Player| match joining {
            Joining::AsHost(level) => computer.clone().at_level(level),
            Joining::Level(_) => computer.clone(),
        };
        others.extend(computers.map(seated_again).map(Sitter::without_press));
        let options = seen.public.options.without_chosen_player();
        others.truncate(options.most_seats() - 1);
        let lobby = NewLobby {
            parent: seen.public.parent,
            others,
            hints: seen.public.hints,
            rematch_of: Some(table),
            ..NewLobby::here(there, options, seen.public.clock, joining)
        };
        if there == self.guest.visit.location {
            self.open(lobby).await
        } else {
            self.open_below(lobby).await
        }
    }

    /// The strength of computer players at a rematch of this game. Those who are as strong as the
    /// host follow the results of this host, and of nobody who has not asked for it.
    async fn joining_rematch(&self, of: &PublicView) -> Result<Joining, TablesError> {
        if !of.joining.is_as_host() {
            return Ok(of.joining);
        }
        if self.user() != of.host {
            return Ok(Joining::Level(of.joining.level()));
        }
        let level = self.store().strength(self.guild(), self.user(), of.options.kind()).await?;
        Ok(Joining::AsHost(level))
    }

    /// Opens a lobby in a thread of this channel, and answers with a link to it.
    async fn open_below(&self, lobby: NewLobby) -> Result<Reply, TablesError> {
        if let Some(why) = self.hindrance(&[], &lobby.options).await? {
            return Ok(why.into());
        }
        let (view, _) = match self.open_lobby(lobby).await {
            Err(TablesError::ChannelTaken) => {
                return Ok(self.sentence("refusal-thread-taken").into());
            }
            opened => opened?,
        };
        // No answer becomes the table's message: it is posted as for a table that lost its own.
        self.tables().look_again(view.id);
        Ok(self.words().seated_in_lobby(view.location, None).into())
    }

    /// A seat in a lobby that is elsewhere in the channel or in a thread of it, and a link to it.
    pub(in crate::features) async fn join(&self, lobby: TableId) -> Result<Reply, TablesError> {
        let there = self.location_of(lobby).await?;
        let seen = self.visit_at(there, lobby, Some(Move::Sit)).await?;
        if let Err(refusal) = seen.happened
            && refusal != Refusal::SeatedAlready
        {
            return Ok(self.refusal(refusal, &seen));
        }
        let message = self.store().messages(lobby).await?.get(&MessageKind::Table).copied();
        Ok(self.words().seated_in_lobby(seen.public.location, message).into())
    }
}
