//! The bot without its gateway connection: it receives interactions and shows what changes.

use std::convert::Infallible;
use std::path::PathBuf;
use std::sync::Arc;

use futures_util::future::LocalBoxFuture;
use serenity::all::Interaction;
use strum::VariantArray as _;

use super::RunError;
use super::answers::{Answers, Busy};
use super::boards::Boards;
use super::commands::ApplicationCommand;
use super::daily::DailyMessages;
use super::emojis::{Adding, ApplicationEmojis};
use super::interactions::{Interactions, When};
use super::rest::{Rest, SendError};
use super::servers::Servers;
use super::transport::Transport;
use crate::features::{Days, Responder};
use crate::language::Language;
use crate::metrics::Metrics;
use crate::peers::Mailboxes;
use crate::settings::Settings;
use crate::sharding::ShardRange;
use crate::store::{GatewaySession, ReadError, Store};
use crate::table::{Spectacle, Tempo};
use crate::tables::{Changes, Tables};
use crate::view::{Wordbook, command_tree};
use crate::work::Work;

/// The bot without its gateway connection.
#[derive(Clone)]
pub struct Core {
    pub(super) tables: Tables,
    pub(super) interactions: Interactions,
    pub(super) rest: Rest,
    pub(super) metrics: Metrics,
    work: Work,
    boards: Boards,
    servers: Servers,
    emojis: ApplicationEmojis,
    mailboxes: Option<Arc<Mailboxes>>,
}

impl Core {
    /// Opens the database, registers the commands if that is this process's task, and prepares
    /// everything else. The future is boxed, as that of [`Bot::prepare`](super::Bot::prepare).
    pub fn start(
        settings: &Settings,
        transport: Arc<dyn Transport>,
        work: Work,
    ) -> LocalBoxFuture<'_, Result<Self, RunError>> {
        Box::pin(Self::start_from(settings, transport, work))
    }

    async fn start_from(
        settings: &Settings,
        transport: Arc<dyn Transport>,
        work: Work,
    ) -> Result<Self, RunError> {
        refuse_new_part(settings)?;
        let store = Store::open_with(&settings.database_url, work.clone()).await?;
        let store = if mailboxes(settings).is_some() { store.of_several() } else { store };
        if let Err(error) = refuse_other_servers(&store, settings.shards).await {
            store.close().await;
            return Err(error);
        }
        let instruments = (work, store.metrics().clone());
        let (tables, changes) = Tables::new(store, settings.pause, settings.randomness.clone());
        match Self::connect(settings, transport, tables.clone(), changes, instruments).await {
            Ok(core) => Ok(core),
            Err(error) => {
                tables.close().await;
                Err(error)
            }
        }
    }

    async fn connect(
        settings: &Settings,
        transport: Arc<dyn Transport>,
        tables: Tables,
        changes: Changes,
        (work, metrics): (Work, Metrics),
    ) -> Result<Self, RunError> {
        // Nothing is shown before people who reappeared with a backup are deleted again.
        tables.delete_again().await?;
        let base = settings.api_base.as_deref();
        let there = base.map(|base| format!(" (DISCORD_API_BASE is {base})")).unwrap_or_default();
        let discord = |error: SendError| match error {
            SendError::Refused { status: 401, .. } => RunError::Token,
            other => RunError::Discord(format!("{other}{there}")),
        };
        let rest = Rest::new(settings, transport, metrics.clone());
        let rest = rest.identify().await.map_err(discord)?;
        let wordbook = Wordbook::default();
        for language in Language::VARIANTS {
            metrics.messages_missing(*language, wordbook.of(*language).messages_missing());
        }
        let tree = command_tree(&wordbook);
        let wordbook = match settings.pseudo {
            Some(pseudo) => wordbook.with_pseudo(pseudo),
            None => wordbook,
        };
        let is_part = settings.shards.is_some_and(ShardRange::is_part);
        let folder = daily_folder(settings, is_part)?;
        if folder.is_none() {
            tracing::warn!(
                "DAILY_DIR is not set: there is no deal of the day, and the processes tell each other neither \
                 settings nor deletions"
            );
        }
        let (days, day_changes) =
            Days::new(folder, settings.daily.clock.clone(), settings.randomness.clone());
        let responder =
            Arc::new(Responder::new(tables.clone(), wordbook, is_part, settings.effort, days));
        let command = ApplicationCommand { rest: rest.clone(), responder: responder.clone() };
        let is_for_all = settings.shards.is_none_or(ShardRange::has_shard_zero);
        if is_for_all {
            command.register(&tree).await.map_err(discord)?;
        } else if !command.look(tree.name).await {
            work.spawn(async move { command.wait(tree.name).await });
        }
        let adding =
            if is_for_all { Adding::Here(settings.emoji_pause) } else { Adding::Elsewhere };
        let emojis = ApplicationEmojis { rest: rest.clone(), responder: responder.clone(), adding };
        // The first drawings use these emojis already.
        emojis.look().await;
        let last_look = tables.stands(Spectacle::Round, Tempo::Calm);
        let instruments = (work.clone(), metrics.clone());
        let boards =
            Boards::start(responder.clone(), rest.clone(), changes, last_look, instruments).await?;
        let servers = Servers {
            rest: rest.clone(),
            boards: boards.clone(),
            metrics: metrics.clone(),
            shards: settings.shards,
        };
        let announced_after = settings.presses.announced_after;
        let busy = Busy::of(&responder).map_err(discord)?;
        let daily = DailyMessages::start(responder.clone(), rest.clone(), &work, day_changes);
        let answers = Answers {
            responder,
            daily,
            rest: rest.clone(),
            boards: boards.clone(),
            announced_after,
            busy,
        };
        let interactions = Interactions::new(answers, settings.presses, is_for_all, &work);
        tables.start_clocks().await?;
        tables.wake().await?;
        tables.end_what_is_left();
        let mailboxes = mailboxes(settings).map(Arc::new);
        Ok(Self { tables, interactions, rest, metrics, work, boards, servers, emojis, mailboxes })
    }

    /// Finds out which servers have removed the bot, now and once a day, and shows the tables whose
    /// last change before this start may not have been shown.
    pub fn restore(&self) {
        let (servers, boards) = (self.servers.clone(), self.boards.clone());
        self.work.spawn(async move {
            servers.look().await;
            boards.restore();
            servers.look_daily().await;
        });
    }

    /// Adds the emojis that the application does not have, if that is this process's task, and
    /// regularly checks which of them exist.
    pub async fn keep_emojis(&self) -> ! {
        self.emojis.keep().await
    }

    /// Exchanges with the other processes of the bot what people choose for every server, and deletions.
    pub async fn keep_in_touch(&self) -> Infallible {
        self.tables.keep_in_touch(self.mailboxes.clone()).await
    }

    /// Handles an interaction from the gateway, concurrently with everything else.
    ///
    /// # Errors
    /// The value is not an interaction.
    pub fn hear(
        &self,
        interaction: serde_json::Value,
        when: When,
    ) -> Result<(), serde_json::Error> {
        let interaction: Interaction = serde_json::from_value(interaction)?;
        self.interactions.hear(&interaction, when);
        Ok(())
    }

    /// The gateway's sessions that the last run stored. Missed interactions are judged by what it
    /// measured, until new ones arrive.
    pub async fn sessions_before(&self) -> Result<Vec<GatewaySession>, ReadError> {
        let kept = self.tables.store().gateway_sessions().await?;
        self.interactions.trust(kept.iter().filter_map(|session| session.quickest).min());
        Ok(kept)
    }

    /// The offset from Discord's clock to this machine's, in milliseconds, which is stored with the
    /// sessions.
    pub fn quickest(&self) -> Option<i64> {
        self.interactions.quickest()
    }

    /// Waits until all interactions are answered, but not longer than Discord waits.
    pub async fn finish(&self) {
        self.interactions.finish().await;
    }

    pub const fn tables(&self) -> &Tables {
        &self.tables
    }
}

/// Refuses to make the database of one process of several: only files of one split can be merged again.
fn refuse_new_part(settings: &Settings) -> Result<(), RunError> {
    let Some(range) = settings.shards.filter(|range| range.is_part()) else {
        return Ok(());
    };
    match Store::missing(&settings.database_url)? {
        Some(path) => Err(RunError::NoPart { path, range }),
        None => Ok(()),
    }
}

/// The folder with the secret of the deal of the day: the one in the settings, or else one next to
/// the database. Several processes share one, which the settings must name.
fn daily_folder(settings: &Settings, is_part: bool) -> Result<Option<PathBuf>, RunError> {
    match &settings.daily.folder {
        None if is_part => Ok(None),
        None => Ok(Some(Store::folder_beside(&settings.database_url)?)),
        named => Ok(named.clone()),
    }
}

/// The inboxes of all processes; `None` if the bot runs as one, or the processes share no folder.
fn mailboxes(settings: &Settings) -> Option<Mailboxes> {
    let own = settings.shards.filter(|range| range.is_part())?;
    Some(Mailboxes::new(settings.daily.folder.as_ref()?, own))
}

/// Refuses a database with servers of other shards: two processes must not show the same tables.
async fn refuse_other_servers(store: &Store, shards: Option<ShardRange>) -> Result<(), RunError> {
    let Some(range) = shards else { return Ok(()) };
    let known = store.known_servers().await?;
    match known.iter().filter(|server| !range.contains(**server)).count() {
        0 => Ok(()),
        count => Err(RunError::OtherServers { count, range }),
    }
}
