//! Decides which presses and commands are handled. Floods, and presses that come too late to be
//! answered, are refused before they consume resources.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use governor::Quota;
use serenity::all::InteractionId;
use tokio::time::Instant;

use super::interactions::When;
use super::{DISCORD_EPOCH, lock};
use crate::clock::{self, KeyedRateLimiter, keyed_rate_limiter};
use crate::settings::Presses;
use crate::table::UserId;

/// The number of seconds by which a user may be ahead of their rate limit.
const AHEAD: NonZeroU32 = NonZeroU32::new(4).unwrap();
/// A user who keeps pressing too fast is told so once in this time.
const TOLD_EVERY: Duration = Duration::from_secs(5);
/// A user who has been refused this often without a pause is ignored until they have made one.
const REFUSED_MOST: u32 = 20;
/// The length of such a pause.
const PAUSE: Duration = Duration::from_secs(2);
/// After this number of presses, users who have not pressed anything lately are forgotten.
const FORGET_EVERY: usize = 1024;
/// If an id is further off than this, in milliseconds, it says nothing about the time.
const A_DAY: i64 = 24 * 60 * 60 * 1000;
/// A missed press is answered only if at least this much of Discord's three seconds is left,
/// because the connection has only just been made.
const LEFT: Duration = Duration::from_millis(500);
/// The time for which the shortest delay is remembered.
const WINDOW: Duration = Duration::from_secs(15);

/// Decides which presses are handled.
pub(super) struct Admission {
    oldest: Duration,
    clock_offset: Mutex<ClockOffset>,
    /// The number of presses so far.
    asked: AtomicUsize,
    people: KeyedRateLimiter<UserId>,
    told: KeyedRateLimiter<UserId>,
    insisting: Mutex<HashMap<UserId, Insisting>>,
}

/// A user who was refused and has not paused since.
#[derive(Clone, Copy)]
struct Insisting {
    refused: u32,
    last: Instant,
}

/// The decision about a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Admitted {
    /// The press is handled.
    Welcome,
    /// The user presses too fast.
    TooFast,
    /// The press is dropped: Discord has already told the user that it failed.
    TooLate,
}

impl Admission {
    pub(super) fn new(presses: Presses) -> Self {
        let a_second = presses.a_second;
        let quota = Quota::per_second(a_second).allow_burst(a_second.saturating_mul(AHEAD));
        let once = Quota::with_period(TOLD_EVERY).unwrap_or(quota);
        Self {
            oldest: presses.oldest,
            clock_offset: Mutex::new(ClockOffset::new(Instant::now())),
            asked: AtomicUsize::new(0),
            people: keyed_rate_limiter(quota),
            told: keyed_rate_limiter(once),
            insisting: Mutex::default(),
        }
    }

    /// Sets the shortest delay that the previous run measured, which applies until presses arrive.
    pub(super) fn trust(&self, quickest: Option<i64>) {
        lock(&self.clock_offset).before_this_start = quickest;
    }

    /// The shortest delay between a press and its arrival, in milliseconds, if it is known.
    pub(super) fn quickest(&self) -> Option<i64> {
        lock(&self.clock_offset).known()
    }

    /// Decides about a press of this user.
    pub(super) fn admit(&self, press: InteractionId, user: UserId, when: When) -> Admitted {
        let oldest = match when {
            When::Now => self.oldest,
            When::Missed => self.oldest.saturating_sub(LEFT),
        };
        if self.age(press, when).is_some_and(|age| age > oldest) {
            return Admitted::TooLate;
        }
        if self.asked.fetch_add(1, Ordering::Relaxed).is_multiple_of(FORGET_EVERY) {
            self.people.retain_recent();
            self.told.retain_recent();
            lock(&self.insisting).retain(|_, insisting| !insisting.has_paused());
        }
        if !self.is_deaf_to(user) && self.people.check_key(&user).is_ok() {
            return Admitted::Welcome;
        }
        self.refused(user);
        Admitted::TooFast
    }

    /// Returns whether the user has been refused so often that they must pause, even though their
    /// rate limit recovers while they go on.
    fn is_deaf_to(&self, user: UserId) -> bool {
        let insisting = lock(&self.insisting).get(&user).copied();
        insisting.is_some_and(|one| one.refused >= REFUSED_MOST && !one.has_paused())
    }

    fn refused(&self, user: UserId) {
        let last = Instant::now();
        let mut insisting = lock(&self.insisting);
        let one = insisting.entry(user).or_insert(Insisting { refused: 0, last });
        let before = if one.has_paused() { 0 } else { one.refused };
        *one = Insisting { refused: before.saturating_add(1), last };
    }

    /// When Discord will tell the user that there is no response.
    pub(super) fn given_up_at(&self, press: InteractionId, when: When) -> Instant {
        let age = self.age(press, when).unwrap_or_default();
        Instant::now() + self.oldest.saturating_sub(age)
    }

    /// Returns whether a user who presses too fast must be told so; false if they were told
    /// recently.
    pub(super) fn is_to_be_told(&self, user: UserId) -> bool {
        self.told.check_key(&user).is_ok()
    }

    /// The age of a press, less the shortest delay: the clocks of Discord and of this machine may
    /// differ. A missed press has waited, so it says nothing about the delay.
    fn age(&self, press: InteractionId, when: When) -> Option<Duration> {
        let took = took(press)?;
        let mut clock_offset = lock(&self.clock_offset);
        Some(match when {
            When::Now => clock_offset.longer_than_the_quickest(took, Instant::now()),
            When::Missed => clock_offset.longer_than_known(took),
        })
    }
}

/// The delay of a press in milliseconds, comparing Discord's clock with this machine's.
fn took(press: InteractionId) -> Option<i64> {
    let pressed = (press.get() >> 22).cast_signed() + DISCORD_EPOCH.cast_signed();
    let took = clock::now_ms() - pressed;
    (took.abs() <= A_DAY).then_some(took)
}

impl Insisting {
    fn has_paused(&self) -> bool {
        self.last.elapsed() >= PAUSE
    }
}

/// The shortest recent delay from Discord's clock to ours, in milliseconds; negative if our clock
/// is behind.
struct ClockOffset {
    since: Instant,
    quickest: Option<i64>,
    quickest_before: Option<i64>,
    /// The shortest delay that the previous run measured.
    before_this_start: Option<i64>,
}

impl ClockOffset {
    const fn new(since: Instant) -> Self {
        Self { since, quickest: None, quickest_before: None, before_this_start: None }
    }

    fn known(&self) -> Option<i64> {
        let lately = [self.quickest, self.quickest_before].into_iter().flatten().min();
        lately.or(self.before_this_start)
    }

    fn longer_than_known(&self, took: i64) -> Duration {
        let quickest = self.known().unwrap_or_default();
        Duration::from_millis((took - quickest).max(0).unsigned_abs())
    }

    fn longer_than_the_quickest(&mut self, took: i64, now: Instant) -> Duration {
        if now - self.since >= WINDOW {
            (self.since, self.quickest_before) = (now, self.quickest.take());
        }
        let quickest = self.quickest.map_or(took, |quickest| quickest.min(took));
        self.quickest = Some(quickest);
        let quickest = self.quickest_before.map_or(quickest, |before| before.min(quickest));
        Duration::from_millis((took - quickest).unsigned_abs())
    }
}

#[cfg(test)]
mod tests;
