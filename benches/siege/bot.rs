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

/// A bot that runs. It does not outlive its scenario.
pub struct Bot {
    program: Child,
    log: PathBuf,
    /// From its start until it was connected.
    pub ready: Duration,
}

impl Bot {
    /// Starts it on the database of this folder, with the settings that hosts have.
    pub async fn start(playground: &Playground, folder: &Path) -> Self {
        let log = folder.join("henge.log");
        let started = Instant::now();
        let program = Command::new(env!("CARGO_BIN_EXE_henge"))
            .arg("run")
            .env("DISCORD_TOKEN", playground.token())
            .env("DISCORD_API_BASE", playground.base())
            .env("DATABASE_URL", database_url(folder))
            .env("METRICS", "127.0.0.1:0")
            .env("LOG_FORMAT", "json")
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::options().create(true).append(true).open(&log).unwrap())
            .spawn()
            .unwrap();
        playground.wait_ready().await.unwrap();
        Self { program, log, ready: started.elapsed() }
    }

    pub fn id(&self) -> u32 {
        self.program.id()
    }

    /// Asks it to stop, and waits until it has.
    pub fn stop(mut self) {
        let id = self.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.program.wait().unwrap();
    }

    /// What it tells its host.
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

    /// The figure of this name and these labels; 0 if there is none.
    pub fn metric(&self, name: &str) -> f64 {
        let text = self.metrics();
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|figure| figure.parse().ok()).unwrap_or_default()
    }

    /// How many presses and commands there were, by what became of them.
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

    /// Prints what it warned of, and how often.
    pub fn print_log(&self) {
        let log = std::fs::read_to_string(&self.log).unwrap_or_default();
        let mut said: BTreeMap<String, usize> = BTreeMap::new();
        for line in log.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
            if matches!(line["level"].as_str(), Some("WARN" | "ERROR")) {
                let message = line["message"].as_str().unwrap_or_default();
                // Numbers differ from time to time.
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

/// Where the database of a folder is.
pub fn database(folder: &Path) -> PathBuf {
    folder.join("henge.db")
}

pub fn database_url(folder: &Path) -> String {
    format!("sqlite://{}", database(folder).display())
}
