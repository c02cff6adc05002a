//! The answers to interactions, and what tables show.
//!
//! `answering` lists what a command, a press, a pick or a form means. Each feature says in its file how the answer is
//! delivered (`Delivery`) and works it out (`Reply`). Private and public messages are two types, so that content for one
//! person cannot be put where everyone looks.

mod answering;
pub(crate) mod bell;
pub(crate) mod challenge;
mod command;
mod context;
pub(crate) mod cut;
pub(crate) mod daily;
mod delivery;
pub mod help;
pub(crate) mod history;
pub(crate) mod hour;
pub(crate) mod leaderboard;
pub(crate) mod lesson;
pub(crate) mod lobby;
pub(crate) mod panel;
mod parameter;
pub(crate) mod play;
mod preset;
pub mod press;
pub(crate) mod privacy;
pub mod profile;
mod reply;
pub(crate) mod rules;
pub mod settings;
mod shown;
pub(crate) mod spectator;
pub(crate) mod tablet;
pub(crate) mod vote;
pub(crate) mod week;

pub use answering::{Answering, On, Typing};
pub use context::{Context, Guest};
pub use daily::days::{DayChanged, Days};
pub use delivery::{Delivery, How, Late, Pressed, To};
pub use lobby::{NewThread, Opened};
pub use reply::{IntoReply, PrivateResponse, Reply, Showing, Shows};
pub use shown::Shown;
pub use spectator::Watching;

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock};

use crate::clock::now_ms;
use crate::computer::advice::Effort;
use crate::emojis::Emojis;
use crate::language::Language;
use crate::table::{GuildId, Location, PublicStage, Refusal, TableId, UserId};
use crate::tables::{Tables, TablesError};
use crate::view::{PrivateMessage, Wordbook, Words, ZonesShown};

/// The tables and the words, for answers and for what tables show.
pub struct Responder {
    tables: Tables,
    wordbook: Wordbook,
    emojis: RwLock<Arc<Emojis>>,
    /// Discord's id of the command `/wizard`, once it is registered.
    command: OnceLock<u64>,
    challenges: challenge::limits::Limits,
    checks: history::answer::Checks,
    reviews: history::reviews::Reviews,
    /// The servers whose first lobby has settled their language, until somebody who manages them has
    /// been told.
    settled: Mutex<HashSet<GuildId>>,
    days: Days,
    /// True if other processes have other servers of the bot, in databases of their own.
    is_part: bool,
}

impl Responder {
    /// `effort` is that of the judge who reviews games.
    pub fn new(
        tables: Tables,
        wordbook: Wordbook,
        is_part: bool,
        effort: Effort,
        days: Days,
    ) -> Self {
        Self {
            tables,
            wordbook,
            emojis: RwLock::default(),
            command: OnceLock::new(),
            challenges: challenge::limits::Limits::default(),
            checks: history::answer::Checks::default(),
            reviews: history::reviews::Reviews::new(effort),
            settled: Mutex::default(),
            days,
            is_part,
        }
    }

    pub fn emojis(&self) -> Arc<Emojis> {
        self.emojis.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// From now on these emojis are shown everywhere.
    pub fn show_emojis(&self, emojis: Emojis) {
        *self.emojis.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(emojis);
    }

    /// From now on subcommands can be pressed in texts. The first id is kept.
    pub fn mention_command(&self, id: u64) {
        self.command.get_or_init(|| id);
    }

    pub const fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The words of a language, with the emojis and the command that Discord has now.
    pub fn words(&self, language: Language) -> Words {
        self.wordbook
            .of(language)
            .with_emojis(self.emojis())
            .with_command(self.command.get().copied())
    }

    /// The language in which this person is answered: the one they have chosen, that of their
    /// Discord, or the server's.
    pub fn language_of(&self, guest: &Guest) -> Language {
        let store = self.tables.store();
        let server = || store.settings(guest.visit.location.guild).language.unwrap_or_default();
        store.language_of(guest.user()).or(guest.locale).unwrap_or_else(server)
    }

    /// What a person who manages the server is told once: the language that its first lobby has
    /// settled.
    pub fn language_to_tell(&self, guest: &Guest) -> Option<PrivateMessage> {
        let guild = guest.visit.location.guild;
        if !guest.visit.manages || !self.settled().remove(&guild) {
            return None;
        }
        let language = self.tables.store().settings(guild).language?;
        Some(self.words(guest.language).language_settled(language))
    }

    /// A person who manages this server is still to be told which language is settled.
    pub fn tell_language(&self, guild: GuildId) {
        self.settled().insert(guild);
    }

    fn settled(&self) -> MutexGuard<'_, HashSet<GuildId>> {
        self.settled.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The words for everyone on this server.
    fn words_for_all(&self, guild: GuildId) -> Words {
        self.words_on(guild, self.tables.store().settings(guild).language.unwrap_or_default())
    }

    /// The words for everyone in this channel, which is perhaps elsewhere.
    fn words_for_all_in(&self, Location { guild, channel }: Location) -> Words {
        let elsewhere = || self.tables.store().language_in(channel).unwrap_or_default();
        if guild.is_server() {
            self.words_for_all(guild)
        } else {
            self.words_on(guild, elsewhere())
        }
    }

    /// The words of a language for this server: with its presets, and with pictures or without.
    fn words_on(&self, guild: GuildId, language: Language) -> Words {
        self.words(language).on_server(self.tables.store().settings(guild))
    }

    /// The words for this person's private messages on this server.
    fn words_for(&self, person: UserId, guild: GuildId, language: Language) -> Words {
        self.words_on(guild, language).in_form(self.tables.store().look_of(person))
    }

    /// All that a table shows to everyone, and the private messages of these people.
    pub async fn shown(
        &self,
        table: TableId,
        own: &[(UserId, Shows)],
    ) -> Result<(Shown, Vec<Option<PrivateMessage>>), TablesError> {
        let people: Vec<UserId> = own.iter().map(|(user, _)| *user).collect();
        let mut snapshot = self.tables.snapshot(table, &people).await?;
        let views = std::mem::take(&mut snapshot.own);
        let eyes = std::mem::take(&mut snapshot.eyes);
        let location = snapshot.public.location;
        let guild = location.guild;
        let shown = Shown::new(snapshot, self.words_for_all_in(location));
        let has_panel = own.iter().any(|(_, shows)| matches!(shows.what, Showing::Panel(_)));
        let of_the_week = if has_panel { self.preset_of_the_week(guild).await? } else { None };
        let is_watched = own.iter().any(|(_, shows)| shows.what == Showing::Watching);
        let next = if is_watched { self.tables.store().next_players(table).await? } else { vec![] };
        let mut zones = BTreeMap::new();
        for (user, _) in own.iter().filter(|(_, shows)| shows.what == Showing::Hours) {
            let own = self.tables.store().zone_of(*user).await?;
            let servers = self.tables.store().settings(guild).zone.clone();
            zones.insert(*user, ZonesShown { own, servers, now: now_ms() });
        }
        let own = own.iter().zip(views).zip(eyes).map(|(((user, shows), own), eyes)| {
            let words = self.words_for(*user, guild, shows.language);
            match (&shows.what, own) {
                (Showing::Panel(page), _) => {
                    let words = words.with_preset_of_the_week(of_the_week);
                    Some(words.panel(&shown.view, *user, *page))
                }
                (Showing::Hours, _) => {
                    let zones = zones.get(user)?;
                    let is_open = matches!(shown.view.stage, PublicStage::Lobby(_));
                    Some(if is_open && shown.view.host == *user {
                        words.hours(&shown.view, zones)
                    } else {
                        words.refusal(Refusal::Begun, &shown.view, *user, None)
                    })
                }
                (Showing::Watching, _) => {
                    let guesses = self.tables.guesses_of(&shown.view, *user);
                    let own = Watching { eyes, guesses, next: next.clone() };
                    Some(words.watching(&shown.view, &own, *user))
                }
                (Showing::Play(screen, draft), Some(own)) => Some(words.own(&own, *screen, draft)),
                (Showing::Rules(topic, draft), Some(own)) => {
                    Some(words.own_rules(&own, *topic, draft))
                }
                // The player's time ran out too often.
                (Showing::Play(..) | Showing::Rules(..), None) => {
                    shown.view.is_away(*user).then(|| words.stepped_away(&shown.view))
                }
            }
        });
        let own = own.collect();
        Ok((shown, own))
    }
}
