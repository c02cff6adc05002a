//! A backup contains every acknowledged press, is readable by its owner only, and overwrites no
//! other file.

use std::path::Path;
use std::process::{Command, Output};

use henge::rules::GameKind;
use henge::store::Store;
use henge::table::TableId;

use crate::store::database::Database;
use crate::store::play::{Ada, tables};

/// Runs `henge backup`, possibly while the database is open.
fn back_up(database: &Database, to: &str) -> Output {
    let mut henge = Command::new(env!("CARGO_BIN_EXE_henge"));
    henge.args(["backup", to]).env("DATABASE_URL", database.url());
    henge.current_dir(database.file("")).output().unwrap()
}

/// The log of a table in a backup.
async fn log(backup: &Path, table: TableId) -> Vec<String> {
    let store = Store::open(&format!("sqlite://{}", backup.display())).await.unwrap();
    assert!(store.table(table).await.unwrap().is_some());
    let log = store.log(table).await.unwrap();
    store.close().await;
    log
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_under_play_holds_whatever_was_acknowledged_before_it() {
    let database = Database::new();
    let tables = tables(&database).await;
    let ada = Ada::begin(&tables, GameKind::Cards).await;
    let (table, looking) = (ada.table, ada.clone());
    let playing = tokio::spawn(ada.play(u32::MAX));
    let mut backups = Vec::new();
    while !playing.is_finished() || backups.len() < 2 {
        let (acknowledged, name) = (looking.entries().await, format!("{}.db", backups.len()));
        let done = back_up(&database, &name);
        assert!(done.status.success(), "{done:?}");
        backups.push((acknowledged, database.file(&name)));
    }
    playing.await.unwrap();
    let whole = tables.store().log(table).await.unwrap();
    for (acknowledged, backup) in backups {
        let log = log(&backup, table).await;
        assert!(log.len() >= acknowledged as usize, "{} of {acknowledged}", log.len());
        assert!(whole.starts_with(&log));
    }
    tables.close().await;
}

#[tokio::test]
async fn a_backup_takes_no_other_files_place_and_leaves_nothing_beside_it() {
    let database = Database::new();
    database.open().await.close().await;
    std::fs::write(database.file("there"), "mine").unwrap();
    for (to, why) in [("there", "exists"), ("nowhere/backup.db", "No such file")] {
        let refused = back_up(&database, to);
        let said = String::from_utf8(refused.stderr).unwrap();
        assert_eq!(refused.status.code(), Some(1), "{said}");
        assert!(said.contains(why), "{said}");
    }
    assert_eq!(std::fs::read_to_string(database.file("there")).unwrap(), "mine");
    // A reader of the database leaves its log file next to it.
    let names = || {
        let files = database.file("").read_dir().unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<_> = names.filter(|name| !name.starts_with("henge.db")).collect();
        names.sort();
        names
    };
    let before = names();
    assert!(back_up(&database, "zzz").status.success());
    assert_eq!(names(), [before, vec!["zzz".to_owned()]].concat());
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_a_backup() {
    use std::os::unix::fs::PermissionsExt as _;
    let database = Database::new();
    database.open().await.close().await;
    assert!(back_up(&database, "backup.db").status.success());
    let mode = database.file("backup.db").metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[tokio::test]
async fn a_backup_is_made_once_a_day_and_the_last_seven_are_kept() {
    let database = Database::new();
    let (store, folder) = (database.open().await, database.file("backups"));
    std::fs::create_dir(&folder).unwrap();
    for day in 1..=9 {
        std::fs::write(folder.join(format!("henge-2020-01-0{day}.db")), "").unwrap();
    }
    std::fs::write(folder.join("henge-mine.db"), "").unwrap();
    for _ in 0..2 {
        store.back_up_today(&folder).await.unwrap();
    }
    let names = folder.read_dir().unwrap().map(|file| file.unwrap().file_name());
    let mut names: Vec<_> = names.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names.len(), 8, "{names:?}");
    assert_eq!(names[0], "henge-2020-01-04.db");
    assert_eq!(names[7], "henge-mine.db");
    store.close().await;
}
