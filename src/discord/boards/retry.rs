//! Decides when a failed drawing is tried again even though nothing changes.

use std::time::Duration;

use super::outcome::Outcome;
use crate::discord::backoff::Backoff;

/// The number of failures in a row, and the resulting back-off.
#[derive(Default)]
pub(super) struct Retry {
    times: u32,
    pause: Option<Duration>,
}

impl Retry {
    pub(super) fn heard(&mut self, outcome: Outcome) {
        let backoff = match outcome {
            Outcome::Shown | Outcome::Over | Outcome::Nowhere | Outcome::Closed => {
                *self = Self::default();
                return;
            }
            Outcome::Failed => Backoff::FAULT,
            Outcome::Refused | Outcome::Unseen | Outcome::ChannelGone => Backoff::REFUSAL,
        };
        self.pause = Some(backoff.after(self.times));
        self.times += 1;
    }

    /// The time until the next attempt; `None` if the last one succeeded.
    pub(super) const fn pause(&self) -> Option<Duration> {
        self.pause
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_their_longest_and_end_with_what_is_shown() {
        let mut retry = Retry::default();
        let mut pauses = Vec::new();
        for _ in 0..12 {
            retry.heard(Outcome::Failed);
            pauses.extend(retry.pause());
        }
        assert!(pauses.is_sorted() && pauses[0] < pauses[1], "{pauses:?}");
        assert_eq!((pauses[0], pauses[11]), (Backoff::FAULT.first, Backoff::FAULT.longest));
        retry.heard(Outcome::Shown);
        assert_eq!(retry.pause(), None);
        retry.heard(Outcome::Refused);
        assert_eq!(retry.pause(), Some(Backoff::REFUSAL.first));
    }
}
