//! The bot: the program itself, as a host starts it.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use playground::Playground;
use serde_json::Value;

use crate::figures;

/// A running bot; it is killed at the end of its scenario.
pub struct Bot {
    program: Child,
    log: PathBuf,
    started: Instant,
    /// The time from its start until it was connected.
    pub ready: Duration,
}

impl Bot {
    /// Starts the bot on the database in this folder, with the default settings of hosts.
    pub async fn start(playground: &Playground, folder: &Path) -> Self {
        let mut bot = Self::launch(playground, &database(folder), None);
        bot.wait_ready(playground).await;
        bot
    }

    /// Starts a process with these shards, or with all of them, on this database; it is not
    /// connected yet.
    pub fn launch(playground: &Playground, database: &Path, shards: Option<&str>) -> Self {
        let log = database.with_extension("log");
        let started = Instant::now();
        let program = Command::new(env!("CARGO_BIN_EXE_henge"))
            .arg("run")
            .env("DISCORD_TOKEN", playground.token())
            .env("DISCORD_API_BASE", playground.base())
            .env("DATABASE_URL", url(database))
            .env("METRICS", "127.0.0.1:0")
            .env("LOG_FORMAT", "json")
            .envs(shards.map(|shards| ("SHARDS", shards)))
            .current_dir(database.parent().unwrap())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::options().create(true).append(true).open(&log).unwrap())
            .spawn()
            .unwrap();
        Self { program, log, started, ready: Duration::ZERO }
    }

    /// Waits until every shard of the bot is connected, also those of other processes.
    pub async fn wait_ready(&mut self, playground: &Playground) {
        playground.wait_ready().await.unwrap();
        self.ready = self.started.elapsed();
    }

    pub fn id(&self) -> u32 {
        self.program.id()
    }

    /// Asks the bot to stop, and waits until it has ended.
    pub fn stop(mut self) {
        let id = self.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.program.wait().unwrap();
    }

    /// The metrics that the bot reports to its host.
    pub fn metrics(&self) -> String {
        let log = std::fs::read_to_string(&self.log).unwrap_or_default();
        let said = log.rsplit_once("figures are at http://").expect("it says where figures are").1;
        let address = said.split('/').next().unwrap();
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "GET /metrics HTTP/1.1\r\nHost: henge\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    }

    /// The value of the metric with this name and these labels; 0 if it does not exist.
    pub fn metric(&self, name: &str) -> f64 {
        let text = self.metrics();
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|figure| figure.parse().ok()).unwrap_or_default()
    }

    /// The numbers of presses and commands, by outcome.
    pub fn presses(&self) -> BTreeMap<String, u64> {
        let mut presses = BTreeMap::new();
        for line in self.metrics().lines().filter_map(|l| l.strip_prefix("henge_presses_total{")) {
            let outcome = line.split("outcome=\"").nth(1).and_then(|rest| rest.split('"').next());
            let count = line.rsplit(' ').next().and_then(|count| count.parse::<u64>().ok());
            if let Some((outcome, count)) = outcome.zip(count) {
                *presses.entry(outcome.to_owned()).or_default() += count;
            }
        }
        presses
    }

    /// Prints the bot's warnings with their frequencies.
    pub fn print_log(&self) {
        let log = std::fs::read_to_string(&self.log).unwrap_or_default();
        let mut said: BTreeMap<String, usize> = BTreeMap::new();
        for line in log.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
            if matches!(line["level"].as_str(), Some("WARN" | "ERROR")) {
                let message = line["message"].as_str().unwrap_or_default();
                // Numbers vary between otherwise equal warnings.
                let message: String =
                    message.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect();
                *said.entry(message).or_default() += 1;
            }
        }
        for (message, times) in said {
            figures::say(
                &format!("log, {times} times"),
                message.chars().take(160).collect::<String>(),
            );
        }
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// The path of the database in a folder.
pub fn database(folder: &Path) -> PathBuf {
    folder.join("henge.db")
}

pub fn database_url(folder: &Path) -> String {
    url(&database(folder))
}

pub fn url(database: &Path) -> String {
    format!("sqlite://{}", database.display())
}
