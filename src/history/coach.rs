//! A master's opinion of a finished game: of each choice, and of a player's game as a whole.
//!
//! For each choice the master sees what the seat saw at that time, and nothing else. When
//! predictions are made, the master estimates what the cards or dice are worth. The points made
//! differ from that by the cost of the choices and by luck. A hard or easy table affects all seats
//! alike, so its effect is averaged over the seats, and the luck of all seats adds up to zero.

use super::replay::{At, Course, Moment, Replay, SeenBy, Step};
use crate::computer::Plays;
use crate::computer::advice::{Judged, judged, thoughts};
use crate::rules::games::of_game;
use crate::rules::{Action, PerSeat, Seat, SeatCount};
use crate::table::{Breakdown, Costliest, Player, PublicView, Table, UserId};

/// A player's choice and a master's opinion of it.
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
    /// The average worth of the other seats' cards or dice.
    pub worth_to_others: f64,
    /// The points that the seat made.
    pub made: i16,
    /// The cost of all choices, in points.
    pub cost: f64,
    /// The number of choices made.
    pub choices: usize,
    /// The costliest choice; `None` if every choice cost less than [`WORTH_A_WORD`].
    pub costliest: Option<Decision>,
}

/// A master's opinion of one seat's game, and the moment to learn from.
pub struct Coach {
    pub table: PublicView,
    /// The seat whose game was judged.
    pub seat: Seat,
    pub game: Coached,
    /// The moment of the costliest choice, as the player saw it.
    pub costliest: Option<Moment>,
}

/// The reason why there is no opinion of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCoach {
    /// No round of the game was scored.
    NoRound,
    /// The game has no such seat.
    NoSeat,
}

/// A choice that costs fewer points than this is as good as a master's.
pub const WORTH_A_WORD: f64 = 0.5;

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
/// if the log cannot be read, or if the choice cost less than [`WORTH_A_WORD`].
pub fn costliest(table: &Table, log: &[String], (seat, step): (Seat, u32)) -> Option<Costliest> {
    let replay = Replay::of(table, log, "").ok()?;
    let moment = replay.moment(At { step, seen_by: SeenBy::Seat(seat) })?;
    let choice = moment.choice.filter(|choice| choice.cost() >= WORTH_A_WORD)?;
    let Judged { done, best, cost } = choice.judged;
    let seen = moment.seen_by(seat)?.game;
    Some(Costliest { step, round: choice.round, done, best, cost, seen })
}

impl Replay {
    /// The choice made at this step, with a master's opinion of it. `None` if the step has no
    /// choice, or only changes an earlier one.
    pub fn choice(&self, step: u32) -> Option<Decision> {
        let steps = self.steps.get(step as usize..)?;
        let at = steps.first()?;
        let (seat, judged) = of_game!(&self.course, course => course.choice(steps)?);
        Some(Decision { step, round: at.round, seat, judged })
    }

    /// A master's opinion of a seat's game. If no seat is given, it is the seat of this person, or
    /// the first seat if they had none.
    pub fn coach(&self, seat: Option<Seat>, of: UserId) -> Result<Coach, NoCoach> {
        let coached = self.coached().ok_or(NoCoach::NoRound)?;
        let own = || {
            let is_theirs = |player: &Player| player.belongs_to(of);
            self.over.players().iter().position(is_theirs).unwrap_or_default()
        };
        let seat = seat.unwrap_or_else(|| Seat::new(own() as u8));
        if !coached.seats().has(seat) {
            return Err(NoCoach::NoSeat);
        }
        let game = coached[seat];
        let at = |choice: Decision| At { step: choice.step, seen_by: SeenBy::Seat(seat) };
        let costliest = game.costliest.and_then(|choice| self.moment(at(choice)));
        Ok(Coach { table: self.over.clone(), seat, game, costliest })
    }

    /// A master's opinion of every seat's game, in the order of play; `None` if no round was
    /// scored.
    pub fn coached(&self) -> Option<PerSeat<Coached>> {
        let made = self.totals.last()?;
        let is_scored = |step: &&Step| usize::from(step.round) <= self.totals.len();
        let steps: Vec<&Step> = self.steps.iter().take_while(is_scored).collect();
        let (choices, promised) = of_game!(&self.course, course => course.choices(&steps));
        let seats = made.seats();
        let cost = PerSeat::from_fn(seats, |seat| {
            choices.iter().filter(|choice| choice.seat == seat).map(Decision::cost).sum::<f64>()
        });
        let beyond = |seat| f64::from(made[seat]) + cost[seat] - promised[seat];
        let harder = seats.seats().map(beyond).sum::<f64>() / many(seats.get());
        let worth = promised.map(|promised| promised + harder);
        let all = worth.values().iter().sum::<f64>();
        Some(PerSeat::from_fn(seats, |seat| {
            let own = || choices.iter().filter(|choice| choice.seat == seat);
            let costly = own().filter(|choice| choice.cost() >= WORTH_A_WORD);
            Coached {
                worth: worth[seat],
                worth_to_others: (all - worth[seat]) / others(seats),
                made: made[seat],
                cost: cost[seat],
                choices: own().count(),
                costliest: costly.max_by(|a, b| a.cost().total_cmp(&b.cost())).copied(),
            }
        }))
    }
}

impl<G: Plays> Course<G> {
    /// The choice at the first of these steps. If the seat has changed its mind before it was asked again, that is its
    /// choice, as in [`Self::choices`].
    fn choice(&self, steps: &[Step]) -> Option<(Seat, Judged<Action>)> {
        let (at, later) = steps.split_first()?;
        let mut game = self.after(at.events);
        let (seat, done) = game.decision(self.events.get(at.events)?)?;
        let view = game.seat_view(seat);
        let mut choice = judged::<G>(&view, done)?;
        let mut happened = at.events;
        for step in later {
            self.events[happened..step.events].iter().for_each(|event| game.evolve(event));
            happened = step.events;
            let decision = self.events.get(happened).and_then(|event| game.decision(event));
            let Some((_, done)) = decision.filter(|(other, _)| *other == seat) else { continue };
            if judged::<G>(&game.seat_view(seat), done).is_some() {
                break;
            }
            choice = judged::<G>(&view, done).unwrap_or(choice);
        }
        Some((seat, choice.of_any_game()))
    }

    /// All choices at these steps, which start with the first step of the game, and the points
    /// promised to each seat.
    fn choices(&self, steps: &[&Step]) -> (Vec<Decision>, PerSeat<f64>) {
        let (mut game, mut happened) = (self.start.clone(), 0);
        let mut promises = Promises::new(game.seats(), G::ENVY);
        let mut choices: Vec<Decision> = Vec::new();
        // For each seat, the index of its last choice and the view at that time.
        let mut last = vec![None; game.seats().get()];
        for (number, step) in (0..).zip(steps) {
            self.events[happened..step.events].iter().for_each(|event| game.evolve(event));
            happened = step.events;
            let decision = self.events.get(happened).and_then(|event| game.decision(event));
            let Some((seat, done)) = decision else { continue };
            let view = game.seat_view(seat);
            if let Some(points) = G::promise(&view, &mut thoughts()) {
                promises.hear(step.round, seat, points);
            }
            if let Some(judged) = judged::<G>(&view, done) {
                last[seat.index()] = Some((choices.len(), view));
                let judged = judged.of_any_game();
                choices.push(Decision { step: number, round: step.round, seat, judged });
            } else if let Some((place, view)) = &last[seat.index()]
                && let Some(judged) = judged::<G>(view, done)
            {
                // The seat was not asked, so it has changed its mind about the last choice.
                choices[*place].judged = judged.of_any_game();
            }
        }
        (choices, promises.all())
    }
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
