//! Where a table can be seen: the clock stops for a game that cannot be shown, and a table whose
//! channel is gone may be moved to another.

use super::{Location, Player, Refusal, Rows, Stage, Step, Stop, Table, UserId};

impl Table {
    /// Returns whether it cannot be shown in its channel: its game waits until it can.
    pub fn is_unseen(&self) -> bool {
        self.unseen.last().is_some_and(|stop| stop.until.is_none())
    }

    /// The game cannot be shown any more. A lobby has no clock and stays as it is.
    pub(super) fn disappear(&self, at: i64) -> Result<Step, Refusal> {
        self.playing()?;
        if self.is_unseen() {
            return Err(Refusal::Stale);
        }
        let mut table = self.clone();
        table.unseen.push(Stop { since: at, until: None });
        Ok(Step::of_rows(table))
    }

    /// The game is shown again.
    pub(super) fn appear(&self, at: i64) -> Result<Step, Refusal> {
        self.playing()?;
        if !self.is_unseen() {
            return Err(Refusal::Stale);
        }
        Ok(Step::of_rows(self.clone()).seen_again(at))
    }

    /// The channel is deleted: a lobby closes, and a game waits until a player moves it.
    pub(super) fn lose_channel(&self, at: i64) -> Result<Step, Refusal> {
        if let Stage::Lobby(_) = self.stage {
            return self.stop(at);
        }
        if self.is_astray {
            return Err(Refusal::Stale);
        }
        let mut step = match self.disappear(at) {
            Err(Refusal::Stale) => Step::of_rows(self.clone()),
            step => step?,
        };
        step.table.is_astray = true;
        Ok(step)
    }

    /// One of its players moves a table whose channel is gone to another channel of the same
    /// server.
    pub(super) fn fetch(&self, user: UserId, to: Location, at: i64) -> Result<Step, Refusal> {
        self.playing()?;
        if !self.is_astray {
            return Err(Refusal::Stale);
        }
        let is_theirs =
            |player: &Player| player.person().or(player.away()).is_some_and(|p| p.id == user);
        let plays = self.sitters().iter().any(|sitter| is_theirs(&sitter.player));
        if !plays || self.location.guild != to.guild {
            return Err(Refusal::NotSeated);
        }
        let table = Self { location: to, is_astray: false, ..self.clone() };
        Ok(Step::of_rows(table).seen_again(at))
    }
}

impl Step {
    /// This step, after which the table can be seen again.
    fn seen_again(mut self, at: i64) -> Self {
        if let Some(stop) = self.table.unseen.last_mut().filter(|stop| stop.until.is_none()) {
            stop.until = Some(at.max(stop.since));
            self.rows = Rows::Changed;
        }
        self
    }
}
