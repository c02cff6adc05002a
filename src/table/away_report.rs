//! Reports on what was done for a person who was away or late, reconstructed from the game's log.

use super::playing::Playing;
use super::{Table, TableGame, UserId};
use crate::rules::games::of_game;
use crate::rules::{Action, Seat};

/// The absence of a person for whom computer players have decided, or may decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    pub(super) seat: Seat,
    /// True if a computer player sits in; false if they were only late.
    pub(super) is_away: bool,
}

/// The report that a person gets on their return.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Back {
    /// True if a computer player sat in for them; false if they were only late.
    pub was_away: bool,
    /// The number of decisions made for them.
    pub decided: u16,
    /// The actions of their seat since the first of these decisions, in order, including those that
    /// followed automatically.
    pub done: Vec<Action>,
}

impl Table {
    /// The absence of this person, if they are away from a seat here and may come back, or if
    /// decisions were made for them that they do not know about yet.
    pub fn absence(&self, user: UserId) -> Option<Absence> {
        of_game!(self.playing().ok()?, playing => {
            if let Some(seat) = playing.away(user) {
                return Some(Absence { seat, is_away: true });
            }
            let seat = playing.seat_of(user)?;
            (playing.attendance(seat).decided > 0).then_some(Absence { seat, is_away: false })
        })
    }

    /// The report for the person who was absent, from the lines of this game's log.
    ///
    /// # Errors
    /// The error of the line that cannot be read.
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
    /// The actions of this seat from this entry of the log on.
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
            // An intention and the identical action that follows it count as one.
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
