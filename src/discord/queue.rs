//! A queue with two limits: one for waiting items, and one for items in progress.
//!
//! The newest item is taken first. When more items arrive than can be handled, the one that has
//! waited longest has the least of Discord's three seconds left; in order of arrival, every
//! response would come too late. Servers take turns, so that a flood on one of them displaces
//! nobody elsewhere.

use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex};

use tokio::sync::Semaphore;
use tokio::time::Instant;

use super::lock;
use crate::table::GuildId;
use crate::work::Work;

/// An item that can wait in a queue.
pub(super) trait Waits {
    /// The server from which it comes.
    fn server(&self) -> GuildId;

    /// The time after which it has waited too long.
    fn until(&self) -> Instant;
}

/// The entrance of a queue.
pub(super) struct Queue<T> {
    line: Arc<Line<T>>,
}

/// The limits of a queue.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub(super) waiting: usize,
    pub(super) at_once: usize,
}

/// The waiting items, with one ticket each.
struct Line<T> {
    waiting: Mutex<Waiting<T>>,
    /// One ticket for each item that was handed in; closed when the queue is dropped.
    tickets: Semaphore,
}

/// The waiting items by server.
struct Waiting<T> {
    /// Items in order of arrival. No list is empty.
    of: BTreeMap<GuildId, VecDeque<T>>,
    /// The servers; the one whose turn it is comes last.
    turns: VecDeque<GuildId>,
    count: usize,
    most: usize,
}

impl<T: Waits + Send + 'static> Queue<T> {
    /// Starts a queue whose items are handled by `task`, concurrently with everything else, until
    /// it is dropped.
    pub(super) fn start<F: Future<Output = ()> + Send + 'static>(
        work: &Work,
        bounds: Bounds,
        mut task: impl FnMut(T) -> F + Send + 'static,
    ) -> Self {
        let line = Arc::new(Line {
            waiting: Mutex::new(Waiting::at_most(bounds.waiting)),
            tickets: Semaphore::new(0),
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

    /// Hands in an item. Returns the items of this server that have waited too long; and, if too
    /// many items wait, the oldest item of the server with the most waiting items.
    pub(super) fn hand_in(&self, next: T) -> Vec<T> {
        let given_back = lock(&self.line.waiting).hand_in(next, Instant::now());
        self.line.tickets.add_permits(1);
        given_back
    }
}

impl<T> Drop for Queue<T> {
    fn drop(&mut self) {
        self.line.tickets.close();
    }
}

impl<T: Waits> Line<T> {
    /// The next item; `None` once the queue is dropped.
    async fn take(&self) -> Option<T> {
        loop {
            self.tickets.acquire().await.ok()?.forget();
            // Items that were given back have left a ticket behind.
            if let Some(next) = lock(&self.waiting).take() {
                return Some(next);
            }
        }
    }
}

impl<T: Waits> Waiting<T> {
    fn at_most(most: usize) -> Self {
        Self { of: BTreeMap::new(), turns: VecDeque::new(), count: 0, most }
    }

    fn hand_in(&mut self, next: T, now: Instant) -> Vec<T> {
        let server = next.server();
        let of_server = self.of.entry(server).or_insert_with(|| {
            self.turns.push_back(server);
            VecDeque::new()
        });
        let mut given_back = Vec::new();
        while let Some(late) = of_server.pop_front_if(|oldest| oldest.until() <= now) {
            given_back.push(late);
        }
        of_server.push_back(next);
        self.count = self.count + 1 - given_back.len();
        if self.count > self.most {
            given_back.extend(self.oldest_of_most());
        }
        given_back
    }

    /// The newest item of the server whose turn it is; that server's next turn comes after those of
    /// all others.
    fn take(&mut self) -> Option<T> {
        let server = self.turns.pop_back()?;
        let of_server = self.of.get_mut(&server)?;
        let newest = of_server.pop_back()?;
        self.count -= 1;
        if of_server.is_empty() {
            self.of.remove(&server);
        } else {
            self.turns.push_front(server);
        }
        Some(newest)
    }

    /// The oldest item of the server with the most waiting items.
    fn oldest_of_most(&mut self) -> Option<T> {
        let waits =
            |waiting: &VecDeque<T>| (waiting.len(), waiting.front().map(|t| Reverse(t.until())));
        let (server, of_server) = self.of.iter_mut().max_by_key(|(_, waiting)| waits(waiting))?;
        let (server, oldest) = (*server, of_server.pop_front()?);
        self.count -= 1;
        if of_server.is_empty() {
            self.of.remove(&server);
            self.turns.retain(|other| *other != server);
        }
        Some(oldest)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::sync::mpsc;

    use super::*;

    const BOUNDS: Bounds = Bounds { waiting: 3, at_once: 2 };
    const HERE: GuildId = GuildId::new(1);
    const THERE: GuildId = GuildId::new(2);

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Press(GuildId, u32, Instant);

    impl Waits for Press {
        fn server(&self) -> GuildId {
            self.0
        }

        fn until(&self) -> Instant {
            self.2
        }
    }

    fn press(server: GuildId, number: u32) -> Press {
        Press(server, number, Instant::now() + Duration::from_hours(1))
    }

    fn numbers(presses: impl IntoIterator<Item = Press>) -> Vec<u32> {
        presses.into_iter().map(|press| press.1).collect()
    }

    #[tokio::test]
    async fn no_more_than_so_many_wait_or_are_worked_on_and_the_newest_comes_first() {
        let (begun, mut all_begun) = mpsc::unbounded_channel();
        let leave = Arc::new(Semaphore::new(0));
        let to_leave = leave.clone();
        let queue = Queue::start(&Work::default(), BOUNDS, move |press: Press| {
            begun.send(press.1).unwrap();
            let leave = to_leave.clone();
            async move { leave.acquire().await.unwrap().forget() }
        });
        for number in 0..2 {
            assert_eq!(queue.hand_in(press(HERE, number)), []);
            assert_eq!(all_begun.recv().await, Some(number));
        }
        let given_back = (2..7).flat_map(|number| queue.hand_in(press(HERE, number)));
        assert_eq!(numbers(given_back), [2, 3]);
        assert!(all_begun.is_empty());
        for newest in [6, 5, 4] {
            leave.add_permits(1);
            assert_eq!(all_begun.recv().await, Some(newest));
        }
        // The tickets of items that were given back yield nothing.
        assert_eq!(queue.hand_in(press(HERE, 7)), []);
        leave.add_permits(1);
        assert_eq!(all_begun.recv().await, Some(7));
        drop(queue);
        leave.add_permits(2);
        assert_eq!(all_begun.recv().await, None);
    }

    #[test]
    fn a_flood_on_one_server_displaces_nobody_elsewhere() {
        let mut waiting = Waiting::at_most(8);
        let now = Instant::now();
        assert_eq!(waiting.hand_in(press(THERE, 1), now), []);
        let displaced = (100..200).flat_map(|number| waiting.hand_in(press(HERE, number), now));
        assert!(numbers(displaced.collect::<Vec<_>>()).iter().all(|number| *number >= 100));
        assert_eq!(waiting.hand_in(press(THERE, 2), now).len(), 1);
        let taken = numbers(std::iter::from_fn(|| waiting.take()));
        assert_eq!(taken.len(), 8);
        // The servers take turns, each with its newest item.
        assert_eq!(taken[..5], [199, 2, 198, 1, 197]);
        assert!(waiting.of.is_empty() && waiting.turns.is_empty() && waiting.count == 0);
    }

    #[test]
    fn where_one_of_each_server_waits_the_oldest_makes_room() {
        let mut waiting = Waiting::at_most(8);
        let now = Instant::now();
        let displaced: Vec<u32> = (1..=10)
            .rev()
            .flat_map(|number| waiting.hand_in(press(GuildId::new(number.into()), number), now))
            .map(|press| press.1)
            .collect();
        assert_eq!(displaced, [10, 9]);
        assert_eq!(numbers(std::iter::from_fn(|| waiting.take())), [1, 2, 3, 4, 5, 6, 7, 8]);
        assert!(waiting.of.is_empty() && waiting.turns.is_empty() && waiting.count == 0);
    }

    #[test]
    fn what_has_waited_for_too_long_is_given_back() {
        let mut waiting = Waiting::at_most(8);
        let start = Instant::now();
        let second = Duration::from_secs(1);
        for number in 0..4 {
            let until = start + second * number;
            assert_eq!(waiting.hand_in(Press(HERE, number, until + second), start), []);
        }
        let given_back = waiting.hand_in(press(HERE, 4), start + second * 2);
        assert_eq!(numbers(given_back), [0, 1]);
        assert_eq!(numbers(std::iter::from_fn(|| waiting.take())), [4, 3, 2]);
    }
}
