//! Settings, read once from the environment and from an `.env` file.
//!
//! clap can read environment variables (`env`), but only as values of options: the token could then be given on the
//! command line, where every process sees it, and an error message would print it. clap also treats an empty variable
//! as set and knows no `.env` file. So [`Variable`] declares the variables, and the help text is made from it.

mod environment;
mod token;
mod variable;

use std::net::{SocketAddr, ToSocketAddrs as _};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use token::{token, token_in};

use crate::daily::DayClock;
use crate::language::Pseudo;
use crate::sharding::ShardRange;
use crate::table::Randomness;

pub use crate::computer::advice::Effort;

pub use environment::{Environment, UnreadableFile};
pub use variable::Variable;

/// The pause between two emojis that are added. Discord does not document a rate limit for them.
const EMOJI_PAUSE: Duration = Duration::from_secs(1);
/// The default of `PRESSES_PER_SECOND`, for tests that read no environment.
const PRESSES_A_SECOND: NonZeroU32 = NonZeroU32::new(5).unwrap();
/// Discord shows that an interaction has failed after this time.
const OLDEST_PRESS: Duration = Duration::from_secs(3);

/// A deferred response is sent after this time; half of the three seconds remain for the network.
const ANNOUNCED_AFTER: Duration = Duration::from_millis(1500);

/// The settings of the bot.
#[derive(Clone)]
pub struct Settings {
    /// The bot's token. It is never printed.
    pub token: String,
    pub database_url: String,
    /// The folder for nightly backups.
    pub backups: Option<PathBuf>,
    /// The base URL of Discord's API, if it is not Discord's own.
    pub api_base: Option<String>,
    /// The pause of a computer player before it acts.
    pub pause: Duration,
    /// The address of `/metrics`, `/healthz` and `/readyz`.
    pub metrics: Option<SocketAddr>,
    pub watch: Watch,
    /// The source of seeds and of the computer players' randomness; fixed in tests.
    pub randomness: Randomness,
    pub presses: Presses,
    /// The pseudo-language that is written instead of English, to try the bot in it.
    pub pseudo: Option<Pseudo>,
    pub pictures: Pictures,
    /// The pause between two emojis that are added to the application; `None` adds none, for tests.
    pub emoji_pause: Option<Duration>,
    /// The shards of this process, if several run the bot; otherwise it runs as many as Discord recommends.
    pub shards: Option<ShardRange>,
    pub daily: Daily,
    /// The number of worlds in which the judge of finished games tries things; less in tests.
    pub effort: Effort,
}

/// The deal of the day.
#[derive(Clone, Debug, Default)]
pub struct Daily {
    /// The folder with the secret, if it is not next to the database.
    pub folder: Option<PathBuf>,
    /// The clock by which the days change; tests move it.
    pub clock: DayClock,
}

/// Whether tables are shown with pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pictures {
    /// In every channel in which the bot may attach files.
    #[default]
    On,
    Off,
}

/// Limits on interactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presses {
    /// The number of interactions per person and second; a burst of four seconds' worth is allowed.
    pub a_second: NonZeroU32,
    /// Older interactions are dropped: Discord no longer accepts an answer.
    pub oldest: Duration,
    /// An answer that takes longer than this is deferred.
    pub announced_after: Duration,
}

impl Default for Presses {
    fn default() -> Self {
        Self { a_second: PRESSES_A_SECOND, oldest: OLDEST_PRESS, announced_after: ANNOUNCED_AFTER }
    }
}

/// The detection of a gateway connection that acknowledges heartbeats but delivers no events; tests shorten it.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    /// After this time without an event, the bot sends a request that the gateway has to answer.
    pub quiet: Duration,
    /// The time in which the gateway has to answer.
    pub patience: Duration,
}

impl Default for Watch {
    fn default() -> Self {
        Self { quiet: Duration::from_mins(10), patience: Duration::from_secs(30) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    Text,
    /// One JSON object a line, with the time.
    Json,
}

/// The reason why the environment is not sufficient to run the bot.
#[derive(Debug, thiserror::Error)]
pub enum Unset {
    #[error(
        "DISCORD_TOKEN is not set: run henge setup, see .env.example, or play without an account: henge playground"
    )]
    Token,
    #[error("cannot read DISCORD_TOKEN_FILE {path}: {error}")]
    TokenFile { path: PathBuf, error: std::io::Error },
    /// The token does not have the form of a token. It is not quoted.
    #[error(
        "{what} is no token: it should be three parts with a dot between them, without spaces or quotes"
    )]
    NotAToken { what: &'static str },
    /// A variable has an invalid value. The token has a variant of its own, because this one quotes the value.
    #[error("{} is {value:?}: it should be {should_be}", variable.name())]
    Wrong {
        variable: Variable,
        value: String,
        /// A description of the valid values.
        should_be: &'static str,
    },
}

pub fn database_url(environment: &Environment) -> String {
    environment.value(Variable::DatabaseUrl)
}

/// The `.env` file of a bot whose token is in this file next to it.
pub fn env_file(token_file: &str) -> String {
    let database = Variable::DatabaseUrl;
    format!(
        "# Written by henge setup. The guide explains every setting (docs/hosting.md, Settings).\n\
         {}={token_file}\n\
         {}={}\n",
        Variable::DiscordTokenFile.name(),
        database.name(),
        database.sets().1.unwrap_or_default()
    )
}

/// The folder for nightly backups.
pub fn backup_folder(environment: &Environment) -> Option<PathBuf> {
    environment.variable(Variable::BackupDir).map(PathBuf::from)
}

/// The address of `/metrics`, `/healthz` and `/readyz`.
///
/// # Errors
/// `METRICS` is not an address.
pub fn metrics_address(environment: &Environment) -> Result<Option<SocketAddr>, Unset> {
    if environment.variable(Variable::Metrics).is_none() {
        return Ok(None);
    }
    let should_be = "an address of this machine, like 127.0.0.1:7460";
    environment.read_as(Variable::Metrics, should_be, |text| {
        let addresses: Vec<_> = text.to_socket_addrs().map(Iterator::collect).unwrap_or_default();
        // A name such as localhost may have several addresses; every machine has the IPv4 one.
        let first = addresses.iter().find(|address| address.is_ipv4()).or(addresses.first());
        first.copied().map(Some)
    })
}

/// The shards of this process; `None` if it runs all.
fn shards(environment: &Environment) -> Result<Option<ShardRange>, Unset> {
    if environment.variable(Variable::Shards).is_none() {
        return Ok(None);
    }
    let should_be = "the first and the last shard of this process, counted from 0, and the number of all, \
                     at most 16384, like 0-3/16";
    environment.read_as(Variable::Shards, should_be, |text| text.parse().ok().map(Some))
}

impl Settings {
    /// Reads the settings.
    ///
    /// # Errors
    /// A variable is missing or invalid.
    pub fn read(environment: &Environment) -> Result<Self, Unset> {
        Self::with(token(environment)?, environment)
    }

    /// Reads the settings of a bot whose token the host has typed, and not set.
    ///
    /// # Errors
    /// The text is no token, or a variable is invalid.
    pub fn read_with_token(typed: &str, environment: &Environment) -> Result<Self, Unset> {
        let token = token_in(typed).ok_or(Unset::NotAToken { what: "this" })?;
        Self::with(token, environment)
    }

    fn with(token: String, environment: &Environment) -> Result<Self, Unset> {
        let milliseconds = |text: &str| text.parse().ok().map(Duration::from_millis);
        let on_or_off = |text: &str| match text {
            "on" => Some(Pictures::On),
            "off" => Some(Pictures::Off),
            _ => None,
        };
        Ok(Self {
            token,
            pause: environment.read_as(
                Variable::ComputerPauseMs,
                "milliseconds, like 1200",
                milliseconds,
            )?,
            presses: Presses {
                a_second: environment.read_as(
                    Variable::PressesPerSecond,
                    "a number, like 5",
                    |text| text.parse().ok(),
                )?,
                ..Presses::default()
            },
            pictures: environment.read_as(Variable::Pictures, "on or off", on_or_off)?,
            database_url: database_url(environment),
            backups: backup_folder(environment),
            api_base: environment.variable(Variable::DiscordApiBase),
            metrics: metrics_address(environment)?,
            watch: Watch::default(),
            randomness: Randomness::System,
            pseudo: None,
            emoji_pause: Some(EMOJI_PAUSE),
            shards: shards(environment)?,
            daily: Daily {
                folder: environment.variable(Variable::DailyDir).map(PathBuf::from),
                ..Daily::default()
            },
            effort: Effort::FULL,
        })
    }
}

impl LogFormat {
    /// Reads `LOG_FORMAT`.
    ///
    /// # Errors
    /// There is no such format.
    pub fn read(environment: &Environment) -> Result<Self, Unset> {
        environment.read_as(Variable::LogFormat, "text or json", |text| match text {
            "text" => Some(Self::Text),
            "json" => Some(Self::Json),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests;
