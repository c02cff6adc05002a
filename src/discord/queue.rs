//! A queue with two bounds: how many wait, and how many are worked on at once.
//!
//! The newest is taken first. Where more comes in than can be worked on, whoever has waited longest has the
//! least of Discord's three seconds left; taken in order, everybody would come too late.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use tokio::sync::Semaphore;

use super::lock;
use crate::work::Work;

/// Where to hand in what is to be worked on.
pub(super) struct Queue<T> {
    line: Arc<Line<T>>,
}

/// How much a queue holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub(super) waiting: usize,
    pub(super) at_once: usize,
}

/// What waits.
struct Line<T> {
    waiting: Mutex<VecDeque<T>>,
    /// One for each; closed once nothing is handed in any more.
    tickets: Semaphore,
    bound: usize,
}

impl<T: Send + 'static> Queue<T> {
    /// A queue whose tasks are done in this way, beside all else, until it is dropped.
    pub(super) fn start<F: Future<Output = ()> + Send + 'static>(
        work: &Work,
        bounds: Bounds,
        mut task: impl FnMut(T) -> F + Send + 'static,
    ) -> Self {
        let line = Arc::new(Line {
            waiting: Mutex::default(),
            tickets: Semaphore::new(0),
            bound: bounds.waiting,
        });
        let (places, taken_from) = (Arc::new(Semaphore::new(bounds.at_once)), line.clone());
        let spawner = work.clone();
        work.spawn(async move {
            while let Ok(place) = places.clone().acquire_owned().await
                && let Some(next) = taken_from.take().await
            {
                let task = task(next);
                spawner.spawn(async move {
                    task.await;
                    drop(place);
                });
            }
        });
        Self { line }
    }

    /// Hands it in. Where too many wait, the one that has waited longest is given back.
    pub(super) fn hand_in(&self, next: T) -> Option<T> {
        let mut waiting = lock(&self.line.waiting);
        waiting.push_back(next);
        if waiting.len() > self.line.bound {
            return waiting.pop_front();
        }
        self.line.tickets.add_permits(1);
        None
    }
}

impl<T> Drop for Queue<T> {
    fn drop(&mut self) {
        self.line.tickets.close();
    }
}

impl<T> Line<T> {
    /// The newest; nothing once the queue is dropped.
    async fn take(&self) -> Option<T> {
        self.tickets.acquire().await.ok()?.forget();
        lock(&self.waiting).pop_back()
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;

    use super::*;

    const BOUNDS: Bounds = Bounds { waiting: 3, at_once: 2 };

    #[tokio::test]
    async fn no_more_than_so_many_wait_or_are_worked_on_and_the_newest_comes_first() {
        let (begun, mut all_begun) = mpsc::unbounded_channel();
        let leave = Arc::new(Semaphore::new(0));
        let to_leave = leave.clone();
        let queue = Queue::start(&Work::default(), BOUNDS, move |number: u32| {
            begun.send(number).unwrap();
            let leave = to_leave.clone();
            async move { leave.acquire().await.unwrap().forget() }
        });
        for number in 0..2 {
            assert_eq!(queue.hand_in(number), None);
            assert_eq!(all_begun.recv().await, Some(number));
        }
        let given_back: Vec<_> = (2..7).map(|number| queue.hand_in(number)).collect();
        assert_eq!(given_back, [None, None, None, Some(2), Some(3)]);
        assert!(all_begun.is_empty());
        for newest in [6, 5, 4] {
            leave.add_permits(1);
            assert_eq!(all_begun.recv().await, Some(newest));
        }
        drop(queue);
        leave.add_permits(2);
        assert_eq!(all_begun.recv().await, None);
    }
}
