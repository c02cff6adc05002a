//! A master's opinion of a finished game: of each choice, and of a player's points.
//!
//! For each choice the master sees what the seat saw at that time, and nothing else. When
//! predictions are made, the master estimates what the cards or dice are worth. The points made
//! differ from that by the cost of the choices and by luck. A hard or easy table affects all seats
//! alike, so its effect is averaged over the seats, and the luck of all seats adds up to zero.

use super::replay::{At, Course, Replay, SeenBy, Step};
use crate::computer::Plays;
use crate::computer::advice::{Judged, judged, thoughts};
use crate::rules::games::of_game;
use crate::rules::{Action, PerSeat, Seat, SeatCount};
use crate::table::{Breakdown, Costliest, Table};

/// A player's choice and a judge's opinion of it.
#[derive(Clone, Copy, Debug)]
pub struct Decision {
    /// The step of the replay.
    pub step: u32,
    /// The round, counted from 1.
    pub round: u8,
    pub seat: Seat,
    pub judged: Judged<Action>,
}

/// A master's opinion of a seat's whole game. Points are those of the scored rounds.
#[derive(Clone, Copy, Debug)]
pub struct Coached {
    /// The points that the cards or dice were worth to a master at this table, when predictions
    /// were made.
    pub worth: f64,
    /// The points that the seat made.
    pub made: i16,
    /// The cost of all choices, in points.
    pub cost: f64,
    /// The costliest choice; `None` if every choice was as good as a master's.
    pub costliest: Option<Decision>,
}

/// A decision as it was made: what the seat saw, and what it did in the end.
pub(super) struct Made<G: Plays> {
    pub(super) step: u32,
    pub(super) round: u8,
    pub(super) seat: Seat,
    pub(super) view: G::SeatView,
    pub(super) done: G::Action,
}

impl Decision {
    /// The cost of the choice, in points.
    pub const fn cost(&self) -> f64 {
        self.judged.cost
    }
}

impl Coached {
    /// The luck of the play: the points that neither the choices nor the cards and dice explain.
    /// The luck of all seats adds up to zero.
    pub fn luck(&self) -> f64 {
        f64::from(self.made) - self.worth + self.cost
    }

    /// The parts of the points in whole points, since a master's estimate is not exact enough for
    /// fractions.
    pub fn breakdown(&self) -> Breakdown {
        let (worth, choices) = (self.worth.round() as i16, -self.cost.round() as i16);
        let costliest = self.costliest.map(|choice| choice.step);
        Breakdown { worth, choices, luck: self.made - worth - choices, costliest }
    }
}

/// A master's breakdown of each player's points at a table that is over, given the lines of its
/// log; `None` if the log cannot be read, or no round was scored.
pub fn breakdown(table: &Table, log: &[String]) -> Option<PerSeat<Breakdown>> {
    let replay = Replay::of(table, log, "").ok()?;
    Some(replay.coached()?.map(|game| game.breakdown()))
}

/// The choice of this seat at this step of a game that is over, given the lines of its log; `None`
/// if the log cannot be read, or if the choice was as good as a master's.
pub fn costliest(table: &Table, log: &[String], (seat, step): (Seat, u32)) -> Option<Costliest> {
    let replay = Replay::of(table, log, "").ok()?;
    let moment = replay.moment(At { step, seen_by: SeenBy::Seat(seat) })?;
    let choice = moment.choice.filter(|choice| !choice.judged.is_as_good())?;
    let Judged { done, best, cost, .. } = choice.judged;
    let seen = moment.seen_by(seat)?.game;
    Some(Costliest { step, round: choice.round, done, best, cost, seen })
}

impl Replay {
    /// A master's opinion of every seat's game, in the order of play; `None` if no round was
    /// scored.
    pub fn coached(&self) -> Option<PerSeat<Coached>> {
        let made = self.totals.last()?;
        let (choices, promised) = of_game!(&self.course, course => {
            let made = course.made(self.scored_steps());
            let choices = made.iter().filter_map(Made::judged).collect::<Vec<_>>();
            (choices, promised(&made, course.start.seats()))
        });
        Some(opinions(made, &choices, promised))
    }

    /// The steps of the scored rounds.
    pub(super) fn scored_steps(&self) -> &[Step] {
        let is_scored = |step: &Step| usize::from(step.round) <= self.totals.len();
        &self.steps[..self.steps.iter().take_while(|step| is_scored(step)).count()]
    }
}

/// A master's opinion of every seat's game, given the points made, all choices, and the points
/// promised to each seat.
fn opinions(made: &PerSeat<i16>, choices: &[Decision], promised: PerSeat<f64>) -> PerSeat<Coached> {
    let seats = made.seats();
    let of_seat = |seat: Seat| choices.iter().filter(move |choice| choice.seat == seat);
    let cost = PerSeat::from_fn(seats, |seat| of_seat(seat).map(Decision::cost).sum::<f64>());
    let of_table = table_effect(made, &cost, &promised);
    PerSeat::from_fn(seats, |seat| {
        let costly = of_seat(seat).filter(|choice| !choice.judged.is_as_good());
        Coached {
            worth: promised[seat] + of_table,
            made: made[seat],
            cost: cost[seat],
            costliest: costly.max_by(|a, b| a.cost().total_cmp(&b.cost())).copied(),
        }
    })
}

/// The average points that seats made beyond what their cards or dice were worth and what their
/// choices cost: what a hard or easy table took from all of them, or gave them.
pub(super) fn table_effect(made: &PerSeat<i16>, cost: &PerSeat<f64>, worth: &PerSeat<f64>) -> f64 {
    let of_seat = |seat| f64::from(made[seat]) + cost[seat] - worth[seat];
    made.seats().seats().map(of_seat).sum::<f64>() / many(made.seats().get())
}

impl<G: Plays> Made<G> {
    /// A master's opinion of the decision.
    pub(super) fn judged(&self) -> Option<Decision> {
        Some(self.with(judged::<G>(&self.view, self.done)?))
    }

    /// The decision with this verdict.
    pub(super) fn with(&self, judged: Judged<G::Action>) -> Decision {
        let Self { step, round, seat, .. } = *self;
        Decision { step, round, seat, judged: judged.of_any_game() }
    }
}

impl<G: Plays> Course<G> {
    /// The decision at the first of these steps, of which it is this one. If the seat has changed its
    /// mind before it was asked again, that is its decision.
    pub(super) fn made_at(&self, step: u32, steps: &[Step]) -> Option<Made<G>> {
        let (at, later) = steps.split_first()?;
        let mut game = self.after(at.events);
        let (seat, done) = game.decision(self.events.get(at.events)?)?;
        game.asked(seat)?;
        let mut made = Made { step, round: at.round, seat, view: game.seat_view(seat), done };
        let mut happened = at.events;
        for step in later {
            self.events[happened..step.events].iter().for_each(|event| game.evolve(event));
            happened = step.events;
            let decision = self.events.get(happened).and_then(|event| game.decision(event));
            let Some((_, done)) = decision.filter(|(other, _)| *other == seat) else { continue };
            if game.asked(seat).is_some() {
                break;
            }
            made.done = done;
        }
        Some(made)
    }

    /// All decisions at these steps, which start with the first step of the game.
    pub(super) fn made(&self, steps: &[Step]) -> Vec<Made<G>> {
        let (mut game, mut happened) = (self.start.clone(), 0);
        let mut all: Vec<Made<G>> = Vec::new();
        for (number, step) in (0..).zip(steps) {
            self.events[happened..step.events].iter().for_each(|event| game.evolve(event));
            happened = step.events;
            let decision = self.events.get(happened).and_then(|event| game.decision(event));
            let Some((seat, done)) = decision else { continue };
            if game.asked(seat).is_some() {
                let (round, view) = (step.round, game.seat_view(seat));
                all.push(Made { step: number, round, seat, view, done });
            } else if let Some(made) = all.iter_mut().rfind(|made| made.seat == seat) {
                // The seat was not asked, so it has changed its mind about its last decision.
                made.done = done;
            }
        }
        all
    }
}

/// The points that the cards or dice promised to each seat when it predicted, in all rounds.
fn promised<G: Plays>(made: &[Made<G>], seats: SeatCount) -> PerSeat<f64> {
    let mut promises = Promises::new(seats, G::ENVY);
    for made in made {
        if let Some(points) = G::promise(&made.view, &mut thoughts()) {
            promises.hear(made.round, made.seat, points);
        }
    }
    promises.all()
}

/// The points promised to each seat, added up round by round.
struct Promises {
    envy: f64,
    round: u8,
    heard: PerSeat<f64>,
    before: PerSeat<f64>,
}

impl Promises {
    fn new(seats: SeatCount, envy: f64) -> Self {
        let nothing = PerSeat::all(seats, 0.0);
        Self { envy, round: 0, heard: nothing, before: nothing }
    }

    fn hear(&mut self, round: u8, seat: Seat, points: f64) {
        if round != self.round {
            self.before = self.all();
            self.heard = PerSeat::all(self.heard.seats(), 0.0);
            self.round = round;
        }
        self.heard[seat] = points;
    }

    /// The points that each seat was expected to make for itself. A promise is a seat's own points
    /// less a share (`envy`) of the others' average. The sum of all promises therefore gives the
    /// sum of all points, and from it the points of each seat.
    fn all(&self) -> PerSeat<f64> {
        let (seats, envy) = (self.heard.seats(), self.envy);
        let all = self.heard.values().iter().sum::<f64>() / (1.0 - envy);
        let share = envy / others(seats);
        PerSeat::from_fn(seats, |seat| {
            self.before[seat] + (self.heard[seat] + share * all) / (1.0 + share)
        })
    }
}

/// The number of opponents of each seat.
fn others(seats: SeatCount) -> f64 {
    many(seats.get().saturating_sub(1).max(1))
}

/// Converts a small count.
fn many(count: usize) -> f64 {
    f64::from(count as u32)
}
