//! What the environment and an `.env` file set, read once.

use std::collections::HashMap;
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::table::Randomness;

/// How long a computer player pauses before it acts, unless it is set.
const PAUSE: Duration = Duration::from_millis(1200);
/// How long after an emoji another one is added: of adding them Discord says no limit.
const EMOJI_PAUSE: Duration = Duration::from_secs(1);
/// How many presses of one person are taken in a second, unless it is set.
const PRESSES_A_SECOND: NonZeroU32 = NonZeroU32::new(5).unwrap();
/// Discord tells who pressed that it has failed after this.
const OLDEST_PRESS: Duration = Duration::from_secs(3);

/// Half of these three seconds are left for the way.
const ANNOUNCED_AFTER: Duration = Duration::from_millis(1500);

/// Variables of the process and, where it lacks them, of an `.env` file. Those of the file never become variables of the
/// process: nothing that it starts inherits the token.
#[derive(Default)]
pub struct Environment {
    file: HashMap<String, String>,
}

/// Why an `.env` file cannot be read. Its lines are not shown, because one of them may hold the token.
#[derive(Debug, thiserror::Error)]
#[error("cannot read .env: {0}; see .env.example")]
pub struct UnreadableFile(String);

/// What the bot is set to.
#[derive(Clone)]
pub struct Settings {
    /// The bot's token. Never shown.
    pub token: String,
    /// Where the database is.
    pub database_url: String,
    /// Where a backup is made each night, if one is.
    pub backups: Option<PathBuf>,
    /// Another address than Discord's own.
    pub api_base: Option<String>,
    /// How long a computer player pauses before it acts.
    pub pause: Duration,
    /// Where the host may ask how the bot is doing.
    pub metrics: Option<SocketAddr>,
    /// When a gateway is taken for deaf.
    pub watch: Watch,
    /// Where secrets and the luck of computer players come from; tests fix it.
    pub randomness: Randomness,
    /// What is taken of people's presses.
    pub presses: Presses,
    /// Whether tables are shown with pictures.
    pub pictures: Pictures,
    /// How long after an emoji another one is added that the application does not have; `None` adds none, for tests.
    pub emoji_pause: Option<Duration>,
}

/// Whether tables are shown with pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pictures {
    /// Where Discord takes them.
    On,
    /// Nowhere: as text alone.
    Off,
}

/// What is taken of people's presses and commands, and when they are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presses {
    /// How many of one person in a second; they may be four seconds ahead of it.
    pub a_second: NonZeroU32,
    /// The oldest that are answered: Discord gives them up after three seconds.
    pub oldest: Duration,
    /// An answer that is not there by then is announced first, and comes later.
    pub announced_after: Duration,
}

impl Default for Presses {
    fn default() -> Self {
        Self { a_second: PRESSES_A_SECOND, oldest: OLDEST_PRESS, announced_after: ANNOUNCED_AFTER }
    }
}

/// When a gateway is taken for deaf that acknowledges heartbeats and tells nothing; tests shorten it.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    /// After so long without an event it is asked something.
    pub quiet: Duration,
    /// It has so long to answer.
    pub patience: Duration,
}

impl Default for Watch {
    fn default() -> Self {
        Self { quiet: Duration::from_mins(10), patience: Duration::from_secs(30) }
    }
}

/// The form of a line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    Text,
    /// A JSON object with the time, for machines.
    Json,
}

/// What the environment lacks.
#[derive(Debug, thiserror::Error)]
pub enum Unset {
    /// No token.
    #[error(
        "DISCORD_TOKEN is not set: see .env.example, or play without an account: henge playground"
    )]
    Token,
    /// The token's file cannot be read.
    #[error("cannot read DISCORD_TOKEN_FILE {path}: {error}")]
    TokenFile {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The token holds what no token holds.
    #[error(
        "DISCORD_TOKEN is no token: it should be three parts with a dot between them, without spaces or quotes"
    )]
    NotAToken,
    /// The pause is not a number.
    #[error("COMPUTER_PAUSE_MS is {0:?}: it should be milliseconds, like 1200")]
    Pause(String),
    /// The presses in a second are not a number.
    #[error("PRESSES_PER_SECOND is {0:?}: it should be a number, like 5")]
    Presses(String),
    /// The address cannot be listened on.
    #[error("METRICS is {0:?}: it should be an address of this machine, like 127.0.0.1:7460")]
    Metrics(String),
    /// There is no such choice about pictures.
    #[error("PICTURES is {0:?}: it should be on or off")]
    Pictures(String),
    /// There is no such form of a log.
    #[error("LOG_FORMAT is {0:?}: it should be text or json")]
    LogFormat(String),
}

impl Environment {
    /// The process's environment, and an `.env` file of this folder or of one above it. Where the file cannot be read,
    /// none of its lines is taken.
    ///
    /// # Errors
    /// There is such a file, and it cannot be read.
    pub fn read() -> Result<Self, UnreadableFile> {
        let Some(path) = env_file() else { return Ok(Self::default()) };
        let unreadable = |error: dotenvy::Error| match error {
            dotenvy::Error::LineParse(_, _) => {
                "a line is not NAME=value (a value with spaces needs quotes)".to_owned()
            }
            other => other.to_string(),
        };
        let file = variables(&path).map_err(|error| UnreadableFile(unreadable(error)))?;
        Ok(Self { file })
    }

    /// A variable that is set to something.
    pub fn variable(&self, name: &str) -> Option<String> {
        let set = std::env::var(name).ok().or_else(|| self.file.get(name).cloned())?;
        Some(set.trim().to_owned()).filter(|value| !value.is_empty())
    }
}

/// Where the database is, as the environment sets it.
pub fn database_url(environment: &Environment) -> String {
    environment.variable("DATABASE_URL").unwrap_or_else(|| "sqlite://henge.db".to_owned())
}

/// The folder for a backup each night, as the environment sets it.
pub fn backup_folder(environment: &Environment) -> Option<PathBuf> {
    environment.variable("BACKUP_DIR").map(PathBuf::from)
}

/// Where the host may ask how the bot is doing, as the environment sets it.
///
/// # Errors
/// It is no address.
pub fn metrics_address(environment: &Environment) -> Result<Option<SocketAddr>, Unset> {
    let Some(text) = environment.variable("METRICS") else { return Ok(None) };
    let addresses: Vec<_> = text.to_socket_addrs().map(Iterator::collect).unwrap_or_default();
    // A name may mean several, as localhost does: everybody has the one of IPv4.
    let first = addresses.iter().find(|address| address.is_ipv4()).or(addresses.first());
    first.copied().map(Some).ok_or(Unset::Metrics(text))
}

impl Settings {
    /// Reads the environment.
    ///
    /// # Errors
    /// What is missing or wrong.
    pub fn read(environment: &Environment) -> Result<Self, Unset> {
        let variable = |name| environment.variable(name);
        let token = token(environment)?;
        let pause = match variable("COMPUTER_PAUSE_MS") {
            Some(text) => Duration::from_millis(text.parse().map_err(|_| Unset::Pause(text))?),
            None => PAUSE,
        };
        let mut presses = Presses::default();
        if let Some(text) = variable("PRESSES_PER_SECOND") {
            presses.a_second = text.parse().map_err(|_| Unset::Presses(text))?;
        }
        let pictures = match variable("PICTURES").as_deref() {
            None | Some("on") => Pictures::On,
            Some("off") => Pictures::Off,
            Some(other) => return Err(Unset::Pictures(other.to_owned())),
        };
        let api_base = variable("DISCORD_API_BASE");
        let backups = backup_folder(environment);
        let randomness = Randomness::System;
        let (database_url, metrics) = (database_url(environment), metrics_address(environment)?);
        let watch = Watch::default();
        Ok(Self {
            token,
            database_url,
            backups,
            api_base,
            pause,
            metrics,
            watch,
            randomness,
            presses,
            pictures,
            emoji_pause: Some(EMOJI_PAUSE),
        })
    }
}

impl LogFormat {
    /// Reads the environment.
    ///
    /// # Errors
    /// It names no form that there is.
    pub fn read(environment: &Environment) -> Result<Self, Unset> {
        match environment.variable("LOG_FORMAT").as_deref() {
            None | Some("text") => Ok(Self::Text),
            Some("json") => Ok(Self::Json),
            Some(other) => Err(Unset::LogFormat(other.to_owned())),
        }
    }
}

/// The token, without the word that stands before it in a request.
fn token(environment: &Environment) -> Result<String, Unset> {
    let text = match environment.variable("DISCORD_TOKEN") {
        Some(text) => text,
        None => token_of_file(environment)?,
    };
    let token = text.strip_prefix("Bot ").unwrap_or(&text).trim();
    let of_a_token = |mark: char| mark.is_ascii_alphanumeric() || "-_=".contains(mark);
    let mut parts = token.split('.');
    let is_token = parts.clone().count() == 3
        && parts.all(|part| !part.is_empty() && part.chars().all(of_a_token));
    if is_token { Ok(token.to_owned()) } else { Err(Unset::NotAToken) }
}

fn token_of_file(environment: &Environment) -> Result<String, Unset> {
    let path = PathBuf::from(environment.variable("DISCORD_TOKEN_FILE").ok_or(Unset::Token)?);
    match std::fs::read_to_string(&path) {
        Ok(text) => Ok(text.trim().to_owned()),
        Err(error) => Err(Unset::TokenFile { path, error }),
    }
}

/// The nearest `.env` file, in the folder where the program was started or above it.
fn env_file() -> Option<PathBuf> {
    let folder = std::env::current_dir().ok()?;
    folder.ancestors().map(|folder| folder.join(".env")).find(|file| file.is_file())
}

/// The variables of an `.env` file: of one that is set twice the first.
fn variables(path: &Path) -> Result<HashMap<String, String>, dotenvy::Error> {
    let text = std::fs::read_to_string(path).map_err(dotenvy::Error::Io)?;
    // Some editors of Windows write a mark before the first line.
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let mut variables = HashMap::new();
    for variable in dotenvy::from_read_iter(text.as_bytes()) {
        let (name, value) = variable?;
        variables.entry(name).or_insert(value);
    }
    Ok(variables)
}
