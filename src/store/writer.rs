//! The one writer: many writes share a transaction, each in a savepoint of its own.
//!
//! A caller waits until its write is on disk. A caller that stops waiting does not stop the write. When the
//! database's files are no longer where they were, nothing is acknowledged any more and the writer ends.

use std::pin::Pin;

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::{error, warn};

use super::WriteError;
use super::files::{Files, Watch};
use crate::metrics::Metrics;
use crate::work::{Step as _, Work};

/// The most writes that share a transaction.
const BATCH: usize = 64;
/// The most writes that wait in the queue; the caller of one more waits for a place.
const QUEUE: usize = 1024;

/// A change of the database: all of it is written, or nothing.
pub(super) trait Write: Send + Sync + 'static {
    /// The answer to the caller, sent once the transaction is on disk.
    type Done: Send + 'static;

    /// False for statements that SQLite does not allow in a transaction. They follow the batch with which they were sent.
    const IN_TRANSACTION: bool = true;

    fn write(
        &self,
        connection: &mut SqliteConnection,
    ) -> impl Future<Output = Result<Self::Done, WriteError>> + Send;

    /// False if the change is undone and the caller still receives this answer.
    fn stays(_done: &Self::Done) -> bool {
        true
    }
}

/// The sender to the writer's queue.
#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Sent>,
}

enum Sent {
    Write(Box<dyn Job>),
    /// A write outside a transaction.
    Alone(Box<dyn Job>),
    /// The last of all: the writer stops.
    Finish(oneshot::Sender<()>),
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
        let (queue, sent) = mpsc::channel(QUEUE);
        let disk = Disk { connection, watch, metrics, refuses: false };
        work.clone().spawn(write_all(disk, files, sent, work));
        Self { queue }
    }

    /// The writer of a database that is only read: every write is refused.
    pub(super) fn stopped() -> Self {
        Self { queue: mpsc::channel(1).0 }
    }

    /// Writes this; returns once it is on disk.
    pub(super) async fn ask<W: Write>(&self, write: W) -> Result<W::Done, WriteError> {
        let (caller, answer) = oneshot::channel();
        let job = Box::new(Asked { write, outcome: Err(WriteError::Closed), caller });
        let sent = if W::IN_TRANSACTION { Sent::Write(job) } else { Sent::Alone(job) };
        self.queue.send(sent).await.map_err(|_| WriteError::Closed)?;
        answer.await.map_err(|_| WriteError::Closed)?
    }

    /// Waits until the writer has stopped, for whatever reason.
    pub(super) async fn stopped_itself(&self) {
        self.queue.closed().await;
    }

    /// The number of writes that wait.
    pub(super) fn waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }

    /// Stops the writer after everything that was sent before.
    pub(super) async fn finish(&self) {
        let (caller, answer) = oneshot::channel();
        // A writer that has stopped already has nothing left to write.
        if self.queue.send(Sent::Finish(caller)).await.is_ok() {
            let _ = answer.await;
        }
    }
}

/// A write of any type, with its caller.
trait Job: Send {
    /// Returns true if what was written stays.
    fn write<'a>(
        &'a mut self,
        connection: &'a mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>>;

    fn fail(&mut self, error: &WriteError);

    fn error(&self) -> Option<&WriteError>;

    /// Answers the caller, who may have stopped waiting.
    fn answer(self: Box<Self>);
}

struct Asked<W: Write> {
    write: W,
    outcome: Result<W::Done, WriteError>,
    caller: oneshot::Sender<Result<W::Done, WriteError>>,
}

impl<W: Write> Job for Asked<W> {
    fn write<'a>(
        &'a mut self,
        connection: &'a mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>> {
        Box::pin(async move {
            self.outcome = self.write.write(connection).await;
            self.outcome.as_ref().is_ok_and(W::stays)
        })
    }

    fn fail(&mut self, error: &WriteError) {
        self.outcome = Err(error.clone());
    }

    fn error(&self) -> Option<&WriteError> {
        self.outcome.as_ref().err()
    }

    fn answer(self: Box<Self>) {
        drop(self.caller.send(self.outcome));
    }
}

async fn write_all(mut disk: Disk, files: Files, mut sent: mpsc::Receiver<Sent>, work: Work) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut finish = None;
    while finish.is_none() && sent.recv_many(&mut batch, BATCH).await > 0 {
        let (mut writes, mut alone) = (Vec::with_capacity(batch.len()), Vec::new());
        for sent in batch.drain(..) {
            match sent {
                Sent::Write(job) => writes.push(job),
                Sent::Alone(job) => alone.push(job),
                Sent::Finish(caller) => finish = Some(caller),
            }
        }
        if let Err(WriteError::FilesGone) = disk.commit(writes).step_of(&work).await {
            // Acknowledged writes may be in a log that nobody finds any more: they are moved to the database.
            let _ = execute(&mut disk.connection, "pragma wal_checkpoint").await;
            break;
        }
        for mut job in alone {
            job.write(&mut disk.connection).step_of(&work).await;
            job.answer();
        }
    }
    // Committed writes are on disk whether or not the connection closes well.
    let _ = disk.connection.close().step_of(&work).await;
    // The caller of `finish` may open the database at once.
    drop(files);
    if let Some(caller) = finish {
        let _ = caller.send(());
    }
}

struct Disk {
    connection: SqliteConnection,
    watch: Watch,
    metrics: Metrics,
    /// True while writes are refused; the log says when that changes.
    refuses: bool,
}

impl Disk {
    /// Writes a batch in one transaction and answers all callers.
    async fn commit(&mut self, mut batch: Vec<Box<dyn Job>>) -> Result<(), WriteError> {
        if batch.is_empty() {
            return Ok(());
        }
        let started = Instant::now();
        let mut committed = self.write(&mut batch).await;
        if !self.watch.holds() {
            committed = Err(WriteError::FilesGone);
        }
        self.metrics.committed(started.elapsed(), committed.is_ok());
        if let Err(error) = &committed {
            // SQLite may have rolled back the transaction itself.
            let _ = execute(&mut self.connection, "rollback").await;
            for job in &mut batch {
                job.fail(error);
            }
        }
        self.log_a_change(&batch);
        batch.into_iter().for_each(Job::answer);
        committed
    }

    async fn write(&mut self, batch: &mut [Box<dyn Job>]) -> Result<(), WriteError> {
        let connection = &mut self.connection;
        execute(connection, "begin immediate").await?;
        let undo = if batch.len() == 1 { Undo::Transaction } else { Undo::Write };
        for job in batch {
            // An error here ends the batch: outside a transaction a savepoint would commit by itself.
            undo.prepare(connection).await?;
            if job.write(connection).await {
                undo.release(connection).await?;
            } else {
                undo.undo(connection).await?;
            }
        }
        execute(connection, "commit").await
    }

    fn log_a_change(&mut self, batch: &[Box<dyn Job>]) {
        let refused = batch.iter().filter_map(|job| job.error()).find(|error| error.is_logged());
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

/// The part of a transaction that is undone when a write fails.
#[derive(Clone, Copy)]
enum Undo {
    /// The whole of it: it holds no other write, so SQLite needs to keep no copies of pages for a savepoint.
    Transaction,
    /// The failed write alone.
    Write,
}

impl Undo {
    async fn prepare(self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        match self {
            Self::Transaction => Ok(()),
            Self::Write => execute(connection, "savepoint one_write").await,
        }
    }

    /// Keeps the write in the transaction.
    async fn release(self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        match self {
            Self::Transaction => Ok(()),
            Self::Write => execute(connection, "release one_write").await,
        }
    }

    /// Removes every trace of the write; the transaction goes on.
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
