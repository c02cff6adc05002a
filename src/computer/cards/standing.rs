//! The chance to win the game: how it stands, and what everybody may make of the round.
//!
//! Points are not won games. Who is behind near the end needs more of them than the safe prediction brings,
//! and whose prediction is missed matters more than by how much.

use super::mind::{ENVY, Outlook, PREDICTIONS};
use super::round::{MOST_SEATS, Round, Seat, UNKNOWN};

/// How a game stands before a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Everybody's points.
    pub totals: [i16; MOST_SEATS],
    /// How many rounds come after this one.
    pub rounds_left: u8,
}

impl Standing {
    /// Before the first of so many rounds.
    pub const fn beginning(rounds: u8) -> Self {
        Self { totals: [0; MOST_SEATS], rounds_left: rounds.saturating_sub(1) }
    }
}

/// What somebody may make of a round, in points.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    /// The chance to end exact.
    exact: f32,
    /// What that brings.
    hit: f32,
    /// What a miss brings.
    miss: f32,
}

/// By how many tricks a prediction is off that is missed.
const OFF: f32 = 1.3;
/// How often a prediction is met.
const EXACT: f32 = 0.6;
/// By how many points two players differ after another round, as a root mean square.
const ROUND: f32 = 50.0;
/// By how many they differ without one from what is thought of this.
const DOUBT: f32 = 5.0;

impl Prospect {
    /// That of a prediction which is met as often as most.
    fn of_prediction(tricks: f32) -> Self {
        Self { exact: EXACT, hit: hit(tricks), miss: -10.0 * OFF }
    }

    /// That of somebody who has predicted this and whose card comes to that.
    pub fn of_card(said: u8, outlook: &Outlook) -> Self {
        let exact = outlook.exact.clamp(0.0, 1.0);
        let off = if exact < 0.99 { (outlook.miss / (1.0 - exact)).clamp(1.0, 8.0) } else { 1.0 };
        Self { exact, hit: hit(f32::from(said)), miss: -10.0 * off }
    }

    /// That of a round that is over.
    pub fn of_points(points: i32) -> Self {
        Self { exact: 1.0, hit: points as f32, miss: points as f32 }
    }
}

fn hit(tricks: f32) -> f32 {
    20.0 + 10.0 * tricks
}

/// The chance of a seat to win the game if everybody may make this of the round: about 0 to 1.
pub fn chance_to_win(round: &Round, seat: Seat, prospects: &[Prospect; MOST_SEATS]) -> f32 {
    let standing = &round.standing;
    let spread = DOUBT * DOUBT + ROUND * ROUND * f32::from(standing.rounds_left);
    // Its slope is that of a normal distribution.
    let width = 1.25 * spread.sqrt();
    let chance_with = |own: f32| {
        let mut chance = 1.0;
        for other in (0..round.seats).filter(|other| *other != seat) {
            let theirs = &prospects[other];
            let lead = f32::from(standing.totals[seat] - standing.totals[other]) + own;
            let ahead = |points: f32| risen((lead - points) / width);
            chance *= theirs.exact * ahead(theirs.hit) + (1.0 - theirs.exact) * ahead(theirs.miss);
        }
        chance
    };
    let own = &prospects[seat];
    own.exact * chance_with(own.hit) + (1.0 - own.exact) * chance_with(own.miss)
}

/// From 0 to 1, a half at 0.
fn risen(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// Predictions that are worth so much less than the best, in tens of points, and those further from it, are
/// not thought of: hardly anybody has ever made them, so what was learned of them means little.
const NEAR: (f32, u8) = (2.0, 2);

/// The prediction by which a seat wins most games: `learned`, which is worth most, or another near it that is
/// allowed.
pub fn prediction_to_win(
    round: &Round,
    seat: Seat,
    worth: &[f32; PREDICTIONS],
    learned: u8,
    forbidden: Option<u8>,
) -> u8 {
    let worth_of = |said: u8| worth[usize::from(said)];
    let mean = f32::from(round.cards) / round.seats as f32;
    let mut prospects = round
        .predictions
        .map(|said| Prospect::of_prediction(if said == UNKNOWN { mean } else { f32::from(said) }));
    // What a prediction is worth is less for what the others make.
    let others = EXACT * hit(mean) / 10.0 - (1.0 - EXACT) * OFF;
    let mut chance = |said: u8| {
        let stake = hit(f32::from(said)) / 10.0 + OFF;
        let exact = ((worth_of(said) + ENVY * others + OFF) / stake).clamp(0.0, 1.0);
        prospects[seat] = Prospect { exact, ..Prospect::of_prediction(f32::from(said)) };
        chance_to_win(round, seat, &prospects)
    };
    let mut best = (chance(learned), learned);
    for said in learned.saturating_sub(NEAR.1)..=(learned + NEAR.1).min(round.cards) {
        if Some(said) == forbidden || worth_of(said) < worth_of(learned) - NEAR.0 {
            continue;
        }
        let chance = chance(said);
        if chance > best.0 {
            best = (chance, said);
        }
    }
    best.1
}
