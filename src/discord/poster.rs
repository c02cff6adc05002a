//! Shows tables as they change: each table has one queue, edits never overtake each other, there is
//! about one a second, and the last state wins.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serenity::all::{ChannelId, MessageId};
use tokio::sync::mpsc;
use tracing::{debug, warn};

use super::convert;
use super::hands::{Hands, OpenHand};
use super::sender::{SendError, Sender};
use crate::hall::{Changes, HallError, Posted};
use crate::play::Play;
use crate::store::{ReadError, now};
use crate::table::{self, TableId, UserId};
use crate::view::PublicMessage;

/// Before an edit: the answer to the press that changed the table draws it, too, and is left time to.
const GATHER: Duration = Duration::from_millis(200);
/// Between two edits of a table's message.
const PACE: Duration = Duration::from_secs(1);
/// A table at which nothing happens needs no worker.
const IDLE: Duration = Duration::from_mins(1);
/// After an edit that failed.
const AFTER_A_FAULT: Duration = Duration::from_secs(5);
/// Older messages may hardly be edited: the table's is posted anew.
const OLDEST: Duration = Duration::from_mins(45);
/// After a restart tables that were over this long ago are shown once more.
const LATELY: Duration = Duration::from_hours(1);
/// After a restart: between two tables. Discord takes fifty requests a second in all.
const RESTORE_PACE: Duration = Duration::from_millis(50);
/// The first millisecond that a Discord id can name, in Unix milliseconds.
const DISCORD_EPOCH: u64 = 1_420_070_400_000;

/// Shows tables as they change.
#[derive(Clone)]
pub(super) struct Poster {
    inner: Arc<Inner>,
}

struct Inner {
    play: Arc<Play>,
    sender: Sender,
    hands: Hands,
    workers: Mutex<HashMap<TableId, Worker>>,
}

/// Who shows one table.
struct Worker {
    wake: mpsc::Sender<()>,
    /// What answers to presses have drawn on the table's message since it was last looked at, and
    /// when they were sent.
    drawn: Vec<(PublicMessage, Instant)>,
}

/// What a table's message shows, as far as its worker knows.
#[derive(Default)]
struct Known {
    message: Option<PublicMessage>,
    edited: Option<Instant>,
}

/// Why a worker was set to work.
#[derive(Clone, Copy)]
enum Occasion {
    /// The table changed.
    Change,
    /// The bot has started: the last change may not have been shown.
    Restart,
}

/// What became of showing a table.
enum Shown {
    /// It is shown as it is.
    Now,
    /// It is shown, and over.
    Over,
    /// It could not be shown now.
    Failed,
    /// Discord does not let it be shown.
    Refused,
    /// The hall is closed: nothing is shown any more.
    Closed,
}

impl Poster {
    /// Starts showing what changes.
    pub(super) fn start(play: Arc<Play>, sender: Sender, mut changes: Changes) -> Self {
        let inner = Inner { play, sender, hands: Hands::default(), workers: Mutex::default() };
        let poster = Self { inner: Arc::new(inner) };
        let listening = poster.clone();
        tokio::spawn(async move {
            while let Some(table) = changes.recv().await {
                listening.changed(table);
            }
        });
        poster
    }

    /// After a start: shows what may have changed without being shown.
    ///
    /// # Errors
    /// The database cannot be read.
    pub(super) async fn restore(&self) -> Result<(), ReadError> {
        let since = now() - LATELY.as_millis() as i64;
        let tables = self.inner.play.hall().store().tables_shown(since).await?;
        let poster = self.clone();
        tokio::spawn(async move {
            for table in tables {
                poster.wake(table, Occasion::Restart, None);
                tokio::time::sleep(RESTORE_PACE).await;
            }
        });
        Ok(())
    }

    /// This table, or a hand at it, may have to be shown anew.
    pub(super) fn changed(&self, table: TableId) {
        self.wake(table, Occasion::Change, None);
    }

    /// An answer has drawn this on the table's message. Answers may overtake edits and each other: what
    /// is not the last state is drawn over.
    pub(super) fn drawn(&self, table: TableId, message: PublicMessage, sent: Instant) {
        self.wake(table, Occasion::Change, Some((message, sent)));
    }

    fn wake(&self, table: TableId, occasion: Occasion, drawn: Option<(PublicMessage, Instant)>) {
        let mut workers = self.workers();
        let worker = workers.entry(table).or_insert_with(|| {
            let (wake, woken) = mpsc::channel(1);
            tokio::spawn(self.clone().work(table, woken, occasion));
            Worker { wake, drawn: Vec::new() }
        });
        worker.drawn.extend(drawn);
        // A worker that has been woken already will see this change as well.
        let _ = worker.wake.try_send(());
    }

    /// A private message shows this player's hand now; an older one is deleted.
    pub(super) async fn opened(&self, table: TableId, user: UserId, hand: OpenHand) {
        let older = self.inner.hands.open(table, user, hand);
        // The table may have moved on while the answer was under way.
        self.changed(table);
        if let Some(older) = older
            && let Err(error) = self.inner.sender.delete_answer(&older.token).await
        {
            debug!(%table, "an older hand is not deleted: {error}");
        }
    }

    /// The table's message stands here now; the one before loses its buttons.
    pub(super) async fn posted(&self, table: TableId, message: MessageId) {
        if let Err(error) = self.replace(table, message).await {
            warn!(%table, "where the table's message stands is not remembered: {error}");
        }
        self.changed(table);
    }

    /// The answer that would have shown the table has not arrived: it is posted.
    pub(super) async fn not_posted(&self, table: TableId) {
        if let Err(error) = self.inner.play.hall().not_posted(table).await {
            warn!(%table, "the table is not shown: {error}");
        }
        self.changed(table);
    }

    async fn replace(&self, table: TableId, message: MessageId) -> Result<(), HallError> {
        let hall = self.inner.play.hall();
        let message = table::MessageId::new(message.get());
        let Some(before) = self.inner.play.posted(table, message).await? else { return Ok(()) };
        let channel = hall.look(table, |table| table.place.channel).await?;
        let dead = self.inner.play.show(table).await?.without_buttons();
        let edit = convert::public_edit(&dead);
        let (channel, before) = (ChannelId::new(channel.get()), MessageId::new(before.get()));
        if let Err(error) = self.inner.sender.edit(channel, before, &edit).await {
            debug!(%table, "an older message keeps its buttons: {error}");
        }
        Ok(())
    }

    async fn work(self, table: TableId, mut woken: mpsc::Receiver<()>, mut occasion: Occasion) {
        let mut known = Known::default();
        loop {
            if tokio::time::timeout(IDLE, woken.recv()).await.is_err()
                && self.retire(table, &mut woken)
            {
                return;
            }
            tokio::time::sleep(GATHER).await;
            match self.show(table, &mut known, occasion).await {
                Shown::Now | Shown::Refused => tokio::time::sleep(PACE).await,
                Shown::Failed => {
                    tokio::time::sleep(AFTER_A_FAULT).await;
                    self.changed(table);
                    continue;
                }
                Shown::Closed => return,
                Shown::Over => {
                    self.inner.hands.close(table);
                    self.inner.play.hall().forget_if_over(table).await;
                    tokio::time::sleep(PACE).await;
                }
            }
            occasion = Occasion::Change;
        }
    }

    /// Lets an idle worker go, unless it has been woken meanwhile.
    fn retire(&self, table: TableId, woken: &mut mpsc::Receiver<()>) -> bool {
        let mut workers = self.workers();
        let idle = woken.try_recv().is_err();
        if idle {
            workers.remove(&table);
        } else if let Some(worker) = workers.get(&table) {
            let _ = worker.wake.try_send(());
        }
        idle
    }

    async fn show(&self, table: TableId, known: &mut Known, occasion: Occasion) -> Shown {
        match self.show_table(table, known, occasion).await {
            Ok(over) => {
                self.show_hands(table).await;
                if over { Shown::Over } else { Shown::Now }
            }
            Err(Fault::Hall(HallError::NoTable)) => Shown::Now,
            Err(Fault::Hall(HallError::Closed)) => Shown::Closed,
            Err(fault) => {
                warn!(%table, "the table is not shown: {fault}");
                // What Discord refuses it refuses again: too many such requests and it bans the host.
                if fault.is_refusal() { Shown::Refused } else { Shown::Failed }
            }
        }
    }

    /// Edits the table's message, or posts it anew where it is too old or gone. Says whether the
    /// table is over.
    async fn show_table(
        &self,
        table: TableId,
        known: &mut Known,
        occasion: Occasion,
    ) -> Result<bool, Fault> {
        known.hear(self.take_drawn(table));
        let hall = self.inner.play.hall();
        let now = self.inner.play.show(table).await?;
        let (channel, over) =
            hall.look(table, |table| (table.place.channel, table.is_over())).await?;
        let channel = ChannelId::new(channel.get());
        let message = match hall.message(table).await? {
            // The answer that opens the lobby is under way, and wakes this worker.
            Posted::Awaited => return Ok(false),
            Posted::Nowhere => {
                self.post_anew(table, channel, &now).await?;
                known.has_drawn(now);
                return Ok(over);
            }
            Posted::At(message) => message,
        };
        if known.message.as_ref() == Some(&now) {
            return Ok(over);
        }
        // A restart alone is no reason for new messages in old channels.
        if age(message) > OLDEST && matches!(occasion, Occasion::Change) {
            self.post_anew(table, channel, &now).await?;
        } else {
            let edit = convert::public_edit(&now);
            let message = MessageId::new(message.get());
            match self.inner.sender.edit(channel, message, &edit).await {
                Err(error) if error.is_unknown_message() => {
                    self.post_anew(table, channel, &now).await?;
                }
                edited => edited?,
            }
        }
        known.has_drawn(now);
        Ok(over)
    }

    async fn post_anew(
        &self,
        table: TableId,
        channel: ChannelId,
        now: &PublicMessage,
    ) -> Result<(), Fault> {
        let message = self.inner.sender.post(channel, &convert::public_post(now)).await?;
        Ok(self.replace(table, message).await?)
    }

    /// Redraws the open hands that show something else than they would now.
    async fn show_hands(&self, table: TableId) {
        for (user, hand) in self.inner.hands.at(table) {
            let now = self.inner.play.show_hand(table, user, hand.order).await;
            let Ok(Some(now)) = now else {
                self.inner.hands.lost(table, user, &hand.token);
                continue;
            };
            if hand.shows(&now) {
                continue;
            }
            let edit = convert::private_edit(&now);
            match self.inner.sender.edit_answer(&hand.token, &edit).await {
                Ok(()) if self.inner.hands.redrawn(table, user, &hand.token, now) => {}
                // A press has drawn the hand meanwhile; whose message came last is not known.
                Ok(()) => self.changed(table),
                Err(error) => {
                    debug!(%table, "an open hand is not redrawn: {error}");
                    self.inner.hands.lost(table, user, &hand.token);
                }
            }
        }
    }

    fn take_drawn(&self, table: TableId) -> Vec<(PublicMessage, Instant)> {
        let mut workers = self.workers();
        workers.get_mut(&table).map(|worker| std::mem::take(&mut worker.drawn)).unwrap_or_default()
    }

    fn workers(&self) -> MutexGuard<'_, HashMap<TableId, Worker>> {
        // Nothing that holds this lock can panic half-way through a change.
        self.inner.workers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn has_drawn(&mut self, message: PublicMessage) {
        self.message = Some(message);
        self.edited = Some(Instant::now());
    }

    /// Answers have drawn this. Where they differ, or may have been overtaken by an edit, nobody knows
    /// what came last.
    fn hear(&mut self, mut drawn: Vec<(PublicMessage, Instant)>) {
        let Some((message, sent)) = drawn.pop() else { return };
        let overtaken = |sent: Instant| self.edited.is_some_and(|edited| edited > sent);
        let alike = drawn.iter().all(|(other, sent)| *other == message && !overtaken(*sent));
        let sure = alike && !overtaken(sent);
        self.message = sure.then_some(message);
    }
}

/// Why a table is not shown.
#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error(transparent)]
    Hall(#[from] HallError),
    #[error(transparent)]
    Send(#[from] SendError),
}

impl Fault {
    /// Whether Discord refuses for good.
    const fn is_refusal(&self) -> bool {
        matches!(self, Self::Send(SendError::Refused { status: 400..=499, .. }))
    }
}

/// How old a message is, by its id.
fn age(message: table::MessageId) -> Duration {
    let made = Duration::from_millis((message.get() >> 22) + DISCORD_EPOCH);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.saturating_sub(made)
}
