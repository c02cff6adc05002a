//! A deleted person's data is found nowhere any more, other people's games stay intact, and an
//! export is complete.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;

use henge::computer::{Level, choose};
use henge::language::Language;
use henge::record;
use henge::rules::{Chance, GameKind, Options};
use henge::scores::{By, Leaderboard};
use henge::store::Deleted;
use henge::table::{
    Chosen, CutWords, GuildId, Location, Move, Opening, Person, Player, PressId, Proposal,
    PublicStage, Table, TableId, UserId,
};
use henge::tables::{Happened, Tables, Visit};
use henge::view::Words;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _, Row as _, SqliteConnection};
use strum::VariantArray as _;
use tempfile::TempDir;

use crate::store::database::{Database, opening};
use crate::store::play::{tables, verdict};

/// Byte patterns as unusual as people's real ids and names.
const ADA: u64 = 0x5b1e_77c3_9d02_4fa6;
const BEN: u64 = 0x5b1e_77c3_9d02_4fa7;
const NAME: &str = "Adalgisa the Unmistakable 734";
/// The columns of a person that `PRIVACY.md` explains without their names.
const EVIDENT: [&str; 3] = ["id", "name", "former"];
const DAY: i64 = 24 * 60 * 60 * 1000;

fn ada() -> Person {
    Person { id: UserId::new(ADA), name: NAME.to_owned() }
}

fn ben() -> Person {
    Person { id: UserId::new(BEN), name: "Ben".to_owned() }
}

/// Ada and Ben, who play on a server.
struct Evening {
    tables: Tables,
    presses: u64,
}

impl Evening {
    async fn new(database: &Database) -> Self {
        Self { tables: tables(database).await, presses: 1_000_000 }
    }

    fn press(&mut self) -> PressId {
        self.presses += 1;
        PressId::new(self.presses)
    }

    async fn lobby(&mut self, channel: u64, host: Person, kind: GameKind) -> TableId {
        let options = Options::classic(kind);
        let opening = Opening { host, options, press: self.press(), ..opening(channel) };
        self.tables.open(opening).await.unwrap().id
    }

    async fn does(&mut self, table: TableId, person: Person, next: Move) -> bool {
        let location = self.tables.look(table, |table| table.location).await.unwrap();
        let visit = Visit { press: self.press(), person, location, manages: false };
        let seen = self.tables.visit(table, visit, Some(next)).await.unwrap();
        matches!(seen.happened, Ok(Happened::Now))
    }

    /// A game of both and a computer player, with a cut of Ada's.
    async fn game(&mut self, channel: u64, kind: GameKind) -> TableId {
        let table = self.lobby(channel, ada(), kind).await;
        assert!(self.does(table, ben(), Move::Sit).await);
        let cut = Move::Cut(CutWords::typed("abracadabra").unwrap());
        assert!(self.does(table, ada(), cut).await);
        self.does(table, ada(), Move::Choose(Chosen::Level(Level::RANDOM))).await;
        assert!(self.does(table, ada(), Move::AddComputer).await);
        assert!(self.does(table, ada(), Move::Begin).await);
        table
    }

    /// These people play until the game is over.
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

    async fn finished(&mut self, channel: u64, kind: GameKind) -> TableId {
        let table = self.game(channel, kind).await;
        self.play(table, &[ada(), ben()]).await;
        table
    }
}

/// Every row of every table as text, with the column names; for finding an id.
async fn everything(
    connection: &mut SqliteConnection,
) -> BTreeMap<String, Vec<BTreeMap<String, String>>> {
    let tables = sqlx::query_scalar::<_, String>(
        "select name from sqlite_schema where type = 'table' and name not like '\\_%' escape '\\'
         and name not like 'sqlite%'",
    );
    let mut all = BTreeMap::new();
    for table in tables.fetch_all(&mut *connection).await.unwrap() {
        let columns = sqlx::query_scalar::<_, String>("select name from pragma_table_info($1)");
        let columns = columns.bind(&table).fetch_all(&mut *connection).await.unwrap();
        let fields: Vec<String> =
            columns.iter().map(|name| format!("cast(\"{name}\" as text) as \"{name}\"")).collect();
        let query = format!("select {} from \"{table}\"", fields.join(", "));
        let rows = sqlx::query(AssertSqlSafe(query)).fetch_all(&mut *connection).await.unwrap();
        let row = |row: &sqlx::sqlite::SqliteRow| {
            let values = columns.iter().filter_map(|name| {
                let value: Option<Vec<u8>> = row.get(name.as_str());
                Some((name.clone(), String::from_utf8_lossy(&value?).into_owned()))
            });
            values.collect()
        };
        all.insert(table, rows.iter().map(row).collect());
    }
    all
}

/// Copies of the files of the database, and of a new backup.
fn copies(database: &Database) -> TempDir {
    let _ = std::fs::remove_file(database.file("backup.db"));
    let mut henge = Command::new(env!("CARGO_BIN_EXE_henge"));
    henge.args(["backup", "backup.db"]).env("DATABASE_URL", database.url());
    assert!(henge.current_dir(database.file("")).output().unwrap().status.success());
    let copies = TempDir::new().unwrap();
    for file in database.file("").read_dir().unwrap() {
        let file = file.unwrap().path();
        let copy = copies.path().join(file.file_name().unwrap());
        if cfg!(unix) {
            // SQLite's locks belong to the process, which loses them when it closes the file: the
            // next process would take the database for closed, and shorten what this one has mapped.
            assert!(Command::new("cp").arg(file).arg(copy).status().unwrap().success());
        } else {
            std::fs::copy(file, copy).unwrap();
        }
    }
    copies
}

/// The files that contain any of these.
fn holding(database: &Database, sought: &[&[u8]]) -> Vec<PathBuf> {
    let holds = |bytes: &[u8], sought: &[u8]| bytes.windows(sought.len()).any(|now| now == sought);
    let copies = copies(database);
    let mut files = Vec::new();
    for file in copies.path().read_dir().unwrap() {
        let file = file.unwrap();
        let bytes = std::fs::read(file.path()).unwrap();
        if sought.iter().any(|sought| holds(&bytes, sought)) {
            files.push(database.file(file.file_name().to_str().unwrap()));
        }
    }
    files
}

/// Checks that no file contains her id or her name.
fn check_nowhere(database: &Database) {
    let holding = holding_ada(database);
    assert!(holding.is_empty(), "{holding:?}");
}

fn holding_ada(database: &Database) -> Vec<PathBuf> {
    // SQLite stores an integer in this form.
    holding(database, &[NAME.as_bytes(), &ADA.to_be_bytes()])
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_deleted_stands_in_no_file_any_more() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    evening.finished(1, GameKind::Cards).await;
    evening.finished(2, GameKind::Dice).await;
    // She is in a lobby, in a game and away, and has left a game before.
    evening.lobby(3, ada(), GameKind::Cards).await;
    evening.game(4, GameKind::Cards).await;
    let away = evening.game(5, GameKind::Dice).await;
    assert!(evening.does(away, ada(), Move::StepAway).await);
    let left = evening.game(6, GameKind::Cards).await;
    assert!(evening.does(left, ada(), Move::Propose(Proposal::Pause)).await);
    assert!(evening.does(left, ada(), Move::Leave).await);
    let store = evening.tables.store().clone();
    store.clean_up().await.unwrap();
    assert!(!holding_ada(&database).is_empty(), "else nothing is tested here");
    assert_eq!(evening.tables.delete_person(ada()).await.unwrap(), Deleted::Now);
    store.clean_up().await.unwrap();
    check_nowhere(&database);
    assert!(store.known_of(ada().id).await.unwrap().is_none());
    // Another deletion makes no difference.
    assert_eq!(evening.tables.delete_person(ada()).await.unwrap(), Deleted::Before);
    // The others continue their games.
    for table in [4, 5, 6].map(TableId::new) {
        evening.play(table, &[ben()]).await;
    }
    evening.tables.close().await;
    check_nowhere(&database);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_names_people_says_so_in_the_schema() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    evening.finished(1, GameKind::Cards).await;
    evening.game(2, GameKind::Dice).await;
    let mut connection = database.connect().await;
    let naming = sqlx::query_as::<_, (String, String)>(
        "select child.name, key.\"from\" from sqlite_schema as child,
         pragma_foreign_key_list(child.name) as key where key.\"table\" = 'person'",
    );
    let naming = naming.fetch_all(&mut connection).await.unwrap();
    assert!(naming.len() >= 7, "{naming:?}");
    let privacy = std::fs::read_to_string("PRIVACY.md").unwrap();
    for (table, _) in &naming {
        assert!(privacy.contains(&format!("| `{table}` |")), "PRIVACY.md does not explain {table}");
    }
    let person = privacy.lines().find(|line| line.starts_with("| `person` |")).unwrap();
    let columns = sqlx::query_scalar::<_, String>("select name from pragma_table_info('person')");
    for column in columns.fetch_all(&mut connection).await.unwrap() {
        let is_explained =
            EVIDENT.contains(&column.as_str()) || person.contains(&format!("`{column}`"));
        assert!(is_explained, "PRIVACY.md does not explain {column} of a person");
    }
    let id = ADA.to_string();
    for (table, rows) in everything(&mut connection).await {
        for (column, value) in rows.iter().flatten() {
            let is_declared = naming.contains(&(table.clone(), column.clone()));
            let is_name = (table.as_str(), column.as_str()) == ("person", "id");
            assert!(!value.contains(&id) || is_declared || is_name, "{table}.{column}: {value}");
            let is_name = (table.as_str(), column.as_str()) == ("person", "name");
            assert!(!value.contains(NAME) || is_name, "{table}.{column}: {value}");
        }
    }
    evening.tables.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_reference_to_a_deleted_person_is_to_the_same_former_one() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    let over = evening.finished(1, GameKind::Cards).await;
    verdict(&evening.tables, over).await;
    let mut connection = database.connect().await;
    let title = format!("insert into title values (1, {ADA}, 'first-win')");
    sqlx::query(AssertSqlSafe(title)).execute(&mut connection).await.unwrap();
    let before = everything(&mut connection).await;
    evening.tables.delete_person(ada()).await.unwrap();
    let after = everything(&mut connection).await;
    let former: Vec<_> = after["person"].iter().filter(|row| row["former"] == "1").collect();
    let [former] = former.as_slice() else { panic!("one former person: {former:?}") };
    assert!(former["id"].starts_with('-') && former["name"].is_empty(), "{former:?}");
    // Everything else is unchanged apart from the replaced id, except for rows that were hers
    // alone.
    let renamed = |text: &String| text.replace(&ADA.to_string(), &former["id"]);
    for (table, rows) in &before {
        let rows = rows.iter().map(|row| {
            row.iter().map(|(column, value)| (column.clone(), renamed(value))).collect()
        });
        let rows: Vec<BTreeMap<_, _>> = rows.collect();
        let mut expected: Vec<_> = rows.iter().collect();
        let mut found: Vec<_> = after[table].iter().collect();
        expected.sort();
        found.sort();
        match table.as_str() {
            "person" | "unclean" | "carried_out" | "leaderboard" => {}
            "standing" | "title" => {
                expected.retain(|row| row["person"] != former["id"]);
                assert_eq!(found, expected);
            }
            _ => assert_eq!(found, expected, "{table}"),
        }
    }
    let view = evening.tables.look(over, Table::public_view).await.unwrap();
    assert!(matches!(view.stage, PublicStage::Over { .. }));
    let names: Vec<&str> = view.players().iter().map(Player::name).collect();
    assert!(names.contains(&"") && names.contains(&"Ben"), "{names:?}");
    evening.tables.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_a_former_player_still_verifies_and_names_nobody_else_anew() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    let tables =
        [evening.finished(1, GameKind::Cards).await, evening.finished(2, GameKind::Dice).await];
    evening.tables.delete_person(ada()).await.unwrap();
    evening.tables.close().await;
    for table in tables {
        let mut henge = Command::new(env!("CARGO_BIN_EXE_henge"));
        henge.args(["record", &table.to_string()]).env("DATABASE_URL", database.url());
        let written = henge.output().unwrap();
        let record = String::from_utf8(written.stdout).unwrap();
        record::verify(&record).unwrap();
        referee::check(&record).unwrap();
        assert!(record.contains("abracadabra") && record.contains("\"Ben\""));
        assert!(!record.contains(NAME) && !record.contains(&ADA.to_string()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_former_person_stands_on_no_leaderboard_whatever_ends_later() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    evening.finished(1, GameKind::Cards).await;
    let table = evening.game(2, GameKind::Cards).await;
    let store = evening.tables.store().clone();
    let leaderboard = Leaderboard { by: By::Games, ..Leaderboard::of(GameKind::Cards) };
    let page =
        async || store.leaderboard(GuildId::new(1), UserId::new(1), leaderboard).await.unwrap();
    assert_eq!(page().await.people, 2);
    evening.tables.delete_person(ada()).await.unwrap();
    // The computer player that plays on for her ends the game.
    evening.play(table, &[ben()]).await;
    let page = page().await;
    assert_eq!((page.people, page.lines.len(), page.lines[0].games), (1, 1, 2));
    assert_eq!(page.lines[0].person, ben().id);
    // A new month subtracts nothing that was never counted.
    let mut connection = database.connect().await;
    for since in [0, i64::MAX, 0] {
        sqlx::query("update leaderboard set since = $1 where period = 'month'")
            .bind(since)
            .execute(&mut connection)
            .await
            .unwrap();
        let of_former = "select count(*) from standing join person on id = person where former";
        assert_eq!(
            sqlx::query_scalar::<_, i64>(of_former).fetch_one(&mut connection).await.unwrap(),
            0
        );
    }
    let counted = "select people, regulars from leaderboard where period = 'month'";
    let counted = sqlx::query_as::<_, (i64, i64)>(counted).fetch_one(&mut connection).await;
    assert_eq!(counted.unwrap(), (1, 0));
    evening.tables.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_again_begins_anew_and_stays_after_a_restart() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    evening.finished(1, GameKind::Cards).await;
    evening.tables.delete_person(ada()).await.unwrap();
    // Presses have a time in milliseconds; one in the same millisecond would count as earlier.
    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    let again = evening.finished(2, GameKind::Cards).await;
    let known = evening.tables.store().known_of(ada().id).await.unwrap().unwrap();
    assert_eq!((known.tables, known.results, known.cuts), (1, 1, 1));
    evening.tables.close().await;
    let evening = Evening::new(&database).await;
    evening.tables.delete_again().await.unwrap();
    let seats = |table: &Table| table.sitters().iter().any(|sitter| sitter.player.is(ada().id));
    assert!(evening.tables.look(again, seats).await.unwrap());
    assert!(evening.tables.store().known_of(ada().id).await.unwrap().is_some());
    evening.tables.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_is_restored_is_played_on_and_brings_back_nobody() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    let over = evening.finished(1, GameKind::Cards).await;
    let playing = evening.game(2, GameKind::Dice).await;
    let lobby = evening.lobby(3, ada(), GameKind::Cards).await;
    assert!(holding_ada(&database).contains(&database.file("backup.db")));
    std::fs::copy(database.file("backup.db"), database.file("kept.db")).unwrap();
    evening.tables.delete_person(ada()).await.unwrap();
    evening.tables.close().await;
    // These are the steps in docs/hosting.md.
    for name in ["henge.db", "henge.db-wal", "henge.db-shm"] {
        let _ = std::fs::remove_file(database.file(name));
    }
    std::fs::rename(database.file("kept.db"), database.path()).unwrap();
    let mut evening = Evening::new(&database).await;
    // The numbers of new presses must be higher than those before.
    evening.presses += 100_000;
    evening.tables.delete_again().await.unwrap();
    evening.tables.store().clean_up().await.unwrap();
    check_nowhere(&database);
    assert!(evening.tables.look(lobby, Table::is_over).await.unwrap());
    assert!(evening.tables.look(over, Table::is_over).await.unwrap());
    evening.play(playing, &[ben()]).await;
    // Nobody is deleted twice, or without having asked for it.
    evening.tables.delete_again().await.unwrap();
    assert!(evening.tables.store().known_of(ben().id).await.unwrap().is_some());
    evening.tables.close().await;
}

/// The number of rows with this id in any column.
fn named(rows: &[BTreeMap<String, String>], id: &str) -> usize {
    rows.iter().filter(|row| row.values().any(|value| value == id)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_is_every_row_that_names_somebody_and_nobody_else() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    evening.finished(1, GameKind::Cards).await;
    evening.finished(2, GameKind::Dice).await;
    evening.game(3, GameKind::Cards).await;
    let ended = evening.lobby(4, ben(), GameKind::Cards).await;
    let location = Location { ..opening(4).location };
    let visit = Visit { press: evening.press(), person: ada(), location, manages: true };
    evening.tables.visit(ended, visit, Some(Move::End)).await.unwrap().happened.unwrap();
    let export = evening.tables.store().export(ada().id).await.unwrap();
    let mut connection = database.connect().await;
    let (id, other) = (ADA.to_string(), BEN.to_string());
    for (table, rows) in everything(&mut connection).await {
        let exported: Vec<Value> = export["tables"][&table].as_array().cloned().unwrap_or_default();
        let names_her = |row: &&Value| {
            row.as_object().unwrap().values().any(|value| value.as_str() == Some(&id))
        };
        assert_eq!(exported.iter().filter(names_her).count(), named(&rows, &id), "{table}");
    }
    let text = export.to_string();
    assert!(text.contains(NAME) && text.contains("abracadabra"));
    assert!(!text.contains(&other) && !text.contains("Ben") && !text.contains("secret"), "{text}");
    assert_eq!(export["tables"]["game_table"].as_array().unwrap().len(), 4);
    let nothing = evening.tables.store().export(UserId::new(1)).await.unwrap();
    let rows = nothing["tables"].as_object().unwrap().values();
    assert!(rows.into_iter().all(|rows| rows.as_array().unwrap().is_empty()), "{nothing}");
    let known = evening.tables.store().known_of(ada().id).await.unwrap().unwrap();
    assert_eq!((known.tables, known.open, known.servers, known.cuts), (3, 1, 1, 3));
    evening.tables.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_while_somebody_is_deleted_is_whole_and_names_them_nowhere() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    for channel in 1..=8 {
        let table = evening.game(channel, GameKind::Cards).await;
        // She presses until the game is over, and is deleted meanwhile; anyone who presses again is
        // a new person.
        let tables = evening.tables.clone();
        let deleting = tokio::spawn(async move { tables.delete_person(ada()).await });
        let end = Visit {
            press: evening.press(),
            person: ben(),
            location: opening(channel).location,
            manages: true,
        };
        evening.tables.visit(table, end, Some(Move::End)).await.unwrap().happened.unwrap();
        assert_eq!(deleting.await.unwrap().unwrap(), Deleted::Now);
        assert!(evening.tables.look(table, Table::is_over).await.unwrap());
    }
    let mut connection = database.connect().await;
    for (table, rows) in everything(&mut connection).await {
        assert_eq!(named(&rows, &ADA.to_string()), 0, "{table}");
    }
    evening.tables.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_deleted_with_all_that_names_it_and_the_others_stay() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    evening.finished(1, GameKind::Cards).await;
    let playing = evening.game(2, GameKind::Dice).await;
    let here = GuildId::new(1);
    let there = Location { guild: GuildId::new(2), ..opening(9).location };
    let opening = Opening { location: there, host: ben(), press: evening.press(), ..opening(9) };
    let other = evening.tables.open(opening).await.unwrap().id;
    let store = evening.tables.store().clone();
    store.server_is_left(here, 7 * DAY).await.unwrap();
    store.server_is_left(here, 9 * DAY).await.unwrap();
    assert_eq!(store.left_servers().await.unwrap(), [(here, 7 * DAY)]);
    assert_eq!(store.known_servers().await.unwrap(), [here, there.guild]);
    evening.tables.delete_server(here).await.unwrap();
    assert_eq!(store.known_servers().await.unwrap(), [there.guild]);
    assert!(store.left_servers().await.unwrap().is_empty());
    assert!(evening.tables.look(playing, Table::is_over).await.is_err());
    assert!(!evening.tables.look(other, Table::is_over).await.unwrap());
    assert!(store.known_of(ada().id).await.unwrap().is_none(), "she played nowhere else");
    assert!(store.known_of(ben().id).await.unwrap().is_some());
    let mut connection = database.connect().await;
    let all = everything(&mut connection).await;
    for table in ["event", "result", "standing", "leaderboard", "cut", "voice"] {
        assert!(all[table].is_empty(), "{table}: {:?}", all[table]);
    }
    assert_eq!(all["game_table"].len(), 1);
    store.clean_up().await.unwrap();
    check_nowhere(&database);
    evening.tables.close().await;
}

#[tokio::test]
async fn a_list_of_deletions_that_makes_no_sense_is_not_passed_over() {
    let database = Database::new();
    let evening = Evening::new(&database).await;
    std::fs::write(database.file("henge.db.deleted"), "nonsense\n").unwrap();
    assert!(evening.tables.delete_again().await.is_err());
    // An incomplete line was never acknowledged.
    std::fs::write(database.file("henge.db.deleted"), "00").unwrap();
    evening.tables.delete_again().await.unwrap();
    evening.tables.close().await;
}

/// The key in the list of deletions, and the first hash of Ada's id that an earlier version made
/// with it.
fn quick_hash(list: &str) -> (Vec<u8>, String) {
    let key = list.lines().next().unwrap().rsplit(' ').next().unwrap();
    let key = hex::decode(key).unwrap();
    let hash = Sha256::new().chain_update(&key).chain_update(ADA.to_be_bytes()).finalize();
    (key, hex::encode(hash))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_hash_of_an_id_does_not_stand_in_the_list_of_deletions() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    evening.lobby(1, ada(), GameKind::Cards).await;
    evening.tables.delete_person(ada()).await.unwrap();
    evening.tables.close().await;
    let list = std::fs::read_to_string(database.file("henge.db.deleted")).unwrap();
    assert!(!list.contains(&quick_hash(&list).1), "{list}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_of_an_earlier_version_holds_and_is_hashed_slowly_from_then_on() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    evening.finished(1, GameKind::Cards).await;
    holding_ada(&database);
    evening.tables.close().await;
    let list = database.file("henge.db.deleted");
    let key = "07".repeat(32);
    std::fs::write(&list, format!("{key}\n{} {}\n", i64::MAX / 2, quick_hash(&key).1)).unwrap();
    for _ in 0..2 {
        // The second time uses the list as it is then.
        std::fs::copy(database.file("backup.db"), database.path()).unwrap();
        let evening = Evening::new(&database).await;
        evening.tables.delete_again().await.unwrap();
        assert!(evening.tables.store().known_of(ada().id).await.unwrap().is_none());
        assert!(evening.tables.store().known_of(ben().id).await.unwrap().is_some());
        evening.tables.close().await;
        let now = std::fs::read_to_string(&list).unwrap();
        assert!(now.starts_with(&format!("scrypt {key}\n")) && !now.contains(&quick_hash(&now).1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_knows_which_deletions_it_has_carried_out_and_a_backup_does_not() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    evening.finished(1, GameKind::Cards).await;
    let until = async |name: &str| {
        let options = SqliteConnectOptions::new().filename(database.file(name));
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let until = sqlx::query_scalar::<_, i64>("select until from carried_out");
        until.fetch_one(&mut connection).await.unwrap()
    };
    let listed = || {
        let list = std::fs::read_to_string(database.file("henge.db.deleted")).unwrap();
        let times =
            list.lines().skip(1).map(|line| line.split(' ').next().unwrap().parse().unwrap());
        times.collect::<Vec<i64>>()
    };
    evening.tables.delete_person(ada()).await.unwrap();
    assert_eq!(listed(), [until("henge.db").await]);
    // The person does not exist any more; the deletion counts as carried out nevertheless.
    assert_eq!(evening.tables.delete_person(ada()).await.unwrap(), Deleted::Before);
    holding_ada(&database);
    assert_eq!(until("backup.db").await, listed()[1]);
    evening.tables.delete_person(ben()).await.unwrap();
    assert_eq!(until("henge.db").await, listed()[2]);
    evening.tables.close().await;
    // In the restored database, a new deletion does not skip those that have not been carried out
    // yet.
    std::fs::copy(database.file("backup.db"), database.path()).unwrap();
    let mut evening = Evening::new(&database).await;
    evening.presses += 100_000;
    evening.lobby(3, ada(), GameKind::Cards).await;
    evening.tables.delete_person(ada()).await.unwrap();
    assert_eq!(until("henge.db").await, listed()[1]);
    assert!(evening.tables.store().known_of(ben().id).await.unwrap().is_some());
    evening.tables.delete_again().await.unwrap();
    assert!(evening.tables.store().known_of(ben().id).await.unwrap().is_none());
    assert_eq!(until("henge.db").await, *listed().last().unwrap());
    evening.tables.close().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_may_read_the_list_of_deletions_and_no_id_stands_there() {
    use std::os::unix::fs::PermissionsExt as _;
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    evening.lobby(1, ada(), GameKind::Cards).await;
    evening.tables.delete_person(ada()).await.unwrap();
    let list = database.file("henge.db.deleted");
    assert_eq!(list.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    let text = std::fs::read_to_string(list).unwrap();
    assert_eq!(text.lines().count(), 2, "{text}");
    assert!(!text.contains(&ADA.to_string()) && !text.contains(NAME));
    evening.tables.close().await;
}

/// Tables whose rows the summary counts in lines of their own, or that follow from counted ones.
const COUNTED: [&str; 10] = [
    "chosen",
    "cut",
    "game_table",
    "rating",
    "result",
    "seat",
    "standing",
    "tablet",
    "tablet_seat",
    "voice",
];

#[tokio::test(flavor = "multi_thread")]
async fn the_summary_has_a_line_for_every_table_that_names_somebody() {
    let database = Database::new();
    let mut evening = Evening::new(&database).await;
    let table = evening.finished(1, GameKind::Cards).await;
    let mut connection = database.connect().await;
    let naming = "select child.name from sqlite_schema as child,
         pragma_foreign_key_list(child.name) as key
         where child.type = 'table' and key.\"table\" = 'person' group by child.name";
    let naming: Vec<String> = sqlx::query_scalar(naming).fetch_all(&mut connection).await.unwrap();
    let mut others = 0;
    for name in naming.iter().filter(|name| !COUNTED.contains(&name.as_str())) {
        others += 1;
        // A row with a number in every column that must have a value.
        let columns = "select name from pragma_table_info($1) where (\"notnull\" or pk > 0)
             and dflt_value is null";
        let columns = sqlx::query_scalar::<_, String>(columns).bind(name);
        let columns = columns.fetch_all(&mut connection).await.unwrap();
        let value = |column: &String| match column.as_str() {
            "person" => (ADA as i64).to_string(),
            "muted" => (BEN as i64).to_string(),
            "game_table" => table.to_string(),
            "actions" if name == "challenge" => "x''".to_owned(),
            "calls_for" => "'both'".to_owned(),
            _ => "1".to_owned(),
        };
        let values: Vec<String> = columns.iter().map(value).collect();
        let row = format!(
            "insert into \"{name}\" ({}) values ({})",
            columns.join(", "),
            values.join(", ")
        );
        sqlx::query(AssertSqlSafe(row)).execute(&mut connection).await.unwrap();
        let known = evening.tables.store().known_of(ada().id).await.unwrap().unwrap();
        assert_eq!(known.alone.len(), others, "{name}: {known:?}");
        for words in Language::VARIANTS.iter().map(|language| Words::of(*language)) {
            let id = format!("privacy-rows-{}", name.replace('_', "-"));
            assert!(words.has(&id), "{id}");
            let line = words.with(&id, [("rows", 1.into())]);
            let shown = words.privacy(Some(&known)).message().clone().embed.unwrap();
            assert!(shown.description.contains(&format!("- {line}")), "{}", shown.description);
        }
    }
    assert!(others > 0);
    evening.tables.close().await;
}
