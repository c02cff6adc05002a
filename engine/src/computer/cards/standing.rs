//! The probability of winning the game, given the totals and what each player may score in this
//! round.
//!
//! Winning the game is not the same as scoring points. A player who is behind near the end needs
//! more points than the safe prediction gives, and which player misses matters more than by how
//! much.

use super::mind::{ENVY, Outlook, PREDICTIONS};
use super::round::{MOST_SEATS, Round, Seat, UNKNOWN};

/// The totals before a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The points of each seat.
    pub totals: [i16; MOST_SEATS],
    /// The number of rounds after this one.
    pub rounds_left: u8,
}

impl Standing {
    /// The totals before the first of this number of rounds.
    pub const fn beginning(rounds: u8) -> Self {
        Self { totals: [0; MOST_SEATS], rounds_left: rounds.saturating_sub(1) }
    }
}

/// The prospect of a player in this round, in points.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    /// The probability of an exact prediction.
    exact: f32,
    /// The points for an exact prediction.
    hit: f32,
    /// The points for a missed prediction.
    miss: f32,
}

/// The mean number of tricks by which a missed prediction is off.
const OFF: f32 = 1.3;
/// The frequency of exact predictions.
const EXACT: f32 = 0.6;
/// The root mean square of the difference in points between two players after one more round.
const ROUND: f32 = 50.0;
/// The root mean square of the error in the estimated points of the current round.
const DOUBT: f32 = 5.0;

impl Prospect {
    /// The prospect of a prediction that comes true with the usual frequency.
    fn of_prediction(tricks: f32) -> Self {
        Self { exact: EXACT, hit: hit(tricks), miss: -10.0 * OFF }
    }

    /// The prospect of a player who predicted `said`, given the network's outlook for the card.
    pub fn of_card(said: u8, outlook: &Outlook) -> Self {
        let exact = outlook.exact.clamp(0.0, 1.0);
        let off = if exact < 0.99 { (outlook.miss / (1.0 - exact)).clamp(1.0, 8.0) } else { 1.0 };
        Self { exact, hit: hit(f32::from(said)), miss: -10.0 * off }
    }

    /// The prospect of a player once the round is over.
    pub fn of_points(points: i32) -> Self {
        Self { exact: 1.0, hit: points as f32, miss: points as f32 }
    }
}

fn hit(tricks: f32) -> f32 {
    20.0 + 10.0 * tricks
}

/// The probability that a seat wins the game with these prospects of the round: about 0 to 1.
pub fn chance_to_win(round: &Round, seat: Seat, prospects: &[Prospect; MOST_SEATS]) -> f32 {
    let standing = &round.standing;
    let spread = DOUBT * DOUBT + ROUND * ROUND * f32::from(standing.rounds_left);
    // The sigmoid gets the slope of a normal distribution.
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

/// A sigmoid from 0 to 1, one half at 0.
fn risen(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// Predictions are not considered if their value is more than this many tens of points below the
/// best, or if they are further from it than this many tricks: players have hardly ever made them,
/// so what was learned about them means little.
const NEAR: (f32, u8) = (2.0, 2);

/// The prediction with the highest probability of winning the game: `learned`, which has the
/// highest value, or an allowed one near it.
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
    // The value of a prediction is reduced by what the others score.
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
