//! Tunes the prices that the masters of the dice game use.
//!
//! Each step plays the same games twice, with the prices changed in one direction and in the
//! opposite direction, against a fixed company: apprentices, adepts and masters, with and without
//! Magic Cards. The prices then move in the direction that wins more. They are printed every ten
//! steps. The random numbers are fixed, so the same number of steps gives the same prices. Only
//! wins count, never points: players who all score a lot together do not win more.

use anyhow::Result;
use engine::computer::Level;
use engine::computer::dice::{Prices, choose_at};
use engine::rules::dice::Options;
use engine::rules::{Chance, Draws};

use crate::dice::Contest;

/// The initial prices, and the size of a step of each.
const START: [f64; PRICES] = [0.5, -0.2, 0.2, 0.4, 0.6, 0.8, 1.0, 3.0, 0.02, 0.5, 2.0];
const STEPS: [f64; PRICES] = [0.3, 0.3, 0.25, 0.25, 0.25, 0.25, 0.3, 0.5, 0.05, 0.3, 0.8];
const PRICES: usize = 11;

/// The company: the level of the others, their number, and the number of games per step.
const COMPANY: [(Level, usize, u64); 3] =
    [(Level::APPRENTICE, 3, 100), (Level::ADEPT, 2, 100), (Level::MASTER, 3, 160)];

/// Tunes the prices in this number of steps.
pub fn tune(steps: u64) -> Result<()> {
    let mut luck = Chance::new([7; 32]).stream(0);
    let mut prices = START;
    for step in 1..=steps {
        let length = 0.5 + some(&mut luck);
        let direction = STEPS.map(|step| {
            let away = some(&mut luck) + some(&mut luck) + some(&mut luck) - 1.5;
            if some(&mut luck) < 0.5 { 2.0 * away * step * length } else { 0.0 }
        });
        let moved = |by: f64| std::array::from_fn(|at| prices[at] + by * direction[at]);
        let (there, back) = (wins(&moved(1.0), step)?, wins(&moved(-1.0), step)?);
        prices = moved((6.0 * (there - back)).clamp(-0.7, 0.7));
        if step % 10 == 0 {
            println!("{step}: wins {:.2}, prices {prices:.2?}", f64::midpoint(there, back));
        }
    }
    Ok(())
}

/// A random number from 0 to 1.
fn some(luck: &mut Draws) -> f64 {
    f64::from(luck.below(1 << 24)) / f64::from(1 << 24)
}

/// The sum of the shares of wins in each company.
fn wins(prices: &[f64; PRICES], step: u64) -> Result<f64> {
    let prices = Prices {
        x: prices[0],
        jester_x: prices[1],
        free: std::array::from_fn(|column| prices[2 + column]),
        seer: prices[7],
        rivals: prices[8],
        race: prices[9],
        finish: prices[10],
    };
    let mut shares = 0.0;
    for (place, (level, others, games)) in COMPANY.into_iter().enumerate() {
        let first = 100_000 * step + 30_000 * place as u64;
        let magic_cards = (step + u64::from(level == Level::MASTER)).is_multiple_of(2);
        let options = Options { magic_cards, ..Options::default() };
        let mut won = 0.0;
        for game in 0..games {
            let seat = game as usize % (others + 1);
            let contest = Contest { own: &[seat], seats: others + 1, company: level, options };
            won += contest.wins(first + game, |view, luck| choose_at(&prices, view, luck))?;
        }
        shares += won / games as f64;
    }
    Ok(shares)
}
