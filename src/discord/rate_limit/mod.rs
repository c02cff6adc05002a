//! The rate limiter: every request to Discord passes through it, so that the bot never exceeds a
//! rate limit of Discord.
//!
//! Initial responses never wait. All other requests wait for their bucket and for global limits;
//! requests that count towards the global limit are sent in the order in which they were submitted,
//! a little slower than Discord allows. Discord bans a host that receives too many invalid
//! responses (401, 403 and 429): the limiter closes for a while long before that, and logs a
//! warning.

mod headers;
mod limits;
#[cfg(test)]
mod tests;

pub(super) use headers::Asked;

use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use governor::Quota;
use reqwest::StatusCode;
use reqwest::header::HeaderMap;
use serenity::all::ChannelId;
use tokio::sync::{MutexGuard, Semaphore, SemaphorePermit};
use tokio::time::Instant;

use self::headers::Limit;
use self::limits::Limits;
use super::channels::Channels;
use super::lock;
use crate::clock::{RateLimiter, rate_limiter, until_ready};
use crate::sharding::ShardRange;

/// Requests per second. Discord allows 50; the margin is for delayed requests that arrive together.
/// All processes with the same token share them.
const A_SECOND: NonZeroU32 = NonZeroU32::new(40).unwrap();
/// Maximum burst of requests, which they share as well.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(5).unwrap();
/// Maximum number of initial responses in flight, each on a connection of its own.
const MOST_ANSWERS: usize = 224;
/// Maximum number of other requests in flight.
const MOST_OTHERS: usize = 48;

/// The rate limiter for all requests to Discord.
pub(super) struct RequestLimiter {
    /// Queue for requests that count towards the global limit; it is first in, first out.
    turn: tokio::sync::Mutex<()>,
    /// Queue in front of [`Self::turn`] for requests that only computer players wait for; together
    /// they have one place in that queue.
    computers: tokio::sync::Mutex<()>,
    rate: RateLimiter,
    known: Mutex<Limits>,
    answers: Semaphore,
    others: Semaphore,
}

/// A permit to send a request; it is held while the request is in flight.
pub(super) type Pass<'a> = SemaphorePermit<'a>;

/// The players who wait for a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WaitedFor {
    ByPeople,
    /// Only computer players; these requests are sent less often when many are queued.
    ByComputers,
}

/// The locks of both queues; the second only if the request is for computer players.
type Turn<'a> = (MutexGuard<'a, ()>, Option<MutexGuard<'a, ()>>);

/// A group of requests that share a rate limit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Bucket {
    /// Initial responses to interactions.
    Answers,
    /// Requests with an interaction token.
    Token(String),
    /// New messages in a channel.
    Posts(ChannelId),
    /// Edits of a channel's messages.
    Edits(ChannelId),
    /// The application's emojis.
    Emojis,
    /// All other requests.
    Other,
}

/// The content of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Carries {
    Text,
    /// Text with an attached file; a refusal of it says nothing about text alone.
    File,
}

/// The reason why a request may not be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closed {
    /// The wait would be this long.
    For(Duration),
    /// The channel has refused recently, and nobody has pressed a button there since.
    Refusing,
}

impl RequestLimiter {
    /// The limiter of the only process, or of one that runs these shards.
    pub(super) fn new(channels: Arc<Channels>, shards: Option<ShardRange>) -> Self {
        let quota = quota(shards);
        Self {
            turn: tokio::sync::Mutex::default(),
            computers: tokio::sync::Mutex::default(),
            rate: rate_limiter(quota),
            known: Mutex::new(Limits { channels, ..Limits::default() }),
            answers: Semaphore::new(MOST_ANSWERS),
            others: Semaphore::new(MOST_OTHERS),
        }
    }

    /// Waits until a request of this bucket may be sent. Returns an error if the limiter or the
    /// bucket stays closed for longer than `longest`.
    pub(super) async fn pass(
        &self,
        bucket: &Bucket,
        waited_for: WaitedFor,
        longest: Duration,
    ) -> Result<Pass<'_>, Closed> {
        if *bucket == Bucket::Answers {
            return self.place(&self.answers).await;
        }
        loop {
            self.wait_for(bucket, longest).await?;
            let _turn = self.turn_of(bucket, waited_for).await;
            let place = self.place(&self.others).await?;
            // Another request may have closed the limiter or emptied the bucket meanwhile; in that
            // case this one waits again and holds nobody up.
            let mut known = self.known();
            if known.wait(bucket, Instant::now())?.is_none() {
                known.take(bucket);
                return Ok(place);
            }
        }
    }

    async fn place<'a>(&self, places: &'a Semaphore) -> Result<Pass<'a>, Closed> {
        // The semaphores are never closed.
        places.acquire().await.map_err(|_| Closed::Refusing)
    }

    /// Waits for the request's turn in the global limit, if the bucket counts towards it.
    async fn turn_of(&self, bucket: &Bucket, waited_for: WaitedFor) -> Option<Turn<'_>> {
        if !bucket.is_counted() {
            return None;
        }
        let among_computers = match waited_for {
            WaitedFor::ByPeople => None,
            WaitedFor::ByComputers => Some(self.computers.lock().await),
        };
        let turn = self.turn.lock().await;
        until_ready(&self.rate).await;
        Some((turn, among_computers))
    }

    async fn wait_for(&self, bucket: &Bucket, longest: Duration) -> Result<(), Closed> {
        loop {
            let wait = self.known().wait(bucket, Instant::now())?;
            match wait {
                None => return Ok(()),
                Some(wait) if wait > longest => return Err(Closed::For(wait)),
                Some(wait) => tokio::time::sleep(wait).await,
            }
        }
    }

    /// Records a response of Discord, with the wait that the body of a 429 asks for.
    pub(super) fn heard(
        &self,
        (bucket, carries): (&Bucket, Carries),
        status: StatusCode,
        headers: &HeaderMap,
        asked: Option<Asked>,
    ) {
        let (mut known, now) = (self.known(), Instant::now());
        if (status, carries) == (StatusCode::FORBIDDEN, Carries::File) {
            return known.invalid(now);
        }
        known.hear(bucket, status, &Limit::read(headers), asked, now);
    }

    /// Records that Discord cannot be reached.
    pub(super) fn unreachable(&self) {
        self.known().fault(Instant::now());
    }

    /// Waits until not only initial responses may be sent.
    pub(super) async fn opened(&self) {
        loop {
            let Some(until) = self.known().closed_until else { return };
            if until <= Instant::now() {
                return;
            }
            tokio::time::sleep_until(until).await;
        }
    }

    /// Returns whether only initial responses may be sent now.
    pub(super) fn is_closed(&self) -> bool {
        self.known().closed_until.is_some_and(|until| until > Instant::now())
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Limits> {
        lock(&self.known)
    }
}

/// The share of these shards in the global limit: at least one request per second.
fn quota(shards: Option<ShardRange>) -> Quota {
    let share = |whole: NonZeroU32| {
        let share = shards.map_or(whole.get(), |shards| shards.share_of(whole.get()));
        NonZeroU32::new(share).unwrap_or(NonZeroU32::MIN)
    };
    Quota::per_second(share(A_SECOND)).allow_burst(share(AT_ONCE))
}

impl Bucket {
    const fn is_counted(&self) -> bool {
        match self {
            Self::Posts(_) | Self::Edits(_) | Self::Emojis | Self::Other => true,
            Self::Answers | Self::Token(_) => false,
        }
    }

    /// The channel that it belongs to, if any.
    pub(super) const fn channel(&self) -> Option<ChannelId> {
        match self {
            Self::Posts(channel) | Self::Edits(channel) => Some(*channel),
            Self::Answers | Self::Token(_) | Self::Emojis | Self::Other => None,
        }
    }
}
