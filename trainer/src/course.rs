//! A training course: its parameters, the rounds that are dealt in it, and the players who sit there.

use engine::computer::cards::round::{MOST_SEATS, Manner, Round};
use engine::rules::chance::Draws;

use crate::company::{Entrant, pick, share};
use crate::habits;

/// The parameters of a course.
pub struct Course {
    pub rounds: u64,
    pub seed: u64,
    pub unicolore: bool,
    pub rate: f32,
    pub envy: f32,
    pub foreign: f32,
    /// The player on all seats but one, if the network learns to win against that player.
    pub against: Option<Entrant>,
}

/// The way in which a seat plays in a round.
#[derive(Clone, Copy)]
pub enum Pupil<'course> {
    /// The network in training, which sometimes explores.
    Learner,
    /// A player that uses rules of thumb.
    Heuristic,
    /// A player that uses rules of thumb: its predictions are off by this many thousandths of a
    /// trick, and every fifth card is random.
    Shaky(i32),
    /// A player that plays random cards, and predicts a fair share of the tricks.
    Wild,
    /// The network with noise added to its values, of up to this many tens of points.
    Noisy(f32),
    /// A player that never changes.
    Fixed(&'course Entrant),
}

impl Course {
    /// Deals a round. Against a fixed player it is a round of the books' game of four.
    pub fn deal(&self, luck: &mut Draws) -> Round {
        let (manner, seats, cards) = if self.unicolore {
            unicolore(luck)
        } else if self.against.is_some() {
            (Manner::default(), 4, 1 + luck.below(15) as u8)
        } else {
            classic(luck)
        };
        let first = luck.below(seats as u32) as usize;
        let mut round = Round::dealt(manner, seats, cards, first, luck);
        if round.named {
            round.trump = habits::name_trump(round.hands[round.dealer()]);
        }
        round
    }

    /// Seats the players of a round.
    pub fn seat(&self, seats: usize, luck: &mut Draws) -> [Pupil<'_>; MOST_SEATS] {
        if let Some(fixed) = &self.against {
            let mut pupils = [Pupil::Fixed(fixed); MOST_SEATS];
            pupils[luck.below(seats as u32) as usize] = Pupil::Learner;
            return pupils;
        }
        let mut pupils = [Pupil::Learner; MOST_SEATS];
        if share(luck) >= self.foreign {
            return pupils;
        }
        let own = luck.below(seats as u32) as usize;
        for seat in (0..seats).filter(|seat| *seat != own) {
            let off = luck.below(1400) as i32 - 700;
            pupils[seat] = match luck.below(10) {
                0..=2 => Pupil::Learner,
                3 | 4 => Pupil::Heuristic,
                5 => Pupil::Shaky(off),
                6 => Pupil::Wild,
                _ => Pupil::Noisy(0.3 + 4.0 * share(luck)),
            };
        }
        pupils
    }
}

/// The manner, the number of players and the number of cards of a round of unicolore.
fn unicolore(luck: &mut Draws) -> (Manner, usize, u8) {
    let (seats, cards) = (pick(&[3, 4, 4], luck), 4 + luck.below(12) as u8);
    let at_once = pick(&[false, false, true], luck);
    let secret = at_once && pick(&[false, true], luck);
    let bound = !at_once && pick(&[false, false, true], luck);
    (Manner { secret, at_once, bound, unicolore: true }, seats, cards)
}

/// The same of another round. Four players are most frequent, and each option occurs with its own
/// probability.
fn classic(luck: &mut Draws) -> (Manner, usize, u8) {
    let seats = pick(&[4, 4, 4, 4, 4, 3, 3, 5, 5, 6], luck);
    let cards = 1 + luck.below(60 / seats as u32) as u8;
    let (at_once, secret) = pick(
        &[
            (false, false),
            (false, false),
            (false, false),
            (false, false),
            (false, false),
            (false, false),
            (true, false),
            (true, true),
        ],
        luck,
    );
    let bound = !at_once && pick(&[false, false, true], luck);
    (Manner { secret, at_once, bound, unicolore: false }, seats, cards)
}
