//! The way in which the bot runs its tasks: on all available threads or, for a simulation, step by
//! step on one thread.
//!
//! A simulation drives tokio's clock, which jumps ahead as soon as no task is ready to run.
//! Anything that would wait for another thread is therefore done in place: a query, or a computer
//! player's move, is one step. The bot can be stopped dead after any step.

use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

use tokio::runtime::Handle;
use tokio::sync::{Notify, oneshot};
use tokio::task::{AbortHandle, JoinError, JoinHandle};

/// The way in which the bot runs its tasks.
#[derive(Clone, Default)]
pub enum Work {
    /// On all threads, as fast as possible.
    #[default]
    Concurrent,
    /// Step by step, for a simulation.
    Stepwise(Steps),
}

/// The steps of a simulated bot.
#[derive(Clone)]
pub struct Steps {
    inner: Arc<Inner>,
}

struct Inner {
    /// The runtime of the database's own tasks: their clock is not driven.
    database: Handle,
    known: Mutex<Spawned>,
    dead: Notify,
}

#[derive(Default)]
struct Spawned {
    tasks: Vec<AbortHandle>,
    /// The number of database uses after which the bot stops dead.
    left: Option<u32>,
}

impl Work {
    /// Spawns a task that lasts until it is done, or the simulation stops the bot.
    pub fn spawn<T: Send + 'static>(
        &self,
        task: impl Future<Output = T> + Send + 'static,
    ) -> JoinHandle<T> {
        // One type of task for each result keeps the runtime's code small.
        let task: Pin<Box<dyn Future<Output = T> + Send>> = Box::pin(task);
        let spawned = tokio::spawn(task);
        if let Self::Stepwise(steps) = self {
            steps.remember(spawned.abort_handle());
        }
        spawned
    }

    /// Runs a long computation on a thread that yields to those that answer presses.
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

    /// Runs a computation of minutes on a thread of its own, which yields to everything else. A bot
    /// that stops does not wait for it. `None` if it has panicked, or the system has no thread.
    pub async fn study<T: Send + 'static>(
        &self,
        study: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        match self {
            Self::Concurrent => {
                let (done, result) = oneshot::channel();
                let studying = move || {
                    give_way();
                    // Nobody waits any more if the bot stops.
                    let _ = done.send(study());
                };
                thread::Builder::new().name("study".to_owned()).spawn(studying).ok()?;
                result.await.ok()
            }
            Self::Stepwise(_) => Some(study()),
        }
    }
}

/// Lowers the priority of this thread permanently, so that others come first when the processors
/// are busy. If the system refuses, the priority stays as it is.
#[cfg(target_os = "linux")]
fn give_way() {
    thread_local!(static ASKED: () = {
        // On Linux this call affects the calling thread only.
        let _ = rustix::process::setpriority_process(None, WEIGHT_OF_THOUGHTS);
    });
    ASKED.with(|()| ());
}

#[cfg(not(target_os = "linux"))]
const fn give_way() {}

/// The nice value of a thinking thread, which gives it about a tenth of the weight of one that
/// answers.
#[cfg(target_os = "linux")]
const WEIGHT_OF_THOUGHTS: i32 = 10;

/// A use of the database, which is one step.
pub trait Step: Future + Sized {
    /// Completes this future in the given way.
    fn step_of(self, work: &Work) -> impl Future<Output = Self::Output> {
        // Queries are large futures; boxing keeps their callers small.
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
    /// Steps of a bot whose database runs its tasks on this runtime.
    pub fn new(database: Handle) -> Self {
        let (known, dead) = (Mutex::default(), Notify::new());
        Self { inner: Arc::new(Inner { database, known, dead }) }
    }

    /// Makes the bot stop dead after this number of database uses, or never if `None`. The bot does
    /// not learn the result of the last use.
    pub fn stop_after(&self, uses: Option<u32>) {
        self.known().left = uses;
    }

    /// Waits until the bot has stopped dead.
    pub async fn stopped(&self) {
        self.inner.dead.notified().await;
    }

    /// Aborts everything that the bot does.
    pub fn stop(&self) {
        self.known().tasks.drain(..).for_each(|task| task.abort());
    }

    /// Drives a future to completion before anything else runs.
    fn in_place<T>(&self, work: impl Future<Output = T>) -> T {
        let _database = self.inner.database.enter();
        let mut work = pin!(tokio::task::unconstrained(work));
        let waker = Waker::from(Arc::new(Unpark(thread::current())));
        loop {
            match work.as_mut().poll(&mut Context::from_waker(&waker)) {
                Poll::Ready(done) => return done,
                Poll::Pending => thread::park(),
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

    fn known(&self) -> MutexGuard<'_, Spawned> {
        // The code that holds this lock cannot panic halfway through a change.
        self.inner.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wakes the thread that waits in place.
struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_study_ends_with_its_result_or_with_nothing_if_it_panics() {
        let work = Work::default();
        assert_eq!(work.study(|| 7).await, Some(7));
        assert_eq!(work.study(|| -> u32 { panic!("this study fails") }).await, None);
    }
}
