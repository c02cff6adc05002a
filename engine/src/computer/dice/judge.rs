//! The judge of finished games: a search with a fixed number of worlds.
//!
//! It knows what the seat knew. After each action masters decide until the next roll, which is the
//! same in all worlds; covered predictions are made again. In each world steady players then play the
//! game to its end.

use super::archmage::Archmage;
use super::levels::{AMONG_RIVALS, TUNED};
use super::playout::{Position, World};
use super::steady::Steady;
use super::thinker::Thinker;
use crate::computer::advice::{Deal, Effort, Estimate, Judged, thoughts};
use crate::computer::judging::{self, Trial, Values, estimate};
use crate::computer::{Level, Plays as _};
use crate::rules::chance::{Chance, Draws};
use crate::rules::dice::{Action, Ask, DiceGame, Event, SeatView};
use crate::rules::{PerSeat, Rules as _, Seat};

/// Actions whose value to a master is this many points below the best are not tried.
const MARGIN: f32 = 2.0;
/// The number of worlds for each world of the judge of cards: dice leave more to luck, and playing on
/// takes less time.
const WORLDS: u32 = 4;
/// The share of a point that each point of the others costs, on average: as at cards.
const ENVY: f64 = 0.5;

/// A seat, and the positions to which its actions lead.
struct Knowing {
    seat: Seat,
    positions: Vec<(Action, Position)>,
    steady: Steady,
}

/// The verdict on this action; `None` if the seat is not asked.
pub fn measured(
    view: &SeatView,
    done: Action,
    effort: &Effort,
    luck: &mut Draws,
) -> Option<Judged<Action>> {
    let tried = tried(view, view.ask?, done, luck);
    Some(judging::measured(&Knowing::of(view, &tried), done, &tried, effort, luck))
}

/// The points by which the best action leads each of these others, in worlds of their own.
pub fn compared(
    view: &SeatView,
    (best, others): (Action, &[Action]),
    effort: &Effort,
    luck: &mut Draws,
) -> Vec<Estimate> {
    let knowing = Knowing::of(view, &[&[best], others].concat());
    judging::compared(&knowing, (best, others), effort, luck)
}

/// Luck of the dice and the Magic Card: expected points with them minus those with others, if steady
/// players play on. `average` is the points that a whole game brings on average: it is counted when the
/// first round begins, and is zero later.
pub fn deal(
    (before, after): (&DiceGame, &DiceGame),
    effort: &Effort,
    luck: &dyn Fn(u64) -> Draws,
) -> Option<Deal> {
    let moment = |game: &DiceGame| (game.round(), game.table_view().round.roll);
    let (round, roll) = moment(after);
    if (round, roll) == moment(before) {
        return None;
    }
    let (steady, luck, seats) = (Steady::default(), &mut luck(roll.into()), after.seats());
    let [before, after] = [before, after].map(Position::of);
    let worlds = (0..WORLDS * effort.deals).map(|_| {
        let world = World::drawn(before.round(), luck);
        [&before, &after].map(|position| position.points(&world, &steady))
    });
    let worlds: Vec<[PerSeat<i16>; 2]> = worlds.collect();
    let of_all = |seat: Seat, points: fn(i16, i16) -> i16| {
        let points =
            |[before, after]: &[PerSeat<i16>; 2]| (f64::from(points(before[seat], after[seat])), 1);
        estimate(&worlds.iter().map(points).collect::<Values>())
    };
    let average = PerSeat::from_fn(seats, |seat| match before.round() {
        0 => of_all(seat, |before, _| before),
        _ => Estimate::default(),
    });
    let dealt = PerSeat::from_fn(seats, |seat| {
        let Estimate { points, error } = of_all(seat, |before, after| after - before);
        Estimate { points: average[seat].points + points, error }
    });
    Some(Deal { average, dealt })
}

impl Knowing {
    fn of(view: &SeatView, actions: &[Action]) -> Self {
        let position =
            |action: &Action| (*action, Position::of(&before_the_next_roll(view, action)));
        let positions = actions.iter().map(position).collect();
        Self { seat: view.seat, positions, steady: Steady::default() }
    }
}

impl Trial for Knowing {
    type Action = Action;
    type World = World;

    fn worlds(&self, effort: u32, luck: &mut Draws) -> Vec<(World, u32)> {
        let first = self.positions.first().map_or(0, |(_, position)| position.round());
        (0..WORLDS * effort).map(|_| (World::drawn(first, luck), 1)).collect()
    }

    fn value(&self, world: &World, action: Action, _: &mut Draws) -> f64 {
        let position = self.positions.iter().find(|(of, _)| *of == action);
        let Some((_, position)) = position else { return 0.0 };
        let points = position.points(world, &self.steady).map(f64::from);
        let (own, all) = (points[self.seat], points.values().iter().sum::<f64>());
        own - ENVY * (all - own) / f64::from(u8::from(points.seats()) - 1)
    }
}

/// The game in which the seat takes this action, and masters decide until dice are to be rolled or
/// the round is over.
fn before_the_next_roll(view: &SeatView, action: &Action) -> DiceGame {
    let (mut game, chance) = (view.world(), Chance::new([0; 32]));
    let mut next = game.answer(view.seat, action).ok();
    while let Some(event) = next {
        game.evolve(&event);
        next = match game.consequence(&chance) {
            Some(Event::Roll { .. } | Event::Round { .. } | Event::End { .. }) => None,
            Some(event) => Some(event),
            None => masters_answer(&game),
        };
    }
    game
}

fn masters_answer(game: &DiceGame) -> Option<Event> {
    let seat = game.seats().seats().find(|seat| game.asked(*seat).is_some())?;
    let action = DiceGame::choose(Level::MASTER, &game.seat_view(seat), &mut thoughts())?;
    game.answer(seat, &action).ok()
}

/// The action that was taken, and those that a master or an archmage may consider.
fn tried(view: &SeatView, ask: Ask, done: Action, luck: &mut Draws) -> Vec<Action> {
    let thinker = Thinker { view, prices: &TUNED };
    let programme = thinker.seers_programme();
    let dice = &view.table.round.dice;
    let mut answers = ask.answers();
    // Of dice that are equivalent to the Seer, any will do.
    answers.retain(|answer| {
        let (Action::Roll(rolled), Some(programme)) = (answer, &programme) else { return true };
        let kept = programme.aim().handful(&dice.without(*rolled));
        programme.aim().rolled(dice, kept) == *rolled
    });
    let worth = DiceGame::weigh(view, &answers, luck).into_iter().map(|worth| worth as f32);
    let mut tried = judging::tried(done, worth.zip(answers).collect(), MARGIN);
    let archmages = Archmage { view, stakes: &AMONG_RIVALS }.action(ask, luck);
    if !tried.contains(&archmages) {
        tried.push(archmages);
    }
    tried
}
