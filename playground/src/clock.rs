//! The time of day in Discord's format. Everything that waits uses tokio's clock.

use std::cell::Cell;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use time::OffsetDateTime;
use time::macros::format_description;
use tokio::time::Instant;

thread_local! {
    /// The time of day at a certain moment, if a test drives the clock.
    static DRIVEN: Cell<Option<(Duration, Instant)>> = const { Cell::new(None) };
}

/// Sets the time of day on this thread, as the time since the Unix epoch; from then on it advances
/// with tokio's clock. For tests that drive the clock.
pub fn drive(now: Duration) {
    DRIVEN.set(Some((now, Instant::now())));
}

/// Returns whether the time of day is driven on this thread.
pub(crate) fn is_driven() -> bool {
    DRIVEN.get().is_some()
}

/// The Unix time in milliseconds.
pub(crate) fn now_ms() -> u64 {
    let since = match DRIVEN.get() {
        Some((then, at)) => then + at.elapsed(),
        None => SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default(),
    };
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The current time, such as `2026-01-31T12:00:00.123000+00:00`.
pub(crate) fn timestamp() -> String {
    timestamp_of(now_ms())
}

/// A Unix time in milliseconds, in Discord's format.
pub(crate) fn timestamp_of(ms: u64) -> String {
    let form = format_description!(
        "[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:6]+00:00"
    );
    let moment = OffsetDateTime::UNIX_EPOCH + Duration::from_millis(ms);
    moment.format(form).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_written_with_microseconds_and_offset() {
        assert_eq!(timestamp_of(1_420_070_400_123), "2015-01-01T00:00:00.123000+00:00");
    }
}
