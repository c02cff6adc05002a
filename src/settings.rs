//! Settings, read once from the environment and from an `.env` file.
//!
//! clap reads variables as well (`env`), but only as values of options: a token could then be written on the command
//! line, where every process of the machine sees it, and an error about it would show it. A variable that is empty, or
//! is in `.env` alone, would count otherwise than here. So [`Variable`] declares them, and the help is made from that.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use strum::VariantArray as _;

use crate::table::Randomness;

/// How long after an emoji another one is added: of adding them Discord says no limit.
const EMOJI_PAUSE: Duration = Duration::from_secs(1);
/// The number of presses of one person that are taken in a second, where nothing is read.
const PRESSES_A_SECOND: NonZeroU32 = NonZeroU32::new(5).unwrap();
/// Discord tells who pressed that it has failed after this.
const OLDEST_PRESS: Duration = Duration::from_secs(3);

/// Half of these three seconds are left for the way.
const ANNOUNCED_AFTER: Duration = Duration::from_millis(1500);

/// A variable of the environment that the program reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE")]
pub enum Variable {
    DiscordToken,
    DiscordTokenFile,
    DatabaseUrl,
    BackupDir,
    ComputerPauseMs,
    PressesPerSecond,
    Pictures,
    RustLog,
    LogFormat,
    Metrics,
    DiscordApiBase,
}

impl Variable {
    /// The name in the environment and in `.env`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// What it sets, and the value that counts where it is not set.
    const fn sets(self) -> (&'static str, Option<&'static str>) {
        match self {
            Self::DiscordToken => ("the bot's token", None),
            Self::DiscordTokenFile => ("a file that holds the token, instead", None),
            Self::DatabaseUrl => ("where games and scores are kept", Some("sqlite://henge.db")),
            Self::BackupDir => ("a folder for a backup each night; the last seven are kept", None),
            Self::ComputerPauseMs => {
                ("how long a computer player pauses, in milliseconds", Some("1200"))
            }
            Self::PressesPerSecond => ("how many presses of one person are taken", Some("5")),
            Self::Pictures => {
                ("tables as pictures, where the bot may send files: on or off", Some("on"))
            }
            Self::RustLog => ("what is logged", Some("henge=info,warn")),
            Self::LogFormat => ("text, or json: a line of the log is a JSON object", Some("text")),
            Self::Metrics => {
                ("where /metrics, /healthz and /readyz are, like 127.0.0.1:7460", None)
            }
            Self::DiscordApiBase => ("another address of Discord's API, for tests", None),
        }
    }

    /// The text about all variables in the help.
    pub fn help() -> String {
        let mut help =
            "Environment (an .env file in this folder is read as well; .env.example says more):"
                .to_owned();
        for variable in Self::VARIANTS {
            let (sets, default) = variable.sets();
            let _ = write!(help, "\n  {:18}  {sets}", variable.name());
            if let Some(default) = default {
                let _ = write!(help, " [default: {default}]");
            }
        }
        help
    }
}

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
    /// A variable, never the token, has a value that it may not have.
    #[error("{} is {value:?}: it should be {should_be}", variable.name())]
    Wrong {
        /// The variable.
        variable: Variable,
        /// The value.
        value: String,
        /// What would be right.
        should_be: &'static str,
    },
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

    /// The value of a variable that is set to something.
    pub fn variable(&self, variable: Variable) -> Option<String> {
        let name = variable.name();
        let set = std::env::var(name).ok().or_else(|| self.file.get(name).cloned())?;
        Some(set.trim().to_owned()).filter(|value| !value.is_empty())
    }

    /// The value of a variable, or else its default.
    pub fn value(&self, variable: Variable) -> String {
        let default = || variable.sets().1.unwrap_or_default().to_owned();
        self.variable(variable).unwrap_or_else(default)
    }

    /// The value of a variable, or else its default, as what it should be.
    fn read_as<T>(
        &self,
        variable: Variable,
        should_be: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Unset> {
        let value = self.value(variable);
        read(&value).ok_or(Unset::Wrong { variable, value, should_be })
    }
}

/// Where the database is, as the environment sets it.
pub fn database_url(environment: &Environment) -> String {
    environment.value(Variable::DatabaseUrl)
}

/// The folder for a backup each night, as the environment sets it.
pub fn backup_folder(environment: &Environment) -> Option<PathBuf> {
    environment.variable(Variable::BackupDir).map(PathBuf::from)
}

/// Where the host may ask how the bot is doing, as the environment sets it.
///
/// # Errors
/// It is no address.
pub fn metrics_address(environment: &Environment) -> Result<Option<SocketAddr>, Unset> {
    if environment.variable(Variable::Metrics).is_none() {
        return Ok(None);
    }
    let should_be = "an address of this machine, like 127.0.0.1:7460";
    environment.read_as(Variable::Metrics, should_be, |text| {
        let addresses: Vec<_> = text.to_socket_addrs().map(Iterator::collect).unwrap_or_default();
        // A name may mean several, as localhost does: everybody has the one of IPv4.
        let first = addresses.iter().find(|address| address.is_ipv4()).or(addresses.first());
        first.copied().map(Some)
    })
}

impl Settings {
    /// Reads the environment.
    ///
    /// # Errors
    /// What is missing or wrong.
    pub fn read(environment: &Environment) -> Result<Self, Unset> {
        let milliseconds = |text: &str| text.parse().ok().map(Duration::from_millis);
        let on_or_off = |text: &str| match text {
            "on" => Some(Pictures::On),
            "off" => Some(Pictures::Off),
            _ => None,
        };
        Ok(Self {
            token: token(environment)?,
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
        environment.read_as(Variable::LogFormat, "text or json", |text| match text {
            "text" => Some(Self::Text),
            "json" => Some(Self::Json),
            _ => None,
        })
    }
}

/// The token, without the word that stands before it in a request.
fn token(environment: &Environment) -> Result<String, Unset> {
    let text = match environment.variable(Variable::DiscordToken) {
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
    let path = PathBuf::from(environment.variable(Variable::DiscordTokenFile).ok_or(Unset::Token)?);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// An environment of such a file alone, for variables that the process of the tests does not have.
    fn environment(lines: &[(&str, &str)]) -> Environment {
        let lines = lines.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Environment { file: lines.collect() }
    }

    #[test]
    fn the_help_names_every_variable_and_the_defaults_are_those_that_count() {
        let help = Variable::help();
        assert_eq!(help.lines().count(), 1 + Variable::VARIANTS.len());
        assert!(help.contains(
            "\n  DATABASE_URL        where games and scores are kept [default: sqlite://henge.db]"
        ));
        let settings = Settings::read(&environment(&[("DISCORD_TOKEN", "a.b.c")])).unwrap();
        assert_eq!(settings.pause, Duration::from_millis(1200));
        assert_eq!(settings.presses, Presses::default());
        assert_eq!((settings.pictures, settings.metrics), (Pictures::On, None));
        assert_eq!(LogFormat::read(&environment(&[])).unwrap(), LogFormat::Text);
    }

    #[track_caller]
    fn check_wrong(name: &str, value: &str, said: &str) {
        let environment = environment(&[("DISCORD_TOKEN", "a.b.c"), (name, value)]);
        let wrong = Settings::read(&environment).err();
        let wrong = wrong.or_else(|| LogFormat::read(&environment).err());
        assert_eq!(wrong.unwrap().to_string(), said);
    }

    #[test]
    fn a_value_that_is_wrong_is_said_with_what_would_be_right() {
        check_wrong(
            "COMPUTER_PAUSE_MS",
            "soon",
            "COMPUTER_PAUSE_MS is \"soon\": it should be milliseconds, like 1200",
        );
        check_wrong(
            "PRESSES_PER_SECOND",
            "0",
            "PRESSES_PER_SECOND is \"0\": it should be a number, like 5",
        );
        check_wrong("PICTURES", "On", "PICTURES is \"On\": it should be on or off");
        check_wrong("LOG_FORMAT", "xml", "LOG_FORMAT is \"xml\": it should be text or json");
        check_wrong(
            "METRICS",
            "7460",
            "METRICS is \"7460\": it should be an address of this machine, like 127.0.0.1:7460",
        );
    }
}
