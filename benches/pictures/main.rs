//! The cost of pictures: a card table of six, a dice table of five, and the race at the end, drawn
//! and encoded; and for comparison, resvg with the same tables. The benchmark prints figures and
//! has no thresholds.
//!
//! `cargo bench --bench pictures`: all states of a few games, drawn one after the other on one
//! processor.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::cast_precision_loss,
    reason = "a measurement may fail loudly"
)]

mod by_resvg;
#[path = "../../tests/it/pictures/games.rs"]
#[allow(dead_code, reason = "shared with tests that need more")]
mod games;

use std::time::{Duration, Instant};

use games::Setup;
use henge::picture::Picture;
use henge::rules::{Options, SeatCount, cards, dice};
use henge::table::{Person, Player, UserId};
use henge::view::Words;

/// The names of the players.
const NAMES: [&str; 6] = ["Ada", "Ben", "Cy", "Diana", "Morgana le Fay", "Finn"];
/// The number of games.
const GAMES: u64 = 4;

fn main() {
    let words = Words::english();
    let (tables, races) = pictures(&words, 6, Options::Cards(cards::Options::default()));
    memory(&tables);
    println!(
        "picture               drawn p50, p99 ms   with its file p50, p99 ms   bytes p50, most"
    );
    report("cards, table of six", &tables);
    let resvg = by_resvg::Drawings::read();
    report_resvg("the same by resvg", || resvg.cards());
    report("cards, race of six", &races);
    let magic = dice::Options { magic_cards: true, ..dice::Options::default() };
    let (tables, races) = pictures(&words, 5, Options::Dice(magic));
    report("dice, table of five", &tables);
    report_resvg("the same by resvg", || resvg.dice());
    report("dice, race of five", &races);
}

/// All pictures of some games: of the tables, and of the races.
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

/// Prints the time of the first picture, and the growth of resident memory after many pictures,
/// which are made on short-lived threads.
fn memory(pictures: &[Picture]) {
    let before = resident_kb();
    let begun = Instant::now();
    pictures[0].png().unwrap();
    println!("the first picture: {} ms", begun.elapsed().as_millis());
    for some in pictures.chunks(40) {
        std::thread::scope(|scope| {
            scope.spawn(|| some.iter().for_each(|picture| drop(picture.png().unwrap())));
        });
    }
    let grown = resident_kb() - before;
    println!("after {} pictures: {:.1} MB more are resident", pictures.len(), grown as f64 / 1e3);
}

fn resident_kb() -> i64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// Minimum number of pictures before their times are printed.
const TIMES: usize = 400;

fn report(what: &str, pictures: &[Picture]) {
    let mut costs = Costs::default();
    while costs.made.len() < TIMES {
        for picture in pictures {
            costs.drawing(|| drop(std::hint::black_box(picture.written())));
            costs.making(|| picture.png().unwrap());
        }
    }
    costs.say(what);
}

/// Measures a drawing of the same size repeatedly.
fn report_resvg(what: &str, draw: impl Fn() -> by_resvg::Drawn) {
    let mut costs = Costs::default();
    while costs.made.len() < TIMES {
        costs.drawing(|| drop(std::hint::black_box(draw())));
        costs.making(|| draw().png());
    }
    costs.say(what);
}

/// The times to draw, and to draw and encode, and the sizes of the files.
#[derive(Default)]
struct Costs {
    drawn: Vec<Duration>,
    made: Vec<Duration>,
    bytes: Vec<usize>,
}

impl Costs {
    fn drawing(&mut self, draw: impl FnOnce()) {
        let begun = Instant::now();
        draw();
        self.drawn.push(begun.elapsed());
    }

    fn making(&mut self, make: impl FnOnce() -> Vec<u8>) {
        let begun = Instant::now();
        self.bytes.push(make().len());
        self.made.push(begun.elapsed());
    }

    fn say(mut self, what: &str) {
        self.drawn.sort_unstable();
        self.made.sort_unstable();
        self.bytes.sort_unstable();
        let ms = |times: &[Duration], share: f64| {
            times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0
        };
        println!(
            "{what:<22}{:>8.2} {:>9.2} {:>13.2} {:>12.2} {:>16} {:>8}",
            ms(&self.drawn, 0.5),
            ms(&self.drawn, 0.99),
            ms(&self.made, 0.5),
            ms(&self.made, 0.99),
            self.bytes[self.bytes.len() / 2],
            self.bytes[self.bytes.len() - 1],
        );
    }
}
