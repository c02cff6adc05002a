//! The lines that `henge player` receives, whoever sends them.

use henge::computer::{self, Level, Plays};
use henge::protocol::{self, Speaks};
use henge::rules::cards::{self, CardGame};
use henge::rules::chance::Chance;
use henge::rules::dice::DiceGame;
use henge::rules::{PerSeat, Seat, SeatCount};
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;
use serde_json::Value;

use crate::fuzz::{altered, try_all};
use crate::shared::options::dice_options;

/// One of this number of a game's questions is kept.
const KEPT: usize = 5;

/// Adds some questions of a game between random players.
fn questions<G: Plays + Speaks>(options: G::Options, seats: SeatCount, kept: &mut Vec<String>) {
    let chance = Chance::new([7; 32]);
    let order: Vec<Seat> = seats.seats().collect();
    let beginning = G::draw(options, &order, PerSeat::none(seats), &mut chance.set_up());
    let mut game = G::new(&beginning.unwrap_or_else(|why| panic!("{why}")));
    let mut luck = chance.stream(77);
    game.go_on(&chance);
    let mut asked = 0;
    while let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) {
        let view = game.seat_view(seat);
        if asked % KEPT == 0 {
            kept.push(protocol::question::<G>(&view).unwrap().unwrap());
        }
        asked += 1;
        let action = G::choose(Level::RANDOM, &view, &mut luck).unwrap();
        let answer = game.answer(seat, &action).unwrap();
        game.carry_out(answer, &chance);
    }
}

fn valid() -> Vec<String> {
    let mut valid = Vec::new();
    for seats in (3..=6_u8).map(|seats| SeatCount::try_from(seats).unwrap()) {
        let every = cards::Options::every_combination(seats);
        for options in every.into_iter().step_by(173) {
            questions::<CardGame>(options, seats, &mut valid);
        }
    }
    for seats in (2..=5_u8).map(|seats| SeatCount::try_from(seats).unwrap()) {
        for options in dice_options(seats) {
            questions::<DiceGame>(options, seats, &mut valid);
        }
    }
    valid
}

#[test]
fn whatever_a_player_is_told_is_answered_or_refused() {
    let valid = valid();
    let make = |luck: &mut ChaCha20Rng| {
        let level = *Level::NAMED.choose(luck).unwrap();
        if luck.random_bool(0.3) {
            return (level, altered::text(&valid, luck));
        }
        let mut line: Value = serde_json::from_str(valid.choose(luck).unwrap()).unwrap();
        altered::json(&mut line, luck);
        (level, line.to_string())
    };
    try_all("questions to players", 5, make, |(level, line)| {
        let Ok((seat, view)) = protocol::read_question(line) else { return false };
        let mut thoughts = Chance::new([3; 32]).stream(0);
        let action = computer::choose(*level, &view, &mut thoughts).unwrap();
        protocol::answer(seat, &action).is_ok()
    });
}
