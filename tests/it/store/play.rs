//! Games that are stored while they are played.

use std::time::Duration;

use henge::computer::{Level, choose};
use henge::rules::{Chance, GameKind, Options};
use henge::table::{Chosen, Location, Move, Opening, PressId, Randomness, Table, TableId, Verdict};
use henge::tables::{Tables, Visit};

use crate::store::database::{Database, opening};

pub async fn tables(database: &Database) -> Tables {
    Tables::new(database.open().await, Duration::ZERO, Randomness::Seeded(7)).0
}

/// A game's verdict, once a master has broken the points down.
pub async fn verdict(tables: &Tables, table: TableId) -> Verdict {
    for _ in 0..1000 {
        let said = tables.look(table, |table| table.after.verdict).await.unwrap().unwrap();
        if said.breakdown.is_some() {
            return said;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("nobody has broken down the points at table {table}");
}

/// Ada, who plays with computer players.
#[derive(Clone)]
pub struct Ada {
    tables: Tables,
    pub table: TableId,
    location: Location,
    presses: u64,
}

impl Ada {
    /// Ada begins a game with computer players.
    pub async fn begin(tables: &Tables, kind: GameKind) -> Self {
        let options = Options::classic(kind);
        let opening = Opening { options, ..opening(kind as u64 + 1) };
        let location = opening.location;
        let table = tables.open(opening).await.unwrap().id;
        let presses = 10_000 * (kind as u64 + 1);
        let mut ada = Self { tables: tables.clone(), table, location, presses };
        ada.press(Move::Choose(Chosen::Level(Level::RANDOM))).await;
        ada.press(Move::FillAndBegin).await;
        ada
    }

    /// Ada ends the game, whatever has been pressed meanwhile.
    pub async fn end(mut self) {
        self.presses += 5000;
        self.press(Move::End).await;
    }

    async fn press(&mut self, next: Move) {
        self.presses += 1;
        let (press, person) = (PressId::new(self.presses), opening(1).host);
        let visit = Visit { press, person, location: self.location, manages: false };
        // A computer player may have moved meanwhile.
        let _ = self.tables.visit(self.table, visit, Some(next)).await.unwrap().happened;
    }

    pub async fn entries(&self) -> u32 {
        self.tables.look(self.table, Table::entries).await.unwrap()
    }

    /// Plays until the game is over, or its log has this number of entries.
    pub async fn play(mut self, entries: u32) {
        let mut luck = Chance::new([7; 32]).set_up();
        let ends = |table: &Table| table.is_over() || table.entries() >= entries;
        while !self.tables.look(self.table, ends).await.unwrap() {
            let own = |table: &Table| table.private_view(opening(1).host.id);
            let own = self.tables.look(self.table, own).await.unwrap().unwrap();
            match choose(Level::RANDOM, &own.game, &mut luck) {
                Some(action) => {
                    self.press(Move::Answer { question: own.question, action }).await;
                }
                None => tokio::time::sleep(Duration::from_millis(1)).await,
            }
        }
    }
}
