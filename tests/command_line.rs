//! The real program from outside: how it starts, refuses to start, and stops.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

#[path = "shared/program.rs"]
mod program;

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use henge::record::verify;
use playground::{Options, Person, Playground};
use program::{PATIENCE, TOKEN, check_refused, ended, henge, run, said};
use sqlx::Connection as _;
use tempfile::TempDir;

/// Checks how the program ends when it is run with this database.
#[track_caller]
fn check_database_refused(folder: &Path, url: &str, code: i32, words: &[&str]) {
    let environment = [("DISCORD_TOKEN", TOKEN), ("DATABASE_URL", url)];
    check_refused(&run(folder, &["run"], &environment), code, words);
}

#[test]
fn without_a_token_it_says_where_to_put_one() {
    let folder = TempDir::new().unwrap();
    let words = ["DISCORD_TOKEN", "henge setup", ".env.example", "henge playground"];
    check_refused(&run(folder.path(), &[], &[]), 2, &words);
    check_refused(&run(folder.path(), &["run"], &[("DISCORD_TOKEN", " ")]), 2, &words);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "it leaves something behind");
}

#[test]
fn a_token_that_is_none_is_not_shown() {
    let folder = TempDir::new().unwrap();
    let output = run(folder.path(), &[], &[("DISCORD_TOKEN", "two words")]);
    check_refused(&output, 2, &["DISCORD_TOKEN is no token"]);
    assert!(!said(&output).contains("two words"));
    for none in ["abc", "a.b", "a.b.c.d", "a..c", "\"a.b.c\"", "Bot two.w ords.x", "a.b.ç"] {
        let output = run(folder.path(), &[], &[("DISCORD_TOKEN", none)]);
        check_refused(&output, 2, &["DISCORD_TOKEN is no token", "three parts", "without spaces"]);
        assert!(!said(&output).contains(none), "{none}");
    }
    let environment = [("DISCORD_TOKEN_FILE", "missing.txt")];
    let output = run(folder.path(), &[], &environment);
    check_refused(&output, 2, &["DISCORD_TOKEN_FILE", "missing.txt"]);
    let environment = [("DISCORD_TOKEN", TOKEN), ("COMPUTER_PAUSE_MS", "soon")];
    check_refused(&run(folder.path(), &[], &environment), 2, &["COMPUTER_PAUSE_MS", "\"soon\""]);
    let environment = [("DISCORD_TOKEN", TOKEN), ("PRESSES_PER_SECOND", "0")];
    check_refused(&run(folder.path(), &[], &environment), 2, &["PRESSES_PER_SECOND", "\"0\""]);
    let environment = [("DISCORD_TOKEN", TOKEN), ("PICTURES", "maybe")];
    check_refused(&run(folder.path(), &[], &environment), 2, &["PICTURES", "\"maybe\""]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_discord_does_not_take_is_named() {
    let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
    let environment = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_BASE", playground.base())];
    let words = ["Discord does not take this token", "DISCORD_TOKEN", ".env.example"];
    check_refused(&run(folder.path(), &[], &environment), 2, &words);
    // Users copy the token together with the word that precedes it in a request.
    let token = format!("Bot {TOKEN}");
    let environment = [("DISCORD_TOKEN", &*token), ("DISCORD_API_BASE", playground.base())];
    check_refused(&run(folder.path(), &[], &environment), 2, &words);
}

#[test]
fn an_env_file_is_read_by_the_commands_that_need_it_alone() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    std::fs::write(path.join(".env"), "DISCORD_TOKEN=MTIz.in.file\nTHIS IS NO LINE\n").unwrap();
    for arguments in
        [&["run"][..], &["backup", "x.db"], &["record", "1"], &["recount"], &["health"]]
    {
        let output = run(path, arguments, &[]);
        check_refused(&output, 2, &["cannot read .env", "NAME=value"]);
        assert!(!said(&output).contains("in.file"), "{output:?}");
    }
    let ended_well = |arguments: &[&str]| {
        let output = run(path, arguments, &[]);
        assert_eq!((output.status.code(), said(&output).as_str()), (Some(0), ""), "{arguments:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    ended_well(&["--version"]);
    ended_well(&["--help"]);
    ended_well(&["player", "--level", "random"]);
    let games = ["--game", "dice", "--players", "2", "--seats", "random"];
    let record = ended_well(&[&["simulate"], &games[..]].concat());
    ended_well(&[&["tournament"], &games[..]].concat());
    check_verified_by_the_program(path, &record);
}

#[test]
fn the_environment_wins_over_the_env_file() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    let within = path.join("within");
    std::fs::create_dir(&within).unwrap();
    // Editors on Windows put a byte order mark before the first line.
    std::fs::write(path.join(".env"), "\u{feff}DATABASE_URL=sqlite://filed.db\n").unwrap();
    check_refused(&run(&within, &["recount"], &[]), 1, &["filed.db"]);
    let environment = [("DATABASE_URL", "sqlite://named.db")];
    check_refused(&run(&within, &["recount"], &environment), 1, &["named.db"]);
    let environment = [("DATABASE_URL", " ")];
    check_refused(&run(&within, &["recount"], &environment), 1, &["henge.db"]);
}

#[test]
fn an_address_with_nobody_there_is_named() {
    let folder = TempDir::new().unwrap();
    let environment = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_BASE", "http://127.0.0.1:9")];
    let output = run(folder.path(), &[], &environment);
    check_refused(&output, 1, &["Discord cannot be reached", "http://127.0.0.1:9", "refused"]);
}

#[test]
fn a_database_that_cannot_be_used_is_named() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    std::fs::create_dir(path.join("folder.db")).unwrap();
    std::fs::write(path.join("text.db"), "Once upon a time there were sixty cards.\n".repeat(99))
        .unwrap();
    check_database_refused(path, "sqlite://folder.db", 1, &["folder.db"]);
    check_database_refused(path, "sqlite://text.db", 1, &["text.db", "not a database"]);
    check_database_refused(path, "sqlite://no/folder/henge.db", 1, &["no/folder/henge.db"]);
    let words = ["DATABASE_URL", "sqlite://henge.db"];
    check_database_refused(path, "postgres://localhost/henge", 2, &words);
    let text = std::fs::read_to_string(path.join("text.db")).unwrap();
    assert!(text.starts_with("Once upon a time"), "it is overwritten");
}

#[cfg(unix)]
#[test]
fn a_database_without_permission_is_named() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = TempDir::new().unwrap();
    let file = folder.path().join("sealed.db");
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o000)).unwrap();
    if std::fs::read(&file).is_ok() {
        eprintln!("who may read everything cannot try this");
        return;
    }
    check_database_refused(folder.path(), "sqlite://sealed.db", 1, &["sealed.db"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_recounted_and_repaired() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    check_refused(&run(path, &["recount"], &[]), 1, &["there is no database", "DATABASE_URL"]);
    let url = format!("sqlite://{}", path.join("henge.db").display());
    let store = henge::store::Store::open(&url).await.unwrap();
    let recount = |arguments: &[&str]| {
        let output = run(path, arguments, &[]);
        (output.status.code(), String::from_utf8(output.stdout.clone()).unwrap(), said(&output))
    };
    let fine = (
        Some(0),
        "0 games are recounted: every figure is what it should be\n".to_owned(),
        String::new(),
    );
    assert_eq!(recount(&["recount"]), fine, "while the bot runs");
    let (code, _, said) = recount(&["recount", "--repair"]);
    assert_eq!((code, said.contains("in use by another henge")), (Some(1), true), "{said}");
    store.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path.join("henge.db"));
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    for alter in [
        "insert into person (id, name) values (7, 'Ada')",
        "insert into rating values (1, 'cards', 7, 25, 8, 1)",
    ] {
        sqlx::query(alter).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let line = "rating of person 7 (cards, server 1): should not be there";
    let (code, listed, said) = recount(&["recount"]);
    assert_eq!((code, listed.as_str()), (Some(1), &*format!("{line}\n")), "{said}");
    assert!(said.contains("not what 0 games come to; henge recount --repair"), "{said}");
    let (code, listed, _) = recount(&["recount", "--repair"]);
    let repaired = format!("{line}\n0 games are recounted: what differed is repaired\n");
    assert_eq!((code, listed), (Some(0), repaired));
    assert_eq!(recount(&["recount", "--repair"]), fine);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_split_by_shards_and_merged_again() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    let url = format!("sqlite://{}", path.join("henge.db").display());
    henge::store::Store::open(&url).await.unwrap().close().await;
    check_refused(&run(path, &["split", "henge.db", "--into", "."], &[]), 2, &["<RANGES>"]);
    check_refused(&run(path, &["split", "henge.db", "0/1"], &[]), 2, &["--into <FOLDER>"]);
    let half = ["split", "henge.db", "0-1/4", "--into", "."];
    check_refused(&run(path, &half, &[]), 2, &["shard 2 of 4 is in no range"]);
    let none = ["split", "henge.db", "4/4", "--into", "."];
    check_refused(&run(path, &none, &[]), 2, &["4/4", "like 0-3/16", "henge --help"]);
    check_refused(&run(path, &["merge", "henge.db"], &[]), 2, &["--into <DATABASE>"]);
    let printed = |arguments: &[&str]| {
        let output = run(path, arguments, &[]);
        assert_eq!((output.status.code(), said(&output).as_str()), (Some(0), ""), "{arguments:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let nothing = |file: &str| format!("{file}: 0 servers, 0 tables, 0 games recounted\n");
    let parts = ["./henge-0-2-of-4.db", "./henge-3-of-4.db"];
    let split = ["split", "henge.db", "3/4", "0-2/4", "--into", "."];
    assert_eq!(printed(&split), parts.map(nothing).concat());
    check_refused(&run(path, &split, &[]), 1, &["henge-0-2-of-4.db exists already"]);
    let files = [parts[0], parts[1], "merged.db"];
    let merge = ["merge", parts[0], parts[1], "--into", "merged.db"];
    assert_eq!(printed(&merge), files.map(nothing).concat());
    check_refused(&run(path, &merge, &[]), 1, &["merged.db exists already"]);
}

/// A bot on a playground, in its own process.
struct Bot {
    program: Child,
    folder: TempDir,
    playground: Playground,
}

async fn start_playground() -> Playground {
    Playground::start(Options { patience: PATIENCE, ..Options::default() }).await.unwrap()
}

impl Bot {
    async fn start() -> Self {
        let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
        let program = run_on(&playground, folder.path()).spawn().unwrap();
        playground.wait_ready().await.unwrap();
        Self { program, folder, playground }
    }

    fn person(&self, name: &str) -> Person {
        self.playground.person(name).unwrap()
    }

    fn record(&self, table: &str) -> Output {
        run(self.folder.path(), &["record", table], &[])
    }

    /// Asks the bot to stop. Returns its output and its folder.
    fn stop(self) -> (Output, TempDir) {
        let id = self.program.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        (ended(self.program), self.folder)
    }
}

fn run_on(playground: &Playground, folder: &Path) -> Command {
    let environment =
        [("DISCORD_TOKEN", playground.token()), ("DISCORD_API_BASE", playground.base())];
    henge(folder, &["run"], &environment)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_one_on_the_same_database_refuses_to_start() {
    let bot = Bot::start().await;
    let second = ended(run_on(&bot.playground, bot.folder.path()).spawn().unwrap());
    check_refused(&second, 1, &["henge.db", "in use by another henge", "DATABASE_URL"]);
    assert!(bot.playground.bot_connected(), "the first one goes on");
    bot.stop();
}

/// The only line that a program printed which ended with this code.
#[track_caller]
fn last_word(program: Child, code: i32) -> String {
    let output = ended(program);
    let said = said(&output);
    assert_eq!(output.status.code(), Some(code), "{said}");
    let mut lines = said.lines().filter_map(|line| line.strip_prefix("henge: "));
    let line = lines.next().expect("it says why").to_owned();
    assert_eq!(lines.next(), None, "{said}");
    line
}

#[tokio::test(flavor = "multi_thread")]
async fn a_close_code_that_is_final_ends_it_and_says_what_to_do() {
    let cures = [
        (4004, "copy it anew into DISCORD_TOKEN"),
        (4010, "report it"),
        (4012, "install a newer one"),
        (4013, "report it"),
        (4014, "report it"),
    ];
    for (code, cure) in cures {
        let bot = Bot::start().await;
        bot.playground.gateway().close(code);
        let line = last_word(bot.program, 2);
        assert!(line.contains(&code.to_string()) && line.contains(cure), "{line}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_discord_wants_more_shards_than_it_recommends_the_bot_ends() {
    let bot = Bot::start().await;
    bot.playground.gateway().require(2);
    bot.playground.gateway().close(4011);
    let line = last_word(bot.program, 1);
    assert!(line.contains("1 shard") && line.contains("start the bot again"), "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_discord_wants_more_shards_than_the_settings_say_the_bot_ends() {
    let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
    playground.gateway().require(2);
    let program = run_on(&playground, folder.path()).env("SHARDS", "0/1").spawn().unwrap();
    let line = last_word(program, 2);
    assert!(line.contains("1 shard") && line.contains("raise the number"), "{line}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_press_handled_before_a_kill_and_told_again_is_one_move() {
    let mut bot = Bot::start().await;
    let wizards = bot.playground.channel("wizards").unwrap();
    let options =
        sqlx::sqlite::SqliteConnectOptions::new().filename(bot.folder.path().join("henge.db"));
    let mut database = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let kept = "select count(*) from gateway_session";
    while sqlx::query_scalar::<_, i64>(kept).fetch_one(&mut database).await.unwrap() == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    database.close().await.unwrap();
    bot.person("Ada").command(&wizards, "/wizard play").await.unwrap();
    bot.program.kill().unwrap();
    bot.program.wait().unwrap();
    while bot.playground.bot_connected() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    bot.program = run_on(&bot.playground, bot.folder.path()).spawn().unwrap();
    bot.playground.wait_ready().await.unwrap();
    let events = bot.playground.journal().events();
    let told = |name: &str| events.iter().filter(|event| event.name == name).count();
    assert_eq!((told("READY"), told("RESUMED")), (1, 1), "the session goes on");
    let lobbies = bot.person("Ada").sees(&wizards).into_iter().filter(|now| !now.is_ephemeral());
    assert_eq!(lobbies.count(), 1);
    bot.stop();
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn it_stops_cleanly_when_it_is_asked_to() {
    let bot = Bot::start().await;
    let token = bot.playground.token().to_owned();
    let wizards = bot.playground.channel("wizards").unwrap();
    bot.person("Ada").command(&wizards, "/wizard play").await.unwrap();
    let (output, folder) = bot.stop();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stdout.is_empty());
    let said = said(&output);
    assert!(said.contains("stopping") && !said.contains(&token), "{said}");
    let left = folder.path().join("henge.db-wal");
    let size = std::fs::metadata(left).map_or(0, |file| file.len());
    assert_eq!(size, 0, "the write-ahead log is not written back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_printed_once_the_game_is_over() {
    let bot = Bot::start().await;
    let (ada, wizards) = (bot.person("Ada"), bot.playground.channel("wizards").unwrap());
    check_refused(&bot.record("7"), 1, &["there is no table 7", "henge.db"]);
    let lobby =
        ada.command(&wizards, "/wizard play preset:quick").await.unwrap().message().unwrap();
    check_refused(&bot.record("1"), 1, &["no game", "table 1"]);
    ada.press(&lobby, "Start now with computers").await.unwrap();
    check_refused(&bot.record("1"), 1, &["still played", "table 1"]);
    check_refused(&bot.record("one"), 2, &["one"]);
    let ask = ada.command(&wizards, "/wizard end").await.unwrap().message().unwrap();
    ada.press(&ask, "End the table").await.unwrap();
    let output = bot.record("1");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let record = String::from_utf8(output.stdout).unwrap();
    assert_eq!(verify(&record).unwrap().games, 1);
    check_verified_by_the_program(bot.folder.path(), &record);
    bot.stop();
}

fn check_verified_by_the_program(folder: &Path, record: &str) {
    let mut command = henge(folder, &["verify", "-"], &[]);
    let mut program = command.stdin(Stdio::piped()).spawn().unwrap();
    program.stdin.take().unwrap().write_all(record.as_bytes()).unwrap();
    let mut said = String::new();
    program.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(program.wait().unwrap().success() && said.starts_with("1 games"), "{said}");
}

#[test]
fn a_record_without_a_database_makes_none() {
    let folder = TempDir::new().unwrap();
    check_refused(&run(folder.path(), &["record", "1"], &[]), 1, &["henge.db"]);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn arguments_that_do_not_exist_are_refused_in_one_line() {
    let folder = TempDir::new().unwrap();
    for arguments in
        [["fly", "high"], ["run", "--fast"], ["record", "--table"], ["playground", "x"]]
    {
        check_refused(&run(folder.path(), &arguments, &[]), 2, &["henge --help"]);
    }
}
