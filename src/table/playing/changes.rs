//! How a game goes on: answers, standing orders, and what follows from them.

use sha2::Digest;

use super::{Happened, Playing, line, read};
use crate::rules::{PerSeat, Seat, keeps};
use crate::table::game::{InAdvance, TableGame};
use crate::table::{Attendance, Player, Question, Refusal};

/// Changes of the game.
impl<G: TableGame> Playing<G> {
    /// The game after this seat's answer to this question.
    pub(in crate::table) fn answer(
        &self,
        seat: Seat,
        question: Question,
        action: &G::Action,
        happened: &mut Happened,
    ) -> Result<Self, Refusal> {
        if self.questions[seat] != question {
            return Err(Refusal::Stale);
        }
        let event =
            self.game.answer(seat, action).map_err(|refusal| Refusal::Rule(refusal.into()))?;
        let mut playing = self.clone();
        happened.changes_seats |= playing.drop_ahead(seat);
        playing.after(&event, happened)
    }

    /// Drops what this seat wanted at its current decision, which was not legal when it was asked.
    /// What remains wanted at an earlier decision was therefore carried out.
    fn drop_ahead(&mut self, seat: Seat) -> bool {
        let moment = self.game.moment(seat);
        let ahead = G::ahead(&mut self.orders[seat]);
        let is_dropped = ahead.at(moment).is_some();
        if is_dropped {
            *ahead = InAdvance::Nothing;
        }
        is_dropped
    }

    /// The game after this seat's standing order has changed; the new order may answer the current
    /// question.
    pub(in crate::table) fn order(
        &self,
        seat: Seat,
        order: G::Order,
        happened: &mut Happened,
    ) -> Result<Self, Refusal> {
        let mut playing = self.clone();
        playing.orders[seat] = order;
        playing.go_on(happened)?;
        Ok(playing)
    }

    /// The game after this seat has said in advance what it wants to do at the decision with this
    /// number. If it is asked already, that is its answer.
    pub(in crate::table) fn in_advance(
        &self,
        seat: Seat,
        moment: u32,
        action: G::Action,
        happened: &mut Happened,
    ) -> Result<Self, Refusal> {
        if moment != self.game.moment(seat) {
            let mut order = self.orders[seat];
            let was_wanted = G::ahead(&mut order).at(moment) == Some(action);
            return Err(if was_wanted { Refusal::PlayedAlready } else { Refusal::Stale });
        }
        if self.game.asked(seat).is_some() {
            return self.answer(seat, self.questions[seat], &action, happened);
        }
        let order = self.game.in_advance(seat, self.orders[seat], action);
        self.order(seat, order.map_err(|refusal| Refusal::Rule(refusal.into()))?, happened)
    }

    /// The game with another player on this seat.
    pub(in crate::table) fn replace(&self, seat: Seat, player: Player) -> Self {
        let mut playing = self.clone();
        playing.players[seat.index()] = player;
        playing
    }

    /// The game with this attendance for the player on this seat.
    pub(in crate::table) fn attended(&self, seat: Seat, attendance: Attendance) -> Self {
        let mut playing = self.clone();
        playing.attendance[seat] = attendance;
        playing
    }

    /// The game, stopped early.
    pub(in crate::table) fn stop(&self, happened: &mut Happened) -> Result<Self, Refusal> {
        self.after(&G::stopped(), happened)
    }

    fn after(&self, event: &G::Event, happened: &mut Happened) -> Result<Self, Refusal> {
        let mut playing = self.clone();
        playing.happens(event, happened)?;
        playing.go_on(happened)?;
        Ok(playing)
    }

    /// Plays the events that need no decision: those that the rules cause, and those that standing
    /// orders cause.
    pub(in crate::table) fn go_on(&mut self, happened: &mut Happened) -> Result<(), Refusal> {
        loop {
            while let Some(event) = self.game.consequence(&self.chance) {
                self.happens(&event, happened)?;
            }
            let Some(event) = self.ordered() else { return Ok(()) };
            self.happens(&event, happened)?;
        }
    }

    /// The event that somebody's standing order causes now.
    fn ordered(&self) -> Option<G::Event> {
        self.game.seats().seats().find_map(|seat| {
            self.players[seat.index()].person()?;
            let action = self.game.ordered(seat, self.orders[seat])?;
            self.game.answer(seat, &action).ok()
        })
    }

    fn happens(&mut self, event: &G::Event, happened: &mut Happened) -> Result<(), Refusal> {
        let line = line(event)?;
        if G::begins_round(event) {
            happened.changes_seats |= self.seat_newcomers();
        }
        self.write_down(event, &line, happened.at);
        self.check_entry(event, &line).map_err(Refusal::Broken)?;
        happened.lines.push(line);
        happened.spectacle = happened.spectacle.max(self.game.spectacle(event));
        Ok(())
    }

    /// Checks the entry that was just written: it is read as it was applied, and the game after it
    /// has lost nothing.
    fn check_entry(&self, event: &G::Event, line: &str) -> Result<(), &'static str> {
        let is_read_back = read::<G::Event>(line).is_ok_and(|read| read == *event);
        keeps(is_read_back, "an entry is read as it was applied")?;
        self.game.check_conserved()
    }

    /// Applies an event as the next entry of the log, with this line and this time.
    pub(in crate::table) fn write_down(&mut self, event: &G::Event, line: &str, at: i64) {
        let before = PerSeat::from_fn(self.game.seats(), |seat| self.game.asked(seat));
        self.game.evolve(event);
        for seat in self.game.seats().seats() {
            let asked = self.game.asked(seat);
            if asked.is_some() && asked != before[seat] {
                self.questions[seat] = Question::new(self.entries);
                self.asked_at[seat] = at;
            }
        }
        self.entries += 1;
        if G::is_recorded(event) {
            self.recorded.update(line);
            self.recorded.update("\n");
        }
    }
}
