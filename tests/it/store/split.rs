//! `henge split` and `henge merge`: every row goes with its server, and comes back unchanged; people are in every file;
//! whoever was deleted stays deleted; and a mistake loses nothing.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use expect_test::expect_file;
use henge::computer::{Level, choose};
use henge::rules::cards::{self, Rounds};
use henge::rules::{Chance, GameKind, OfGame, Options};
use henge::store::Store;
use henge::table::{
    ChannelId, Chosen, CutWords, GuildId, Location, Move, Opening, Person, PressId, Proposal,
    Randomness, Table, TableId, UserId,
};
use henge::tables::{Tables, Visit};
use sha2::{Digest as _, Sha256};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

use crate::store::database::{Database, opening};

/// The servers of the test: two for each of four shards.
const SERVERS: u64 = 8;
/// One range for each of four shards, and their files.
const RANGES: [&str; 4] = ["0/4", "1/4", "2/4", "3/4"];
const PARTS: [&str; 4] =
    ["henge-0-of-4.db", "henge-1-of-4.db", "henge-2-of-4.db", "henge-3-of-4.db"];
/// Tables whose rows a new file does not have.
const OF_ONE_FILE: [&str; 4] = ["gateway_session", "unclean", "sqlite_sequence", "untold_deletion"];

fn server(number: u64) -> GuildId {
    GuildId::new((number << 22) | 7)
}

fn person(id: u64, name: &str) -> Person {
    Person { id: UserId::new(id), name: name.to_owned() }
}

fn ada() -> Person {
    person(1, "Ada")
}

fn ben() -> Person {
    person(2, "Ben")
}

fn cy() -> Person {
    person(3, "Cy")
}

/// People who play at random on several servers.
struct Evening {
    tables: Tables,
    presses: u64,
}

impl Evening {
    /// The presses of an evening have numbers from its hour on.
    async fn at(url: &str, hour: u64) -> Self {
        let store = Store::open(url).await.unwrap();
        let (tables, _) = Tables::new(store, Duration::ZERO, Randomness::Seeded(7 + hour));
        Self { tables, presses: hour * 1_000_000 }
    }

    fn press(&mut self) -> PressId {
        self.presses += 1;
        PressId::new(self.presses)
    }

    async fn lobby(&mut self, on: u64, host: Person, options: Options) -> TableId {
        let press = self.press();
        let location = Location { guild: server(on), channel: ChannelId::new(press.get()) };
        let opening = Opening { host, options, location, press, ..opening(1) };
        self.tables.open(opening).await.unwrap().id
    }

    async fn does(&mut self, table: TableId, person: Person, next: Move) {
        let location = self.tables.look(table, |table| table.location).await.unwrap();
        let visit = Visit { press: self.press(), person, location, manages: false };
        // A computer player may have moved meanwhile.
        let _ = self.tables.visit(table, visit, Some(next)).await.unwrap().happened;
    }

    /// A game of two people and a computer player, which has begun.
    async fn game(&mut self, on: u64, [host, other]: [Person; 2], options: Options) -> TableId {
        let table = self.lobby(on, host.clone(), options).await;
        self.does(table, other, Move::Sit).await;
        let cut = Move::Cut(CutWords::typed("abracadabra").unwrap());
        self.does(table, host.clone(), cut).await;
        self.does(table, host.clone(), Move::Choose(Chosen::Level(Level::RANDOM))).await;
        self.does(table, host.clone(), Move::AddComputer).await;
        self.does(table, host, Move::Begin).await;
        table
    }

    async fn play(&mut self, table: TableId, people: &[Person]) {
        let mut luck = Chance::new([7; 32]).set_up();
        while !self.tables.look(table, Table::is_over).await.unwrap() {
            for person in people {
                let own = self.tables.look(table, |table| table.private_view(person.id)).await;
                let Some(own) = own.unwrap() else { continue };
                if let Some(action) = choose(Level::RANDOM, &own.game, &mut luck) {
                    let question = own.question;
                    self.does(table, person.clone(), Move::Answer { question, action }).await;
                }
            }
            tokio::task::yield_now().await;
        }
    }
}

fn quick() -> Options {
    OfGame::Cards(cards::Options { rounds: Rounds::Short, ..cards::Options::default() })
}

/// A database with finished games, open tables, and rows in every table of the schema. Returns the numbers of the
/// finished games.
async fn played() -> (Database, Vec<TableId>) {
    let database = Database::new();
    let mut evening = Evening::at(&database.url(), 1).await;
    let mut finished = Vec::new();
    for on in 0..SERVERS {
        let company = if on % 2 == 0 { [ada(), ben()] } else { [ben(), cy()] };
        for options in [quick(), Options::classic(GameKind::Dice)] {
            let table = evening.game(on, company.clone(), options).await;
            evening.play(table, &company).await;
            finished.push(table);
        }
    }
    evening.lobby(3, ada(), quick()).await;
    let running = evening.game(6, [ben(), ada()], quick()).await;
    evening.does(running, ben(), Move::Propose(Proposal::Pause)).await;
    evening.tables.delete_person(cy()).await.unwrap();
    evening.tables.store().is_alive(1000).await.unwrap();
    evening.tables.store().outage(2000, 0).await.unwrap();
    evening.tables.close().await;
    let mut connection = database.connect().await;
    let guild = server(6).get();
    for fill in [
        "update person set language = 'de', hints = 1, look = 'text', zone = 'Asia/Tokyo' where id = 1".to_owned(),
        format!(
            "insert into server_settings values ({guild}, 'here', '{{}}', 'none', 'adept', 'host', 9, 2, 'text', 'on',
             'Europe/Berlin', 85, 86, 'off')"
        ),
        format!("insert into server_channel values ({guild}, 77)"),
        format!("insert into server_preset values ({guild}, 78, 'Ours', 'ours', '{{}}')"),
        format!("insert into server_language values ({guild}, 'fr')"),
        format!("insert into left_guild values ({}, 99)", server(9).get()),
        format!("insert into title values ({guild}, 1, 'first-win')"),
        format!("insert into bell values ({guild}, 1, 'cards', 22, 8)"),
        "insert into called values (1, 87)".to_owned(),
        "insert into mute values (1, 2)".to_owned(),
        "insert into chosen values (1, 'language', 1, 'de', 85, 1), (1, 'mute', 2, '1', 86, 0)".to_owned(),
        "insert into chat values (88, 'de')".to_owned(),
        format!("insert into next_player values ({running}, 1, 79)"),
        format!("insert into review values ({running}, 1, '{{}}')"),
        format!("insert into challenge values ({}, 1, x'7031', '20 10', 84)", finished[0]),
        format!("insert into daily_game values ({guild}, 29, 1, 1, '', '20 10', 10, 82, 0)"),
        format!("insert into daily_message values ({guild}, 29, 77, 83, 1)"),
        format!("insert into daily_reminder values ({guild}, 1)"),
        format!("insert into week_message values ({guild}, 2970, '[]')"),
        format!("insert into week_vote values ({guild}, 2970, 1, 0)"),
        format!("insert into tablet values (88, {guild}, 77, 1, '{{}}', 0, '1 2', null, 89)"),
        format!("insert into tablet_seat values (88, 0, {guild}, 1, null)"),
        format!("insert into tablet_seat values (88, 1, {guild}, null, 'Grandma')"),
        format!("insert into tablet_entry values (88, 0, {guild}, 90, 'undo')"),
        format!("insert into stop values ({running}, 80, 90, 1)"),
        format!("insert or ignore into table_message values ({running}, 'report', 81, x'0102')"),
    ] {
        sqlx::query(AssertSqlSafe(fill)).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    (database, finished)
}

/// Runs the program in the folder of the database.
fn henge(database: &Database, arguments: &[&str]) -> Output {
    let mut henge = Command::new(env!("CARGO_BIN_EXE_henge"));
    henge.args(arguments).env("DATABASE_URL", database.url());
    henge.current_dir(database.file("")).output().unwrap()
}

/// Runs the program, which succeeds. Returns its output.
#[track_caller]
fn done(database: &Database, arguments: &[&str]) -> String {
    let output = henge(database, arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn split(database: &Database, ranges: &[&str]) -> String {
    done(database, &[&["split", "henge.db", "--into", "."], ranges].concat())
}

#[track_caller]
fn merge(database: &Database, parts: &[&str], into: &str) -> String {
    done(database, &[&["merge", "--into", into], parts].concat())
}

/// Checks that the program refuses in one line with these words, and that the folder stays as it is.
#[track_caller]
fn check_refused(database: &Database, arguments: &[&str], code: i32, words: &[&str]) {
    let before = content(&database.file(""));
    let output = henge(database, arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    let ended = (output.status.code(), output.stdout.len(), said.lines().count());
    assert_eq!(ended, (Some(code), 0, 1), "{said}");
    for word in words {
        assert!(said.contains(word), "{word:?} is not in {said}");
    }
    assert_eq!(content(&database.file("")), before, "{arguments:?}");
}

/// The files of a folder, each with a hash of what is in it, but for locks, which are empty.
fn content(folder: &Path) -> BTreeMap<String, String> {
    let files = folder.read_dir().unwrap().map(|file| file.unwrap());
    let files = files.map(|file| {
        let content = fs::read(file.path()).unwrap();
        (file.file_name().into_string().unwrap(), hex::encode(Sha256::digest(content)))
    });
    files.filter(|(name, _)| Path::new(name).extension() != Some("lock".as_ref())).collect()
}

async fn connect(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    SqliteConnection::connect_with(&options).await.unwrap()
}

/// Every row of each table, as SQL writes its values.
async fn rows(path: &Path) -> BTreeMap<String, Vec<String>> {
    let mut connection = connect(path).await;
    let mut all = BTreeMap::new();
    for (table, columns) in schema(&mut connection).await {
        let values: Vec<String> = columns.iter().map(|name| format!("quote(\"{name}\")")).collect();
        let query = format!("select {} from \"{table}\" order by 1", values.join(" || ', ' || "));
        let rows = sqlx::query_scalar(AssertSqlSafe(query)).fetch_all(&mut connection);
        all.insert(table, rows.await.unwrap());
    }
    connection.close().await.unwrap();
    all
}

/// The columns of each table.
async fn schema(connection: &mut SqliteConnection) -> BTreeMap<String, Vec<String>> {
    let columns = sqlx::query_as::<_, (String, String)>(
        "select held.name, field.name from sqlite_schema as held, pragma_table_info(held.name) as field
         where held.type = 'table' order by held.name, field.cid",
    );
    let mut schema: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (table, column) in columns.fetch_all(connection).await.unwrap() {
        schema.entry(table).or_default().push(column);
    }
    schema
}

/// The statements that made the database.
async fn statements(path: &Path) -> Vec<(String, String)> {
    let mut connection = connect(path).await;
    let found = "select name, sql from sqlite_schema where sql is not null order by type, name";
    let found = sqlx::query_as(found).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    found
}

/// A text of the schema: whoever adds a table or a column decides in `store/owners.rs` to whom its rows belong, and
/// what a merge does where two files have a row of the same person. Then `UPDATE_EXPECT=1` accepts the change here.
#[tokio::test]
async fn every_table_and_column_is_known() {
    let database = Database::new();
    database.open().await.close().await;
    let mut connection = database.connect().await;
    let mut text = String::new();
    for (table, columns) in schema(&mut connection).await {
        writeln!(text, "{table}: {}", columns.join(", ")).unwrap();
    }
    expect_file!["split.txt"].assert_eq(&text);
    let unknown = "create table unheard_of (guild integer)";
    sqlx::query(unknown).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let words = ["nobody knows", "unheard_of"];
    check_refused(&database, &["split", "henge.db", "0/1", "--into", "."], 1, &words);
}

#[tokio::test]
async fn tables_of_litestream_belong_to_no_part() {
    let database = Database::new();
    database.open().await.close().await;
    let mut connection = database.connect().await;
    let theirs = "create table _litestream_seq (id integer primary key, seq integer);
                  insert into _litestream_seq values (1, 7)";
    sqlx::raw_sql(theirs).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    split(&database, &["0/1"]);
    let mut ours = statements(&database.path()).await;
    ours.retain(|(name, _)| name != "_litestream_seq");
    assert_eq!(statements(&database.file("henge-0-of-1.db")).await, ours);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_split_and_merged_is_the_same_again() {
    let (database, finished) = played().await;
    let path = database.path();
    let before = content(&database.file(""));
    let told = split(&database, &RANGES);
    assert_eq!(told.lines().count(), 4, "{told}");
    assert!(told.contains("henge-0-of-4.db: 2 servers, 4 tables, 4 games recounted\n"), "{told}");
    assert!(told.contains("henge-1-of-4.db: 3 servers, 4 tables, 4 games recounted\n"), "{told}");
    let mut after = content(&database.file(""));
    after.retain(|name, _| before.contains_key(name));
    assert_eq!(after, before, "the database stays as it is");
    let told = merge(&database, &PARTS, "merged.db");
    assert_eq!(told.lines().count(), 5, "{told}");
    assert!(told.ends_with("merged.db: 9 servers, 18 tables, 16 games recounted\n"), "{told}");
    // Every row is there, once, and nothing else.
    let merged = database.file("merged.db");
    assert_eq!(statements(&merged).await, statements(&path).await);
    let (mut is, mut was) = (rows(&merged).await, rows(&path).await);
    for table in OF_ONE_FILE {
        is.remove(table);
        was.remove(table);
    }
    assert_eq!(is, was);
    for (table, rows) in &was {
        assert!(!rows.is_empty(), "nothing is tested about {table}");
    }
    let list = |name: &str| fs::read(database.file(name)).unwrap();
    assert_eq!(list("merged.db.deleted"), list("henge.db.deleted"));
    // Each record has the same bytes, and is the same in its part.
    let record = |name: &str, table: TableId| {
        let mut henge = Command::new(env!("CARGO_BIN_EXE_henge"));
        let url = format!("sqlite://{}", database.file(name).display());
        let output = henge.args(["record", &table.to_string()]).env("DATABASE_URL", url).output();
        output.unwrap().stdout
    };
    for table in finished {
        let whole = record("henge.db", table);
        henge::record::verify(std::str::from_utf8(&whole).unwrap()).unwrap();
        assert_eq!(record("merged.db", table), whole);
        let parts = PARTS.iter().filter(|part| record(part, table) == whole);
        assert_eq!(parts.count(), 1, "table {table}");
    }
    let recount = async |name: &str| {
        let url = format!("sqlite://{}", database.file(name).display());
        let store = Store::open_to_read(&url).await.unwrap();
        let found = store.recount().await.unwrap();
        store.close().await;
        found
    };
    let found = recount("merged.db").await;
    assert!(found.differences.is_empty() && found.unreadable.is_empty(), "{found:?}");
    assert_eq!(found, recount("henge.db").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_server_is_in_the_part_with_its_shard_and_people_are_in_all() {
    let (database, _) = played().await;
    split(&database, &["0-2/4", "3/4"]);
    let (low, high) = (
        rows(&database.file("henge-0-2-of-4.db")).await,
        rows(&database.file("henge-3-of-4.db")).await,
    );
    let whole = rows(&database.path()).await;
    for table in ["person", "alive", "carried_out"] {
        assert_eq!((&low[table], &high[table]), (&whole[table], &whole[table]), "{table}");
    }
    for table in ["game_table", "event", "result", "standing", "leaderboard", "seat"] {
        let (low, high) = (&low[table], &high[table]);
        assert!(!low.is_empty() && !high.is_empty(), "{table}");
        let mut both = [low.clone(), high.clone()].concat();
        both.sort();
        assert_eq!(both, whole[table], "{table}");
    }
    let of_shard_3 = [3, 7].map(|number| server(number).get().to_string());
    let mut connection = connect(&database.file("henge-3-of-4.db")).await;
    let guilds = "select distinct cast(guild as text) from game_table order by guild";
    let guilds: Vec<String> = sqlx::query_scalar(guilds).fetch_all(&mut connection).await.unwrap();
    assert_eq!(guilds, of_shard_3);
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn parts_run_apart_and_no_number_is_given_twice() {
    let (database, _) = played().await;
    split(&database, &["0-1/4", "2-3/4"]);
    let parts = ["henge-0-1-of-4.db", "henge-2-3-of-4.db"];
    let mut numbers = Vec::new();
    for (part, on) in parts.iter().zip([1, 2]) {
        let url = format!("sqlite://{}", database.file(part).display());
        let mut evening = Evening::at(&url, 1 + on).await;
        // Ada changes her name meanwhile, and plays last in the second part.
        let new = person(1, if on == 1 { "Ada the First" } else { "Ada the Second" });
        let table = evening.game(on, [new.clone(), ben()], quick()).await;
        evening.play(table, &[new, ben()]).await;
        numbers.push(table.get());
        evening.tables.close().await;
    }
    assert_eq!(numbers, [19, 2_000_000_019]);
    for (parts, into) in [(parts, "merged.db"), ([parts[1], parts[0]], "other.db")] {
        merge(&database, &parts, into);
        let url = format!("sqlite://{}", database.file(into).display());
        let mut evening = Evening::at(&url, 9).await;
        for table in numbers.iter().map(|number| TableId::new(*number)) {
            assert!(evening.tables.look(table, Table::is_over).await.unwrap());
        }
        let known = evening.tables.store().export(ada().id).await.unwrap();
        assert_eq!(known["tables"]["person"][0]["name"], "Ada the Second");
        assert_eq!(evening.lobby(1, ben(), quick()).await.get(), 2_000_000_020);
        evening.tables.close().await;
    }
    // What was merged is split again.
    done(&database, &["split", "merged.db", "0/2", "1/2", "--into", "."]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_comes_back_who_was_deleted_in_one_of_the_parts() {
    let (database, _) = played().await;
    split(&database, &["0-1/4", "2-3/4"]);
    let parts = ["henge-0-1-of-4.db", "henge-2-3-of-4.db"];
    let url = |name: &str| format!("sqlite://{}", database.file(name).display());
    // She is deleted on one server, and plays on another one as if nothing had happened.
    let evening = Evening::at(&url(parts[0]), 2).await;
    evening.tables.delete_person(ada()).await.unwrap();
    evening.tables.close().await;
    let mut evening = Evening::at(&url(parts[1]), 3).await;
    let table = evening.game(2, [ada(), ben()], quick()).await;
    evening.play(table, &[ada(), ben()]).await;
    evening.tables.close().await;
    merge(&database, &parts, "merged.db");
    let evening = Evening::at(&url("merged.db"), 4).await;
    assert!(evening.tables.store().known_of(ada().id).await.unwrap().is_some());
    // The start of the bot does this.
    evening.tables.delete_again().await.unwrap();
    assert!(evening.tables.store().known_of(ada().id).await.unwrap().is_none());
    assert!(evening.tables.store().known_of(ben().id).await.unwrap().is_some());
    let found = evening.tables.store().recount().await.unwrap();
    assert!(found.differences.is_empty() && found.unreadable.is_empty(), "{found:?}");
    evening.tables.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_split_or_merged_that_does_not_fit() {
    let (database, _) = played().await;
    let whole = ["split", "henge.db", "--into", "."];
    let of = |ranges: &[&'static str]| [&whole[..], ranges].concat();
    check_refused(&database, &of(&["0/4", "2-3/4"]), 2, &["shard 1 of 4 is in no range"]);
    check_refused(&database, &of(&["0-1/4", "1-3/4"]), 2, &["0-1/4 and 1-3/4", "in common"]);
    check_refused(&database, &of(&["0/2", "1/3"]), 2, &["0/2 and 1/3", "same number"]);
    check_refused(&database, &of(&["4/4"]), 2, &["4/4", "like 0-3/16"]);
    let nowhere = ["split", "henge.db", "0/1", "--into", "nowhere"];
    check_refused(&database, &nowhere, 1, &["cannot write", "nowhere"]);
    for there in ["henge-0-of-2.db", "henge-1-of-2.db", "henge-1-of-2.db.deleted"] {
        fs::write(database.file(there), "mine").unwrap();
        check_refused(&database, &of(&["0/2", "1/2"]), 1, &[there, "exists already"]);
        fs::remove_file(database.file(there)).unwrap();
    }
    let store = database.open().await;
    let output = henge(&database, &of(&["0/1"]));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("in use by another henge"), "{said}");
    store.close().await;

    split(&database, &RANGES);
    let merged = |files: &[&'static str]| [&["merge", "--into", "new.db"], files].concat();
    check_refused(&database, &merged(&[PARTS[0], PARTS[0]]), 1, &[PARTS[0], "named twice"]);
    let same = format!("server {} is in {} and in henge.db", server(0), PARTS[0]);
    check_refused(&database, &merged(&[PARTS[0], "henge.db"]), 1, &[&same]);
    let existing = ["merge", PARTS[0], "--into", "henge.db"];
    check_refused(&database, &existing, 1, &["henge.db exists already"]);
    // A database that was never split has given the same numbers.
    let stranger = Database::new();
    let mut evening = Evening::at(&stranger.url(), 1).await;
    evening.lobby(20, ada(), quick()).await;
    evening.tables.close().await;
    fs::copy(stranger.path(), database.file("stranger.db")).unwrap();
    let words = ["table 1 of stranger.db", "henge split"];
    check_refused(&database, &merged(&[PARTS[0], "stranger.db"]), 1, &words);
    fs::write(database.file("stranger.db.deleted"), format!("scrypt {}\n", "07".repeat(32)))
        .unwrap();
    check_refused(&database, &merged(&[PARTS[0], "stranger.db"]), 1, &["different keys"]);
}

#[tokio::test]
async fn what_is_no_sound_database_is_not_split() {
    let database = Database::new();
    database.open().await.close().await;
    let file = |name: &str| database.file(name);
    fs::write(file("text.db"), "Once upon a time there were sixty cards.\n".repeat(999)).unwrap();
    fs::copy(file("henge.db"), file("newer.db")).unwrap();
    let step =
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
                values (99999999999999, '', true, x'00', 0)";
    let mut newer = connect(&file("newer.db")).await;
    sqlx::query(step).execute(&mut newer).await.unwrap();
    newer.close().await.unwrap();
    let mut damaged = fs::read(file("henge.db")).unwrap();
    damaged[2 * 4096..3 * 4096].fill(0x5a);
    fs::write(file("damaged.db"), damaged).unwrap();
    for (name, words) in [
        ("missing.db", "No such file"),
        ("text.db", "no database of henge's"),
        ("newer.db", "made by a newer henge"),
        ("damaged.db", "damaged"),
    ] {
        check_refused(&database, &["split", name, "0/1", "--into", "."], 1, &[name, words]);
        check_refused(&database, &["merge", name, "--into", "new.db"], 1, &[name, words]);
    }
}

/// A database of an earlier version is brought up to date on the way, and stays as it is.
#[tokio::test]
async fn an_earlier_database_is_split_as_well() {
    let database = Database::new();
    let options = SqliteConnectOptions::new().filename(database.path()).create_if_missing(true);
    let options = options.foreign_keys(false);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let dump = include_str!("../games/databases/before-languages.sql");
    sqlx::raw_sql(dump).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let before = fs::read(database.path()).unwrap();
    split(&database, &["0/2", "1/2"]);
    merge(&database, &["henge-0-of-2.db", "henge-1-of-2.db"], "merged.db");
    assert_eq!(fs::read(database.path()).unwrap(), before);
    database.open().await.close().await;
    let (mut is, mut was) = (rows(&database.file("merged.db")).await, rows(&database.path()).await);
    for table in OF_ONE_FILE.into_iter().chain(["_sqlx_migrations"]) {
        is.remove(table);
        was.remove(table);
    }
    assert_eq!(is, was);
}
