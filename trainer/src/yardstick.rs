//! The yardstick: a flat Monte Carlo player that samples worlds consistent with the revealed
//! information and plays them out by rules of thumb.

use engine::computer::cards::round::{Card, Round, Seat, UNKNOWN, each};
use engine::computer::cards::worlds;
use engine::rules::chance::Draws;

use crate::habits;

pub fn predict(round: &Round, seat: Seat, playouts: u32, luck: &mut Draws) -> u8 {
    let base = habits::predict(round, seat);
    let forbidden = round.forbidden(seat);
    let (low, high) = (base.saturating_sub(2), (base + 2).min(round.cards));
    let mut sums = [0_i64; 21];
    for _ in 0..2 * playouts {
        let mut world = worlds::draw(round, seat, luck);
        for other in round.prediction_order().filter(|other| *other != seat) {
            if world.predictions[other] == UNKNOWN {
                world.predictions[other] = habits::predict(&world, other);
            }
        }
        for tricks in low..=high {
            world.predictions[seat] = tricks;
            sums[usize::from(tricks)] += i64::from(played_out(world).points(seat));
        }
    }
    let allowed = (low..=high).filter(|tricks| Some(*tricks) != forbidden);
    allowed.max_by_key(|tricks| sums[usize::from(*tricks)]).unwrap_or(base)
}

pub fn play(round: &Round, playouts: u32, luck: &mut Draws) -> Card {
    let playable = round.playable();
    if playable.is_power_of_two() {
        return playable.trailing_zeros() as Card;
    }
    let seat = round.turn;
    let mut sums = [0_i64; 60];
    for _ in 0..playouts {
        let mut world = worlds::draw(round, seat, luck);
        for other in 0..round.seats {
            if world.predictions[other] == UNKNOWN {
                world.predictions[other] = habits::predict(&world, other);
            }
        }
        for card in each(playable) {
            let mut next = world;
            next.play(card);
            sums[usize::from(card)] += i64::from(played_out(next).points(seat));
        }
    }
    each(playable).max_by_key(|card| sums[usize::from(*card)]).unwrap_or_default()
}

fn played_out(mut round: Round) -> Round {
    while !round.is_over() {
        let card = habits::play(&round);
        round.play(card);
    }
    round
}
