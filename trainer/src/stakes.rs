//! Measures how much each of the archmage's stakes in the dice game matters, for each company.
//!
//! All stakes are changed at once, each a step up or down at random, and then all in the opposite
//! direction; with both, games are played in each company. The slope of a stake is how much more
//! was won with its higher value. The random numbers are fixed, so the same number of steps prints
//! the same slopes.

use anyhow::Result;
use engine::computer::Level;
use engine::computer::dice::{Stakes, choose_for, stakes};
use engine::rules::Chance;
use engine::rules::dice::Options;

use crate::dice::Contest;

/// A stake, its name, and the size of a step.
struct Stake {
    name: &'static str,
    step: f64,
    of: fn(&mut Stakes) -> &mut f64,
}

const STAKES: [Stake; 14] = [
    Stake { name: "x", step: 0.3, of: |stakes| &mut stakes.prices.x },
    Stake { name: "race", step: 0.5, of: |stakes| &mut stakes.prices.race },
    Stake { name: "finish", step: 2.0, of: |stakes| &mut stakes.prices.finish },
    Stake { name: "jester_x", step: 0.4, of: |stakes| &mut stakes.prices.jester_x },
    Stake { name: "free 1", step: 0.25, of: |stakes| &mut stakes.prices.free[0] },
    Stake { name: "free 2", step: 0.25, of: |stakes| &mut stakes.prices.free[1] },
    Stake { name: "free 3", step: 0.25, of: |stakes| &mut stakes.prices.free[2] },
    Stake { name: "free 4", step: 0.3, of: |stakes| &mut stakes.prices.free[3] },
    Stake { name: "free 5", step: 0.4, of: |stakes| &mut stakes.prices.free[4] },
    Stake { name: "seer", step: 0.8, of: |stakes| &mut stakes.prices.seer },
    Stake { name: "seer_at_the_end", step: 1.0, of: |stakes| &mut stakes.seer_at_the_end },
    Stake { name: "leaders_seer", step: 0.5, of: |stakes| &mut stakes.leaders_seer },
    Stake { name: "in_predicting", step: 0.3, of: |stakes| &mut stakes.in_predicting },
    Stake { name: "in_rolling", step: 0.15, of: |stakes| &mut stakes.in_rolling },
];

/// The companies: two against two masters, two against two adepts, one among three masters, and one
/// among three apprentices.
const COMPANIES: [(&str, Level, &[&[usize]]); 4] = [
    ("two and two masters", Level::MASTER, &[&[0, 2], &[1, 3]]),
    ("one among masters", Level::MASTER, &[&[0], &[1], &[2], &[3]]),
    ("two and two adepts", Level::ADEPT, &[&[0, 2], &[1, 3]]),
    ("one among apprentices", Level::APPRENTICE, &[&[0], &[1], &[2], &[3]]),
];

/// Takes this number of steps in each direction, and prints the slopes.
pub fn slopes(steps: u64) -> Result<()> {
    let mut luck = Chance::new([7; 32]).stream(0);
    for (company, level, seats) in COMPANIES {
        for magic_cards in [false, true] {
            let options = Options { magic_cards, ..Options::default() };
            let mut tally = Tally::default();
            for step in 0..steps {
                let signs = STAKES.map(|_| if luck.below(2) == 0 { 1.0 } else { -1.0 });
                for (way, towards) in [1.0, -1.0].into_iter().enumerate() {
                    let signs = signs.map(|sign| towards * sign);
                    let mut moved = stakes();
                    for (stake, sign) in STAKES.iter().zip(signs) {
                        *(stake.of)(&mut moved) += sign * stake.step;
                    }
                    for (game, own) in seats.iter().enumerate() {
                        let contest = Contest { own, seats: 4, company: level, options };
                        let seed = 1_000 * step + 10 * way as u64 + game as u64;
                        let choose = |view: &_, luck: &mut _| choose_for(&moved, view, luck);
                        tally.add(contest.wins(seed, choose)?, &signs);
                    }
                }
            }
            let magic = if magic_cards { "with Magic Cards" } else { "without Magic Cards" };
            println!("{company}, {magic}: {}", tally.text());
        }
    }
    Ok(())
}

/// The results in one company.
#[derive(Default)]
struct Tally {
    games: f64,
    won: f64,
    squares: f64,
    /// For each stake: the wins while it was a step higher, minus the wins while it was lower.
    slopes: [f64; STAKES.len()],
}

impl Tally {
    fn add(&mut self, won: f64, signs: &[f64; STAKES.len()]) {
        self.games += 1.0;
        self.won += won;
        self.squares += won * won;
        for (slope, sign) in self.slopes.iter_mut().zip(signs) {
            *slope += sign * won;
        }
    }

    /// The results as text, in percent of the games.
    fn text(&self) -> String {
        let percent = |sum: f64| 100.0 * sum / self.games;
        let mean = self.won / self.games;
        let error = 100.0 * ((self.squares / self.games - mean * mean) / self.games).sqrt();
        let slopes = STAKES.iter().zip(self.slopes);
        let slopes = slopes.map(|(stake, slope)| format!("{} {:+.1}", stake.name, percent(slope)));
        let slopes = slopes.collect::<Vec<_>>().join(", ");
        format!("{:.1} %; a step up, \u{b1} {error:.1}: {slopes}", percent(self.won))
    }
}
