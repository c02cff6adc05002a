//! The hour at which a lobby begins by itself, with the players who are there then.

use super::{Person, Player, PressId, Refusal, Rows, Stage, Step, Table, UserId};

/// The hour that the host has named, in Unix milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hour {
    /// The lobby begins at this moment. The press that named it is mixed into the luck, like that of
    /// *Start now*. It is kept until a person moves in the game.
    Named { at: i64, by: PressId },
    /// The moment has passed, and the game could not begin.
    Missed { at: i64 },
}

impl Hour {
    /// The latest hour that can be named: a day may have 25 hours.
    pub const MOST_AHEAD: i64 = 25 * 60 * 60 * 1000;
    /// A game does not begin if it is later than its hour by more than this: the bot was away, and
    /// nobody waits any more.
    const MOST_LATE: i64 = 15 * 60 * 1000;

    pub const fn at(self) -> i64 {
        match self {
            Self::Named { at, .. } | Self::Missed { at } => at,
        }
    }

    /// The press that named it, unless it has been missed.
    pub const fn named_by(self) -> Option<PressId> {
        match self {
            Self::Named { by, .. } => Some(by),
            Self::Missed { .. } => None,
        }
    }

    pub const fn is_missed(self) -> bool {
        matches!(self, Self::Missed { .. })
    }
}

impl Table {
    /// When the lobby begins by itself, in Unix milliseconds.
    pub fn begins_at(&self) -> Option<i64> {
        let hour = self.hour.filter(|hour| self.lobby().is_ok() && !hour.is_missed());
        hour.map(Hour::at)
    }

    /// The host names the hour, or takes it back.
    pub(super) fn name_hour(
        &self,
        asking: UserId,
        at: Option<i64>,
        by: PressId,
        now: i64,
    ) -> Result<Step, Refusal> {
        self.check_host(asking)?;
        if at.is_some_and(|at| at <= now || at > now + Hour::MOST_AHEAD) {
            return Err(Refusal::WrongHour);
        }
        let hour = at.map(|at| Hour::Named { at, by });
        Ok(Step::of_rows(Self { hour, ..self.clone() }))
    }

    /// The hour of the lobby has come: the game begins with who is there. If it cannot begin, the
    /// lobby waits like any other.
    pub(super) fn begin_on_time(&self, last_played: &[UserId], now: i64) -> Result<Step, Refusal> {
        self.lobby()?;
        let Some(Hour::Named { at, by }) = self.hour.filter(|hour| hour.at() <= now) else {
            return Err(Refusal::InTime);
        };
        let missed = || Step::of_rows(Self { hour: Some(Hour::Missed { at }), ..self.clone() });
        if now - at > Hour::MOST_LATE {
            return Ok(missed());
        }
        match self.begin(self.host, by, last_played, now) {
            Ok(step) => Ok(Step { table: Self { hour: self.hour, ..step.table }, ..step }),
            // The players or the options are not yet what the game needs.
            Err(_) => Ok(missed()),
        }
    }

    /// The people at a game that began by itself, until one of them moves.
    pub(super) fn called_at_the_hour(&self) -> Vec<UserId> {
        match (&self.stage, self.hour) {
            (Stage::Playing(_), Some(_)) => {
                let sitters = self.sitters();
                let people = sitters.iter().filter_map(|sitter| Player::person(&sitter.player));
                people.map(|Person { id, .. }| *id).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl Step {
    /// Clears the hour once a person has moved, so that nobody is reminded again.
    pub(super) fn at_its_hour(mut self) -> Self {
        if self.table.game().is_some() && self.table.hour.take().is_some() {
            self.rows = Rows::Changed;
        }
        self
    }
}
