//! The database's files are accessible to their owner only, and to one process.
#![cfg(unix)]

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use henge::store::{OpenError, Store};

use crate::store::database::Database;

const FILES: [&str; 4] = ["henge.db", "henge.db-wal", "henge.db-shm", "henge.db.lock"];

fn mode(path: &Path) -> u32 {
    path.metadata().unwrap().permissions().mode() & 0o777
}

fn check_modes(database: &Database) {
    for name in FILES {
        assert_eq!(mode(&database.file(name)), 0o600, "{name}");
    }
}

#[tokio::test]
async fn only_the_owner_may_read_them() {
    let database = Database::new();
    let store = database.open().await;
    check_modes(&database);
    store.close().await;
}

#[tokio::test]
async fn what_others_could_read_they_cannot_any_more() {
    let database = Database::new();
    database.open().await.close().await;
    for name in FILES {
        let file = database.file(name);
        std::fs::File::options().create(true).append(true).open(&file).unwrap();
        std::fs::set_permissions(&file, Permissions::from_mode(0o644)).unwrap();
    }
    let store = database.open().await;
    check_modes(&database);
    store.close().await;
}

#[tokio::test]
async fn a_link_to_an_open_database_opens_no_second_bot() {
    let database = Database::new();
    let store = database.open().await;
    let link = database.file("link.db");
    std::os::unix::fs::symlink(database.path(), &link).unwrap();
    for path in [link, database.file("../").join(database.path())] {
        let second = Store::open(&format!("sqlite://{}", path.display())).await;
        assert!(matches!(second, Err(OpenError::InUse { .. })), "{}", path.display());
    }
    store.close().await;
}

#[tokio::test]
async fn a_link_to_nothing_yet_is_followed() {
    let database = Database::new();
    let link = database.file("link.db");
    std::os::unix::fs::symlink(database.path(), &link).unwrap();
    let store = Store::open(&format!("sqlite://{}", link.display())).await.unwrap();
    check_modes(&database);
    store.close().await;
}

#[tokio::test]
async fn a_database_with_two_names_is_not_opened() {
    let database = Database::new();
    database.open().await.close().await;
    let other = database.file("other.db");
    std::fs::hard_link(database.path(), &other).unwrap();
    for path in [database.path(), other] {
        let opened = Store::open(&format!("sqlite://{}", path.display())).await;
        assert!(matches!(opened, Err(OpenError::Linked { .. })), "{}", path.display());
    }
}

/// A starting program holds copies of all open files for a moment.
#[tokio::test]
async fn a_closed_database_may_be_opened_again_while_programs_are_started() {
    let database = Database::new();
    let is_over = Arc::new(AtomicBool::new(false));
    let starting = {
        let is_over = is_over.clone();
        thread::spawn(move || {
            while !is_over.load(Ordering::Relaxed) {
                Command::new("true").status().unwrap();
            }
        })
    };
    for _ in 0..40 {
        database.open().await.close().await;
    }
    is_over.store(true, Ordering::Relaxed);
    starting.join().unwrap();
}
