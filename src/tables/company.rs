//! The people around a table: their reactions are kept in memory, next to the table, and never in its log.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::Quota;

use super::{Slot, Tables, TablesError};
use crate::clock::{KeyedRateLimiter, keyed_rate_limiter};
use crate::rules::Seat;
use crate::table::{
    Board, Bubble, Player, PressId, PublicStage, PublicView, Reaction, Refusal, Table, TableId,
    UserId,
};

/// The time between two reactions of a person, at whatever table.
const REST: Duration = Duration::from_secs(5);

/// The number of people after which those who may react again are forgotten.
const MANY: usize = 1024;

/// Limits the reactions of each person.
pub(super) struct ReactionLimit(KeyedRateLimiter<UserId>);

impl Default for ReactionLimit {
    fn default() -> Self {
        let quota = Quota::with_period(REST).unwrap_or(Quota::per_minute(NonZeroU32::MIN));
        Self(keyed_rate_limiter(quota))
    }
}

impl ReactionLimit {
    fn lets_pass(&self, person: UserId) -> bool {
        if self.0.len() > MANY {
            self.0.retain_recent();
        }
        self.0.check_key(&person).is_ok()
    }
}

/// What the people around a table do, in memory.
#[derive(Default)]
pub(super) struct Around(Mutex<BTreeMap<UserId, (PressId, Bubble)>>);

impl Around {
    fn bubbles(&self) -> MutexGuard<'_, BTreeMap<UserId, (PressId, Bubble)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets a person who was deleted.
    pub(super) fn forget(&self, person: UserId) {
        self.bubbles().remove(&person);
    }
}

impl Tables {
    /// A player shows a reaction at a table.
    ///
    /// # Errors
    /// The table cannot be read.
    pub async fn react(
        &self,
        id: TableId,
        (person, press): (UserId, PressId),
        reaction: Reaction,
    ) -> Result<Result<(), Refusal>, TablesError> {
        let view = self.look(id, Table::public_view).await?;
        let board = match &view.stage {
            PublicStage::Playing(board) => board,
            PublicStage::Lobby(_) => return Ok(Err(Refusal::NotBegun)),
            PublicStage::Over { .. } | PublicStage::Closed { .. } => return Ok(Err(Refusal::Over)),
        };
        if !board.players.iter().any(|player| player.is(person)) {
            return Ok(Err(Refusal::NotSeated));
        }
        if !self.has_company(&view) {
            return Ok(Err(Refusal::NoReactions));
        }
        let slot = self.slot(id);
        if slot.around.bubbles().get(&person).is_some_and(|(before, _)| *before == press) {
            return Ok(Ok(()));
        }
        if !self.inner.reactions.lets_pass(person) {
            return Ok(Err(Refusal::ReactedJustNow));
        }
        slot.around.bubbles().insert(person, (press, Bubble::now(reaction, board)));
        self.say_changed(id);
        Ok(Ok(()))
    }

    /// A person no longer wants to see the reactions of another, or wants to again.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn mute(&self, person: UserId, other: UserId, on: bool) -> Result<(), TablesError> {
        self.store().mute(person, other, on).await?;
        self.draw_all_with(person).await;
        Ok(())
    }

    /// The people at this table whom this person has muted.
    pub(super) fn muted_by(&self, person: UserId, view: &PublicView) -> BTreeSet<UserId> {
        let people = view.players().iter().filter_map(Player::whose).map(|other| other.id);
        people.filter(|other| self.store().has_muted(person, *other)).collect()
    }

    /// Adds the reactions of people to the view of a table, or takes all away where the server wants
    /// none. The picture of a table is one for all: a person whom somebody there has muted shows
    /// nothing.
    pub(super) fn add_company(&self, slot: &Slot, view: &mut PublicView) {
        self.add_crowd(view);
        let PublicStage::Playing(board) = &view.stage else { return };
        if !self.has_company(view) {
            return view.company.reactions.clear();
        }
        let shown = shown(slot, board);
        let is_muted = |by: UserId| {
            let mut players = board.players.iter().filter_map(Player::plays_soon);
            players.any(|person| self.store().has_muted(person.id, by))
        };
        let seated = (0..).map(Seat::new).zip(&board.players);
        let theirs = seated.filter_map(|(seat, player)| {
            let person = player.person()?.id;
            Some((seat, *shown.get(&person).filter(|_| !is_muted(person))?))
        });
        view.company.reactions.extend(theirs);
        view.company.reactions.sort_unstable_by_key(|(seat, _)| *seat);
    }
}

/// The reactions that are not over yet. The others are forgotten.
fn shown(slot: &Slot, board: &Board) -> BTreeMap<UserId, Reaction> {
    let mut bubbles = slot.around.bubbles();
    bubbles.retain(|_, (_, bubble)| bubble.lasts(board));
    bubbles.iter().map(|(person, (_, bubble))| (*person, bubble.reaction)).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Between two reactions of a person that are let pass there are five seconds, and one that
        /// comes after five seconds is let pass.
        #[test]
        fn a_person_reacts_once_in_five_seconds(
            times in prop::collection::vec((1..4_u64, 0..7_000_u64), 1..60),
        ) {
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_time()
                .start_paused(true)
                .build()
                .unwrap();
            runtime.block_on(async {
                let limit = ReactionLimit::default();
                let started = tokio::time::Instant::now();
                let mut last: BTreeMap<u64, Duration> = BTreeMap::new();
                for (person, wait) in times {
                    tokio::time::advance(Duration::from_millis(wait)).await;
                    let now = started.elapsed();
                    let rested = last.get(&person).is_none_or(|last| now >= *last + REST);
                    prop_assert_eq!(limit.lets_pass(UserId::new(person)), rested);
                    if rested {
                        last.insert(person, now);
                    }
                }
                Ok(())
            })?;
        }
    }
}
