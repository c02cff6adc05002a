//! All tables, one lock each: decide, store, remember, look, and say what changed.
//!
//! What is in memory follows the disk: a step is remembered once it is stored, and a table whose
//! state on disk is uncertain is forgotten and loaded again.

mod clocks;
mod computers;
mod left;
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

/// All tables.
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
    /// Lobbies opened since the start.
    lobbies: AtomicU64,
    /// Computer players who may think at once.
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
    /// Who was told that it cannot be shown.
    told: Mutex<BTreeSet<UserId>>,
    /// Whether what is stored of it makes no sense.
    is_set_aside: AtomicBool,
}

/// What is said to who shows tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The table changed.
    Changed(TableId),
    /// Somebody waits for it to be seen: whether it still is shown is to be found out.
    LookAgain(TableId),
}

/// What changed, in order.
pub type Changes = mpsc::UnboundedReceiver<Change>;

impl Tables {
    /// The tables of this database. Computer players pause that long before they act.
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

    /// Nothing is looked at and no step is taken any more; then the database is closed.
    pub async fn close(&self) {
        self.inner.closed.store(true, Ordering::Release);
        self.inner.store.close().await;
    }

    /// The database.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// What fixes the luck of one more lobby.
    ///
    /// # Errors
    /// The operating system gives no randomness.
    pub fn draw_secret(&self) -> Result<Secret, TablesError> {
        let number = self.inner.lobbies.fetch_add(1, Ordering::Relaxed);
        let drawn = self.inner.randomness.draw(&format!("lobby {number}"));
        drawn.map(Secret::stored).map_err(|_| TablesError::NoRandomness)
    }

    /// Opens a lobby; gives what everybody sees of it. Where the press has taken effect before, because
    /// Discord delivered it twice, gives what everybody sees of that table now.
    ///
    /// # Errors
    /// The channel has a table already, or the database refuses.
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

    /// The table that stands in this channel now.
    ///
    /// # Errors
    /// There is none, or the database cannot be read.
    pub async fn table_in(&self, channel: ChannelId) -> Result<TableId, TablesError> {
        self.inner.store.table_in(channel).await?.ok_or(TablesError::NoTable)
    }

    /// Looks at a table as it is now.
    ///
    /// # Errors
    /// There is no such table, or the database cannot be read.
    pub async fn look<T>(
        &self,
        id: TableId,
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        Ok(look(self.load(id, &slot, &mut table).await?))
    }

    /// What everybody sees of a table, and what each of these people does.
    ///
    /// # Errors
    /// There is no such table, or the database cannot be read.
    pub async fn views(
        &self,
        id: TableId,
        people: &[UserId],
    ) -> Result<(PublicView, Vec<Option<PrivateView>>), TablesError> {
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
        Ok((public, views))
    }

    /// What this person is told who was absent from a table whose lock is held.
    async fn back(&self, table: &Table, user: UserId) -> Result<Option<Back>, TablesError> {
        let Some(absence) = table.absence(user) else { return Ok(None) };
        let log = self.inner.store.log(table.id).await?;
        table.back(absence, &log).map(Some).map_err(|_| TablesError::Broken)
    }

    /// From now on this person wants a master's hints where they may be had, or none.
    ///
    /// # Errors
    /// It cannot be stored.
    pub async fn want_hints(&self, user: UserId, wanted: bool) -> Result<(), TablesError> {
        Ok(self.inner.store.set_hints(user, wanted).await?)
    }

    /// Whether this person wants a master's hints at a table where they may be had.
    async fn wants_hints(&self, table: &PublicView, user: UserId) -> Result<bool, TablesError> {
        Ok(table.hints && self.inner.store.wants_hints(user).await?)
    }

    /// Somebody looks at a table, and may make a move there: decided, stored, remembered and looked at
    /// under one lock. What is begun is finished even if whoever asked stops waiting.
    ///
    /// # Errors
    /// There is no such table here, or the move could not be stored: nothing has changed then. That a rule
    /// refuses the move is no error.
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
            // Whatever they press, they are here again; the press itself may take effect yet.
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

    /// Who of those at the table last played, when a game begins: it may matter for who is first.
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

    /// A move on a table whose lock is held.
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

    /// A press that has taken effect before is no mistake of who pressed.
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

    /// How long something worth looking at stands.
    pub fn stands(&self, spectacle: Spectacle) -> Duration {
        pace::stands(spectacle, self.inner.pause)
    }

    /// The table's message shows the game as it stood after so many entries.
    pub fn drawn(&self, id: TableId, entries: u32) {
        self.slot(id).pace.drawn(entries);
    }

    /// Lets everybody who shows tables know, and computer players act.
    fn say_changed(&self, id: TableId) {
        // Without anybody who shows tables there is nobody to tell.
        let _ = self.inner.changes.send(Change::Changed(id));
        self.drive(id);
    }

    /// The lobbies and games of this server are drawn anew: how it shows them has changed.
    pub async fn draw_all_of(&self, guild: GuildId) {
        match self.inner.store.tables_of(guild, i64::MAX).await {
            Ok(tables) => tables.into_iter().for_each(|table| self.say_changed(table)),
            Err(error) => warn!("tables keep their look until something changes there: {error}"),
        }
    }

    /// Lets who shows tables find out whether this one still is shown.
    pub fn look_again(&self, id: TableId) {
        let _ = self.inner.changes.send(Change::LookAgain(id));
    }

    /// Lets go of a table that is over and shown; old presses on it load it again.
    pub async fn forget_if_over(&self, id: TableId) {
        let slot = self.slot(id);
        let table = slot.table.lock().await;
        if table.as_ref().is_none_or(Table::is_over) {
            self.slots().remove(&id);
        }
    }

    /// Sets a table aside whose rows make no sense, and says so once.
    async fn set_aside(&self, id: TableId, slot: &Slot, what: &str) -> TablesError {
        if !slot.is_set_aside.swap(true, Ordering::AcqRel) {
            error!(table = %id, "the table is set aside: {what}");
            // Where nothing can be written its channel is not free yet; the log has been told why.
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
        // Nothing that holds this lock can panic half-way through a change.
        self.inner.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
