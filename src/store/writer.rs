//! The one writer: many presses share a transaction, each in a savepoint of its own.
//!
//! Whoever asks for a write waits until it is on disk. Whoever stops waiting does not stop the write. When
//! the database's files are no longer where they were, nothing is acknowledged any more and the writer ends.

use std::sync::Arc;

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::{error, warn};

use super::Store;
use super::clean::{Last, Sweep};
use super::files::{Files, Watch};
use super::former::{Deleted, Deletion};
use super::rows::{self, Posted, Save};
use super::servers::ServerWrite;
use super::{GatewaySession, clocks, former, hints, leaderboard, looks, sessions, settings};
use crate::metrics::Metrics;
use crate::rules::GameKind;
use crate::server::{Look, ServerSettings};
use crate::table::{
    GuildId, MessageId, Opening, PressId, Rated, Step, Stop, Table, TableId, UserId,
};
use crate::work::{Step as _, Work};

/// The most writes that share a transaction.
const BATCH: usize = 64;
/// Writes that may wait before whoever asks for one more waits too.
const QUEUE: usize = 1024;

/// What became of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// It is on disk.
    Appended,
    /// The same press had taken effect before.
    AlreadyDone,
    /// The log has gone on without the one who asked: the table must be loaded again.
    Behind,
}

/// Why something could not be written. Nothing of it was.
#[derive(Clone, Debug, thiserror::Error)]
pub enum WriteError {
    /// The press that would open a table has taken effect before, at this one.
    #[error("the press has taken effect at table {0}")]
    PressedBefore(TableId),
    /// Another table stands in this channel.
    #[error("another table stands in this channel")]
    ChannelTaken,
    /// The database refused: a full disk, a lock, a broken file.
    #[error("cannot write to the database: {0}")]
    Database(Arc<sqlx::Error>),
    /// What is to be written cannot be put into words: a fault of ours.
    #[error("cannot be written: {0}")]
    Unwritable(String),
    /// The file that remembers deletions cannot be written.
    #[error("the file that remembers deletions cannot be written: {0}")]
    Deletions(Arc<std::io::Error>),
    /// The database or its write-ahead log is not where it was: what is written would be lost.
    #[error("the database's files were deleted or replaced")]
    FilesGone,
    /// Somebody reads what stands in the log, which cannot be emptied.
    #[error("somebody still reads what was deleted")]
    StillRead,
    /// The writer has stopped.
    #[error("the database is closed")]
    Closed,
}

impl From<sqlx::Error> for WriteError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Arc::new(error))
    }
}

impl From<std::io::Error> for WriteError {
    fn from(error: std::io::Error) -> Self {
        Self::Deletions(Arc::new(error))
    }
}

impl WriteError {
    /// Whether the writer has said it in the log, once for everybody whom it concerns.
    pub const fn is_logged(&self) -> bool {
        match self {
            Self::Database(_) | Self::FilesGone | Self::Closed => true,
            Self::PressedBefore(_)
            | Self::ChannelTaken
            | Self::Unwritable(_)
            | Self::StillRead
            | Self::Deletions(_) => false,
        }
    }
}

/// Whether the database takes what is written; the log is told when that changes.
#[derive(Default)]
struct Health {
    refuses: bool,
}

/// Where writes are sent.
#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
}

/// A write, and where its result goes.
pub(super) enum Job {
    Open(Box<Opening>, Reply<TableId>),
    Save(Box<Save>, Reply<(Saved, Vec<Rated>)>),
    Posted(TableId, Posted, Option<MessageId>, Reply<()>),
    GoOn(GuildId, GameKind, Reply<()>),
    SetAside(TableId, Reply<()>),
    Alive(i64, Reply<()>),
    Settings(GuildId, Arc<ServerSettings>, Reply<()>),
    Look(UserId, Look, Reply<()>),
    Hints(UserId, bool, Reply<()>),
    Outage { now: i64, forget_before: i64, reply: Reply<Option<Stop>> },
    Delete(Box<Deletion>, Reply<Deleted>),
    Server(ServerWrite, Reply<()>),
    Sessions(Vec<GatewaySession>, Reply<()>),
    CarriedOut(i64, Reply<()>),
    Sweep(Sweep, Reply<()>),
    Clean(Last, Reply<()>),
    Finish(Reply<()>),
}

pub(super) type Reply<T> = oneshot::Sender<Result<T, WriteError>>;

/// What a write came to; told to whoever asked once the transaction is on disk.
enum Written {
    Open(Result<TableId, WriteError>, Reply<TableId>),
    Save(Result<(Saved, Vec<Rated>), WriteError>, Reply<(Saved, Vec<Rated>)>),
    Outage(Result<Option<Stop>, WriteError>, Reply<Option<Stop>>),
    Delete(Result<Deleted, WriteError>, Reply<Deleted>),
    Done(Result<(), WriteError>, Reply<()>),
}

impl Store {
    /// Opens a lobby.
    ///
    /// # Errors
    /// The channel has a table already, or the press had taken effect before, or the database refuses.
    pub async fn open_table(&self, opening: Opening) -> Result<Table, WriteError> {
        let job = |reply| Job::Open(Box::new(opening.clone()), reply);
        let id = self.writer.ask(job).await?;
        Ok(Table::open(id, &opening))
    }

    /// Stores a step; a press takes effect once. Gives the table after it.
    ///
    /// # Errors
    /// The database refuses. After [`WriteError::Closed`] and errors of the commit the outcome is
    /// unknown: the table must be loaded again.
    pub async fn save(
        &self,
        press: Option<PressId>,
        step: Step,
    ) -> Result<(Saved, Table), WriteError> {
        let (save, table) = Save::of(press, step);
        let (saved, ratings) = self.writer.ask(|reply| Job::Save(Box::new(save), reply)).await?;
        Ok((saved, Table { ratings, ..table }))
    }

    /// Remembers where a table's message is, or that it is gone.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn posted(
        &self,
        table: TableId,
        posted: Posted,
        message: Option<MessageId>,
    ) -> Result<(), WriteError> {
        self.writer.ask(|reply| Job::Posted(table, posted, message, reply)).await
    }

    /// Sets a table aside that is not stored as it should be: its channel is free for another.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn set_aside(&self, table: TableId) -> Result<(), WriteError> {
        self.writer.ask(|reply| Job::SetAside(table, reply)).await?;
        self.count_set_aside().await;
        Ok(())
    }

    /// The bot runs at this moment, in Unix milliseconds.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn is_alive(&self, now: i64) -> Result<(), WriteError> {
        self.writer.ask(|reply| Job::Alive(now, reply)).await
    }

    /// The time between when the bot last said that it runs and now, in which no clock ran, is remembered and
    /// given; those that ended before that moment are forgotten.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn outage(&self, now: i64, forget_before: i64) -> Result<Option<Stop>, WriteError> {
        self.writer.ask(|reply| Job::Outage { now, forget_before, reply }).await
    }

    /// The periods of this server's leaderboards go on by a step.
    pub(super) async fn go_on(&self, guild: GuildId, game: GameKind) -> Result<(), WriteError> {
        self.writer.ask(|reply| Job::GoOn(guild, game, reply)).await
    }
}

impl Writer {
    /// Starts the writer on this connection; it keeps the files for as long as it lives.
    pub(super) fn start(
        connection: SqliteConnection,
        files: Files,
        watch: Watch,
        metrics: Metrics,
        work: Work,
    ) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        work.clone().spawn(write_all(connection, jobs, files, watch, metrics, work));
        Self { queue }
    }

    /// A writer of a database that is only read: it takes nothing.
    pub(super) fn stopped() -> Self {
        Self { queue: mpsc::channel(1).0 }
    }

    pub(super) async fn ask<T>(&self, job: impl FnOnce(Reply<T>) -> Job) -> Result<T, WriteError> {
        let (reply, answer) = oneshot::channel();
        self.queue.send(job(reply)).await.map_err(|_| WriteError::Closed)?;
        answer.await.map_err(|_| WriteError::Closed)?
    }

    /// Waits until the writer has stopped, whatever stopped it.
    pub(super) async fn stopped_itself(&self) {
        self.queue.closed().await;
    }

    /// Writes that wait.
    pub(super) fn waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }

    /// Deletes somebody.
    pub(super) async fn delete(&self, deletion: Box<Deletion>) -> Result<Deleted, WriteError> {
        self.ask(|reply| Job::Delete(deletion, reply)).await
    }

    /// Writes what is known of a server.
    pub(super) async fn write_server(&self, write: ServerWrite) -> Result<(), WriteError> {
        self.ask(|reply| Job::Server(write, reply)).await
    }

    /// Remembers that every deletion until this moment is carried out.
    pub(super) async fn carried_out(&self, until: i64) -> Result<(), WriteError> {
        self.ask(|reply| Job::CarriedOut(until, reply)).await
    }

    /// Does a part of a clean-up.
    pub(super) async fn sweep(&self, sweep: Sweep) -> Result<(), WriteError> {
        self.ask(|reply| Job::Sweep(sweep, reply)).await
    }

    /// Ends a clean-up, after everything that was sent before.
    pub(super) async fn clean_up(&self, last: Last) -> Result<(), WriteError> {
        self.ask(|reply| Job::Clean(last, reply)).await
    }

    /// Stops the writer after everything that was sent before.
    pub(super) async fn finish(&self) {
        // A writer that has stopped already has nothing left to write.
        let _ = self.ask(Job::Finish).await;
    }
}

async fn write_all(
    mut connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
    files: Files,
    watch: Watch,
    metrics: Metrics,
    work: Work,
) {
    let mut batch = Vec::with_capacity(BATCH);
    let (mut health, mut finish) = (Health::default(), None);
    while finish.is_none() && jobs.recv_many(&mut batch, BATCH).await > 0 {
        let mut writes = Vec::with_capacity(batch.len());
        let mut to_clean = None;
        for job in batch.drain(..) {
            match job {
                Job::Finish(reply) => finish = Some(reply),
                Job::Clean(last, reply) => to_clean = Some((last, reply)),
                write => writes.push(write),
            }
        }
        let committed = commit(&mut connection, writes, &watch, &mut health, &metrics);
        if let Err(WriteError::FilesGone) = committed.step_of(&work).await {
            // What was acknowledged may stand in a log that nobody finds any more: it is brought home.
            let _ = execute(&mut connection, "pragma wal_checkpoint").await;
            break;
        }
        if let Some((last, reply)) = to_clean {
            let _ = reply.send(last.write(&mut connection).step_of(&work).await);
        }
    }
    // What is committed is on disk whether or not the connection closes well.
    let _ = connection.close().step_of(&work).await;
    // Whoever waits for the end may open the database at once.
    drop(files);
    if let Some(reply) = finish {
        let _ = reply.send(Ok(()));
    }
}

/// Writes a batch in one transaction, and tells everybody what came of theirs.
async fn commit(
    connection: &mut SqliteConnection,
    batch: Vec<Job>,
    watch: &Watch,
    health: &mut Health,
    metrics: &Metrics,
) -> Result<(), WriteError> {
    if batch.is_empty() {
        return Ok(());
    }
    let started = Instant::now();
    let mut stands = execute(connection, "begin immediate").await;
    let mut written = Vec::with_capacity(batch.len());
    let undo = if batch.len() == 1 { Undo::Transaction } else { Undo::Write };
    for job in batch {
        let done = match &stands {
            Ok(()) => {
                let (done, still) = job.write(connection, undo).await;
                stands = still;
                done
            }
            // Outside a transaction a savepoint would commit by itself: nothing more is written.
            Err(error) => job.fail(error),
        };
        written.push(done);
    }
    if stands.is_ok() {
        stands = execute(connection, "commit").await;
    }
    if !watch.holds() {
        stands = Err(WriteError::FilesGone);
    }
    metrics.committed(started.elapsed(), stands.is_ok());
    if let Err(error) = &stands {
        // The transaction may have been undone by SQLite itself already.
        let _ = execute(connection, "rollback").await;
        written = written.into_iter().map(|done| done.failed(error)).collect();
    }
    health.see(&written);
    written.into_iter().for_each(Written::tell);
    stands
}

/// What is undone when a write fails.
#[derive(Clone, Copy)]
enum Undo {
    /// The transaction, since nothing else is written in it: no page needs to be remembered as it was before.
    Transaction,
    /// The write alone.
    Write,
}

impl Undo {
    async fn prepare(self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        match self {
            Self::Transaction => Ok(()),
            Self::Write => execute(connection, "savepoint one_write").await,
        }
    }

    /// What was prepared is not needed: the write is good.
    async fn release(self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        match self {
            Self::Transaction => Ok(()),
            Self::Write => execute(connection, "release one_write").await,
        }
    }

    /// The write leaves no trace, and the transaction stands.
    async fn undo(self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        match self {
            Self::Transaction => {
                execute(connection, "rollback").await?;
                execute(connection, "begin immediate").await
            }
            Self::Write => {
                execute(connection, "rollback to one_write").await?;
                execute(connection, "release one_write").await
            }
        }
    }
}

async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), WriteError> {
    sqlx::query(sql).execute(connection).await?;
    Ok(())
}

impl Job {
    /// What came of it, and whether the transaction still stands.
    async fn write(
        self,
        connection: &mut SqliteConnection,
        undo: Undo,
    ) -> (Written, Result<(), WriteError>) {
        if let Err(error) = undo.prepare(connection).await {
            return (self.fail(&error), Err(error));
        }
        let done = match self {
            Self::Open(opening, reply) => {
                Written::Open(rows::open_table(connection, &opening).await, reply)
            }
            Self::Save(save, reply) => Written::Save(save.write(connection).await, reply),
            Self::Posted(table, posted, message, reply) => {
                Written::Done(rows::set_message(connection, table, posted, message).await, reply)
            }
            Self::GoOn(guild, game, reply) => {
                Written::Done(leaderboard::go_on(connection, guild, game).await, reply)
            }
            Self::SetAside(table, reply) => {
                Written::Done(rows::set_aside(connection, table).await, reply)
            }
            Self::Alive(now, reply) => {
                Written::Done(clocks::is_alive(connection, now).await, reply)
            }
            Self::Settings(guild, set, reply) => {
                Written::Done(settings::write(connection, guild, &set).await, reply)
            }
            Self::Look(person, look, reply) => {
                Written::Done(looks::write(connection, person, look).await, reply)
            }
            Self::Hints(person, wants, reply) => {
                Written::Done(hints::write(connection, person, wants).await, reply)
            }
            Self::Outage { now, forget_before, reply } => {
                Written::Outage(clocks::outage(connection, now, forget_before).await, reply)
            }
            Self::Delete(deletion, reply) => {
                Written::Delete(deletion.write(connection).await, reply)
            }
            Self::Server(write, reply) => Written::Done(write.write(connection).await, reply),
            Self::Sessions(kept, reply) => {
                Written::Done(sessions::write(connection, &kept).await, reply)
            }
            Self::CarriedOut(until, reply) => {
                Written::Done(former::all_carried_out(connection, until).await, reply)
            }
            Self::Sweep(sweep, reply) => Written::Done(sweep.write(connection).await, reply),
            // They are done outside a transaction.
            Self::Clean(_, reply) | Self::Finish(reply) => Written::Done(Ok(()), reply),
        };
        let stands = if done.is_good() {
            undo.release(connection).await
        } else {
            undo.undo(connection).await
        };
        (done, stands)
    }

    fn fail(self, error: &WriteError) -> Written {
        match self {
            Self::Open(_, reply) => Written::Open(Err(error.clone()), reply),
            Self::Save(_, reply) => Written::Save(Err(error.clone()), reply),
            Self::Outage { reply, .. } => Written::Outage(Err(error.clone()), reply),
            Self::Delete(_, reply) => Written::Delete(Err(error.clone()), reply),
            Self::Posted(_, _, _, reply)
            | Self::GoOn(_, _, reply)
            | Self::SetAside(_, reply)
            | Self::Alive(_, reply)
            | Self::Settings(_, _, reply)
            | Self::Look(_, _, reply)
            | Self::Hints(_, _, reply)
            | Self::Server(_, reply)
            | Self::Sessions(_, reply)
            | Self::CarriedOut(_, reply)
            | Self::Sweep(_, reply)
            | Self::Clean(_, reply)
            | Self::Finish(reply) => Written::Done(Err(error.clone()), reply),
        }
    }
}

impl Health {
    fn see(&mut self, written: &[Written]) {
        let refused = written.iter().filter_map(Written::error).find(|error| error.is_logged());
        match refused {
            Some(why) if !self.refuses => {
                error!("nothing can be written until further notice: {why}");
            }
            None if self.refuses => warn!("the database can be written to again"),
            Some(_) | None => {}
        }
        self.refuses = refused.is_some();
    }
}

impl Written {
    /// Why nothing was written.
    const fn error(&self) -> Option<&WriteError> {
        match self {
            Self::Open(Err(error), _)
            | Self::Save(Err(error), _)
            | Self::Outage(Err(error), _)
            | Self::Delete(Err(error), _)
            | Self::Done(Err(error), _) => Some(error),
            Self::Open(Ok(_), _)
            | Self::Save(Ok(_), _)
            | Self::Outage(Ok(_), _)
            | Self::Delete(Ok(_), _)
            | Self::Done(Ok(()), _) => None,
        }
    }

    /// Whether what was written stays.
    const fn is_good(&self) -> bool {
        match self {
            Self::Open(result, _) => result.is_ok(),
            Self::Save(result, _) => matches!(result, Ok((Saved::Appended, _))),
            Self::Outage(result, _) => result.is_ok(),
            Self::Delete(result, _) => matches!(result, Ok(Deleted::Now | Deleted::Before)),
            Self::Done(result, _) => result.is_ok(),
        }
    }

    fn failed(self, error: &WriteError) -> Self {
        match self {
            Self::Open(_, reply) => Self::Open(Err(error.clone()), reply),
            Self::Save(_, reply) => Self::Save(Err(error.clone()), reply),
            Self::Outage(_, reply) => Self::Outage(Err(error.clone()), reply),
            Self::Delete(_, reply) => Self::Delete(Err(error.clone()), reply),
            Self::Done(_, reply) => Self::Done(Err(error.clone()), reply),
        }
    }

    /// Tells whoever asked; they may have stopped waiting.
    fn tell(self) {
        match self {
            Self::Open(result, reply) => drop(reply.send(result)),
            Self::Save(result, reply) => drop(reply.send(result)),
            Self::Outage(result, reply) => drop(reply.send(result)),
            Self::Delete(result, reply) => drop(reply.send(result)),
            Self::Done(result, reply) => drop(reply.send(result)),
        }
    }
}
