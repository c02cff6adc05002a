//! The pace of a game: a spectacle stays on screen for some time before anything that nobody
//! decided replaces it.
//!
//! People never wait for it. A computer player's move waits until the last spectacle has been drawn
//! on the table's message and has been visible there for its time.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

use crate::table::Spectacle;

/// The longest wait, beyond its time, for a spectacle that could not be drawn.
const LONGEST_DELAY: Duration = Duration::from_secs(10);

/// The current spectacle of a table, and since when it has been visible.
pub(super) struct Pace {
    pause: Duration,
    last: Mutex<Option<OnScreen>>,
    changed: Notify,
}

#[derive(Clone, Copy)]
struct OnScreen {
    spectacle: Spectacle,
    /// The number of log entries after it.
    entries: u32,
    happened: Instant,
    /// When the table's message first showed it.
    drawn: Option<Instant>,
    /// True if somebody has gone on in the meantime: it must still be drawn, but need not stay.
    is_over: bool,
}

impl Pace {
    pub(super) fn new(pause: Duration) -> Self {
        Self { pause, last: Mutex::default(), changed: Notify::new() }
    }

    /// Records a spectacle, after which the log has this number of entries. A more notable one
    /// whose time is not over yet is kept instead.
    pub(super) fn happened(&self, spectacle: Option<Spectacle>, entries: u32) {
        let Some(spectacle) = spectacle else { return };
        let mut last = self.last();
        if last.is_some_and(|last| last.spectacle > spectacle && self.ends(last) > Instant::now()) {
            return;
        }
        *last = Some(OnScreen {
            spectacle,
            entries,
            happened: Instant::now(),
            drawn: None,
            is_over: false,
        });
    }

    /// The table's message now shows the game as of this number of log entries.
    pub(super) fn drawn(&self, entries: u32) {
        let mut last = self.last();
        if let Some(last) = last.as_mut().filter(|last| last.entries <= entries) {
            last.drawn.get_or_insert_with(Instant::now);
            self.changed.notify_waiters();
        }
    }

    /// Somebody has pressed something: a round's result need not stay any longer once it has been
    /// drawn.
    pub(super) fn pressed(&self) {
        let mut last = self.last();
        if let Some(last) = last.as_mut().filter(|last| last.spectacle == Spectacle::Round) {
            last.is_over = true;
            self.changed.notify_waiters();
        }
    }

    /// Waits until the last spectacle has been visible for its time.
    pub(super) async fn stood(&self) {
        if self.pause.is_zero() {
            return;
        }
        loop {
            let changed = self.changed.notified();
            let ends = self.last().map(|last| self.ends(last));
            let Some(ends) = ends.filter(|ends| *ends > Instant::now()) else { return };
            tokio::select! {
                () = tokio::time::sleep_until(ends) => {}
                () = changed => {}
            }
        }
    }

    /// When its time will be over, as far as is known now.
    fn ends(&self, last: OnScreen) -> Instant {
        let stands = if last.is_over { Duration::ZERO } else { stands(last.spectacle, self.pause) };
        match (last.spectacle, last.drawn) {
            (Spectacle::Move, _) => last.happened + stands,
            (Spectacle::Trick | Spectacle::Roll | Spectacle::Round, Some(drawn)) => drawn + stands,
            (Spectacle::Trick | Spectacle::Roll | Spectacle::Round, None) => {
                last.happened + stands + LONGEST_DELAY
            }
        }
    }

    fn last(&self) -> MutexGuard<'_, Option<OnScreen>> {
        // The code that holds this lock cannot panic halfway through a change.
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The time for which a spectacle stays on screen: one pause for a card (1.2 s by default) and, in
/// proportion, 2.5 s for a trick, 3 s for a roll and 5 s for a round's result.
pub(super) fn stands(spectacle: Spectacle, pause: Duration) -> Duration {
    match spectacle {
        Spectacle::Move => pause,
        Spectacle::Trick => pause * 25 / 12,
        Spectacle::Roll => pause * 5 / 2,
        Spectacle::Round => pause * 25 / 6,
    }
}
