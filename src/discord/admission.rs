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
mod tests {
    use super::*;

    const ADA: UserId = UserId::new(1);
    const BEN: UserId = UserId::new(2);

    fn admission(a_second: u32) -> Admission {
        let a_second = NonZeroU32::new(a_second).unwrap();
        Admission::new(Presses { a_second, ..Presses::default() })
    }

    /// A press that was made `ago` milliseconds ago.
    fn press(ago: i64) -> InteractionId {
        let pressed = clock::now_ms() - ago - DISCORD_EPOCH.cast_signed();
        InteractionId::new(pressed.cast_unsigned() << 22)
    }

    #[test]
    fn who_presses_too_fast_is_told_once_and_stops_nobody_else() {
        let admission = admission(1);
        let (mut welcome, mut told, mut silent) = (0, 0, 0);
        for _ in 0..100 {
            match admission.admit(press(0), ADA, When::Now) {
                Admitted::Welcome => welcome += 1,
                Admitted::TooFast if admission.is_to_be_told(ADA) => told += 1,
                Admitted::TooFast => silent += 1,
                Admitted::TooLate => panic!(),
            }
        }
        assert!(welcome >= 4 && told == 1 && silent > 80, "{welcome}, {told}, {silent}");
        assert_eq!(admission.admit(press(0), BEN, When::Now), Admitted::Welcome);
    }

    #[tokio::test(start_paused = true)]
    async fn who_never_pauses_is_not_heard_until_they_do() {
        let admission = admission(5);
        let mut welcome = 0;
        for _ in 0..1000 {
            welcome += usize::from(admission.admit(press(0), ADA, When::Now) == Admitted::Welcome);
            tokio::time::advance(Duration::from_millis(10)).await;
        }
        // Twenty in advance, and one every 200 ms until twenty have been refused.
        assert!((20..=22).contains(&welcome), "{welcome} in ten seconds");
        assert_eq!(admission.admit(press(0), BEN, When::Now), Admitted::Welcome);
        tokio::time::advance(PAUSE).await;
        assert_eq!(admission.admit(press(0), ADA, When::Now), Admitted::Welcome);
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_a_little_too_fast_is_heard_as_often_as_is_allowed() {
        let admission = admission(5);
        let mut welcome = 0;
        for _ in 0..100 {
            welcome += usize::from(admission.admit(press(0), ADA, When::Now) == Admitted::Welcome);
            tokio::time::advance(Duration::from_millis(150)).await;
        }
        assert!((94..=96).contains(&welcome), "{welcome} of 100");
    }

    #[test]
    fn what_discord_has_given_up_is_dropped_whatever_the_clocks_say() {
        for skew in [0, 20_000, -20_000] {
            let admission = admission(100);
            assert_eq!(admission.admit(press(skew), ADA, When::Now), Admitted::Welcome);
            assert_eq!(admission.admit(press(skew + 2000), ADA, When::Now), Admitted::Welcome);
            assert_eq!(admission.admit(press(skew + 5000), ADA, When::Now), Admitted::TooLate);
        }
    }

    #[test]
    fn what_was_missed_is_answered_while_enough_is_left_of_three_seconds() {
        for skew in [0, 20_000, -20_000] {
            let admission = admission(100);
            admission.trust(Some(skew));
            let admit = |ago| admission.admit(press(skew + ago), ADA, When::Missed);
            assert_eq!(admit(60_000), Admitted::TooLate);
            assert_eq!(admit(2000), Admitted::Welcome);
            assert_eq!(admit(2900), Admitted::TooLate);
        }
    }

    #[test]
    fn what_was_missed_says_nothing_of_the_way_here() {
        let admission = admission(100);
        assert_eq!(admission.admit(press(60_000), ADA, When::Missed), Admitted::TooLate);
        assert_eq!(admission.quickest(), None);
        // A current press makes the clocks comparable; missed presses are then judged by it.
        assert_eq!(admission.admit(press(-5000), ADA, When::Now), Admitted::Welcome);
        assert_eq!(admission.admit(press(0), ADA, When::Missed), Admitted::TooLate);
    }

    #[test]
    fn a_clock_that_was_set_is_believed_after_a_while() {
        let start = Instant::now();
        let mut clock_offset = ClockOffset::new(start);
        clock_offset.longer_than_the_quickest(50, start);
        let set = start + WINDOW * 2;
        assert!(clock_offset.longer_than_the_quickest(60_000, set) > Duration::from_secs(3));
        let later = set + WINDOW;
        assert_eq!(clock_offset.longer_than_the_quickest(60_050, later), Duration::from_millis(50));
    }
}
