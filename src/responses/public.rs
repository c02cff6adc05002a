//! What is answered to everybody.

use std::sync::Arc;

use super::{Guest, Post, PrivateResponse, PublicResponse, Responder, Shared};
use crate::computer::Level;
use crate::press::{LobbyPress, Play};
use crate::rules::Options;
use crate::scores::Leaderboard;
use crate::server::{Place, ServerSettings};
use crate::table::{
    ChannelId, Clock, Location, Move, Opening, Player, PublicView, Refusal, Table, TableId,
};
use crate::tables::{Seen, TablesError};
use crate::view::{PrivateMessage, PublicMessage, Words};

/// A lobby that is to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NewLobby {
    pub(super) location: Location,
    /// The channel above, where it is told how the game ended.
    pub(super) parent: Option<ChannelId>,
    pub(super) options: Options,
    pub(super) clock: Clock,
    /// Computer players who sit down with the host.
    pub(super) computers: Vec<Player>,
    /// How well those play who sit down later.
    pub(super) joining: Level,
    /// Whether a master's hints may be had.
    pub(super) hints: bool,
    pub(super) rematch_of: Option<TableId>,
}

impl NewLobby {
    /// Where it is asked for.
    pub(super) const fn here(
        guest: &Guest,
        options: Options,
        clock: Clock,
        joining: Level,
    ) -> Self {
        Self {
            location: guest.visit.location,
            parent: None,
            options,
            clock,
            computers: Vec::new(),
            joining,
            hints: false,
            rematch_of: None,
        }
    }
}

impl Responder {
    /// A press on what everybody sees.
    pub async fn shared(&self, guest: &Guest, shared: Shared) -> PublicResponse {
        let answered = match shared {
            Shared::Lobby(table, press) => self.lobby(guest, table, press).await,
            Shared::Cut(table, words) => self.cut(guest, table, words).await,
            Shared::Vote(table, vote, press) => self.vote(guest, table, (vote, press)).await,
            Shared::GoOn(table) => self.go_on(guest, table).await,
            Shared::Rematch(table) => self.rematch(guest, table).await,
            Shared::Leaderboard(leaderboard) => {
                self.leaderboard(guest, leaderboard).await.map(PublicResponse::Update)
            }
        };
        answered
            .unwrap_or_else(|error| PublicResponse::Refused(self.apology(guest.language, &error)))
    }

    /// A command that posts, or a press on one's own message that does.
    pub async fn post(&self, guest: &Guest, post: Post) -> PublicResponse {
        let answered = match post {
            Post::Lobby(play) => self.play(guest, &play).await,
            Post::Board => self.board(guest).await,
            Post::Leaderboard(leaderboard) => {
                let page = self.leaderboard(guest, leaderboard).await;
                page.map(|page| PublicResponse::Post(page, None))
            }
            Post::Rematch(table) => self.rematch(guest, table).await,
        };
        answered
            .unwrap_or_else(|error| PublicResponse::Refused(self.apology(guest.language, &error)))
    }

    /// What was not said is as the server's settings have it.
    async fn play(&self, guest: &Guest, play: &Play) -> Result<PublicResponse, TablesError> {
        let settings = self.settings_of(guest);
        let options = match play.options(&settings) {
            Ok(options) => options,
            Err(wrong) => {
                let words = self.words_on(guest.visit.location.guild, guest.language);
                return Ok(refused(words.wrong_command(&wrong)));
            }
        };
        let lobby = NewLobby::here(guest, options, play.clock(&settings), settings.level);
        match play.place(&settings) {
            Place::Thread if guest.parent.is_none() => self.open_thread(guest, lobby).await,
            Place::Thread => self.open(guest, NewLobby { parent: guest.seen_from, ..lobby }).await,
            Place::Here => self.open(guest, lobby).await,
        }
    }

    async fn open(&self, guest: &Guest, lobby: NewLobby) -> Result<PublicResponse, TablesError> {
        if let Some(why) = self.hindrance(guest, &guest.missing, &lobby.options).await? {
            return Ok(refused(why));
        }
        match self.open_lobby(guest, lobby).await {
            Ok(view) => Ok(self.posted(guest, &view)),
            Err(TablesError::ChannelTaken) => self.channel_taken(guest).await,
            Err(error) => Err(error),
        }
    }

    /// A thread is started first, and the lobby opens there.
    async fn open_thread(
        &self,
        guest: &Guest,
        lobby: NewLobby,
    ) -> Result<PublicResponse, TablesError> {
        Ok(match self.hindrance(guest, &guest.missing_for_thread, &lobby.options).await? {
            Some(why) => refused(why),
            None => PublicResponse::Thread(self.new_thread(guest, lobby)),
        })
    }

    /// Why no lobby may be opened, where these permissions are missing.
    async fn hindrance(
        &self,
        guest: &Guest,
        missing: &[&'static str],
        options: &Options,
    ) -> Result<Option<PrivateMessage>, TablesError> {
        let words = self.words(guest.language);
        if !missing.is_empty() {
            return Ok(Some(words.missing_permissions(missing)));
        }
        if let Some(why) = self.not_here(guest) {
            return Ok(Some(why));
        }
        if let Err(unplayable) = options.check() {
            return Ok(Some(words.unplayable_message(unplayable)));
        }
        self.too_many_tables(guest).await
    }

    /// Why no table may stand in this channel, as the server's settings have it.
    fn not_here(&self, guest: &Guest) -> Option<PrivateMessage> {
        let settings = self.settings_of(guest);
        let channel = guest.parent.unwrap_or(guest.visit.location.channel);
        let words = self.words(guest.language);
        (!settings.allows(channel)).then(|| words.not_in_this_channel(&settings.channels))
    }

    fn settings_of(&self, guest: &Guest) -> Arc<ServerSettings> {
        self.tables.store().settings(guest.visit.location.guild)
    }

    /// The words of what everybody sees who is where the guest is.
    pub(super) fn words_for_all(&self, guest: &Guest) -> Words {
        self.words_on(guest.visit.location.guild, guest.server)
    }

    pub(super) async fn open_lobby(
        &self,
        guest: &Guest,
        lobby: NewLobby,
    ) -> Result<PublicView, TablesError> {
        let opening = Opening {
            location: lobby.location,
            parent: lobby.parent,
            host: guest.visit.person.clone(),
            press: guest.visit.press,
            options: lobby.options,
            clock: lobby.clock,
            secret: self.tables.draw_secret()?,
            computers: lobby.computers,
            joining: lobby.joining,
            hints: lobby.hints,
            rematch_of: lobby.rematch_of,
        };
        self.tables.open(opening).await
    }

    /// Why this host, or this server, may open no further table now. A press that has opened one, and was
    /// delivered again, opens none.
    async fn too_many_tables(&self, guest: &Guest) -> Result<Option<PrivateMessage>, TablesError> {
        let (store, settings) = (self.tables.store(), self.settings_of(guest));
        let words = self.words(guest.language);
        let open = store.open_tables(guest.visit.location.guild, guest.user()).await?;
        let lobbies = (open.lobbies >= settings.most_lobbies.into())
            .then(|| words.many_lobbies(settings.most_lobbies));
        let tables = || words.many_tables(settings.most_tables);
        let too_many =
            lobbies.or_else(|| (open.tables >= settings.most_tables.into()).then(tables));
        // Looked at last: the other delivery may be opening the table this very moment.
        let is_again = too_many.is_some() && store.has_press(guest.visit.press).await?;
        Ok(too_many.filter(|_| !is_again))
    }

    /// The channel has a table.
    async fn channel_taken(&self, guest: &Guest) -> Result<PublicResponse, TablesError> {
        let table = self.tables.table_in(guest.visit.location.channel).await?;
        let ends_it = |table: &Table| {
            table.seats(guest.user()) && (table.host == guest.user() || table.lobby().is_err())
        };
        let may_end = guest.visit.manages || self.tables.look(table, ends_it).await?;
        let id = if may_end { "refusal-channel-taken-by-you" } else { "refusal-channel-taken" };
        Ok(refused(self.words(guest.language).private(id)))
    }

    async fn board(&self, guest: &Guest) -> Result<PublicResponse, TablesError> {
        let found = self.table_here(guest).await;
        if !guest.missing.is_empty() && matches!(found, Ok(_) | Err(TablesError::Astray)) {
            let words = self.words(guest.language);
            return Ok(refused(words.missing_permissions(&guest.missing)));
        }
        let table = match found {
            Err(TablesError::Astray) => {
                return match self.not_here(guest) {
                    Some(why) => Ok(refused(why)),
                    None => self.fetch(guest).await,
                };
            }
            found => found?,
        };
        let seen = self.tables.visit(table, guest.visit.clone(), None).await?;
        Ok(self.posted(guest, &seen.public))
    }

    /// A game of who asks, whose channel is gone, goes on in this one.
    async fn fetch(&self, guest: &Guest) -> Result<PublicResponse, TablesError> {
        let here = guest.visit.location;
        let game = self.tables.store().game_of(here.guild, guest.user()).await?;
        let table = game.ok_or(TablesError::NoTable)?.table;
        let fetch = Some(Move::Fetch(here));
        let seen = self.tables.visit(table, guest.visit.clone(), fetch).await?;
        Ok(match seen.happened {
            Ok(_) => self.posted(guest, &seen.public),
            Err(refusal) => self.refusal(guest, refusal, &seen),
        })
    }

    fn posted(&self, guest: &Guest, view: &PublicView) -> PublicResponse {
        PublicResponse::Post(self.words_for_all(guest).table(view), Some(view.id))
    }

    /// A press on the lobby: it is redrawn for everybody, or who pressed learns why it is not.
    async fn lobby(
        &self,
        guest: &Guest,
        table: TableId,
        press: LobbyPress,
    ) -> Result<PublicResponse, TablesError> {
        let next = match press {
            LobbyPress::Sit => Move::Sit,
            LobbyPress::StandUp => Move::StandUp,
            LobbyPress::AddComputer => Move::AddComputer,
            LobbyPress::RemoveComputer => Move::RemoveComputer,
            LobbyPress::Begin => Move::Begin,
            LobbyPress::FillAndBegin => Move::FillAndBegin,
        };
        let seen = self.tables.visit(table, guest.visit.clone(), Some(next)).await?;
        Ok(match seen.happened {
            // What was pressed is out of date: it shows how the table stands.
            Ok(_) | Err(Refusal::Begun | Refusal::Over) => {
                PublicResponse::Update(self.words_for_all(guest).table(&seen.public))
            }
            Err(refusal) => self.refusal(guest, refusal, &seen),
        })
    }

    pub(super) fn refusal(&self, guest: &Guest, refusal: Refusal, seen: &Seen) -> PublicResponse {
        refused(self.words(guest.language).refusal(refusal, &seen.public, guest.user()))
    }

    /// A new lobby for the same game, or a seat in the one that somebody opened for it.
    async fn rematch(&self, guest: &Guest, table: TableId) -> Result<PublicResponse, TablesError> {
        let seen = self.tables.visit(table, guest.visit.clone(), None).await?;
        let players = seen.public.players();
        let played = |player: &Player| player.scored_for().is_some_and(|p| p.id == guest.user());
        if !players.iter().any(played) {
            return Ok(self.refusal(guest, Refusal::NotSeated, &seen));
        }
        if let Some(lobby) = self.tables.store().rematch_of(table).await? {
            return self.join(guest, lobby).await;
        }
        let computers =
            players.iter().filter(|player| matches!(player, Player::Computer { .. })).cloned();
        let lobby = NewLobby {
            parent: seen.public.parent,
            computers: computers.collect(),
            hints: seen.public.hints,
            rematch_of: Some(table),
            ..NewLobby::here(guest, seen.public.options, seen.public.clock, seen.public.joining)
        };
        self.open(guest, lobby).await
    }

    /// A seat in a lobby that stands elsewhere in the channel, and the way there.
    async fn join(&self, guest: &Guest, lobby: TableId) -> Result<PublicResponse, TablesError> {
        let seen = self.tables.visit(lobby, guest.visit.clone(), Some(Move::Sit)).await?;
        if let Err(refusal) = seen.happened
            && refusal != Refusal::SeatedAlready
        {
            return Ok(self.refusal(guest, refusal, &seen));
        }
        let message = self.tables.store().messages(lobby).await?.table;
        Ok(refused(self.words(guest.language).seated_for_rematch(seen.public.location, message)))
    }

    async fn leaderboard(
        &self,
        guest: &Guest,
        leaderboard: Leaderboard,
    ) -> Result<PublicMessage, TablesError> {
        let guild = guest.visit.location.guild;
        let standings = self.tables.store().leaderboard(guild, guest.user(), leaderboard).await?;
        Ok(self.words(guest.server).leaderboard(&standings, &guest.visit.person))
    }
}

const fn refused(message: PrivateMessage) -> PublicResponse {
    PublicResponse::Refused(PrivateResponse::plain(message))
}
