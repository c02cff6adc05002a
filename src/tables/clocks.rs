//! The clocks of all tables, driven by one timer. When somebody's time is up, a computer player
//! makes that one decision for them.

use std::collections::{BTreeSet, HashMap};
use std::convert::Infallible;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tracing::{debug, info, warn};

use super::{Slot, Tables, TablesError};
use crate::clock::now_ms;
use crate::rules::Seat;
use crate::rules::games::of_game;
use crate::store::WriteError;
use crate::table::{By, Clock, Deadline, Move, Refusal, Stop, Table, TableId, UserId};

/// The interval at which the bot records that it is running, while clocks run. An outage may be
/// overestimated by this much.
const SAID_EVERY: Duration = Duration::from_mins(1);
/// The delay before a clock is tried again after the database or the operating system refused
/// something.
const AFTER_A_FAULT: Duration = Duration::from_secs(5);
/// The longest sleep of the timer: the time of day may be changed meanwhile, so it is read at least
/// this often.
const LONGEST_SLEEP: Duration = Duration::from_mins(1);
/// Outages are forgotten after this time: no decision may take that long.
const OUTAGES_KEPT: Duration = Duration::from_hours(30 * 24);

/// When each person at a table last pressed something, in Unix milliseconds. A restart forgets
/// this, so a person who is there may be reminded.
pub(super) type Presence = HashMap<UserId, i64>;

impl Slot {
    /// Records that this person has just pressed something.
    pub(super) fn is_here(&self, user: UserId) {
        self.presence().insert(user, now_ms());
    }

    /// Forgets this person, who was deleted.
    pub(super) fn is_gone(&self, user: UserId) {
        self.presence().remove(&user);
    }

    /// The seats to remind: those whose players have used up half of their time, have not been
    /// reminded of this question, and have not pressed anything since they were asked. With the
    /// live clock a press also counts if it came up to one time limit before the question.
    fn to_call(&self, clock: Clock, deadlines: &[Deadline], now: i64) -> Vec<Seat> {
        let pressed = self.presence();
        let before = match clock {
            Clock::Live => deadlines.first().map_or(0, |deadline| deadline.due - deadline.asked),
            Clock::None | Clock::Relaxed | Clock::Slow => 0,
        };
        let is_silent = |deadline: &&Deadline| {
            let is_here =
                pressed.get(&deadline.user).is_some_and(|at| *at > deadline.asked - before);
            deadline.half <= now && !is_here && !deadline.is_reminded
        };
        deadlines.iter().filter(is_silent).map(|deadline| deadline.seat).collect()
    }

    fn presence(&self) -> MutexGuard<'_, Presence> {
        // The code that holds this lock cannot panic halfway through a change.
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// When each table's clock next needs attention.
#[derive(Default)]
pub(super) struct Clocks {
    due: Mutex<Due>,
    sooner: Notify,
}

#[derive(Default)]
struct Due {
    of_table: HashMap<TableId, i64>,
    in_order: BTreeSet<(i64, TableId)>,
}

impl Clocks {
    /// Sets when this table's clock next needs attention, in Unix milliseconds; `None` if it does
    /// not.
    fn set(&self, id: TableId, due: Option<i64>) {
        let mut known = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        let before = match due {
            Some(due) => known.of_table.insert(id, due),
            None => known.of_table.remove(&id),
        };
        if let Some(before) = before {
            known.in_order.remove(&(before, id));
        }
        if let Some(due) = due {
            known.in_order.insert((due, id));
            if known.in_order.first() == Some(&(due, id)) {
                self.sooner.notify_one();
            }
        }
    }

    /// Removes and returns the tables whose clocks need attention by now.
    fn take_due(&self, now: i64) -> Vec<TableId> {
        let mut known = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        let mut taken = Vec::new();
        while let Some((_, id)) = known.in_order.first().copied().filter(|(due, _)| *due <= now) {
            known.in_order.pop_first();
            known.of_table.remove(&id);
            taken.push(id);
        }
        taken
    }

    fn next(&self) -> Option<i64> {
        let known = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        known.in_order.first().map(|(due, _)| *due)
    }
}

impl Tables {
    /// After a start: gives back the time during which the bot was away, and starts the clocks. An
    /// hour at which a lobby begins is given nothing back.
    pub async fn start_clocks(&self) -> Result<(), TablesError> {
        let (store, now) = (self.store(), now_ms());
        let due = store.clocks_due().await?;
        if !due.is_empty() {
            let outage = store.outage(now, now - OUTAGES_KEPT.as_millis() as i64).await?;
            let away = outage.map_or(0, |Stop { since, .. }| now - since);
            info!("clocks run at {} tables; {} s are given back", due.len(), away / 1000);
            for (id, due) in due {
                self.inner.clocks.set(id, Some(due + away));
            }
        }
        for (id, at) in store.hours_named().await? {
            self.inner.clocks.set(id, Some(at));
        }
        let (tables, saying) = (self.clone(), self.clone());
        self.inner.work.spawn(async move { tables.mind_the_clocks().await });
        self.inner.work.spawn(async move { saying.say_that_it_runs().await });
        Ok(())
    }

    /// Sets the timer for this table in its current state.
    pub(super) fn mind_clock(&self, table: &Table) {
        let due = table.begins_at().or_else(|| table.wakes(now_ms()));
        self.inner.clocks.set(table.id, due);
    }

    async fn mind_the_clocks(&self) -> Infallible {
        let clocks = &self.inner.clocks;
        loop {
            for id in clocks.take_due(now_ms()) {
                let tables = self.clone();
                self.inner.work.spawn(async move { tables.time_is_up(id).await });
            }
            let sooner = clocks.sooner.notified();
            let left = clocks.next().map_or(LONGEST_SLEEP, |due| {
                Duration::from_millis((due - now_ms()).max(0).cast_unsigned())
            });
            // Notified and timed out are treated alike.
            let _ = tokio::time::timeout(left.min(LONGEST_SLEEP), sooner).await;
        }
    }

    async fn say_that_it_runs(&self) {
        loop {
            if self.inner.clocks.next().is_some()
                && let Err(WriteError::Closed) = self.store().is_alive(now_ms()).await
            {
                return;
            }
            tokio::time::sleep(SAID_EVERY).await;
        }
    }

    /// Begins the game if its hour has come, and decides for everybody at this table whose time is up.
    async fn time_is_up(&self, id: TableId) {
        loop {
            let done = match self.begin_on_time(id).await {
                Ok(false) => self.decide_for_who_is_late(id).await,
                begun => begun,
            };
            match done {
                Ok(true) => {}
                Ok(false)
                | Err(TablesError::Closed | TablesError::NoTable | TablesError::SetAside) => return,
                Err(error) => {
                    if error.is_logged() {
                        debug!(table = %id, "a clock waits: {error}");
                    } else {
                        warn!(table = %id, "a clock waits: {error}");
                    }
                    let later = now_ms() + AFTER_A_FAULT.as_millis() as i64;
                    return self.inner.clocks.set(id, Some(later));
                }
            }
        }
    }

    /// Begins the game of a lobby whose hour has come. Returns whether it had come.
    async fn begin_on_time(&self, id: TableId) -> Result<bool, TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        let now = self.load(id, &slot, &mut table).await?;
        let Some(at) = now.begins_at() else { return Ok(false) };
        if at > now_ms() {
            self.mind_clock(now);
            return Ok(false);
        }
        let next = Move::BeginOnTime(self.last_played(now).await?);
        // A refusal means that the clock has been set back.
        let _ = self.step(&slot, &mut table, None, &By::Time, &next).await?;
        Ok(true)
    }

    /// Reminds everybody who has used up half of their time; once, because reminders are stored
    /// with the table.
    async fn call_who_is_late(&self, id: TableId) -> Result<(), TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        let now = self.load(id, &slot, &mut table).await?;
        self.mind_clock(now);
        let late = slot.to_call(now.clock, &now.deadlines(), now_ms());
        if !late.is_empty() {
            // A refusal is fine: the game has ended in the meantime, and nobody needs a reminder.
            let _ = self.step(&slot, &mut table, None, &By::Time, &Move::Remind(late)).await?;
        }
        // If the table can no longer be seen, nobody's time may run out.
        self.look_again(id);
        Ok(())
    }

    /// Decides for one person whose time is up. Returns whether there was one.
    async fn decide_for_who_is_late(&self, id: TableId) -> Result<bool, TablesError> {
        let asked = |table: &Table| {
            let (due, seat) = table.due()?;
            let playing = table.playing().ok()?;
            let asked = of_game!(playing, playing => playing.question_and_view(seat));
            let (question, view) = asked?;
            Some((due, seat, (question, table.joining.level(), view), table.entries()))
        };
        let Some((due, seat, (question, level, view), entries)) = self.look(id, asked).await?
        else {
            return Ok(false);
        };
        if due > now_ms() {
            self.call_who_is_late(id).await?;
            return Ok(false);
        }
        let purpose = format!("clock {id} {entries}");
        let action = match view.out_of_time() {
            Some(action) => action,
            None => match self.choose(&purpose, level, view).await? {
                Some(action) => action,
                None => return Ok(false),
            },
        };
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        self.load(id, &slot, &mut table).await?;
        let (by, next) = (By::Clock(seat), Move::Answer { question, action });
        match self.step(&slot, &mut table, None, &by, &next).await? {
            // A refusal means that the person decided at the same moment.
            Ok(_) | Err(Refusal::Stale | Refusal::Over | Refusal::InTime) => Ok(true),
            Err(_) => Err(TablesError::Broken),
        }
    }
}
