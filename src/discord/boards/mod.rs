//! Keeps the tables' messages up to date. Each table has one queue: edits never overtake each
//! other, there is about one a second, and the latest state wins. The players' private messages
//! have a queue of their own and never wait for the table's message.

mod board;
mod carry_out;
mod hear;
mod next;
mod outcome;
mod own;
mod pictured;
mod places;
mod retry;
mod show;
mod week;
mod worker;

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use serenity::all::MessageId;
use tokio::sync::{Notify, Semaphore, mpsc};
use tokio::time::Instant;

use self::board::{Board, Occasion};
use self::outcome::Outcome;
use super::lock;
use super::own_message::OwnMessage;
use super::own_messages::{Answering, OwnMessages};
use super::rest::Rest;
use super::shown_state::EditToken;
use crate::clock::now_ms;
use crate::features::Responder;
use crate::language::Language;
use crate::metrics::Metrics;
use crate::store::ReadError;
use crate::table::{self, GuildId, TableId, UserId};
use crate::tables::{Change, Changes};
use crate::view::PublicMessage;
use crate::work::Work;

/// Delay before an edit, so that the response to the press that changed the table can draw it as
/// well.
const GATHER: Duration = Duration::from_millis(200);
/// Minimum time between two edits of a table's message.
const PACE: Duration = Duration::from_secs(1);
/// The worker of a table at which nothing happens stores what its messages show after this time,
/// and ends.
const IDLE: Duration = Duration::from_mins(1);
/// After a restart, tables that have ended within this time are shown once more.
const LATELY: Duration = Duration::from_hours(1);
/// Delay between two tables after a restart. Discord accepts 50 requests a second in all.
const RESTORE_PACE: Duration = Duration::from_millis(50);

/// Shows tables as they change.
#[derive(Clone)]
pub(super) struct Boards {
    inner: Arc<Inner>,
}

struct Inner {
    responder: Arc<Responder>,
    rest: Rest,
    work: Work,
    metrics: Metrics,
    own: OwnMessages,
    /// Limits drawing to half of the processors: presses need the others.
    drawing: Semaphore,
    workers: Mutex<HashMap<TableId, Worker>>,
    /// Tables that existed before the start and have not been checked since.
    stood: Mutex<BTreeSet<TableId>>,
    /// Servers that have removed the bot, and when that was noticed, in Unix milliseconds.
    left: Mutex<HashMap<GuildId, i64>>,
    /// The time for which the end of a game stays on screen before its result replaces it.
    last_look: Duration,
}

/// The two tasks that show one table: one for its message, one for its players' private messages.
struct Worker {
    board: mpsc::Sender<()>,
    own: mpsc::Sender<()>,
    /// Notified when somebody waits for the table's message to be drawn.
    hurry: Arc<Notify>,
    news: Vec<News>,
}

/// An effect of a response on a table's messages, which its worker has not processed yet.
pub(super) enum News {
    /// A response, sent at that time, has drawn this on the message with this id, which shows the
    /// table or used to.
    Drawn(MessageId, PublicMessage, Instant),
    /// A response is the table's message: the message can be edited with its token.
    EditToken(EditToken, Urgency),
    /// A response may or may not have drawn something on the table's message.
    Uncertain,
    /// A response, sent at that time, was posted as the table's message and shows this.
    Posted(MessageId, PublicMessage, Instant),
    /// The response that should have become the table's message did not arrive.
    NotPosted,
    /// A response, sent at that time, has drawn this on the message of a vote.
    VoteDrawn(MessageId, PublicMessage, Instant),
    /// A response may or may not have drawn something on the message of a vote.
    VoteUncertain,
}

/// Urgency of drawing the effect of a press on the table's message.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Urgency {
    /// The press gets no other answer than this drawing.
    Now,
    /// Nobody waits for it.
    Some,
}

impl Boards {
    /// Starts to show changes. The end of a game stays on screen for `last_look`.
    pub(super) async fn start(
        responder: Arc<Responder>,
        rest: Rest,
        mut changes: Changes,
        last_look: Duration,
        (work, metrics): (Work, Metrics),
    ) -> Result<Self, ReadError> {
        let since = now_ms() - LATELY.as_millis() as i64;
        let stood = responder.tables().store().tables_shown(since).await?;
        let stood = Mutex::new(stood.into_iter().collect());
        let left = responder.tables().store().left_servers().await?;
        let left = Mutex::new(left.into_iter().collect());
        let (own, workers) = Default::default();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let drawing = Semaphore::new(cores.div_ceil(2));
        let inner =
            Inner { responder, rest, work, metrics, own, drawing, workers, stood, left, last_look };
        let boards = Self { inner: Arc::new(inner) };
        let listening = boards.clone();
        boards.working().spawn(async move {
            while let Some(change) = changes.recv().await {
                match change {
                    Change::Changed(table) => listening.changed(table),
                    Change::LookAgain(table) => listening.look_again(table),
                }
            }
        });
        Ok(boards)
    }

    /// After a start: shows the tables whose last change may not have been shown.
    pub(super) fn restore(&self) {
        let boards = self.clone();
        self.working().spawn(async move {
            let next = || lock(&boards.inner.stood).first().copied();
            while let Some(table) = next() {
                boards.changed(table);
                tokio::time::sleep(RESTORE_PACE).await;
            }
        });
    }

    /// Shows these tables again: their channel may let the bot do more now.
    pub(super) fn show_again(&self, tables: BTreeSet<TableId>) {
        for table in tables {
            self.changed(table);
        }
    }

    /// Redraws this table, or a private message of one of its players, if necessary.
    fn changed(&self, table: TableId) {
        self.wake(Occasion::Change, table, None);
    }

    /// Reports the effect of a response on a table's messages to the table's worker.
    pub(super) fn tell(&self, table: TableId, news: News) {
        self.wake(Occasion::Change, table, Some(news));
    }

    /// A user was answered in this channel: private messages may follow with this token.
    pub(super) fn reached(
        &self,
        channel: table::ChannelId,
        user: UserId,
        follow_up: (String, Language),
    ) {
        self.inner.own.reached(channel, user, follow_up);
    }

    /// Marks a press on a player's private message as being answered, for as long as the returned
    /// value lives.
    pub(super) fn answering(&self, table: TableId, user: UserId) -> Answering<'_> {
        self.inner.own.answering(table, user)
    }

    /// A response may or may not have drawn something on a player's private message.
    pub(super) fn own_is_uncertain(&self, table: TableId, user: UserId) {
        self.inner.own.is_uncertain(table, user);
        self.changed(table);
    }

    /// A player's private message shows this now; an older one is deleted.
    pub(super) async fn opened(&self, user: UserId, own: OwnMessage) {
        let table = own.shows.table;
        let older = self.inner.own.opened(user, own);
        // The table may have moved on while the response was under way.
        self.changed(table);
        if let Some(older) = older
            && self.delete_own(older).await == Outcome::Failed
        {
            self.changed(table);
        }
    }

    /// Checks whether this table is still shown.
    fn look_again(&self, table: TableId) {
        self.wake(Occasion::Look, table, Some(News::Uncertain));
    }

    fn wake(&self, occasion: Occasion, table: TableId, news: Option<News>) {
        let mut workers = self.workers();
        let worker = workers.entry(table).or_insert_with(|| {
            let stood = lock(&self.inner.stood).remove(&table);
            let occasion = if stood { Occasion::Look } else { occasion };
            let ((board, woken), (own, own_woken)) = (mpsc::channel(1), mpsc::channel(1));
            let shown = Board::new(table, occasion, &self.inner);
            let hurry = Arc::new(Notify::new());
            self.working().spawn(self.clone().work(shown, woken, hurry.clone()));
            self.working().spawn(self.clone().work_on_own(table, own_woken));
            Worker { board, own, hurry, news: Vec::new() }
        });
        if matches!(news, Some(News::EditToken(_, Urgency::Now))) {
            worker.hurry.notify_one();
        }
        worker.news.extend(news);
        // A full channel means that the worker has already been woken and will see this change too.
        let _ = (worker.board.try_send(()), worker.own.try_send(()));
        self.inner.metrics.tables_shown(workers.len());
    }

    fn take_news(&self, table: TableId) -> Vec<News> {
        let mut workers = self.workers();
        workers.get_mut(&table).map(|worker| std::mem::take(&mut worker.news)).unwrap_or_default()
    }

    pub(super) fn working(&self) -> &Work {
        &self.inner.work
    }

    fn workers(&self) -> MutexGuard<'_, HashMap<TableId, Worker>> {
        lock(&self.inner.workers)
    }
}
