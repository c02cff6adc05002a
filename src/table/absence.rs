//! Who is away from a table: decisions that were not made in time, a computer player that sits in, the way
//! back, and pauses, in which no clock runs.

use super::views::Timing;
use super::{
    Attendance, Person, Player, Proposal, Question, Refusal, Rows, Stage, Step, Stop, Table, UserId,
};
use crate::rules::games::{map_game, of_game};
use crate::rules::{Action, Seat};

/// After so many decisions in a row that were made for somebody, a computer player sits in for them.
const MOST_MISSED: u8 = 3;

/// Somebody who is waited for while a clock runs. Moments are in Unix milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// Their seat.
    pub seat: Seat,
    /// Who it is.
    pub user: UserId,
    /// What they are asked.
    pub question: Question,
    /// Since when.
    pub asked: i64,
    /// When half of their time is up.
    pub half: i64,
    /// When all of it is.
    pub due: i64,
}

impl Table {
    /// When the next decision of a person is due, in Unix milliseconds, and whose it is.
    pub fn due(&self) -> Option<(i64, Seat)> {
        self.deadlines().into_iter().map(|deadline| (deadline.due, deadline.seat)).min()
    }

    /// When something is next to be done about this table's clock after this moment: half of somebody's time is
    /// up then, or all of it. In Unix milliseconds.
    pub fn wakes(&self, now: i64) -> Option<i64> {
        let moment = |deadline: Deadline| {
            if deadline.half > now { deadline.half } else { deadline.due }
        };
        self.deadlines().into_iter().map(moment).min()
    }

    /// Everybody who is waited for while a clock runs. While the table pauses nobody's time is up, not even if it was
    /// when the pause began.
    pub fn deadlines(&self) -> Vec<Deadline> {
        if self.is_paused() {
            return Vec::new();
        }
        let (stops, Ok(playing)) = (self.stops(), self.playing()) else { return Vec::new() };
        let half = self.clock.a_decision().map_or(0, |long| long.as_millis() as i64 / 2);
        of_game!(playing, playing => {
            let deadline = |(seat, asked)| {
                let due = self.clock.due(asked, &stops)?;
                let question = playing.question(seat);
                let user = playing.players()[seat.index()].person()?.id;
                Some(Deadline { seat, user, question, asked, half: due - half, due })
            };
            playing.people_asked().filter_map(deadline).collect()
        })
    }

    /// Whether the table pauses.
    pub fn is_paused(&self) -> bool {
        self.pauses.last().is_some_and(|pause| pause.until.is_none())
    }

    /// How many decisions were made for this person, who is away from a seat here and may come back.
    pub fn decided_for(&self, user: UserId) -> Option<u16> {
        let seat = of_game!(self.playing().ok()?, playing => playing.away(user))?;
        Some(self.attendance(seat).decided)
    }

    /// How it stands with the clock, as everybody may see it.
    pub(super) fn timing(&self) -> Timing {
        let Ok(playing) = self.playing() else { return Timing::default() };
        let attendance = of_game!(playing, playing => {
            let people = playing.seats().seats().filter(|seat| playing.players()[seat.index()].person().is_some());
            people.map(|seat| (seat, playing.attendance(seat))).collect()
        });
        let due = self.due().map(|(due, _)| due);
        let (back, was_away) = self.returned();
        let last_outage = self.outages.iter().filter_map(|outage| outage.until).max();
        let given_back = due.is_some() && last_outage.is_some_and(|until| {
            of_game!(playing, playing => playing.people_asked().any(|(_, asked)| asked < until))
        });
        Timing { due, attendance, given_back, is_paused: self.is_paused(), back, was_away }
    }

    /// Who has come back and has not been asked anything anew since; and who has ever come back.
    pub(super) fn returned(&self) -> (Vec<Seat>, Vec<Seat>) {
        let Some(playing) = self.game() else { return Default::default() };
        of_game!(playing, playing => {
            let here = |seat: &Seat| playing.players()[seat.index()].person().is_some();
            let back_at = |seat: &Seat| playing.attendance(*seat).back_at;
            let was_away = playing.seats().seats().filter(here).filter(|seat| back_at(seat) > 0);
            let was_away: Vec<Seat> = was_away.collect();
            let is_news = |seat: &Seat| back_at(seat) > playing.asked_at(*seat);
            (was_away.iter().copied().filter(is_news).collect(), was_away)
        })
    }

    /// All times in which this table's clock does not run, in the order of their beginnings.
    fn stops(&self) -> Vec<Stop> {
        let mut stops = [self.outages.as_slice(), self.pauses.as_slice()].concat();
        stops.sort_by_key(|stop| stop.since);
        stops
    }

    /// A computer player has decided for this seat, whose time is up.
    pub(super) fn time_is_up(
        &self,
        seat: Seat,
        question: Question,
        action: Action,
        at: i64,
    ) -> Result<Step, Refusal> {
        if self.due_of(seat).is_none_or(|due| due > at) {
            return Err(Refusal::InTime);
        }
        let step = self.answer(seat, question, action, at)?;
        let attendance = step.table.attendance(seat);
        let missed = attendance.missed + 1;
        let decided = attendance.decided.saturating_add(1);
        let step = step.with_attendance(seat, Attendance { missed, decided, ..attendance });
        if missed < MOST_MISSED { Ok(step) } else { Ok(step.taken_over(seat, at)) }
    }

    fn due_of(&self, seat: Seat) -> Option<i64> {
        let deadlines = self.deadlines();
        deadlines.iter().find(|deadline| deadline.seat == seat).map(|deadline| deadline.due)
    }

    fn attendance(&self, seat: Seat) -> Attendance {
        let playing = self.game();
        playing.map_or_else(
            Attendance::default,
            |playing| of_game!(playing, playing => playing.attendance(seat)),
        )
    }

    /// Somebody leaves for now.
    pub(super) fn step_away(&self, user: UserId, at: i64) -> Result<Step, Refusal> {
        let seat = self.seat_of(user)?;
        Ok(Step::of_rows(self.clone()).taken_over(seat, at))
    }

    /// Who was away takes their seat back. A pause for which nobody is there any more is over.
    pub(super) fn come_back(&self, person: &Person, at: i64) -> Result<Step, Refusal> {
        let away = of_game!(self.playing()?, playing => playing.away(person.id));
        let seat = away.ok_or(Refusal::NotSeated)?;
        let step = Step::of_rows(self.clone());
        let step = step.with_player(seat, Player::Person(person.clone()));
        let attendance = Attendance { back_at: at, ..Attendance::default() };
        let step = step.with_attendance(seat, attendance);
        Ok(if self.people_there().is_empty() { step.resumed(at) } else { step })
    }
}

impl Step {
    /// The same step, by a person on this seat, who is there.
    pub(super) fn attended(self, seat: Seat, at: i64) -> Self {
        let attendance = self.table.attendance(seat);
        let step = match attendance.decided {
            0 => self,
            _ => self.with_attendance(seat, Attendance { missed: 0, decided: 0, ..attendance }),
        };
        step.resumed(at)
    }

    /// The same step, by a computer player: what it does for somebody who is away is counted.
    pub(super) fn counted(self, seat: Seat) -> Self {
        let is_away = self.table.game().is_some_and(|playing| {
            of_game!(playing, playing => playing.players()[seat.index()].away().is_some())
        });
        if !is_away {
            return self;
        }
        let attendance = self.table.attendance(seat);
        let decided = attendance.decided.saturating_add(1);
        self.with_attendance(seat, Attendance { decided, ..attendance })
    }

    /// The same step, after which a computer player sits in for the person on this seat.
    /// Without any other person there the table pauses: nobody plays on unseen.
    fn taken_over(self, seat: Seat, at: i64) -> Self {
        let Ok(playing) = self.table.playing() else { return self };
        let (player, since) = of_game!(playing, playing => {
            (playing.players()[seat.index()].clone(), playing.entries())
        });
        let Player::Person(left) = player else { return self };
        let level = self.table.joining;
        let stand_in = Player::StandIn { left, level, away_since: Some(since) };
        self.with_player(seat, stand_in).paused_if_deserted(at)
    }

    /// The same step; the table pauses if it is played on and none of its people is there.
    pub(super) fn paused_if_deserted(mut self, at: i64) -> Self {
        let is_played = self.table.playing().is_ok();
        let sitters = self.table.sitters();
        let is_deserted = !sitters.iter().any(|sitter| sitter.player.person().is_some());
        if is_played && is_deserted && !self.table.is_paused() {
            self.table.pauses.push(Stop { since: at, until: None });
            self.rows = Rows::Changed;
        }
        self
    }

    /// The same step, after which the table pauses no longer.
    pub(super) fn resumed(mut self, at: i64) -> Self {
        if let Some(pause) = self.table.pauses.last_mut().filter(|pause| pause.until.is_none()) {
            pause.until = Some(at.max(pause.since));
            self.table.votes.retain(|vote| vote.on != Proposal::Pause);
            self.rows = Rows::Changed;
        }
        self
    }

    fn with_player(mut self, seat: Seat, player: Player) -> Self {
        if let Stage::Playing(playing) = &self.table.stage {
            let replaced = map_game!(&**playing, playing => playing.replace(seat, player));
            self.table.stage = Stage::Playing(Box::new(replaced));
            self.rows = Rows::Changed;
        }
        self
    }

    fn with_attendance(mut self, seat: Seat, attendance: Attendance) -> Self {
        if let Stage::Playing(playing) = &self.table.stage {
            let attended = map_game!(&**playing, playing => playing.attended(seat, attendance));
            self.table.stage = Stage::Playing(Box::new(attended));
            self.rows = Rows::Changed;
        }
        self
    }
}
