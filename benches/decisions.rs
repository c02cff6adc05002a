//! How many decisions a second the rules of the card game take, on one core.
//!
//! Whole games of four players are played at random: whoever is asked takes some allowed action, chosen
//! as cheaply as can be. What is counted are the decisions that a player makes: predictions, cards, trump
//! named. What follows by itself (deals, tricks, scores, the whole last trick of a round) costs time and
//! is not counted.

// Functions here are parts of a benchmark, and it may panic.
#![allow(clippy::unwrap_used, missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use henge::rules::cards::{Action, Ask, Beginning, CardGame, Options, Suit};
use henge::rules::{Chance, Rules as _, SeatCount};

const GAMES: u8 = 32;

fn decisions(criterion: &mut Criterion) {
    let seats = SeatCount::try_from(4_usize).unwrap();
    let tables: Vec<(Beginning, Chance)> = (0..GAMES)
        .map(|number| {
            let chance = Chance::new([number; 32]);
            let options = Options::default();
            (Beginning::draw(options, seats, &mut chance.set_up()).unwrap(), chance)
        })
        .collect();
    let play_all = || tables.iter().map(|(beginning, chance)| play(beginning, chance)).sum();
    let mut group = criterion.benchmark_group("decisions");
    group.throughput(Throughput::Elements(play_all()));
    group.bench_function("card games of four", |bencher| bencher.iter(play_all));
    group.finish();
}

/// Plays a whole game and says how many decisions it took.
fn play(beginning: &Beginning, chance: &Chance) -> u64 {
    let mut whims = Whims(0x9E37_79B9_7F4A_7C15);
    let mut game = CardGame::new(beginning);
    let mut decisions = 0;
    let mut events = game.consequences(chance);
    loop {
        for event in &events {
            game.evolve(event);
        }
        let mut seats = game.seats().seats();
        let Some((seat, ask)) = seats.find_map(|seat| Some((seat, game.asked(seat)?))) else {
            return decisions;
        };
        events = game.decide(seat, &whims.any(ask), chance).unwrap();
        decisions += 1;
    }
}

/// Random enough, and cheap: a linear congruential generator.
struct Whims(u64);

impl Whims {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        ((self.0 >> 32) as usize * bound) >> 32
    }

    fn any(&mut self, ask: Ask) -> Action {
        match ask {
            Ask::NameTrump => Action::NameTrump(Suit::ALL[self.below(4)]),
            Ask::Predict { cards, .. } => Action::Predict(self.below(usize::from(cards) + 1) as u8),
            Ask::Play { playable } => {
                Action::Play(playable.nth(self.below(playable.len())).unwrap())
            }
        }
    }
}

criterion_group!(benches, decisions);
criterion_main!(benches);
