//! What happened: every request, every event, every violation, and how long people waited.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::time::Instant;

use crate::snowflake::Snowflake;

/// One request of the bot.
#[derive(Clone, Debug)]
pub struct Request {
    /// When it came in, counted from the start of the playground.
    pub at: Duration,
    /// `GET`, `POST`, …
    pub method: String,
    /// The path with its tokens shortened.
    pub path: String,
    /// The body; `null` without one. Of multipart bodies the `payload_json`.
    pub body: Value,
    /// How many files came with it.
    pub files: usize,
    /// The status of the answer; `None` when there was none, and while it is being answered.
    pub status: Option<u16>,
    /// Discord's error code, where the answer was an error.
    pub code: Option<u32>,
    /// How long the answer took.
    pub took: Duration,
    /// Its number while it is being answered.
    pub(crate) open: Option<u64>,
}

/// One event sent to the bot.
#[derive(Clone, Debug)]
pub struct Event {
    /// When it was sent, counted from the start of the playground.
    pub at: Duration,
    /// `READY`, `INTERACTION_CREATE`, …
    pub name: String,
    /// Its data, the interaction's token included.
    pub data: Value,
    /// How many sessions it was sent to.
    pub sessions: usize,
}

/// Something in a request that Discord refuses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Method and path of the request, its tokens shortened.
    pub request: String,
    /// Which field, as in `data.embeds.0.title`.
    pub field: String,
    /// Discord's name for it, as in `BASE_TYPE_MAX_LENGTH`.
    pub code: String,
    /// What is wrong.
    pub message: String,
}

impl std::fmt::Display for Violation {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { request, field, code, message } = self;
        write!(out, "{request}: {field}: {message} ({code})")
    }
}

/// An interaction that was not answered in time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unanswered {
    /// The interaction's id.
    pub interaction: Snowflake,
    /// What the person did: the command, or the pressed button's id.
    pub what: String,
}

/// The journal of a playground. What it gives out are copies.
#[derive(Debug)]
pub struct Journal {
    start: Instant,
    numbers: AtomicU64,
    /// How many entries of each list are kept.
    kept: usize,
    entries: Mutex<Entries>,
}

/// What a journal holds.
#[derive(Debug, Default)]
pub struct Entries {
    /// Every request, in the order in which they came in. It stands here before anybody sees what it did.
    pub requests: Vec<Request>,
    /// Every event.
    pub events: Vec<Event>,
    /// Everything in a request that Discord refuses.
    pub violations: Vec<Violation>,
    /// The interactions whose first answer did not come in time.
    pub unanswered: Vec<Unanswered>,
    /// Of every answered interaction, the time from its event to its first answer.
    pub answer_times: Vec<Duration>,
}

impl Request {
    /// Whether it counts towards Discord's ban of a host: it was answered with 401, 403 or 429.
    pub fn is_invalid(&self) -> bool {
        matches!(self.status, Some(401 | 403 | 429))
    }

    /// Whether Discord's limit of 50 a second counts it: it carries no interaction's token.
    pub fn is_counted(&self) -> bool {
        !self.path.starts_with("/interactions/") && !self.path.starts_with("/webhooks/")
    }
}

impl Journal {
    /// A journal that keeps so many entries of each list.
    pub(crate) fn new(kept: Option<usize>) -> Self {
        let (start, kept) = (Instant::now(), kept.unwrap_or(usize::MAX));
        Self { start, numbers: AtomicU64::new(0), kept, entries: Mutex::default() }
    }

    /// Every request so far, in the order in which they came in.
    pub fn requests(&self) -> Vec<Request> {
        self.entries().requests.clone()
    }

    /// The requests that were answered with an error.
    pub fn refused(&self) -> Vec<Request> {
        let mut requests = self.requests();
        requests.retain(|request| request.status.is_some_and(|status| status >= 400));
        requests
    }

    /// The requests that count towards Discord's ban of a host: answered with 401, 403 or 429.
    pub fn invalid(&self) -> Vec<Request> {
        let mut requests = self.requests();
        requests.retain(Request::is_invalid);
        requests
    }

    /// The requests that Discord's limit of 50 a second counts: those without an interaction's token.
    pub fn counted(&self) -> Vec<Request> {
        let mut requests = self.requests();
        requests.retain(Request::is_counted);
        requests
    }

    /// Every event so far.
    pub fn events(&self) -> Vec<Event> {
        self.entries().events.clone()
    }

    /// Everything in a request that Discord refuses.
    pub fn violations(&self) -> Vec<Violation> {
        self.entries().violations.clone()
    }

    /// The interactions whose first answer did not come in time.
    pub fn unanswered(&self) -> Vec<Unanswered> {
        self.entries().unanswered.clone()
    }

    /// Of every answered interaction, the time from its event to its first answer.
    pub fn answer_times(&self) -> Vec<Duration> {
        self.entries().answer_times.clone()
    }

    /// Forgets everything so far.
    pub fn clear(&self) {
        self.take();
    }

    /// Forgets everything so far and gives it out: who reads on and on keeps the journal small. What is
    /// still being answered stays.
    pub fn take(&self) -> Entries {
        let mut entries = self.entries();
        let mut taken = std::mem::take(&mut *entries);
        entries.requests =
            taken.requests.extract_if(.., |request| request.open.is_some()).collect();
        taken
    }

    pub(crate) fn now(&self) -> Duration {
        self.start.elapsed()
    }

    /// A request that is being answered from now on.
    pub(crate) fn came_in(&self, request: &mut Request) {
        request.open = Some(self.numbers.fetch_add(1, Ordering::Relaxed));
        self.write(|entries| &mut entries.requests, request.clone());
    }

    /// A request that has [come in](Self::came_in) and is done with.
    pub(crate) fn answered(&self, request: Request) {
        let mut entries = self.entries();
        let open = entries.requests.iter_mut().rfind(|open| open.open == request.open);
        if let Some(open) = open {
            *open = Request { open: None, ..request };
        }
    }

    pub(crate) fn event(&self, name: &str, data: Value, sessions: usize) {
        let (at, name) = (self.now(), name.to_owned());
        self.write(|entries| &mut entries.events, Event { at, name, data, sessions });
    }

    pub(crate) fn violation(&self, violation: Violation) {
        self.write(|entries| &mut entries.violations, violation);
    }

    pub(crate) fn not_answered(&self, interaction: Snowflake, what: String) {
        self.write(|entries| &mut entries.unanswered, Unanswered { interaction, what });
    }

    pub(crate) fn answered_after(&self, time: Duration) {
        self.write(|entries| &mut entries.answer_times, time);
    }

    /// Where the list is full its older half goes: to move the rest for each new entry would take longer.
    fn write<T>(&self, list: impl FnOnce(&mut Entries) -> &mut Vec<T>, entry: T) {
        let mut entries = self.entries();
        let list = list(&mut entries);
        if list.len() >= self.kept {
            list.drain(..list.len().div_ceil(2));
        }
        list.push(entry);
    }

    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
