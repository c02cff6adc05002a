//! Information for hosts: metrics over HTTP, health, and a machine-readable log, with the real
//! program.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

mod figures;
#[cfg(unix)]
mod guide;
mod image;
#[path = "../shared/program.rs"]
mod program;
mod references;
#[cfg(unix)]
mod setup;
mod standby;
#[cfg(target_os = "linux")]
mod supervised;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStderr, Command};
use std::time::{Duration, Instant};

use playground::{Options, Person, Playground};
use program::{PATIENCE, TOKEN, check_refused, henge, run};
use serde_json::Value;
use tempfile::TempDir;

/// The folder of the sources.
fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A bot on a playground that reports metrics and health to its host.
struct Hosted {
    program: Child,
    log: Log,
    figures: SocketAddr,
    playground: Playground,
    folder: TempDir,
}

/// The program's log on standard error, line by line.
struct Log {
    lines: std::io::Lines<BufReader<ChildStderr>>,
    read: Vec<Value>,
}

impl Log {
    /// Reads on until a line whose message begins with this text.
    fn wait_for(&mut self, message: &str) -> Value {
        loop {
            let line = self.next().unwrap_or_else(|| panic!("{message:?} is never said"));
            if line["message"].as_str().unwrap().starts_with(message) {
                return line;
            }
        }
    }

    fn next(&mut self) -> Option<Value> {
        let line = self.lines.next()?.unwrap();
        let line: Value = serde_json::from_str(&line).unwrap_or_else(|_| panic!("no JSON: {line}"));
        self.read.push(line.clone());
        Some(line)
    }
}

impl Hosted {
    async fn start() -> Self {
        Self::start_with(&[]).await
    }

    /// Starts a bot with additional settings.
    async fn start_with(settings: &[(&str, &str)]) -> Self {
        let hosted = Self::starting(settings).await;
        hosted.playground.wait_ready().await.unwrap();
        hosted
    }

    /// A bot with additional settings that may not be connected yet.
    async fn starting(settings: &[(&str, &str)]) -> Self {
        let options = Options { patience: PATIENCE, ..Options::default() };
        let (folder, playground) =
            (TempDir::new().unwrap(), Playground::start(options).await.unwrap());
        let mut environment = vec![
            ("DISCORD_TOKEN", playground.token()),
            ("DISCORD_API_BASE", playground.base()),
            ("COMPUTER_PAUSE_MS", "0"),
            ("METRICS", "localhost:0"),
            ("LOG_FORMAT", "json"),
        ];
        environment.extend(settings);
        let mut program = henge(folder.path(), &["run"], &environment).spawn().unwrap();
        let lines = BufReader::new(program.stderr.take().unwrap()).lines();
        let mut log = Log { lines, read: Vec::new() };
        let said = log.wait_for("figures are at http://");
        let address = said["message"].as_str().unwrap().strip_prefix("figures are at http://");
        let figures = address.unwrap().strip_suffix("/metrics").unwrap().parse().unwrap();
        Self { program, log, figures, playground, folder }
    }

    fn person(&self, name: &str) -> Person {
        self.playground.person(name).unwrap()
    }

    /// The status and the body of a response.
    fn ask(&self, path: &str) -> (u16, String) {
        self.ask_for(path, "*/*")
    }

    /// The status and the body of a response in this content type.
    fn ask_for(&self, path: &str, form: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.figures).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: henge\r\nAccept: {form}\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
    }

    /// Waits until a response satisfies a condition.
    async fn wait_for(&self, path: &str, like: impl Fn(u16, &str) -> bool) {
        let start = Instant::now();
        loop {
            let (status, body) = self.ask(path);
            if like(status, &body) {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "in vain: {status} {body}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until the value of this metric is 1.
    async fn wait_for_one(&self, name: &str) {
        self.wait_for("/metrics", |_, text| figure(text, name) == 1).await;
    }

    fn health(&self, metrics: &str) -> std::process::Output {
        run(self.folder.path(), &["health"], &[("METRICS", metrics)])
    }

    /// Asks the bot to stop. Returns everything that it logged.
    fn stop(&mut self) -> Vec<Value> {
        let id = self.program.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        while self.log.next().is_some() {}
        assert!(self.program.wait().unwrap().success());
        std::mem::take(&mut self.log.read)
    }
}

/// The value of the metric with this name and these labels; 0 if it does not exist yet.
fn figure(text: &str, name: &str) -> u64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map_or(0, |figure| figure.parse().unwrap())
}

/// Checks that this text identifies nobody.
#[track_caller]
fn check_nobody_is_named(hosted: &Hosted, text: &str) {
    let people = ["Ada", "Ben"].map(|name| hosted.person(name));
    for person in &people {
        assert!(!text.contains(&person.name), "a name in {text}");
        assert!(!text.contains(&person.id.to_string()), "an id in {text}");
    }
    assert!(!text.contains(hosted.playground.token()), "the token in {text}");
    for event in hosted.playground.journal().events() {
        for secret in ["id", "token", "guild_id", "channel_id"] {
            let Some(secret) = event.data[secret].as_str() else { continue };
            assert!(!text.contains(secret), "{secret} in {text}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_reads_what_was_played_and_nobody_is_named() {
    let mut hosted = Hosted::start().await;
    let (ada, wizards) = (hosted.person("Ada"), hosted.playground.channel("wizards").unwrap());
    let shown = ada.command(&wizards, "/wizard play preset:quick").await.unwrap();
    let lobby = shown.message().unwrap();
    hosted.wait_for_one("henge_tables{stage=\"lobby\"}").await;
    ada.press(&lobby, "Start now with computers").await.unwrap();
    hosted.wait_for_one("henge_tables{stage=\"playing\"}").await;
    let pressed = "henge_presses_total{kind=\"shared\",outcome=\"answered\"}";
    hosted.wait_for_one(pressed).await;

    let (_, text) = hosted.ask("/metrics");
    for moved in [
        "henge_presses_total{kind=\"post\",outcome=\"answered\"}",
        "henge_answer_seconds_count",
        "henge_discord_requests_total{route=\"answer\",status=\"200\"}",
        "henge_commit_seconds_count",
        "henge_gateway_connected",
        "henge_memory_bytes",
    ] {
        assert!(figure(&text, moved) >= 1, "{moved} in {text}");
    }
    check_nobody_is_named(&hosted, &text);

    let ask = ada.command(&wizards, "/wizard end").await.unwrap().message().unwrap();
    ada.press(&ask, "End the table").await.unwrap();
    hosted.wait_for_one("henge_games_ended_total").await;
    // A press is counted once its answer has arrived.
    let answered = |text: &str| -> u64 {
        let counts = text.lines().filter_map(|line| line.split_once(",outcome=\"answered\"} "));
        counts.map(|(_, count)| count.parse::<u64>().unwrap()).sum()
    };
    hosted.wait_for("/metrics", |_, text| answered(text) == 4).await;
    let log = hosted.stop();
    let sum =
        log.iter().find(|line| line["message"].as_str().unwrap().starts_with("what was done"));
    let sum = sum.unwrap();
    assert_eq!((&sum["games_ended"], &sum["playing"]), (&1.into(), &0.into()), "{sum}");
    assert!(sum["presses_answered"].as_u64() >= Some(4) && sum["timestamp"].is_string(), "{sum}");
    let lines: Vec<String> = log.iter().map(Value::to_string).collect();
    check_nobody_is_named(&hosted, &lines.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_still_starts_stops_in_order() {
    Hosted::starting(&[]).await.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_is_told_whether_people_can_play() {
    let mut hosted = Hosted::start().await;
    hosted.wait_for("/readyz", |status, text| (status, text) == (200, "ready\n")).await;
    assert_eq!(hosted.ask("/healthz"), (200, "alive\n".to_owned()));
    assert_eq!(hosted.ask("/").0, 404);
    // The session is lost, and serenity takes about five seconds for a new one.
    hosted.playground.gateway().forget_sessions();
    hosted.playground.gateway().drop_connections();
    hosted.wait_for("/readyz", |status, text| status == 503 && text.contains("gateway")).await;
    assert_eq!(hosted.ask("/healthz").0, 200);
    let unhealthy = hosted.health(&hosted.figures.to_string());
    check_refused(&unhealthy, 1, &["nobody can play", "gateway"]);
    hosted.wait_for("/readyz", |status, _| status == 200).await;
    assert!(hosted.health(&hosted.figures.to_string()).status.success());
    let everywhere = format!("0.0.0.0:{}", hosted.figures.port());
    assert!(hosted.health(&everywhere).status.success());
    hosted.stop();
}

#[test]
fn without_a_bot_health_fails() {
    let folder = TempDir::new().unwrap();
    let ask = |environment: &[(&str, &str)]| run(folder.path(), &["health"], environment);
    check_refused(&ask(&[]), 2, &["METRICS is not set"]);
    check_refused(&ask(&[("METRICS", "127.0.0.1:9")]), 1, &["no henge answers", "127.0.0.1:9"]);
}

/// Checks that the program refuses to start with this setting, with a message that contains these
/// words.
#[track_caller]
fn check_setting_refused(setting: (&str, &str), words: &[&str]) {
    let folder = TempDir::new().unwrap();
    let environment = [("DISCORD_TOKEN", TOKEN), setting];
    check_refused(&run(folder.path(), &[], &environment), 2, words);
}

#[test]
fn settings_that_make_no_sense_are_named() {
    check_setting_refused(("LOG_FORMAT", "xml"), &["LOG_FORMAT", "\"xml\"", "json"]);
    check_setting_refused(("METRICS", "7460"), &["METRICS", "\"7460\"", "127.0.0.1:7460"]);
    check_setting_refused(("METRICS", "nowhere.invalid:7460"), &["METRICS", "nowhere.invalid"]);
}

#[test]
fn an_address_that_is_taken_is_named() {
    let (folder, taken) = (TempDir::new().unwrap(), std::net::TcpListener::bind("127.0.0.1:0"));
    let address = taken.as_ref().unwrap().local_addr().unwrap().to_string();
    let environment = [("DISCORD_TOKEN", TOKEN), ("METRICS", &address)];
    check_refused(&run(folder.path(), &[], &environment), 2, &["METRICS", &address]);
}

/// The settings in `.env.example`: the names in capitals on the left of an equals sign.
fn settings() -> Vec<String> {
    let example = include_str!("../../.env.example");
    let lines = example.lines().map(|line| line.trim_start_matches('#'));
    let names = lines.filter_map(|line| Some(line.split_once('=')?.0));
    names.filter(|name| !name.contains(' ')).map(str::to_owned).collect()
}

#[test]
fn the_guide_explains_every_setting() {
    let guide = include_str!("../../docs/hosting.md");
    let folder = TempDir::new().unwrap();
    let help = String::from_utf8(run(folder.path(), &["run", "--help"], &[]).stdout).unwrap();
    assert!(settings().len() > 6, "{:?}", settings());
    for setting in settings() {
        assert!(guide.contains(&format!("| `{setting}` |")), "{setting} in docs/hosting.md");
        assert!(help.contains(&setting), "{setting} in the help");
    }
}
