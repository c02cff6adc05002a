//! A cautious look ahead: the best cards are tried in worlds that are consistent with what was
//! shown and predicted, up to the seat's own next decision, or to the end of the round if few
//! tricks are left. The search departs from the network's choice only if it is sure.
//!
//! The search is bounded by counts, never by the clock: the same view and random numbers give the
//! same card on every machine.

use super::mind::{Mind, Outlook, PREDICTIONS};
use super::round::{Card, Cards, MOST_SEATS, Round, Seat, UNKNOWN};
use super::standing::{Prospect, chance_to_win};
use super::tastes::Tastes;
use super::worlds;
use crate::rules::chance::Draws;

/// The number of worlds that are drawn.
const DRAWN: usize = 600;
/// The number of worlds that are kept, chosen by how well they explain the predictions.
const KEPT: usize = 200;
/// Cards whose value is at least this many tens of points below the best are not tried.
const MARGIN: f32 = 1.0;
/// The number of worlds between two decisions on which cards remain in the race.
const BATCH: usize = 20;
/// A card is dropped if it is behind by more than this many standard errors.
const DROPPED: f32 = 2.5;
/// The network's choice is given up only for a card that is ahead by more than this many standard
/// errors.
const SURE: f32 = 2.0;
/// The largest number of cards played out for one decision.
const MOST_PLAYED: usize = 12_000;

/// A world is played to its end once at most this many tricks are left. What a hand can still do
/// then depends on every single card, but the network knows cards only by their kind.
const LAST_TRICKS: u8 = 6;

/// The search maximizes the probability of winning the game instead of points once at most this
/// many rounds come after the current one.
const LATE: u8 = 4;
/// The value of a certain win, in tens of points.
const WIN: f32 = 20.0;

/// The card to play for a player with these tastes.
pub fn play(mind: &Mind, round: &Round, tastes: &Tastes, luck: &mut Draws) -> Card {
    let mut outlooks = Vec::with_capacity(20);
    mind.cards(round, |outlook| {
        outlooks.push(Outlook { value: tastes.of_card(round, &outlook), ..outlook });
    });
    let Some(best) = outlooks.iter().copied().reduce(better) else {
        return round.playable().trailing_zeros() as Card;
    };
    let mut arms = vec![Arm::new(best.card)];
    let near = outlooks.iter().filter(|other| other.value > best.value - MARGIN);
    arms.extend(near.filter(|other| other.card != best.card).map(|other| Arm::new(other.card)));
    if arms.len() == 1 {
        return best.card;
    }
    let worlds = likely_worlds(mind, round, luck);
    race(&mut arms, &worlds, |world, card| {
        let (mut world, mut played) = (*world, 1);
        world.play(card);
        if world.tricks_left <= LAST_TRICKS {
            play_out(mind, &mut world, &mut played);
        }
        let value = if round.standing.rounds_left > LATE {
            played_on(mind, &mut world, tastes, round.turn, &mut played)
        } else {
            WIN * played_to_win(mind, &mut world, round.turn, &mut played)
        };
        (value - tastes.reluctance(round, card), played)
    })
}

fn better(one: Outlook, other: Outlook) -> Outlook {
    if other.value > one.value { other } else { one }
}

/// Plays the network's card for the seat whose turn it is.
fn play_card(mind: &Mind, world: &mut Round, played: &mut usize) {
    let card = mind.play(world);
    world.play(card);
    *played += 1;
}

/// Plays the network's cards for all seats until the round is over.
fn play_out(mind: &Mind, world: &mut Round, played: &mut usize) {
    while !world.is_over() {
        play_card(mind, world, played);
    }
}

/// The value of a world for a seat: all players play the network's cards until the seat decides
/// again.
fn played_on(
    mind: &Mind,
    world: &mut Round,
    tastes: &Tastes,
    seat: Seat,
    played: &mut usize,
) -> f32 {
    while !world.is_over() {
        if world.turn == seat && world.tricks_left > 1 {
            return tastes.of_card(world, &mind.best(world));
        }
        play_card(mind, world, played);
    }
    let others: i32 =
        (0..world.seats).filter(|other| *other != seat).map(|other| world.points(other)).sum();
    let mean = others as f32 / (world.seats - 1) as f32;
    let value = (world.points(seat) as f32 - mind.envy * mean) / 10.0;
    let exact = f32::from(u8::from(world.points(seat) > 0));
    tastes.of_result(value, exact, mean / 10.0)
}

/// A seat's probability of winning the game in a world: all players play the network's cards to the
/// end of the trick and through the next one, during which the network estimates the prospect of
/// each player.
fn played_to_win(mind: &Mind, world: &mut Round, seat: Seat, played: &mut usize) -> f32 {
    let tricks_after = world.tricks_left - u8::from(world.lying > 0);
    let mut prospects = [Prospect::of_points(0); MOST_SEATS];
    while !world.is_over() && world.tricks_left >= tricks_after {
        if world.tricks_left > tricks_after {
            let card = mind.play(world);
            world.play(card);
        } else {
            let outlook = mind.best(world);
            prospects[world.turn] = Prospect::of_card(world.predictions[world.turn], &outlook);
            world.play(outlook.card);
        }
        *played += 1;
    }
    if world.is_over() {
        for (other, prospect) in prospects.iter_mut().enumerate().take(world.seats) {
            *prospect = Prospect::of_points(world.points(other));
        }
    }
    chance_to_win(world, seat, &prospects)
}

/// A card that is tried, and its value in each world so far.
struct Arm {
    card: Card,
    values: Vec<f32>,
    sum: f32,
}

impl Arm {
    const fn new(card: Card) -> Self {
        Self { card, values: Vec::new(), sum: 0.0 }
    }

    /// The mean lead over the other card, and its standard error.
    fn ahead_of(&self, other: &Self) -> (f32, f32) {
        let count = self.values.len() as f32;
        let mean = (self.sum - other.sum) / count;
        let pairs = self.values.iter().zip(&other.values);
        let spread: f32 = pairs.map(|(one, other)| one - other - mean).map(|off| off * off).sum();
        (mean, (spread / (count * (count - 1.0).max(1.0)) + 0.05 / count).sqrt())
    }
}

/// Tries the cards in all worlds, drops those that fall behind, and returns the one to play. The
/// first one is the network's choice.
fn race(
    arms: &mut Vec<Arm>,
    worlds: &[Round],
    mut attempt: impl FnMut(&Round, Card) -> (f32, usize),
) -> Card {
    let mut played = 0;
    for batch in worlds.chunks(BATCH) {
        for world in batch {
            for arm in arms.iter_mut() {
                let (value, cards) = attempt(world, arm.card);
                arm.values.push(value);
                arm.sum += value;
                played += cards;
            }
        }
        let leader = leader(arms);
        let learned = arms[0].card;
        let behind = |arm: &Arm| {
            let (by, error) = arms[leader].ahead_of(arm);
            by > DROPPED * error && arm.card != learned
        };
        let dropped: Vec<bool> = arms.iter().map(behind).collect();
        let mut places = dropped.iter();
        arms.retain(|_| !places.next().copied().unwrap_or(false));
        if arms.len() == 1 || played > MOST_PLAYED {
            break;
        }
    }
    let leader = leader(arms);
    let (by, error) = arms[leader].ahead_of(&arms[0]);
    if leader != 0 && by > SURE * error { arms[leader].card } else { arms[0].card }
}

fn leader(arms: &[Arm]) -> usize {
    let better =
        |best: usize, next: usize| if arms[next].sum > arms[best].sum { next } else { best };
    (0..arms.len()).reduce(better).unwrap_or(0)
}

/// Draws worlds in which the other players would probably have made their predictions.
fn likely_worlds(mind: &Mind, round: &Round, luck: &mut Draws) -> Vec<Round> {
    let seat = round.turn;
    let others: Vec<Seat> = (0..round.seats).filter(|other| *other != seat).collect();
    let mut worlds = Vec::with_capacity(DRAWN);
    let mut weights = Vec::with_capacity(DRAWN);
    for _ in 0..DRAWN {
        let mut world = worlds::draw(round, seat, luck);
        let mut weight = 1.0;
        for other in &others {
            let hand = world.hands[*other] | world.played_by[*other];
            if round.predictions[*other] == UNKNOWN {
                world.predictions[*other] = mind.predict(&world, *other, hand);
            } else {
                weight *= likelihood(mind, round, *other, hand);
            }
        }
        worlds.push(world);
        weights.push(weight);
    }
    drawn_by_weight(&weights, KEPT, luck).into_iter().map(|place| worlds[place]).collect()
}

/// The likelihood of a player's prediction, given this hand; one prediction in fifty is assumed to
/// be arbitrary.
pub(super) fn likelihood(mind: &Mind, round: &Round, seat: Seat, hand: Cards) -> f32 {
    let worth: [f32; PREDICTIONS] = mind.predictions(round, seat, hand);
    let worth = &worth[..=usize::from(round.cards)];
    let best = worth.iter().copied().fold(f32::MIN, f32::max);
    let all: f32 = worth.iter().map(|value| falling(best - value)).sum();
    let said =
        worth.get(usize::from(round.predictions[seat])).map_or(0.0, |value| falling(best - value));
    0.02 / worth.len() as f32 + 0.98 * said / all
}

/// An approximation of exp(-x) for x ≥ 0 with the four basic operations.
fn falling(x: f32) -> f32 {
    let mut power = 1.0 + x / 16.0;
    for _ in 0..4 {
        power *= power;
    }
    1.0 / power
}

/// Draws this number of indices with probabilities proportional to these weights, by systematic
/// sampling, in random order.
pub(super) fn drawn_by_weight(weights: &[f32], kept: usize, luck: &mut Draws) -> Vec<usize> {
    let all: f32 = weights.iter().sum();
    let step = all / kept as f32;
    let mut at = step * luck.below(1 << 16) as f32 / 65536.0;
    let (mut places, mut place, mut reached) = (Vec::with_capacity(kept), 0, weights[0]);
    while places.len() < kept {
        while at > reached && place + 1 < weights.len() {
            place += 1;
            reached += weights[place];
        }
        places.push(place);
        at += step;
    }
    luck.shuffle(&mut places, kept);
    places
}
