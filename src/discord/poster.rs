//! Shows tables as they change: each table has one queue, edits never overtake each other, there is
//! about one a second, and the last state wins.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serenity::all::{ChannelId, MessageId};
use tokio::sync::mpsc;
use tracing::{debug, warn};

use super::convert;
use super::hands::{Hands, OpenHand};
use super::sender::{SendError, Sender};
use crate::hall::{Changes, HallError};
use crate::play::Play;
use crate::table::{self, TableId, UserId};
use crate::view::PublicMessage;

/// Between two edits of a table's message.
const PACE: Duration = Duration::from_secs(1);
/// A table at which nothing happens needs no worker.
const IDLE: Duration = Duration::from_mins(1);
/// After an edit that failed.
const AFTER_A_FAULT: Duration = Duration::from_secs(5);
/// Older messages may hardly be edited: the table's is posted anew.
const OLDEST: Duration = Duration::from_mins(45);
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
    workers: Mutex<HashMap<TableId, mpsc::Sender<()>>>,
}

/// What became of showing a table.
enum Shown {
    /// It is shown as it is.
    Now,
    /// It is shown, and over.
    Over,
    /// It could not be shown.
    Failed,
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

    /// This table, or a hand at it, may have to be shown anew.
    pub(super) fn changed(&self, table: TableId) {
        let mut workers = self.workers();
        let worker = workers.entry(table).or_insert_with(|| {
            let (wake, woken) = mpsc::channel(1);
            tokio::spawn(self.clone().work(table, woken));
            wake
        });
        // A worker that has been woken already will see this change as well.
        let _ = worker.try_send(());
    }

    /// A private message shows this player's hand now; an older one is deleted.
    pub(super) async fn opened(&self, table: TableId, user: UserId, hand: OpenHand, fresh: bool) {
        let before = self.inner.hands.open(table, user, hand);
        // The table may have moved on while the answer was under way.
        self.changed(table);
        if let Some(before) = before.filter(|_| fresh)
            && let Err(error) = self.inner.sender.delete_answer(&before.token).await
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

    async fn replace(&self, table: TableId, message: MessageId) -> Result<(), HallError> {
        let hall = self.inner.play.hall();
        let before = hall.message(table).await?;
        self.inner.play.posted(table, table::MessageId::new(message.get())).await?;
        let Some(before) = before.filter(|before| before.get() != message.get()) else {
            return Ok(());
        };
        let channel = hall.look(table, |table| table.place.channel).await?;
        let dead = self.inner.play.show(table).await?.without_buttons();
        let edit = convert::public_edit(&dead);
        let (channel, before) = (ChannelId::new(channel.get()), MessageId::new(before.get()));
        if let Err(error) = self.inner.sender.edit(channel, before, &edit).await {
            debug!(%table, "an older message keeps its buttons: {error}");
        }
        Ok(())
    }

    async fn work(self, table: TableId, mut woken: mpsc::Receiver<()>) {
        let mut last: Option<PublicMessage> = None;
        loop {
            if tokio::time::timeout(IDLE, woken.recv()).await.is_err()
                && self.retire(table, &mut woken)
            {
                return;
            }
            match self.show(table, &mut last).await {
                Shown::Now => tokio::time::sleep(PACE).await,
                Shown::Failed => {
                    tokio::time::sleep(AFTER_A_FAULT).await;
                    self.changed(table);
                }
                Shown::Closed => return,
                Shown::Over => {
                    self.inner.hands.close(table);
                    self.inner.play.hall().forget_if_over(table).await;
                    tokio::time::sleep(PACE).await;
                }
            }
        }
    }

    /// Lets an idle worker go, unless it has been woken meanwhile.
    fn retire(&self, table: TableId, woken: &mut mpsc::Receiver<()>) -> bool {
        let mut workers = self.workers();
        let idle = woken.try_recv().is_err();
        if idle {
            workers.remove(&table);
        } else if let Some(worker) = workers.get(&table) {
            let _ = worker.try_send(());
        }
        idle
    }

    async fn show(&self, table: TableId, last: &mut Option<PublicMessage>) -> Shown {
        match self.show_table(table, last).await {
            Ok(over) => {
                self.show_hands(table).await;
                if over { Shown::Over } else { Shown::Now }
            }
            Err(Fault::Hall(HallError::NoTable)) => Shown::Now,
            Err(Fault::Hall(HallError::Closed)) => Shown::Closed,
            Err(fault) => {
                warn!(%table, "the table is not shown: {fault}");
                Shown::Failed
            }
        }
    }

    /// Edits the table's message, or posts it anew where it is too old or gone. Says whether the
    /// table is over.
    async fn show_table(
        &self,
        table: TableId,
        last: &mut Option<PublicMessage>,
    ) -> Result<bool, Fault> {
        let hall = self.inner.play.hall();
        let now = self.inner.play.show(table).await?;
        let (channel, over) =
            hall.look(table, |table| (table.place.channel, table.is_over())).await?;
        let channel = ChannelId::new(channel.get());
        // Not posted yet: the answer that opens the lobby is under way, and wakes this worker.
        let Some(message) = hall.message(table).await? else { return Ok(false) };
        if last.as_ref() == Some(&now) {
            return Ok(over);
        }
        if age(message) > OLDEST {
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
        *last = Some(now);
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
            if now.message().embed == hand.shown.message().embed
                && now.message().rows == hand.shown.message().rows
            {
                continue;
            }
            let edit = convert::private_edit(&now);
            match self.inner.sender.edit_answer(&hand.token, &edit).await {
                Ok(()) => self.inner.hands.redrawn(table, user, &hand.token, now),
                Err(error) => {
                    debug!(%table, "an open hand is not redrawn: {error}");
                    self.inner.hands.lost(table, user, &hand.token);
                }
            }
        }
    }

    fn workers(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<()>>> {
        // Nothing that holds this lock can panic half-way through a change.
        self.inner.workers.lock().unwrap_or_else(PoisonError::into_inner)
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

/// How old a message is, by its id.
fn age(message: table::MessageId) -> Duration {
    let made = Duration::from_millis((message.get() >> 22) + DISCORD_EPOCH);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.saturating_sub(made)
}
