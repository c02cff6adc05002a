//! Rewriting a file of an earlier version, once: then no page holds a row that was deleted before, and the file has the
//! pointer map that tells pages apart.

use std::path::Path;

use sqlx::SqliteConnection;
use tracing::{info, warn};

/// A rough number of bytes that are rewritten in a second.
const A_SECOND: u64 = 100_000_000;
/// SQLite's number for the mode in which free pages are given back on request.
const INCREMENTAL: i64 = 2;

/// Returns true if the file had a pointer map when this connection last read from it.
pub(super) async fn has_a_map(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let kind: i64 = sqlx::query_scalar("pragma auto_vacuum").fetch_one(connection).await?;
    Ok(kind == INCREMENTAL)
}

/// Returns true if the log is empty now.
pub(super) async fn empty_log(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let emptied = sqlx::query_as::<_, (bool, i64, i64)>("pragma wal_checkpoint(truncate)");
    let (is_busy, _, _) = emptied.fetch_one(connection).await?;
    Ok(!is_busy)
}

/// Rewrites a file of an earlier version, unless that was done before. Without enough room the file is used as it is,
/// and a deletion takes as long as before.
pub(super) async fn bring_up_to_date(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<(), sqlx::Error> {
    if has_a_map(connection).await? {
        return Ok(());
    }
    let bytes = path.metadata().map(|file| file.len()).unwrap_or_default();
    let (seconds, megabytes) = (bytes.div_ceil(A_SECOND), (2 * bytes).div_ceil(1_000_000));
    info!(
        "{} is rewritten, once, so that no game waits for a deletion from now on: that takes about {seconds} s, \
         and {megabytes} MB of free space meanwhile",
        path.display()
    );
    match rewrite(connection).await {
        Ok(()) => {
            info!("{} is rewritten", path.display());
            empty_log(connection).await.map(drop)
        }
        Err(why) => {
            warn!(
                "{} is used as it is: games will wait for deletions, and the next start tries again: {why}",
                path.display()
            );
            Ok(())
        }
    }
}

/// Rewrites the database, outside a transaction, with a pointer map. The copy may be large and is made in a file, though
/// other temporary data is kept in memory.
pub(super) async fn rewrite(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("pragma temp_store = file").execute(&mut *connection).await?;
    let rewritten = sqlx::query("vacuum").execute(&mut *connection).await;
    sqlx::query("pragma temp_store = memory").execute(&mut *connection).await?;
    rewritten.map(drop)
}
