//! All tables, with one lock each. A move is decided, stored and remembered under that lock; then
//! the task that shows tables is notified.
//!
//! Memory follows the disk: a step is remembered once it is stored, and a table whose state on disk
//! is uncertain is dropped from memory and loaded again.

mod abandoned;
mod clocks;
mod computers;
mod pace;
mod places;
mod privacy;
mod visit;

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Semaphore, mpsc};
use tracing::{error, warn};

pub use crate::store::Deleted;
pub use places::Removed;
pub use visit::{Happened, Seen, TablesError, Visit};

use crate::clock::now_ms;
use crate::metrics::Metrics;
use crate::store::{ReadError, Saved, Store, WriteError};
use crate::table::{
    Back, By, ChannelId, GuildId, Move, Opening, PressId, PrivateView, PublicView, Randomness,
    Refusal, Secret, Spectacle, Stage, Table, TableId, UserId,
};
use crate::work::Work;
use clocks::{Clocks, Presence};
use pace::Pace;

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
}

/// A notification for the task that shows tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The table has changed.
    Changed(TableId),
    /// Somebody waits to see the table: check whether its message still exists.
    LookAgain(TableId),
}

/// All that messages show of a table, as it was at one moment.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub public: PublicView,
    /// The private view of each person who was asked for; `None` for somebody who has no seat.
    pub own: Vec<Option<PrivateView>>,
    /// The people who have been reminded, because half of their time is up, and are still waited
    /// for.
    pub reminded: Vec<UserId>,
    /// True if the channel of the table is gone.
    pub is_astray: bool,
    /// True if the game waits because the table could not be shown.
    pub is_unseen: bool,
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

    /// Draws the secret of a new lobby.
    pub fn draw_secret(&self) -> Result<Secret, TablesError> {
        let number = self.inner.lobbies.fetch_add(1, Ordering::Relaxed);
        let drawn = self.inner.randomness.draw(&format!("lobby {number}"));
        drawn.map(Secret::stored).map_err(|_| TablesError::NoRandomness)
    }

    /// Opens a lobby and returns its public view. If the press has already taken effect, because
    /// Discord delivered it twice, returns the current public view of that table.
    ///
    /// # Errors
    /// The channel already has a table, or the database refuses.
    pub async fn open(&self, opening: Opening) -> Result<PublicView, TablesError> {
        let table = match self.inner.store.open_table(opening).await {
            Err(WriteError::PressedBefore(table)) => {
                return self.look(table, Table::public_view).await;
            }
            opened => opened?,
        };
        let view = table.public_view();
        *self.slot(view.id).table.lock().await = Some(table);
        Ok(view)
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

    /// The public view of a table, and the private view of each of these people.
    pub async fn views(
        &self,
        id: TableId,
        people: &[UserId],
    ) -> Result<(PublicView, Vec<Option<PrivateView>>), TablesError> {
        let Snapshot { public, own, .. } = self.snapshot(id, people).await?;
        Ok((public, own))
    }

    /// All that messages show of a table, for everybody and for each of these people.
    pub async fn snapshot(&self, id: TableId, people: &[UserId]) -> Result<Snapshot, TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        let now = self.load(id, &slot, &mut table).await?;
        let (public, mut views) = (now.public_view(), Vec::new());
        for user in people {
            let mut own = now.private_view(*user);
            if let Some(own) = &mut own {
                own.late = self.back(now, *user).await?;
                own.wants_hints = self.wants_hints(&public, *user).await?;
            }
            views.push(own);
        }
        Ok(Snapshot {
            public,
            own: views,
            reminded: now.reminded(),
            is_astray: now.is_astray,
            is_unseen: now.is_unseen(),
        })
    }

    /// The report for a person who was absent from a table whose lock is held.
    async fn back(&self, table: &Table, user: UserId) -> Result<Option<Back>, TablesError> {
        let Some(absence) = table.absence(user) else { return Ok(None) };
        let log = self.inner.store.log(table.id).await?;
        table.back(absence, &log).map(Some).map_err(|_| TablesError::Broken)
    }

    /// Stores whether this person wants a master's hints at tables that allow them.
    pub async fn want_hints(&self, user: UserId, wanted: bool) -> Result<(), TablesError> {
        Ok(self.inner.store.set_hints(user, wanted).await?)
    }

    /// Returns whether this person wants a master's hints and the table allows them.
    async fn wants_hints(&self, table: &PublicView, user: UserId) -> Result<bool, TablesError> {
        Ok(table.hints && self.inner.store.wants_hints(user).await?)
    }

    /// A person visits a table and may make a move there: it is decided, stored, remembered and
    /// viewed under one lock. The work is completed even if the caller stops waiting for it.
    ///
    /// # Errors
    /// The table is not in this channel, or the move could not be stored; nothing has changed then.
    /// A move that a rule refuses is not an error.
    pub async fn visit(
        &self,
        id: TableId,
        visit: Visit,
        next: Option<Move>,
    ) -> Result<Seen, TablesError> {
        let tables = self.clone();
        let work = self.inner.work.spawn(async move { tables.receive(id, visit, next).await });
        work.await.map_err(|_| TablesError::Broken)?
    }

    async fn receive(
        &self,
        id: TableId,
        visit: Visit,
        next: Option<Move>,
    ) -> Result<Seen, TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        let now = self.load(id, &slot, &mut table).await?;
        if now.location != visit.location && next != Some(Move::Fetch(visit.location)) {
            return Err(TablesError::Elsewhere);
        }
        let (user, press) = (visit.person.id, visit.press);
        slot.is_here(user);
        let mut happened = Ok(Happened::Nothing);
        let Visit { person, manages, .. } = visit;
        let back = if next == Some(Move::End) { None } else { self.back(now, user).await? };
        if back.is_some() {
            let (person, last_played) = (person.clone(), Vec::new());
            let by = By::Person { person, press, manages, last_played };
            // Any press shows that they are back; the press itself may still take effect.
            let _ = self.step(&slot, &mut table, None, &by, &Move::Return).await?;
        }
        if let Some(next) = next {
            let now = self.load(id, &slot, &mut table).await?;
            let last_played = self.last_played(now, &next).await?;
            let by = By::Person { person, press, manages, last_played };
            let enders = self.inner.store.settings(now.location.guild).enders;
            let must_ask = next == Move::End && !manages && now.must_ask_to_end(user, enders);
            happened = if must_ask {
                self.refuse(Some(press), Refusal::NotAlone).await?
            } else {
                self.step(&slot, &mut table, Some(press), &by, &next).await?
            };
        }
        let now = self.load(id, &slot, &mut table).await?;
        let unseen = slot.is_to_be_told(now, user);
        let (public, mut own) = (now.public_view(), now.private_view(user));
        if let Some(own) = &mut own {
            own.wants_hints = self.wants_hints(&public, user).await?;
        }
        Ok(Seen { happened, back, unseen, public, own })
    }

    /// The people at the table who played the last game on this server. Needed only when a game
    /// begins: it may decide who is first.
    async fn last_played(&self, table: &Table, next: &Move) -> Result<Vec<UserId>, TablesError> {
        if !matches!(next, Move::Begin | Move::FillAndBegin) {
            return Ok(Vec::new());
        }
        let people: Vec<UserId> = table
            .sitters()
            .iter()
            .filter_map(|sitter| sitter.player.person())
            .map(|person| person.id)
            .collect();
        Ok(self.inner.store.last_played(table.location.guild, &people).await?)
    }

    /// Makes a move on a table whose lock is held.
    async fn step(
        &self,
        slot: &Slot,
        table: &mut Option<Table>,
        press: Option<PressId>,
        by: &By,
        next: &Move,
    ) -> Result<Result<Happened, Refusal>, TablesError> {
        let Some(now) = table.as_ref() else { return Err(TablesError::NoTable) };
        let id = now.id;
        let step = match now.decide(by, next, now_ms()) {
            Ok(step) => step,
            Err(refusal) => return self.refuse(press, refusal).await,
        };
        let (spectacle, entries) = (step.spectacle, step.table.entries());
        match self.inner.store.save(press, step).await {
            Ok((Saved::Appended, after)) => {
                if matches!(after.stage, Stage::Over(_)) {
                    self.inner.metrics.game_ended();
                }
                self.mind_clock(&after);
                *table = Some(after);
                if press.is_some() {
                    slot.pace.pressed();
                }
                slot.pace.happened(spectacle, entries);
                self.say_changed(id);
                Ok(Ok(Happened::Now))
            }
            Ok((Saved::AlreadyDone, _)) => Ok(Ok(Happened::Before)),
            Ok((Saved::Behind, _)) => {
                *table = None;
                Ok(Err(Refusal::Stale))
            }
            Err(WriteError::ChannelTaken) => {
                *table = None;
                Err(TablesError::ChannelTaken)
            }
            Err(error) => {
                *table = None;
                Err(TablesError::NotStored { table: id, error })
            }
        }
    }

    /// Turns a refusal into success if the press has already taken effect: the person made no
    /// mistake.
    async fn refuse(
        &self,
        press: Option<PressId>,
        refusal: Refusal,
    ) -> Result<Result<Happened, Refusal>, TablesError> {
        match press {
            Some(press) if self.inner.store.has_press(press).await? => Ok(Ok(Happened::Before)),
            Some(_) | None => Ok(Err(refusal)),
        }
    }

    /// The time for which a spectacle stays on screen.
    pub fn stands(&self, spectacle: Spectacle) -> Duration {
        pace::stands(spectacle, self.inner.pause)
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

    /// Redraws the lobbies and games of this server, whose appearance has changed.
    pub async fn draw_all_of(&self, guild: GuildId) {
        match self.inner.store.tables_of(guild, i64::MAX).await {
            Ok(tables) => tables.into_iter().for_each(|table| self.say_changed(table)),
            Err(error) => warn!("tables keep their look until something changes there: {error}"),
        }
    }

    /// Asks the task that shows tables to check whether this one is still shown.
    pub fn look_again(&self, id: TableId) {
        let _ = self.inner.changes.send(Change::LookAgain(id));
    }

    /// Drops a table that is over and shown from memory; an old press on it loads it again.
    pub async fn forget_if_over(&self, id: TableId) {
        let slot = self.slot(id);
        let table = slot.table.lock().await;
        if table.as_ref().is_none_or(Table::is_over) {
            self.slots().remove(&id);
        }
    }

    /// Sets a table with inconsistent rows aside, and logs that once.
    async fn set_aside(&self, id: TableId, slot: &Slot, what: &str) -> TablesError {
        if !slot.is_set_aside.swap(true, Ordering::AcqRel) {
            error!(table = %id, "the table is set aside: {what}");
            // If the database refuses, the channel stays occupied; the store has logged the reason.
            let _ = self.inner.store.set_aside(id).await;
        }
        TablesError::SetAside
    }

    async fn load<'a>(
        &self,
        id: TableId,
        slot: &Slot,
        table: &'a mut Option<Table>,
    ) -> Result<&'a Table, TablesError> {
        if self.inner.closed.load(Ordering::Acquire) {
            return Err(TablesError::Closed);
        }
        if table.is_none() {
            if slot.is_set_aside.load(Ordering::Acquire) {
                return Err(TablesError::SetAside);
            }
            *table = match self.inner.store.table(id).await {
                Err(ReadError::Malformed { what, .. }) => {
                    return Err(self.set_aside(id, slot, &what).await);
                }
                read => read?,
            };
        }
        if table.is_none() {
            self.slots().remove(&id);
        }
        table.as_ref().ok_or(TablesError::NoTable)
    }

    fn slot(&self, id: TableId) -> Arc<Slot> {
        let new = || {
            Arc::new(Slot {
                table: tokio::sync::Mutex::default(),
                pace: Pace::new(self.inner.pause),
                driven: AtomicBool::default(),
                presence: Mutex::default(),
                told: Mutex::default(),
                is_set_aside: AtomicBool::default(),
            })
        };
        self.slots().entry(id).or_insert_with(new).clone()
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Slot>>> {
        // The code that holds this lock cannot panic halfway through a change.
        self.inner.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
