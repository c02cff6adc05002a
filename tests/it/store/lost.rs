//! The database's files are deleted or replaced under a running bot: it acknowledges nothing that
//! would be lost, and loses nothing that it has acknowledged.
#![cfg(unix)]

use std::path::Path;
use std::time::Duration;

use henge::store::{Store, WriteError};
use henge::table::TableId;

use crate::store::database::{Database, opening};

/// A lobby is acknowledged, then this happens to the files. The next lobby must not be
/// acknowledged, and the first must exist when the bot starts again.
async fn check(happens: impl FnOnce(&Path, &Path)) {
    let database = Database::new();
    let store = database.open().await;
    let (first, _) = store.open_table(opening(1)).await.unwrap();
    happens(&database.path(), &database.file("henge.db-wal"));
    let second = store.open_table(opening(2)).await;
    assert!(matches!(second, Err(WriteError::FilesGone)), "{second:?}");
    tokio::time::timeout(Duration::from_secs(9), store.is_lost()).await.expect("the writer ends");
    let third = store.open_table(opening(3)).await;
    assert!(matches!(third, Err(WriteError::Closed)), "{third:?}");
    check_is_there(&store, first.id).await;
    // The copy is made as after a kill, without waiting for anything that the bot would still do.
    let again = Database::new();
    std::fs::copy(database.path(), again.path()).unwrap();
    check_is_there(&again.open().await, first.id).await;
    store.close().await;
}

async fn check_is_there(store: &Store, table: TableId) {
    assert!(store.table(table).await.unwrap().is_some());
}

#[tokio::test]
async fn a_deleted_write_ahead_log_is_noticed_before_anything_is_acknowledged() {
    check(|_, log| std::fs::remove_file(log).unwrap()).await;
}

#[tokio::test]
async fn a_replaced_write_ahead_log_is_noticed_before_anything_is_acknowledged() {
    check(|_, log| {
        let other = log.with_extension("other");
        std::fs::copy(log, &other).unwrap();
        std::fs::rename(other, log).unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_moved_database_is_noticed_before_anything_is_acknowledged() {
    let database = Database::new();
    let store = database.open().await;
    store.open_table(opening(1)).await.unwrap();
    std::fs::rename(database.path(), database.file("moved.db")).unwrap();
    let second = store.open_table(opening(2)).await;
    assert!(matches!(second, Err(WriteError::FilesGone)), "{second:?}");
    store.close().await;
}
