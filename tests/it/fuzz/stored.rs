//! Stored games: they are as the rules wrote them, or the table is refused.

use henge::rules::{ENGINE, GameKind, Options};
use henge::table::{Stage, StoredGame, Table, UserId};
use henge::view::Words;
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;

use crate::fuzz::{altered, try_all};
use crate::store::database::Database;
use crate::store::play::{Ada, tables};

/// The keys of an entry under which there is a seat.
const NAMING_A_SEAT: [&str; 5] = ["by", "dealer", "seat", "seer", "winner"];

/// The number of entries of each game.
const ENTRIES: u32 = 40;

/// A table in play, and its log.
struct Played {
    table: Table,
    log: Vec<String>,
}

/// Stored data with alterations.
#[derive(Debug)]
struct Rows {
    played: usize,
    options: String,
    log: Vec<String>,
    orders: Vec<Option<String>>,
    engine: u32,
    /// The number of sitters that were removed.
    gone: usize,
}

async fn played() -> Vec<Played> {
    let database = Database::new();
    let (tables, mut played) = (tables(&database).await, Vec::new());
    for kind in [GameKind::Cards, GameKind::Dice] {
        let ada = Ada::begin(&tables, kind).await;
        let id = ada.table;
        ada.play(ENTRIES).await;
        let log = tables.store().log(id).await.unwrap();
        played.push(Played { table: tables.look(id, Table::clone).await.unwrap(), log });
    }
    tables.close().await;
    played
}

impl Rows {
    fn of(played: usize, of: &Played) -> Self {
        Self {
            played,
            options: serde_json::to_string(&of.table.options).unwrap(),
            log: of.log.clone(),
            orders: vec![None; of.table.sitters().len()],
            engine: ENGINE,
            gone: 0,
        }
    }

    fn alter(&mut self, luck: &mut ChaCha20Rng) {
        let at = luck.random_range(0..self.log.len());
        match luck.random_range(0..12) {
            0..4 => {
                // The altered text may no longer be valid JSON.
                if let Ok(mut entry) = serde_json::from_str(&self.log[at]) {
                    altered::json(&mut entry, luck);
                    self.log[at] = entry.to_string();
                }
            }
            4..7 => self.log[at] = altered::text(&self.log, luck),
            7 => drop(self.log.remove(at)),
            8 => {
                let other = luck.random_range(0..self.log.len());
                self.log.swap(at, other);
            }
            9 => {
                let words = ["ask-always", "never-ask", "ask-when-close", "", "🧙"];
                let order = words.choose(luck).map(|word| (*word).to_owned());
                let seat = luck.random_range(0..self.orders.len());
                self.orders[seat] = order;
            }
            10 => self.options = altered::text(std::slice::from_ref(&self.options), luck),
            _ => {
                self.engine = luck.random_range(0..4);
                self.gone = luck.random_range(0..3);
            }
        }
    }

    /// Returns whether the rows can be read as a table, after looking at everything that the table
    /// shows.
    fn read(&self, played: &[Played], words: &Words) -> bool {
        let Ok(options) = serde_json::from_str::<Options>(&self.options) else { return false };
        let mut table = played[self.played].table.clone();
        let mut sitters = table.sitters();
        sitters.truncate(sitters.len() - self.gone.min(sitters.len()));
        let Some((beginning, events)) = self.log.split_first() else { return false };
        let stored = StoredGame {
            engine: self.engine,
            sitters,
            orders: self.orders.clone(),
            attendance: Vec::new(),
            begin: table.begun_by().unwrap(),
            beginning: beginning.clone(),
            events: events.to_vec(),
            written_at: Vec::new(),
        };
        table.options = options;
        let Ok(game) = table.stored_game(&stored) else { return false };
        table.stage = Stage::Playing(Box::new(game));
        let view = table.public_view();
        drop((words.table(&view), words.result(&view), table.computer_asked()));
        for person in table.sitters().iter().filter_map(|sitter| sitter.player.person()) {
            drop(table.private_view(UserId::new(person.id.get())));
        }
        true
    }
}

#[test]
fn what_is_stored_of_a_game_makes_sense_or_is_refused() {
    let played = tokio::runtime::Runtime::new().unwrap().block_on(played());
    let words = Words::english();
    for number in 0..played.len() {
        let rows = Rows::of(number, &played[number]);
        assert!(rows.read(&played, &words), "what is altered makes sense at first");
    }
    let make = |luck: &mut ChaCha20Rng| {
        let number = luck.random_range(0..played.len());
        let mut rows = Rows::of(number, &played[number]);
        for _ in 0..luck.random_range(0..3) {
            rows.alter(luck);
        }
        rows
    };
    try_all("stored games", 15, make, |rows| rows.read(&played, &words));
}

/// The rules do not check entries of another version, so everything that is read must be consistent
/// by itself.
#[test]
fn a_seat_that_no_table_has_is_refused_whatever_the_version() {
    let played = tokio::runtime::Runtime::new().unwrap().block_on(played());
    for (number, of) in played.iter().enumerate() {
        let mut rows = Rows { engine: ENGINE + 1, ..Rows::of(number, of) };
        assert!(rows.read(&played, &Words::english()), "it is taken as it is stored");
        // The highest seat that any table has; none of these has it.
        for place in 0..rows.log.len() {
            let stored = rows.log[place].clone();
            let entry: serde_json::Value = serde_json::from_str(&stored).unwrap();
            for key in NAMING_A_SEAT.iter().filter(|key| entry[**key].is_u64()) {
                let mut altered = entry.clone();
                altered[*key] = 5.into();
                rows.log[place] = altered.to_string();
                assert!(!rows.read(&played, &Words::english()), "{altered}");
            }
            rows.log[place] = stored;
        }
    }
}

/// A step is stored as a whole, so a log never ends where the rules have more to say.
#[test]
fn a_log_that_breaks_off_in_a_step_is_refused() {
    let played = tokio::runtime::Runtime::new().unwrap().block_on(played());
    for (number, of) in played.iter().enumerate() {
        let begins = |line: &str| line.starts_with("{\"event\":\"round\"");
        let rounds: Vec<usize> = (1..of.log.len()).filter(|at| begins(&of.log[*at])).collect();
        assert!(rounds.len() > 1, "a round was played: {number}");
        for at in rounds {
            let broken_off = Rows { log: of.log[..at].to_vec(), ..Rows::of(number, of) };
            assert!(!broken_off.read(&played, &Words::english()), "{:?}", of.log[at - 1]);
        }
    }
}
