//! The training course: plays rounds among copies of the network and with other players, and learns
//! from the results.

use anyhow::Result;
use engine::computer::cards::facts::{self, Facts};
use engine::computer::cards::mind::{
    CARD_SUMS, Mind, PREDICTION_SUMS, PREDICTIONS, PlayNetwork, PredictionNetwork, best_prediction,
};
use engine::computer::cards::round::{Card, MOST_SEATS, Manner, Round, Seat, each};
use engine::computer::network::Network;
use engine::rules::chance::{Chance, Draws};

use crate::company::{any_card, share, triangular};
use crate::descent::Learner;
use crate::habits;

/// The number of decisions between two steps.
const BATCH: usize = 1024;

/// The parameters of a course.
pub struct Course {
    pub rounds: u64,
    pub seed: u64,
    pub unicolore: bool,
    pub rate: f32,
    pub envy: f32,
    pub foreign: f32,
}

/// A choice of a prediction or a card, with the facts that held.
struct Decision {
    seat: Seat,
    more: Vec<u16>,
    less: Vec<u16>,
}

/// The way in which a seat plays in a round.
#[derive(Clone, Copy, PartialEq)]
enum Pupil {
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
}

struct School {
    luck: Draws,
    play: Learner<CARD_SUMS, 3>,
    prediction: Learner<PREDICTION_SUMS, PREDICTIONS>,
    mind: Mind,
    /// The probabilities with which a card and a prediction are not the best known.
    exploring: (f32, f32),
}

impl Course {
    /// Runs the course; the current state is passed to `keep` from time to time.
    pub fn run(
        &self,
        start: Option<Mind>,
        mut keep: impl FnMut(&Mind) -> Result<()>,
    ) -> Result<Mind> {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.seed.to_le_bytes());
        let mut luck = Chance::new(seed).set_up();
        let drawn_anew = start.is_none();
        let mind = start.unwrap_or_else(|| drawn(self.envy, &mut luck));
        let mut school = School {
            luck,
            play: Learner::new(mind.play.clone(), drawn_anew),
            prediction: Learner::new(mind.prediction.clone(), drawn_anew),
            mind,
            exploring: (0.0, 0.0),
        };
        let (mut played, mut batches) = (0, 0_u64);
        while played < self.rounds {
            let left = 1.0 - played as f32 / self.rounds as f32;
            let warm = if batches < 100 { 0.3 } else { 1.0 };
            let rate = self.rate * left.max(0.02) * warm;
            school.exploring = (0.05 * left + 0.01, 0.12 * left + 0.05);
            let mut decisions = 0;
            while decisions < BATCH {
                decisions += school.round(self);
                played += 1;
            }
            school.play.step(rate);
            school.prediction.step(rate);
            school.mind.play.clone_from(&school.play.network);
            school.mind.prediction.clone_from(&school.prediction.network);
            batches += 1;
            if batches.is_multiple_of(2000) {
                let loss = |(sum, count): &mut (f64, f64)| {
                    std::mem::take(sum) / std::mem::take(count).max(1.0)
                };
                let (play, said) = (loss(&mut school.play.loss), loss(&mut school.prediction.loss));
                println!("{played} rounds: exact missed by {play:.4}, predictions by {said:.3}");
                keep(&school.learned(self.envy))?;
            }
        }
        Ok(school.learned(self.envy))
    }
}

/// A mind with random weights, which knows nothing yet.
fn drawn(envy: f32, luck: &mut Draws) -> Mind {
    let mut mind = Mind::blank(envy);
    draw(&mut mind.play, luck);
    draw(&mut mind.prediction, luck);
    mind
}

fn draw<const FIRST: usize, const OUT: usize>(network: &mut Network<FIRST, OUT>, luck: &mut Draws) {
    let mut normal = |scale: f32| {
        let sum: f32 = (0..6).map(|_| share(luck) - 0.5).sum();
        sum * 1.41 * scale
    };
    network.facts.iter_mut().flatten().for_each(|weight| *weight = normal(0.15));
    let scale = (2.0 / FIRST as f32).sqrt();
    network.second_weights.iter_mut().flatten().for_each(|weight| *weight = normal(scale));
    network.out_weights.iter_mut().flatten().for_each(|weight| *weight = normal(0.1));
}

impl School {
    fn learned(&self, envy: f32) -> Mind {
        let (play, prediction): (PlayNetwork, PredictionNetwork) =
            (self.play.learned(), self.prediction.learned());
        Mind { play, prediction, envy }
    }

    /// Plays a round and learns from it. Returns the number of cards that were decided on.
    fn round(&mut self, course: &Course) -> usize {
        let mut round = self.deal(course);
        let pupils = self.seat(course, round.seats);
        let predictions = self.predict(&mut round, &pupils);
        let cards = self.play(&mut round, &pupils);
        let all: i32 = (0..round.seats).map(|seat| round.points(seat)).sum();
        let others =
            |seat: Seat| (all - round.points(seat)) as f32 / 10.0 / (round.seats - 1) as f32;
        for decision in &cards {
            let off = round.needs(decision.seat).unwrap_or(0).abs();
            let wishes = [
                (0, f32::from(u8::from(off == 0)), 1.0),
                (1, off.min(7) as f32, 0.3),
                (2, others(decision.seat), 0.02),
            ];
            self.play.sample(&decision.more, &decision.less, &wishes);
        }
        for decision in &predictions {
            let seat = decision.seat;
            let worth = round.points(seat) as f32 / 10.0 - course.envy * others(seat);
            let said = usize::from(round.predictions[seat]);
            self.prediction.sample(&decision.more, &[], &[(said, worth, 1.0)]);
        }
        cards.len()
    }

    fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.luck.below(among.len() as u32) as usize]
    }

    /// Deals a round. Four players are most frequent, and each option occurs with its own
    /// probability.
    fn deal(&mut self, course: &Course) -> Round {
        if course.unicolore {
            let (seats, cards) = (self.pick(&[3, 4, 4]), 4 + self.luck.below(12) as u8);
            let at_once = self.pick(&[false, false, true]);
            let secret = at_once && self.pick(&[false, true]);
            let bound = !at_once && self.pick(&[false, false, true]);
            let manner = Manner { secret, at_once, bound, unicolore: true };
            let first = self.luck.below(seats as u32) as usize;
            return Round::dealt(manner, seats, cards, first, &mut self.luck);
        }
        let seats = self.pick(&[4, 4, 4, 4, 4, 3, 3, 5, 5, 6]);
        let cards = 1 + self.luck.below(60 / seats as u32) as u8;
        let (at_once, secret) = self.pick(&[
            (false, false),
            (false, false),
            (false, false),
            (false, false),
            (false, false),
            (false, false),
            (true, false),
            (true, true),
        ]);
        let bound = !at_once && self.pick(&[false, false, true]);
        let manner = Manner { secret, at_once, bound, unicolore: false };
        let first = self.luck.below(seats as u32) as usize;
        let mut round = Round::dealt(manner, seats, cards, first, &mut self.luck);
        if round.named {
            round.trump = habits::name_trump(round.hands[round.dealer()]);
        }
        round
    }

    fn seat(&mut self, course: &Course, seats: usize) -> [Pupil; MOST_SEATS] {
        let mut pupils = [Pupil::Learner; MOST_SEATS];
        if share(&mut self.luck) >= course.foreign {
            return pupils;
        }
        let own = self.luck.below(seats as u32) as usize;
        for seat in (0..seats).filter(|seat| *seat != own) {
            let off = self.luck.below(1400) as i32 - 700;
            pupils[seat] = match self.luck.below(10) {
                0..=2 => Pupil::Learner,
                3 | 4 => Pupil::Heuristic,
                5 => Pupil::Shaky(off),
                6 => Pupil::Wild,
                _ => Pupil::Noisy(0.3 + 4.0 * share(&mut self.luck)),
            };
        }
        pupils
    }

    fn predict(&mut self, round: &mut Round, pupils: &[Pupil; MOST_SEATS]) -> Vec<Decision> {
        let mut decisions = Vec::new();
        for seat in round.prediction_order() {
            let (hand, cards) = (round.hands[seat], i32::from(round.cards));
            let said = match pupils[seat] {
                Pupil::Heuristic => i32::from(habits::predict(round, seat)),
                Pupil::Shaky(off) => (habits::promised(round, hand) + 500 + off) / 1000,
                Pupil::Wild => {
                    let fair = cards * 1000 / round.seats as i32;
                    (fair + self.luck.below(1000) as i32) / 1000
                }
                Pupil::Learner | Pupil::Noisy(_) => {
                    let mut facts = Facts::new();
                    facts::prediction::facts(round, seat, hand, &mut facts);
                    let network = &self.mind.prediction;
                    let mut worth = network.answer(&network.sums(&facts));
                    if let Pupil::Noisy(noise) = pupils[seat] {
                        for worth in &mut worth {
                            *worth += noise * triangular(&mut self.luck);
                        }
                    }
                    let forbidden = round.forbidden(seat);
                    let best = best_prediction(&worth, round.cards, forbidden);
                    let mut said = i32::from(best);
                    if pupils[seat] == Pupil::Learner {
                        if share(&mut self.luck) < self.exploring.1 {
                            let off = self.pick(&[1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
                            said += self.pick(&[-off, off]);
                        }
                        let more = facts.to_vec();
                        decisions.push(Decision { seat, more, less: Vec::new() });
                    }
                    said
                }
            };
            let said = said.clamp(0, cards) as u8;
            round.predictions[seat] = match round.forbidden(seat) {
                Some(forbidden) if forbidden == said && said > 0 => said - 1,
                Some(forbidden) if forbidden == said => said + 1,
                Some(_) | None => said,
            };
        }
        decisions
    }

    fn play(&mut self, round: &mut Round, pupils: &[Pupil; MOST_SEATS]) -> Vec<Decision> {
        let mut decisions = Vec::new();
        while !round.is_over() {
            let playable = round.playable();
            let card = if playable.is_power_of_two() {
                playable.trailing_zeros() as Card
            } else {
                match pupils[round.turn] {
                    Pupil::Heuristic => habits::play(round),
                    Pupil::Shaky(_) if share(&mut self.luck) < 0.8 => habits::play(round),
                    Pupil::Shaky(_) | Pupil::Wild => any_card(round, &mut self.luck),
                    Pupil::Noisy(noise) => self.blurred(round, noise),
                    Pupil::Learner => self.learned_card(round, &mut decisions),
                }
            };
            round.play(card);
        }
        decisions
    }

    fn blurred(&mut self, round: &Round, noise: f32) -> Card {
        let mut best = (f32::MIN, 0);
        let luck = &mut self.luck;
        self.mind.cards(round, |outlook| {
            let value = outlook.value + noise * triangular(luck);
            if value > best.0 {
                best = (value, outlook.card);
            }
        });
        best.1
    }

    /// The best card, or sometimes a random one to explore.
    fn learned_card(&mut self, round: &Round, decisions: &mut Vec<Decision>) -> Card {
        let mut common = Facts::new();
        let glance = facts::play::common(round, &mut common);
        let distinct = facts::distinct::distinct(round, glance.unseen);
        let card = if share(&mut self.luck) < self.exploring.0 {
            let place = self.luck.below(distinct.count_ones()) as usize;
            each(distinct).nth(place).unwrap_or_default()
        } else {
            self.mind.best(round).card
        };
        let (mut more, mut less) = (common, Facts::new());
        facts::card::of_card(round, &glance, card, &mut more, &mut less);
        decisions.push(Decision { seat: round.turn, more: more.to_vec(), less: less.to_vec() });
        card
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_arguments_give_the_same_bytes() -> Result<()> {
        let learned = |unicolore, seed| {
            let course =
                Course { rounds: 300, seed, unicolore, rate: 2e-3, envy: 0.5, foreign: 0.5 };
            course.run(None, |_| Ok(()))?.write().map_err(anyhow::Error::from)
        };
        for unicolore in [false, true] {
            assert_eq!(learned(unicolore, 1)?, learned(unicolore, 1)?);
            assert_ne!(learned(unicolore, 1)?, learned(unicolore, 2)?);
        }
        Ok(())
    }
}
