//! Pace: what is worth looking at stands its time before what nobody decided takes its place.
//!
//! People never wait for it. A computer player's move waits until the last thing worth seeing was drawn
//! on the table's message and has stood there.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

use crate::table::Spectacle;

/// What could not be drawn is not waited for longer than this beyond its time.
const LONGEST_DELAY: Duration = Duration::from_secs(10);

/// What is to be looked at on one table, and since when it can be.
pub(super) struct Pace {
    pause: Duration,
    last: Mutex<Option<Standing>>,
    changed: Notify,
}

#[derive(Clone, Copy)]
struct Standing {
    spectacle: Spectacle,
    /// How many entries the log had after it.
    entries: u32,
    happened: Instant,
    /// When the table's message showed it.
    drawn: Option<Instant>,
    /// Whether somebody has gone on meanwhile: it need only have been drawn.
    is_over: bool,
}

impl Pace {
    pub(super) fn new(pause: Duration) -> Self {
        Self { pause, last: Mutex::default(), changed: Notify::new() }
    }

    /// This happened; the log has so many entries now. What has not stood its time yet and is worth more
    /// stays what is looked at.
    pub(super) fn happened(&self, spectacle: Option<Spectacle>, entries: u32) {
        let Some(spectacle) = spectacle else { return };
        let mut last = self.last();
        if last.is_some_and(|last| last.spectacle > spectacle && self.ends(last) > Instant::now()) {
            return;
        }
        *last = Some(Standing {
            spectacle,
            entries,
            happened: Instant::now(),
            drawn: None,
            is_over: false,
        });
    }

    /// The table's message shows the game as it stood after so many entries.
    pub(super) fn drawn(&self, entries: u32) {
        let mut last = self.last();
        if let Some(last) = last.as_mut().filter(|last| last.entries <= entries) {
            last.drawn.get_or_insert_with(Instant::now);
            self.changed.notify_waiters();
        }
    }

    /// Somebody has pressed: a round's result need not stand any longer, once it has been drawn.
    pub(super) fn pressed(&self) {
        let mut last = self.last();
        if let Some(last) = last.as_mut().filter(|last| last.spectacle == Spectacle::Round) {
            last.is_over = true;
            self.changed.notify_waiters();
        }
    }

    /// Waits until what happened last has stood its time.
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

    /// When it will have stood its time, as far as that is known now.
    fn ends(&self, last: Standing) -> Instant {
        let stands = if last.is_over { Duration::ZERO } else { stands(last.spectacle, self.pause) };
        match (last.spectacle, last.drawn) {
            (Spectacle::Move, _) => last.happened + stands,
            (Spectacle::Trick | Spectacle::Roll | Spectacle::Round, Some(drawn)) => drawn + stands,
            (Spectacle::Trick | Spectacle::Roll | Spectacle::Round, None) => {
                last.happened + stands + LONGEST_DELAY
            }
        }
    }

    fn last(&self) -> MutexGuard<'_, Option<Standing>> {
        // Nothing that holds this lock can panic half-way through a change.
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A card stands for one pause (1.2 s unless it is set otherwise), a trick for 2.5 s, a roll for 3 s, a
/// round's result for 5 s, in proportion.
pub(super) fn stands(spectacle: Spectacle, pause: Duration) -> Duration {
    match spectacle {
        Spectacle::Move => pause,
        Spectacle::Trick => pause * 25 / 12,
        Spectacle::Roll => pause * 5 / 2,
        Spectacle::Round => pause * 25 / 6,
    }
}
