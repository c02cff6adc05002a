//! `henge doctor` reports what is wrong with a set-up, without any secret.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

#[allow(dead_code, reason = "other tests run programs that refuse")]
#[path = "shared/program.rs"]
mod program;

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command};
use std::time::{Duration, SystemTime};

use playground::{Options, Playground};
use program::{PATIENCE, TOKEN, ended, henge, run, said};
use tempfile::TempDir;

/// The report: for each item `ok`, `warn` or `wrong`, its subject, and the rest of the line.
struct Told {
    code: Option<i32>,
    lines: Vec<(String, String, String)>,
}

impl Told {
    #[track_caller]
    fn by_doctor(folder: &Path, environment: &[(&str, &str)]) -> Self {
        let output = run(folder, &["doctor"], environment);
        let text = String::from_utf8(output.stdout.clone()).unwrap();
        let told = [text.as_str(), &said(&output)].concat();
        for (name, value) in environment {
            assert!(*name != "DISCORD_TOKEN" || !told.contains(value), "{told}");
        }
        let lines = text.lines().map(|line| {
            let mut words = line.split_whitespace();
            let mut word = || words.next().unwrap().to_owned();
            (word(), word(), line.to_owned())
        });
        let lines: Vec<_> = lines.collect();
        let wrong = lines.iter().filter(|(mark, ..)| mark == "wrong").count();
        assert!(
            lines.iter().all(|(mark, ..)| ["ok", "warn", "wrong"].contains(&&**mark)),
            "{text}"
        );
        assert_eq!(output.status.code(), Some(i32::from(wrong > 0)), "{told}");
        assert!(lines.len() <= 20, "{told}");
        Self { code: output.status.code(), lines }
    }

    /// Checks that this subject has this mark, in a line with these words.
    #[track_caller]
    fn check(&self, mark: &str, about: &str, words: &[&str]) {
        let has = |line: &str| words.iter().all(|word| line.contains(word));
        let found = self.lines.iter().any(|told| told.0 == mark && told.1 == about && has(&told.2));
        assert!(found, "{mark} {about} {words:?} is not in {:#?}", self.lines);
    }
}

async fn start_playground() -> Playground {
    Playground::start(Options { patience: PATIENCE, ..Options::default() }).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_up_without_a_fault_has_none() {
    let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
    let environment =
        [("DISCORD_TOKEN", playground.token()), ("DISCORD_API_BASE", playground.base())];
    let told = Told::by_doctor(folder.path(), &environment);
    assert_eq!(told.code, Some(0));
    told.check("ok", "version", &[env!("CARGO_PKG_VERSION")]);
    told.check("ok", "settings", &[]);
    told.check("ok", "Discord", &[" ms"]);
    told.check("ok", "clock", &["agrees with Discord's"]);
    told.check("ok", "token", &["the bot is \"bot\""]);
    told.check("ok", "gateway", &["1000 of 1000 session starts are left", "recommended: 1"]);
    told.check("ok", "servers", &["on 1;", "/wizard play"]);
    told.check("ok", "database", &["henge.db", "not there yet"]);
    told.check("ok", "disk", &["are free", "ms"]);
    told.check("warn", "backups", &["BACKUP_DIR"]);
    told.check("ok", "METRICS", &["not set"]);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "it leaves something behind");
}

/// Stops a program as its host does.
fn stop(program: Child) {
    let id = program.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    ended(program);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_runs_is_noticed() {
    let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
    let set = |metrics| {
        [
            ("DISCORD_TOKEN", playground.token()),
            ("DISCORD_API_BASE", playground.base()),
            ("BACKUP_DIR", "backups"),
            ("METRICS", metrics),
        ]
    };
    let mut bot = henge(folder.path(), &["run"], &set("127.0.0.1:0")).spawn().unwrap();
    let lines = BufReader::new(bot.stderr.take().unwrap()).lines();
    let mut said = lines.map_while(Result::ok);
    let address = said
        .find_map(|line| Some(line.split_once("http://")?.1.strip_suffix("/metrics")?.to_owned()));
    playground.wait_ready().await.unwrap();
    let address = address.unwrap();
    // Later log lines are read as well, so that the program never blocks on its output.
    let rest = std::thread::spawn(move || said.for_each(drop));
    let told = Told::by_doctor(folder.path(), &set(&address));
    assert_eq!(told.code, Some(0));
    told.check("ok", "database", &["henge.db is whole", "a bot uses it"]);
    told.check("ok", "METRICS", &["people can play"]);
    let told = Told::by_doctor(folder.path(), &set("127.0.0.1:1"));
    told.check("wrong", "METRICS", &["a bot runs and does not answer at 127.0.0.1:1"]);
    stop(bot);
    rest.join().unwrap();
    let told = Told::by_doctor(folder.path(), &set(&address));
    told.check("ok", "METRICS", &["no bot runs"]);
    told.check("ok", "database", &["no bot uses it"]);
}

#[test]
fn where_discord_cannot_be_reached_it_says_why() {
    let folder = TempDir::new().unwrap();
    for (base, why) in
        [("http://127.0.0.1:9", "refused"), ("https://discord.invalid", "its name is not found")]
    {
        let environment = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_BASE", base)];
        let told = Told::by_doctor(folder.path(), &environment);
        told.check("wrong", "Discord", &["Discord cannot be reached", why]);
        told.check("ok", "disk", &[]);
        assert_eq!(told.code, Some(1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_setting_does_not_keep_it_from_looking_on() {
    let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
    let told = Told::by_doctor(folder.path(), &[]);
    told.check("wrong", "settings", &["DISCORD_TOKEN is not set"]);
    told.check("ok", "database", &[]);
    std::fs::write(folder.path().join(".env"), "DISCORD_TOKEN=a b c\n").unwrap();
    let told = Told::by_doctor(folder.path(), &[]);
    told.check("wrong", "settings", &["cannot read .env"]);
    std::fs::remove_file(folder.path().join(".env")).unwrap();
    let environment = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_BASE", playground.base())];
    let told = Told::by_doctor(folder.path(), &environment);
    told.check("wrong", "token", &["Discord does not take it", "reset"]);
    told.check("ok", "clock", &[]);
    told.check("warn", "servers", &["not known"]);
    let environment = [("DISCORD_TOKEN", TOKEN), ("DATABASE_URL", "postgres://x")];
    Told::by_doctor(folder.path(), &environment).check("wrong", "database", &["sqlite://henge.db"]);
}

/// A Discord with this date on its clock, which allows few starts and has the bot on no server.
fn strange_discord(date: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for mut socket in listener.incoming().flatten() {
            let mut lines =
                BufReader::new(socket.try_clone().unwrap()).lines().map_while(Result::ok);
            let asked = lines.next().unwrap_or_default();
            let _ = lines.find(String::is_empty);
            let body = if asked.contains("/gateway/bot") {
                r#"{"url":"","shards":16,"session_start_limit":{"total":1000,"remaining":3,"reset_after":7200001,"max_concurrency":1}}"#
            } else if asked.contains("/guilds") {
                "[]"
            } else {
                r#"{"username":"henge"}"#
            };
            let _ = write!(
                socket,
                "HTTP/1.1 200 OK\r\nDate: {date}\r\nX-RateLimit-Limit: 5\r\nX-RateLimit-Remaining: 0\r\n\
                 Connection: close\r\nContent-Length: {}\r\n\r\n{body}",
                body.len()
            );
        }
    });
    base
}

#[test]
fn a_clock_that_is_wrong_and_limits_that_are_near_are_said() {
    let folder = TempDir::new().unwrap();
    for (date, way) in
        [("Sat, 01 Jan 2000 00:00:00 GMT", "ahead of"), ("Sat, 01 Jan 2800 00:00:00 GMT", "behind")]
    {
        let base = strange_discord(date);
        let environment = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_BASE", &*base)];
        let told = Told::by_doctor(folder.path(), &environment);
        told.check("wrong", "clock", &[way, "NTP"]);
        told.check("warn", "limits", &["0 of 5"]);
        told.check("wrong", "gateway", &["3 of 1000", "recommended: 16", "in 3 h"]);
        told.check("warn", "servers", &["on none", "invite"]);
    }
}

#[tokio::test]
async fn a_database_and_backups_that_are_not_well_are_said() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("henge.db");
    let url = format!("sqlite://{}", path.display());
    henge::store::Store::open(&url).await.unwrap().close().await;
    std::fs::create_dir(folder.path().join("backups")).unwrap();
    let environment = [("BACKUP_DIR", "backups")];
    let told = Told::by_doctor(folder.path(), &environment);
    told.check("ok", "database", &["is whole"]);
    told.check("warn", "backups", &["none in backups yet"]);
    let backup = folder.path().join("backups/henge-2026-01-02.db");
    let backup = std::fs::File::create(backup).unwrap();
    Told::by_doctor(folder.path(), &environment).check("ok", "backups", &["0 h old"]);
    backup.set_modified(SystemTime::now() - Duration::from_hours(30)).unwrap();
    Told::by_doctor(folder.path(), &environment).check("warn", "backups", &["30 h old"]);
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[2 * 4096..3 * 4096].fill(0x5a);
    std::fs::write(&path, bytes).unwrap();
    Told::by_doctor(folder.path(), &environment).check("wrong", "database", &["damaged"]);
}
