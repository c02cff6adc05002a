//! How the bot works: on as many threads as there are, or, for a simulation, step by step on one.
//!
//! A simulation drives tokio's clock, which jumps ahead as soon as nothing is ready to run. So whatever would
//! wait for another thread is done in place then: a query, or a computer player's move, is one step. The bot
//! can be stopped dead after any of them.

use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;

use tokio::runtime::Handle;
use tokio::sync::Notify;
use tokio::task::{AbortHandle, JoinError, JoinHandle};

/// How the bot works.
#[derive(Clone, Default)]
pub enum Work {
    /// As fast as it can.
    #[default]
    Concurrent,
    /// Step by step, for a simulation.
    Stepwise(Steps),
}

/// The steps of a bot that is simulated.
#[derive(Clone)]
pub struct Steps {
    inner: Arc<Inner>,
}

struct Inner {
    /// The runtime of the database's own tasks: their clock is not driven.
    database: Handle,
    known: Mutex<Known>,
    dead: Notify,
}

#[derive(Default)]
struct Known {
    tasks: Vec<AbortHandle>,
    /// How many uses of the database it has left to live.
    left: Option<u32>,
}

impl Work {
    /// Lets a task run on.
    pub fn spawn<T: Send + 'static>(
        &self,
        task: impl Future<Output = T> + Send + 'static,
    ) -> JoinHandle<T> {
        let spawned = tokio::spawn(task);
        if let Self::Stepwise(steps) = self {
            steps.remember(spawned.abort_handle());
        }
        spawned
    }

    /// Thinks for long, on a thread that gives way to those on which presses are answered.
    ///
    /// # Errors
    /// The thought broke off.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        match self {
            Self::Concurrent => {
                let thinking = tokio::task::spawn_blocking(|| {
                    give_way();
                    thought()
                });
                thinking.await
            }
            Self::Stepwise(_) => Ok(thought()),
        }
    }
}

/// From now on this thread has less weight than the others where the processors are busy. Where that cannot be said
/// it has as much.
#[cfg(target_os = "linux")]
fn give_way() {
    thread_local!(static ASKED: () = {
        // To Linux the caller is its thread.
        let _ = rustix::process::setpriority_process(None, WEIGHT_OF_THOUGHTS);
    });
    ASKED.with(|()| ());
}

#[cfg(not(target_os = "linux"))]
const fn give_way() {}

/// How nice a thread is that thinks: about a tenth of the weight of one that answers.
#[cfg(target_os = "linux")]
const WEIGHT_OF_THOUGHTS: i32 = 10;

/// A use of the database, which is one step.
pub trait Step: Future + Sized {
    /// Done in this way.
    fn step_of(self, work: &Work) -> impl Future<Output = Self::Output> {
        // Queries are large: whoever waits for one need not be.
        let using = Box::pin(self);
        async move {
            match work {
                Work::Concurrent => using.await,
                Work::Stepwise(steps) => {
                    let done = steps.in_place(using);
                    steps.live_on().await;
                    done
                }
            }
        }
    }
}

impl<F: Future> Step for F {}

impl Steps {
    /// Steps of a bot whose database has its own tasks on this runtime.
    pub fn new(database: Handle) -> Self {
        let (known, dead) = (Mutex::default(), Notify::new());
        Self { inner: Arc::new(Inner { database, known, dead }) }
    }

    /// The bot stops dead after so many uses of the database, or never: what the last of them did, it never
    /// learns.
    pub fn stop_after(&self, uses: Option<u32>) {
        self.known().left = uses;
    }

    /// Waits until the bot has stopped dead.
    pub async fn stopped(&self) {
        self.inner.dead.notified().await;
    }

    /// Ends everything that the bot does, wherever it is.
    pub fn stop(&self) {
        self.known().tasks.drain(..).for_each(|task| task.abort());
    }

    /// Drives work to its end before anything else runs.
    fn in_place<T>(&self, work: impl Future<Output = T>) -> T {
        let _database = self.inner.database.enter();
        let mut work = pin!(tokio::task::unconstrained(work));
        let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
        loop {
            match work.as_mut().poll(&mut Context::from_waker(&waker)) {
                Poll::Ready(done) => return done,
                Poll::Pending => std::thread::park(),
            }
        }
    }

    /// Never returns once the bot is dead.
    async fn live_on(&self) {
        let is_dead = match &mut self.known().left {
            None => false,
            Some(0) => true,
            Some(left) => {
                *left -= 1;
                false
            }
        };
        if is_dead {
            self.stop();
            self.inner.dead.notify_one();
            std::future::pending::<()>().await;
        }
    }

    fn remember(&self, task: AbortHandle) {
        let mut known = self.known();
        known.tasks.retain(|task| !task.is_finished());
        known.tasks.push(task);
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        // Nothing that holds this lock can panic half-way through a change.
        self.inner.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wakes a thread that waits in place.
struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}
