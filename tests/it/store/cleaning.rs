//! Deleted data is removed from the files a few pages at a time, between other writes; and all of
//! it is removed.

use std::time::Duration;

use henge::store::{Deleted, Store};
use henge::table::{Opening, Person, UserId};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

use crate::store::database::{Database, opening};

/// The sizes in bytes of a page, and of its frame in the write-ahead log.
const PAGE: usize = 4096;
const FRAME: usize = PAGE + 24;
/// Maximum number of pages that one step of a clean-up may write: its own pages, and those that
/// point to them.
const AT_MOST: usize = 4 * 64;

fn cleo() -> Person {
    Person { id: UserId::new(78), name: "Cleo".to_owned() }
}

fn dora() -> Person {
    Person { id: UserId::new(79), name: "Dora".to_owned() }
}

async fn run(connection: &mut SqliteConnection, statement: impl Into<String>) {
    let statement = AssertSqlSafe(statement.into());
    sqlx::raw_sql(statement).execute(connection).await.unwrap();
}

async fn pragma(connection: &mut SqliteConnection, name: &str) -> i64 {
    let pragma = AssertSqlSafe(format!("pragma {name}"));
    sqlx::query_scalar(pragma).fetch_one(connection).await.unwrap()
}

/// Lets this person be known from a closed table only.
async fn closed(store: &Store, host: Person) {
    let channel = host.id.get();
    let opened = store.open_table(Opening { host, ..opening(channel) }).await;
    let table = opened.unwrap().0.id;
    store.set_aside(table).await.unwrap();
}

/// Creates a thousand unused pages and an empty log.
async fn free_pages(connection: &mut SqliteConnection) {
    run(
        connection,
        "create table large (body blob);
         with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000)
         insert into large select zeroblob(4000) from n;
         drop table large;
         pragma wal_checkpoint(truncate)",
    )
    .await;
}

/// The number of pages that each transaction in the write-ahead log wrote.
fn transactions(database: &Database) -> Vec<usize> {
    let log = std::fs::read(database.file("henge.db-wal")).unwrap();
    let frames = log.get(32..).unwrap_or_default().chunks_exact(FRAME);
    let mut sizes = vec![0];
    for frame in frames {
        *sizes.last_mut().unwrap() += 1;
        if frame[4..8] != [0; 4] {
            sizes.push(0);
        }
    }
    sizes.pop();
    sizes
}

/// Inserts four thousand people in random order with names of different lengths, so that pages are
/// split again and again.
async fn crowd(connection: &mut SqliteConnection) {
    run(
        connection,
        "with recursive someone (number) as (select 1 union all select number + 1 from someone where number < 4000)
         insert into person (id, name)
         select (number * 2654435761 % 4294967296) * 1048576 + number,
                'Somebody ' || number || ' ' || substr(hex(zeroblob(160)), 1, number * 37 % 307) || '.' from someone",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clean_up_writes_few_pages_at_a_time() {
    let database = Database::new();
    let store = database.open().await;
    let mut other = database.connect().await;
    crowd(&mut other).await;
    run(&mut other, "delete from person where id % 3 = 0").await;
    // Pages that stay in use must not be written.
    run(
        &mut other,
        "create table kept (body blob);
         with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000)
         insert into kept select randomblob(4000) from n",
    )
    .await;
    free_pages(&mut other).await;
    let free = pragma(&mut other, "freelist_count").await as usize;
    assert!(free >= 1000, "{free}");
    // A reader keeps the log from restarting.
    let mut reader = database.connect().await;
    run(&mut reader, "begin; select count(*) from person").await;
    closed(&store, cleo()).await;
    assert_eq!(store.delete_person(cleo().id, Vec::new()).await.unwrap(), Deleted::Now);
    let before = transactions(&database).len();
    let why = store.clean_up().await.unwrap_err().to_string();
    assert!(why.contains("still reads"), "{why}");
    let written = transactions(&database).split_off(before);
    assert!(written.len() > free / AT_MOST, "{written:?}");
    assert!(written.iter().all(|pages| *pages <= AT_MOST), "{written:?}");
    assert_eq!(pragma(&mut other, "freelist_count").await, 0);
    run(&mut reader, "commit").await;
    store.clean_up().await.unwrap();
    assert_eq!(transactions(&database), [1], "that nothing is to be cleaned any more");
    let bytes = database.path().metadata().unwrap().len() as i64;
    assert_eq!(bytes, PAGE as i64 * pragma(&mut other, "page_count").await);
    let metrics = store.metrics().text(&henge::metrics::Readings::default());
    assert!(metrics.contains("henge_clean_ups_total 1\n"), "{metrics}");
    // Nothing else was deleted since.
    store.clean_up().await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_splitting_pages_left_behind_goes_as_well() {
    let database = Database::new();
    let store = database.open().await;
    let mut other = database.connect().await;
    run(&mut other, "pragma secure_delete = on").await;
    crowd(&mut other).await;
    let names = "select name from person where id % 2 = 1";
    let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut other).await.unwrap();
    run(&mut other, "delete from person where id % 2 = 1; pragma wal_checkpoint(truncate)").await;
    let left = || {
        let bytes = std::fs::read(database.path()).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        names.iter().filter(|name| text.contains(name.as_str())).count()
    };
    assert!(left() > 0, "else nothing is tested here");
    closed(&store, cleo()).await;
    assert_eq!(store.delete_person(cleo().id, Vec::new()).await.unwrap(), Deleted::Now);
    store.clean_up().await.unwrap();
    assert_eq!((left(), names.len()), (0, 2000));
    assert_eq!(
        sqlx::query_scalar::<_, String>("pragma integrity_check")
            .fetch_one(&mut other)
            .await
            .unwrap(),
        "ok"
    );
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_deleted_during_a_clean_up_is_cleaned_next() {
    let database = Database::new();
    let store = database.open().await;
    let mut other = database.connect().await;
    free_pages(&mut other).await;
    for person in [cleo(), dora()] {
        closed(&store, person).await;
    }
    let mut reader = database.connect().await;
    run(&mut reader, "begin; select count(*) from person").await;
    store.delete_person(cleo().id, Vec::new()).await.unwrap();
    let cleaning = tokio::spawn({
        let store = store.clone();
        async move { store.clean_up().await }
    });
    while pragma(&mut other, "freelist_count").await > 0 {
        tokio::task::yield_now().await;
    }
    // The clean-up has begun, and cannot end before the reader.
    store.delete_person(dora().id, Vec::new()).await.unwrap();
    run(&mut reader, "commit").await;
    let _ = cleaning.await.unwrap();
    let unclean = async |other: &mut SqliteConnection| {
        sqlx::query_scalar::<_, i64>("select count(*) from unclean").fetch_one(other).await.unwrap()
    };
    assert_eq!(unclean(&mut other).await, 1);
    store.clean_up().await.unwrap();
    assert_eq!(unclean(&mut other).await, 0);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_an_earlier_version_is_written_anew_once_when_it_is_opened() {
    let database = Database::new();
    let mut earlier = database.connect().await;
    run(
        &mut earlier,
        "create table small (body text); insert into small values ('Abigail the Erased');
         delete from small; pragma wal_checkpoint(truncate)",
    )
    .await;
    assert_eq!(pragma(&mut earlier, "auto_vacuum").await, 0);
    earlier.close().await.unwrap();
    let holds = |name: &str| {
        let bytes = std::fs::read(database.path()).unwrap();
        bytes.windows(name.len()).any(|window| window == name.as_bytes())
    };
    assert!(holds("Abigail the Erased"), "else nothing is tested here");
    database.open().await.close().await;
    assert!(!holds("Abigail the Erased"));
    let mut now = database.connect().await;
    assert_eq!(pragma(&mut now, "auto_vacuum").await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_could_not_be_written_anew_is_so_by_the_next_deletion() {
    let database = Database::new();
    let store = database.open().await;
    let mut other = database.connect().await;
    run(&mut other, "pragma auto_vacuum = none; vacuum").await;
    assert_eq!(pragma(&mut other, "auto_vacuum").await, 0);
    closed(&store, cleo()).await;
    assert_eq!(store.delete_person(cleo().id, Vec::new()).await.unwrap(), Deleted::Now);
    store.clean_up().await.unwrap();
    assert_eq!(transactions(&database), [1], "that nothing is to be cleaned any more");
    let mut now = database.connect().await;
    assert_eq!(pragma(&mut now, "auto_vacuum").await, 2);
    store.close().await;
}

/// A program that replicates the database as Litestream does: it always reads from it, so that SQLite cannot empty the
/// write-ahead log, and restarts the log from time to time.
struct Replicator {
    reader: SqliteConnection,
    writer: SqliteConnection,
    barrier: SqliteConnection,
}

const READS: &str = "begin; select count(*) from _litestream_seq";

impl Replicator {
    async fn start(database: &Database) -> Self {
        let mut writer = database.connect().await;
        run(
            &mut writer,
            "pragma wal_autocheckpoint = 0;
             create table if not exists _litestream_seq (id integer primary key, seq integer);
             create table if not exists _litestream_lock (id integer)",
        )
        .await;
        let (mut reader, barrier) = (database.connect().await, database.connect().await);
        run(&mut reader, READS).await;
        Self { reader, writer, barrier }
    }

    /// Lets nobody else write, lets go of the log for a moment, and writes the first frame of its next run.
    async fn restart_log(&mut self) {
        run(&mut self.barrier, "begin immediate; insert into _litestream_lock (id) values (1)")
            .await;
        run(&mut self.reader, "rollback").await;
        run(&mut self.writer, "pragma wal_checkpoint(passive)").await;
        run(&mut self.reader, READS).await;
        run(&mut self.barrier, "rollback").await;
        let next = "insert into _litestream_seq (id, seq) values (1, 1)
                    on conflict (id) do update set seq = seq + 1";
        run(&mut self.writer, next).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_deleted_leaves_a_log_that_a_replicating_program_never_lets_go_of() {
    let database = Database::new();
    let store = database.open().await;
    let mut replicator = Replicator::start(&database).await;
    let mut other = database.connect().await;
    crowd(&mut other).await;
    let erased = Person { name: "Abigail the Erased".to_owned(), ..cleo() };
    closed(&store, erased).await;
    let in_files = || {
        ["henge.db", "henge.db-wal"].map(|file| {
            let bytes = std::fs::read(database.file(file)).unwrap();
            bytes.windows(7).any(|window| window == b"Abigail")
        })
    };
    assert_eq!(in_files(), [false, true]);
    let at_most = database.file("henge.db-wal").metadata().unwrap().len();
    store.delete_person(cleo().id, Vec::new()).await.unwrap();
    let why = store.clean_up().await.unwrap_err().to_string();
    assert!(why.contains("still reads"), "{why}");
    // SQLite restarts the log, but leaves the frames of its earlier run.
    replicator.restart_log().await;
    assert_eq!(in_files(), [false, true]);
    let cleaning = tokio::spawn({
        let store = store.clone();
        async move { store.clean_up().await }
    });
    let mut moves = 0;
    while !cleaning.is_finished() {
        tokio::time::sleep(Duration::from_millis(300)).await;
        replicator.restart_log().await;
        // The game goes on while the log is cut.
        moves += 1;
        store.is_alive(moves).await.unwrap();
    }
    cleaning.await.unwrap().unwrap();
    assert_eq!(in_files(), [false, false]);
    assert!(database.file("henge.db-wal").metadata().unwrap().len() < at_most / 4);
    store.is_alive(moves + 1).await.unwrap();
    let whole: String =
        sqlx::query_scalar("pragma integrity_check").fetch_one(&mut other).await.unwrap();
    assert_eq!(whole, "ok");
    // What was written after the cut is read from the log, also by the next start.
    store.close().await;
    drop((replicator, other));
    let mut now = database.connect().await;
    let alive: i64 = sqlx::query_scalar("select at from alive").fetch_one(&mut now).await.unwrap();
    assert_eq!(alive, moves + 1);
}
