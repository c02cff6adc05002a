//! What the environment sets, read once.

use std::net::{SocketAddr, ToSocketAddrs as _};
use std::num::NonZeroU32;
use std::path::PathBuf;
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
        "DISCORD_TOKEN is no token: it should be three parts of letters and digits between dots"
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

/// Where the database is, as the environment sets it.
pub fn database_url() -> String {
    variable("DATABASE_URL").unwrap_or_else(|| "sqlite://henge.db".to_owned())
}

/// Where the host may ask how the bot is doing, as the environment sets it.
///
/// # Errors
/// It is no address.
pub fn metrics_address() -> Result<Option<SocketAddr>, Unset> {
    let Some(text) = variable("METRICS") else { return Ok(None) };
    let addresses: Vec<_> = text.to_socket_addrs().map(Iterator::collect).unwrap_or_default();
    // A name may mean several, as localhost does: everybody has the one of IPv4.
    let first = addresses.iter().find(|address| address.is_ipv4()).or(addresses.first());
    first.copied().map(Some).ok_or(Unset::Metrics(text))
}

impl Settings {
    /// Reads the environment; `.env` has been read into it before.
    ///
    /// # Errors
    /// What is missing or wrong.
    pub fn read() -> Result<Self, Unset> {
        let token = token()?;
        if token.chars().any(|mark| !mark.is_ascii_graphic()) {
            return Err(Unset::NotAToken);
        }
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
        let backups = variable("BACKUP_DIR").map(PathBuf::from);
        let randomness = Randomness::System;
        let (database_url, metrics, watch) = (database_url(), metrics_address()?, Watch::default());
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
    pub fn read() -> Result<Self, Unset> {
        match variable("LOG_FORMAT").as_deref() {
            None | Some("text") => Ok(Self::Text),
            Some("json") => Ok(Self::Json),
            Some(other) => Err(Unset::LogFormat(other.to_owned())),
        }
    }
}

fn token() -> Result<String, Unset> {
    if let Some(token) = variable("DISCORD_TOKEN") {
        return Ok(token);
    }
    let path = PathBuf::from(variable("DISCORD_TOKEN_FILE").ok_or(Unset::Token)?);
    match std::fs::read_to_string(&path) {
        Ok(text) => Ok(text.trim().to_owned()),
        Err(error) => Err(Unset::TokenFile { path, error }),
    }
}

/// A variable that is set to something.
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().map(|value| value.trim().to_owned()).filter(|value| !value.is_empty())
}
