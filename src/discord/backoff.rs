//! The pauses between attempts that fail.

use std::time::Duration;

/// A pause that is doubled after each further failure in a row, up to a maximum.
#[derive(Clone, Copy, Debug)]
pub(super) struct Backoff {
    pub(super) first: Duration,
    pub(super) longest: Duration,
}

impl Backoff {
    /// The pause after a transient fault: a server error, or a broken connection.
    pub(super) const FAULT: Self =
        Self { first: Duration::from_millis(250), longest: Duration::from_secs(30) };
    /// The pause after a refusal, which Discord will probably repeat.
    pub(super) const REFUSAL: Self =
        Self { first: Duration::from_secs(30), longest: Duration::from_hours(1) };
    /// The pause after a picture could not be sent, or not in time.
    pub(super) const PICTURE: Self =
        Self { first: Duration::from_secs(10), longest: Duration::from_mins(5) };

    /// The pause after a failure that `before` others preceded.
    pub(super) fn after(self, before: u32) -> Duration {
        self.first.saturating_mul(2_u32.saturating_pow(before)).min(self.longest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_the_longest() {
        let pauses: Vec<_> = (0..4).map(|before| Backoff::FAULT.after(before)).collect();
        assert_eq!(pauses, [250, 500, 1000, 2000].map(Duration::from_millis));
        assert_eq!(Backoff::FAULT.after(u32::MAX), Backoff::FAULT.longest);
    }
}
