//! Admission: which presses and commands are worked on. A flood, and what comes too late to be answered, is
//! turned away before it costs anything.

use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use governor::Quota;
use serenity::all::InteractionId;
use tokio::time::Instant;

use super::DISCORD_EPOCH;
use crate::clock::{self, KeyedRateLimiter, keyed_rate_limiter};
use crate::settings::Presses;
use crate::table::UserId;

/// One person may be this many seconds ahead of their limit.
const AHEAD: NonZeroU32 = NonZeroU32::new(4).unwrap();
/// Somebody who goes on too fast is told so once in this time.
const TOLD_EVERY: Duration = Duration::from_secs(5);
/// After so many presses, people who have not pressed lately are forgotten.
const FORGET_EVERY: usize = 1024;
/// Ids that are this far off tell no time, in milliseconds.
const A_DAY: i64 = 24 * 60 * 60 * 1000;
/// For so long the quickest way here is remembered.
const WINDOW: Duration = Duration::from_secs(15);

/// Who decides what is worked on.
pub(super) struct Admission {
    oldest: Duration,
    way: Mutex<Way>,
    /// How many presses there have been.
    asked: AtomicUsize,
    people: KeyedRateLimiter<UserId>,
    told: KeyedRateLimiter<UserId>,
}

/// What becomes of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Admitted {
    /// It is worked on.
    Welcome,
    /// Who pressed is too fast.
    TooFast,
    /// It is dropped: Discord has told who pressed already.
    TooLate,
}

impl Admission {
    pub(super) fn new(presses: Presses) -> Self {
        let a_second = presses.a_second;
        let quota = Quota::per_second(a_second).allow_burst(a_second.saturating_mul(AHEAD));
        let once = Quota::with_period(TOLD_EVERY).unwrap_or(quota);
        Self {
            oldest: presses.oldest,
            way: Mutex::new(Way::new(Instant::now())),
            asked: AtomicUsize::new(0),
            people: keyed_rate_limiter(quota),
            told: keyed_rate_limiter(once),
        }
    }

    /// What becomes of this press of somebody's.
    pub(super) fn admit(&self, press: InteractionId, user: UserId) -> Admitted {
        if self.is_too_late(press) {
            return Admitted::TooLate;
        }
        if self.asked.fetch_add(1, Ordering::Relaxed).is_multiple_of(FORGET_EVERY) {
            self.people.retain_recent();
            self.told.retain_recent();
        }
        match self.people.check_key(&user) {
            Ok(()) => Admitted::Welcome,
            Err(_) => Admitted::TooFast,
        }
    }

    /// Whether Discord has told who pressed already that there is no answer.
    pub(super) fn is_too_late(&self, press: InteractionId) -> bool {
        self.age(press).is_some_and(|age| age > self.oldest)
    }

    /// Whether somebody is to be told to press again: not if they just were.
    pub(super) fn is_to_be_told(&self, user: UserId) -> bool {
        self.told.check_key(&user).is_ok()
    }

    /// How long ago something was pressed, beyond the quickest way here: the clocks of Discord and of this
    /// machine may differ.
    fn age(&self, press: InteractionId) -> Option<Duration> {
        let pressed = (press.get() >> 22).cast_signed() + DISCORD_EPOCH.cast_signed();
        let took = clock::now_ms() - pressed;
        if took.abs() > A_DAY {
            return None;
        }
        // Nothing that holds this lock can panic half-way through a change.
        let mut way = self.way.lock().unwrap_or_else(PoisonError::into_inner);
        Some(way.longer_than_the_quickest(took, Instant::now()))
    }
}

/// How long the quickest presses took from Discord's clock to ours, in milliseconds; less than nothing where
/// ours is behind.
struct Way {
    since: Instant,
    quickest: Option<i64>,
    quickest_before: Option<i64>,
}

impl Way {
    const fn new(since: Instant) -> Self {
        Self { since, quickest: None, quickest_before: None }
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
mod tests {
    use super::*;

    const ADA: UserId = UserId::new(1);
    const BEN: UserId = UserId::new(2);

    fn admission(a_second: u32) -> Admission {
        let a_second = NonZeroU32::new(a_second).unwrap();
        Admission::new(Presses { a_second, ..Presses::default() })
    }

    /// A press of so many milliseconds ago.
    fn press(ago: i64) -> InteractionId {
        let pressed = clock::now_ms() - ago - DISCORD_EPOCH.cast_signed();
        InteractionId::new(pressed.cast_unsigned() << 22)
    }

    #[test]
    fn who_presses_too_fast_is_told_once_and_stops_nobody_else() {
        let admission = admission(1);
        let (mut welcome, mut told, mut silent) = (0, 0, 0);
        for _ in 0..100 {
            match admission.admit(press(0), ADA) {
                Admitted::Welcome => welcome += 1,
                Admitted::TooFast if admission.is_to_be_told(ADA) => told += 1,
                Admitted::TooFast => silent += 1,
                Admitted::TooLate => panic!(),
            }
        }
        assert!(welcome >= 4 && told == 1 && silent > 80, "{welcome}, {told}, {silent}");
        assert_eq!(admission.admit(press(0), BEN), Admitted::Welcome);
    }

    #[test]
    fn what_discord_has_given_up_is_dropped_whatever_the_clocks_say() {
        for skew in [0, 20_000, -20_000] {
            let admission = admission(100);
            assert_eq!(admission.admit(press(skew), ADA), Admitted::Welcome);
            assert_eq!(admission.admit(press(skew + 2000), ADA), Admitted::Welcome);
            assert_eq!(admission.admit(press(skew + 5000), ADA), Admitted::TooLate);
        }
    }

    #[test]
    fn a_clock_that_was_set_is_believed_after_a_while() {
        let start = Instant::now();
        let mut way = Way::new(start);
        way.longer_than_the_quickest(50, start);
        let set = start + WINDOW * 2;
        assert!(way.longer_than_the_quickest(60_000, set) > Duration::from_secs(3));
        let later = set + WINDOW;
        assert_eq!(way.longer_than_the_quickest(60_050, later), Duration::from_millis(50));
    }
}
