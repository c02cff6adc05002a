//! The training course: plays rounds among copies of the network and with other players, and learns
//! from the results.

use anyhow::Result;
use engine::computer::cards::facts::{self, Facts};
use engine::computer::cards::mind::{
    CARD_SUMS, Mind, PREDICTION_SUMS, PREDICTIONS, PlayNetwork, PredictionNetwork, best_prediction,
};
use engine::computer::cards::round::{Card, MOST_SEATS, Round, Seat, each};
use engine::computer::network::Network;
use engine::rules::chance::{Chance, Draws};

use crate::company::{any_card, pick, share, triangular};
use crate::course::{Course, Pupil};
use crate::descent::Learner;
use crate::habits;

/// The number of decisions between two steps.
const BATCH: usize = 1024;

/// A choice of a prediction or a card, with the facts that held.
struct Decision {
    seat: Seat,
    more: Vec<u16>,
    less: Vec<u16>,
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
        let mut round = course.deal(&mut self.luck);
        let pupils = course.seat(round.seats, &mut self.luck);
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

    fn predict(&mut self, round: &mut Round, pupils: &[Pupil<'_>; MOST_SEATS]) -> Vec<Decision> {
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
                Pupil::Fixed(player) => {
                    i32::from(player.predict(&round.seen_by(seat), seat, &mut self.luck))
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
                    if let Pupil::Learner = pupils[seat] {
                        let luck = &mut self.luck;
                        if share(luck) < self.exploring.1 {
                            let off = pick(&[1, 1, 1, 1, 1, 1, 1, 1, 1, 2], luck);
                            said += pick(&[-off, off], luck);
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

    fn play(&mut self, round: &mut Round, pupils: &[Pupil<'_>; MOST_SEATS]) -> Vec<Decision> {
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
                    Pupil::Fixed(player) => player.play(&round.seen_by(round.turn), &mut self.luck),
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
    use crate::company::Entrant;

    fn course(unicolore: bool, against: Option<Entrant>) -> Course {
        Course { rounds: 300, seed: 1, unicolore, rate: 2e-3, envy: 0.5, foreign: 0.5, against }
    }

    #[test]
    fn the_same_arguments_give_the_same_bytes() -> Result<()> {
        let fixed = Some(Entrant::Heuristic);
        for course in [course(false, None), course(true, None), course(false, fixed)] {
            let learned = |course: &Course| {
                course.run(None, |_| Ok(()))?.write().map_err(anyhow::Error::from)
            };
            let bytes = learned(&course)?;
            assert_eq!(bytes, learned(&course)?);
            assert_ne!(bytes, learned(&Course { seed: 2, ..course })?);
        }
        Ok(())
    }

    #[test]
    fn against_a_fixed_player_one_seat_of_four_learns() {
        let course = course(false, Some(Entrant::Heuristic));
        let luck = &mut Chance::new([1; 32]).set_up();
        let mut learned = [0; 4];
        for _ in 0..400 {
            let round = course.deal(luck);
            let pupils = course.seat(round.seats, luck);
            assert_eq!(round.seats, 4);
            let learns = |seat: &Seat| matches!(pupils[*seat], Pupil::Learner);
            let learners: Vec<_> = (0..4).filter(learns).collect();
            assert_eq!(learners.len(), 1);
            learned[learners[0]] += 1;
        }
        assert!(learned.iter().all(|rounds| *rounds > 50), "{learned:?}");
    }
}
