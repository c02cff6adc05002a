//! All tables, with one lock each. A move is decided, stored and remembered under that lock; then
//! the task that shows tables is notified.
//!
//! Memory follows the disk: a step is remembered once it is stored, and a table whose state on disk
//! is uncertain is dropped from memory and loaded again.

mod abandoned;
mod after_game;
mod clocks;
mod company;
mod computers;
mod crowd;
mod eyes;
mod memory;
mod pace;
mod peers;
mod places;
mod privacy;
mod receive;
mod snapshot;
mod visit;

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use clocks::{Clocks, Presence};
use company::{Around, ReactionLimit};
use crowd::Crowds;
use eyes::OpenEyes;
use pace::Pace;
use tokio::sync::{Semaphore, mpsc};
use tracing::warn;

use crate::bell::Called;
use crate::metrics::Metrics;
use crate::store::{Store, WriteError};
use crate::table::{
    ChannelId, GuildId, Opening, PublicView, Randomness, Secret, Spectacle, Table, TableId, Tempo,
    UserId,
};
use crate::work::Work;

pub use crate::store::Deleted;
pub use peers::Waits;
pub use places::Removed;
pub use snapshot::Snapshot;
pub use visit::{Happened, Seen, TablesError, Visit};

#[derive(Clone)]
pub struct Tables {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    work: Work,
    metrics: Metrics,
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    changes: mpsc::UnboundedSender<Change>,
    pause: Duration,
    randomness: Randomness,
    /// The number of lobbies opened since the start.
    lobbies: AtomicU64,
    /// Limits the number of computer players that think at once.
    thinkers: Semaphore,
    clocks: Clocks,
    reactions: ReactionLimit,
    crowds: Crowds,
    closed: AtomicBool,
}

/// A table in memory; empty until it is loaded.
struct Slot {
    table: tokio::sync::Mutex<Option<Table>>,
    pace: Pace,
    driven: AtomicBool,
    presence: Mutex<Presence>,
    /// The people who were told that it cannot be shown.
    told: Mutex<BTreeSet<UserId>>,
    /// True if its stored rows are inconsistent.
    is_set_aside: AtomicBool,
    /// True if a master breaks down the points of its game, or has done so.
    is_judged: AtomicBool,
    /// What the people around it do.
    around: Around,
    eyes: OpenEyes,
}

/// A notification for the task that shows tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Changed(TableId),
    /// Somebody waits to see the table: check whether its message still exists.
    LookAgain(TableId),
}

/// The notifications, in order.
pub type Changes = mpsc::UnboundedReceiver<Change>;

impl Tables {
    /// The tables of this database. Computer players pause for `pause` before they act.
    pub fn new(store: Store, pause: Duration, randomness: Randomness) -> (Self, Changes) {
        let (changes, receiver) = mpsc::unbounded_channel();
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let inner = Inner {
            work: store.work().clone(),
            metrics: store.metrics().clone(),
            store,
            slots: Mutex::default(),
            changes,
            pause,
            randomness,
            lobbies: AtomicU64::new(0),
            thinkers: Semaphore::new(cores),
            clocks: Clocks::default(),
            reactions: ReactionLimit::default(),
            crowds: Crowds::default(),
            closed: AtomicBool::new(false),
        };
        (Self { inner: Arc::new(inner) }, receiver)
    }

    /// Closes the tables and then the database: nothing can be read and no step taken any more.
    pub async fn close(&self) {
        self.inner.closed.store(true, Ordering::Release);
        self.inner.store.close().await;
    }

    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// Thirty-two random bytes for this purpose, which is named only once.
    pub fn draw(&self, purpose: &str) -> Result<[u8; 32], TablesError> {
        self.inner.randomness.draw(purpose).map_err(|_| TablesError::NoRandomness)
    }

    /// Draws the secret of a new lobby.
    pub fn draw_secret(&self) -> Result<Secret, TablesError> {
        let number = self.inner.lobbies.fetch_add(1, Ordering::Relaxed);
        self.draw(&format!("lobby {number}")).map(Secret::stored)
    }

    /// Opens a lobby and returns its public view. If the press has already taken effect, because
    /// Discord delivered it twice, returns the current public view of that table.
    ///
    /// # Errors
    /// The channel already has a table, or the database refuses.
    pub async fn open(&self, opening: Opening) -> Result<PublicView, TablesError> {
        self.open_and_call(opening).await.map(|(view, _)| view)
    }

    /// Opens a lobby like [`Tables::open`], and returns also the people whom it calls. A press that
    /// has already taken effect calls nobody again.
    pub async fn open_and_call(
        &self,
        opening: Opening,
    ) -> Result<(PublicView, Called), TablesError> {
        let (mut table, called) = match self.inner.store.open_table(opening).await {
            Err(WriteError::PressedBefore(table)) => {
                let view = self.look(table, Table::public_view).await?;
                return Ok((view, Called::default()));
            }
            opened => opened?,
        };
        self.inner.store.complete(&mut table).await?;
        let (view, rematch_of) = (table.public_view(), table.rematch_of);
        *self.slot(view.id).table.lock().await = Some(table);
        if let Some(previous) = rematch_of {
            self.result_changed(previous);
        }
        Ok((view, called))
    }

    /// The table in this channel.
    ///
    /// # Errors
    /// The channel has none, or the database cannot be read.
    pub async fn table_in(&self, channel: ChannelId) -> Result<TableId, TablesError> {
        self.inner.store.table_in(channel).await?.ok_or(TablesError::NoTable)
    }

    /// Applies `look` to the current state of a table.
    pub async fn look<T>(
        &self,
        id: TableId,
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        Ok(look(self.load(id, &slot, &mut table).await?))
    }

    /// Returns whether this person wants a master's hints and the table allows them.
    async fn wants_hints(&self, table: &PublicView, user: UserId) -> Result<bool, TablesError> {
        Ok(table.hints && self.inner.store.wants_hints(user).await?)
    }

    /// The time for which a spectacle stays on screen.
    pub fn stands(&self, spectacle: Spectacle, tempo: Tempo) -> Duration {
        pace::stands(spectacle, tempo, self.inner.pause)
    }

    /// Returns whether a computer player is about to follow the move of a fast game.
    pub async fn moves_on_at_once(&self, id: TableId) -> bool {
        self.slot(id).pace.is_brief()
            && self.look(id, |table| table.computer_asked().is_some()).await.unwrap_or(false)
    }

    /// The table's message now shows the game as of this number of log entries.
    pub fn drawn(&self, id: TableId, entries: u32) {
        self.slot(id).pace.drawn(entries);
    }

    /// Notifies the task that shows tables, and lets computer players act.
    fn say_changed(&self, id: TableId) {
        // The send fails only if no task shows tables.
        let _ = self.inner.changes.send(Change::Changed(id));
        self.drive(id);
    }

    /// Somebody joined the rematch of this table or left it, or has played the same deal: the result
    /// says so once it has been read again.
    pub fn result_changed(&self, id: TableId) {
        let tables = self.clone();
        self.inner.work.spawn(async move { tables.read_again(id).await });
    }

    /// Something that is stored with a table that is over has changed.
    async fn read_again(&self, id: TableId) {
        *self.slot(id).table.lock().await = None;
        self.say_changed(id);
    }

    /// Redraws the lobbies and games of this server, whose appearance has changed.
    pub async fn draw_all_of(&self, guild: GuildId) {
        match self.inner.store.tables_of(guild, i64::MAX).await {
            Ok(tables) => tables.into_iter().for_each(|table| self.say_changed(table)),
            Err(error) => warn!("tables keep their look until something changes there: {error}"),
        }
    }

    /// Redraws the open tables of this person, who has chosen another title, or has muted somebody.
    pub async fn draw_all_with(&self, person: UserId) {
        match self.inner.store.tables_with(person).await {
            Ok(tables) => tables.into_iter().for_each(|table| self.say_changed(table)),
            Err(error) => warn!("tables keep a title until something changes there: {error}"),
        }
    }

    /// Asks the task that shows tables to check whether this one is still shown.
    pub fn look_again(&self, id: TableId) {
        let _ = self.inner.changes.send(Change::LookAgain(id));
    }
}
