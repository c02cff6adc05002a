//! The randomness is uniform: χ² tests of shuffled decks and rolled dice, drawn as tables draw
//! them.
//!
//! The thresholds were fixed before anything was counted: Wilson and Hilferty's approximation of
//! the χ² distribution (Proceedings of the National Academy of Sciences 17, 1931) at p = 10⁻⁶ in
//! each tail, because a distribution that is too even is not random either. The seeds are fixed, so
//! that the test always gives the same result. `HENGE_LUCK=1000000` counts that many decks and ten
//! times as many rolls; `-- --nocapture` prints the figures.
#![allow(clippy::cast_precision_loss, reason = "counts are far below 2^53")]

use std::collections::BTreeMap;

use engine::rules::cards::{Beginning, Card, CardGame, CardSet, Event, Options};
use engine::rules::chance::Proof;
use engine::rules::{Chance, Rules as _, Seat, SeatCount};

/// The number of shuffled decks, unless `HENGE_LUCK` sets another; there are ten times as many
/// rolls.
const DECKS: usize = 100_000;
const CARDS: usize = 60;
const DICE: usize = 7;
const FACES: usize = 6;
/// The rounds of one table, each with its own deck, and the rolls of a round.
const ROUNDS: u64 = 10;
const ROLLS: u64 = 3;
/// The quantile of the normal distribution that is exceeded with p = 10⁻⁶.
const Z: f64 = 4.753_424;

fn decks() -> usize {
    let set = std::env::var("HENGE_LUCK").ok();
    set.map_or(DECKS, |count| count.parse().unwrap())
}

/// The randomness of a table, with a seed that is made like a real one.
fn table(number: u64) -> Chance {
    let secret = [number.to_be_bytes(); 4].concat().try_into().unwrap();
    let presses = vec![number * 5 + 1, number * 5 + 2, 0];
    let (begin, cuts) = (number * 5 + 3, Vec::new());
    Proof { table: number + 1, secret, presses, begin, cuts }.chance()
}

/// The χ² value that is exceeded with p = 10⁻⁶ if `z` is above 0, or undercut if it is below.
fn threshold(freedom: f64, z: f64) -> f64 {
    let part = 2.0 / (9.0 * freedom);
    freedom * (1.0 - part + z * part.sqrt()).powi(3)
}

#[track_caller]
fn check(what: &str, chi: f64, freedom: usize) {
    let freedom = freedom as f64;
    let (low, high) = (threshold(freedom, -Z), threshold(freedom, Z));
    eprintln!("{what}: χ² {chi:.1} with {freedom} degrees of freedom ({low:.1} to {high:.1})");
    assert!((low..high).contains(&chi), "{what}: χ² {chi} is not between {low} and {high}");
}

/// The sum over all cells of the squared deviation from the expected count, divided by that count.
fn chi(counts: &[u64], expected: f64) -> f64 {
    counts.iter().map(|count| (*count as f64 - expected).powi(2) / expected).sum()
}

/// The test counts the position of each card. A deck is a permutation, so the cells of one deck
/// depend on each other; therefore the sum is 60/59 of a χ² value with 59 × 59 degrees of freedom.
///
/// The test also counts which card follows which. Each deck contributes one pair of neighbors, at
/// another position each time, so that the pairs are independent: 60 × 59 cells of equal
/// probability.
#[test]
fn every_card_lies_everywhere_as_often_and_after_every_other() {
    let (mut places, mut pairs) = (vec![0; CARDS * CARDS], vec![0; CARDS * CARDS]);
    for number in 0..decks() {
        let (chance, round) = (table(number as u64 / ROUNDS), number as u64 % ROUNDS + 1);
        let mut deck: [usize; CARDS] = std::array::from_fn(|card| card);
        chance.stream(round).shuffle(&mut deck, CARDS);
        for (place, card) in deck.iter().enumerate() {
            places[place * CARDS + card] += 1;
        }
        let first = number % (CARDS - 1);
        pairs[deck[first] * CARDS + deck[first + 1]] += 1;
    }
    let (decks, cards) = (decks() as f64, CARDS as f64);
    let together = (cards - 1.0) / cards;
    check("cards by place", chi(&places, decks / cards) * together, (CARDS - 1) * (CARDS - 1));
    let others: Vec<u64> = (0..CARDS * CARDS)
        .filter(|pair| pair / CARDS != pair % CARDS)
        .map(|pair| pairs[pair])
        .collect();
    assert_eq!(others.iter().sum::<u64>(), pairs.iter().sum::<u64>(), "no card follows itself");
    check("pairs of neighbours", chi(&others, decks / (cards * (cards - 1.0))), others.len() - 1);
}

/// The test counts the cards turned up in first rounds. Four Wizards and four Jesters look the same.
#[test]
fn every_card_is_turned_up_as_often() {
    let mut turned_up = BTreeMap::<Card, u64>::new();
    for number in 0..decks() {
        let chance = table(number as u64);
        let seats = SeatCount::try_from(3 + number % 4).unwrap();
        let options = Options::default();
        let dealer = Seat::new(0);
        let mut game = CardGame::new(&Beginning { seats, options, dealer, suits: None });
        game.evolve(&game.consequence(&chance).unwrap());
        let Some(Event::Deal { turned: Some(card), .. }) = game.consequence(&chance) else {
            panic!("no card is turned up")
        };
        *turned_up.entry(card).or_default() += 1;
    }
    let expected = decks() as f64 / CARDS as f64;
    let deviation = |(card, count): (&Card, &u64)| {
        let same = f64::from(CardSet::DECK.count(*card));
        chi(&[*count], expected * same)
    };
    assert_eq!(turned_up.len(), 54, "four suits of 13, Wizards and Jesters");
    check("cards turned up", turned_up.iter().map(deviation).sum(), turned_up.len() - 1);
}

/// The test counts the faces of each die, the pairs of faces of two dice of a roll, and those of
/// one die in a roll and the next.
#[test]
fn every_die_shows_every_face_as_often_whatever_lies_beside_it_or_came_before() {
    let rolls = decks() * 10;
    let mut faces = vec![0; DICE * FACES];
    let (mut beside, mut before) = (vec![0; FACES * FACES], vec![0; FACES * FACES]);
    let mut last = [0; DICE];
    for number in 0..rolls {
        let (round, roll) = (number as u64 / ROLLS, number as u64 % ROLLS + 1);
        let chance = table(round / ROUNDS);
        let mut draws = chance.stream((round % ROUNDS + 1) * 16 + roll);
        let dice: [usize; DICE] = std::array::from_fn(|_| draws.below(FACES as u32) as usize);
        for (die, face) in dice.iter().enumerate() {
            faces[die * FACES + face] += 1;
        }
        let one = number % (DICE - 1);
        beside[dice[one] * FACES + dice[one + 1]] += 1;
        // Every two rolls contribute one pair, so that no roll is in two pairs.
        if number % 2 == 1 {
            before[last[one] * FACES + dice[one]] += 1;
        }
        last = dice;
    }
    let (rolls, of_two) = (rolls as f64, (FACES * FACES) as f64);
    check("faces of each die", chi(&faces, rolls / FACES as f64), DICE * (FACES - 1));
    check("two dice of a roll", chi(&beside, rolls / of_two), FACES * FACES - 1);
    check("a die in two rolls", chi(&before, rolls / 2.0 / of_two), FACES * FACES - 1);
}

/// Compares the thresholds with published ones: at p = 0.05, 0.95 and 0.001 for 10, and at 0.05 for
/// 100 degrees of freedom.
#[test]
fn the_thresholds_are_those_of_the_tables() {
    for (freedom, z, published) in [
        (10.0, 1.644_854, 18.307),
        (10.0, -1.644_854, 3.940),
        (10.0, 3.090_232, 29.588),
        (100.0, 1.644_854, 124.342),
    ] {
        let close = threshold(freedom, z);
        assert!((close / published - 1.0_f64).abs() < 0.01, "{close}, and not {published}");
    }
}
