//! What pictures cost: a table of six at cards, a table of five at dice, and the race at the end, drawn and encoded.
//! Prints figures and judges nothing.
//!
//! `cargo bench --bench pictures`: all states of a few games, drawn one after the other on one processor.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::cast_precision_loss,
    reason = "a measurement may fail loudly"
)]

#[path = "../tests/pictures/games.rs"]
#[allow(dead_code, reason = "shared with tests that need more")]
mod games;

use std::time::{Duration, Instant};

use games::Setup;
use henge::picture::Picture;
use henge::rules::{Options, SeatCount, cards, dice};
use henge::table::{Person, Player, UserId};
use henge::view::Words;

/// Who sits there.
const NAMES: [&str; 6] = ["Ada", "Ben", "Cy", "Diana", "Morgana le Fay", "Finn"];
/// How many games are played.
const GAMES: u64 = 4;

fn main() {
    let words = Words::english();
    let decoding = Instant::now();
    let (tables, races) = pictures(&words, 6, Options::Cards(cards::Options::default()));
    tables[0].png().unwrap();
    println!("the first picture: {} ms", decoding.elapsed().as_millis());
    println!(
        "picture               drawn p50, p99 ms   with its file p50, p99 ms   bytes p50, most"
    );
    report("cards, table of six", &tables);
    report("cards, race of six", &races);
    let magic = dice::Options { magic_cards: true, ..dice::Options::default() };
    let (tables, races) = pictures(&words, 5, Options::Dice(magic));
    report("dice, table of five", &tables);
    report("dice, race of five", &races);
}

/// All pictures of some games: of the table, and of the races.
fn pictures(words: &Words, seats: usize, options: Options) -> (Vec<Picture>, Vec<Picture>) {
    let (mut tables, mut races) = (Vec::new(), Vec::new());
    for luck in 0..GAMES {
        let seats = SeatCount::try_from(seats).unwrap();
        let players = (1..).zip(&NAMES[..seats.get()]).map(|(id, name)| {
            Player::Person(Person { id: UserId::new(id), name: (*name).to_owned() })
        });
        let setup = Setup { options, seats, players: players.collect(), luck };
        setup.play(|view| {
            tables.extend(words.table(&view).pictured().map(|shown| shown.picture.clone()));
            let result = words.result(&view);
            races.extend(result.and_then(|result| Some(result.pictured()?.picture.clone())));
        });
    }
    (tables, races)
}

fn report(what: &str, pictures: &[Picture]) {
    let mut drawn: Vec<Duration> = Vec::new();
    let mut made: Vec<Duration> = Vec::new();
    let mut bytes: Vec<usize> = Vec::new();
    while made.len() < 400 {
        for picture in pictures {
            let begun = Instant::now();
            std::hint::black_box(picture.written());
            drawn.push(begun.elapsed());
            let begun = Instant::now();
            bytes.push(picture.png().unwrap().len());
            made.push(begun.elapsed());
        }
    }
    drawn.sort_unstable();
    made.sort_unstable();
    bytes.sort_unstable();
    let ms = |times: &[Duration], share: f64| {
        times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0
    };
    println!(
        "{what:<22}{:>8.2} {:>9.2} {:>13.2} {:>12.2} {:>16} {:>8}",
        ms(&drawn, 0.5),
        ms(&drawn, 0.99),
        ms(&made, 0.5),
        ms(&made, 0.99),
        bytes[bytes.len() / 2],
        bytes[bytes.len() - 1],
    );
}
