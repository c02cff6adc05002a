//! The programs of a series of games: each one is started for every game, or kept for the next one.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::child::Program;
use super::{Broken, Command, Entrant};

/// The programs of a series of games.
pub struct Programs {
    /// The time limit for a decision.
    pub(super) limit: Duration,
    /// The kept programs that wait for their next game.
    waiting: Option<Mutex<Vec<(Command, Program)>>>,
}

/// A program is started for each game and may think for five seconds.
impl Default for Programs {
    fn default() -> Self {
        Self::started_for_each_game(Duration::from_secs(5))
    }
}

impl Programs {
    /// Programs that are started for each game, with this time limit for a decision.
    pub const fn started_for_each_game(limit: Duration) -> Self {
        Self { limit, waiting: None }
    }

    /// Programs that play one game after another, with this time limit for a decision.
    pub const fn kept(limit: Duration) -> Self {
        Self { limit, waiting: Some(Mutex::new(Vec::new())) }
    }

    /// The process of a participant that is a program, for a game.
    pub(super) fn sit_down(&self, entrant: &Entrant) -> Result<Option<Program>, Broken> {
        let Entrant::Program(command) = entrant else { return Ok(None) };
        if let Some(program) = self.one_that_waits(command) {
            return Ok(Some(program));
        }
        let started = Program::start(command.words());
        started.map(Some).map_err(|error| Broken::CannotStart {
            entrant: entrant.to_string(),
            error: error.to_string(),
        })
    }

    fn one_that_waits(&self, command: &Command) -> Option<Program> {
        let mut waiting = self.waiting.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        let place = waiting.iter().position(|(other, _)| other == command)?;
        Some(waiting.swap_remove(place).1)
    }

    /// Takes a process back after a game. If programs are kept, it gets the result, and must be
    /// ready for the next game; otherwise it is ended. Returns false if it was not ready.
    pub(super) fn stand_up(&self, entrant: &Entrant, mut program: Program, result: &str) -> bool {
        let (Some(waiting), Entrant::Program(command)) = (&self.waiting, entrant) else {
            return true;
        };
        let is_ready = program.is_ready_after(result, self.limit);
        if is_ready {
            let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
            waiting.push((command.clone(), program));
        }
        is_ready
    }
}
