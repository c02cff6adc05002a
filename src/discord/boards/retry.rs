//! Decides when a failed drawing is tried again even though nothing changes.

use std::time::Duration;

use super::show::Outcome;
use crate::discord::doubled;

/// Back-off after a transient fault; doubled after each further fault in a row.
const AFTER_A_FAULT: Duration = Duration::from_millis(250);
/// The longest back-off after a transient fault.
const LONGEST_AFTER_A_FAULT: Duration = Duration::from_secs(30);
/// Back-off after a refusal, which Discord will probably repeat; doubled after each further
/// refusal.
const AFTER_A_REFUSAL: Duration = Duration::from_secs(30);
/// The longest back-off after a refusal.
const LONGEST_AFTER_A_REFUSAL: Duration = Duration::from_hours(1);

/// The number of failures in a row, and the resulting back-off.
#[derive(Default)]
pub(super) struct Retry {
    times: u32,
    pause: Option<Duration>,
}

impl Retry {
    pub(super) fn heard(&mut self, outcome: Outcome) {
        let (first, longest) = match outcome {
            Outcome::Shown | Outcome::Over | Outcome::Nowhere | Outcome::Closed => {
                *self = Self::default();
                return;
            }
            Outcome::Failed => (AFTER_A_FAULT, LONGEST_AFTER_A_FAULT),
            Outcome::Refused | Outcome::Unseen | Outcome::ChannelGone => {
                (AFTER_A_REFUSAL, LONGEST_AFTER_A_REFUSAL)
            }
        };
        self.pause = Some(doubled(first, self.times).min(longest));
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
        assert_eq!((pauses[0], pauses[11]), (AFTER_A_FAULT, LONGEST_AFTER_A_FAULT));
        retry.heard(Outcome::Shown);
        assert_eq!(retry.pause(), None);
        retry.heard(Outcome::Refused);
        assert_eq!(retry.pause(), Some(AFTER_A_REFUSAL));
    }
}
