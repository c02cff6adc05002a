//! What a master thinks of a game that is over: of each choice, and of all that somebody did.
//!
//! A master sees at each choice what the seat saw then, and nothing else. What the cards or dice were worth to
//! one is known when predictions are made; what was made of it differs from that by what the choices cost, and
//! by luck. How hard this table made it was the same for all: what came of all games together is no luck.

use super::replay::{At, Course, Moment, Replay, SeenBy, Step};
use crate::computer::Plays;
use crate::computer::advice::{Judged, judged, thoughts};
use crate::rules::games::of_game;
use crate::rules::{OfGame, PerSeat, Seat, SeatCount, cards, dice};
use crate::table::{Player, PublicView, UserId};

/// A choice of a card game or of a dice game, and what a master would have done.
pub type JudgedChoice = OfGame<Judged<cards::Action>, Judged<dice::Action>>;

/// A choice of somebody's, and what a master would have done.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// At this step of the replay.
    pub step: u32,
    /// In this round, from 1.
    pub round: u8,
    /// Whose.
    pub seat: Seat,
    /// What a master thinks of it.
    pub judged: JudgedChoice,
}

/// What a master thinks of a seat's whole game; points are those of the rounds that were scored.
#[derive(Clone, Copy, Debug)]
pub struct Coached {
    /// What the cards or dice were worth to a master at this table, in points, when predictions were made.
    pub worth: f64,
    /// The same of the other seats, on average.
    pub worth_to_others: f64,
    /// What was made of it, in points.
    pub made: i16,
    /// What all choices cost, in points.
    pub cost: f64,
    /// How many choices there were.
    pub choices: usize,
    /// The one that cost most; `None` where none cost anything to speak of.
    pub costliest: Option<Choice>,
}

/// What a master thinks of one seat's game, and the moment to learn from.
pub struct Coach {
    /// The table.
    pub table: PublicView,
    /// Whose game.
    pub seat: Seat,
    /// What a master thinks of it.
    pub game: Coached,
    /// The moment of the choice that cost most, through the eyes of who made it.
    pub costliest: Option<Moment>,
}

/// Why a master thinks nothing of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCoach {
    /// No round of it was scored.
    NoRound,
    /// There is no such seat.
    NoSeat,
}

/// A choice that costs less, in points, is as good as a master's.
pub const WORTH_A_WORD: f64 = 0.5;

impl Choice {
    /// What it cost, in points.
    pub fn cost(&self) -> f64 {
        of_game!(&self.judged, judged => judged.cost)
    }
}

impl Coached {
    /// What neither the choices nor the cards and dice explain: the luck of the play. All seats' together is none.
    pub fn luck(&self) -> f64 {
        f64::from(self.made) - self.worth + self.cost
    }
}

impl Replay {
    /// The choice that was made at this step, and what a master thinks of it; `None` where none was made, or an
    /// earlier one was only changed.
    pub fn choice(&self, step: u32) -> Option<Choice> {
        let at = self.steps.get(step as usize)?;
        let (seat, judged) = of_game!(&self.course, course => course.choice(at)?);
        Some(Choice { step, round: at.round, seat, judged })
    }

    /// What a master thinks of this seat's game; where none is said of that of this person, or, if they had none,
    /// of the first.
    ///
    /// # Errors
    /// No round was scored, or there is no such seat.
    pub fn coach(&self, seat: Option<Seat>, of: UserId) -> Result<Coach, NoCoach> {
        let coached = self.coached().ok_or(NoCoach::NoRound)?;
        let own = || {
            let is_theirs = |player: &Player| player.scored_for().is_some_and(|it| it.id == of);
            self.over.players().iter().position(is_theirs).unwrap_or_default()
        };
        let seat = seat.unwrap_or_else(|| Seat::new(own() as u8));
        if !coached.seats().has(seat) {
            return Err(NoCoach::NoSeat);
        }
        let game = coached[seat];
        let at = |choice: Choice| At { step: choice.step, seen_by: SeenBy::Seat(seat) };
        let costliest = game.costliest.and_then(|choice| self.moment(at(choice)));
        Ok(Coach { table: self.over.clone(), seat, game, costliest })
    }

    /// What a master thinks of everybody's game, in the order of play; `None` where no round was scored.
    pub fn coached(&self) -> Option<PerSeat<Coached>> {
        let made = self.totals.last()?;
        let is_scored = |step: &&Step| usize::from(step.round) <= self.totals.len();
        let steps: Vec<&Step> = self.steps.iter().take_while(is_scored).collect();
        let (choices, promised) = of_game!(&self.course, course => course.choices(&steps));
        let seats = made.seats();
        let cost = PerSeat::from_fn(seats, |seat| {
            choices.iter().filter(|choice| choice.seat == seat).map(Choice::cost).sum::<f64>()
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

impl<G: Plays> Course<G>
where
    JudgedChoice: From<Judged<G::Action>>,
{
    fn choice(&self, at: &Step) -> Option<(Seat, JudgedChoice)> {
        let game = self.after(at.events);
        let (seat, done) = game.decision(self.events.get(at.events)?)?;
        Some((seat, judged::<G>(&game.seat_view(seat), done)?.into()))
    }

    /// Every choice at these steps, the first of them the game's first, and what was promised to everybody.
    fn choices(&self, steps: &[&Step]) -> (Vec<Choice>, PerSeat<f64>) {
        let (mut game, mut happened) = (self.start.clone(), 0);
        let mut promises = Promises::new(game.seats(), G::ENVY);
        let mut choices: Vec<Choice> = Vec::new();
        // Where somebody's last choice stands, and what they saw when they made it.
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
                let judged = judged.into();
                choices.push(Choice { step: number, round: step.round, seat, judged });
            } else if let Some((place, view)) = &last[seat.index()]
                && let Some(judged) = judged::<G>(view, done)
            {
                // They were not asked: they changed their mind.
                choices[*place].judged = judged.into();
            }
        }
        (choices, promises.all())
    }
}

/// What was promised to everybody, round by round.
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

    /// In points of one's own. Each promise was made less a share of what the others make, on average: all
    /// promises together say what all make, and so what each does.
    fn all(&self) -> PerSeat<f64> {
        let (seats, envy) = (self.heard.seats(), self.envy);
        let all = self.heard.values().iter().sum::<f64>() / (1.0 - envy);
        let share = envy / others(seats);
        PerSeat::from_fn(seats, |seat| {
            self.before[seat] + (self.heard[seat] + share * all) / (1.0 + share)
        })
    }
}

/// How many others each of so many plays with.
fn others(seats: SeatCount) -> f64 {
    many(seats.get().saturating_sub(1).max(1))
}

/// A few.
fn many(count: usize) -> f64 {
    f64::from(count as u32)
}
