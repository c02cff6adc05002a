//! Discord's rate limits, as it documents them: 50 requests a second in total, and separate buckets
//! for a channel's posts and edits, for the application's emojis, and for the messages of an
//! interaction.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::faults::Kind;
use crate::rest::Call;
use crate::snowflake::Snowflake;

/// The limit that all requests share, except those with an interaction token.
const GLOBAL: Quota = Quota { requests: 50, per: Duration::from_secs(1) };
/// The limit on a channel's posts, and the limit on its edits.
const CHANNEL: Quota = Quota { requests: 5, per: Duration::from_secs(5) };
/// The limit on requests about an application's emojis.
const EMOJIS: Quota = Quota { requests: 5, per: Duration::from_secs(5) };
/// The limit on the messages of one interaction.
const INTERACTION: Quota = Quota { requests: 5, per: Duration::from_secs(2) };

/// The number of requests after which expired buckets are searched for and removed.
const FORGET_EVERY: usize = 1024;

/// A number of requests in a period.
#[derive(Clone, Copy, Debug)]
struct Quota {
    requests: usize,
    per: Duration,
}

/// A set of requests that are counted together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Bucket {
    Global,
    Channel(Kind, Snowflake),
    Emojis,
    Interaction(String),
}

/// The decision of the rate limits about a request.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Verdict {
    /// The request may pass; contains the rest of its bucket.
    Free(Rest),
    /// There were too many requests: this one has no effect.
    Exceeded { pause: Duration, global: bool },
    /// No limit applies to the request.
    Unlimited,
}

/// The rest of a bucket.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rest {
    pub bucket: String,
    pub limit: usize,
    pub remaining: usize,
    pub reset_after: Duration,
}

/// The requests that still count.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    passed: Mutex<HashMap<Bucket, VecDeque<Instant>>>,
    asked: AtomicUsize,
}

impl Limits {
    /// Counts a request, unless it exceeds a limit.
    pub(crate) fn take(&self, call: &Call) -> Verdict {
        let own = bucket(call);
        let is_counted = !matches!(call, Call::Callback { .. } | Call::Webhook { .. });
        let mut passed = self.passed.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if self.asked.fetch_add(1, Ordering::Relaxed).is_multiple_of(FORGET_EVERY) {
            forget(&mut passed, now);
        }
        let mut pause = |bucket: &Bucket| {
            passed.get_mut(bucket).and_then(|times| pause(times, bucket.quota(), now))
        };
        if let Some(pause) = is_counted.then(|| pause(&Bucket::Global)).flatten() {
            return Verdict::Exceeded { pause, global: true };
        }
        if let Some(pause) = own.as_ref().and_then(&mut pause) {
            return Verdict::Exceeded { pause, global: false };
        }
        if is_counted {
            passed.entry(Bucket::Global).or_default().push_back(now);
        }
        let Some(own) = own else { return Verdict::Unlimited };
        let (name, quota) = (own.name(), own.quota());
        let times = passed.entry(own).or_default();
        times.push_back(now);
        Verdict::Free(Rest {
            bucket: name,
            limit: quota.requests,
            remaining: quota.requests - times.len(),
            reset_after: times
                .front()
                .map_or(quota.per, |first| quota.per.saturating_sub(now - *first)),
        })
    }
}

/// Removes buckets in which no request counts any more.
fn forget(passed: &mut HashMap<Bucket, VecDeque<Instant>>, now: Instant) {
    let counts = |bucket: &Bucket, last: &Instant| now - *last < bucket.quota().per;
    passed.retain(|bucket, times| times.back().is_some_and(|last| counts(bucket, last)));
}

/// The time for which a bucket will be full, if it is.
fn pause(times: &mut VecDeque<Instant>, quota: Quota, now: Instant) -> Option<Duration> {
    while times.front().is_some_and(|first| now - *first >= quota.per) {
        times.pop_front();
    }
    let first = times.front().filter(|_| times.len() >= quota.requests)?;
    Some(quota.per.saturating_sub(now - *first))
}

fn bucket(call: &Call) -> Option<Bucket> {
    match call {
        Call::Messages(channel, _) => Some(Bucket::Channel(call.kind(), *channel)),
        Call::Webhook { token, .. } => Some(Bucket::Interaction(token.clone())),
        Call::Emojis(_) => Some(Bucket::Emojis),
        Call::About(_)
        | Call::Commands(_)
        | Call::Channel(_)
        | Call::Threads(..)
        | Call::Callback { .. } => None,
    }
}

impl Bucket {
    const fn quota(&self) -> Quota {
        match self {
            Self::Global => GLOBAL,
            Self::Channel(..) => CHANNEL,
            Self::Emojis => EMOJIS,
            Self::Interaction(_) => INTERACTION,
        }
    }

    /// The name of the bucket. Discord names the kind of a bucket, not its channel.
    fn name(&self) -> String {
        match self {
            Self::Global => "global".to_owned(),
            Self::Channel(kind, _) => format!("{kind:?}").to_lowercase(),
            Self::Emojis => "emojis".to_owned(),
            Self::Interaction(_) => "interaction".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rest::{Emoji, Emojis, Messages, Webhook};

    fn post(channel: u64) -> Call {
        Call::Messages(Snowflake(channel), Messages::Create)
    }

    #[test]
    fn an_application_takes_five_requests_about_emojis() {
        let limits = Limits::default();
        let list = Call::Emojis(Emojis { application: Snowflake(1), what: Emoji::List });
        for _ in 0..5 {
            assert!(matches!(limits.take(&list), Verdict::Free(_)));
        }
        assert!(matches!(limits.take(&list), Verdict::Exceeded { global: false, .. }));
    }

    #[test]
    fn a_channel_takes_five_posts_and_all_channels_fifty() {
        let limits = Limits::default();
        for left in (0..5).rev() {
            let Verdict::Free(rest) = limits.take(&post(1)) else { panic!("it may pass") };
            assert_eq!(rest.remaining, left);
        }
        assert!(matches!(limits.take(&post(1)), Verdict::Exceeded { global: false, .. }));
        for channel in 2..11 {
            for _ in 0..5 {
                assert!(matches!(limits.take(&post(channel)), Verdict::Free(_)));
            }
        }
        assert!(matches!(limits.take(&post(11)), Verdict::Exceeded { global: true, .. }));
        let answer = Call::Callback { interaction: Snowflake(7), token: "t".to_owned() };
        assert_eq!(limits.take(&answer), Verdict::Unlimited);
    }

    #[test]
    fn a_bucket_in_which_nothing_counts_any_more_is_forgotten() {
        let limits = Limits::default();
        for token in 0..2 * FORGET_EVERY {
            let (token, call) = (token.to_string(), Webhook::Followup);
            limits.take(&Call::Webhook { application: Snowflake(1), token, call });
        }
        let mut passed = limits.passed.lock().unwrap();
        assert_eq!(passed.len(), 2 * FORGET_EVERY);
        forget(&mut passed, Instant::now() + INTERACTION.per);
        assert!(passed.is_empty());
    }
}
