//! Open hands: which private messages show a player's hand now, so that they can be redrawn.
//!
//! They are a view and never the state: forgotten at a restart, and after their token has run out.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::press::HandOrder;
use crate::table::{TableId, UserId};
use crate::view::PrivateMessage;

/// A token is good for 15 minutes; a little less, so that no request meets a dead one.
const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60 + 30);

/// A private message that shows a hand.
#[derive(Clone)]
pub(super) struct OpenHand {
    /// The token of the press that showed it last.
    pub(super) token: String,
    /// How it is sorted.
    pub(super) order: HandOrder,
    /// What it shows; `None` when that is not known for sure.
    shown: Option<PrivateMessage>,
    /// When the answer that shows it was sent.
    sent: Instant,
    /// When it was last redrawn without a press.
    redrawn: Option<Instant>,
    /// Whether that answer was a new message, and not a pressed one redrawn.
    fresh: bool,
}

impl OpenHand {
    pub(super) fn new(
        token: String,
        order: HandOrder,
        shown: PrivateMessage,
        sent: Instant,
        fresh: bool,
    ) -> Self {
        Self { token, order, shown: Some(shown), sent, redrawn: None, fresh }
    }

    /// Whether it shows this; a sentence above it, about a press, makes no difference.
    pub(super) fn shows(&self, now: &PrivateMessage) -> bool {
        self.shown.as_ref().map(PrivateMessage::message).is_some_and(|shown| {
            shown.embed == now.message().embed && shown.rows == now.message().rows
        })
    }

    fn lives(&self) -> bool {
        self.sent.elapsed() < TOKEN_LIFE
    }
}

/// All open hands.
#[derive(Default)]
pub(super) struct Hands {
    open: Mutex<HashMap<(TableId, UserId), OpenHand>>,
}

impl Hands {
    /// Remembers a hand that is shown now, and gives the one whose message is of no use any more.
    pub(super) fn open(
        &self,
        table: TableId,
        user: UserId,
        mut hand: OpenHand,
    ) -> Option<OpenHand> {
        let mut all = self.all();
        let known = all.get(&(table, user)).filter(|known| known.lives());
        // The same press delivered twice shows its hand once: it must not take it away.
        let another = known.filter(|known| known.token != hand.token);
        if let Some(newer) = another.filter(|another| another.sent > hand.sent) {
            // Word of an answer may come late: what was sent after it stays.
            return (hand.fresh && newer.fresh).then_some(hand);
        }
        if known.and_then(|known| known.redrawn).is_some_and(|redrawn| redrawn > hand.sent) {
            // The redrawing may have come after the answer.
            hand.shown = None;
        }
        let older = another.filter(|_| hand.fresh).cloned();
        all.insert((table, user), hand);
        older
    }

    /// The hands that are open at this table.
    pub(super) fn at(&self, table: TableId) -> Vec<(UserId, OpenHand)> {
        let mut all = self.all();
        all.retain(|_, hand| hand.lives());
        let here = all.iter().filter(|((at, _), _)| *at == table);
        let mut hands: Vec<_> = here.map(|((_, user), hand)| (*user, hand.clone())).collect();
        hands.sort_by_key(|(user, _)| *user);
        hands
    }

    /// Remembers what a hand shows now. False when a press has shown it since: then that is not known.
    pub(super) fn redrawn(
        &self,
        table: TableId,
        user: UserId,
        token: &str,
        shown: PrivateMessage,
    ) -> bool {
        let mut all = self.all();
        let Some(hand) = all.get_mut(&(table, user)) else { return true };
        let same = hand.token == token;
        hand.shown = same.then_some(shown);
        hand.redrawn = Some(Instant::now());
        same
    }

    /// Forgets a hand that cannot be redrawn any more.
    pub(super) fn lost(&self, table: TableId, user: UserId, token: &str) {
        let mut all = self.all();
        if all.get(&(table, user)).is_some_and(|hand| hand.token == token) {
            all.remove(&(table, user));
        }
    }

    /// Forgets the hands of a table that is over.
    pub(super) fn close(&self, table: TableId) {
        self.all().retain(|(at, _), _| *at != table);
    }

    fn all(&self) -> MutexGuard<'_, HashMap<(TableId, UserId), OpenHand>> {
        // Nothing that holds this lock can panic half-way through a change.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
