//! What a press or a command comes to: the response to who pressed, and what tables show.
//!
//! A response is private or public by the kind of the request, and by its type: what only one person may
//! see cannot be put where everybody looks.

mod cut;
mod help;
mod panel;
mod past;
mod privacy;
mod private;
mod profile;
mod public;
mod request;
mod settings;
mod thread;
mod vote;

pub use past::LastGame;
pub use profile::{AskedProfile, ProfileTo};
pub use request::{On, Post, Request, Shared, Show, Suggest};
pub use thread::{NewThread, Opened};

use std::sync::{Arc, PoisonError, RwLock};

use tracing::error;

use crate::emojis::Emojis;
use crate::press::{Draft, Page, Screen, Topic};
use crate::table::{ChannelId, GuildId, Location, PrivateView, PublicView, TableId, UserId, Vote};
use crate::tables::{Tables, TablesError, Visit};
use crate::view::{Language, PrivateMessage, PublicMessage, Wordbook, Words};

/// Responds to presses, and says what tables show.
pub struct Responder {
    tables: Tables,
    wordbook: Wordbook,
    emojis: RwLock<Arc<Emojis>>,
    checks: past::Checks,
}

/// Who asks, where, and in which languages is answered.
#[derive(Clone, Debug)]
pub struct Guest {
    /// Who comes, where, and by which press.
    pub visit: Visit,
    /// What the bot may not do in this channel but needs to: names of sentences.
    pub missing: Vec<&'static str>,
    /// The same, where a table is to stand in a thread of its own.
    pub missing_for_thread: Vec<&'static str>,
    /// The channel above, where they are in a thread.
    pub parent: Option<ChannelId>,
    /// The same, where everybody there may see the thread: what becomes of its tables is told there.
    pub seen_from: Option<ChannelId>,
    /// The language of who asks.
    pub language: Language,
    /// The language of the server.
    pub server: Language,
}

/// A message to who asked alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrivateResponse {
    /// The message.
    pub message: PrivateMessage,
    /// What it shows for as long as it is open.
    pub shows: Option<Shows>,
}

/// What a player's own message shows: it is redrawn when that changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shows {
    /// Of which table.
    pub table: TableId,
    /// What.
    pub what: Showing,
    /// In which language.
    pub language: Language,
}

/// What of a table an own message shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Showing {
    /// Hand or page, or what is opened inside it; and what is laid out there and not decided.
    Play(Screen, Draft),
    /// A topic of the rules, opened inside hand or page; and what is laid out there.
    Rules(Topic, Draft),
    /// In the lobby: the host's panel of options.
    Panel(Page),
}

impl Showing {
    /// The hand or page, nothing laid out.
    pub fn hand() -> Self {
        Self::Play(Screen::Hand, Draft::default())
    }
}

/// What comes of what concerns everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicResponse {
    /// The pressed message anew.
    Update(PublicMessage),
    /// A new message; where it is a table's own, the table's.
    Post(PublicMessage, Option<TableId>),
    /// A new line in the channel, and a table in the thread that is started from it.
    Thread(NewThread),
    /// Nothing, and who asked alone learns why.
    Refused(PrivateResponse),
}

/// What a table shows everybody.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The table as everybody may see it.
    pub view: PublicView,
    /// Its message.
    pub message: PublicMessage,
    /// How the game stood at its end, once it is over: shown for a while before the result.
    pub last: Option<PublicMessage>,
    /// The message with the result of its game, once that is over.
    pub result: Option<PublicMessage>,
    /// The line about it in the channel above, where the table stands in a thread.
    pub report: Option<PublicMessage>,
    /// The message that calls those who are waited for, once half of their time is up.
    pub nudge: Option<PublicMessage>,
    /// The messages of votes that are open.
    pub votes: Vec<(Vote, PublicMessage)>,
    /// What a message says that stands for the table no longer.
    pub moved: PublicMessage,
}

impl Responder {
    /// Responds over these tables, in these words.
    pub fn new(tables: Tables, wordbook: Wordbook) -> Self {
        Self { tables, wordbook, emojis: RwLock::default(), checks: past::Checks::default() }
    }

    /// The emojis that are shown.
    pub fn emojis(&self) -> Arc<Emojis> {
        self.emojis.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// From now on these emojis are shown, wherever something is drawn.
    pub fn show_emojis(&self, emojis: Emojis) {
        *self.emojis.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(emojis);
    }

    /// The tables.
    pub const fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The words of a language, with the emojis that are there now.
    pub fn words(&self, language: Language) -> Words {
        self.wordbook.of(language).with_emojis(self.emojis())
    }

    /// The same, for what is shown on this server: with its presets, in its look.
    fn words_on(&self, guild: GuildId, language: Language) -> Words {
        self.words(language).on_server(self.tables.store().settings(guild))
    }

    /// What a table shows everybody, and these people's own messages.
    ///
    /// # Errors
    /// There is no such table, or the database cannot be read.
    pub async fn shown(
        &self,
        table: TableId,
        own: &[(UserId, Shows)],
    ) -> Result<(Shown, Vec<Option<PrivateMessage>>), TablesError> {
        let people: Vec<UserId> = own.iter().map(|(user, _)| *user).collect();
        let (view, views) = self.tables.views(table, &people).await?;
        let words = self.words_on(view.location.guild, Language::default());
        let nudged = self.tables.nudged(table).await?;
        let shown = Shown {
            nudge: words.nudge(&view, &nudged),
            votes: words.votes(&view),
            message: words.table(&view),
            last: words.last_board(&view),
            result: words.result(&view),
            report: words.report(&view),
            moved: words.moved(),
            view,
        };
        let own = own.iter().zip(views).map(|((user, shows), own)| {
            let words = self.words_on(shown.view.location.guild, shows.language);
            match (&shows.what, own) {
                (Showing::Panel(page), _) => Some(words.panel(&shown.view, *user, *page)),
                (Showing::Play(screen, draft), Some(own)) => Some(words.own(&own, *screen, draft)),
                (Showing::Rules(topic, draft), Some(own)) => {
                    Some(words.own_rules(&own, *topic, draft))
                }
                // Their time ran out too often.
                (Showing::Play(..) | Showing::Rules(..), None) => {
                    shown.view.is_away(*user).then(|| words.stepped_away(&shown.view))
                }
            }
        });
        let own = own.collect();
        Ok((shown, own))
    }

    /// The table that stands in the channel. Where there is none, but who asks plays in another, that is the error.
    async fn table_here(&self, guest: &Guest) -> Result<TableId, TablesError> {
        let Location { guild, channel } = guest.visit.location;
        match self.tables.table_in(channel).await {
            Err(TablesError::NoTable) => {}
            found => return found,
        }
        match self.tables.store().game_of(guild, guest.user()).await? {
            None => Err(TablesError::NoTable),
            Some(game) if game.is_astray => Err(TablesError::Astray),
            Some(game) => {
                self.tables.look_again(game.table);
                Err(TablesError::In(game.channel))
            }
        }
    }

    /// What who asked reads when it could not be done.
    fn apology(&self, language: Language, fault: &TablesError) -> PrivateResponse {
        let sentence = match fault {
            TablesError::NoTable => "refusal-no-table",
            TablesError::SetAside => "refusal-set-aside",
            TablesError::Elsewhere => "refusal-forged",
            TablesError::In(channel) => {
                return PrivateResponse::plain(self.words(language).elsewhere(*channel));
            }
            TablesError::Astray => "refusal-channel-gone",
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
        PrivateResponse::plain(self.words(language).private(sentence))
    }
}

impl PrivateResponse {
    /// A message that shows nothing that changes.
    pub const fn plain(message: PrivateMessage) -> Self {
        Self { message, shows: None }
    }
}

impl Guest {
    /// Who it is.
    pub const fn user(&self) -> UserId {
        self.visit.person.id
    }

    fn shows(&self, view: &PrivateView, what: Showing) -> Shows {
        Shows { table: view.table.id, what, language: self.language }
    }
}
