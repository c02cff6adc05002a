//! Compares entrants by games on the same deals with rotated seats, played with the fast engine.

use std::fmt;
use std::time::Instant;

use anyhow::Result;
use engine::computer::cards::game::Game;
use engine::rules::SeatCount;
use engine::rules::cards::{Beginning, Options};
use engine::rules::chance::{Chance, Draws};

use crate::company::Entrant;
use crate::habits;

/// The parameters of a comparison.
pub struct Contest {
    pub options: Options,
    pub players: SeatCount,
    pub deals: u64,
    pub seed: u64,
    pub pairs: bool,
}

/// The results of the first entrant (index 0 in arrays) and of the company (index 1).
#[derive(Default)]
pub struct Outcome {
    points: [Vec<f64>; 2],
    wins: Vec<f64>,
    exact: [f64; 2],
    rounds: [f64; 2],
    decisions: Vec<f64>,
}

impl Contest {
    pub fn play(&self, entrant: &Entrant, company: &Entrant) -> Result<Outcome> {
        let mut outcome = Outcome::default();
        for deal in 0..self.deals {
            let (mut points, mut wins) = ([0.0; 2], 0.0);
            let mut seats = [0.0; 2];
            let rotations = if self.pairs {
                vec![vec![0, 1], vec![0, 2], vec![0, 3], vec![1, 2], vec![1, 3], vec![2, 3]]
            } else {
                (0..self.players.get()).map(|seat| vec![seat]).collect()
            };
            let games = rotations.len() as f64;
            for own in rotations {
                let side = |seat: usize| usize::from(!own.contains(&seat));
                let totals = self.game(
                    deal,
                    &|seat| if side(seat) == 0 { entrant } else { company },
                    &side,
                    &mut outcome,
                )?;
                let best = totals.iter().max().copied().unwrap_or_default();
                let winners = totals.iter().filter(|total| **total == best).count() as f64;
                for (seat, total) in totals.iter().enumerate() {
                    points[side(seat)] += f64::from(*total);
                    seats[side(seat)] += 1.0;
                    if side(seat) == 0 && *total == best {
                        wins += 1.0 / winners;
                    }
                }
            }
            outcome.points[0].push(points[0] / seats[0]);
            outcome.points[1].push(points[1] / seats[1]);
            outcome.wins.push(wins / games);
        }
        Ok(outcome)
    }

    /// Plays a whole game and returns everybody's points.
    fn game<'a>(
        &self,
        deal: u64,
        who: &dyn Fn(usize) -> &'a Entrant,
        side: &dyn Fn(usize) -> usize,
        outcome: &mut Outcome,
    ) -> Result<Vec<i16>> {
        let mut thoughts = luck(self.seed, deal, 0, 1);
        let set_up = &mut luck(self.seed, deal, 0, 2);
        let mut game = Game::new(&Beginning::draw(self.options, self.players, set_up)?);
        let mut draws = (1..).map(|number| luck(self.seed, deal, number, 0));
        while let Some(mut round) = draws.next().and_then(|mut draws| game.next_round(&mut draws)) {
            if round.named {
                round.trump = habits::name_trump(round.hands[round.dealer()]);
            }
            for seat in round.prediction_order() {
                let mut seen = round.seen_by(seat);
                if round.manner.at_once {
                    seen.predictions = [engine::computer::cards::round::UNKNOWN; 6];
                }
                let begun = Instant::now();
                let said = who(seat).predict(&seen, seat, &mut thoughts);
                if side(seat) == 0 {
                    outcome.decisions.push(begun.elapsed().as_secs_f64() * 1000.0);
                }
                assert!(
                    said <= round.cards && game.forbidden(&round, seat) != Some(said),
                    "a prediction that is not allowed"
                );
                round.predictions[seat] = said;
            }
            while !round.is_over() {
                let seat = round.turn;
                let mut seen = round.seen_by(seat);
                if round.manner.secret {
                    for other in (0..round.seats).filter(|other| *other != seat) {
                        seen.predictions[other] = engine::computer::cards::round::UNKNOWN;
                    }
                }
                let begun = Instant::now();
                let card = who(seat).play(&seen, &mut thoughts);
                if side(seat) == 0 && seen.playable().count_ones() > 1 {
                    outcome.decisions.push(begun.elapsed().as_secs_f64() * 1000.0);
                }
                assert!(round.playable() >> card & 1 == 1, "a card that may not be played");
                round.play(card);
            }
            game.score(&round);
            for seat in 0..round.seats {
                outcome.exact[side(seat)] += f64::from(u8::from(round.needs(seat) == Some(0)));
                outcome.rounds[side(seat)] += 1.0;
            }
        }
        Ok(game.totals().to_vec())
    }
}

fn luck(seed: u64, deal: u64, round: u8, what: u8) -> Draws {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&deal.to_le_bytes());
    bytes[16] = round;
    bytes[17] = what;
    Chance::new(bytes).set_up()
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (points, by) = mean(&self.points[0]);
        let (others, _) = mean(&self.points[1]);
        let (wins, wins_by) = mean(&self.wins);
        let exact = |side: usize| 100.0 * self.exact[side] / self.rounds[side];
        let mut times = self.decisions.clone();
        times.sort_by(f64::total_cmp);
        let at = |share: f64| {
            times.get(((times.len().max(1) - 1) as f64 * share) as usize).copied().unwrap_or(0.0)
        };
        write!(
            f,
            "{points:.1} ± {by:.1} points, {:.1} % exact; company {others:.1}, {:.1} %; wins {:.1} ± {:.1} %; ms a decision: p50 {:.3}, p99 {:.3}, most {:.1}",
            exact(0),
            exact(1),
            100.0 * wins,
            100.0 * wins_by,
            at(0.5),
            at(0.99),
            at(1.0),
        )
    }
}

/// The mean and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let spread =
        values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (spread / count).sqrt())
}
