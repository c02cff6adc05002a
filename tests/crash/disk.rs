//! What a killed bot has left on the disk.

use std::collections::HashMap;
use std::path::Path;

use henge::record::{Record, verify};
use henge::rules::chance::Proof;
use henge::rules::{Event, cards};
use henge::store::Store;
use henge::table::{Stage, Table, TableId, UserId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};

use crate::company::Fact;

/// Checks a copy, so that the bot itself has to recover what it left. Says how many games are
/// played.
pub async fn check(database: &Path, folder: &Path, facts: &[Fact]) -> usize {
    let copy = folder.join("copy.db");
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(with_end(&copy, end));
    }
    for end in ["", "-wal"] {
        let file = with_end(database, end);
        if file.exists() {
            std::fs::copy(file, with_end(&copy, end)).unwrap();
        }
    }
    check_rows(&copy).await;
    check_games(&copy, facts).await
}

fn with_end(path: &Path, end: &str) -> std::path::PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The file is whole, the logs have no gap, and what belongs together is there together.
async fn check_rows(copy: &Path) {
    let options = SqliteConnectOptions::new().filename(copy);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let whole: String =
        sqlx::query_scalar("pragma integrity_check").fetch_one(&mut connection).await.unwrap();
    assert_eq!(whole, "ok");
    for (what, wrong) in [
        ("foreign keys", "select count(*) from pragma_foreign_key_check"),
        (
            "gaps in a log",
            "select count(*) from (select game_table from event group by game_table
             having count(*) <> max(number) + 1 or min(number) <> 0)",
        ),
        (
            "games without a log",
            "select count(*) from game_table where stage in ('playing', 'over')
             and not exists (select 1 from event where game_table = game_table.id)",
        ),
        (
            "finished games without all results",
            "select count(*) from game_table as t where stage = 'over' and
             (select count(*) from result where game_table = t.id) <>
             (select count(*) from seat where game_table = t.id and person is not null)",
        ),
        (
            "results of games that are not over",
            "select count(*) from result join game_table on id = game_table where stage <> 'over'",
        ),
        (
            "presses kept for tables that are over",
            "select count(*) from press join game_table on game_table.id = press.game_table
             where stage in ('over', 'closed')",
        ),
    ] {
        let count: i64 = sqlx::query_scalar(wrong).fetch_one(&mut connection).await.unwrap();
        assert_eq!(count, 0, "{what}");
    }
    connection.close().await.unwrap();
}

/// A stored table and the events of its log.
struct Stored {
    table: Table,
    events: Vec<Event>,
}

async fn check_games(copy: &Path, facts: &[Fact]) -> usize {
    let store = Store::open_to_read(&format!("sqlite://{}", copy.display())).await.unwrap();
    let mut tables = HashMap::new();
    for id in 1.. {
        let Some(stored) = store.table(TableId::new(id)).await.unwrap() else { break };
        let log = store.log(TableId::new(id)).await.unwrap();
        let events = log.map(|(_, events)| events).unwrap_or_default();
        let stored = Stored { table: stored.table, events };
        stored.check_rules();
        tables.insert(id, stored);
    }
    for fact in facts {
        assert!(holds(&tables, fact), "acknowledged, but not stored: {fact:?}");
    }
    store.close().await;
    tables.values().filter(|stored| matches!(stored.table.stage, Stage::Playing(_))).count()
}

impl Stored {
    /// Every event is one that the rules allow where it stands: none is missing, none there twice.
    fn check_rules(&self) {
        let Some(playing) = self.table.game() else { return };
        let proof = Proof {
            table: self.table.id.get(),
            secret: *self.table.secret.open(),
            presses: playing.sitters().iter().map(|sitter| sitter.press.get()).collect(),
            begin: self.table.begun_by().unwrap().get(),
            cuts: Vec::new(),
        };
        let names = playing.seats().seats().map(|seat| seat.index().to_string()).collect();
        let events = self.events.clone();
        let record = Record::new(playing.beginning(), playing.order(), names, proof, events);
        let verified = verify(&record.text());
        if self.table.is_over() {
            assert_eq!(verified.unwrap().games, 1);
            return;
        }
        let fault = verified.unwrap_err();
        assert_eq!(fault.line, self.events.len() + 2, "{fault}");
    }

    /// What this person answered to this question.
    fn answer(&self, user: u64, question: u32) -> Option<String> {
        let seat = self.table.game()?.seat_of(UserId::new(user))?;
        // The log's entry 0 is the beginning.
        let after = self.events.iter().skip(question as usize);
        after.into_iter().find_map(|event| match event {
            Event::Cards(cards::Event::Predict { seat: by, tricks }) if *by == seat => {
                Some(format!("p{tricks}"))
            }
            Event::Cards(cards::Event::Play { seat: by, card }) if *by == seat => {
                Some(format!("c{card}"))
            }
            Event::Cards(cards::Event::Trump { suit: Some(suit), by: Some(by) }) if *by == seat => {
                Some(format!("t{}", suit.letter()))
            }
            Event::Cards(_) | Event::Dice(_) => None,
        })
    }
}

fn holds(tables: &HashMap<u64, Stored>, fact: &Fact) -> bool {
    match fact {
        Fact::Seated { table, user } => {
            tables.get(table).is_some_and(|stored| stored.table.seats(UserId::new(*user)))
        }
        Fact::Begun { table } => tables.get(table).is_some_and(|stored| !stored.events.is_empty()),
        Fact::Answered { table, user, question, answer } => tables
            .get(table)
            .is_some_and(|stored| stored.answer(*user, *question).as_ref() == Some(answer)),
    }
}
