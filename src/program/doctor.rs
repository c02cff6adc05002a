//! `henge doctor`: reports what is wrong with a set-up, with a line for each check.

mod discord;

use std::fmt::Display;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use discord::discord;

use super::Failure;
use super::health::reached_at;
use super::run::block_on;
use crate::settings::{
    Environment, LogFormat, Settings, UnreadableFile, Unset, backup_folder, database_url,
    metrics_address,
};
use crate::store;
use crate::store::{OpenError, Store};

/// The free space in bytes below which a disk counts as full.
const FULL: u64 = 16 << 20;
/// The maximum age of the last backup if one is made each night.
const A_NIGHT: Duration = Duration::from_hours(26);
/// The duration of a write above which players notice the wait.
const SLOW_WRITE: Duration = Duration::from_millis(50);
/// The cure for a token that Discord does not accept.
pub(super) const NEW_TOKEN: &str = "reset it in the developer portal, and copy the new one whole";
/// The timeout for an answer from the running bot.
const PATIENCE: Duration = Duration::from_secs(5);

/// The printed report, with the number of faults found.
#[derive(Default)]
struct Report {
    wrong: usize,
}

/// The result of one check.
enum Finding {
    /// The check found nothing to do.
    Fine(String),
    /// The bot works, but something could be better.
    Warn(String),
    /// The bot cannot work like this.
    Wrong(String),
}
use Finding::{Fine, Warn, Wrong};

pub(super) fn run(environment: Result<Environment, UnreadableFile>) -> Result<(), Failure> {
    block_on(examine(environment))?
}

async fn examine(environment: Result<Environment, UnreadableFile>) -> Result<(), Failure> {
    let mut report = Report::default();
    report.say("version", Fine(format!("henge {}", env!("CARGO_PKG_VERSION"))))?;
    let environment = match environment {
        Ok(environment) => environment,
        Err(error) => {
            report.say("settings", Wrong(error.to_string()))?;
            Environment::default()
        }
    };
    let settings = Settings::read(&environment);
    report.say("settings", of_settings(&settings, LogFormat::read(&environment)))?;
    if let Ok(settings) = &settings {
        discord(settings, &mut report).await?;
    }
    let url = database_url(&environment);
    let is_running = database(&url, &mut report).await?;
    report.say("backups", of_backups(backup_folder(&environment).as_deref()))?;
    if let Ok(address) = metrics_address(&environment) {
        report.say("METRICS", of_metrics(address, is_running).await)?;
    }
    match report.wrong {
        0 => Ok(()),
        1 => Err(Failure::Failed("one thing is wrong with this set-up".to_owned())),
        wrong => Err(Failure::Failed(format!("{wrong} things are wrong with this set-up"))),
    }
}

impl Report {
    fn say(&mut self, about: &str, finding: Finding) -> Result<(), Failure> {
        let (mark, text) = match finding {
            Fine(text) => ("ok", text),
            Warn(text) => ("warn", text),
            Wrong(text) => {
                self.wrong += 1;
                ("wrong", text)
            }
        };
        let written = writeln!(std::io::stdout(), "{mark:5}  {about:8}  {text}");
        written.map_err(|_| Failure::OutputClosed)
    }
}

fn of_settings(settings: &Result<Settings, Unset>, log: Result<LogFormat, Unset>) -> Finding {
    match (settings, log) {
        (Err(unset), _) => Wrong(unset.to_string()),
        (_, Err(unset)) => Wrong(unset.to_string()),
        (Ok(settings), Ok(_)) => {
            let said = "every setting can be read, and the token has the form of one";
            Fine(match settings.shards {
                None => said.to_owned(),
                Some(range) => format!("{said}; this process runs the shards {range}"),
            })
        }
    }
}

/// Reports the state of the database, and returns whether a bot is using it.
async fn database(url: &str, report: &mut Report) -> Result<bool, Failure> {
    let store::Checkup { path, size, is_in_use, free, write, state } =
        match Store::check_up(url).await {
            Ok(checkup) => checkup,
            Err(error) => {
                report.say("database", Wrong(error.to_string()))?;
                return Ok(false);
            }
        };
    let path = path.display();
    let user = if is_in_use { "a bot uses it" } else { "no bot uses it" };
    let finding = match (state, size) {
        (Err(OpenError::InUse { .. }), _) => {
            Warn(format!("{path} cannot be read here while a bot uses it"))
        }
        (Err(error), _) => Wrong(error.to_string()),
        (Ok(()), Some(size)) => Fine(format!("{path} is whole, {}; {user}", bytes(size))),
        (Ok(()), None) => Fine(format!("{path} is not there yet; the first start makes it")),
    };
    report.say("database", finding)?;
    report.say("disk", of_disk(size.unwrap_or_default(), free, write))?;
    Ok(is_in_use)
}

fn of_disk(size: u64, free: Option<u64>, write: std::io::Result<Duration>) -> Finding {
    let write = match write {
        Ok(write) => write,
        Err(error) => {
            return Wrong(format!("nothing can be written where the database lies: {error}"));
        }
    };
    let free_said = free.map(|free| format!("{} are free, ", bytes(free))).unwrap_or_default();
    let said = format!("{free_said}a small write takes {:.1} ms", write.as_secs_f64() * 1000.0);
    match free {
        Some(free) if free < FULL => Wrong(format!("{said}; make room, or moves will be refused")),
        Some(free) if free < 2 * size => {
            Warn(format!("{said}; a backup needs as much room as the database"))
        }
        Some(_) | None if write > SLOW_WRITE => {
            Warn(format!("{said}; people wait for that at each move"))
        }
        Some(_) | None => Fine(said),
    }
}

fn of_backups(folder: Option<&Path>) -> Finding {
    let Some(folder) = folder else {
        return Warn("none is made each night: set BACKUP_DIR to a folder".to_owned());
    };
    let name = folder.display();
    let failed = |error: &dyn Display| Wrong(format!("the folder {name} cannot be read: {error}"));
    let last = match Store::age_of_last_backup(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => return failed(&error),
        Ok(last) => last,
    };
    let Some(age) = last else {
        return Warn(format!("there is none in {name} yet; a bot that runs makes one each night"));
    };
    let said = format!("the last in {name} is {} h old", age.as_secs() / 3600);
    if age > A_NIGHT {
        Warn(format!("{said}: the bot has not run since, or its log says why"))
    } else {
        Fine(said)
    }
}

async fn of_metrics(address: Option<SocketAddr>, is_running: bool) -> Finding {
    let Some(address) = address else {
        return Fine("not set: nothing is told over HTTP".to_owned());
    };
    match (ready(address).await, is_running) {
        (Ok((true, _)), _) => Fine(format!("the bot at {address} says that people can play")),
        (Ok((false, why)), _) => Wrong(format!("the bot at {address} says: {}", why.trim())),
        (Err(_), false) => Fine(format!("nobody answers at {address}, and no bot runs")),
        (Err(_), true) => Wrong(format!(
            "a bot runs and does not answer at {address}: was it set before its start?"
        )),
    }
}

/// Asks the bot at this address whether people can play, and returns its verdict and its words.
async fn ready(address: SocketAddr) -> Result<(bool, String), reqwest::Error> {
    // The bot is on this machine, so no proxy may be used.
    let client = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build()?;
    let answer = client.get(format!("http://{}/readyz", reached_at(address))).send().await?;
    Ok((answer.status().is_success(), answer.text().await?))
}

fn bytes(count: u64) -> String {
    let units = [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")];
    let unit = units.into_iter().find(|(unit, _)| count >= *unit);
    let Some((unit, name)) = unit else { return format!("{count} bytes") };
    let tenths = count.saturating_mul(10) / unit;
    format!("{}.{} {name}", tenths / 10, tenths % 10)
}
