//! Cuts are stored in their current state, and a table that is read again has the same randomness.

use std::time::Duration;

use henge::rules::chance::Proof;
use henge::table::{
    CutWords, Move, Opening, Person, PressId, Randomness, Refusal, Table, TableId, UserId,
};
use henge::tables::{Happened, Tables, TablesError, Visit};

use crate::store::database::{Database, opening};
use crate::store::play::tables;

/// Ada's lobby, and the people who press there.
struct Lobby {
    tables: Tables,
    table: TableId,
    opening: Opening,
    press: u64,
}

impl Lobby {
    async fn open(database: &Database) -> Self {
        let (tables, opening) = (tables(database).await, opening(1));
        let table = tables.open(opening.clone()).await.unwrap().id;
        Self { tables, table, opening, press: 5000 }
    }

    async fn reopen(&mut self, database: &Database) {
        self.tables.close().await;
        self.tables = tables(database).await;
    }

    async fn press(&mut self, person: u64, next: Move) -> Result<Happened, Refusal> {
        self.press += 1;
        let person = Person { id: UserId::new(person), name: format!("Person {person}") };
        let (press, location) = (PressId::new(self.press), self.opening.location);
        let visit = Visit { press, person, location, manages: false };
        self.tables.visit(self.table, visit, Some(next)).await.unwrap().happened
    }

    async fn cut(&mut self, person: u64, words: &str) {
        assert_eq!(self.press(person, cut(words)).await, Ok(Happened::Now));
    }

    async fn look<T>(&self, look: impl FnOnce(&Table) -> T) -> T {
        self.tables.look(self.table, look).await.unwrap()
    }

    async fn cuts(&self) -> Vec<(u64, String)> {
        let cuts = |table: &Table| {
            table.cuts.iter().map(|cut| (cut.by.get(), cut.words.to_string())).collect()
        };
        self.look(cuts).await
    }

    async fn check_cuts(&mut self, database: &Database, expected: &[(u64, &str)]) {
        for _ in 0..2 {
            let cuts = self.cuts().await;
            let cuts: Vec<_> = cuts.iter().map(|(by, words)| (*by, words.as_str())).collect();
            assert_eq!(cuts, expected);
            self.reopen(database).await;
        }
    }
}

fn cut(words: &str) -> Move {
    Move::Cut(CutWords::typed(words).unwrap())
}

#[tokio::test]
async fn cuts_stand_in_their_order_whatever_is_read_again() {
    let database = Database::new();
    let mut lobby = Lobby::open(&database).await;
    let commitment = lobby.look(|table| table.commitment).await;
    for person in [2, 3] {
        lobby.press(person, Move::Sit).await.unwrap();
    }
    lobby.check_cuts(&database, &[]).await;
    lobby.cut(2, "abra").await;
    lobby.cut(1, " cadabra\u{202e} ").await;
    lobby.cut(3, "漢字 **🐉**").await;
    lobby.check_cuts(&database, &[(2, "abra"), (1, "cadabra"), (3, "漢字 **🐉**")]).await;
    lobby.cut(2, "abra").await;
    lobby.check_cuts(&database, &[(1, "cadabra"), (3, "漢字 **🐉**"), (2, "abra")]).await;
    lobby.press(3, Move::StandUp).await.unwrap();
    lobby.check_cuts(&database, &[(1, "cadabra"), (2, "abra")]).await;
    assert_eq!(lobby.press(3, cut("x")).await, Err(Refusal::NotSeated));
    lobby.press(4, Move::Sit).await.unwrap();
    lobby.cut(4, "zauber").await;
    lobby.press(1, Move::SendAway(UserId::new(4))).await.unwrap();
    lobby.check_cuts(&database, &[(1, "cadabra"), (2, "abra")]).await;
    lobby.press(1, Move::FillAndBegin).await.unwrap();
    assert_eq!(lobby.press(2, cut("x")).await, Err(Refusal::Begun));
    lobby.check_cuts(&database, &[(1, "cadabra"), (2, "abra")]).await;
    lobby.press(2, Move::Leave).await.unwrap();
    lobby.check_cuts(&database, &[(1, "cadabra"), (2, "abra")]).await;
    lobby.press(1, Move::End).await.unwrap();
    let before = lobby.look(Table::proof).await;
    lobby.reopen(&database).await;
    let after = lobby.look(Table::proof).await;
    assert_eq!(before, after);
    let Some(Proof { cuts, .. }) = &after else { panic!("it is over") };
    assert_eq!(cuts, &["cadabra", "abra"]);
    assert_eq!(after.unwrap().commitment(), commitment);
    lobby.tables.close().await;
}

#[tokio::test]
async fn a_closed_lobby_keeps_what_stood_in_it() {
    for end in [Move::End, Move::StandUp] {
        let database = Database::new();
        let mut lobby = Lobby::open(&database).await;
        lobby.cut(1, "abra").await;
        lobby.press(1, end).await.unwrap();
        lobby.check_cuts(&database, &[(1, "abra")]).await;
        assert_eq!(lobby.press(1, cut("x")).await, Err(Refusal::Over));
        lobby.tables.close().await;
    }
}

#[tokio::test]
async fn cuts_that_make_no_sense_are_refused() {
    for (alteration, begun) in [
        ("update cut set words = ''", false),
        ("update cut set words = ' abra'", false),
        ("update cut set words = 'abra' || char(8238)", false),
        ("update cut set words = 'abra' || char(10)", false),
        ("update cut set words = printf('%.*c', 101, 'x')", false),
        ("update cut set person = 3 where place = 0", false),
        ("update cut set person = 1", false),
        ("update cut set person = 3 where place = 0", true),
        // These give other randomness than that with which the game was dealt.
        ("update cut set words = 'Abra' where place = 0", true),
        ("delete from cut where place = 0", true),
        ("delete from cut", true),
        ("update cut set place = 5 where place = 0", true),
    ] {
        let database = Database::new();
        let mut lobby = Lobby::open(&database).await;
        for person in [2, 3] {
            lobby.press(person, Move::Sit).await.unwrap();
        }
        lobby.cut(2, "abra").await;
        lobby.cut(1, "cadabra").await;
        lobby.press(3, Move::StandUp).await.unwrap();
        if begun {
            lobby.press(1, Move::FillAndBegin).await.unwrap();
        }
        lobby.tables.close().await;
        let mut connection = database.connect().await;
        let altered = sqlx::query(alteration).execute(&mut connection).await.unwrap();
        assert!(altered.rows_affected() > 0, "{alteration}");
        sqlx::Connection::close(connection).await.unwrap();
        let tables = Tables::new(database.open().await, Duration::ZERO, Randomness::Seeded(7)).0;
        let found = tables.look(lobby.table, |_| ()).await;
        assert!(matches!(found, Err(TablesError::SetAside)), "{alteration}: {found:?}");
        tables.close().await;
    }
}
