//! The rate limiter: every request to Discord passes through it, so that the bot never exceeds a
//! rate limit of Discord.
//!
//! Initial responses never wait. All other requests wait for their bucket and for global limits;
//! requests that count towards the global limit are sent in the order in which they were submitted,
//! a little slower than Discord allows. Discord bans a host that receives too many invalid
//! responses (401, 403 and 429): the limiter closes for a while long before that, and logs a
//! warning.

use std::collections::{HashMap, VecDeque};
use std::num::NonZeroU32;
use std::sync::Mutex;
use std::time::Duration;

use governor::Quota;
use reqwest::StatusCode;
use reqwest::header::HeaderMap;
use serenity::all::ChannelId;
use tokio::sync::{MutexGuard, Semaphore, SemaphorePermit};
use tokio::time::Instant;
use tracing::warn;

use super::{doubled, lock};
use crate::clock::{RateLimiter, rate_limiter, until_ready};

/// Requests per second. Discord allows 50; the margin is for delayed requests that arrive together.
const A_SECOND: NonZeroU32 = NonZeroU32::new(40).unwrap();
/// Maximum burst of requests.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(5).unwrap();
/// Maximum number of initial responses in flight, each on a connection of its own.
const MOST_ANSWERS: usize = 224;
/// Maximum number of other requests in flight.
const MOST_OTHERS: usize = 48;
/// Period for which invalid responses are counted, as at Discord.
const INVALID_FOR: Duration = Duration::from_mins(10);
/// Number of invalid responses that closes the limiter. With those in flight, the number stays
/// below 100.
const MOST_INVALID: usize = 80;
/// Wait after a 429 without `Retry-After`, which comes from the proxy in front of Discord.
const AFTER_A_BAN: Duration = Duration::from_mins(1);
/// Wait after a server error of Discord; it doubles with each further one in a row.
const AFTER_A_FAULT: Duration = Duration::from_millis(250);
/// Maximum wait after server errors.
const LONGEST_AFTER_A_FAULT: Duration = Duration::from_secs(30);
/// Back-off of a channel that returned 403; it doubles with each further refusal.
const AFTER_A_REFUSAL: Duration = Duration::from_secs(30);
/// Maximum back-off of a refusing channel.
const LONGEST_AFTER_A_REFUSAL: Duration = Duration::from_hours(1);
/// Number of invalid responses within [`INVALID_FOR`] from which a refusing channel is retried only
/// after a user pressed there.
const FEW_INVALID: usize = 20;

/// The rate limiter for all requests to Discord.
pub(super) struct Gate {
    /// Queue for requests that count towards the global limit; it is first in, first out.
    turn: tokio::sync::Mutex<()>,
    /// Queue in front of [`Self::turn`] for requests that only computer players wait for; together
    /// they have one place in that queue.
    computers: tokio::sync::Mutex<()>,
    rate: RateLimiter,
    known: Mutex<Known>,
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

/// The limiter's knowledge of Discord's limits.
#[derive(Default)]
struct Known {
    /// Until then only initial responses are sent.
    closed_until: Option<Instant>,
    /// The remaining requests of each bucket, and when the bucket resets.
    left: HashMap<Bucket, (u64, Instant)>,
    /// The times of the invalid responses.
    invalid: VecDeque<Instant>,
    /// The number of server errors in a row.
    faults: u32,
    refusing: HashMap<Bucket, Refusing>,
}

/// A channel that refuses new messages or edits.
struct Refusing {
    times: u32,
    until: Instant,
    /// True if a user has pressed a button there since the last refusal.
    is_asked: bool,
    /// True if the last press there reported that no permission is missing.
    is_permitted: bool,
}

/// The reason why a request may not be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closed {
    /// The wait would be this long.
    For(Duration),
    /// The channel has refused recently, and nobody has pressed a button there since.
    Refusing,
}

impl Default for Gate {
    fn default() -> Self {
        let quota = Quota::per_second(A_SECOND).allow_burst(AT_ONCE);
        Self {
            turn: tokio::sync::Mutex::default(),
            computers: tokio::sync::Mutex::default(),
            rate: rate_limiter(quota),
            known: Mutex::default(),
            answers: Semaphore::new(MOST_ANSWERS),
            others: Semaphore::new(MOST_OTHERS),
        }
    }
}

impl Gate {
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

    /// Records a press in this channel: refused requests may be retried once, after the back-off.
    /// They may be retried at once if the press reports for the first time that no permission is
    /// missing any more. Returns whether a retry is allowed.
    pub(super) fn pressed(&self, channel: ChannelId, is_permitted: bool) -> bool {
        let mut known = self.known();
        let both = [Bucket::Posts(channel), Bucket::Edits(channel)];
        let pressed = both.map(|bucket| {
            let Some(refusing) = known.refusing.get_mut(&bucket) else { return false };
            let was_permitted = std::mem::replace(&mut refusing.is_permitted, is_permitted);
            let is_forgiven = is_permitted && !was_permitted;
            if is_forgiven {
                refusing.until = Instant::now();
            }
            !std::mem::replace(&mut refusing.is_asked, true) || is_forgiven
        });
        pressed.contains(&true)
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        lock(&self.known)
    }
}

impl Bucket {
    const fn is_counted(&self) -> bool {
        match self {
            Self::Posts(_) | Self::Edits(_) | Self::Emojis | Self::Other => true,
            Self::Answers | Self::Token(_) => false,
        }
    }

    const fn is_of_channel(&self) -> bool {
        match self {
            Self::Posts(_) | Self::Edits(_) => true,
            Self::Answers | Self::Token(_) | Self::Emojis | Self::Other => false,
        }
    }
}

impl Known {
    /// The time that this bucket has to wait, if any.
    fn wait(&mut self, bucket: &Bucket, now: Instant) -> Result<Option<Duration>, Closed> {
        self.forget_invalid(now);
        let refusing = self.refusing.get(bucket);
        let are_few = self.invalid.len() < FEW_INVALID;
        let is_left_alone =
            |refusing: &Refusing| !refusing.is_asked && (refusing.until > now || !are_few);
        if refusing.is_some_and(is_left_alone) {
            return Err(Closed::Refusing);
        }
        let full = self.left.get(bucket).filter(|(left, _)| *left == 0).map(|(_, until)| *until);
        let refuses = refusing.map(|refusing| refusing.until);
        let until = full.max(refuses).max(self.closed_until).filter(|until| *until > now);
        Ok(until.map(|until| until - now))
    }

    /// Records that a request is sent.
    fn take(&mut self, bucket: &Bucket) {
        if let Some((left, _)) = self.left.get_mut(bucket) {
            *left = left.saturating_sub(1);
        }
    }

    fn hear(
        &mut self,
        bucket: &Bucket,
        status: StatusCode,
        limit: &Limit,
        asked: Option<Asked>,
        now: Instant,
    ) {
        self.left.retain(|_, (_, until)| *until > now);
        let is_shared = limit.scope == Scope::Shared;
        match status {
            StatusCode::TOO_MANY_REQUESTS => {
                if !is_shared {
                    self.invalid(now);
                }
                match asked {
                    Some(Asked { wait, global: false }) if limit.scope != Scope::Global => {
                        self.left.insert(bucket.clone(), (0, now + wait));
                    }
                    Some(Asked { wait, .. }) => self.close(now + wait),
                    None => self.close(now + limit.retry_after.unwrap_or(AFTER_A_BAN)),
                }
            }
            StatusCode::UNAUTHORIZED => self.invalid(now),
            StatusCode::FORBIDDEN => {
                self.invalid(now);
                self.refuses(bucket, now);
            }
            status if status.is_server_error() => self.fault(now),
            _ => {
                self.faults = 0;
                if let Some((left, reset)) = limit.left {
                    self.left.insert(bucket.clone(), (left, now + reset));
                }
                if status.is_success() {
                    self.refusing.remove(bucket);
                }
            }
        }
    }

    fn forget_invalid(&mut self, now: Instant) {
        while self.invalid.front().is_some_and(|at| now - *at >= INVALID_FOR) {
            self.invalid.pop_front();
        }
    }

    fn invalid(&mut self, now: Instant) {
        self.forget_invalid(now);
        self.invalid.push_back(now);
        if self.invalid.len() >= MOST_INVALID
            && let Some(first) = self.invalid.front().copied()
        {
            self.close(first + INVALID_FOR);
            warn!(
                "{} invalid answers in ten minutes: only first answers are sent for a while",
                self.invalid.len()
            );
        }
    }

    fn refuses(&mut self, bucket: &Bucket, now: Instant) {
        if !bucket.is_of_channel() {
            return;
        }
        let before = self.refusing.get(bucket);
        let times = before.map_or(0, |refusing| refusing.times + 1);
        let is_permitted = before.is_some_and(|refusing| refusing.is_permitted);
        let until = now + doubled(AFTER_A_REFUSAL, times).min(LONGEST_AFTER_A_REFUSAL);
        let refusing = Refusing { times, until, is_asked: false, is_permitted };
        self.refusing.insert(bucket.clone(), refusing);
    }

    fn fault(&mut self, now: Instant) {
        self.close(now + doubled(AFTER_A_FAULT, self.faults).min(LONGEST_AFTER_A_FAULT));
        self.faults += 1;
    }

    fn close(&mut self, until: Instant) {
        self.closed_until = self.closed_until.max(Some(until));
    }
}

/// The wait that the body of a 429 asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Asked {
    pub(super) wait: Duration,
    pub(super) global: bool,
}

/// The rate limit headers of a response.
struct Limit {
    /// The remaining requests of the bucket, and the time until it resets.
    left: Option<(u64, Duration)>,
    retry_after: Option<Duration>,
    scope: Scope,
}

/// The scope of a 429.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    /// This bot, in this bucket.
    User,
    /// This bot, in all buckets.
    Global,
    /// All bots in this place; it does not count as an invalid response of this bot.
    Shared,
}

impl Limit {
    fn read(headers: &HeaderMap) -> Self {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let seconds = |name| {
            let seconds = text(name).and_then(|value| value.parse().ok());
            seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        };
        let remaining = text("x-ratelimit-remaining").and_then(|value| value.parse().ok());
        let scope = match text("x-ratelimit-scope") {
            Some("global") => Scope::Global,
            Some("shared") => Scope::Shared,
            Some(_) | None => Scope::User,
        };
        let left = remaining.zip(seconds("x-ratelimit-reset-after"));
        Self { left, retry_after: seconds("retry-after"), scope }
    }
}

#[cfg(test)]
mod tests {
    use super::WaitedFor::ByPeople;
    use super::*;

    const HERE: Bucket = Bucket::Edits(ChannelId::new(1));
    const THERE: Bucket = Bucket::Edits(ChannelId::new(2));
    const LIMITED: StatusCode = StatusCode::TOO_MANY_REQUESTS;

    fn limit(scope: Scope) -> Limit {
        Limit { left: None, retry_after: None, scope }
    }

    const fn asked(seconds: u64, global: bool) -> Asked {
        Asked { wait: Duration::from_secs(seconds), global }
    }

    #[test]
    fn a_bucket_that_is_empty_waits_alone() {
        let (mut known, now) = (Known::default(), Instant::now());
        let left = Some((1, Duration::from_secs(5)));
        known.hear(&HERE, StatusCode::OK, &Limit { left, ..limit(Scope::User) }, None, now);
        assert_eq!(known.wait(&HERE, now), Ok(None));
        known.take(&HERE);
        assert_eq!(known.wait(&HERE, now), Ok(Some(Duration::from_secs(5))));
        assert_eq!(known.wait(&THERE, now), Ok(None));
        assert_eq!(known.wait(&HERE, now + Duration::from_secs(5)), Ok(None));
    }

    #[test]
    fn what_is_said_to_all_closes_for_all() {
        let now = Instant::now();
        for (scope, asked) in [
            (Scope::User, Some(asked(3, true))),
            (Scope::Global, Some(asked(3, false))),
            (Scope::User, None),
        ] {
            let mut known = Known::default();
            known.hear(&HERE, LIMITED, &limit(scope), asked, now);
            assert!(known.wait(&THERE, now).unwrap() >= Some(Duration::from_secs(3)));
        }
        let mut known = Known::default();
        known.hear(&HERE, LIMITED, &limit(Scope::User), Some(asked(3, false)), now);
        assert_eq!(known.wait(&THERE, now), Ok(None));
    }

    #[test]
    fn a_channel_that_refuses_is_left_alone_for_a_while() {
        let (mut known, now) = (Known::default(), Instant::now());
        known.hear(&HERE, StatusCode::FORBIDDEN, &limit(Scope::User), None, now);
        let later = now + AFTER_A_REFUSAL;
        assert_eq!(known.wait(&HERE, now), Err(Closed::Refusing));
        assert_eq!(known.wait(&HERE, later), Ok(None));
        assert_eq!(known.wait(&THERE, now), Ok(None));
        let gate = Gate { known: Mutex::new(known), ..Gate::default() };
        let press = |is_permitted| gate.pressed(ChannelId::new(1), is_permitted);
        assert!(press(false) && !press(false));
        assert_eq!(gate.known().wait(&HERE, now), Ok(Some(AFTER_A_REFUSAL)));
        gate.known().hear(&HERE, StatusCode::OK, &limit(Scope::User), None, later);
        assert!(gate.known().refusing.is_empty());
    }

    #[test]
    fn a_channel_that_refuses_a_file_takes_text() {
        let gate = Gate::default();
        let refuse = |carries| {
            gate.heard((&HERE, carries), StatusCode::FORBIDDEN, &HeaderMap::new(), None);
            gate.known().wait(&HERE, Instant::now())
        };
        assert_eq!(refuse(Carries::File), Ok(None));
        assert_eq!(gate.known().invalid.len(), 1, "it counts nevertheless");
        assert_eq!(refuse(Carries::Text), Err(Closed::Refusing));
    }

    #[test]
    fn where_much_is_refused_nothing_is_tried_that_nobody_asks_for() {
        let (mut known, now) = (Known::default(), Instant::now());
        for channel in 1..=FEW_INVALID as u64 {
            let bucket = Bucket::Edits(ChannelId::new(channel));
            known.hear(&bucket, StatusCode::FORBIDDEN, &limit(Scope::User), None, now);
        }
        assert_eq!(known.wait(&HERE, now + AFTER_A_REFUSAL), Err(Closed::Refusing));
        assert_eq!(known.wait(&HERE, now + INVALID_FOR), Ok(None));
    }

    #[test]
    fn a_press_that_says_that_nothing_is_missing_any_more_is_believed_once() {
        let gate = Gate::default();
        let refuse = || {
            let status = StatusCode::FORBIDDEN;
            gate.known().hear(&HERE, status, &limit(Scope::User), None, Instant::now());
        };
        let waits = || gate.known().wait(&HERE, Instant::now());
        let press = |is_permitted| gate.pressed(ChannelId::new(1), is_permitted);
        refuse();
        assert!(press(true));
        assert_eq!(waits(), Ok(None));
        refuse();
        assert!(press(true) && waits().unwrap() > Some(AFTER_A_REFUSAL));
        assert!(!press(false) && press(true));
        assert_eq!(waits(), Ok(None));
    }

    #[test]
    fn there_are_never_a_hundred_invalid_answers_in_ten_minutes() {
        let (mut known, start) = (Known::default(), Instant::now());
        let mut answered = Vec::new();
        for second in 0..3600 {
            let now = start + Duration::from_secs(second);
            if known.wait(&Bucket::Other, now) == Ok(None) {
                known.hear(
                    &Bucket::Other,
                    StatusCode::UNAUTHORIZED,
                    &limit(Scope::User),
                    None,
                    now,
                );
                answered.push(now);
            }
        }
        for from in &answered {
            let until = *from + INVALID_FOR;
            let count = answered.iter().filter(|at| (*from..until).contains(*at)).count();
            assert!(count < 100, "{count} in ten minutes");
        }
    }

    #[tokio::test]
    async fn a_bucket_that_was_emptied_by_another_keeps_nobody_else_waiting() {
        const A_DAY: Duration = Duration::from_hours(24);
        let gate = Gate::default();
        gate.known().left.insert(HERE, (1, Instant::now() + A_DAY / 2));
        let turn = gate.turn.lock().await;
        let two = async {
            tokio::join!(gate.pass(&HERE, ByPeople, A_DAY), gate.pass(&HERE, ByPeople, A_DAY))
        };
        let third =
            async { tokio::join!(gate.pass(&THERE, ByPeople, A_DAY), async { drop(turn) }).0 };
        tokio::select! {
            biased;
            _ = two => panic!("one of them is too much for its bucket"),
            passed = third => assert!(passed.is_ok()),
        }
    }

    #[test]
    fn faults_in_a_row_make_all_wait_longer() {
        let (mut known, now) = (Known::default(), Instant::now());
        let broken = StatusCode::BAD_GATEWAY;
        let mut waits = Vec::new();
        for _ in 0..12 {
            known.hear(&HERE, broken, &limit(Scope::User), None, now);
            waits.extend(known.wait(&THERE, now).unwrap());
        }
        assert!(waits.is_sorted() && waits.last() == Some(&LONGEST_AFTER_A_FAULT), "{waits:?}");
    }
}
