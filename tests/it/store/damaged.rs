//! A damaged database is not opened, and the host is told what to do.

use std::os::unix::fs::FileExt as _;
use std::process::Command;

use henge::store::{OpenError, Store};

use crate::store::database::Database;

/// The size of a page of SQLite in bytes.
const PAGE: u64 = 4096;

/// A database with data on its third page.
async fn damaged(at: u64) -> Database {
    let database = Database::new();
    database.open().await.close().await;
    let file = std::fs::File::options().write(true).open(database.path()).unwrap();
    file.write_all_at(&[0x5a; PAGE as usize], at).unwrap();
    database
}

#[tokio::test]
async fn a_damaged_database_is_not_opened() {
    for page in 0..3 {
        let database = damaged(page * PAGE).await;
        let opened = Store::open(&database.url()).await;
        let damaged = matches!(opened, Err(OpenError::Damaged { .. }));
        assert!(damaged, "page {page}: {:?}", opened.err());
    }
}

#[tokio::test]
async fn the_host_is_told_to_restore_a_backup() {
    let database = damaged(2 * PAGE).await;
    let ended = Command::new(env!("CARGO_BIN_EXE_henge"))
        .arg("run")
        .env("DATABASE_URL", database.url())
        .env("DISCORD_TOKEN", "a.b.c")
        .env("DISCORD_API_BASE", "http://127.0.0.1:9")
        .current_dir(database.file(""))
        .output()
        .unwrap();
    let said = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(1), "{said}");
    assert!(said.contains("henge.db is damaged") && said.contains("backup"), "{said}");
}
