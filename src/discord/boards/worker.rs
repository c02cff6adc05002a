//! The two tasks that show one table: one for its messages, one for its players' private messages.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;
use tracing::warn;

use super::board::{Board, Occasion};
use super::outcome::Outcome;
use super::retry::Retry;
use super::{Boards, GATHER, IDLE, PACE};
use crate::table::TableId;
use crate::tables::TablesError;

impl Boards {
    pub(super) async fn work(
        self,
        mut board: Board,
        mut woken: mpsc::Receiver<()>,
        hurry: Arc<Notify>,
    ) {
        let mut retry = Retry::default();
        loop {
            let wait = retry.pause().unwrap_or(IDLE);
            let is_woken = tokio::time::timeout(wait, woken.recv()).await.is_ok();
            if !is_woken && retry.pause().is_none() {
                self.store_hashes(&mut board).await;
                if board.kept().is_zero() && self.retire(board.table, &mut woken) {
                    return;
                }
                continue;
            }
            // The ids of new messages are stored at once.
            board.news.extend(self.take_news(board.table));
            if let Err(fault) = self.hear_of_posts(&mut board).await
                && !fault.is_logged()
            {
                warn!(table = %board.table, "where the table's message is is not stored: {fault}");
            }
            self.gather(board.table, &hurry).await;
            board.pace = PACE;
            let outcome = self.show(&mut board).await;
            if outcome == Outcome::Closed {
                return;
            }
            if let Err(fault) = self.note(&board, outcome).await
                && !fault.is_logged()
            {
                warn!(table = %board.table, "whether the table is seen is not stored: {fault}");
            }
            match board.channel {
                Some(channel) if matches!(outcome, Outcome::Refused | Outcome::Unseen) => {
                    board.channels.is_unseen(channel, board.table);
                }
                Some(_) => board.channels.is_seen(board.table),
                None => {}
            }
            retry.heard(outcome);
            if retry.pause().is_none() {
                board.occasion = Occasion::Change;
            }
            let _ = tokio::time::timeout(board.pace, hurry.notified()).await;
        }
    }

    /// Waits for what belongs to the same edit: the response to a press, and a row of predictions by
    /// computer players, in a fast game also a row of their moves.
    async fn gather(&self, table: TableId, hurry: &Notify) {
        let tables = self.inner.responder.tables();
        let latest = Instant::now() + PACE;
        loop {
            let is_urgent = tokio::time::timeout(GATHER, hurry.notified()).await.is_ok();
            if is_urgent || Instant::now() >= latest || !tables.moves_on_at_once(table).await {
                return;
            }
        }
    }

    /// Redraws the players' private messages until the table's worker ends.
    pub(super) async fn work_on_own(self, table: TableId, mut woken: mpsc::Receiver<()>) {
        let (mut retry, mut later) = (Retry::default(), None);
        loop {
            let wait = retry.pause().or(later).unwrap_or(Duration::MAX);
            match tokio::time::timeout(wait, woken.recv()).await {
                Ok(Some(())) => {}
                Ok(None) => return,
                // This keeps the table's worker alive in the meantime.
                Err(_) => self.changed(table),
            }
            tokio::time::sleep(GATHER).await;
            let outcome;
            (outcome, later) = match self.show_own(table).await {
                Ok(shown) => shown,
                Err(TablesError::NoTable | TablesError::SetAside) => (Outcome::Shown, None),
                Err(TablesError::Closed) => return,
                Err(error) => {
                    warn!(%table, "the players' own messages are not shown: {error}");
                    (Outcome::Failed, None)
                }
            };
            retry.heard(outcome);
            tokio::time::sleep(PACE).await;
        }
    }

    /// Ends an idle worker, unless it has been woken in the meantime. Returns whether it ends.
    fn retire(&self, table: TableId, woken: &mut mpsc::Receiver<()>) -> bool {
        let mut workers = self.workers();
        let idle = woken.try_recv().is_err();
        if idle {
            workers.remove(&table);
            self.inner.metrics.tables_shown(workers.len());
        } else if let Some(worker) = workers.get(&table) {
            let _ = worker.board.try_send(());
        }
        idle
    }
}
