//! The queue of reviews: one is worked out at a time, and gives way to everything else.
//!
//! The queue is only in memory. After a restart a review begins again when somebody presses again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;
use tracing::warn;

use crate::computer::advice::Effort;
use crate::features::Responder;
use crate::history::Replay;
use crate::table::TableId;
use crate::tables::TablesError;

/// The number of games that wait while another one is reviewed.
pub const WAITING: usize = 8;

/// The games that are to be reviewed, in order; a task works at the first one.
pub(in crate::features) struct Reviews {
    effort: Effort,
    queue: Mutex<VecDeque<Asked>>,
}

struct Asked {
    table: TableId,
    /// Becomes true when the review is kept, and is dropped if there will be none.
    is_ready: watch::Sender<bool>,
}

/// A game's place in the queue.
#[derive(Debug, PartialEq, Eq)]
struct Place {
    /// The number of games before it.
    before: usize,
    /// True if no task works at the queue.
    is_to_begin: bool,
}

impl Reviews {
    pub(in crate::features) const fn new(effort: Effort) -> Self {
        Self { effort, queue: Mutex::new(VecDeque::new()) }
    }

    /// Waits until nobody works at the review of this game any more. Returns false if that failed.
    pub(super) async fn ended(&self, table: TableId) -> bool {
        let asked = self
            .queue()
            .iter()
            .find(|asked| asked.table == table)
            .map(|it| it.is_ready.subscribe());
        match asked {
            None => true,
            Some(mut is_ready) => is_ready.wait_for(|is_ready| *is_ready).await.is_ok(),
        }
    }

    /// Puts a game into the queue, unless it is there, and returns its place. `None` if too many wait.
    fn ask(&self, table: TableId) -> Option<Place> {
        let mut queue = self.queue();
        if let Some(before) = queue.iter().position(|asked| asked.table == table) {
            return Some(Place { before, is_to_begin: false });
        }
        let before = queue.len();
        (before <= WAITING).then(|| {
            queue.push_back(Asked { table, is_ready: watch::Sender::default() });
            Place { before, is_to_begin: before == 0 }
        })
    }

    /// The first game is reviewed, or cannot be. Returns the next one.
    fn end_first(&self, is_ready: bool) -> Option<TableId> {
        let mut queue = self.queue();
        if let Some(asked) = queue.pop_front().filter(|_| is_ready) {
            asked.is_ready.send_replace(true);
        }
        queue.front().map(|asked| asked.table)
    }

    fn queue(&self) -> MutexGuard<'_, VecDeque<Asked>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Responder {
    /// Has this game reviewed after those that are asked for already. Returns how many these are;
    /// `None` if too many wait.
    pub(super) fn ask_for_review(self: &Arc<Self>, table: TableId) -> Option<usize> {
        let Place { before, is_to_begin } = self.reviews.ask(table)?;
        if is_to_begin {
            let responder = self.clone();
            self.tables.store().work().spawn(async move { responder.review_all(table).await });
        }
        Some(before)
    }

    /// Reviews this game, the first in the queue, and all that come after it.
    async fn review_all(&self, first: TableId) {
        let mut next = Some(first);
        while let Some(table) = next {
            let reviewed = self.review(table).await;
            if let Err(error) = &reviewed {
                warn!(%table, "a game is not reviewed: {error}");
            }
            next = self.reviews.end_first(reviewed.is_ok());
        }
    }

    /// Reviews a game and keeps the review.
    async fn review(&self, id: TableId) -> Result<(), TablesError> {
        let store = self.tables.store();
        let table = store.table(id).await?.ok_or(TablesError::NoTable)?;
        let (log, effort) = (store.log(id).await?, self.reviews.effort);
        let study = move || Replay::of(&table, &log, "").ok()?.review(&effort);
        let review = store.work().study(study).await.flatten().ok_or(TablesError::Broken)?;
        Ok(store.keep_review(id, review).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_waits_once_and_no_more_games_than_eight_wait() {
        let reviews = Reviews::new(Effort::FULL);
        let game = TableId::new;
        let place = |before, is_to_begin| Some(Place { before, is_to_begin });
        assert_eq!(reviews.ask(game(1)), place(0, true));
        assert_eq!(reviews.ask(game(1)), place(0, false));
        for number in 2..10 {
            assert_eq!(reviews.ask(game(number)), place(number as usize - 1, false));
        }
        assert_eq!((reviews.ask(game(10)), reviews.ask(game(9))), (None, place(8, false)));
        assert_eq!(reviews.end_first(true), Some(game(2)));
        assert_eq!(reviews.ask(game(10)), place(8, false));
        for number in 3..11 {
            assert_eq!(reviews.end_first(false), Some(game(number)));
        }
        assert_eq!((reviews.end_first(true), reviews.ask(game(1))), (None, place(0, true)));
    }

    #[tokio::test]
    async fn who_waits_learns_whether_the_review_is_there() {
        for is_ready in [true, false] {
            let reviews = Arc::new(Reviews::new(Effort::FULL));
            let (one, other) = (TableId::new(1), TableId::new(2));
            assert!(reviews.ask(one).is_some() && reviews.ask(other).is_some());
            let waiting = reviews.clone();
            let waiting = tokio::spawn(async move { waiting.ended(one).await });
            while reviews.queue()[0].is_ready.receiver_count() == 0 {
                tokio::task::yield_now().await;
            }
            assert_eq!(reviews.end_first(is_ready), Some(other));
            assert_eq!(waiting.await.unwrap(), is_ready);
            assert!(reviews.ended(one).await, "nobody works at it any more");
        }
    }
}
