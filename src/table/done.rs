//! What was done for somebody who was away or late, from the game's own log.

use super::playing::Playing;
use super::{Table, TableGame, UserId};
use crate::rules::games::of_game;
use crate::rules::{Action, Seat};

/// Somebody for whom computer players have decided, or may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// Their seat.
    pub(super) seat: Seat,
    /// Whether a computer player sits in; else they were only late.
    pub(super) is_away: bool,
}

/// What somebody is told who is here again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Back {
    /// Whether a computer player sat in for them; else they were only late.
    pub was_away: bool,
    /// How many decisions were made for them.
    pub decided: u16,
    /// What their seat has done since the first of these, in order: what followed by itself is among it.
    pub done: Vec<Action>,
}

impl Table {
    /// Whether this person is away from a seat here and may come back, or something was decided for them of
    /// which they do not know yet.
    pub fn absence(&self, user: UserId) -> Option<Absence> {
        of_game!(self.playing().ok()?, playing => {
            if let Some(seat) = playing.away(user) {
                return Some(Absence { seat, is_away: true });
            }
            let seat = playing.seat_of(user)?;
            (playing.attendance(seat).decided > 0).then_some(Absence { seat, is_away: false })
        })
    }

    /// What who was absent is told, by the lines of this game's log.
    ///
    /// # Errors
    /// Which line makes no sense.
    pub fn back(&self, Absence { seat, is_away }: Absence, log: &[String]) -> Result<Back, String> {
        let attendance = self.attendance(seat);
        let done = match self.playing() {
            Ok(playing) if attendance.decided > 0 => {
                of_game!(playing, playing => playing.done(seat, attendance.decided_since, log)?)
            }
            Ok(_) | Err(_) => Vec::new(),
        };
        Ok(Back { was_away: is_away, decided: attendance.decided, done })
    }
}

impl<G: TableGame> Playing<G> {
    /// What this seat has done from this entry of the log on.
    fn done(&self, seat: Seat, since: u32, log: &[String]) -> Result<Vec<Action>, String> {
        let mut game = G::new(self.beginning());
        let mut done = Vec::new();
        let mut wanted = None;
        for (entry, line) in (0..).zip(log).skip(1) {
            let event: G::Event = serde_json::from_str(line).map_err(|error| error.to_string())?;
            let action =
                game.decision(&event).filter(|(by, _)| *by == seat).map(|(_, action)| action);
            game.evolve(&event);
            let Some(action) = action.filter(|_| entry >= since) else { continue };
            // What somebody only wanted to do, and then has done, is one thing.
            if !G::is_recorded(&event) {
                wanted = Some(action);
            } else if wanted.take() == Some(action) {
                continue;
            }
            done.push(action.into());
        }
        Ok(done)
    }
}
