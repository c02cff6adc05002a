//! The clock. Everything that waits or compares moments uses tokio's `Instant`, and takes the time
//! of day from here. A test that drives tokio's clock therefore drives everything.

use std::cell::Cell;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use governor::Quota;
use governor::clock::Clock;
use tokio::time::Instant;

thread_local! {
    /// The time of day at a certain moment, if a test drives the clock.
    static DRIVEN: Cell<Option<(Duration, Instant)>> = const { Cell::new(None) };
}

/// A rate limiter that uses this clock.
pub type RateLimiter = governor::RateLimiter<
    governor::state::NotKeyed,
    governor::state::InMemoryState,
    Ticks,
    governor::middleware::NoOpMiddleware<Duration>,
>;

/// A rate limiter with a separate limit for each key.
pub type KeyedRateLimiter<K> = governor::RateLimiter<
    K,
    governor::state::keyed::HashMapStateStore<K>,
    Ticks,
    governor::middleware::NoOpMiddleware<Duration>,
>;

/// The time since the Unix epoch.
pub fn now() -> Duration {
    match DRIVEN.get() {
        Some((then, at)) => then + at.elapsed(),
        None => SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default(),
    }
}

/// The time since the Unix epoch, in milliseconds.
pub fn now_ms() -> i64 {
    now().as_millis() as i64
}

/// The CPU time of this thread: waiting, and the work of other threads, do not count.
#[cfg(unix)]
pub fn time_of_this_thread() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// The time of day, on systems that do not report the CPU time of a thread.
#[cfg(not(unix))]
pub fn time_of_this_thread() -> Duration {
    now()
}

/// Sets the time of day on this thread; from then on it advances with tokio's clock. For tests that
/// drive the clock.
pub fn drive(now: Duration) {
    DRIVEN.set(Some((now, Instant::now())));
}

/// tokio's clock as rate limiters read it: the time since it was created.
#[derive(Clone, Debug)]
pub struct Ticks(Instant);

impl Default for Ticks {
    fn default() -> Self {
        Self(Instant::now())
    }
}

impl Clock for Ticks {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

pub fn rate_limiter(quota: Quota) -> RateLimiter {
    RateLimiter::direct_with_clock(quota, Ticks::default())
}

pub fn keyed_rate_limiter<K: Clone + Eq + std::hash::Hash>(quota: Quota) -> KeyedRateLimiter<K> {
    KeyedRateLimiter::hashmap_with_clock(quota, Ticks::default())
}

/// Waits until the rate limiter lets one more pass.
pub async fn until_ready(limiter: &RateLimiter) {
    while let Err(not_until) = limiter.check() {
        tokio::time::sleep(not_until.wait_time_from(limiter.clock().now())).await;
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;

    const MINUTE: Duration = Duration::from_mins(1);

    #[tokio::test(start_paused = true)]
    async fn a_driven_time_of_day_goes_on_with_the_clock() {
        drive(MINUTE);
        tokio::time::advance(MINUTE).await;
        assert_eq!(now(), MINUTE * 2);
        assert_eq!(now_ms(), 120_000);
    }

    #[tokio::test(start_paused = true)]
    async fn who_waits_for_a_rate_waits_by_the_driven_clock() {
        let limiter = rate_limiter(Quota::per_second(NonZeroU32::new(4).unwrap()));
        let started = Instant::now();
        for _ in 0..44 {
            until_ready(&limiter).await;
        }
        let took = started.elapsed();
        assert!((10.0..10.1).contains(&took.as_secs_f64()), "{took:?}");
    }
}
