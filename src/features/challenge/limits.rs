//! How often people are challenged by name: nobody is mentioned again and again.
//!
//! This is only in memory, so nothing is stored about people who never play. After a restart anyone
//! can be challenged once more.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::message::NotChallenged;
use crate::table::{GuildId, UserId};

/// Delay before a person may challenge someone again.
const BY_ONE: Duration = Duration::from_mins(10);
/// Delay before a person may be challenged again, by anyone on the server.
const OF_ONE: Duration = Duration::from_hours(1);

/// The last challenges on each server.
#[derive(Default)]
pub(in crate::features) struct Limits(Mutex<Last>);

/// The moments of the last challenges.
#[derive(Default)]
struct Last {
    by: HashMap<(GuildId, UserId), Instant>,
    of: HashMap<(GuildId, UserId), Instant>,
}

impl Limits {
    /// Counts a challenge by a person of another one.
    ///
    /// # Errors
    /// It is too soon, for either of them.
    pub(super) fn challenge(
        &self,
        guild: GuildId,
        by: UserId,
        of: UserId,
    ) -> Result<(), NotChallenged> {
        let now = Instant::now();
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.by.retain(|_, then| now < *then + BY_ONE);
        last.of.retain(|_, then| now < *then + OF_ONE);
        let minutes = |then: &Instant, delay| (*then + delay - now).as_secs().div_ceil(60).max(1);
        if let Some(then) = last.of.get(&(guild, of)) {
            return Err(NotChallenged::Again(minutes(then, OF_ONE)));
        }
        if let Some(then) = last.by.get(&(guild, by)) {
            return Err(NotChallenged::TooMany(minutes(then, BY_ONE)));
        }
        last.by.insert((guild, by), now);
        last.of.insert((guild, of), now);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_mins(1);

    #[tokio::test(start_paused = true)]
    async fn a_person_is_challenged_once_an_hour_and_challenges_once_in_ten_minutes() {
        let limits = Limits::default();
        let challenge = |guild: u64, by: u64, of: u64| {
            limits.challenge(GuildId::new(guild), UserId::new(by), UserId::new(of))
        };
        assert_eq!(challenge(1, 1, 2), Ok(()));
        assert_eq!(challenge(1, 3, 2), Err(NotChallenged::Again(60)));
        assert_eq!(challenge(1, 1, 4), Err(NotChallenged::TooMany(10)));
        // The refusals have counted for nothing, and another server has its own limits.
        assert_eq!(challenge(1, 3, 4), Ok(()));
        assert_eq!(challenge(2, 1, 2), Ok(()));
        tokio::time::advance(MINUTE * 9).await;
        assert_eq!(challenge(1, 1, 5), Err(NotChallenged::TooMany(1)));
        tokio::time::advance(MINUTE).await;
        assert_eq!(challenge(1, 1, 5), Ok(()));
        tokio::time::advance(MINUTE * 49).await;
        assert_eq!(challenge(1, 3, 2), Err(NotChallenged::Again(1)));
        tokio::time::advance(MINUTE).await;
        assert_eq!(challenge(1, 3, 2), Ok(()));
        assert_eq!(limits.0.lock().unwrap().of.len(), 2);
    }
}
