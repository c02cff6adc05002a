//! `henge restore`: a backup replaces the database, whatever interrupts that, and the previous
//! database is kept.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

use crate::store::database::Database;

/// The backup contains Ada.
const BACKUP: &[&str] = &["Ada"];
/// Ben and Cy came later; Cy is in the write-ahead log only, as after a hard stop.
const LATER: &[&str] = &["Ada", "Ben", "Cy"];

fn henge(database: &Database, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_henge"))
        .args(arguments)
        .env("DATABASE_URL", database.url())
        .env("DISCORD_TOKEN", "a.b.c")
        .env("DISCORD_API_BASE", "http://127.0.0.1:9")
        .current_dir(database.file(""))
        .output()
        .unwrap()
}

/// The exit code, the output, and the text on standard error.
fn told(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// Checks that the program refused with exit code 1, in one line that contains these words.
#[track_caller]
fn check_refused(output: &Output, words: &[&str]) {
    let (code, printed, said) = told(output);
    assert_eq!((code, printed.as_str(), said.lines().count()), (Some(1), "", 1), "{said}");
    for word in words {
        assert!(said.contains(word), "{word:?} is not in {said}");
    }
}

/// Restores the backup. Returns the output.
#[track_caller]
fn restore(database: &Database, file: &str) -> String {
    let (code, printed, said) = told(&henge(database, &["restore", file]));
    assert_eq!((code, said.as_str()), (Some(0), ""));
    printed
}

async fn connect(path: &Path) -> SqliteConnection {
    SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(path)).await.unwrap()
}

async fn add(connection: &mut SqliteConnection, id: i64, name: &str) {
    let add = format!("insert into person (id, name) values ({id}, '{name}')");
    sqlx::query(AssertSqlSafe(add)).execute(connection).await.unwrap();
}

/// The names of the people in a database.
async fn people(path: &Path) -> Vec<String> {
    let mut connection = connect(path).await;
    let names = sqlx::query_scalar("select name from person order by id");
    let names = names.fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    names
}

fn mode(path: &Path) -> u32 {
    path.metadata().unwrap().permissions().mode() & 0o777
}

fn names(folder: &Path) -> Vec<String> {
    let names = folder.read_dir().unwrap().map(|file| file.unwrap().file_name());
    let mut names: Vec<_> = names.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    names
}

/// A database after a hard stop, and an earlier `backup.db`.
async fn with_a_backup() -> Database {
    let (original, database) = (Database::new(), Database::new());
    original.open().await.close().await;
    let mut connection = connect(&original.path()).await;
    sqlx::query("pragma wal_autocheckpoint = 0").execute(&mut connection).await.unwrap();
    add(&mut connection, 1, "Ada").await;
    let backup = database.file("backup.db");
    let made = Command::new(env!("CARGO_BIN_EXE_henge"))
        .arg("backup")
        .arg(&backup)
        .env("DATABASE_URL", original.url())
        .status();
    assert!(made.unwrap().success());
    add(&mut connection, 2, "Ben").await;
    sqlx::query("pragma wal_checkpoint(truncate)").execute(&mut connection).await.unwrap();
    add(&mut connection, 3, "Cy").await;
    for end in ["", "-wal", "-shm"] {
        let name = format!("henge.db{end}");
        fs::copy(original.file(&name), database.file(&name)).unwrap();
    }
    assert!(fs::metadata(database.file("henge.db-wal")).unwrap().len() > 0);
    fs::write(database.file("henge.db.deleted"), "").unwrap();
    connection.close().await.unwrap();
    database
}

/// Checks that the backup is in the database's place, and that the previous database is complete in
/// this folder.
async fn check_restored(database: &Database, aside: &str) {
    let kept = database.file(aside).join("henge.db");
    assert_eq!(people(&kept).await, LATER);
    assert_eq!(people(&database.path()).await, BACKUP);
    assert_eq!(mode(&database.path()), 0o600);
    assert!(database.file("henge.db.deleted").exists() && database.file("backup.db").exists());
    assert!(!database.file("henge.db.restoring").exists());
    // The bot opens the database, and gets as far as connecting to Discord.
    check_refused(&henge(database, &["run"]), &["Discord cannot be reached"]);
}

#[tokio::test]
async fn a_backup_takes_the_databases_place_and_what_was_there_is_kept() {
    let database = with_a_backup().await;
    let said = restore(&database, "backup.db");
    for words in ["henge.db is now a copy of backup.db", "0 tables", "kept in", "henge.db.before-1"]
    {
        assert!(said.contains(words), "{words:?} is not in {said}");
    }
    check_restored(&database, "henge.db.before-1").await;
    assert_eq!(mode(&database.file("henge.db.before-1")), 0o700);
    // A second restore brings back even data that was in the log only.
    let database = with_a_backup().await;
    restore(&database, "backup.db");
    restore(&database, "henge.db.before-1/henge.db");
    assert_eq!(people(&database.path()).await, LATER);
    assert_eq!(people(&database.file("henge.db.before-2/henge.db")).await, BACKUP);
}

#[tokio::test]
async fn a_backup_is_restored_where_there_is_nothing() {
    let database = with_a_backup().await;
    for name in names(&database.file("")) {
        if name.starts_with("henge.db") {
            fs::remove_file(database.file(&name)).unwrap();
        }
    }
    let said = restore(&database, "backup.db");
    assert!(said.contains("there was no database before"), "{said}");
    assert_eq!(people(&database.path()).await, BACKUP);
    assert_eq!(names(&database.file("")), ["backup.db", "henge.db", "henge.db.lock"]);
}

#[tokio::test]
async fn nothing_is_restored_while_the_bot_runs() {
    let database = with_a_backup().await;
    let store = database.open().await;
    check_refused(&henge(&database, &["restore", "backup.db"]), &["in use by another henge"]);
    store.close().await;
    assert_eq!(people(&database.path()).await, LATER);
}

#[tokio::test]
async fn what_is_no_sound_backup_is_not_restored() {
    let database = with_a_backup().await;
    let file = |name: &str| database.file(name);
    fs::write(file("text.db"), "Once upon a time there were sixty cards.\n".repeat(999)).unwrap();
    fs::write(file("empty.db"), "").unwrap();
    connect_new(&file("other.db"), "create table game_table (id)").await;
    fs::copy(file("backup.db"), file("newer.db")).unwrap();
    let step =
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
                values (99999999999999, '', true, x'00', 0)";
    connect_new(&file("newer.db"), step).await;
    let mut damaged = fs::read(file("backup.db")).unwrap();
    damaged[2 * 4096..3 * 4096].fill(0x5a);
    fs::write(file("damaged.db"), damaged).unwrap();
    fs::write(file("cut.db"), &fs::read(file("backup.db")).unwrap()[..3 * 4096]).unwrap();
    let before = names(&file(""));
    for (name, words) in [
        ("missing.db", "cannot be copied"),
        (".", "cannot be copied"),
        ("text.db", "no database of henge's"),
        ("empty.db", "no database of henge's"),
        ("other.db", "no database of henge's"),
        ("newer.db", "made by a newer henge"),
        ("damaged.db", "damaged"),
        ("cut.db", "damaged"),
        ("./henge.db", "the database itself"),
    ] {
        check_refused(&henge(&database, &["restore", name]), &[name, "is not restored", words]);
    }
    let mut after = names(&file(""));
    after.retain(|name| name != "henge.db.lock");
    assert_eq!(after, before);
    assert_eq!(people(&database.path()).await, LATER);
}

async fn connect_new(path: &Path, sql: &'static str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// The power may fail after any step. In that case the bot does not start, and another restore
/// completes the first.
#[tokio::test]
async fn an_interrupted_restore_loses_nothing() {
    for steps in 1..=8 {
        let database = with_a_backup().await;
        let (file, restoring) =
            (|name: &str| database.file(name), database.file("henge.db.restoring"));
        let old = restoring.join("old");
        let moved = |from: PathBuf, to: PathBuf| fs::rename(from, to).unwrap();
        for step in 1..=steps {
            match step {
                1 => fs::create_dir(&restoring).unwrap(),
                2 => drop(fs::copy(file("backup.db"), restoring.join("new.db")).unwrap()),
                3 => fs::create_dir(&old).unwrap(),
                4 => moved(file("henge.db"), old.join("henge.db")),
                5 => moved(file("henge.db-wal"), old.join("henge.db-wal")),
                6 => moved(file("henge.db-shm"), old.join("henge.db-shm")),
                7 => moved(old.clone(), file("henge.db.before-1")),
                _ => moved(restoring.join("new.db"), file("henge.db")),
            }
        }
        for arguments in [&["run"][..], &["recount"], &["backup", "another.db"]] {
            check_refused(&henge(&database, arguments), &["half restored", "henge restore FILE"]);
        }
        check_refused(&henge(&database, &["restore", "missing.db"]), &["cannot be copied"]);
        check_refused(&henge(&database, &["run"]), &["half restored"]);
        restore(&database, "backup.db");
        check_restored(&database, "henge.db.before-1").await;
    }
}

/// A host does not wait for that and copies a file there by hand.
#[tokio::test]
async fn what_was_put_there_by_hand_is_kept_too() {
    let database = with_a_backup().await;
    let old = database.file("henge.db.restoring/old");
    fs::create_dir_all(&old).unwrap();
    for end in ["", "-wal", "-shm"] {
        let name = format!("henge.db{end}");
        fs::rename(database.file(&name), old.join(&name)).unwrap();
    }
    fs::copy(database.file("backup.db"), database.path()).unwrap();
    restore(&database, "backup.db");
    assert_eq!(people(&database.file("henge.db.before-2/henge.db")).await, BACKUP);
    check_restored(&database, "henge.db.before-1").await;
}
