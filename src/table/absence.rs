//! Absences from a table: decisions that were not made in time, computer players that sit in,
//! returns, and pauses, in which no clock runs.

use super::away_report::Absence;
use super::views::Timing;
use super::{
    AnyPlaying, Attendance, GivenBack, Person, Player, Proposal, Question, Refusal, Rows, Stage,
    Step, Stop, Table, UserId,
};
use crate::rules::games::{map_game, of_game};
use crate::rules::{Action, Seat};

/// The number of decisions made for somebody in a row after which a computer player sits in for
/// them.
pub const MOST_MISSED: u8 = 3;

/// The deadline of a person whom the game waits for while a clock runs. Times are in Unix
/// milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline {
    pub seat: Seat,
    pub user: UserId,
    /// The question that they must answer.
    pub question: Question,
    /// When they were asked.
    pub asked: i64,
    /// When half of their time is up.
    pub half: i64,
    /// When all of their time is up.
    pub due: i64,
    /// True if they have been reminded of this question.
    pub is_reminded: bool,
}

impl Table {
    /// When the next decision of a person is due, in Unix milliseconds, and at which seat.
    pub fn due(&self) -> Option<(i64, Seat)> {
        self.deadlines().into_iter().map(|deadline| (deadline.due, deadline.seat)).min()
    }

    /// The next time after `now` at which the table's clock needs attention, because half or all of
    /// somebody's time is up. In Unix milliseconds.
    pub fn wakes(&self, now: i64) -> Option<i64> {
        let moment = |deadline: Deadline| {
            if deadline.half > now { deadline.half } else { deadline.due }
        };
        self.deadlines().into_iter().map(moment).min()
    }

    /// The deadlines of all people whom the game waits for while a clock runs. While the table
    /// is stopped nobody's time is up, even if it was up before.
    pub fn deadlines(&self) -> Vec<Deadline> {
        if self.stands_still() {
            return Vec::new();
        }
        let (stops, Ok(playing)) = (self.stops(), self.playing()) else { return Vec::new() };
        let half = self.clock.a_decision().map_or(0, |long| long.as_millis() as i64 / 2);
        of_game!(playing, playing => {
            let deadline = |(seat, asked)| {
                let due = self.clock.due(asked, &stops)?;
                let question = playing.question(seat);
                let user = playing.players()[seat.index()].person()?.id;
                let is_reminded = playing.attendance(seat).reminded == question;
                Some(Deadline { seat, user, question, asked, half: due - half, due, is_reminded })
            };
            playing.people_asked().filter_map(deadline).collect()
        })
    }

    /// Returns whether nothing happens by itself, because the table is paused or cannot be shown.
    pub fn stands_still(&self) -> bool {
        self.is_paused() || self.is_unseen()
    }

    /// Returns whether the table is paused, because everybody has agreed to it or nobody is there.
    pub fn is_paused(&self) -> bool {
        self.pauses.last().is_some_and(|pause| pause.until.is_none())
    }

    /// The state of the clock, as everybody may see it.
    pub(super) fn timing(&self) -> Timing {
        let Ok(playing) = self.playing() else { return Timing::default() };
        let attendance = of_game!(playing, playing => {
            let people = playing.seats().seats().filter(|seat| playing.players()[seat.index()].person().is_some());
            people.map(|seat| (seat, playing.attendance(seat))).collect()
        });
        let due = self.due().map(|(due, _)| due);
        let (back, was_away) = self.returned();
        let given_back = if due.is_some() { self.given_back(playing) } else { Vec::new() };
        Timing {
            due,
            attendance,
            given_back,
            is_paused: self.is_paused(),
            is_unseen: self.is_unseen(),
            back,
            was_away,
        }
    }

    /// The reasons why time was given back since the pending questions were asked.
    fn given_back(&self, playing: &AnyPlaying) -> Vec<GivenBack> {
        let ends = |stops: &[Stop]| stops.iter().filter_map(|stop| stop.until).max();
        let last =
            [(GivenBack::Outage, ends(&self.outages)), (GivenBack::Unseen, ends(&self.unseen))];
        let matters = |until: i64| of_game!(playing, playing => playing.people_asked().any(|(_, asked)| asked < until));
        let why = |(why, until): (GivenBack, Option<i64>)| {
            Some(why).filter(|_| until.is_some_and(matters))
        };
        last.into_iter().filter_map(why).collect()
    }

    /// The seats whose players have come back and have not been asked anything since, and the seats
    /// of everybody who has ever come back.
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

    /// All times during which this table's clock is stopped, ordered by their beginnings.
    fn stops(&self) -> Vec<Stop> {
        let mut stops = [&self.outages[..], &self.pauses[..], &self.unseen[..]].concat();
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
        let attendance = step.table.attendance(seat).decided_at(step.log.after);
        let missed = attendance.missed + 1;
        let step = step.with_attendance(seat, Attendance { missed, ..attendance });
        if missed < MOST_MISSED { Ok(step) } else { Ok(step.taken_over(seat, at)) }
    }

    /// When the decision of this seat is due, in Unix milliseconds.
    pub(super) fn due_of(&self, seat: Seat) -> Option<i64> {
        let deadlines = self.deadlines();
        deadlines.iter().find(|deadline| deadline.seat == seat).map(|deadline| deadline.due)
    }

    pub(super) fn attendance(&self, seat: Seat) -> Attendance {
        let playing = self.game();
        playing.map_or_else(
            Attendance::default,
            |playing| of_game!(playing, playing => playing.attendance(seat)),
        )
    }

    /// Marks the players on these seats as reminded of their current questions.
    pub(super) fn remind(&self, seats: &[Seat]) -> Result<Step, Refusal> {
        self.playing()?;
        let waits = self.deadlines().into_iter().filter(|deadline| seats.contains(&deadline.seat));
        Ok(waits.fold(Step::of_rows(self.clone()), |step, Deadline { seat, question, .. }| {
            let attendance = step.table.attendance(seat);
            step.with_attendance(seat, Attendance { reminded: question, ..attendance })
        }))
    }

    /// The people who have been reminded and are still waited for; and everybody at a game that began
    /// by itself, until one of them moves.
    pub fn reminded(&self) -> Vec<UserId> {
        let called = self.called_at_the_hour();
        if !called.is_empty() {
            return called;
        }
        let deadlines = self.deadlines().into_iter().filter(|deadline| deadline.is_reminded);
        deadlines.map(|deadline| deadline.user).collect()
    }

    /// The person leaves for now.
    pub(super) fn step_away(&self, user: UserId, at: i64) -> Result<Step, Refusal> {
        let seat = self.seat_of(user)?;
        Ok(Step::of_rows(self.clone()).taken_over(seat, at))
    }

    /// A person who was away takes their seat back; a person who was only late acknowledges the
    /// decisions that were made for them. This ends a pause that began because nobody was there.
    pub(super) fn come_back(&self, person: &Person, at: i64) -> Result<Step, Refusal> {
        let Absence { seat, is_away } = self.absence(person.id).ok_or(Refusal::NotSeated)?;
        let step = Step::of_rows(self.clone());
        if !is_away {
            let attendance = Attendance { decided: 0, ..self.attendance(seat) };
            return Ok(step.with_attendance(seat, attendance));
        }
        let step = step.with_player(seat, Player::Person(person.clone()));
        let attendance = Attendance { back_at: at, ..Attendance::default() };
        let step = step.with_attendance(seat, attendance);
        Ok(if self.people_there().is_empty() { step.resumed(at) } else { step })
    }
}

impl Step {
    /// This step, taken by the person on this seat, who is evidently there.
    pub(super) fn attended(self, seat: Seat, at: i64) -> Self {
        let attendance = self.table.attendance(seat);
        let step = match (attendance.missed, attendance.decided) {
            (0, 0) => self,
            _ => self.with_attendance(seat, Attendance { missed: 0, decided: 0, ..attendance }),
        };
        step.resumed(at)
    }

    /// This step, taken by a computer player: decisions for a person who is away are counted.
    pub(super) fn counted(self, seat: Seat) -> Self {
        let is_away = self.table.game().is_some_and(|playing| {
            of_game!(playing, playing => playing.players()[seat.index()].away().is_some())
        });
        if !is_away {
            return self;
        }
        let attendance = self.table.attendance(seat).decided_at(self.log.after);
        self.with_attendance(seat, attendance)
    }

    /// This step, after which a computer player sits in for the person on this seat. If no other
    /// person is there, the table is paused: nobody would see how the game goes on.
    fn taken_over(self, seat: Seat, at: i64) -> Self {
        let Ok(playing) = self.table.playing() else { return self };
        let (player, since) = of_game!(playing, playing => {
            (playing.players()[seat.index()].clone(), playing.entries())
        });
        if player.person().is_none() {
            return self;
        }
        let computer = player.without_person(self.table.joining.level(), Some(since));
        self.with_player(seat, computer).paused_if_deserted(at)
    }

    /// This step; the table is paused if its game goes on and none of its people is there or sits
    /// in from the next round on.
    pub(super) fn paused_if_deserted(mut self, at: i64) -> Self {
        let is_played = self.table.playing().is_ok();
        let sitters = self.table.sitters();
        let is_deserted = !sitters.iter().any(|sitter| sitter.player.plays_soon().is_some());
        if is_played && is_deserted && !self.table.is_paused() {
            self.table.pauses.push(Stop { since: at, until: None });
            self.rows = Rows::Changed;
        }
        self
    }

    /// This step, after which the table is no longer paused.
    pub(super) fn resumed(mut self, at: i64) -> Self {
        if let Some(pause) = self.table.pauses.last_mut().filter(|pause| pause.until.is_none()) {
            pause.until = Some(at.max(pause.since));
            self.table.votes.retain(|vote| vote.on != Proposal::Pause);
            self.rows = Rows::Changed;
        }
        self
    }

    pub(super) fn with_player(mut self, seat: Seat, player: Player) -> Self {
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
