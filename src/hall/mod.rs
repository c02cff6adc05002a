//! All tables, one lock each: decide, store, remember, and say what changed.
//!
//! What is in memory follows the disk: a step is remembered once it is stored, and a table whose
//! state on disk is uncertain is forgotten and loaded again.

mod computers;

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc;

use crate::store::{ReadError, Saved, Store, WriteError};
use crate::table::{ChannelId, MessageId, Opening, PressId, Refusal, Step, Table, TableId};

/// All tables.
#[derive(Clone)]
pub struct Hall {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    changes: mpsc::UnboundedSender<TableId>,
    pause: Duration,
    closed: AtomicBool,
}

/// A table's place in memory; empty until it is loaded.
#[derive(Default)]
struct Slot {
    seen: tokio::sync::Mutex<Option<Seen>>,
    driven: AtomicBool,
}

/// A table as memory knows it.
struct Seen {
    table: Table,
    posted: Posted,
}

/// Where a table's message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Posted {
    /// The answer that opened the table is under way.
    Awaited,
    /// It never arrived, or nobody knows where.
    Nowhere,
    /// Here.
    At(MessageId),
}

/// Tables that changed, in order.
pub type Changes = mpsc::UnboundedReceiver<TableId>;

/// What became of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// It has taken effect.
    Now,
    /// It had taken effect before: Discord delivered it twice.
    Before,
}

/// Why a press has no effect.
#[derive(thiserror::Error)]
pub enum HallError {
    /// A rule of the table or the game forbids it.
    #[error("a rule of the table or the game forbids it")]
    Refused(Refusal),
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The channel has a table already.
    #[error("the channel has a table already")]
    ChannelTaken,
    /// The database refuses to write a step.
    #[error("{error}")]
    NotStored {
        /// Whose step it was.
        table: TableId,
        /// Why.
        error: WriteError,
    },
    /// The database refuses to write anything else.
    #[error(transparent)]
    Write(WriteError),
    /// The database cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The bot is stopping.
    #[error("the hall is closed")]
    Closed,
}

impl fmt::Debug for HallError {
    /// A refusal may name the cards of whom it is for: what is logged names none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Refusal> for HallError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<WriteError> for HallError {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::ChannelTaken => Self::ChannelTaken,
            WriteError::Database(_) | WriteError::Closed => Self::Write(error),
        }
    }
}

impl Hall {
    /// The hall over this database. Computer players pause that long before they act.
    pub fn new(store: Store, pause: Duration) -> (Self, Changes) {
        let (changes, receiver) = mpsc::unbounded_channel();
        let inner = Inner {
            store,
            slots: Mutex::default(),
            changes,
            pause,
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

    /// Opens a lobby.
    ///
    /// # Errors
    /// The channel has a table already, or the database refuses.
    pub async fn open(&self, opening: Opening) -> Result<TableId, HallError> {
        let table = self.inner.store.open_table(opening).await?;
        let id = table.id;
        *self.slot(id).seen.lock().await = Some(Seen { table, posted: Posted::Awaited });
        Ok(id)
    }

    /// The table that stands in this channel now.
    ///
    /// # Errors
    /// There is none, or the database cannot be read.
    pub async fn table_in(&self, channel: ChannelId) -> Result<TableId, HallError> {
        self.inner.store.table_in(channel).await?.ok_or(HallError::NoTable)
    }

    /// Looks at a table as it is now.
    ///
    /// # Errors
    /// There is no such table, or the database cannot be read.
    pub async fn look<T>(
        &self,
        id: TableId,
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, HallError> {
        let slot = self.slot(id);
        let mut seen = slot.seen.lock().await;
        Ok(look(&self.load(id, &mut seen).await?.table))
    }

    /// Where the table's message is.
    ///
    /// # Errors
    /// There is no such table, or the database cannot be read.
    pub async fn message(&self, id: TableId) -> Result<Posted, HallError> {
        let slot = self.slot(id);
        let mut seen = slot.seen.lock().await;
        Ok(self.load(id, &mut seen).await?.posted)
    }

    /// The answer that opened the table has not arrived: its message is nowhere.
    ///
    /// # Errors
    /// There is no such table, or the database cannot be read.
    pub async fn not_posted(&self, id: TableId) -> Result<(), HallError> {
        let slot = self.slot(id);
        let mut seen = slot.seen.lock().await;
        let posted = &mut self.load(id, &mut seen).await?.posted;
        if *posted == Posted::Awaited {
            *posted = Posted::Nowhere;
        }
        Ok(())
    }

    /// A message shows the table. The newest is remembered; says which one it takes the place of: the
    /// one before, or this one itself, where word of it comes after word of a newer.
    ///
    /// # Errors
    /// There is no such table, or the database refuses.
    pub async fn posted(
        &self,
        id: TableId,
        message: MessageId,
    ) -> Result<Option<MessageId>, HallError> {
        let slot = self.slot(id);
        let mut seen = slot.seen.lock().await;
        let posted = &mut self.load(id, &mut seen).await?.posted;
        let before = match *posted {
            // Discord's ids grow with time.
            Posted::At(newer) if newer.get() > message.get() => return Ok(Some(message)),
            Posted::At(before) if before != message => Some(before),
            Posted::At(_) | Posted::Awaited | Posted::Nowhere => None,
        };
        *posted = Posted::At(message);
        self.inner.store.posted(id, message).await?;
        Ok(before)
    }

    /// Changes what is only remembered, and says that the table changed.
    ///
    /// # Errors
    /// It is refused, or there is no such table.
    pub async fn remember(
        &self,
        id: TableId,
        change: impl FnOnce(&Table) -> Result<Table, Refusal>,
    ) -> Result<(), HallError> {
        let slot = self.slot(id);
        let mut seen = slot.seen.lock().await;
        let seen = self.load(id, &mut seen).await?;
        seen.table = change(&seen.table)?;
        self.say_changed(id);
        Ok(())
    }

    /// Decides, stores, remembers, and says that the table changed. The step is finished even if
    /// whoever asked stops waiting.
    ///
    /// # Errors
    /// The step is refused, or could not be stored: nothing has changed then.
    pub async fn step(
        &self,
        id: TableId,
        press: Option<PressId>,
        decide: impl FnOnce(&Table) -> Result<Step, Refusal> + Send + 'static,
    ) -> Result<Done, HallError> {
        let hall = self.clone();
        let step = tokio::spawn(async move { hall.take_step(id, press, decide).await });
        step.await.map_err(|_| HallError::Closed)?
    }

    async fn take_step(
        &self,
        id: TableId,
        press: Option<PressId>,
        decide: impl FnOnce(&Table) -> Result<Step, Refusal>,
    ) -> Result<Done, HallError> {
        let slot = self.slot(id);
        let mut seen = slot.seen.lock().await;
        let table = &self.load(id, &mut seen).await?.table;
        let step = match decide(table) {
            Ok(step) => step,
            Err(refusal) => return self.refuse(press, refusal).await,
        };
        let saved = self.inner.store.save(press, &step).await;
        match saved {
            Ok(Saved::Appended) => {}
            Ok(Saved::AlreadyDone) => return Ok(Done::Before),
            Ok(Saved::Behind) => {
                *seen = None;
                return Err(Refusal::Stale.into());
            }
            Err(error) => {
                *seen = None;
                return Err(HallError::NotStored { table: id, error });
            }
        }
        if let Some(seen) = seen.as_mut() {
            seen.table = step.table;
        }
        drop(seen);
        self.say_changed(id);
        Ok(Done::Now)
    }

    /// A press that has taken effect before is no mistake of who pressed.
    async fn refuse(&self, press: Option<PressId>, refusal: Refusal) -> Result<Done, HallError> {
        match press {
            Some(press) if self.inner.store.has_press(press).await? => Ok(Done::Before),
            Some(_) | None => Err(refusal.into()),
        }
    }

    /// Lets everybody who shows tables know, and computer players act.
    fn say_changed(&self, id: TableId) {
        // Without anybody who shows tables there is nobody to tell.
        let _ = self.inner.changes.send(id);
        self.drive(id);
    }

    /// Lets go of a table that is over and shown; old presses on it load it again.
    pub async fn forget_if_over(&self, id: TableId) {
        let slot = self.slot(id);
        let seen = slot.seen.lock().await;
        if seen.as_ref().is_none_or(|seen| seen.table.is_over()) {
            self.slots().remove(&id);
        }
    }

    async fn load<'a>(
        &self,
        id: TableId,
        seen: &'a mut Option<Seen>,
    ) -> Result<&'a mut Seen, HallError> {
        if self.inner.closed.load(Ordering::Acquire) {
            return Err(HallError::Closed);
        }
        if seen.is_none() {
            let Some(stored) = self.inner.store.table(id).await? else {
                self.slots().remove(&id);
                return Err(HallError::NoTable);
            };
            let posted = stored.message.map_or(Posted::Nowhere, Posted::At);
            *seen = Some(Seen { table: stored.table, posted });
        }
        seen.as_mut().ok_or(HallError::NoTable)
    }

    fn slot(&self, id: TableId) -> Arc<Slot> {
        self.slots().entry(id).or_default().clone()
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Slot>>> {
        // Nothing that holds this lock can panic half-way through a change.
        self.inner.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
