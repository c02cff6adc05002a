//! The moves in a game.

use crate::rules::games::{map_game, of_game, same_game};
use crate::rules::{Action, Rules, Seat};
use crate::table::game::Order;
use crate::table::playing::Happened;
use crate::table::{
    AnyPlaying, Log, Person, Player, Question, Refusal, Rows, Stage, Step, Table, UserId,
};

impl Table {
    pub(in crate::table) fn answer(
        &self,
        seat: Seat,
        question: Question,
        action: Action,
        at: i64,
    ) -> Result<Step, Refusal> {
        let (before, mut happened) = (self.playing()?, Happened::at(at));
        let after = same_game!(
            before, &action,
            (playing, action) => playing.answer(seat, question, action, &mut happened)?,
            _ => return Err(Refusal::OtherGame)
        );
        Ok(self.after(entries(before), after, happened, Rows::Same))
    }

    pub(super) fn in_advance(
        &self,
        seat: Seat,
        moment: u32,
        action: Action,
        at: i64,
    ) -> Result<Step, Refusal> {
        let (before, mut happened) = (self.playing()?, Happened::at(at));
        let after = same_game!(
            before, action,
            (playing, action) => playing.in_advance(seat, moment, action, &mut happened)?,
            _ => return Err(Refusal::OtherGame)
        );
        Ok(self.after(entries(before), after, happened, Rows::Changed))
    }

    pub(super) fn order(&self, seat: Seat, order: Order, at: i64) -> Result<Step, Refusal> {
        let (before, mut happened) = (self.playing()?, Happened::at(at));
        let after = same_game!(
            before, order,
            (playing, order) => playing.order(seat, order, &mut happened)?,
            _ => return Err(Refusal::OtherGame)
        );
        Ok(self.after(entries(before), after, happened, Rows::Changed))
    }

    pub(super) fn leave(&self, person: &Person, at: i64) -> Result<Step, Refusal> {
        let before = self.playing()?;
        let away = of_game!(before, playing => playing.away(person.id));
        let seat = away.map_or_else(|| self.seat_of(person.id), Ok)?;
        let left = players(before)[seat.index()].clone().without_person(self.joining.level(), None);
        let left = map_game!(before, playing => playing.replace(seat, left));
        self.left_by(person, left, at)
    }

    /// The step after which this person has left, or does not sit in after all. The game stops if
    /// nobody plays, may come back, or is about to sit in.
    pub(in crate::table) fn left_by(
        &self,
        person: &Person,
        left: AnyPlaying,
        at: i64,
    ) -> Result<Step, Refusal> {
        let (after, mut happened) = (entries(&left), Happened::at(at));
        if players(&left).iter().any(|player| player.may_play().is_some()) {
            let step = self.after(after, left, happened, Rows::Changed);
            return Ok(step.paused_if_deserted(at));
        }
        let stopped = map_game!(&left, playing => playing.stop(&mut happened)?);
        let step = self.after(after, stopped, happened, Rows::Changed);
        Ok(step.ended_by(person))
    }

    pub(super) fn end(&self, person: &Person, manages: bool, at: i64) -> Result<Step, Refusal> {
        if !manages {
            self.check_may_end(person.id)?;
        }
        Ok(self.stop(at)?.ended_by(person))
    }

    /// Checks that this person, who does not manage the server, may end the table without asking
    /// anybody.
    fn check_may_end(&self, user: UserId) -> Result<(), Refusal> {
        match &self.stage {
            _ if !self.seats(user) => Err(Refusal::NotPlaying),
            Stage::Lobby(_) => self.check_host(user),
            Stage::Playing(_) if self.may_end_alone(user) => Ok(()),
            Stage::Playing(_) => Err(Refusal::NotAlone),
            Stage::Over(_) | Stage::Closed => Err(Refusal::Over),
        }
    }

    /// Closes the lobby, or ends the game early.
    pub(in crate::table) fn stop(&self, at: i64) -> Result<Step, Refusal> {
        if let Stage::Lobby(_) = self.stage {
            return Ok(Step::of_rows(self.with(Stage::Closed)));
        }
        let (before, mut happened) = (self.playing()?, Happened::at(at));
        let stopped = map_game!(before, playing => playing.stop(&mut happened)?);
        Ok(self.after(entries(before), stopped, happened, Rows::Changed))
    }

    /// The step to this game; `after` is the number of entries that were written before.
    pub(super) fn after(
        &self,
        after: u32,
        playing: AnyPlaying,
        happened: Happened,
        rows: Rows,
    ) -> Step {
        let over = of_game!(&playing, playing => Rules::is_over(playing.game()));
        let stage = if over { Stage::Over } else { Stage::Playing };
        let Happened { at, lines, spectacle, changes_seats } = happened;
        Step {
            table: self.with(stage(Box::new(playing))),
            log: Log { after, lines, written_at: at },
            rows: if over || changes_seats { Rows::Changed } else { rows },
            spectacle,
        }
    }
}

fn entries(playing: &AnyPlaying) -> u32 {
    of_game!(playing, playing => playing.entries())
}

fn players(playing: &AnyPlaying) -> &[Player] {
    of_game!(playing, playing => playing.players())
}
