//! The journal: every request, every event, every violation, and how long people waited.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::time::Instant;

use crate::snowflake::Snowflake;

/// A request of the bot.
#[derive(Clone, Debug)]
pub struct Request {
    /// The time of arrival, counted from the start of the playground.
    pub at: Duration,
    /// The HTTP method, such as `GET`.
    pub method: String,
    /// The path, with tokens shortened.
    pub path: String,
    /// The body; `null` if there is none. For multipart bodies, the `payload_json`.
    pub body: Value,
    /// The number of files.
    pub files: usize,
    /// The status of the response; `None` if there was none, or while the request is being
    /// answered.
    pub status: Option<u16>,
    /// Discord's error code, if the response was an error.
    pub code: Option<u32>,
    /// The time until the response.
    pub took: Duration,
    /// The number of the request while it is being answered.
    pub(crate) open: Option<u64>,
}

/// An event that was sent to the bot.
#[derive(Clone, Debug)]
pub struct Event {
    /// The time of sending, counted from the start of the playground.
    pub at: Duration,
    /// The event's name, such as `INTERACTION_CREATE`.
    pub name: String,
    /// The event's data, including the interaction's token.
    pub data: Value,
    /// The number of sessions to which it was sent.
    pub sessions: usize,
}

/// A fault in a request that Discord would refuse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The method and path of the request, with tokens shortened.
    pub request: String,
    /// The field, such as `data.embeds.0.title`.
    pub field: String,
    /// Discord's name for the fault, such as `BASE_TYPE_MAX_LENGTH`.
    pub code: String,
    /// A description of the fault.
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
    pub interaction: Snowflake,
    /// The person's action: the command, or the pressed button's id.
    pub what: String,
}

/// The journal of a playground. All getters return copies.
#[derive(Debug)]
pub struct Journal {
    start: Instant,
    numbers: AtomicU64,
    /// The number of entries that each list keeps.
    kept: usize,
    entries: Mutex<Entries>,
}

/// The contents of a journal.
#[derive(Debug, Default)]
pub struct Entries {
    /// Every request, in order of arrival. Requests are listed before their effects become visible.
    pub requests: Vec<Request>,
    /// Every event so far.
    pub events: Vec<Event>,
    /// Every fault in a request that Discord would refuse.
    pub violations: Vec<Violation>,
    /// The interactions without an initial response in time.
    pub unanswered: Vec<Unanswered>,
    /// The time from event to initial response, for each answered interaction.
    pub answer_times: Vec<Duration>,
}

impl Request {
    /// Returns whether the request counts towards Discord's ban of a host, that is, was answered
    /// with 401, 403 or 429.
    pub fn is_invalid(&self) -> bool {
        matches!(self.status, Some(401 | 403 | 429))
    }

    /// Returns whether the request counts towards Discord's limit of 50 a second, that is, carries
    /// no interaction token.
    pub fn is_counted(&self) -> bool {
        !self.path.starts_with("/interactions/") && !self.path.starts_with("/webhooks/")
    }
}

impl Journal {
    /// A journal that keeps this number of entries in each list.
    pub(crate) fn new(kept: Option<usize>) -> Self {
        let (start, kept) = (Instant::now(), kept.unwrap_or(usize::MAX));
        Self { start, numbers: AtomicU64::new(0), kept, entries: Mutex::default() }
    }

    /// Every request so far, in order of arrival.
    pub fn requests(&self) -> Vec<Request> {
        self.entries().requests.clone()
    }

    /// The requests that were answered with an error.
    pub fn refused(&self) -> Vec<Request> {
        let mut requests = self.requests();
        requests.retain(|request| request.status.is_some_and(|status| status >= 400));
        requests
    }

    /// The requests that count towards Discord's ban of a host: those answered with 401, 403 or
    /// 429.
    pub fn invalid(&self) -> Vec<Request> {
        let mut requests = self.requests();
        requests.retain(Request::is_invalid);
        requests
    }

    /// The requests that count towards Discord's limit of 50 a second: those without an interaction
    /// token.
    pub fn counted(&self) -> Vec<Request> {
        let mut requests = self.requests();
        requests.retain(Request::is_counted);
        requests
    }

    /// Every event so far.
    pub fn events(&self) -> Vec<Event> {
        self.entries().events.clone()
    }

    /// Every fault in a request that Discord would refuse.
    pub fn violations(&self) -> Vec<Violation> {
        self.entries().violations.clone()
    }

    /// The interactions without an initial response in time.
    pub fn unanswered(&self) -> Vec<Unanswered> {
        self.entries().unanswered.clone()
    }

    /// The time from event to initial response, for each answered interaction.
    pub fn answer_times(&self) -> Vec<Duration> {
        self.entries().answer_times.clone()
    }

    /// Removes all entries, except requests that are still being answered.
    pub fn clear(&self) {
        self.take();
    }

    /// Removes and returns all entries, so that a continuous reader keeps the journal small.
    /// Requests that are still being answered stay.
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

    /// Records a request that has arrived.
    pub(crate) fn came_in(&self, request: &mut Request) {
        request.open = Some(self.numbers.fetch_add(1, Ordering::Relaxed));
        self.write(|entries| &mut entries.requests, request.clone());
    }

    /// Records the outcome of a request that has [come in](Self::came_in) before.
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

    /// Adds an entry. If the list is full, its older half is dropped: moving the rest for each new
    /// entry would take longer.
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
