//! A database made by a newer version, and a read-only one.
#![cfg(unix)]

use std::process::{Command, Output};

use henge::store::{OpenError, Store};
use sqlx::Connection as _;

use crate::store::database::Database;

#[tokio::test]
async fn a_database_of_a_newer_version_says_what_to_do() {
    let database = Database::new();
    database.open().await.close().await;
    let mut connection = database.connect().await;
    let step =
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
                values (99999999999999, '', true, x'00', 0)";
    sqlx::query(step).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let error = Store::open(&database.url()).await.err().unwrap();
    let said = error.to_string();
    assert!(matches!(error, OpenError::Newer { .. }), "{said}");
    for words in ["henge.db was made by a newer henge", "install that", "restore the backup"] {
        assert!(said.contains(words), "{said}");
    }
}

/// Runs the program on a read-only mount; `None` if this machine does not allow such a mount.
fn on_a_read_only_mount(database: &Database, command: &str) -> Option<Output> {
    let script = format!(
        "mount --bind . . && mount -o remount,bind,ro . && cd \"$PWD\" && exec {} {command}",
        env!("CARGO_BIN_EXE_henge")
    );
    let mut shell = Command::new("unshare");
    shell.args(["--map-root-user", "--mount", "sh", "-c"]).current_dir(database.file(""));
    let may_mount = shell.arg("mount --bind . . && mount -o remount,bind,ro .").output();
    if !may_mount.is_ok_and(|output| output.status.success()) {
        eprintln!("nothing can be mounted on this machine: this is not tried");
        return None;
    }
    let mut shell = Command::new("unshare");
    shell.args(["--map-root-user", "--mount", "sh", "-c", &script]);
    shell.current_dir(database.file("")).env("DATABASE_URL", database.url());
    Some(shell.output().unwrap())
}

#[tokio::test]
async fn a_database_on_a_read_only_mount_can_be_read() {
    let (database, elsewhere) = (Database::new(), Database::new());
    database.open().await.close().await;
    let backup = elsewhere.file("backup.db");
    for command in ["recount".to_owned(), format!("backup {}", backup.display())] {
        let Some(output) = on_a_read_only_mount(&database, &command) else { return };
        assert!(output.status.success(), "{output:?}");
    }
    Store::open(&format!("sqlite://{}", backup.display())).await.unwrap().close().await;
}

#[tokio::test]
async fn what_stands_in_the_log_alone_is_not_passed_over_there() {
    let (database, copy) = (Database::new(), Database::new());
    let store = database.open().await;
    let mut connection = database.connect().await;
    let add = "insert into person (id, name) values (7, 'Ada')";
    sqlx::query(add).execute(&mut connection).await.unwrap();
    for name in ["henge.db", "henge.db-wal"] {
        std::fs::copy(database.file(name), copy.file(name)).unwrap();
    }
    connection.close().await.unwrap();
    store.close().await;
    let Some(output) = on_a_read_only_mount(&copy, "recount") else { return };
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
    for words in ["nothing can be written", "henge.db-wal", "copy both"] {
        assert!(said.contains(words), "{said}");
    }
}
