//! Stored games: they are as the rules wrote them, or the table is refused. A game that is accepted
//! can be shown, read again, and played on.
//!
//! The first line of an input is a header, the others are the log. The header says which table it
//! belongs to, and holds what is stored next to the log.
#![no_main]

use std::sync::LazyLock;

use fuzz::check::check;
use fuzz::mutation::{self, one_of};
use fuzz::tables::{GAMES, begun, next_move};
use henge::features::press::{Draft, Screen};
use henge::record::{Company, Record, verify};
use henge::rules::chance::Proof;
use henge::rules::{Chance, ENGINE, OfGame, Options};
use henge::table::{Playing, Stage, StoredGame, Table, TableGame, UserId};
use henge::view::Words;
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use serde_json::Value;

/// A game that was accepted is played on for this number of moves.
const MOVES: usize = 40;

/// One of this number of mutations plays on.
const PLAYED_ON: u32 = 4;

/// The tables, before the first decision.
static TABLES: LazyLock<Vec<Table>> = LazyLock::new(|| {
    let games = (0..).zip(GAMES.into_iter().cycle()).take(12);
    games.map(|(number, (kind, seats))| begun(kind, seats, number)).collect()
});

static WORDS: LazyLock<Words> = LazyLock::new(Words::english);

/// What is stored of a table.
struct Rows {
    table: Table,
    engine: u32,
    orders: Vec<Option<String>>,
    log: Vec<String>,
}

libfuzzer_sys::fuzz_target!(|text: &str| {
    let Some(rows) = Rows::read(text) else { return };
    let Ok(table) = rows.table() else { return };
    if rows.engine != ENGINE {
        // The rules do not check what another version has written: it must not break anything.
        drop((WORDS.table(&table.public_view()), WORDS.result(&table.public_view())));
        drop(table.computer_asked());
        return;
    }
    assert_eq!(table.entries() as usize, rows.log.len());
    shown(&table);
    let (played, log) = played_on(&table, rows.log.clone());
    let again = Rows { log, ..rows };
    let read = again.table();
    let read = read.unwrap_or_else(|why| panic!("what was played cannot be read: {why}"));
    let views = [&played, &read].map(|table| format!("{:?}", table.public_view()));
    assert_eq!(views[0], views[1], "memory is not as the log");
    if played.is_over() {
        recorded(&played, &again.log);
    }
});

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutation::mutate(data, size, max_size, seed, |text, luck| {
        if luck.random_ratio(1, PLAYED_ON) {
            other_decisions(text, luck)
        } else {
            mutation::lines(text, luck)
        }
    })
});

impl Rows {
    fn read(text: &str) -> Option<Self> {
        let (header, log) = text.split_once('\n')?;
        let header: Value = serde_json::from_str(header).ok()?;
        let mut table = one_of(&TABLES, header["table"].as_u64()? as usize)?.clone();
        if let Some(options) = header.get("options") {
            table.options = serde_json::from_value::<Options>(options.clone()).ok()?;
        }
        let orders = header["orders"].as_array().into_iter().flatten();
        Some(Self {
            engine: header
                .get("engine")
                .map_or(ENGINE, |engine| engine.as_u64().unwrap_or(0) as u32),
            orders: orders.map(|order| order.as_str().map(str::to_owned)).collect(),
            log: log.lines().map(str::to_owned).collect(),
            table,
        })
    }

    /// The table, or why it cannot be read.
    fn table(&self) -> Result<Table, String> {
        let mut table = self.table.clone();
        let (beginning, events) = self.log.split_first().ok_or("the log is empty")?;
        let stored = StoredGame {
            engine: self.engine,
            sitters: table.sitters(),
            orders: self.orders.clone(),
            attendance: Vec::new(),
            begin: table.begun_by().ok_or("nobody began it")?,
            beginning: beginning.clone(),
            events: events.to_vec(),
            written_at: Vec::new(),
        };
        let game = table.stored_game(&stored)?;
        let is_over = match &game {
            OfGame::Cards(playing) => playing.is_over(),
            OfGame::Dice(playing) => playing.is_over(),
        };
        let stage = if is_over { Stage::Over } else { Stage::Playing };
        table.stage = stage(Box::new(game));
        Ok(table)
    }
}

fn shown(table: &Table) {
    let view = table.public_view();
    check(WORDS.table(&view).message());
    if let Some(result) = WORDS.result(&view) {
        check(result.message());
    }
    for user in 1..=6 {
        if let Some(own) = table.private_view(UserId::new(user)) {
            check(WORDS.own(&own, Screen::Hand, &Draft::default()).message());
        }
    }
}

/// The table after some more moves, and its log.
fn played_on(table: &Table, mut log: Vec<String>) -> (Table, Vec<String>) {
    let (mut table, mut draws) = (table.clone(), Chance::new([9; 32]).set_up());
    for number in 0..MOVES {
        let Some((by, next)) = next_move(&table, number * 31 / 7, &mut draws) else { break };
        let step = table.decide(&by, &next, 0).expect("an offered move is accepted");
        assert_eq!(step.log.after as usize, log.len());
        log.extend(step.log.lines);
        table = step.table;
    }
    (table, log)
}

/// Checks that the record of a game that is over is accepted.
fn recorded(table: &Table, log: &[String]) {
    let (Some(proof), Some(game)) = (table.proof(), table.game()) else { return };
    let record = match game {
        OfGame::Cards(playing) => record(table, playing, proof, log),
        OfGame::Dice(playing) => record(table, playing, proof, log),
    };
    let verified = verify(&record.text());
    assert!(verified.is_ok(), "{verified:?}");
}

fn record<G: TableGame>(
    table: &Table,
    playing: &Playing<G>,
    proof: Proof,
    log: &[String],
) -> Record {
    let order = playing.seating().order_of_play.clone();
    let names = vec!["Ada".to_owned(); order.len()];
    let company = Company { names, order, proof, repeats: None };
    let record = Record::of::<G>(table.options, playing.beginning(), company, log[1..].to_vec());
    record.expect("a log makes a record")
}

/// The same game as far as some entry, and then with other decisions.
fn other_decisions(text: &str, luck: &mut ChaCha20Rng) -> String {
    let Some(mut rows) = Rows::read(text) else { return text.to_owned() };
    if rows.log.is_empty() {
        return text.to_owned();
    }
    rows.log.truncate(luck.random_range(1..=rows.log.len()));
    let Ok(mut table) = rows.table() else { return text.to_owned() };
    let mut draws = Chance::new([luck.random(); 32]).set_up();
    for _ in 0..luck.random_range(0..200) {
        let Some((by, next)) = next_move(&table, luck.random_range(0..10_000), &mut draws) else {
            break;
        };
        let Ok(step) = table.decide(&by, &next, 0) else { break };
        rows.log.extend(step.log.lines);
        table = step.table;
    }
    let header = text.lines().next().unwrap_or_default();
    format!("{header}\n{}", rows.log.join("\n"))
}
