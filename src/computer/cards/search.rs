//! A cautious look ahead: the best cards are tried in worlds that fit what was shown and said, up to the seat's
//! own next decision, or to the end where few tricks are left. What was learned is left only where the look ahead
//! is sure.
//!
//! It is bounded by counts, never by the clock: the same view and luck give the same card on every machine.

use super::mind::{Mind, Outlook, PREDICTIONS};
use super::round::{Card, Cards, MOST_SEATS, Round, Seat, UNKNOWN};
use super::standing::{Prospect, chance_to_win};
use super::worlds;
use crate::rules::chance::Draws;

/// Worlds that are drawn.
const DRAWN: usize = 600;
/// Worlds that are kept, those the predictions speak for.
const KEPT: usize = 200;
/// Cards worth so much less than the best, in tens of points, are not tried.
const MARGIN: f32 = 1.0;
/// Worlds between two looks at which cards are still in the race.
const BATCH: usize = 20;
/// A card that is behind by so many standard errors is dropped.
const DROPPED: f32 = 2.5;
/// What was learned is left for a card that is ahead by so many standard errors.
const SURE: f32 = 2.0;
/// The most cards that are played in thought for one decision.
const MOST_PLAYED: usize = 12_000;

/// With so many tricks left, or fewer, a world is played to its end: what a hand can still do depends on each
/// single card then, and what was learned knows cards by their kind.
const LAST_TRICKS: u8 = 6;

/// With so many rounds to come after this one, or fewer, it counts who wins the game, not the points.
const LATE: u8 = 4;
/// What the whole chance to win is worth, in tens of points.
const WIN: f32 = 20.0;

/// The card to play.
pub fn play(mind: &Mind, round: &Round, luck: &mut Draws) -> Card {
    let mut outlooks = Vec::with_capacity(20);
    mind.cards(round, |outlook| outlooks.push(outlook));
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
            played_on(mind, &mut world, round.turn, &mut played)
        } else {
            WIN * played_to_win(mind, &mut world, round.turn, &mut played)
        };
        (value, played)
    })
}

fn better(one: Outlook, other: Outlook) -> Outlook {
    if other.value > one.value { other } else { one }
}

/// Whose turn it is plays as learned.
fn play_card(mind: &Mind, world: &mut Round, played: &mut usize) {
    let card = mind.play(world);
    world.play(card);
    *played += 1;
}

/// Everybody plays as learned until the round is over.
fn play_out(mind: &Mind, world: &mut Round, played: &mut usize) {
    while !world.is_over() {
        play_card(mind, world, played);
    }
}

/// What a world comes to for a seat: everybody plays as learned until the seat decides again.
fn played_on(mind: &Mind, world: &mut Round, seat: Seat, played: &mut usize) -> f32 {
    while !world.is_over() {
        if world.turn == seat && world.tricks_left > 1 {
            return mind.best(world).value;
        }
        play_card(mind, world, played);
    }
    let others: i32 =
        (0..world.seats).filter(|other| *other != seat).map(|other| world.points(other)).sum();
    let mean = others as f32 / (world.seats - 1) as f32;
    (world.points(seat) as f32 - mind.envy * mean) / 10.0
}

/// A seat's chance to win the game in a world: everybody plays as learned to the end of the trick and through
/// another, in which each tells what may become of their own prediction.
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

/// A card that is tried, and what it came to in each world.
struct Arm {
    card: Card,
    values: Vec<f32>,
    sum: f32,
}

impl Arm {
    const fn new(card: Card) -> Self {
        Self { card, values: Vec::new(), sum: 0.0 }
    }

    /// By how much it is ahead of the other on average, and the standard error of that.
    fn ahead_of(&self, other: &Self) -> (f32, f32) {
        let count = self.values.len() as f32;
        let mean = (self.sum - other.sum) / count;
        let pairs = self.values.iter().zip(&other.values);
        let spread: f32 = pairs.map(|(one, other)| one - other - mean).map(|off| off * off).sum();
        (mean, (spread / (count * (count - 1.0).max(1.0)) + 0.05 / count).sqrt())
    }
}

/// Tries the cards in all worlds, drops those that fall behind, and says which to play. The first is what was
/// learned.
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

/// Worlds in which the others would have said what they said.
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
    drawn_by_weight(&weights, luck).into_iter().map(|place| worlds[place]).collect()
}

/// How likely somebody with this hand says what they said: one in fifty says anything.
fn likelihood(mind: &Mind, round: &Round, seat: Seat, hand: Cards) -> f32 {
    let worth: [f32; PREDICTIONS] = mind.predictions(round, seat, hand);
    let worth = &worth[..=usize::from(round.cards)];
    let best = worth.iter().copied().fold(f32::MIN, f32::max);
    let all: f32 = worth.iter().map(|value| falling(best - value)).sum();
    let said =
        worth.get(usize::from(round.predictions[seat])).map_or(0.0, |value| falling(best - value));
    0.02 / worth.len() as f32 + 0.98 * said / all
}

/// About e to the power of -x, for x from 0 up, by the four operations.
fn falling(x: f32) -> f32 {
    let mut power = 1.0 + x / 16.0;
    for _ in 0..4 {
        power *= power;
    }
    1.0 / power
}

/// Places drawn by their weights, as evenly as can be, in any order.
fn drawn_by_weight(weights: &[f32], luck: &mut Draws) -> Vec<usize> {
    let all: f32 = weights.iter().sum();
    let step = all / KEPT as f32;
    let mut at = step * luck.below(1 << 16) as f32 / 65536.0;
    let (mut places, mut place, mut reached) = (Vec::with_capacity(KEPT), 0, weights[0]);
    while places.len() < KEPT {
        while at > reached && place + 1 < weights.len() {
            place += 1;
            reached += weights[place];
        }
        places.push(place);
        at += step;
    }
    luck.shuffle(&mut places, KEPT);
    places
}
