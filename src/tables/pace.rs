//! The pace of a game: a spectacle stays on screen for some time before anything that nobody
//! decided replaces it.
//!
//! People never wait for it. A computer player's move waits until the last spectacle has been drawn
//! on the table's message and has been visible there for its time.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

use crate::table::{Spectacle, Tempo};

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
    tempo: Tempo,
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
    pub(super) fn happened(&self, spectacle: Option<Spectacle>, tempo: Tempo, entries: u32) {
        let Some(spectacle) = spectacle else { return };
        let mut last = self.last();
        if last.is_some_and(|last| last.spectacle > spectacle && self.ends(last) > Instant::now()) {
            return;
        }
        *last = Some(OnScreen {
            spectacle,
            tempo,
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

    /// Returns whether the last spectacle is a prediction that others follow, or the move of a fast
    /// game: the next one follows before the table's message may be edited again.
    pub(super) fn is_brief(&self) -> bool {
        let is_brief = |last: OnScreen| match last.spectacle {
            Spectacle::Prediction => true,
            Spectacle::Move => last.tempo == Tempo::Fast,
            Spectacle::IdleTrick
            | Spectacle::Trick
            | Spectacle::Roll
            | Spectacle::DecisiveTrick
            | Spectacle::Round => false,
        };
        !self.pause.is_zero() && self.last().is_some_and(is_brief)
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
        let OnScreen { spectacle, tempo, happened, drawn, is_over, .. } = last;
        let stands = if is_over { Duration::ZERO } else { stands(spectacle, tempo, self.pause) };
        match (spectacle, drawn) {
            (Spectacle::Prediction | Spectacle::Move, _) => happened + stands,
            (_, Some(drawn)) => drawn + stands,
            (_, None) => happened + stands + LONGEST_DELAY,
        }
    }

    fn last(&self) -> MutexGuard<'_, Option<OnScreen>> {
        // The code that holds this lock cannot panic halfway through a change.
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The time for which a spectacle stays on screen, given the pause after a move in a calm game
/// (1.2 s by default). Decisive events stay about as long in a fast game; everything else is brief.
/// The predictions of computer players in a row are one edit, whatever the tempo.
pub(super) fn stands(spectacle: Spectacle, tempo: Tempo, pause: Duration) -> Duration {
    let twelfths = match (tempo, spectacle) {
        (_, Spectacle::Prediction) => 2,
        (Tempo::Calm, Spectacle::Move) => 12,
        (Tempo::Calm, Spectacle::IdleTrick) => 15,
        (Tempo::Calm, Spectacle::Trick) => 25,
        (Tempo::Calm, Spectacle::Roll | Spectacle::DecisiveTrick) => 30,
        (Tempo::Calm, Spectacle::Round) => 50,
        (Tempo::Fast, Spectacle::Move) => 3,
        (Tempo::Fast, Spectacle::IdleTrick) => 5,
        (Tempo::Fast, Spectacle::Trick) => 9,
        (Tempo::Fast, Spectacle::Roll) => 20,
        (Tempo::Fast, Spectacle::DecisiveTrick) => 26,
        (Tempo::Fast, Spectacle::Round) => 35,
    };
    pause * twelfths / 12
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_prediction_and_the_move_of_a_fast_game_are_brief() {
        let is_brief = |spectacle, tempo, pause| {
            let pace = Pace::new(pause);
            assert!(!pace.is_brief());
            pace.happened(Some(spectacle), tempo, 1);
            pace.is_brief()
        };
        let pause = Duration::from_millis(1200);
        assert!(is_brief(Spectacle::Move, Tempo::Fast, pause));
        assert!(is_brief(Spectacle::Prediction, Tempo::Calm, pause));
        assert!(!is_brief(Spectacle::Move, Tempo::Calm, pause));
        assert!(!is_brief(Spectacle::IdleTrick, Tempo::Fast, pause));
        assert!(!is_brief(Spectacle::Roll, Tempo::Fast, pause));
        assert!(!is_brief(Spectacle::Move, Tempo::Fast, Duration::ZERO), "nobody waits");
    }
}
